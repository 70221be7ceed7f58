# The browser: puzzles. $n is a number, $day a day (“18 November”), $game and $name are names, $time is minutes and seconds.

wz-puzzles = Problèmes
wz-lede = Des positions tirées de parties de haut niveau, où un coup est nettement le meilleur. Saurez-vous le trouver ?
wz-none = Il n’y a pas encore de problème pour ce jeu.
wz-puzzle = Problème
wz-of-day = Problème du { $day }
wz-rated = coté { $n }

## The page of all puzzles
wz-today = Le problème du jour
wz-solve = Résoudre
wz-look = Revoir
wz-yours = Vous
wz-your-rating = Votre cote
wz-in-row = Résolus de suite
wz-streak = Jours de suite
wz-done = Résolus
wz-done-of = sur { $n }
wz-fitting-one = Un problème à votre mesure, coté { $n }
wz-all-tried = Vous les avez tous essayés.
wz-kept = Gardé dans ce navigateur seulement.
wz-list = Tous les problèmes
wz-found = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
wz-more = En montrer d’autres
wz-by-level = Difficulté
wz-level-easier = Plus faciles
wz-level-fitting = À votre mesure
wz-level-harder = Plus difficiles
wz-by-state = Jusqu’ici
wz-state-fresh = Pas essayé
wz-state-solved = Résolu du premier coup
wz-state-later = Résolu ensuite
wz-state-missed = Pas résolu
wz-by-theme = Thème

## A puzzle at its table
wz-behind = { $n ->
    [one] Vous avez { $n } point de retard.
   *[other] Vous avez { $n } points de retard.
}
wz-ahead = { $n ->
    [one] Vous avez { $n } point d’avance.
   *[other] Vous avez { $n } points d’avance.
}
wz-level = Vous êtes à égalité en tête.
wz-alone = { $n ->
    [one] Vous avez { $n } point.
   *[other] Vous avez { $n } points.
}
wz-slot = un coup
wz-on = C’est juste. Continuez.
wz-take-back = Reprendre le coup
wz-hint-theme = Thème : { $words }
wz-hint-kind = À chercher : { $words }
wz-hint-candidates = L’un de ceux-ci : { $words }
wz-hint-more = Un autre conseil
wz-help-note = Un conseil ou la solution compte comme un échec pour votre cote.
wz-give-up = Voir la solution

## Solved
wz-solved = Résolu
wz-solution = La solution
wz-why = Pourquoi ça marche.
wz-outcomes = Ce que vaut chaque coup
wz-percent = { $n } %
wz-time = Temps
wz-solved-by = Réussite
wz-next = Problème suivant
wz-share = Partager
wz-all = Tous les problèmes
wz-share-first = Holocene, { $game }, { $name } ({ $n }) : résolu du premier coup en { $time }.
wz-share-later = Holocene, { $game }, { $name } ({ $n }) : résolu, mais pas du premier coup.
wz-share-shown = Holocene, { $game }, { $name } ({ $n }) : trop dur pour moi. Et pour vous ?
