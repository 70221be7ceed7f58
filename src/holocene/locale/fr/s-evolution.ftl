# S-Evolution : les noms, les questions, le journal et les refus.
# $player, $place, $calamity and $discovery are names; $age is a Roman numeral.

## Le nom du jeu, et ce qu’il est.

game-name = S-Evolution
game-title = S-Evolution
game-about = Gagnez des plis, nourrissez votre peuple et gravissez six Âges, si les calamités le permettent. 2–4 joueurs, environ 30 minutes.
game-cards = Les pioches, Découvertes, Calamités et emplacements de S-Evolution.

## Names.

suit-green = Vert
suit-orange = Orange
suit-blue = Bleu
suit-violet = Violet
resource-food = Nourriture
resource-tools = Outils
resource-science = Science
other-food = { resource-food }
other-tools = { resource-tools }
other-science = { resource-science }
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
rank-trump = atout
rank-fixed = couleur fixée
rank-other = autre
rank-discovery = Découverte
s-age-1 = Âge I – Primitif
s-age-2 = Âge II – Barbare
s-age-3 = Âge III – Moyen Âge
s-age-4 = Âge IV – Renaissance
s-age-5 = Âge V – Industriel
s-age-6 = Âge VI – Moderne

## The boards in words.

mat-round = Round { $n } sur { $most }
mat-your-turn = À vous de jouer
mat-turn-of = C’est à { $player } de jouer
mat-trump = Atout : { $suit }
mat-fixed = Couleur fixée : { $suit }
mat-trick = Pli
mat-laid = { $player } :
mat-taking = Ordre de prise :
mat-you = vous
mat-population = Population { $n }
mat-points = { $n } PV
mat-deck = pioche : { $n }
mat-stock = Stock
mat-needs = Besoins
mat-pops = Pops
mat-discoveries = Découvertes
mat-taken = Prises
mat-aside = De côté
mat-void = N’a pas
mat-hand = Main
mat-next = Prochain round
mat-amount = { $resource } { $n }
mat-need = { $resource }
mat-level = { $place } { $n }
mat-lacks = { $suit }
mat-own-hand = Votre main : { $n }
mat-gone = déjà prise
mat-deciding = à son tour
mat-back = face cachée
mat-blind = main à l’aveugle
mat-open = main étalée
mat-counted = déduit par décompte
mat-discovery = { $discovery } ({ $age }, { $colour })
mat-discovery-down = { $discovery } ({ $age }, { $colour }, face cachée)
mat-calamity = { $n } { $suit } : { $calamity }
mat-unknown-calamity = { $n } { $suit } : une Calamité{ $calamity }
mat-joker = { $n } { $suit } : Joker
mat-resource-card = { $n } { $suit } : { $resource } { $amount }
mat-discovery-card = Découverte de l’Âge { $age }, couleur : { $colour }
mat-price = Le niveau { $level } coûte { $resource } { $n }

## What is asked.

phase-play = jouer une carte
phase-take-card = prendre une carte
phase-take-discovery = prendre une Découverte
phase-manage = Gestion
phase-move = déplacer un Pop
phase-commerce = Commerce
phase-joker = Joker
phase-calamity = Calamité
phase-gain = ressources de la Protection
phase-remove = enlever un Pop
phase-trump = choisir l’atout
phase-over = fin de la partie
ask-play = Jouez une carte.
ask-take-card = Prenez une des cartes restantes du pli.
ask-take-discovery = Prenez une des Découvertes jouées.
ask-manage = Dépensez ce qui reste, puis terminez.
ask-done = Il ne reste rien à faire : terminez.
ask-move = Choisissez où déplacer le Pop.
ask-commerce = Changez le type d’une ressource, ou terminez.
ask-joker = Choisissez la ressource que donne le Joker.
ask-calamity = Choisissez quelle Calamité subir ensuite.
ask-protection = Choisissez la prochaine Calamité : la subir, ou l’écarter par la Protection.
ask-gain = Choisissez une ressource donnée par la Protection.
ask-remove = Choisissez le Pop à enlever.
ask-trump = Choisissez la couleur d’atout.
ask-over = La partie est terminée.
ask-play-blind = Vous jouez à l’aveugle. Choisissez une carte par son numéro.

