# Problèmes : ce qui est demandé, ce qu’on répond à un coup, et pourquoi un coup est le meilleur.

puzzle-best = Le meilleur coup
puzzle-best-why = De tout ce qui est possible ici, rien d’autre n’en approche.
puzzle-goal-win = Trouvez le coup qui vous donne { $best } % de chances de gagner. Aucun autre n’en donne plus de { $next } %.
puzzle-goal-points = Trouvez le coup qui promet { $best } PV. Aucun autre n’en promet plus de { $next }.
puzzle-less = C’est jouable, mais il y a mieux.
puzzle-less-win = C’est jouable. Il vous reste { $win } % de chances de gagner ; le meilleur coup en donne { $best } %.
puzzle-less-points = C’est jouable. Ce coup promet { $n } PV ; le meilleur en promet { $best }.
puzzle-gain-win = Ce coup vous donne { $best } % de chances de gagner, le deuxième meilleur { $win } % : { $other }.
puzzle-gain-points = Ce coup promet { $best } PV, le deuxième meilleur { $n } PV : { $other }.
puzzle-also = Tout aussi bon : { $moves }.
puzzle-outcome-win = victoire à { $win } %
puzzle-outcome-points = environ { $n } PV
puzzle-proof = Essayé dans { $n } parties d’essai, et dans { $played } autres jouées jusqu’à la fin.

## Ce qui ne peut pas être.

no-such-puzzle = Le problème « { $id } » n’existe pas.
no-such-theme = Aucun problème n’a pour thème « { $name } ». Choisissez parmi { $choices }.
no-puzzles = Ce jeu n’a pas encore de problèmes.
puzzle-stale = Le problème { $id } a été fait pour d’autres règles ou d’autres cartes : sa solution peut être fausse. Choisissez-en un autre.
not-of-the-puzzle = Ces coups n’appartiennent pas à la solution. Recommencez le problème.

## Les problèmes dans le terminal.

command-puzzle = résoudre un problème : trouver le meilleur coup
puzzle-description = Montre une position où un coup est nettement le meilleur, et vous le demande. Garde votre cote et votre série.
puzzle-game-metavar = JEU
puzzle-game-help = le jeu ; sans lui, dit combien il y a de problèmes
puzzle-daily-help = le problème du jour, le même partout
puzzle-theme-metavar = THÈME
puzzle-theme-help = seulement les problèmes de ce thème
puzzle-id-metavar = ID
puzzle-id-help = ce problème
puzzle-count = { $game } : { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}, de { $low } à { $high }
puzzle-how = « holocene puzzle JEU » en pose un à votre mesure ; « --daily » celui du jour.
puzzle-title = Problème { $id } – cote { $rating }
puzzle-title-daily = Problème du { $day } – cote { $rating }
puzzle-prompt = Votre coup (« aide » explique) :
puzzle-word-hint = indice
puzzle-word-solution = solution
puzzle-word-leave = partir
puzzle-help = Tapez un numéro ou un coup. « indice » en dit plus à chaque fois, mais le problème compte alors comme manqué ; « solution » montre le coup ; « partir » s’en va. « pourquoi », « table », « carte », « score », « règles » et « langue » marchent comme à toute table.
puzzle-hint-theme = Le thème : { $theme }.
puzzle-back = Le coup est repris. Regardez encore.
puzzle-on = Juste. Et maintenant ?
puzzle-solved = Trouvé : { $move }
puzzle-shown = Le meilleur coup : { $move }
puzzle-why = Pourquoi
puzzle-near = Presque
puzzle-rating = Votre cote : { $rating } ({ $change }). Résolus à la suite : { $streak }.
puzzle-unrated = Votre cote : { $rating }. Seul le premier essai compte.
