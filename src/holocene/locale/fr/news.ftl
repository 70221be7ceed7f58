# Ce que les gens apprennent en leur absence : notifications, lettres, webhooks et flux.

news-title-turn = À vous de jouer
news-title-turn-at = À vous de jouer : { $game }
news-title-time = Il vous reste peu de temps
news-title-time-at = Il vous reste peu de temps : { $game }
news-title-sat = Quelqu’un s’est assis
news-title-sat-at = Quelqu’un s’est assis à votre table de { $game }
news-title-begun = La partie a commencé
news-title-begun-at = Une partie de { $game } a commencé
news-title-round = Le tour suivant a commencé
news-title-round-at = Le tour suivant de { $game } a commencé
news-title-over = Une partie est terminée
news-title-over-at = Votre partie de { $game } est terminée
news-title-invitation = On vous invite
news-title-invitation-at = On vous invite à jouer à { $game }
news-title-deal = La donne du jour
news-deal = Tout le monde joue aujourd’hui les mêmes cartes. À votre tour d’essayer.
news-with = Vous jouez avec { $people }.
news-sat = { $name } s’est installé à la table.
news-invitation = { $name } aimerait jouer avec vous.
news-left = { $hours ->
    [one] Il vous reste moins d’une heure.
   *[other] Il vous reste moins de { $hours } heures.
}
news-many = { $n ->
    [one] Des nouvelles de { $n } table
   *[other] Des nouvelles de { $n } tables
}
news-foot = Vous avez demandé à savoir par e-mail ce qui se passe à vos tables. Choisissez ce qu’on vous annonce : { $page }
    Plus de lettres : { $leave }
news-leave = Plus de lettres ?
news-leave-read = On ne vous dira plus par e-mail que c’est à vous de jouer. Vos places restent les vôtres, et les autres manières de vous prévenir ne changent pas.
news-leave-yes = Ne m’envoyez plus de lettres
news-left-letters = Vous ne recevrez plus de lettres.
news-left-letters-read = Si vous changez d’avis, remettez-les sous Vous.
