# La commande « lab » et son rapport.

lab-description = Joue beaucoup de parties avec un lot de cartes et écrit un rapport sur ce que valent les cartes. On peut donner plusieurs nombres de joueurs, séparés par des virgules ; sans indication, tous sont joués.
lab-against-help = un second lot de cartes, montré à côté du premier
lab-bots-help = qui joue, séparés par des virgules (par défaut : { $bot })
lab-games-help = combien de parties pour chaque nombre de joueurs et chaque lot (par défaut : { $n })
lab-out-help = où sont gardés le rapport et les parties ; la même commande reprend ce qui s’y trouve
lab-playing = { $n ->
    [one] { $n } joueur, { $pack }
   *[other] { $n } joueurs, { $pack }
}
lab-written = Le rapport est { $path }, ses nombres sont { $numbers }.

lab-title = Laboratoire : { $game }
lab-show-numbers = Montrer les nombres
lab-contents = Nombres de joueurs
lab-first-pack = premier lot
lab-second-pack = second lot
lab-pack = { $name } ({ $digest })
lab-fact-command = Commande
lab-fact-pack = Lot de cartes
lab-fact-rules = Version des règles
lab-fact-options = Options
lab-fact-bots = Bots
lab-fact-seed = Graine
lab-fact-games = Parties par table
lab-how-to-read = Après ± et entre parenthèses figurent des intervalles à 95 %. Un sur vingt manque la vérité : parmi beaucoup de cartes, quelques-unes sembleront donc meilleures ou moins bonnes qu’elles ne sont. Ce que les utilisateurs d’une carte ont de plus que les autres ne prouve pas que la carte l’a donné : qui est en tête peut s’offrir davantage.

lab-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { $n } %
lab-share = { $n } % ({ $low }–{ $high })
lab-mean = { $n } ± { $half }
lab-of-pack = { $what }, { $pack }
lab-pack-says = { $pack } : { $sentence }

lab-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lab-games = { $n ->
    [one] { $n } partie a été jouée.
   *[other] { $n } parties ont été jouées.
}
lab-shared = { $n ->
    [one] Dans { $n } partie, plusieurs joueurs partagent la victoire.
   *[other] Dans { $n } parties, plusieurs joueurs partagent la victoire.
}
lab-lost = { $n ->
    [one] { $n } partie n’a été gagnée par personne.
   *[other] { $n } parties n’ont été gagnées par personne.
}

lab-targets = Objectifs
lab-targets-read = On souhaite des parties de la bonne longueur, chaque place à moins de 3 points de sa juste part des victoires, des scores en solitaire sur tous les rangs (chacun dans au moins 5 % des parties), rien d’utilisé dans moins de 5 % des parties, et rien d’utilisé par plus de 95 % des joueurs.
lab-table = Table
lab-target-turns = Tours par joueur
lab-target-seats = Place la plus éloignée de la juste part, en points
lab-target-ranks = Rangs atteints
lab-target-unused = À peine utilisés
lab-target-dominating = Presque toujours utilisés
lab-finding = { $value } – { $verdict }
lab-verdict-met = atteint
lab-verdict-missed = manqué
lab-verdict-open = trop proche pour trancher

lab-value = Valeur
lab-measured = Mesuré
lab-mean-row = Moyenne
lab-difference = Différence
lab-source = Source
lab-points = Points par joueur
lab-points-of-winners = Points des vainqueurs
lab-share-of-points = Part de tous les points
lab-age = Âge { $age }
lab-place = N° { $n } dans l’ordre du tour

lab-figure-turns = Tours par joueur
lab-turns-read = En moyenne { $mean } ; huit joueurs sur dix en ont { $low } à { $high }.
lab-wanted = On souhaite { $low } à { $high } (la bande verte).
lab-figure-decisions = Décisions par partie
lab-decisions-read = En moyenne { $mean } ; huit parties sur dix en ont { $low } à { $high }.
lab-figure-ages = Tours dans chaque âge
lab-ages-read = Combien de tours un joueur passe dans chaque âge.
lab-figure-scores = Scores
lab-scores-read = En moyenne { $mean } ; huit joueurs sur dix ont { $low } à { $high }.
lab-figure-sources = D’où viennent les points
lab-sources-read = La plus grande source : { $source } ({ $n }).
lab-figure-seats = Victoires selon l’ordre du tour
lab-seats-read = La ligne pointillée est la juste part, { $fair }.
lab-seats-even = Aucune place n’est nettement meilleure ou moins bonne.
lab-seat-uneven = Pas équitable : { $place } gagne { $n }.
lab-figure-changes = Changements de tête
lab-changes-read = En moyenne { $mean }, dans huit parties sur dix { $low } à { $high }, observés entre les tours.
lab-halfway = Dans { $n } des parties, le joueur en tête à mi-parcours l’a emporté.
lab-figure-ranks = Rangs en solitaire
lab-ranks-read = Parts de toutes les parties en solitaire ; les autres ont été perdues.
lab-figure-endings = Comment finissent les parties
lab-endings-read = Parts des parties.

lab-unused = À peine utilisés : { $names }.
lab-dominating = Utilisés par presque tous : { $names }.
lab-not-chosen = Personne ne les choisit librement : aucun ne compte comme trop peu ou trop utilisé.
lab-figure-worth = Utilisation et valeur
lab-axis-players = part des joueurs qui l’ont utilisé
lab-axis-games = part des parties où il a servi
lab-axis-worth = points de plus que les autres
lab-worth-read = La plus grande avance sur les autres : { $best } ({ $more }) ; la plus petite : { $least } ({ $less }).
lab-association = C’est une association, pas un effet : qui est en tête peut s’offrir davantage.
lab-too-few = Un tiret, sans point dans l’image, marque ce qui n’a pu être comparé que dans moins de { $n } parties.
lab-figure-changed = Ce qui change dans l’utilisation
lab-changed-read = Changement net : { $names }.
lab-unchanged = Aucun changement net.
lab-figure-dead = Piochées sans servir
lab-dead-read = { $n } des cartes piochées n’ont servi à rien.
lab-name = Nom
lab-age-column = Âge
lab-copies = Exemplaires
lab-by-games = Utilisé dans les parties
lab-by-players = Utilisé par les joueurs
lab-worth = Points de plus que les autres
lab-wins = Victoires au-dessus de la juste part, en points
lab-drawn = Piochées par partie
lab-dead = Piochées sans servir