## What can be done, and what to know before.

move-play-card = Jouer { $n } { $suit }
move-play-discovery = Jouer votre Découverte
move-play-position = Jouer la carte { $n }
move-trump = Choisir l’atout : { $suit }
move-take-card = Prendre { $n } { $suit }
move-take-calamity = Prendre la Calamité : { $calamity }
move-take-discovery = Prendre la Découverte « { $discovery } »
move-suffer = Subir { $calamity }
move-protect = Écarter { $calamity } par la Protection
move-joker = Joker : { $resource }
move-gain = Gagner : { $resource }
move-done = Terminer
move-grow = Population +{ $n }
move-advance = Monter d’un Âge
move-place = Placer un Pop : { $place }, niveau { $level }
move-raise = Monter un Pop : { $place }, niveau { $level }
move-move = Déplacer un Pop : { $place }
move-change = Changer { $resource } en { $other }
move-remove = Enlever un Pop : { $place }
choices-play = Jouer
choices-trump = Atout
choices-take = Prendre
choices-suffer = Subir
choices-protect = Protection
choices-resource = Ressources
choices-grow = Population et Âge
choices-place = Placer
choices-raise = Monter
choices-move = Déplacer
choices-change = Commerce
choices-remove = Enlever
choices-done = Terminer
note-gives = donne { $resource } { $n }
note-joker = Joker
note-calamity = Calamité
note-costs = coûte { $resource } { $n }
effect-famine = Les cartes de Nourriture ne donnent rien à cette Récolte, et les Jokers ne peuvent pas être de la Nourriture.
effect-earthquake = Les cartes d’Outils ne donnent rien à cette Récolte, et les Jokers ne peuvent pas être des Outils.
effect-fanaticism = Les cartes de Science ne donnent rien à cette Récolte, et les Jokers ne peuvent pas être de la Science.
effect-epidemic = Population −1, jamais moins de 1.
effect-invasion = Au prochain round, tous les autres voient votre main.
effect-hurricane = Perdez 1 Nourriture, 1 Outil et 1 Science de votre stock.
effect-decadence = Descendez d’un Âge avant de payer les besoins.
effect-obscurantism = Au prochain round, vous jouez à l’aveugle.
effect-farm = Produit de la Nourriture à chaque Récolte, selon le niveau.
effect-factory = Produit des Outils à chaque Récolte, selon le niveau.
effect-research-centre = Produit de la Science à chaque Récolte, selon le niveau.
effect-commerce = Avant de payer les besoins, changez le type de 1, 2 ou 3 ressources au plus (selon le niveau).
effect-prestige = Rapporte 1 ou 2 PV (selon le niveau) pour un besoin que vous n’avez pas pu satisfaire.
effect-protection = Écarte une Calamité par round ; au niveau 2, donne aussi 2 ressources.

## What happens. The line that ends in -you is for the player it tells of.

