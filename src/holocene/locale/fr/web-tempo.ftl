## The browser: the others' moves, shown one after the other
wt-tempo = Coups des autres
wt-tempo-off = D’un coup
wt-tempo-slow = Lent
wt-tempo-normal = Normal
wt-tempo-fast = Rapide
wt-plays = { $player } joue
wt-playing = Les autres jouent
wt-skip = Passer
wt-skip-to-mine = Passer à votre tour
wt-pause = Pause
wt-go-on = Reprendre
wt-back = Un pas en arrière
wt-on = Un pas en avant
wt-space = Espace
wt-progress = Ce qui a été montré
wt-watch = Revoir
