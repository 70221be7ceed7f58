# Rejouer à partir d’un moment d’une partie.
branch-play = Rejouer à partir d’ici
branch-note = Rejouer ouvre une nouvelle table contre des bots ; ce qui était caché à ce moment est redistribué.
branch-from = Suite d’une autre partie, à partir du coup { $n }. Ce que { $player } ne pouvait pas voir alors a été redistribué.
branch-look = Voir ce moment
