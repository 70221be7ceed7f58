# The command `review`, and what a review says.

review-description = Judges a finished game move by move, only by what one player could know.
review-seat-help = whose game it is: the number of the seat; otherwise the first person’s
review-json-help = print the review as JSON
review-budget-help = in how many deals close moves are compared (otherwise { $n })
review-working = Judging decisions
review-no-network = There is no network for “{ $game }” with these cards and rules, so its games cannot be reviewed.
review-not-over = The game is not over yet. It can be reviewed afterwards.
review-no-seat = There is no seat { $n } in this game: choose from 1 to { $most }.

review-headline-comeback = From { $n }% to victory
review-headline-slipped = { $n }% once, and yet it slipped away
review-headline-mistakes = { $n ->
    [one] One move to learn from
   *[other] { $n } moves to learn from
}
review-headline-slips = { $n ->
    [one] One small slip, nothing more
   *[other] { $n } small slips, nothing more
}
review-headline-decided = As good as decided after round { $n }
review-headline-clean = Nothing to regret

review-gain-both = It would have raised the chance of victory by { $chance ->
    [one] { $chance } percentage point
   *[other] { $chance } percentage points
} and brought { $points } VP more.
review-gain-chance = It would have raised the chance of victory by { $chance ->
    [one] { $chance } percentage point.
   *[other] { $chance } percentage points.
}
review-gain-points = It would have brought { $points } VP more.

review-counts-good = { $n } good
review-counts-only = { $n ->
    [one] { $n } way to win found
   *[other] { $n } ways to win found
}
review-counts-slip = { $n ->
    [one] { $n } slip
   *[other] { $n } slips
}
review-counts-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
review-counts-decided = { $n } when all was decided
review-mark-good = good
review-mark-slip = slip
review-mark-mistake = mistake
review-mark-only = the way to win, and it was found
review-mark-forced = forced
review-mark-decided = already decided
review-cause-luck = luck
review-cause-others = the others
review-cause-decision = own decision

review-curve = Chance of victory, as far as it could be known
review-curve-alone = Points to expect, as far as it could be known
review-sums = { $start }% before the deal, decisions { $decisions }, luck { $luck }, the others { $others }: { $end }% at the end.
review-sums-alone = { $start } VP before the deal, decisions { $decisions }, luck { $luck }: { $end } VP at the end.
review-loss = { $loss } percentage points lost per decision.
review-loss-alone = { $loss } VP lost per decision.
review-turning = Turning points
review-deal = The deal
review-round = round { $n }
review-played = Played: { $move }
review-better = Better: { $move }
review-line = The expected line: { $line }
review-fair = Judged only by what this player could know. Unknown cards were dealt anew each time.
