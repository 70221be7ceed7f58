# Les personnes : la page de quelqu’un, et le classement.

wy-player = Joueur
wy-since = Ici depuis le { $day }
wy-record = { $n ->
    [0] aucune partie terminée pour l’instant
    [one] { $n } partie, { $won } gagnée
   *[other] { $n } parties, { $won } gagnées
}
wy-invite = Inviter à une table
wy-more-about = En savoir plus sur { $name }

wy-rating = Cote
wy-season = Saison
wy-season-all = Toutes les saisons
wy-season-of = { $year }, trimestre { $n }
wy-rating-note = Dans 95 cas sur 100, la vraie force se trouve sur le trait. Les bots sont là pour comparer.
wy-rating-few = Après peu de parties, le trait est long.
wy-rating-none = Aucune partie classée pour l’instant. La cote naît avec la première.
wy-rating-said = Cote { $n }, dans 95 cas sur 100 entre { $low } et { $high }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
wy-rating-near = Le bot le plus proche : { $bot }.
wy-history = Au fil du temps
wy-history-said = { $n } parties classées depuis le { $since } : de { $first } à { $last }.

wy-last = Dernières parties
wy-day = Jour
wy-game = Jeu
wy-place = Place
wy-points = Points
wy-with = Avec
wy-place-of = { $place } sur { $players }
wy-left = départ avant la fin
wy-rated = classée
wy-somebody = quelqu’un
wy-more = Les { $n } parties
wy-watch-of = Regarder : { $game }, { $day }

wy-met = Vous et { $name }
wy-met-you = vous devant
wy-met-other = { $name } devant
wy-met-said = Vous étiez devant { $you } fois, { $name } { $other } fois.
wy-met-games = { $n ->
    [one] { $n } partie à la même table.
   *[other] { $n } parties à la même table.
}
wy-met-last = Dernière rencontre le { $day }.

wy-cabinet = Cabinet des trouvailles
wy-cabinet-of = sur { $n }
wy-cabinet-note = { $left ->
    [0] Toutes les technologies ont été découvertes.
    [one] Toutes les technologies découvertes un jour dans une partie ici. { $left } est encore sous terre.
   *[other] Toutes les technologies découvertes un jour dans une partie ici. { $left } sont encore sous terre.
}
wy-age = Âge { $age }
wy-buried = { $name }, encore sous terre
wy-favourites = Technologies préférées
wy-favourite-of = dans { $n } parties sur { $of }, { $percent } % gagnées

wy-ladder = Classement
wy-ladder-lede = Qui se trouve où après ses parties classées. Les bots gardent la place que leur donne leur force mesurée.
wy-ladder-none = Personne n’a encore joué { $n } parties classées à { $players } joueurs.
wy-ladder-open = Ouvrir une table classée
wy-ladder-note = On obtient une place après { $n } parties classées. Le nombre après ± est la marge : dans 95 cas sur 100, la vraie cote s’y trouve. Le champion n’a pas de place : sa force à une table n’a pas été mesurée.
wy-ladder-whole = Tout le classement
wy-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
wy-anchor = (bot)
wy-players = Nombre de joueurs

wy-menu = Bloquer ou signaler { $name }
wy-block-title = Ne plus se croiser
wy-block-note = Vous ne serez plus réunis à une table. Personne n’en sera informé.
wy-block-is = Vous avez bloqué cette personne. Personne n’en a été informé.
wy-block = Bloquer
wy-unblock = Débloquer
wy-blocked = Vous ne croiserez plus { $name } ici.
wy-unblocked = Vous pourrez de nouveau croiser { $name }.
wy-report-title = Signaler
wy-report-note = La personne qui gère ce serveur le lira. L’intéressé n’en saura rien.
wy-report-kind = De quoi s’agit-il ?
wy-report-talk = Insultes ou menaces
wy-report-name = Le nom
wy-report-unfair = Jeu déloyal
wy-report-stalling = Faire attendre exprès
wy-report-other = Autre chose
wy-report-words = Que s’est-il passé ? (facultatif)
wy-report = Envoyer le signalement
wy-reported = Merci. La personne qui gère ce serveur le lira.
