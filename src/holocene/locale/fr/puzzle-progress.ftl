# Thèmes des problèmes de Progress : le titre, et la phrase qui dit de quoi le meilleur coup est l’exemple.

puzzle-progress-ends = Le dernier mot
puzzle-progress-ends-why = Ce coup met fin à la partie, et vous avez { $n } PV d’avance.
puzzle-progress-ends-tie = Le dernier mot
puzzle-progress-ends-tie-why = Ce coup met fin à la partie : personne n’a plus de PV, et le départage vous donne la victoire.
puzzle-progress-ends-alone = Le dernier mot
puzzle-progress-ends-alone-why = { $n ->
    [0] Ce coup met fin à la partie avant que le Temps ne vous coûte quoi que ce soit.
    [one] Ce coup met fin à la partie : une seule carte Temps compte contre vous, et il n’y en aura pas d’autre.
   *[other] Ce coup met fin à la partie : { $n } cartes Temps comptent contre vous, et il n’y en aura pas d’autre.
}
puzzle-progress-not-ending = Pas encore
puzzle-progress-not-ending-why = Le deuxième meilleur coup mettrait fin à la partie. Victoire : { $player }.
puzzle-progress-age = Le bon moment pour un âge
puzzle-progress-age-why = { $n ->
    [0] Ce coup ouvre l’Âge { $age } : les plus vieilles cartes quittent le jeu, et vous n’en avez aucune en main.
    [one] Ce coup ouvre l’Âge { $age } : les plus vieilles cartes quittent le jeu, et vous n’en avez qu’une en main.
   *[other] Ce coup ouvre l’Âge { $age } : les plus vieilles cartes quittent le jeu, et vous en avez { $n } en main.
}
puzzle-progress-age-first = Le bon moment pour un âge
puzzle-progress-age-first-why = Ce coup ouvre l’Âge { $age }, et sa pioche est disponible aussitôt.
puzzle-progress-no-age = Retenir un âge
puzzle-progress-no-age-why = { $n ->
    [0] Le deuxième meilleur coup ouvrirait l’Âge { $age }. Vous le retenez.
    [one] Le deuxième meilleur coup ouvrirait l’Âge { $age }, et vous avez encore en main une carte de l’âge qui s’en va.
   *[other] Le deuxième meilleur coup ouvrirait l’Âge { $age }, et vous avez encore en main { $n } cartes de l’âge qui s’en va.
}
puzzle-progress-no-age-first = Retenir un âge
puzzle-progress-no-age-first-why = Le deuxième meilleur coup ouvrirait l’Âge { $age } et sa pioche à tout le monde.
puzzle-progress-actions = Une action de plus
puzzle-progress-actions-why = Vous avez désormais { $n } actions par tour.
puzzle-progress-opens = Chaque chose en son temps
puzzle-progress-opens-why = Ce coup rend gratuit : { $cards }.
puzzle-progress-opens-now = Chaque chose en son temps
puzzle-progress-opens-now-why = Ce coup rend gratuit : { $cards }. Et il vous reste une action ce tour-ci.
puzzle-progress-lead = Prendre la tête
puzzle-progress-lead-why = Avec ce coup, vous êtes devant tout le monde sur l’échelle { $power }.
puzzle-progress-last-lap = Le dernier tour de piste
puzzle-progress-last-lap-why = { $missing ->
    [one] La fin est proche : encore un symbole. Les points comptent avant tout, et ce coup rapporte { $n } PV.
   *[other] La fin est proche : encore { $missing } symboles. Les points comptent avant tout, et ce coup rapporte { $n } PV.
}
puzzle-progress-symbol = Hâter la fin
puzzle-progress-symbol-why = { $missing ->
    [one] Ce coup apporte un des symboles qui finissent la partie : après lui, un seul suffira.
   *[other] Ce coup apporte un des symboles qui finissent la partie : après lui, { $missing } suffiront.
}
puzzle-progress-engine = Construire
puzzle-progress-engine-why = Ce que donne cette carte vous servira encore à chaque tour.
puzzle-progress-points = Des points
puzzle-progress-points-why = Ce coup vaut { $n } PV en l’état actuel, plus que le deuxième meilleur.
puzzle-progress-milestone = Une Étape
puzzle-progress-milestone-why = Ce coup termine l’Étape { $milestone }, et elle est à vous.
puzzle-progress-section = Une Étape
puzzle-progress-section-why = Votre marqueur couvre une section de l’Étape { $milestone } avant tout autre.
puzzle-progress-research = Rechercher d’avance
puzzle-progress-research-why = « { $technology } » ne coûte rien pour l’instant et sera active dans { $n ->
    [one] { $n } tour.
   *[other] { $n } tours.
}
puzzle-progress-personality = Personnalités
puzzle-progress-personality-why = C’est le moment de prendre ce qu’une personnalité donne.
puzzle-progress-time = Contre le Temps
puzzle-progress-time-why = L’échange retire de la pioche Temps une carte utile et y laisse une carte qui ne l’est pas.
puzzle-progress-draw-instead = Piocher plutôt que bâtir
puzzle-progress-draw-instead-why = Vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main, pour { $most } au plus : de nouvelles cartes valent mieux que tout ce que vous pourriez découvrir.
puzzle-progress-draw = Piocher
puzzle-progress-draw-why = Vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main, pour { $most } au plus, et ne pouvez en découvrir aucune.
puzzle-progress-pile = Dans la défausse
puzzle-progress-pile-why = « { $technology } » est en haut de la défausse et vaut mieux pour vous que tout le reste.
puzzle-progress-pile-now = Dans la défausse
puzzle-progress-pile-now-why = « { $technology } » est en haut de la défausse : vous la prenez, et il vous reste une action.
puzzle-progress-look-first = D’abord regarder
puzzle-progress-look-first-why = Vous voyez de nouvelles cartes, et il vous reste une action pour elles.
puzzle-progress-look-last = Un dernier regard
puzzle-progress-look-last-why = Les nouvelles cartes arrivent trop tard pour ce tour, mais à temps pour le suivant.
puzzle-progress-stop = Assez
puzzle-progress-stop-why = Tout ce que vous pourriez encore faire ce tour-ci coûte plus qu’il ne rapporte.
puzzle-progress-source = Où piocher
puzzle-progress-source-why = Chaque pioche et chaque défausse a d’autres cartes : ici se trouvent celles qu’il vous faut.
puzzle-progress-keep = Que garder
puzzle-progress-keep-why = De toutes les cartes à céder, c’est celle qui vous manquera le moins.
puzzle-progress-development = En développement
puzzle-progress-development-why = Ce qui reste en développement finit par devenir actif ; ce qui est repris revient en main.
puzzle-progress-pay-card = Le paiement le moins cher
puzzle-progress-pay-card-why = De tout ce qui peut payer, c’est la carte qui vous manquera le moins.
puzzle-progress-pay-token = Le paiement le moins cher
puzzle-progress-pay-token-why = Le jeton revient à la fin de votre tour ; une carte serait perdue.
puzzle-progress-pay-rest = Le paiement le moins cher
puzzle-progress-pay-rest-why = Le reste paie, et vos jetons servent pour un autre coût ce tour-ci.