event-round-begins = Le round { $n } commence.
event-last-round = C’est le dernier round.
event-takes-hand = { $n ->
    [one] { $player } pioche { $n } carte.
   *[other] { $player } pioche { $n } cartes.
}
event-takes-hand-you = { $n ->
    [one] Vous piochez { $n } carte.
   *[other] Vous piochez { $n } cartes.
}
event-plays-blind = { $player } joue à l’aveugle.
event-plays-blind-you = Vous jouez à l’aveugle.
event-hand-lies-open = { $player } joue cartes étalées : tout le monde voit sa main.
event-hand-lies-open-you = Vous jouez cartes étalées : tout le monde voit votre main.
event-names-trump = { $player } choisit l’atout : { $suit }.
event-names-trump-you = Vous choisissez l’atout : { $suit }.
event-plays-card = { $player } joue { $n } { $suit }.
event-plays-card-you = Vous jouez { $n } { $suit }.
event-plays-calamity = { $player } joue { $n } { $suit } : { $calamity }.
event-plays-calamity-you = Vous jouez { $n } { $suit } : { $calamity }.
event-plays-discovery = { $player } joue la Découverte « { $discovery } ».
event-plays-discovery-you = Vous jouez la Découverte « { $discovery } ».
event-sets-calamity-aside = { $player } révèle { $calamity }, met la carte de côté et joue la suivante de sa pioche.
event-sets-calamity-aside-you = Vous révélez { $calamity }, mettez la carte de côté et jouez la carte suivante de votre pioche.
event-fixes-colour = { $player } fixe la couleur : { $suit }.
event-fixes-colour-you = Vous fixez la couleur : { $suit }.
event-ranks-discovery = { $order }. { $player } : Découverte « { $discovery } ».
event-ranks-discovery-you = { $order }. Vous : Découverte « { $discovery } ».
event-ranks-trump = { $order }. { $player } : { $n } { $suit }, atout.
event-ranks-trump-you = { $order }. Vous : { $n } { $suit }, atout.
event-ranks-fixed = { $order }. { $player } : { $n } { $suit }, couleur fixée.
event-ranks-fixed-you = { $order }. Vous : { $n } { $suit }, couleur fixée.
event-ranks-other = { $order }. { $player } : { $n } { $suit }.
event-ranks-other-you = { $order }. Vous : { $n } { $suit }.
event-takes-discovery = { $player } reprend la Découverte « { $discovery } ».
event-takes-discovery-you = Vous reprenez la Découverte « { $discovery } ».
event-swaps-discovery = { $player } prend à un autre joueur la Découverte « { $discovery } ».
event-swaps-discovery-you = Vous prenez à un autre joueur la Découverte « { $discovery } ».
event-takes-calamity = { $player } prend une Calamité : { $calamity }.
event-takes-calamity-you = Vous prenez une Calamité : { $calamity }.
event-takes-card = { $player } prend { $n } { $suit }.
event-takes-card-you = Vous prenez { $n } { $suit }.
event-wins-trick = { $player } gagne le pli.
event-wins-trick-you = Vous gagnez le pli.
event-action-begins = { $player } commence son Action.
event-action-begins-you = Vous commencez votre Action.
event-suffers-calamity = { $player } subit une Calamité : { $calamity }.
event-suffers-calamity-you = Vous subissez une Calamité : { $calamity }.
event-protection-meets = { $player } écarte une Calamité grâce à sa Protection : { $calamity }.
event-protection-meets-you = Vous écartez une Calamité grâce à votre Protection : { $calamity }.
event-type-is-barred = { $player } ne tire aucune ressource de ce type de ses cartes et Jokers : { $resource }.
event-type-is-barred-you = Vous ne tirez aucune ressource de ce type de vos cartes et Jokers : { $resource }.
event-loses-population = { $player } perd un Pop. Population : { $n }.
event-loses-population-you = Vous perdez un Pop. Population : { $n }.
event-loses-stock = { $player } perd de son stock { $food } Nourriture, { $tools } Outils, { $science } Science.
event-loses-stock-you = Vous perdez de votre stock { $food } Nourriture, { $tools } Outils, { $science } Science.
event-will-lie-open = { $player } joue avec une main étalée au prochain round.
event-will-lie-open-you = Vous jouez avec une main étalée au prochain round.
event-will-be-blind = { $player } joue à l’aveugle au prochain round.
event-will-be-blind-you = Vous jouez à l’aveugle au prochain round.
event-calamity-is-harmless = Sans effet pour { $player }.
event-calamity-is-harmless-you = Sans effet pour vous.
event-falls = { $player } descend à l’Âge { $age }.
event-falls-you = Vous descendez à l’Âge { $age }.
event-turns-discovery-down = { $player } retourne face cachée la Découverte « { $discovery } ».
event-turns-discovery-down-you = Vous retournez face cachée la Découverte « { $discovery } ».
event-gains-by-protection = La Protection donne une ressource à { $player } : { $resource }.
event-gains-by-protection-you = La Protection vous donne une ressource : { $resource }.
event-harvests = { $player } récolte { $food } Nourriture, { $tools } Outils, { $science } Science.
event-harvests-you = Vous récoltez { $food } Nourriture, { $tools } Outils, { $science } Science.
event-stock-overflows = { $player } n’a plus de place ({ $resource }) : { $n } de perdu.
event-stock-overflows-you = Vous n’avez plus de place ({ $resource }) : { $n } de perdu.
event-joker-gives = { $player } utilise un Joker comme { $resource }.
event-joker-gives-you = Vous utilisez un Joker comme { $resource }.
event-joker-gives-nothing = Un Joker ne donne rien à { $player }.
event-joker-gives-nothing-you = Un Joker ne vous donne rien.
event-changes-resource = { $player } échange { $resource } contre { $other }.
event-changes-resource-you = Vous échangez { $resource } contre { $other }.
event-pays-need = { $player } satisfait complètement un besoin ({ $resource }) : { $n } sur { $asked }.
event-pays-need-you = Vous satisfaites complètement un besoin ({ $resource }) : { $n } sur { $asked }.
event-pays-in-part = { $player } paie une partie du besoin ({ $resource }) : { $n } sur { $asked }.
event-pays-in-part-you = Vous payez une partie du besoin ({ $resource }) : { $n } sur { $asked }.
event-pays-nothing = { $player } ne fournit rien pour un besoin ({ $resource }) : { $n } sur { $asked }.
event-pays-nothing-you = Vous ne fournissez rien pour un besoin ({ $resource }) : { $n } sur { $asked }.
event-rises = { $player } monte à l’Âge { $age }.
event-rises-you = Vous montez à l’Âge { $age }.
event-removes-pop = { $player } enlève un Pop : { $place }.
event-removes-pop-you = Vous enlevez un Pop : { $place }.
event-scores-needs = { $player } marque { $n } PV pour les besoins.
event-scores-needs-you = Vous marquez { $n } PV pour les besoins.
event-scores-prestige = { $player } marque { $n } PV pour le Prestige.
event-scores-prestige-you = Vous marquez { $n } PV pour le Prestige.
event-grows = { $player } porte sa Population à { $n }.
event-grows-you = Vous portez votre Population à { $n }.
event-buys-age = { $player } paie en Science et monte à l’Âge { $age }.
event-buys-age-you = Vous payez en Science et montez à l’Âge { $age }.
event-places-pop = { $player } place un Pop : { $place }, niveau { $level }.
event-places-pop-you = Vous placez un Pop : { $place }, niveau { $level }.
event-raises-pop = { $player } monte un Pop : { $place }, niveau { $level }.
event-raises-pop-you = Vous montez un Pop : { $place }, niveau { $level }.
event-takes-up-pop = { $player } prend un Pop pour le déplacer : { $place }.
event-takes-up-pop-you = Vous prenez un Pop pour le déplacer : { $place }.
event-moves-pop = { $player } déplace un Pop : { $old } → { $place }, niveau { $level }.
event-moves-pop-you = Vous déplacez un Pop : { $old } → { $place }, niveau { $level }.
event-round-ends = Le round { $n } se termine. Les cartes prises quittent le jeu.
event-calamities-return = { $n ->
    [one] { $player } mélange { $n } Calamité avec la pioche.
   *[other] { $player } mélange { $n } Calamités avec la pioche.
}
event-calamities-return-you = { $n ->
    [one] Vous mélangez { $n } Calamité avec votre pioche.
   *[other] Vous mélangez { $n } Calamités avec votre pioche.
}
event-scores-discoveries = { $player } marque { $n } PV pour les Découvertes.
event-scores-discoveries-you = Vous marquez { $n } PV pour les Découvertes.
event-wins-game = { $player } gagne avec { $n } PV.
event-wins-game-you = Vous gagnez avec { $n } PV.

