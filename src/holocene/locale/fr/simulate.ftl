# La commande « simulate ».

simulate-description = Fait jouer de nombreuses parties par des joueurs au hasard et résume ce qui s’est passé.
simulate-game-metavar = JEU
simulate-game-help = le jeu : { $games } ; suivi de « --help », ses options sont aussi affichées
simulate-number-metavar = NOMBRE
simulate-value-metavar = VALEUR
simulate-games-help = nombre de parties à jouer (1000 par défaut)
simulate-threads-help = nombre de parties jouées en même temps (1 par défaut)
simulate-seed-help = le nombre dont découlent chaque donne et chaque choix (1 par défaut)
simulate-engine-help = Python ordinaire, code machine, ou ce qui convient au nombre de parties
simulate-check-help = contrôler d’abord quelques parties : chaque nombre dans ses bornes, chaque carte à sa place, les deux moteurs d’accord
simulate-json-help = afficher les résultats en JSON
simulate-pack-metavar = DOSSIER
simulate-pack-help = jouer avec le lot de cartes de ce dossier
simulate-game-options = options : { $game }
simulate-option-one = { $option } : { $choices } ({ $default } par défaut)
simulate-option-told = { $option } ({ $default } par défaut)
simulate-option-several = { $option } : n’importe lesquels de { $choices }, séparés par des virgules

simulate-compiling = Préparation du code machine…
simulate-checking = Contrôle…
simulate-playing = Parties
simulate-interrupted = Interrompu. Voici les résultats obtenus jusqu’ici.
simulate-nothing = Aucune partie n’est terminée.
simulate-speed = { $n ->
    [one] { $n } partie en { $seconds } s, { $rate } décisions par seconde ({ $engine ->
        [plain] Python ordinaire
       *[compiled] code machine
    })
   *[other] { $n } parties en { $seconds } s, { $rate } décisions par seconde ({ $engine ->
        [plain] Python ordinaire
       *[compiled] code machine
    })
}
simulate-checked = { $n ->
    [one] { $n } décision contrôlée, sans faute.
   *[other] { $n } décisions contrôlées, sans faute.
}
simulate-shared = { $n ->
    [one] Dans { $n } partie, plusieurs joueurs partagent la victoire.
   *[other] Dans { $n } parties, plusieurs joueurs partagent la victoire.
}
simulate-lost = { $n ->
    [one] Dans { $n } partie, personne ne gagne.
   *[other] Dans { $n } parties, personne ne gagne.
}
simulate-unfinished = { $n ->
    [one] { $n } partie a été arrêtée, faute de fin.
   *[other] { $n } parties ont été arrêtées, faute de fin.
}
simulate-lengths = Durée d’une partie
simulate-decisions = Décisions
simulate-rounds = Rounds
simulate-results = Victoires et points par place
simulate-seat = Place
simulate-wins = Victoires
simulate-share = Part
simulate-interval = À 95 %
simulate-mean = Moy.
simulate-least = Min.
simulate-p5 = 5 %
simulate-median = Méd.
simulate-p95 = 95 %
simulate-greatest = Max.
simulate-number = { $n }
simulate-percent = { $n } %
simulate-bounds = { $low }–{ $high } %
audit-span = Partie { $game }, décision { $decision } : { $detail }.
audit-unsound = Partie { $game }, décision { $decision } : une carte n’est pas à un seul endroit.
audit-different = Partie { $game }, décision { $decision } : Python ordinaire et code machine diffèrent : { $fields }.
audit-legal = Partie { $game }, décision { $decision } : Python ordinaire et code machine n’autorisent pas les mêmes choix.
