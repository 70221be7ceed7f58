# What a hint says: the moves worth a look, what each promises, and by how much the best is better than the next.

table-hint-kind = Consider: { $kind }
table-hint-candidates = Worth a look:
table-hint-win = { $win }% chance of winning
table-hint-place = { $place ->
    [1] first place expected, { $n } VP ahead
   *[other] place { $place } expected, { $n } VP behind the leader
}
table-hint-move = Best: { $move }.
table-hint-outlook = { $place ->
    [1] { $points } VP, first place, { $win }% to win
    [2] { $points } VP, second place, { $win }% to win
    [3] { $points } VP, third place, { $win }% to win
    [4] { $points } VP, fourth place, { $win }% to win
   *[other] { $points } VP, place { $place }, { $win }% to win
}
table-hint-alone = { $points } VP expected
table-hint-risk = { $points } VP expected, { $win }% chance of not losing
table-hint-gain-both = It should bring { $points } VP more than “{ $other }” and raise your chance of winning by { $win ->
    [one] { $win } percentage point.
   *[other] { $win } percentage points.
}
table-hint-gain-points = It should bring { $points } VP more than “{ $other }”.
table-hint-gain-win = Your chance of winning is { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} better than with “{ $other }”.
table-hint-gain-points-though = It should bring { $points } VP more than “{ $other }”, though your chance of winning is slightly lower.
table-hint-gain-win-though = Your chance of winning is { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} better than with “{ $other }”, though you should score slightly less.
table-hint-gain-safer = It is safer than “{ $other }”.
table-hint-gain-none = “{ $other }” looks just as good.
