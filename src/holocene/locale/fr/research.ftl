# La bibliothèque pour la recherche.

bad-action = Il n’y a pas d’action { $action } : choisissez de 0 à { $last }.
bad-bots = Il y a { $seats } places pour des bots, mais { $named } sont nommés.
too-few = { $name } doit valoir 1 ou plus, et non { $number }.
zero-sum-alone = Une partie en solitaire n’a pas de récompenses à somme nulle : retirez « zero_sum ».

command-dataset = écrire des parties de bots en fichiers Parquet pour la recherche
dataset-description = Fait jouer de nombreuses parties à des bots et les écrit en fichiers Parquet : enregistrements, décisions, coups permis, résultats et, sur demande, observations. Un jeu de données interrompu reprend là où il s’est arrêté.
dataset-games-help = combien de parties le jeu de données doit contenir (100 par défaut)
dataset-bots-metavar = BOTS
dataset-bots-help = les bots, séparés par des virgules ; ils avancent d’une place d’une partie à l’autre (random par défaut)
dataset-out-help = le dossier où écrire, ou à compléter
dataset-observations-help = écrire ce qu’observe le joueur qui décide, en cellules
dataset-seconds-help = combien de secondes un bot peut réfléchir à une décision (1 par défaut)
dataset-workers-help = combien de processus jouent en même temps (1 par défaut)
dataset-written = { $n ->
    [one] Le jeu de données de { $folder } contient { $n } partie.
   *[other] Le jeu de données de { $folder } contient { $n } parties.
}
dataset-interrupted = { $n ->
    [one] Interrompu. { $n } partie est gardée dans { $folder } ; la même commande reprend à partir de là.
   *[other] Interrompu. { $n } parties sont gardées dans { $folder } ; la même commande reprend à partir de là.
}
dataset-other = « { $folder } » contient un autre jeu de données. Indiquez un autre dossier, ou les mêmes jeu, options, bots et graine.
dataset-none = Il n’y a pas de jeu de données dans « { $folder } ».
bad-shape = Les états doivent avoir la forme { $shape }.
not-whole = Les actions sont des nombres entiers, pas { $kind }.
no-compiled-bot = { $name } ne joue pas en code compilé. Choisissez parmi { $choices }, ou créez les environnements un par un.
no-rivals-alone = Une partie en solo n’a pas de rivaux : comparez plutôt les points.
several-networks = Les rivaux en code compilé jouent avec un seul réseau, pas avec plusieurs : { $paths }.
uneven-parts = Des parts de { $size } parties ne divisent pas exactement { $games } parties.
not-received = Envoyez les actions d’une seule part, une fois après chaque réception.
no-ladder = Il n’y a pas d’échelle pour { $game } à { $players } joueurs. Choisissez parmi { $choices }.
bad-layer = Un fichier ne peut pas contenir la couche { $kind } : prenez des couches linéaires avec ReLU.
bad-depth = Un bot a une ou deux couches cachées, pas { $hidden }.
