# The command `simulate`.

simulate-description = Lets random players play many games and sums up what happened.
simulate-game-metavar = GAME
simulate-game-help = the game: { $games }; with “--help” after it, its options are listed too
simulate-number-metavar = NUMBER
simulate-value-metavar = VALUE
simulate-games-help = how many games to play (1000 if nothing is said)
simulate-threads-help = how many games to play at the same time (1 if nothing is said)
simulate-seed-help = the number from which every deal and every choice follows (1 if nothing is said)
simulate-engine-help = plain Python, machine code, or whichever suits the number of games
simulate-check-help = first check some games: every number within its bounds, every card in its place, both engines alike
simulate-json-help = print the results as JSON
simulate-pack-metavar = FOLDER
simulate-pack-help = play with the card pack of this folder
simulate-game-options = options of { $game }
simulate-option-one = { $option }: { $choices } ({ $default } if nothing is said)
simulate-option-several = { $option }: any of { $choices }, with commas between them

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
    [one] { $n } decision was checked and is sound.
   *[other] { $n } decisions were checked and are sound.
}
simulate-shared = { $n ->
    [one] In { $n } game several players share the victory.
   *[other] In { $n } games several players share the victory.
}
simulate-lost = { $n ->
    [one] In { $n } game nobody wins.
   *[other] In { $n } games nobody wins.
}
simulate-unfinished = { $n ->
    [one] { $n } game was broken off because it did not end.
   *[other] { $n } games were broken off because they did not end.
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
