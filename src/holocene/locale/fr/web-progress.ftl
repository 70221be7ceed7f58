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
wp-in-turn = à jouer
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
wp-pile-help = Du dessus vers le dessous. Vous pouvez regarder toutes les cartes, mais ne piocher que celle du dessus (O4).
wp-time-help = Chaque carte Temps coûte des PV à la fin : 1 pour chacune des { $n } premières, 2 pour chacune des { $n } suivantes, etc. (L4).
wp-core-science = Science
wp-core-engineering = Ingénierie
wp-core-culture = Culture
wp-tokens-of = { $knowledge } : { $ready } sur { $n } jetons prêts
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
wp-research-card = Rechercher
wp-chosen = Choisie
wp-costs = À payer : { $n }
wp-costs-nothing = Gratuit
wp-short = Il manque { $n }
wp-no-action = Plus d’action
wp-have-copy = Vous l’avez déjà
wp-discard-for = Défausser (+{ $n })
wp-discarding = À défausser (+{ $n })
wp-discard = Défausser
wp-picked = À défausser
wp-picked-n = N° { $n }
wp-give = Donner
wp-mark = Marquer pour la défausse
wp-mark-done = Terminé
wp-mark-card = Marquer
wp-marked = Part n° { $n }
wp-mark-help = Au prochain Entretien, les cartes marquées sont défaussées sans demander : dans cet ordre, et pas plus qu’il ne faut (U3). Marquées : { $n }.

## La décision.

wp-kinds = Sortes d’actions
wp-ask-act = Action { $n } sur { $most } : que faites-vous ?
wp-ask-none = Vous n’avez plus d’action ({ $most } sur { $most }).
wp-pay-for = Payer : « { $technology } »
wp-pay-for-milestone = Payer l’Étape Importante « { $milestone } »
wp-pay-n = payer { $n }
wp-free = gratuit
wp-type-or = { $knowledge } ou « { $technology } »
wp-prerequisite = Remplie par « { $technology } »
wp-by-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Science
       *[other] { $n } jetons Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Ingénierie
       *[other] { $n } jetons Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Culture
       *[other] { $n } jetons Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}
wp-by-card = « { $technology } » (+{ $n })
wp-by-spare = { $n } de Connaissance en trop
wp-by-nothing = rien de choisi
wp-your-tokens = Vos jetons
wp-pays-none = n’aide pas
wp-grey = dépensé
wp-discard-from-hand = Défausser de la main : Connaissance Générale
wp-spare = Connaissance en trop
wp-left-over = Il reste
wp-exact = rien : compte exact
wp-left = { $n } de Connaissance Générale, perdue en fin de tour
wp-still-short = Connaissance : manque encore { $n }
wp-too-much = Plus que vous ne pouvez dépenser : retirez quelque chose
wp-cheapest = Revenir au moins cher
wp-you-gain = Vous gagnez
wp-pay-and-discover = Payer et découvrir
wp-pay-section = Payer et couvrir la section
wp-other = Choisir autre chose
wp-research-with = { $n ->
    [one] Rechercher : { $n } marqueur
   *[other] Rechercher : { $n } marqueurs
}
wp-research-help = { $n ->
    [one] Rien à payer : la carte reçoit { $n } marqueur et sert aussitôt de prérequis.
   *[other] Rien à payer : la carte reçoit { $n } marqueurs et sert aussitôt de prérequis.
}
wp-draw-help = Jusqu’à { $n }, une par une. Votre tour se termine ensuite.
wp-quick-help = { $back ->
    [0] Piochez { $n }. Votre tour continue.
   *[other] Piochez { $n }, puis défaussez { $back } : cette défausse ne paie rien. Votre tour continue.
}
wp-deck-final = Le retour en arrière s’arrête dès qu’on pioche une carte.
wp-from-deck = Pioche Âge { $age }
wp-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
wp-draw-all = les { $n }
wp-draw-all-of = Piocher { $n } d’un coup dans la pioche Âge { $age } – le retour en arrière s’arrête ici
wp-shuffle-help = La défausse est mélangée avec la pioche, puis vous piochez la carte du dessus. Nombre de fois : { $n }.
wp-shuffle-into = défausse { $n }, pioche { $deck }
wp-nothing-left = Vous n’avez plus d’action. Terminez votre tour.
wp-warning = « { $technology } » : { $note }.
wp-not-discover = Vous ne pouvez pas la découvrir maintenant
wp-end-left = { $n ->
    [one] Il vous reste { $n } action.
   *[other] Il vous reste { $n } actions.
}
wp-end-over = { $n ->
    [one] Vous défausserez { $n } carte.
   *[other] Vous défausserez { $n } cartes.
}
wp-end-spare = Connaissance en trop qui sera perdue : { $n }.
wp-upkeep-help = { $n ->
    [one] La carte part à la défausse et ne rapporte rien.
   *[other] Elles partent dans l’ordre où vous les choisissez : la dernière sera au-dessus. Elles ne rapportent rien.
}
wp-quick-discard-help = { $n ->
    [one] N’importe quelle carte de votre main, ancienne ou nouvelle.
   *[other] N’importe quelles cartes de votre main, anciennes ou nouvelles, dans l’ordre où elles partent.
}
wp-give-help = En échange, vous prenez une carte du paquet Temps.
wp-discard-these = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
wp-give-these = Placer dans le paquet Temps
wp-choose-more = Encore à choisir : { $n }
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
