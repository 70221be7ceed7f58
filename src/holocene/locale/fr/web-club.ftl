# The club: open tables, people at the hearth, and invitations. $player is a name, $players several, $game a game, $n a number.

wc-lede = Des tables où il reste une place, et les gens avec qui vous avez joué.
wc-to-events = Voir les tournois
wc-people = Les gens

## Open tables
wc-open = Tables ouvertes
wc-open-one = Ouvrir une table
wc-which = Quelles tables
wc-all = Toutes
wc-now = Maintenant
wc-slow = À votre rythme
wc-none = { $n ->
    [0] Aucune table n’attend. Ouvrez-en une : les prochains venus la trouveront.
    [one] Aucune table n’attend. Ouvrez-en une : l’autre personne présente la verra aussitôt.
   *[other] Aucune table n’attend. Ouvrez-en une : les { $n } autres personnes présentes la verront aussitôt.
}
wc-more = Encore { $n }
wc-free = libre
wc-rated = classée
wc-range = { $low }–{ $high }
wc-from = à partir de { $low }
wc-to = jusqu’à { $high }
wc-beginners = débutants bienvenus
wc-talk = on peut parler
wc-fits = fait pour vous
wc-starts = commence avec vous
wc-yours = votre table
wc-sit = S’asseoir
wc-sit-at = S’asseoir : { $game } avec { $players }
wc-watch = Regarder
wc-watch-at = Regarder : { $game } avec { $players }
wc-go = Aller à la table

## At the hearth
wc-hearth = Autour du feu
wc-hearth-note = Les gens avec qui vous avez joué. Ils vous voient aussi tant qu’une de vos pages est ouverte.
wc-hearth-none = Quand vous aurez joué avec quelqu’un, vous verrez ici s’il est là. On vous voit aussi tant qu’une de vos pages est ouverte.
wc-hearth-stranger = Jouez sous votre nom, et vous verrez ici quand les gens avec qui vous avez joué sont là.
wc-hide = Me cacher
wc-here = est là
wc-waits = attend à une table ouverte
wc-plays = joue à { $game } avec { $players }
wc-plays-alone = joue à { $game }
wc-watch-whom = Regarder { $player }
wc-join = Rejoindre
wc-join-whom = Rejoindre { $player }
wc-invite = Inviter
wc-invite-whom = Inviter { $player }
wc-asked = { $player } a reçu votre invitation.

## Invitations
wc-invitations = Invitations
wc-invited = { $player } vous invite
wc-invited-again = { $player } aimerait rejouer avec vous
wc-with = avec { $players }
wc-accept = S’asseoir
wc-accept-whom = S’asseoir avec { $player }
wc-decline = Pas maintenant
wc-decline-whom = Pas maintenant : le dire à { $player }
wc-declined = { $player } ne peut pas jouer pour le moment.
wc-heard = D’accord
wc-turns = { $n ->
    [one] C’est à vous de jouer à { $n } table.
   *[other] C’est à vous de jouer à { $n } tables.
}

## Who somebody is
wc-introduce = Comment vous appeler ?
wc-introduce-note = Les gens à la table voient ce nom. Votre navigateur garde une clé : vous restez la même personne quand vous revenez. Il ne faut rien d’autre.
wc-introduce-open = Dire votre nom
wc-introduce-yes = Prendre ce nom

## A new table
wc-form-stranger = Pour que d’autres trouvent cette table, ou pour que la partie compte, le club doit savoir comment vous appeler.
wc-form-invites = { $player } recevra votre invitation dès que vous ouvrirez la table.
wc-form-listed = Ouverte au club
wc-form-listed-note = Tout le club peut trouver la table et prendre une place libre. Les liens marchent aussi.
wc-form-rated = Le résultat compte
wc-form-rated-note = Votre cote et celle des autres bougent avec lui.
wc-form-wish = Qui est bienvenu
wc-form-note = Une ligne pour ceux qui cherchent une table
wc-form-beginners = Les débutants sont bienvenus
wc-form-low = Cote à partir de
wc-form-high = Cote jusqu’à
