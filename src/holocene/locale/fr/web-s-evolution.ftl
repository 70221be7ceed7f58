# S-Evolution in the browser: what only the table of the browser says. $suit, $resource and $place are told in words.

## Zones and the status line.

ws-tab-trick = Pli
ws-tab-me = Vous
ws-tab-hand = Main
ws-tab-rivals = Rivaux
ws-phase-tricks = Plis
ws-phase-harvest = Action : Récolte
ws-phase-needs = Action : besoins
ws-phase-manage = Action : Gestion
ws-phase-points = Action : points
ws-phase-remove = Action : un Pop s’en va
ws-letter-green = Ve
ws-letter-orange = Or
ws-letter-blue = Bl
ws-letter-violet = Vi
ws-trump = Atout
ws-fixed = Couleur fixée
ws-no-trump = aucun
ws-naming = en cours de choix
ws-none-yet = pas encore

## The trick and its resolution.

ws-trick = Pli { $n }
ws-order-rule = D’abord les Découvertes changent de mains. Puis choisissent les atouts, la couleur fixée et les autres, le plus haut d’abord.
ws-steps = Qui prend quand
ws-step-discovery = Découvertes
ws-step-trump = Atouts
ws-step-fixed = Couleur fixée
ws-step-other = Autres
ws-short-discovery = Découverte
ws-short-trump = atout
ws-short-fixed = fixée
ws-short-other = autre
ws-tie = À numéros égaux : Âge le plus élevé, puis plus de Population, puis ordre du tour.
ws-note-discovery = sans force
ws-note-blind = à l’aveugle, sans couleur
ws-note-young = sans couleur à l’Âge { $age }
ws-note-no-trump = pas d’atout à l’Âge { $age }
ws-leads = commence le pli
ws-leads-you = commencez le pli
ws-plays-now = joue maintenant
ws-plays-now-you = jouez maintenant
ws-to-play = doit encore jouer
ws-to-play-you = devez encore jouer
ws-takes-as = prend en position { $n }
ws-takes = prend
ws-took = Prise par { $player }
ws-you-took = Vous l’avez prise
ws-take = Prendre
ws-no-discovery = Vous n’avez pas joué de Décou­verte
ws-discovery-only = Vous prenez une Décou­verte
ws-last-trick = Pli { $n }
ws-last-trick-before = Pli { $n } du round { $round }
ws-last-trick-unnumbered = Le pli précédent
ws-won-by = Gagné par : { $player }
ws-then = Ensuite

## The hand.

ws-hand = Votre main
ws-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ws-hand-of = Main : { $player }
ws-hand-empty = Aucune carte en main.
ws-play = Jouer
ws-follow = Il faut jouer { $suit }
ws-why-not = Pourquoi est-ce impossible ?
ws-position = Carte { $n }, cachée
ws-play-position = Carte { $n }
ws-play-discovery = Jouer la Découverte « { $discovery } »
ws-hand-blind-1 = À l’Âge I, vous jouez à l’aveugle : personne, pas même vous, ne voit ces cartes.
ws-hand-blind = Obscurantisme : vous jouez à l’aveugle. Personne ne voit ces cartes.
ws-hand-open = Invasion : tous les autres voient votre main.
ws-hand-blind-open = À l’aveugle et étalée : tous les autres voient vos cartes, pas vous.
ws-hand-both = à l’aveugle et étalée
ws-maybe = Chacune peut encore être :
ws-certain = Ce sont celles-ci, dans un ordre inconnu :
ws-unseen = Pas encore vues : { $n }
ws-unseen-title = Cartes pas encore vues : { $player }
ws-unseen-note = Cartes dans la pioche : { $deck }, en main : { $hand }.

## Boards.

ws-ages = Âges et Découvertes
ws-discovery-up = { $discovery } ({ $colour }), face visible
ws-discovery-down = { $discovery } ({ $colour }), face cachée
ws-discovery-hand = { $discovery } ({ $colour }), en main
ws-soon = { $n } après la Récolte
ws-need = besoin { $n }
ws-placed = placés : { $n }
ws-level-of = { $place }, niveau { $n }
ws-no-pop = { $place }, sans Pop
ws-level = Niveau { $n }
ws-place-research-centre = Centre de recherche
ws-whole-board = { $player } : tout le plateau
ws-jokers = +{ $n } au choix
ws-strikes = Calamités : { $n }
ws-needs-of = Besoins : { $needs }
ws-needs-now = Besoins
ws-need-row = { $resource } { $n } sur { $asked }
ws-will-rise = Tout est payé : vous montez à l’Âge { $age }.
ws-will-fall = Rien n’est payé complètement : vous descendez à l’Âge { $age }.
ws-will-stay = L’Âge ne change pas.
ws-will-lose = Un besoin n’a rien reçu : Population −1.
ws-will-score = { $n } PV.
ws-no-discoveries = Aucune Découverte face visible.

