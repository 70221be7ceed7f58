## The browser: the others' moves, shown one after the other
wt-tempo = Züge der anderen
wt-tempo-off = Sofort
wt-tempo-slow = Langsam
wt-tempo-normal = Normal
wt-tempo-fast = Schnell
wt-plays = { $player } ist am Zug
wt-playing = Die anderen sind am Zug
wt-skip = Überspringen
wt-skip-to-mine = Weiter zu deinem Zug
wt-pause = Pause
wt-go-on = Fortsetzen
wt-back = Einen Schritt zurück
wt-on = Einen Schritt weiter
wt-space = Leertaste
wt-progress = So viel wurde gezeigt
wt-watch = Ansehen
