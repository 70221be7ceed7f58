# The command `simulate`.

simulate-description = Lets random players play many games and sums up what happened.
simulate-game-metavar = GAME
simulate-game-help = the game: { $games }; add “--help” after it to see its options
simulate-number-metavar = NUMBER
simulate-value-metavar = VALUE
simulate-games-help = how many games to play (default: 1000)
simulate-threads-help = how many games to play at once (default: 1)
simulate-seed-help = the number that decides every deal and every choice (default: 1)
simulate-engine-help = plain Python, machine code, or whichever suits the number of games
simulate-check-help = first check some games: every number within bounds, every card in one place, both engines agreeing
simulate-json-help = print the results as JSON
simulate-pack-metavar = FOLDER
simulate-pack-help = play with the card pack in this folder
simulate-game-options = options of { $game }
simulate-option-one = { $option }: { $choices } (default: { $default })
simulate-option-told = { $option } (default: { $default })
simulate-option-several = { $option }: any of { $choices }, separated by commas

simulate-compiling = Preparing the machine code …
simulate-checking = Checking …
simulate-playing = Playing
simulate-interrupted = Interrupted. These are the results so far.
simulate-nothing = No game was finished.
simulate-speed = { $n ->
    [one] { $n } game in { $seconds } s, { $rate } decisions a second ({ $engine ->
        [plain] plain Python
       *[compiled] machine code
    })
   *[other] { $n } games in { $seconds } s, { $rate } decisions a second ({ $engine ->
        [plain] plain Python
       *[compiled] machine code
    })
}
simulate-checked = { $n ->
    [one] { $n } decision was checked and is correct.
   *[other] { $n } decisions were checked and are correct.
}
simulate-shared = { $n ->
    [one] In { $n } game several players shared the victory.
   *[other] In { $n } games several players shared the victory.
}
simulate-lost = { $n ->
    [one] { $n } game had no winner.
   *[other] { $n } games had no winner.
}
simulate-unfinished = { $n ->
    [one] { $n } game was stopped because it did not end.
   *[other] { $n } games were stopped because they did not end.
}
simulate-lengths = Length of a game
simulate-decisions = Decisions
simulate-rounds = Rounds
simulate-results = Wins and points by seat
simulate-seat = Seat
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-mean = Mean
simulate-least = Min.
simulate-p5 = 5 %
simulate-median = Median
simulate-p95 = 95 %
simulate-greatest = Max.
simulate-number = { $n }
simulate-percent = { $n } %
simulate-bounds = { $low }–{ $high } %
audit-span = Game { $game }, decision { $decision }: { $detail }.
audit-unsound = Game { $game }, decision { $decision }: a card is not in exactly one place.
audit-different = Game { $game }, decision { $decision }: plain Python and machine code differ in { $fields }.
audit-legal = Game { $game }, decision { $decision }: plain Python and machine code differ in what is allowed.
