# The review of a finished game.
wr-review = Review
wr-of = { $own ->
    [yes] Your game, move by move
   *[no] { $player }’s game, move by move
}
wr-eyes = Whose game
wr-not-over = A game can be reviewed once it is over.
wr-the-end = The end
wr-curve = The curve
wr-figure-chance = { $own ->
    [yes] Your chance of victory, as far as you could know
   *[no] { $player }’s chance of victory, as far as { $player } could know
}
wr-figure-points = { $own ->
    [yes] The points you could expect
   *[no] The points { $player } could expect
}
wr-curve-chance = The chance of victory goes from { $first }% to { $last }%. The list of moments says the same in words.
wr-curve-points = The points to expect go from { $first } to { $last }. The list of moments says the same in words.
wr-even = An equal chance for { $n }
wr-key-own = Own turns
wr-key-others = The others’ turns
wr-mark-fault = Turning point
wr-mark-good = Good
wr-mark-slip = Slip
wr-mark-mistake = Mistake
wr-mark-only = The only way
wr-mark-decided = Already decided
wr-progress = { $total ->
    [0] Counting begins …
   *[other] Counting: { $done } of { $total } decisions
}
wr-counting = Counting …
wr-count-good = { $n } good
wr-count-slip = { $n ->
    [one] { $n } slip
   *[other] { $n } slips
}
wr-count-mistake = { $n ->
    [0] no mistakes
    [one] { $n } mistake
   *[other] { $n } mistakes
}
wr-count-none = no slips, no mistakes
wr-sum-start = Before the deal
wr-sum-decisions = Decisions
wr-sum-luck = Luck
wr-sum-others = The others
wr-sum-end = At the end
wr-sum-note = In percentage points of the chance of victory: what decisions, the luck of the draw and the others’ moves added up to.
wr-sum-note-points = In points: what decisions and the luck of the draw added up to.
wr-step = Step through
wr-first = First decision
wr-last = Last decision
wr-back = One decision back
wr-on = One decision on
wr-next-fault = Next slip or mistake
wr-at = Decision { $n } of { $total }
wr-moments = Moments
wr-which = Which moments
wr-all = all { $n }
wr-no-moments = No slip, no mistake, no great swing.
wr-round = Round { $n }
wr-to = to
wr-percent = { $n }%
wr-points = { $n } VP
wr-cause-decision = Your own decision.
wr-cause-luck = What the cards brought.
wr-cause-others = What the others did.
wr-note-better = Better: { $better }
wr-note-only = The way to win, and it was found.
wr-note-only-alone = The one good way, and it was found.
wr-note-best = The best moment.
wr-title-better = { $played } – better: { $better }
wr-title-good = { $played }
wr-you-played = You played this
wr-played = Played
wr-better = Better
wr-tag-you = you
wr-tag-played = played
wr-tag-better = better
wr-decided = Nothing was left to win or to lose here, so it is not judged.
wr-then = Then:
wr-line = The expected line:
wr-line-step = { $player }: { $move }
wr-since-luck = Luck since the last decision: { $n } percentage points.
wr-since-others = The others since then: { $n } percentage points.
wr-since-luck-points = Luck since the last decision: { $n } VP.
wr-since-others-points = The others since then: { $n } VP.
wr-tried = What moves are worth
wr-doubt = { $n }%, give or take { $doubt }
wr-doubt-points = { $n } VP, give or take { $doubt }
wr-trials = Compared in { $n } trial deals; the line is the margin of doubt.
wr-judged = Judged at a glance: nothing came close.
wr-see-table = See the table
wr-fair = Judged only by what could be known then: unknown cards were dealt anew each time.