## Why not: what is missing and what to do.

refusal-game-has-ended = La partie est terminée.
refusal-asked-otherwise = Pas maintenant. D’abord : { $phase }.
refusal-hand-is-seen = Vous voyez votre main. Choisissez une carte par son nom, non par un numéro.
refusal-hand-is-blind = Vous jouez à l’aveugle. Choisissez une carte par son numéro.
refusal-position-empty = La carte { $n } est déjà jouée.
refusal-no-discovery-in-hand = Vous n’avez pas en main de Découverte (Âge { $age }) : elle est déjà face visible ou jouée.
refusal-card-not-held = Vous n’avez pas en main : { $n } { $suit }.
refusal-must-follow = Vous devez jouer { $suit }.
refusal-played-no-discovery = Vous n’avez pas joué de Découverte : prenez une autre carte.
refusal-played-a-discovery = Vous avez joué une Découverte : prenez une Découverte.
refusal-discovery-of-other-age = Cette Découverte n’est pas de l’Âge { $age } : « { $discovery } ».
refusal-discovery-not-there = Cette Découverte n’est pas dans le pli ou est déjà prise : « { $discovery } ».
refusal-calamity-not-there = Cette Calamité n’est pas dans le pli ou est déjà prise : { $calamity }.
refusal-card-not-there = Cette carte n’est pas dans le pli ou est déjà prise : { $n } { $suit }.
refusal-calamity-not-pending = Vous n’avez pas cette Calamité à résoudre : { $calamity }.
refusal-no-protection = Vous n’avez pas de Pop sur la Protection. Impossible d’écarter cette Calamité : { $calamity }.
refusal-protection-used = Vous avez déjà utilisé la Protection ce round. Impossible d’écarter cette Calamité : { $calamity }.
refusal-joker-barred = Une Calamité interdit ce type : { $resource }.
refusal-stock-empty = Vous n’en avez plus : { $resource }.
refusal-stock-full = Votre stock est plein : { $resource }.
refusal-no-pop-there = Vous n’avez pas de Pop à cet emplacement : { $place }.
refusal-pop-in-the-air = Posez d’abord le Pop que vous déplacez : { $place }.
refusal-grown-already = Votre Population peut augmenter une fois par round.
refusal-scale-ends = La Population ne dépasse pas { $n }.
refusal-advanced-already = Vous pouvez acheter un Âge une fois par round.
refusal-last-age = L’Âge VI est le dernier.
refusal-no-management = Il n’y a pas de Gestion au dernier round. Terminez votre Action.
refusal-nowhere-to-move = Vous ne pouvez payer aucun emplacement libre pour ce Pop : { $place }.
refusal-not-higher = Le Pop est déjà au niveau { $level } : { $place }. Il ne peut que monter.
refusal-place-occupied = Un Pop occupe déjà cet emplacement : { $place }.
refusal-no-free-pop = Tous les Pops de votre Population ({ $n }) sont placés.
refusal-too-dear = Cela coûte { $price } et vous avez { $have } : { $resource }.

