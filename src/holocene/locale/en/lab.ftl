# The command `lab` and its report.

lab-description = Plays many games with a card pack and reports what each card is worth. Give one or more player counts, separated by commas; without any, all are played.
lab-against-help = a second card pack to compare with the first
lab-bots-help = who plays, separated by commas (default: { $bot })
lab-games-help = how many games for each player count and each pack (default: { $n })
lab-out-help = where to keep the report and the games; run the same command again to continue
lab-playing = { $n ->
    [one] { $n } player, { $pack }
   *[other] { $n } players, { $pack }
}
lab-written = The report is in { $path }, its figures in { $numbers }.

lab-title = Laboratory: { $game }
lab-show-numbers = Show the numbers
lab-contents = Player counts
lab-first-pack = first pack
lab-second-pack = second pack
lab-pack = { $name } ({ $digest })
lab-fact-command = Command
lab-fact-pack = Card pack
lab-fact-rules = Version of the rules
lab-fact-options = Options
lab-fact-bots = Bots
lab-fact-seed = Seed
lab-fact-games = Games per table
lab-how-to-read = The figures after ± and in brackets are 95 % intervals. One in twenty of them misses the truth, so among many cards a few will look better or worse than they are. A card whose owners score more did not necessarily earn them those points: players who are ahead can afford more.

lab-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { $n } %
lab-share = { $n } % ({ $low }–{ $high })
lab-mean = { $n } ± { $half }
lab-of-pack = { $what }, { $pack }
lab-pack-says = { $pack }: { $sentence }

lab-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lab-games = { $n ->
    [one] { $n } game was played.
   *[other] { $n } games were played.
}
lab-shared = { $n ->
    [one] In { $n } game several players shared the victory.
   *[other] In { $n } games several players shared the victory.
}
lab-lost = { $n ->
    [one] { $n } game had no winner.
   *[other] { $n } games had no winner.
}

lab-targets = Targets
lab-targets-read = A good pack gives games of the right length, every seat within 3 points of its fair share of victories and solo scores across all ranks (each in at least 5 % of games). No card should be used in fewer than 5 % of games, or by more than 95 % of players.
lab-table = Table
lab-target-turns = Turns per player
lab-target-seats = Seat furthest from fair, in points
lab-target-ranks = Ranks reached
lab-target-unused = Hardly used
lab-target-dominating = Nearly always used
lab-finding = { $value } – { $verdict }
lab-verdict-met = reached
lab-verdict-missed = missed
lab-verdict-open = too close to call

lab-value = Value
lab-measured = Measured
lab-mean-row = Mean
lab-difference = Difference
lab-source = Source
lab-points = Points per player
lab-points-of-winners = Points of winners
lab-share-of-points = Share of all points
lab-age = Age { $age }
lab-place = No. { $n } in turn order

lab-figure-turns = Turns per player
lab-turns-read = { $mean } on average; eight players in ten take { $low } to { $high }.
lab-wanted = The target is { $low } to { $high } (the green band).
lab-figure-decisions = Decisions per game
lab-decisions-read = { $mean } on average; eight games in ten have { $low } to { $high }.
lab-figure-ages = Turns in each Age
lab-ages-read = How many turns a player spends in each Age.
lab-figure-scores = Scores
lab-scores-read = { $mean } on average; eight players in ten score { $low } to { $high }.
lab-figure-sources = Where points come from
lab-sources-read = The largest source is { $source } ({ $n }).
lab-figure-seats = Victories by turn order
lab-seats-read = The dashed line is the fair share of { $fair }.
lab-seats-even = No seat is clearly better or worse than fair.
lab-seat-uneven = Not fair: { $place } wins { $n }.
lab-figure-changes = Changes of the lead
lab-changes-read = { $mean } on average, { $low } to { $high } in eight games out of ten, counted between turns.
lab-halfway = In { $n } of games, the player ahead at half-time went on to win.
lab-figure-ranks = Solo ranks
lab-ranks-read = Shares of all solo games; the rest were lost.
lab-figure-endings = How games end
lab-endings-read = Shares of all games.

lab-unused = Hardly used: { $names }.
lab-dominating = Used by nearly everyone: { $names }.
lab-not-chosen = Nobody chooses these freely, so none counts as used too little or too much.
lab-figure-worth = Use and worth
lab-axis-players = share of players who used it
lab-axis-games = share of games it was used in
lab-axis-worth = points more than players without it
lab-worth-read = Players with { $best } lead the others by most ({ $more }), those with { $least } by least ({ $less }).
lab-association = This shows what goes together, not what causes what: players who are ahead can afford more.
lab-too-few = A dash, and no point in the picture, means that fewer than { $n } games could be compared.
lab-figure-changed = What changed in use
lab-changed-read = Clearly changed: { $names }.
lab-unchanged = Nothing has clearly changed.
lab-figure-dead = Drawn but never used
lab-dead-read = { $n } of the cards drawn were of no use to whoever drew them.
lab-name = Name
lab-age-column = Age
lab-copies = Copies
lab-by-games = Used in games
lab-by-players = Used by players
lab-worth = Points more than others
lab-wins = Victories above fair, in points
lab-drawn = Drawn per game
lab-dead = Drawn but never used
