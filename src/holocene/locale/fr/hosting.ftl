# Pour qui fait tourner un serveur : les commandes `tables`, `backup` et `restore`.

command-tables = lister, exporter et supprimer les tables d’un serveur
command-backup = copier toutes les tables d’un serveur dans un fichier
command-restore = remettre une sauvegarde en place

tables-description = Pour qui fait tourner un serveur : s’occupe de ses tables, que le serveur tourne ou non.
tables-list-help = lister les tables, les dernières modifiées d’abord
tables-show-help = montrer tout ce qu’on peut savoir de certaines tables
tables-export-help = enregistrer des parties dans des fichiers
tables-export-description = Enregistre des parties dans des fichiers. Le secret des parties en cours n’y figure pas.
tables-delete-help = supprimer des tables pour de bon
tables-expire-help = supprimer les tables que personne n’a touchées depuis longtemps
tables-expire-description = Supprime les tables que personne n’a touchées depuis le nombre de jours fixé par les réglages expire_open, expire_running et expire_over. Un serveur le fait de lui-même toutes les heures.
tables-migrate-help = faire passer des parties aux règles et aux cartes de cette version
tables-migrate-description = Rejoue les parties inachevées, commencées avec d’autres règles ou d’autres cartes. Si chaque coup est encore permis, la partie continue avec celles de cette version ; sinon, elle reste telle quelle.
tables-table-metavar = TABLE
tables-table-help = le nom court d’une table, comme dans son adresse
tables-all-help = toutes les tables, ou toutes celles que laissent les filtres
tables-place-metavar = DESTINATION
tables-to-help = le dossier où écrire (celui-ci par défaut) ; pour une seule table, aussi un fichier
tables-form-help = la forme des fichiers
tables-force-help = remplacer les fichiers existants
tables-yes-help = ne pas demander
tables-state-help = seulement les tables dans cet état
tables-game-help = seulement les tables de ce jeu
tables-days-metavar = JOURS
tables-older-help = seulement les tables où rien ne s’est passé depuis ce nombre de jours
tables-json-help = afficher du JSON, pour les programmes
tables-dry-run-help = dire seulement ce qui serait fait

tables-table = Table
tables-state = État
tables-moves = Coups
tables-created = Créée
tables-changed = Dernier changement
tables-commitment = Empreinte du secret
tables-state-open = attend des joueurs
tables-state-running = en cours
tables-state-over = terminée
tables-waits = autres règles ou cartes
tables-public = publique
tables-imported = importée
tables-resigned = abandonnée
tables-seeded = donne choisie par l’hôte
tables-archived = archivée
tables-seat-free = libre
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
tables-which = Nommez les tables, ou ajoutez --all.
tables-left = { $table } reste telle quelle. { $reason }
tables-not-saved = { $table } n’a pas été enregistrée. { $reason }
tables-came = { $table } continue avec les règles et les cartes de cette version.
tables-could-come = { $table } peut continuer avec les règles et les cartes de cette version.
tables-migrated = Parties reprises : { $n }. Laissées telles quelles : { $left }.
tables-sure = { $n ->
    [one] Supprimer cette table pour de bon ? [o/N]
   *[other] Supprimer ces { $n } tables pour de bon ? [o/N]
}
tables-yes = o
tables-kept = Rien n’a été supprimé.
tables-deleted = { $n ->
    [one] { $n } table supprimée.
   *[other] { $n } tables supprimées.
}
tables-would-expire = { $n ->
    [one] { $n } table serait supprimée.
   *[other] { $n } tables seraient supprimées.
}
tables-nobody-to-ask = Il n’y a personne à qui demander. Si vous êtes sûr de vous, ajoutez --yes.
tables-no-database = Il n’y a pas de base de données à « { $path } ». Indiquez la bonne avec --database.
tables-other-schema = La base de données vient d’une autre version d’Holocene. Démarrez une fois le serveur de cette version : il met à jour une base plus ancienne et en garde une copie.
tables-cannot-write = Impossible d’écrire « { $path } » : { $reason }.
tables-comes-out-differently = Avec les règles et les cartes actuelles, la partie en serait à un autre point.
tables-turn-of-other = Avec les règles et les cartes actuelles, ç’aurait été au tour de quelqu’un d’autre.
tables-changed-meanwhile = Quelque chose vient de se passer à cette table. Réessayez.

backup-description = Copie toutes les tables dans un fichier, complet même si le serveur tourne. Ce fichier contient des secrets : vous seul pouvez le lire.
backup-file-help = le fichier à créer
backup-force-help = remplacer un fichier existant
backup-done = Enregistré dans « { $path } ». Gardez-le en lieu sûr : il contient les secrets des parties en cours.
backup-exists = « { $path } » existe déjà. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
backup-failed = La copie n’a pas pu être faite : { $reason }.
backup-no-pg-dump = PostgreSQL se copie avec son propre programme pg_dump, qui n’est pas installé ici. Installez les programmes clients de PostgreSQL, ou lancez pg_dump sur la machine de la base.

restore-description = Remet en place une copie faite par « holocene backup ». Arrêtez d’abord le serveur. Les tables actuelles sont gardées dans un fichier à côté.
restore-file-help = une copie faite par « holocene backup »
restore-kept = Les tables qui étaient là sont gardées dans « { $path } ».
restore-done = La sauvegarde est en place. Vous pouvez démarrer le serveur.
restore-no-file = Le fichier « { $path } » n’existe pas.
restore-no-copy = « { $path } » n’est pas une copie des tables d’Holocene.
restore-newer = « { $path } » vient d’une version plus récente d’Holocene. Installez d’abord cette version.
restore-in-use = « { $path } » est en cours d’utilisation. Arrêtez d’abord le serveur.
restore-postgresql = Une base PostgreSQL se restaure avec son propre programme. Arrêtez le serveur et lancez : pg_restore --clean --if-exists --no-owner --dbname=URL { $path }
