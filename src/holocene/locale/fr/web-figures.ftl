# Comment les bons joueurs se servent des cartes : des chiffres comptés sur de nombreuses parties.

wf-title = Comment jouent les meilleurs
wf-lede = Le réseau du champion a joué contre lui-même un grand nombre de parties ({ $game }). Voici ce qu’il a fait de chaque carte, ce que cela a donné, et comment ses parties ont commencé.
wf-all-cards = Toutes les cartes
wf-none = Il n’y a pas de chiffres pour ces cartes. Ils ont été comptés avec les cartes livrées avec le jeu.
wf-not-here = Cette carte n’est pas en jeu à une telle table.
wf-players = Joueurs
wf-expansions = Extensions
wf-base = aucune
wf-all = toutes
wf-counted = { $players ->
    [one] Compté sur { $n } parties en solo.
   *[other] Compté sur { $n } parties à { $players } joueurs.
}
wf-cause = Ce qui va ensemble n’est pas forcément cause et effet : qui est en tête peut se permettre davantage.
wf-things = Carte par carte
wf-name = Nom
wf-age = Âge
wf-games = Dans les parties
wf-of-players = Par les joueurs
wf-wins = Victoires
wf-points = Points
wf-round = Round
wf-read = Victoires : points de pourcentage au-dessus d’une part équitable. Points : de plus que les autres à la table. ± indique où se trouve la vérité 19 fois sur 20. Round : la moitié de ceux qui l’obtiennent l’ont alors. Appuyez sur un nom pour en savoir plus.
wf-about = { $value } ± { $half }
wf-nothing = –
wf-used = Quelqu’un l’obtient dans { $games } des parties ; { $players } de tous les joueurs l’obtiennent.
wf-used-won = Là où d’autres ne l’avaient pas, ceux qui l’avaient ont gagné { $won } des parties, alors que { $fair } serait équitable (la vérité est entre { $low } et { $high }).
wf-used-points = Écart avec les autres à leur table : { $points } points.
wf-used-points-alone = Écart avec les parties sans elle : { $points } points.
wf-too-few = Trop peu de parties réunissent des joueurs avec et sans elle pour dire ce qu’elle apporte.
wf-when = La moitié de ceux qui l’obtiennent l’ont au round { $middle }, la plupart entre les rounds { $first } et { $last }.
wf-goes-with = Le même joueur a souvent avec elle :
wf-lift = { $times } fois plus que par hasard
wf-worth = Ce qu’elle apporte
wf-worth-used = Obtenue
wf-worth-held = Eue en main
wf-worth-dealt = Reçue au départ
wf-dealt-note = Ce que l’on reçoit au départ n’est que hasard : cette ligne est la plus proche de ce que vaut la carte elle-même.
wf-openings = Comment commencent les parties
wf-openings-read = Les trois premières choses qu’un joueur obtient. Ouvrez une ligne pour voir la suite.
wf-opening-share = { $share } des joueurs
wf-opening-won = victoires : { $won } (de { $low } à { $high } ; équitable : { $fair })
wf-opening-points = { $points } points
wf-how = Comment on a compté
wf-how-worth = Les joueurs qui ont une carte sont comparés aux autres de la même table, pour que ni les longues parties ni les bonnes donnes ne parlent pour elle. La donne est l’unité du hasard ; les parties où tous ou aucun ne l’ont ne disent rien.
wf-how-pairs = Deux choses vont ensemble si le même joueur les a toutes deux plus souvent que le hasard ne le voudrait, parmi ceux qui ont obtenu à peu près autant de choses, et si nettement que ce n’est pas un accident.
wf-how-made = Toutes les places ont été jouées par le meilleur coup du réseau, avec ces cartes et ces règles :
