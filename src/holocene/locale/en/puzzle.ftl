# Puzzles: what is asked, what a move is answered, and why one is best. Themes of a game stand in the file of the game.

puzzle-best = The best move
puzzle-best-why = Of all that can be done here, nothing else comes near.
puzzle-goal-win = Find the move that makes your chance of winning { $best }%. No other makes it more than { $next }%.
puzzle-goal-points = Find the move that promises { $best } VP. No other promises more than { $next } VP.
puzzle-less = That can be played, but there is something better.
puzzle-less-win = That can be played. It makes your chance of winning { $win }%; the best move makes it { $best }%.
puzzle-less-points = That can be played. It promises { $n } VP; the best move promises { $best } VP.
puzzle-gain-win = Your chance of winning is { $best }% with it, and { $win }% with the next best move: { $other }.
puzzle-gain-points = It promises { $best } VP, the next best move { $n } VP: { $other }.
puzzle-also = As good: { $moves }.
puzzle-outcome-win = { $win }% to win
puzzle-outcome-points = { $n } VP expected
puzzle-proof = Tried in { $n } trial games, and in { $played } more that were played to the end.

## What cannot be.

no-such-puzzle = There is no puzzle “{ $id }”.
no-such-theme = There is no puzzle with the theme “{ $name }”. Choose from: { $choices }.
no-puzzles = There are no puzzles of this game yet.
puzzle-stale = The puzzle { $id } was made for other rules or cards, so its answer may be wrong now. Choose another.
not-of-the-puzzle = These moves do not belong to the solution. Begin the puzzle again.

## How puzzles are set in the terminal.

command-puzzle = solve a puzzle: find the best move
puzzle-description = Shows a position in which one move is clearly best, and asks for it. Keeps your rating and your streak.
puzzle-game-metavar = GAME
puzzle-game-help = the game; without one, says how many puzzles there are
puzzle-daily-help = the puzzle of today, the same everywhere
puzzle-theme-metavar = THEME
puzzle-theme-help = only puzzles with this theme
puzzle-id-metavar = ID
puzzle-id-help = this puzzle
puzzle-count = { $game }: { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}, from { $low } to { $high }
puzzle-how = “holocene puzzle GAME” sets one that fits your rating; “--daily” that of today.
puzzle-title = Puzzle { $id } – rated { $rating }
puzzle-title-daily = Puzzle of { $day } – rated { $rating }
puzzle-prompt = Your move (“help” explains):
puzzle-word-hint = hint
puzzle-word-solution = solution
puzzle-word-leave = leave
puzzle-help = Type a number or a move. “hint” says more each time, but then the puzzle counts as a miss; “solution” shows the move; “leave” stops. “why”, “table”, “card”, “score”, “rules” and “language” work as at any table.
puzzle-hint-theme = The theme: { $theme }.
puzzle-back = It is taken back. Look again.
puzzle-on = Right. And now?
puzzle-solved = Solved: { $move }
puzzle-shown = The best move: { $move }
puzzle-why = Why it works
puzzle-near = Near misses
puzzle-rating = Your rating: { $rating } ({ $change }). Solved in a row: { $streak }.
puzzle-unrated = Your rating: { $rating }. Only a first try counts.
