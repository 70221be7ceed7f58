# La commande `review`, et ce que dit une analyse.

review-description = Juge une partie terminée coup par coup, uniquement d’après ce qu’un joueur pouvait savoir.
review-seat-help = de qui est la partie : le numéro de la place ; sinon, la première personne
review-json-help = afficher l’analyse en JSON
review-budget-help = dans combien de donnes les coups proches sont comparés (sinon { $n })
review-working = Examen des décisions
review-no-network = Il n’y a pas de réseau pour « { $game } » avec ces cartes et ces règles : ses parties ne peuvent pas être analysées.
review-not-over = La partie n’est pas terminée. Elle pourra être analysée ensuite.
review-no-seat = Il n’y a pas de place { $n } dans cette partie : choisissez de 1 à { $most }.

review-headline-comeback = De { $n } % à la victoire
review-headline-slipped = { $n } % à un moment, et pourtant la victoire s’est échappée
review-headline-mistakes = { $n ->
    [one] Un coup dont tirer une leçon
   *[other] { $n } coups dont tirer une leçon
}
review-headline-slips = { $n ->
    [one] Une petite imprécision, rien de plus
   *[other] { $n } petites imprécisions, rien de plus
}
review-headline-decided = Presque tout était décidé après le round { $n }
review-headline-clean = Rien à regretter

review-gain-both = Ce coup aurait augmenté les chances de victoire de { $chance ->
    [one] { $chance } point
   *[other] { $chance } points
} et rapporté { $points } PV de plus.
review-gain-chance = Ce coup aurait augmenté les chances de victoire de { $chance ->
    [one] { $chance } point.
   *[other] { $chance } points.
}
review-gain-points = Ce coup aurait rapporté { $points } PV de plus.

review-counts-good = { $n ->
    [one] { $n } bon coup
   *[other] { $n } bons coups
}
review-counts-only = { $n ->
    [one] { $n } chemin de la victoire trouvé
   *[other] { $n } chemins de la victoire trouvés
}
review-counts-slip = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
review-counts-mistake = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
review-counts-decided = { $n } quand tout était décidé
review-mark-good = bon coup
review-mark-slip = imprécision
review-mark-mistake = erreur
review-mark-only = le chemin de la victoire, et il a été trouvé
review-mark-forced = forcé
review-mark-decided = déjà décidé
review-cause-luck = la chance
review-cause-others = les autres
review-cause-decision = sa propre décision

review-curve = Chances de victoire, d’après ce qui pouvait être connu
review-curve-alone = Points attendus, d’après ce qui pouvait être connu
review-sums = { $start } % avant la donne, décisions { $decisions }, chance { $luck }, les autres { $others } : { $end } % à la fin.
review-sums-alone = { $start } PV avant la donne, décisions { $decisions }, chance { $luck } : { $end } PV à la fin.
review-loss = { $loss } point de chances perdu par décision.
review-loss-alone = { $loss } PV perdu par décision.
review-turning = Tournants
review-deal = La donne
review-round = round { $n }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-line = La suite attendue : { $line }
review-fair = Jugé uniquement d’après ce que ce joueur pouvait savoir. Les cartes inconnues ont été redistribuées à chaque fois.
