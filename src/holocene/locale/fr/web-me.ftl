# Vous : ce que ce navigateur garde de vos parties.

wm-lede = { $n ->
    [one] { $n } partie terminée, d’après ce que garde ce navigateur.
   *[other] { $n } parties terminées, d’après ce que garde ce navigateur.
}
wm-lede-none = Aucune partie terminée dans ce navigateur pour l’instant. Dès qu’il y en aura une, vous verrez ici comment vous jouez.
wm-record = { $n ->
    [one] { $n } partie à plusieurs, victoires : { $won }
   *[other] { $n } parties à plusieurs, victoires : { $won }
}
wm-by-players = Par nombre de joueurs
wm-by-opponents = Par adversaires
wm-alone = En solo
wm-players = { $n } joueurs
wm-people = Des personnes
wm-games = Parties
wm-won = Victoires
wm-mean = Points
wm-best = Record
wm-nothing = –
wm-points = Points au fil du temps
wm-chart = { $n } parties, la plus ancienne à gauche : de { $low } à { $high } points, { $last } en moyenne sur les cinq dernières. Les points pleins sont des victoires.
wm-most = Ce que vous obtenez le plus
wm-best-with = Ce avec quoi vous gagnez
wm-card = { $won ->
    [0] parties : { $n } sur { $of }
   *[other] parties : { $n } sur { $of }, victoires : { $won }
}
wm-cabinet = { $n ->
    [one] { $n } trouvaille dans toutes vos parties.
   *[other] { $n } trouvailles différentes dans toutes vos parties.
}
wm-older = { $n ->
    [one] Pour { $n } partie plus ancienne, vos trouvailles n’ont pas été gardées. Rouvrez sa table pour les ajouter.
   *[other] Pour { $n } parties plus anciennes, vos trouvailles n’ont pas été gardées. Rouvrez leurs tables pour les ajouter.
}
wm-practice = Exercice
wm-lessons-done = { $n ->
    [one] { $n } leçon terminée
   *[other] { $n } leçons terminées
}
wm-puzzles-solved = { $n } sur { $of } résolus
wm-rating = { $game } : cote { $rating }
wm-days = { $n ->
    [one] sur { $n } jour
   *[other] sur { $n } jours
}
wm-in-a-row = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
wm-kept = Ce que garde ce navigateur
wm-kept-read = Tout cela se trouve dans ce navigateur. Un autre navigateur n’en sait rien, sauf si vous l’y emportez dans un fichier.
wm-kind-person = Qui vous êtes
wm-kind-person-read = Votre nom, votre emblème et la clé par laquelle ce navigateur est connu
wm-kind-results = Résultats
wm-kind-results-read = { $n ->
    [one] { $n } partie : points, places, adversaires et trouvailles
   *[other] { $n } parties : points, places, adversaires et trouvailles
}
wm-kind-seats = Places aux tables
wm-kind-seats-read = { $n ->
    [one] { $n } table. Sans elle, vous ne pouvez plus y jouer, à moins que les autres ne vous y laissent revenir.
   *[other] { $n } tables. Sans elles, vous ne pouvez plus y jouer, à moins que les autres ne vous y laissent revenir.
}
wm-kind-lessons = Leçons
wm-kind-lessons-read = Où vous en êtes dans { $n ->
    [one] { $n } leçon
   *[other] { $n } leçons
}
wm-kind-puzzles = Problèmes
wm-kind-puzzles-read = Votre cote et ce que vous avez essayé
wm-kind-today = Donnes du jour
wm-kind-today-read = Vos résultats, jour après jour
wm-kind-settings = Paramètres
wm-kind-settings-read = Votre nom, la langue, les couleurs, les sons, etc.
wm-delete = Effacer
wm-delete-kind = Effacer : { $kind } ?
wm-delete-read = C’est sans retour. Téléchargez d’abord un fichier si vous voulez pouvoir les reprendre.
wm-delete-all = Tout effacer
wm-delete-all-read = Les résultats, places, leçons et paramètres de ce navigateur disparaissent alors, et aucun serveur n’en a de copie. C’est sans retour.
wm-download = Enregistrer dans un fichier
wm-download-read = Le fichier contient aussi vos places : qui l’a peut jouer à votre place.
wm-bring = Apporter un fichier
wm-no-file = Ce n’est pas un fichier d’ici.
wm-nothing-new = Tout ce que contient ce fichier est déjà là.
