# Progress dans le navigateur. $technology, $player et $milestone sont des noms.

## Zones et plateaux.

wp-tab-hand = Main
wp-tab-me = Vous
wp-tab-ground = Pioches
wp-tab-rivals = Rivaux
wp-ground = Pioches et défausses
wp-power = Échelles de Pouvoir
wp-places = PV de chaque place à la fin
wp-round = Round { $n }
wp-yours = À vous de jouer
wp-in-turn = joue
wp-actions-left = Actions restantes : { $n } sur { $most }
wp-not-begun = Pas encore commencé
wp-begins-at = { $n ->
    [one] Commence à { $n } symbole
   *[other] Commence à { $n } symboles
}
wp-ends-at = { $n ->
    [one] Fin du jeu à { $n } symbole
   *[other] Fin du jeu à { $n } symboles
}
wp-age-left = Âge { $age } : hors du jeu
wp-deck = pioche
wp-pile = défausse
wp-on-top = en tout : { $n }
wp-pile-empty = vide
wp-pile-help = Du dessus vers le dessous. Seule la carte du dessus peut être piochée ; toutes peuvent être regardées (O4).
wp-time-help = Chaque carte Temps coûte des PV à la fin : 1 pour chacune des { $n } premières, 2 pour chacune des { $n } suivantes, etc. (L4).
wp-core-science = Science
wp-core-engineering = Ingénierie
wp-core-culture = Culture
wp-tokens-of = { $knowledge } : jetons prêts { $ready } sur { $n }
wp-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
wp-expand = { $player } : tout le plateau
wp-details = À propos : « { $technology } »

## La main.

wp-hand = Votre main
wp-hand-of = { $n ->
    [one] { $n } carte, { $limit } au plus en fin de tour
   *[other] { $n } cartes, { $limit } au plus en fin de tour
}
wp-hand-empty = Aucune carte en main.
wp-new = nouvelle
wp-line-met = remplie
wp-line-payable = payable
wp-line-missing = impayable
wp-discover-pay = Découvrir : payer { $n }
wp-discover-free = Découvrir, gratuit
wp-chosen = Choisie
wp-costs = À payer : { $n }
wp-costs-nothing = Gratuit
wp-short = Connaissance : manque { $n }
wp-no-action = Plus d’action
wp-have-copy = Déjà possédée
wp-discard-for = Défausser : { $n }
wp-discarding = Défausse : +{ $n }
wp-discard = Défausser
wp-picked = Défaussée
wp-picked-n = N° { $n }
wp-give = Donner
wp-mark = Marquer pour l’Entretien
wp-mark-done = Marques faites
wp-mark-card = Marquer
wp-marked = Entretien, n° { $n }
wp-mark-help = Les cartes marquées sont défaussées sans question à votre prochain Entretien, dans cet ordre, autant qu’il le faut (U3). Marquées : { $n }.

## La décision.

wp-kinds = Sortes d’actions
wp-ask-act = Action { $n } sur { $most } : choisissez.
wp-ask-none = Vos actions sont faites ({ $most } sur { $most }).
wp-pay-for = Payer : « { $technology } »
wp-pay-for-milestone = Payer l’Étape Importante « { $milestone } »
wp-pay-n = payer { $n }
wp-free = gratuit
wp-type-or = { $knowledge }, ou « { $technology } »
wp-prerequisite = Remplie par « { $technology } »
wp-by-token = { $knowledge_id ->
    [science] jeton Science { $n }
    [engineering] jeton Ingénierie { $n }
    [culture] jeton Culture { $n }
   *[general] jeton Connaissance Générale { $n }
}
wp-by-spare = Connaissance en trop { $n }
wp-by-nothing = rien de choisi
wp-your-tokens = Vos jetons
wp-pays-none = n’aide pas
wp-grey = dépensé
wp-discard-from-hand = Défausser de la main : Connaissance Générale
wp-spare = Connaissance en trop
wp-left-over = Il reste
wp-exact = rien, compte exact
wp-left = { $n } de Connaissance Générale, perdue en fin de tour
wp-still-short = Connaissance : manque encore { $n }
wp-too-much = Plus qu’on ne peut dépenser : retirez quelque chose
wp-cheapest = Revenir au moins cher
wp-you-gain = Vous gagnez
wp-pay-and-discover = Payer et découvrir
wp-pay-section = Payer et couvrir la section
wp-other = Autre choix
wp-research-with = { $n ->
    [one] Rechercher : { $n } marqueur
   *[other] Rechercher : { $n } marqueurs
}
wp-research-help = { $n ->
    [one] Rien à payer : la carte reçoit { $n } marqueur et sert aussitôt de prérequis.
   *[other] Rien à payer : la carte reçoit { $n } marqueurs et sert aussitôt de prérequis.
}
wp-draw-help = Jusqu’à { $n }, une par une ; ensuite vos actions sont finies.
wp-quick-help = Piochez { $n }, puis défaussez { $back }, sans rien gagner. Le tour continue.
wp-deck-final = Une carte de la pioche ne peut pas être reprise.
wp-from-deck = Pioche Âge { $age }
wp-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
wp-draw-all = les { $n }
wp-draw-all-of = Piocher { $n } d’un coup dans la pioche Âge { $age } – irréversible
wp-shuffle-help = La défausse est mélangée avec la pioche, puis la carte du dessus est piochée. Nombre de fois : { $n }.
wp-shuffle-into = défausse { $n }, pioche { $deck }
wp-nothing-left = Il ne reste aucune action. Terminez votre tour.
wp-warning = « { $technology } » : { $note }.
wp-not-discover = Découverte impossible pour l’instant
wp-end-left = { $n ->
    [one] Il reste { $n } action.
   *[other] Il reste { $n } actions.
}
wp-end-over = { $n ->
    [one] Vous défausserez { $n } carte.
   *[other] Vous défausserez { $n } cartes.
}
wp-end-spare = Connaissance en trop perdue : { $n }.
wp-upkeep-help = { $n ->
    [one] Choisissez { $n } carte à défausser. Elle ne rapporte rien.
   *[other] Choisissez { $n } cartes à défausser, dans l’ordre ; la dernière sera au-dessus. Elles ne rapportent rien.
}
wp-quick-discard-help = { $n ->
    [one] Choisissez { $n } carte, ancienne ou nouvelle.
   *[other] Choisissez { $n } cartes, anciennes ou nouvelles, dans l’ordre.
}
wp-give-help = Vous prendrez ensuite une carte du paquet Temps.
wp-discard-these = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
wp-give-these = Placer dans le paquet Temps
wp-choose-more = { $n ->
    [one] Choisissez encore { $n } carte
   *[other] Choisissez encore { $n } cartes
}
wp-section-free = la première section du tour est une action gratuite.
wp-section-action = chaque section suivante coûte une action.
wp-key-hand = Votre main (flèches pour s’y déplacer)
wp-key-main = Le bouton principal
wp-suns-age = { $needed ->
    [one] { $needed } soleil ouvre l’Âge { $age }
   *[other] { $needed } soleils ouvrent l’Âge { $age }
} : { $n } à présent
wp-suns-end = { $needed ->
    [one] { $needed } sablier termine la partie
   *[other] { $needed } sabliers terminent la partie
} : { $n } à présent
wp-next-rank = encore { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $rank }