## Points and ties.

score-needs-food = Besoins en Nourriture
score-needs-tools = Besoins en Outils
score-needs-science = Besoins en Science
score-prestige-advantage = Prestige
score-face-up-discoveries = Découvertes
score-total = Total
tie-age = L’Âge le plus élevé départage l’égalité (K3).
tie-population = La plus grande Population départage l’égalité (K3).
tie-order = L’ordre du tour départage l’égalité (K3).

## Options of a table.

option-players = Joueurs (2–4)
option-first = Qui commence le premier pli
bad-option-first = Seule une couleur en jeu peut commencer. Choisissez-en une, ou laissez faire le hasard.
option-calamities = Calamités dans les pioches : dealt (mélangées, deux par pioche) ou printed (paires fixes par couleur)
option-memory = Ce qui est montré des mains : strict (les dos, comme à une vraie table) ou open (aussi ce qui se déduit des cartes jouées)
option-points-population = Population qui compte pour les points : after (après) ou before (avant) une perte du même round
option-level-price = Prix des niveaux : step (chaque niveau gravi), target (seul le niveau atteint) ou difference (le niveau atteint, moins le niveau actuel)
option-decadence-discovery = Découverte de l’Âge quitté par Décadence : flip (face cachée) ou keep (face visible)
option-early-trump = Une carte de la couleur d’atout à l’Âge III ou IV : fixed (suit et fixe comme toute autre) ou other (n’a pas de couleur)
option-blind-colour = Une carte jouée à l’aveugle à l’Âge III ou plus : none (n’a pas de couleur) ou counts (sa couleur compte, elle peut être de l’atout)

