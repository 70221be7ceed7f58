## The browser: the others' moves, shown one after the other
wt-tempo = The others’ moves
wt-tempo-off = At once
wt-tempo-slow = Slow
wt-tempo-normal = Normal
wt-tempo-fast = Fast
wt-plays = { $player } plays
wt-playing = The others play
wt-skip = Skip ahead
wt-skip-to-mine = Skip to your turn
wt-pause = Pause
wt-go-on = Play on
wt-back = One step back
wt-on = One step on
wt-space = Space
wt-progress = How much has been shown
wt-watch = Watch
