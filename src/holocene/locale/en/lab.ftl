# The command `lab` and its report.

lab-description = Plays many games with a card pack and writes a report on what the cards are worth. Several numbers of players may be given with commas between them; without any, all are played.
lab-against-help = a second card pack, shown beside the first
lab-bots-help = who plays, with commas between them ({ $bot } if nothing is said)
lab-games-help = how many games for each number of players and each pack ({ $n } if nothing is said)
lab-out-help = where the report and the games are kept; the same command goes on with what is there
lab-playing = { $n ->
    [one] { $n } player, { $pack }
   *[other] { $n } players, { $pack }
}
lab-written = The report is { $path }, its numbers are { $numbers }.

lab-title = Laboratory: { $game }
lab-show-numbers = Show the numbers
lab-contents = Numbers of players
lab-first-pack = first pack
lab-second-pack = second pack
lab-pack = { $name } ({ $digest })
lab-fact-command = Command
lab-fact-pack = Card pack
lab-fact-rules = Version of the rules
lab-fact-options = Options
lab-fact-bots = Bots
lab-fact-seed = Seed
lab-fact-games = Games for each table
lab-how-to-read = After ± and in brackets stand 95 % intervals. One in twenty of them misses the truth, so among many cards a few will seem better or worse than they are. What the users of a card have more than others is no proof that the card gave it: whoever is ahead can afford more.

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
    [one] In { $n } game several players share the victory.
   *[other] In { $n } games several players share the victory.
}
lab-lost = { $n ->
    [one] { $n } game was won by nobody.
   *[other] { $n } games were won by nobody.
}

lab-targets = Targets
lab-targets-read = Wanted are games of the right length, every seat within 3 points of its fair share of victories, solo scores over all ranks (each in at least 5 % of the games), nothing used in less than 5 % of the games, and nothing used by more than 95 % of the players.
lab-table = Table
lab-target-turns = Turns a player
lab-target-seats = Seat farthest from fair, in points
lab-target-ranks = Ranks reached
lab-target-unused = Hardly used
lab-target-dominating = Nearly always used
lab-finding = { $value } – { $verdict }
lab-verdict-met = reached
lab-verdict-missed = missed
lab-verdict-open = too close to tell

lab-value = Value
lab-measured = Measured
lab-mean-row = Mean
lab-difference = Difference
lab-source = Source
lab-points = Points a player
lab-points-of-winners = Points of winners
lab-share-of-points = Share of all points
lab-age = Age { $age }
lab-place = No. { $n } in turn order

lab-figure-turns = Turns a player
lab-turns-read = On average { $mean }; eight of ten players have { $low } to { $high }.
lab-wanted = Wanted are { $low } to { $high } (the green band).
lab-figure-decisions = Decisions a game
lab-decisions-read = On average { $mean }; eight of ten games have { $low } to { $high }.
lab-figure-ages = Turns in each Age
lab-ages-read = How many turns a player spends in each Age.
lab-figure-scores = Scores
lab-scores-read = On average { $mean }; eight of ten players have { $low } to { $high }.
lab-figure-sources = Where points come from
lab-sources-read = The largest source is { $source } ({ $n }).
lab-figure-seats = Victories by turn order
lab-seats-read = The dashed line is the fair share of { $fair }.
lab-seats-even = No seat is certain to be better or worse than fair.
lab-seat-uneven = Not fair: { $place } wins { $n }.
lab-figure-changes = Changes of the lead
lab-changes-read = On average { $mean }, in eight of ten games { $low } to { $high }, looked at between turns.
lab-halfway = The winner was ahead after half the turns in { $n } of the games.
lab-figure-ranks = Solo ranks
lab-ranks-read = Shares of all solo games; the rest were lost.
lab-figure-endings = How games end
lab-endings-read = Shares of the games.

lab-unused = Hardly used: { $names }.
lab-dominating = Used by nearly everybody: { $names }.
lab-not-chosen = Nobody chooses these freely, so none counts as used too little or too much.
lab-figure-worth = Use and worth
lab-axis-players = used by so many players
lab-axis-games = used in so many games
lab-axis-worth = points more than those without
lab-worth-read = The users of { $best } have the largest lead over the others ({ $more }), those of { $least } the smallest ({ $less }).
lab-association = This is an association, not an effect: whoever is ahead can afford more.
lab-too-few = A dash, and no point in the picture, stands for what could be compared in fewer than { $n } games.
lab-figure-changed = What changed in use
lab-changed-read = Certain to have changed: { $names }.
lab-unchanged = Nothing is certain to have changed.
lab-figure-dead = Drawn in vain
lab-dead-read = { $n } of the cards that came into hands were of no use to their owners.
lab-name = Name
lab-age-column = Age
lab-copies = Copies
lab-by-games = Used in games
lab-by-players = Used by players
lab-worth = Points more than others
lab-wins = Victories above fair, in points
lab-drawn = Came into hands, a game
lab-dead = Drawn in vain