# Why a move is worth making: hints
hint-takes = { $n ->
    [1] Avec elle, vous prenez en premier.
    [2] Avec elle, vous prenez en deuxième.
    [3] Avec elle, vous prenez en troisième.
   *[other] Avec elle, vous prenez en quatrième.
}
hint-so-far = { $n ->
    [1] Avec elle, vous êtes en première position pour l’instant.
    [2] Avec elle, vous êtes en deuxième position pour l’instant.
    [3] Avec elle, vous êtes en troisième position pour l’instant.
   *[other] Avec elle, vous êtes en quatrième position pour l’instant.
}
hint-behind = C’est la carte la plus faible que vous puissiez jouer : les plus fortes restent en main.
hint-discovery = Une Découverte n’a pas de force, et vos autres cartes restent en main.
hint-rises = Cela paie tous vos besoins : vous montez à l’Âge { $age }.
hint-need = Cela paie entièrement un besoin : { $resource }.
hint-helps = Cela paie { $n } de plus d’un besoin : { $resource }.
hint-joker = Vous choisirez sa ressource à la Récolte, et il vous manque encore : { $resource }.
hint-outlook = Cela rapporte { $n } PV de plus ce round, en l’état actuel.
hint-no-calamity = Elle n’apporte pas de Calamité.
hint-trump = C’est la couleur dont vous avez le plus de cartes : { $n }.
hint-protect = La Protection vous l’épargne : { $calamity }.
hint-only = Il n’y a rien d’autre à faire.
hint-done = Ce que vous avez en stock y reste.
hint-grow = Votre Population monte à { $n }, et chaque besoin entièrement payé rapporte plus.
hint-rise = Vous montez à l’Âge { $age }.
hint-place = { $place } travaille au niveau { $level }, et il reste { $n ->
    [one] { $n } round.
   *[other] { $n } rounds.
}

# Ce qu’un coup entraînerait
foreseen-takes = { $n ->
    [1] prend en premier
    [2] prend en deuxième
    [3] prend en troisième
   *[other] prend en quatrième
}
foreseen-so-far = { $n ->
    [1] première pour l’instant
    [2] deuxième pour l’instant
    [3] troisième pour l’instant
   *[other] quatrième pour l’instant
}
foreseen-need = paie tout le besoin : { $resource }
foreseen-rises = paie tous vos besoins : vous montez à l’Âge { $age }

# Le laboratoire.
things-place = Emplacements
things-management = Croître et monter
things-trump = Atouts annoncés
things-card = Cartes prises
things-discovery = Découvertes
things-calamity = Calamités
fate-harvested = a donné des ressources
fate-barred = bloquée par une Calamité
fate-suffered = subie
fate-met = parée par la Protection

## What an order given ahead may depend on.

order-lead = personne n’a encore joué dans le pli
order-colour = la couleur du pli est { $suit }
order-trick = { $n } { $suit } est dans le pli
