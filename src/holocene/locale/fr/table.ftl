# Les mots de toutes les tables : joueurs, listes, refus, résultats, et le plateau de Progress en mots.
# $player est un nom, $age un chiffre romain.

seat-human = Joueur { $n }
seat-bot = Bot { $n }
title-progress = Progress: Evolution of Technology
title-s-evolution = S-Evolution

table-list = { $head } et { $last }
table-refused = { $reason } ({ $rule })
table-final = irréversible
table-score-sheet = Feuille de score
table-points-from = Points
table-rule = Règle
table-total = Total
table-victory = Victoire : { $winners }
table-lost = La partie est perdue.
table-rank = Rang : { $rank }

## Le plateau de Progress en mots.

board-piles = Sur la table
board-now = Âge { $age }, round { $n }
board-age = Âge { $age }
board-deck = pioche ({ $n })
board-pile = défausse ({ $n })
board-time-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-milestone = Étape Importante
board-section = Section { $n }
board-covered = couverte par { $player }
board-skills = Compétences
board-tokens = Jetons
board-power = Pouvoir
board-active = Actives
board-developing = En développement
board-guide = Personnalité
board-won = Étapes Importantes
board-skill = { $skill } { $value }
board-track = { $power } { $n }
board-token = { $knowledge } { $ready }/{ $n }
board-markers = { $n ->
    [one] ({ $n } marqueur)
   *[other] ({ $n } marqueurs)
}
board-hand = Votre main : { $n } (Taille de la Main { $limit })
board-hand-of = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-known = connues :
board-you = vous
board-discard = valeur de défausse { $n }
board-in-area = déjà dans votre zone de jeu
board-missing = (manque { $n })
board-age-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge pour que l’Âge { $age } commence.
   *[other] Encore { $n } symboles Nouvel Âge pour que l’Âge { $age } commence.
}
board-end-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge avant la fin du jeu.
   *[other] Encore { $n } symboles Nouvel Âge avant la fin du jeu.
}
board-your-turn = À vous de jouer. Actions restantes : { $left } sur { $most }.
board-turn-of = C’est à { $player } de jouer. Actions restantes : { $left } sur { $most }.
board-spare = Connaissance en trop : { $n }.
board-note-ends = met fin au jeu
board-note-ends-later = mettrait fin au jeu une fois active
board-note-age = l’Âge { $age } commence
board-note-age-later = l’Âge { $age } commencerait une fois la carte active
board-note-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
board-note-yields = +{ $n } Connaissance
board-heritage = Héritage
board-printed = Aussi imprimé
board-unlocks = Mène à
board-owned = Chez
board-origin = Source
board-order = Numéro d’ordre
board-owner-developing = { $player } (en développement)
board-tree-marks = ● active · ◐ en développement · ○ dans votre main · □ dans une défausse · ← demande · → mène à
board-legend = Une lettre nomme le type : { $letters }. Dans votre main, une ligne de coût est remplie par un prérequis (✓), payable (•) ou non (✗) ; ✦ marque un symbole Nouvel Âge. Jetons : disponibles/tous.
