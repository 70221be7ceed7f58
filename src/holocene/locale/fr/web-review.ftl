# L’analyse d’une partie finie.
wr-review = Analyse
wr-of = { $own ->
    [yes] Votre partie, coup par coup
   *[no] La partie de { $player }, coup par coup
}
wr-eyes = La partie de qui
wr-not-over = Une partie s’analyse quand elle est finie.
wr-the-end = La fin
wr-curve = La courbe
wr-figure-chance = { $own ->
    [yes] Vos chances de victoire, d’après ce que vous pouviez savoir
   *[no] Les chances de victoire de { $player }, d’après ce qui lui était connu
}
wr-figure-points = { $own ->
    [yes] Les points que vous pouviez espérer
   *[no] Les points que { $player } pouvait espérer
}
wr-curve-chance = Les chances de victoire vont de { $first } % à { $last } %. La liste des moments dit la même chose en mots.
wr-curve-points = Les points à espérer vont de { $first } à { $last }. La liste des moments dit la même chose en mots.
wr-even = Chances égales entre { $n }
wr-key-own = Ses propres tours
wr-key-others = Les tours des autres
wr-mark-fault = Tournant
wr-mark-good = Bon coup
wr-mark-slip = Imprécision
wr-mark-mistake = Erreur
wr-mark-only = Le seul chemin
wr-mark-decided = Déjà décidé
wr-progress = { $total ->
    [0] Le calcul commence…
   *[other] Calcul : { $done } décisions sur { $total }
}
wr-counting = Calcul en cours…
wr-count-good = { $n ->
    [one] { $n } bon coup
   *[other] { $n } bons coups
}
wr-count-slip = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
wr-count-mistake = { $n ->
    [0] aucune erreur
    [one] { $n } erreur
   *[other] { $n } erreurs
}
wr-count-none = ni imprécision ni erreur
wr-sum-start = Avant la donne
wr-sum-decisions = Décisions
wr-sum-luck = Chance
wr-sum-others = Les autres
wr-sum-end = À la fin
wr-sum-note = En points de pourcentage des chances de victoire : ce qu’ont apporté en tout les décisions, la chance du tirage et les coups des autres.
wr-sum-note-points = En points : ce qu’ont apporté en tout les décisions et la chance du tirage.
wr-step = Parcourir
wr-first = Première décision
wr-last = Dernière décision
wr-back = Décision précédente
wr-on = Décision suivante
wr-next-fault = Faute suivante
wr-at = Décision { $n } sur { $total }
wr-moments = Moments
wr-which = Quels moments
wr-all = les { $n }
wr-no-moments = Ni imprécision, ni erreur, ni grand tournant.
wr-round = Round { $n }
wr-to = à
wr-percent = { $n } %
wr-points = { $n } PV
wr-cause-decision = Une décision à vous.
wr-cause-luck = Ce que les cartes ont apporté.
wr-cause-others = Ce que les autres ont fait.
wr-note-better = Mieux : { $better }
wr-note-only = Le chemin de la victoire, et il a été trouvé.
wr-note-only-alone = Le seul bon chemin, et il a été trouvé.
wr-note-best = Le meilleur moment.
wr-title-better = { $played } – mieux : { $better }
wr-title-good = { $played }
wr-you-played = Votre coup
wr-played = Coup joué
wr-better = Mieux
wr-tag-you = vous
wr-tag-played = joué
wr-tag-better = mieux
wr-decided = Il n’y avait plus rien à gagner ni à perdre : ce coup n’est pas jugé.
wr-then = Ensuite :
wr-line = Suite attendue :
wr-line-step = { $player } : { $move }
wr-since-luck = Chance depuis la dernière décision : { $n } points de pourcentage.
wr-since-others = Les autres depuis lors : { $n } points de pourcentage.
wr-since-luck-points = Chance depuis la dernière décision : { $n } PV.
wr-since-others-points = Les autres depuis lors : { $n } PV.
wr-tried = Ce que valent les coups
wr-doubt = { $n } %, à { $doubt } près
wr-doubt-points = { $n } PV, à { $doubt } près
wr-trials = Comparés sur { $n } donnes d’essai ; le trait est la marge de doute.
wr-judged = Jugé d’un coup d’œil : rien n’en approchait.
wr-see-table = Voir la table
wr-fair = Jugé seulement d’après ce qui pouvait être connu : les cartes inconnues ont été redistribuées à chaque essai.
