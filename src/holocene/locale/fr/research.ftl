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
not-on-a-gpu = Un lot sur GPU ne connaît pas « { $name } ». Utilisez Batch, sur le processeur.
not-whole = Les actions sont des nombres entiers, pas { $kind }.
no-compiled-bot = { $name } ne joue pas en code compilé. Choisissez parmi { $choices }, ou créez les environnements un par un.
no-rivals-alone = Une partie en solo n’a pas de rivaux : comparez plutôt les points.
tree-too-large = Ce jeu compte plus de { $most } parties possibles. Prenez un jeu de cartes plus petit, ou commencez plus tard.
no-small-game = { $game } n’a pas de petit jeu « { $name } ». Choix possibles : { $choices }.
dataset-thoughts-help = noter ce que pensaient les bots : leur penchant pour chaque coup, leur chance de victoire, le temps pris
dataset-compiled-help = un seul réseau joue toutes les places en code compilé, des centaines de parties par seconde (--bots network:warmth=0.3)
dataset-compiled-bare = Les parties compilées n’ont pas d’observations. Omettez --observations ; les parties peuvent être rejouées.
corpus-only-network = Les parties compilées sont celles d’un seul réseau à toutes les places. Indiquez network ou network:warmth=0.3.

command-transcript = raconter une partie enregistrée, ou un jeu de données, en mots simples
transcript-description = Écrit une partie enregistrée, ou toutes celles d’un jeu de données, en lignes JSON : à chaque décision la table telle que la voit son joueur, les coups permis, le coup joué et ce qui parle pour lui.
transcript-path-help = l’enregistrement, ou le dossier d’un jeu de données
transcript-out-metavar = FICHIER
transcript-out-help = le fichier à écrire ; sans lui, les lignes sont affichées
transcript-no-game = Une transcription commence par la ligne de sa partie.
transcript-other-cards = La transcription vient d’autres règles ou d’autres cartes que celles installées.
command-benchmark = mesurer si un bot ou votre programme choisit bien ses coups
benchmark-description = Pose des positions de parties fortes où des recherches profondes ont évalué chaque coup, et note les choix d’un bot ou d’un fichier de réponses.
benchmark-task-help = ce qui est mesuré : choose-the-move
benchmark-bot-metavar = BOT
benchmark-bot-help = le bot à mesurer, par exemple artisan ou champion:simulations=100
benchmark-answers-help = un fichier de réponses : une ligne JSON par tâche, avec id et move
benchmark-export-help = écrire plutôt les tâches dans ce fichier
benchmark-form-help = la forme des tâches : text (lignes JSON) ou arrays (NumPy) (par défaut : text)
benchmark-game-help = seulement les tâches de ce jeu
benchmark-first-help = seulement ce nombre de tâches par jeu
benchmark-no-game = Il n’y a pas de tâches pour « { $game } ». Choix possibles : { $choices }.
benchmark-stale = Les tâches ont été faites pour d’autres règles ou cartes de { $game } que celles installées.
benchmark-bad-answers = « { $file } » ne contient pas de réponses : { $reason }
benchmark-no-answers = Il n’y a pas de fichier « { $file } ».
benchmark-column-game = Jeu
benchmark-column-tasks = Tâches
benchmark-column-regret = Regret
benchmark-column-interval = 95 %
benchmark-column-best = Aussi bons que le meilleur
benchmark-column-wrong = Sans réponse
benchmark-column-random = Au hasard
benchmark-legend = Le regret est ce que les choix coûtent en moyenne, en points de pourcentage de la chance de victoire.
several-networks = Les rivaux en code compilé jouent avec un seul réseau, pas avec plusieurs : { $paths }.
uneven-parts = Des parts de { $size } parties ne divisent pas exactement { $games } parties.
not-received = Envoyez les actions d’une seule part, une fois après chaque réception.
no-ladder = Il n’y a pas d’échelle pour { $game } à { $players } joueurs. Choisissez parmi { $choices }.
bad-layer = Un fichier ne peut pas contenir la couche { $kind } : prenez des couches linéaires avec ReLU.
bad-depth = Un bot a une ou deux couches cachées, pas { $hidden }.