## The Action.

ws-action = Action du round { $n }
ws-action-order = Le gagnant du dernier pli d’abord, puis dans le sens horaire.
ws-acts = agit maintenant
ws-acted = terminé
ws-acts-later = agit plus tard
ws-row-calamity = Calamités
ws-row-harvest = Récolte
ws-row-commerce = Commerce
ws-row-needs = Besoins
ws-row-age = Âge
ws-row-points = PV
ws-row-manage = Gestion
ws-harmless = sans effet
ws-lost = perdu : { $resource } { $n }

## Decisions.

ws-ask-lead = Commencez le pli : jouez une carte.
ws-ask-follow = Jouez { $suit }, ou votre Découverte.
ws-ask-free = Vous n’avez pas cette couleur ({ $suit }) : jouez n’importe quelle carte.
ws-ask-commerce = Commerce, avant de payer : { $needs }
ws-trump-note = L’atout vaut pour tout le round. Seuls les joueurs des Âges V et VI peuvent couper.
ws-you-hold = en main : { $cards }
ws-you-hold-none = aucune en main
ws-hint-discovery = sans force, toujours permise ; sera posée face visible
ws-hint-no-colour = sans couleur
ws-hint-fixes = fixe { $suit }
ws-hint-harvest = { $resource } { $n } → { $later } à la Récolte
ws-hint-harvest-need = { $resource } { $n } → { $later } à la Récolte, besoin { $need }
ws-hint-joker = 1 ressource au choix à la Récolte
ws-hint-stock = { $n } → { $later }
ws-hint-stock-need = { $n } → { $later }, besoin { $need }
ws-own-discovery = votre carte
ws-other-discovery = jouée par { $player }
ws-discovery-note = Elle sera face visible à votre Âge. Les séries d’une couleur rapportent 1, 3, 6, 10, 15 ou 21 PV.
ws-discoveries-to = Découvertes { $n } → { $later } PV
ws-protection-0 = Vous n’avez pas de Pop sur la Protection.
ws-protection-1 = La Protection peut en écarter une.
ws-protection-2 = La Protection peut en écarter une, et donne alors 2 ressources.
ws-protection-used = La Protection a servi pour ce round.
ws-meet = Écarter par la Protection
ws-used = déjà utilisée
ws-no-protection = pas de Pop là
ws-to-choose = Encore à choisir : { $n }
ws-full = Votre stock est plein : ce serait perdu.
ws-no-room = stock plein
ws-empty = rien en stock
ws-barred = interdit par une Calamité
ws-changes-left = Changements restants : { $n }
ws-pay-needs = Payer les besoins
ws-remove-note = Votre Population est de { $n } : un Pop placé doit partir.
ws-purse = À dépenser
ws-no-free = Tous vos Pops sont placés : montez-en un, déplacez-en un, ou augmentez d’abord la Population.
ws-free-pops = libres : { $n }
ws-population = Population
ws-age = Âge
ws-grow-note = Une fois par round.
ws-age-note = Une fois par round, en plus de l’Âge gagné en satisfaisant tous les besoins.
ws-grown = Déjà fait ce round.
ws-bought = Déjà fait ce round.
ws-last-age = dernier Âge
ws-buildings = Bâtiments
ws-advantages = Avantages
ws-move = Déplacer
ws-moving = Choisissez un emplacement libre pour le Pop de l’emplacement { $place }.
ws-done = Terminer la Gestion
ws-end-action = Terminer votre Action

## The end.

ws-end-discoveries = Découvertes par couleur
ws-end-note = Les séries de 1 à 6 cartes d’une couleur rapportent 1, 3, 6, 10, 15 ou 21 PV.

## Keys.

ws-key-hand = aller à la main
ws-key-trick = aller au pli
ws-key-done = aller au bouton qui termine l’étape
ws-about = À propos : { $card }

# The resource on a card, with soft hyphens where its word may be wider than the card.
ws-on-card-food = Nourri­ture
ws-on-card-tools = Outils
ws-on-card-science = Science
