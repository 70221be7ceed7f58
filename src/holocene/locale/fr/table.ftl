# Les mots de toutes les tables : joueurs, listes, refus, résultats, et le plateau de Progress en mots.
# $player est un nom, $age un chiffre romain.

seat-human = Joueur { $n }
seat-bot = Bot { $n }
bot-random = Hasard
bot-random-character = Joue n’importe quel coup permis.
bot-greedy = Appliqué
bot-greedy-character = Prend ce qui rapporte le plus ce tour-ci.
bot-forager = Cueilleur
bot-forager-character = Débute avec le sourire : prend ce qui est à portée de main, ne voit pas tout et ne prépare jamais la suite.
bot-herder = Bergère
bot-herder-character = Toujours en route : ne s’arrête jamais pour faire des réserves ou bâtir plus haut, et ne s’occupe de personne.
bot-farmer = Paysanne
bot-farmer-character = Cultive son champ sans jamais regarder les autres, ni voir approcher la fin de la partie.
bot-artisan = Artisan
bot-artisan-character = Connaît son métier : juge bien chaque coup, mais jamais où il mène.
bot-merchant = Marchand
bot-merchant-character = Compte soigneusement ses biens et ne regarde jamais ceux des autres.
bot-scholar = Savante
bot-scholar-character = Absorbée par le jeu, un œil sur chacun, et surprise à chaque fois que la partie se termine.
bot-inventor = Inventrice
bot-inventor-character = Remarque tout et joue sa première bonne idée sans l’examiner plus avant.
bot-visionary = Visionnaire
bot-visionary-character = Voit très loin : réfléchit aussi longtemps que vous le permettez.
bot-champion = Champion
bot-champion-character = Le niveau le plus fort : ne néglige rien, prévoit, et a appris seul en des millions de parties.

table-list = { $head } et { $last }
table-refused = { $reason } ({ $rule })
table-final = irréversible
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-more-cards = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
table-zone = { $name } :
table-no-cards = rien
ask-choose = Choisissez un coup.
hint-best = C’est le coup qui gagne le plus souvent dans les parties simulées.
table-score-sheet = Feuille de score
table-points-from = Points
table-rule = Règle
table-total = Total
table-hint-kind = Piste : { $kind }
table-hint-candidates = À considérer :
table-hint-win = { $win } % de chances de gagner
table-hint-place = { $place ->
    [1] première place probable, { $n } PV d’avance
   *[other] place { $place } probable, à { $n } PV de la tête
}
table-hint-move = Le mieux : { $move }.
table-hint-outlook = { $place ->
    [1] { $points } PV, première place, victoire à { $win } %
    [2] { $points } PV, deuxième place, victoire à { $win } %
    [3] { $points } PV, troisième place, victoire à { $win } %
    [4] { $points } PV, quatrième place, victoire à { $win } %
   *[other] { $points } PV, place { $place }, victoire à { $win } %
}
table-hint-alone = environ { $points } PV
table-hint-risk = environ { $points } PV, { $win } % de chances de ne pas perdre
table-hint-gain-both = Ce coup devrait rapporter { $points } PV de plus que « { $other } » et augmenter vos chances de gagner de { $win ->
    [one] { $win } point.
   *[other] { $win } points.
}
table-hint-gain-points = Ce coup devrait rapporter { $points } PV de plus que « { $other } ».
table-hint-gain-win = Vos chances de gagner sont plus élevées de { $win ->
    [one] { $win } point
   *[other] { $win } points
} qu’avec « { $other } ».
table-hint-gain-points-though = Ce coup devrait rapporter { $points } PV de plus que « { $other } », mais vos chances de gagner sont un peu plus faibles.
table-hint-gain-win-though = Vos chances de gagner sont plus élevées de { $win ->
    [one] { $win } point
   *[other] { $win } points
} qu’avec « { $other } », mais vous devriez marquer un peu moins.
table-hint-gain-safer = C’est plus sûr que « { $other } ».
table-hint-gain-none = « { $other } » semble tout aussi bon.

## Le plateau de Progress en mots.

progress-piles = Sur la table
progress-now = Âge { $age } – { $name }, round { $n }
progress-age = Âge { $age }
progress-deck = pioche ({ $n })
progress-pile = défausse ({ $n })
progress-time-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
progress-milestone = Étape Importante
progress-section = Section { $n }
progress-covered = couverte par { $player }
progress-skills = Compétences
progress-tokens = Jetons
progress-power = Pouvoir
progress-active = Actives
progress-developing = En développement
progress-guide = Personnalité
progress-won = Étapes Importantes
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } marqueur)
   *[other] ({ $n } marqueurs)
}
progress-hand = Votre main : { $n } (Taille de la Main { $limit })
progress-hand-of = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
progress-known = vues en main :
progress-you = vous
progress-discard = valeur de défausse { $n }
progress-in-area = déjà dans votre zone de jeu
progress-missing = (manque { $n })
progress-age-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge pour que l’Âge { $age } commence.
   *[other] Encore { $n } symboles Nouvel Âge pour que l’Âge { $age } commence.
}
progress-end-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge avant la fin du jeu.
   *[other] Encore { $n } symboles Nouvel Âge avant la fin du jeu.
}
progress-your-turn = À vous de jouer. Actions restantes : { $left } sur { $most }.
progress-turn-of = C’est à { $player } de jouer. Actions restantes : { $left } sur { $most }.
progress-spare = Connaissance en trop : { $n }.
progress-note-ends = met fin au jeu
progress-note-ends-later = mettrait fin au jeu une fois active
progress-note-age = l’Âge { $age } commence
progress-note-age-later = l’Âge { $age } commencerait une fois la carte active
progress-note-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
progress-note-yields = +{ $n } Connaissance
progress-heritage = Héritage
progress-printed = Aussi sur la carte
progress-unlocks = Mène à
progress-owned = Chez
progress-origin = Source du nom
progress-facts = Valeurs
progress-order = Numéro d’ordre
progress-owner-developing = { $player } (en développement)
progress-tree-marks = ● active · ◐ en développement · ○ dans votre main · □ dans une défausse · ← demande · → mène à
progress-explained = { $word } : { $help }
progress-legend = Une lettre nomme le type : { $letters }. Dans votre main, une ligne de coût est remplie par un prérequis (✓), payable (•) ou non (✗) ; ✦ marque un symbole Nouvel Âge. Jetons : disponibles/tous.

# Sentences of history
table-history = L’histoire
table-dug-up = Ce que la fouille a révélé
