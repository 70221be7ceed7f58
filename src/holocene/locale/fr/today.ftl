# La donne du jour : la commande, la page et la ligne à partager.
command-today = jouer la donne du jour, les mêmes cartes pour tout le monde
today-description = Joue la donne du jour : les mêmes cartes pour tout le monde, un seul essai qui compte. Sans jeu, liste les donnes du jour et vos résultats.
today-game-metavar = JEU
today-game-help = la donne de quel jeu : { $games }
today-day-metavar = JOUR
today-day-help = un autre jour, sous la forme 2026-11-20 ; les jours commencent à minuit UTC
today-again-help = rejouer pour le plaisir une donne terminée : le premier essai reste
today-none = « { $game } » n’a pas de donne du jour.
today-bad-day = « { $day } » n’est pas un jour déjà venu : écrivez-le sous la forme 2026-11-20.
today-no-hints = La donne du jour se joue sans conseils : c’est votre propre partie qui compte.
today-open = { $name } : pas encore jouée
today-running = { $name } : commencée, continuez avec holocene today { $game }
today-kept = Votre premier essai est gardé. Pour rejouer la donne : holocene today { $game } --again
today-fair = La donne découle de la date : qui y tient vraiment peut regarder à l’avance. C’est un jeu entre amis : sans conseils, et rien de ce qui vous a été montré n’est repris.

today-date = { $month ->
    [1] { $day } janvier
    [2] { $day } février
    [3] { $day } mars
    [4] { $day } avril
    [5] { $day } mai
    [6] { $day } juin
    [7] { $day } juillet
    [8] { $day } août
    [9] { $day } septembre
    [10] { $day } octobre
    [11] { $day } novembre
   *[12] { $day } décembre
}
today-line = Holocene { $date }, { $game } : { $result }
today-score-against = { $points } à { $other }
today-won = gagné
today-lost = perdu
today-placed = place { $place } sur { $of }

today-title = Aujourd’hui
today-lede = Les mêmes cartes pour tout le monde, un seul essai qui compte.
today-alone = { $game } en solo
today-against = { $game } contre { $bot }
today-deal = La donne du jour
today-deals = Quelle donne
today-play = Jouer la donne
today-go-on = Continuer
today-name = Votre nom au tableau
today-so-far = { $n ->
    [0] Personne ne l’a encore terminée ici.
    [one] Une personne l’a terminée ici, avec { $best }.
   *[other] { $n } personnes l’ont terminée ici ; la meilleure a fait { $best }.
}
today-ahead-by = { $n ->
    [0] égalité
    [one] { $n } point d’avance
   *[other] { $n } points d’avance
}
today-behind-by = { $n ->
    [one] { $n } point de retard
   *[other] { $n } points de retard
}
today-result = Votre résultat
today-left = Vous avez abandonné cette donne : elle n’a pas de place au tableau. Demain en apportera une autre.
today-late = Terminée après son jour : elle est à vous, mais n’a pas de place au tableau.
today-missed = Vous n’avez pas joué cette donne.
today-again = La rejouer
today-look = Revoir la partie
today-share = Partager
today-copied = Copié : { $line }
today-everybody = Les résultats de tous
today-picture = { $n ->
    [one] Un résultat : { $low }.
   *[other] { $n } résultats entre { $low } et { $high }.
}
today-picture-own = { $beaten ->
    [0] Le vôtre : { $own }.
   *[other] Le vôtre : { $own }, devant { $beaten }.
}
today-picture-bot = { $bot } a fait { $points }.
today-you = vous
today-behind = derrière
today-ahead = devant
today-rank-until = { $rank } jusqu’à { $n }
today-whole = Tout afficher ({ $n })
today-board = Le tableau
today-head-place = Place
today-head-player = Joueur
today-head-points = Points
today-head-rank = Rang
today-head-result = Résultat
today-head-rounds = Rounds
today-somebody = Quelqu’un
today-bot-beside = le bot à battre
today-watch = Regarder
today-watch-of = Regarder { $player }
today-alone-here = Personne d’autre ne l’a encore terminée ici : la première couche est la vôtre.
today-empty = Pas encore de résultat. La première couche reste à poser.
today-empty-then = Personne ici n’a terminé cette donne.
today-now = La donne du jour
today-shut = Les parties des autres s’ouvrent quand vous avez terminé la vôtre. Seul un premier essai compte.
today-opened = Seul un premier essai sur ce serveur compte.
today-mark = Donne { $deal } : qui a les mêmes lettres a les mêmes cartes.
today-layers = { $n ->
    [0] Vos jours
    [one] { $n } jour
   *[other] { $n } jours de suite
}
today-layers-all = { $n ->
    [one] Vous avez joué un jour.
   *[other] Vous avez joué { $n } jours.
}
today-stays = Un jour manqué ne casse rien : les couches restent.
today-puzzle = Le problème du jour
today-puzzle-words = Une position, un seul meilleur coup.
today-solve = La résoudre
today-tomorrow = Demain
today-tomorrow-words = Une nouvelle donne dans { $time }, à minuit UTC.
today-days = Autres jours
today-learning = Continuer à apprendre
today-learning-step = Étape { $step }
today-continue = Continuer
