# The command `record`.

record-description = Shows, verifies or replays the record of a game.
record-show-help = show what the record says
record-verify-help = check the deal, every decision and the result
record-replay-help = replay the record, decision by decision
record-file-metavar = FILE
record-file-help = a record, as text or JSON
record-form-help = print the record itself in this format
record-pack-metavar = FOLDER
record-pack-help = the card pack the game was played with
record-commitment-metavar = HASH
record-commitment-help = the hash shown at the start, as you noted it
record-word-metavar = WORD
record-word-help = the word you gave when you took your seat
record-key-metavar = KEY
record-key-help = the public key of the server that should have signed it
record-origin-help = the record of the game that it was played on from
record-until-metavar = NUMBER
record-until-help = stop after this many decisions and show the position

record-game = Game
record-rules = Version of the rules
record-pack = Card pack
record-options = Options
record-seats = Seats
record-position = Started from
record-branch = Played on from
record-branch-of = move { $n } of the game with the hash { $game }…
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
record-check-secret = The secret matches the hash in the record.
record-check-words = { $n ->
    [0] No words were mixed into the deal: the secret alone decided it.
    [one] Mixed into the deal: the word of { $n } seat.
   *[other] Mixed into the deal: the words of { $n } seats.
}
record-check-commitment = The hash is the one you noted at the start.
record-check-word = Your word “{ $word }” was mixed into the deal, for seat { $seat }.
record-check-key = Signed by the server whose key you gave, and unchanged since.
record-check-signed = Signed with the key { $server }, and unchanged since. Compare it with the server’s key.
record-check-unsigned = The record is not signed: anyone could have changed the names in it.
record-check-branch = Played on from another game, after { $n } moves, in seat { $seat }; what that seat could not know was dealt anew. Give that game’s record with --origin to check it.
record-check-origin = It was played on from that game, after { $n } moves, in seat { $seat }, and what that seat could not know was dealt anew from its own secret.
record-sound = { $n ->
    [one] The record is valid: { $n } decision, as the rules allow.
   *[other] The record is valid: { $n } decisions, as the rules allow.
}
record-unfinished = The game is not over yet.
record-stopped = Stopped before the end; resigned: { $names }
record-won = Victory: { $winners }
record-lost = Nobody won.

bad-record-file = The file “{ $path }” cannot be opened: { $reason }.
bad-record-not-text = The file “{ $path }” is not a text file.
bad-record-title = This is not a record: it does not begin with “holocene-record”.
bad-record-format = The record has format { $format }, but only format { $known } can be read here. Use the program that wrote it.
bad-record-json = The record cannot be read: { $reason }.
bad-record-line = Line { $line } of the record cannot be read: “{ $content }”.
bad-record-incomplete = The record is incomplete: { $reason }.
bad-record-damaged = The record is damaged: its checksum is wrong.
bad-record-game = The record is of a game that is not installed: “{ $game }”.
bad-record-rules = The game was played with version { $recorded } of the rules; this is version { $known }.
bad-record-pack = The game was played with another card pack ({ $recorded }); this is { $known }. Name the right one with --pack.
bad-record-secret = The record does not contain its secret: wait until the game is over.
bad-record-commitment = The hash in the record is { $recorded }, not the one you noted. The deal was swapped, or this is another game.
bad-record-word = Your word “{ $word }” was not mixed into the deal.
bad-record-origin = The record was not played on from that game, or not from the position that it gives.
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
