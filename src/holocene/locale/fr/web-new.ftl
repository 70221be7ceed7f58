# The form of a new table. $n is a number.

web-who-note = Chaque place libre reçoit un lien. Sur un même écran, on joue à tour de rôle ; un rideau cache les mains. Les bots ne voient jamais les cartes cachées.
web-option-rules = règle
web-hints = Conseils
web-hints-note = Les joueurs peuvent-ils demander l’avis d’un bot fort ?
web-hints-yes = Permis
web-hints-no = Interdits
web-public = Tout le monde peut trouver cette table et regarder
web-public-help = Elle figure alors sur la page d’accueil ; les mains restent cachées. Sinon, on n’entre qu’avec un lien.
web-think = Temps de réflexion des bots
web-think-note = Le maximum par décision. Seuls les niveaux qui anticipent jouent mieux avec plus de temps.
web-think-seconds = { $n } s au plus
web-create = Ouvrir la table
web-seat-kind = Qui occupe la place { $n }
web-seat-level = Niveau du bot de la place { $n }
web-seat-name = Nom à la place { $n }
web-seat-open-note = reçoit un lien et un code QR
web-no-here = Choisissez d’abord votre place ; d’autres peuvent ensuite s’asseoir à cet écran.
