# The command `record`.

record-description = Shows, verifies or replays the record of a game.
record-show-help = show what the record says
record-verify-help = check every decision and the result by the rules
record-replay-help = play the record again, decision by decision
record-file-metavar = FILE
record-file-help = a record, as text or JSON
record-form-help = print the record itself in this form
record-pack-metavar = FOLDER
record-pack-help = the card pack that the game was played with
record-until-metavar = NUMBER
record-until-help = stop after this many decisions and show the position

record-game = Game
record-rules = Version of the rules
record-pack = Card pack
record-options = Options
record-seats = Seats
record-position = Begun from
record-secret = Secret
record-secret-kept = kept until the game is over
record-result = Result
record-number = No.
record-seat = Seat
record-decision = Decision
record-events = What happened
record-sound = { $n ->
    [one] The record is sound: { $n } decision, as the rules allow.
   *[other] The record is sound: { $n } decisions, as the rules allow.
}
record-unfinished = The game is not over yet.
record-won = Victory: { $winners }
record-lost = Nobody won.
