# Le navigateur : les tournois. $n, $of, $most et $least sont des nombres, $name et $level des noms, $time une durée ou une heure.

wv-events = Tournois
wv-event = Tournoi
wv-lede = Dans un tournoi, tout le monde joue les mêmes donnes : vous voyez ce que les autres ont fait de votre siège.
wv-none = Aucun tournoi n’est annoncé pour l’instant. Et si vous en lanciez un ?
wv-part-open = Inscriptions ouvertes
wv-part-running = En cours
wv-part-over = Terminés
wv-new = Votre propre tournoi
wv-make = Préparer un tournoi
wv-known-first = Pour participer, ou pour organiser votre propre tournoi, dites-nous comment vous appeler.
wv-by = organisé par { $name }
wv-starts-at = début : { $time }

## Ce que c’est
wv-swiss = Système suisse
wv-robin = Toutes rondes
wv-tables-of = tables de { $n }
wv-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
wv-announced = annoncé
wv-entering = inscriptions ouvertes
wv-running = ronde { $n } sur { $of }
wv-over = terminé
wv-entered = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
wv-entered-of = { $n } places prises sur { $most }
wv-bot = Bot ({ $level })
wv-somebody = Quelqu’un qui est parti
wv-you = vous

## Le formulaire
wv-name = Comment s’appelle-t-il ?
wv-system = Comment se rencontre-t-on ?
wv-system-note = Système suisse : après chaque ronde, des joueurs aux scores proches se rencontrent. Toutes rondes : tous rencontrent tous.
wv-size = Joueurs par table
wv-size-note = Un bot prend le siège qui resterait libre : personne n’attend.
wv-rounds-field = Rondes
wv-rounds-note = 0 : autant que le système en demande.
wv-most = Places
wv-pace = Temps
wv-pace-note = Un bot joue à la place de ceux dont le temps est écoulé.
wv-main = Qu’est-ce qui compte d’abord ?
wv-main-note = L’autre départage.
wv-main-places = La place à votre table
wv-main-duplicate = Les points par rapport au même siège ailleurs
wv-starts = Commence de lui-même le
wv-starts-note = Laissez vide pour le lancer vous-même.
wv-rated = Les parties sont classées
wv-create = L’annoncer

## Ce que l’on peut faire
wv-play = Aller à votre table
wv-wait = Votre table de cette ronde est terminée. La ronde suivante commencera quand toutes le seront.
wv-enter = S’inscrire
wv-enter-late = S’inscrire dès la ronde suivante
wv-begin = Commencer maintenant
wv-call-off = Annuler le tournoi
wv-call-off-sure = Le tournoi disparaît, et tous les inscrits redeviennent libres.
wv-withdraw = Se retirer
wv-withdraw-sure = Vous ne jouerez plus d’autre ronde. Vos points restent.
wv-withdraw-table = Un bot finira votre partie, et vous ne jouerez plus d’autre ronde. Vos points restent.
wv-remove = Retirer un joueur
wv-remove-one = Retirer { $name }
wv-remove-sure = { $name } ne jouera plus d’autre ronde ; un bot finira la partie en cours.

## Classement et rondes
wv-standings = Classement
wv-result = Classement final
wv-place = Place
wv-player = Joueur
wv-points = Points
wv-duplicate = Même siège
wv-median = Médian
wv-buchholz = Buchholz
wv-games = Parties
wv-how-places = Un point pour chaque joueur devancé à votre table, un demi-point pour une place partagée. À égalité compte « même siège » : combien de points de plus que les autres au même siège avec la même donne. Puis les points de vos adversaires : d’abord sans le meilleur ni le plus faible (médian), ensuite tous ensemble (Buchholz).
wv-how-duplicate = « Même siège » compte d’abord : combien de points de plus que les autres au même siège avec la même donne. Puis un point pour chaque joueur devancé à votre table. Enfin les points de vos adversaires : d’abord sans le meilleur ni le plus faible (médian), ensuite tous ensemble (Buchholz).
wv-balance = Deux joueurs se rencontrent au moins { $least } et au plus { $most } fois.
wv-csv = Télécharger le classement
wv-file = Télécharger toutes les parties
wv-rounds-title = Rondes
wv-round-playing = Ronde { $n }, en cours
wv-round-over = Ronde { $n }
wv-table = Table { $n }
wv-table-waiting = en préparation
wv-table-playing = en cours
wv-table-over = terminée
wv-table-void = supprimée, ne compte pour personne
wv-seat-points = Points dans la partie
wv-seat-match = Points pour la place
wv-seat-duplicate = Par rapport au même siège ailleurs
wv-seat-note = Les trois nombres : points de la partie, points pour la place, écart avec le même siège aux autres tables.
wv-watch = Regarder
wv-deal = Empreinte de la donne :
wv-entrants = Joueurs
wv-entrants-none = Personne ne s’est encore inscrit.
wv-since = dès la ronde { $n }
wv-withdrawn = retiré

## Équité
wv-fair = Une donne équitable
wv-fair-words = Toutes les tables d’une ronde ont les mêmes cartes. Les parties et les résultats s’ouvrent à la fin de la ronde : personne n’apprend rien d’une donne qui se joue encore. L’empreinte ci-dessous a été fixée avant la première ronde ; avec le secret, révélé à la fin, chacun peut vérifier qu’aucune donne n’a été choisie.
wv-commitment = Empreinte :
wv-secret = Secret :
