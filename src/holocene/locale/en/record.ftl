# The command `record`.

record-description = Shows, verifies or replays the record of a game.
record-show-help = show what the record says
record-verify-help = check the deal, every decision and the result
record-replay-help = play the record again, decision by decision
record-file-metavar = FILE
record-file-help = a record, as text or JSON
record-form-help = print the record itself in this form
record-pack-metavar = FOLDER
record-pack-help = the card pack that the game was played with
record-commitment-metavar = HASH
record-commitment-help = the hash that was shown at the start, as you noted it
record-word-metavar = WORD
record-word-help = the word that you gave when you sat down
record-key-metavar = KEY
record-key-help = the public key of the server that should have signed it
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
record-words = Words
record-resigned = Resigned
record-server = Signed by
record-result = Result
record-number = No.
record-seat = Seat
record-decision = Decision
record-events = What happened
record-check-secret = The secret fits the hash in the record.
record-check-words = { $n ->
    [0] No words were mixed into the deal: the secret alone decided it.
    [one] Mixed into the deal: the word of { $n } seat.
   *[other] Mixed into the deal: the words of { $n } seats.
}
record-check-commitment = The hash is the one that you noted at the start.
record-check-word = Your word “{ $word }” was mixed into the deal, for seat { $seat }.
record-check-key = Signed by the server whose key you gave, and not changed since.
record-check-signed = Signed with the key { $server }, and not changed since. Compare the key with the server’s.
record-check-unsigned = The record is not signed: anybody may have changed the names in it.
record-sound = { $n ->
    [one] The record is sound: { $n } decision, as the rules allow.
   *[other] The record is sound: { $n } decisions, as the rules allow.
}
record-unfinished = The game is not over yet.
record-stopped = Stopped before the end; resigned: { $names }
record-won = Victory: { $winners }
record-lost = Nobody won.

bad-record-file = The file “{ $path }” cannot be opened: { $reason }.
bad-record-not-text = The file “{ $path }” is no text.
bad-record-title = This is no record: it does not begin with “holocene-record”.
bad-record-format = The record has format { $format }; format { $known } is read here. Use the program that wrote it.
bad-record-json = The record cannot be read: { $reason }.
bad-record-line = Line { $line } of the record cannot be read: “{ $content }”.
bad-record-incomplete = The record is incomplete: { $reason }.
bad-record-damaged = The record is damaged: its checksum does not fit.
bad-record-game = The record is of a game that is not installed: “{ $game }”.
bad-record-rules = The record was played by rules version { $recorded }; here is version { $known }.
bad-record-pack = The record was played with another card pack ({ $recorded }); here is { $known }. Name the right one with --pack.
bad-record-secret = The record does not hold its secret: wait until the game is over.
bad-record-commitment = The hash in the record is not the one that you noted, but { $recorded }. The deal was exchanged, or this is another game.
bad-record-word = Your word “{ $word }” was not mixed into the deal.
bad-record-unsigned = The record is not signed.
bad-record-signature = The record was changed after it was signed.
bad-record-server = The record was signed by another server, with the key { $server }.
bad-record-altered = The record was altered: { $part ->
    [secret] the secret is not the one that was promised at the start.
    [start] the game cannot begin with these options, seats and position.
    [move] decision { $ply } is not allowed.
    [seat] decision { $ply } belongs to another seat.
    [orders] the decisions do not follow from the orders given ahead.
    [resigned] those who are said to have resigned are not at the table.
    [result] these decisions give another result.
   *[state] these decisions lead to another position.
}
