# The browser: puzzles. $n is a number, $day a day (“18 November”), $game and $name are names, $time is minutes and seconds.

wz-puzzles = Puzzles
wz-lede = Positions from games between strong players, each with a move that is clearly the best. Can you find it?
wz-none = There are no puzzles for this game yet.
wz-puzzle = Puzzle
wz-of-day = Puzzle of { $day }
wz-rated = rated { $n }

## The page of all puzzles
wz-today = Puzzle of the day
wz-solve = Solve it
wz-look = Look again
wz-yours = Yours
wz-your-rating = Your rating
wz-in-row = Solved in a row
wz-streak = Days in a row
wz-done = Solved
wz-done-of = of { $n }
wz-fitting-one = One that suits you, rated { $n }
wz-all-tried = You have tried them all.
wz-kept = Kept in this browser only.
wz-list = All puzzles
wz-found = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
wz-more = Show more
wz-by-level = Difficulty
wz-level-easier = Easier
wz-level-fitting = About right
wz-level-harder = Harder
wz-by-state = So far
wz-state-fresh = Not tried
wz-state-solved = Solved at once
wz-state-later = Solved later
wz-state-missed = Not solved
wz-by-theme = Theme

## A puzzle at its table
wz-behind = { $n ->
    [one] You are { $n } point behind.
   *[other] You are { $n } points behind.
}
wz-ahead = { $n ->
    [one] You are { $n } point ahead.
   *[other] You are { $n } points ahead.
}
wz-level = You are level with the leader.
wz-alone = { $n ->
    [one] You have { $n } point.
   *[other] You have { $n } points.
}
wz-slot = a move
wz-on = Right. Go on.
wz-take-back = Take it back
wz-hint-theme = Theme: { $words }
wz-hint-kind = Look for: { $words }
wz-hint-candidates = One of these: { $words }
wz-hint-more = Another hint
wz-help-note = A hint or the solution counts as a miss for your rating.
wz-give-up = Show the solution

## Solved
wz-solved = Solved
wz-solution = The solution
wz-why = Why it works.
wz-outcomes = What each move comes to
wz-percent = { $n }%
wz-time = Time
wz-solved-by = Solved by
wz-next = Next puzzle
wz-share = Share
wz-all = All puzzles
wz-share-first = Holocene, { $game }: { $name } ({ $n }) solved at the first try in { $time }.
wz-share-later = Holocene, { $game }: { $name } ({ $n }) solved, though not at the first try.
wz-share-shown = Holocene, { $game }: { $name } ({ $n }) was too much for me. You?
