# Thèmes des problèmes de S-Evolution : le titre, et la phrase qui dit de quoi le meilleur coup est l’exemple.

puzzle-s-evolution-trump = Nommer l’atout
puzzle-s-evolution-trump-why = C’est votre couleur la plus longue : vous en avez { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
puzzle-s-evolution-trump-even = Nommer l’atout
puzzle-s-evolution-trump-even-why = Une autre de vos couleurs est aussi longue : { $n }. Ce qui compte, ce n’est pas combien de cartes l’atout renforce, mais lesquelles.
puzzle-s-evolution-trump-short = Nommer l’atout
puzzle-s-evolution-trump-short-why = Vous en avez { $n } de cette couleur et { $most } d’une autre. Ce qui compte, ce n’est pas combien de cartes l’atout renforce, mais lesquelles.
puzzle-s-evolution-calamity = Une Calamité exprès
puzzle-s-evolution-calamity-why = Il y a d’autres cartes à prendre, et pourtant c’est celle-ci qui vous sert le mieux : { $calamity }.
puzzle-s-evolution-lesser-evil = Le moindre mal
puzzle-s-evolution-lesser-evil-why = Seules des Calamités entrent en ligne de compte, et celle-ci vous nuit le moins : { $calamity }.
puzzle-s-evolution-no-calamity = Laisser une Calamité
puzzle-s-evolution-no-calamity-why = Ce coup laisse ceci à quelqu’un d’autre : { $calamity }.
puzzle-s-evolution-rise = Monter
puzzle-s-evolution-rise-why = Avec ce coup, tous vos besoins sont payés : vous montez à l’Âge { $age }.
puzzle-s-evolution-need = Payer un besoin
puzzle-s-evolution-need-why = En l’état actuel, ce coup paie entièrement un besoin, le deuxième meilleur non : { $resource }.
puzzle-s-evolution-score = Des points ce round
puzzle-s-evolution-score-why = En l’état actuel, ce coup rapporte ce round { $n } PV de plus que le deuxième meilleur.
puzzle-s-evolution-no-fall = Garder son Âge
puzzle-s-evolution-no-fall-why = Avec ce coup, vous gardez votre Âge ; avec le deuxième meilleur, vous reculeriez, en l’état actuel.
puzzle-s-evolution-no-loss = Garder sa Population
puzzle-s-evolution-no-loss-why = Avec ce coup, vous gardez votre Population ; avec le deuxième meilleur, vous en perdriez, en l’état actuel.
puzzle-s-evolution-joker = Un Joker
puzzle-s-evolution-joker-why = La ressource du Joker ne se choisit qu’à la Récolte.
puzzle-s-evolution-stock = Pour plus tard
puzzle-s-evolution-stock-why = { $resource } { $n } plutôt que { $other } { $m } : en l’état actuel, aucune ne paie un besoin que l’autre ne paie pas, mais elle va mieux avec ce que vous avez et ce qui vient.
puzzle-s-evolution-later = Pour plus tard
puzzle-s-evolution-later-why = En l’état actuel, aucune carte ne paie un besoin que l’autre ne paie pas : celle-ci va mieux avec ce qui vient.
puzzle-s-evolution-own-card = Votre propre carte
puzzle-s-evolution-own-card-why = Personne d’autre ne prend de carte ici : vous reprenez ce que vous jouez. Jouez ce que vous voulez avoir.
puzzle-s-evolution-goods = Pour plus tard
puzzle-s-evolution-goods-why = En l’état actuel, aucun coup ne paie un besoin que l’autre ne paie pas : ce qui compte, c’est la suite.
puzzle-s-evolution-protect = La Protection
puzzle-s-evolution-protect-why = La Protection sert une fois par round, et c’est pour cela : { $calamity }.
puzzle-s-evolution-suffer = Garder la Protection
puzzle-s-evolution-suffer-why = La Protection sert une fois par round, et ceci vous nuit trop peu : { $calamity }.
puzzle-s-evolution-discovery = L’heure de la Découverte
puzzle-s-evolution-discovery-why = Une Découverte n’a pas de force et ne prend pas d’autre carte, mais toutes vos autres cartes restent en main pour de meilleurs plis.
puzzle-s-evolution-keep-discovery = La Découverte peut attendre
puzzle-s-evolution-keep-discovery-why = { $n ->
    [1] Il y a quelque chose à prendre dans ce pli, et dans l’état de la table, vous choisissez en premier.
    [2] Il y a quelque chose à prendre dans ce pli, et dans l’état de la table, vous choisissez en deuxième.
    [3] Il y a quelque chose à prendre dans ce pli, et dans l’état de la table, vous choisissez en troisième.
   *[other] Il y a quelque chose à prendre dans ce pli, même si dans l’état de la table, vous choisissez en dernier.
}
puzzle-s-evolution-overtake = Choisir plus tôt
puzzle-s-evolution-overtake-why = { $n ->
    [1] Dans l’état de la table, vous choisissez en premier avec cette carte, plus tard avec la deuxième meilleure.
    [2] Dans l’état de la table, vous choisissez en deuxième avec cette carte, plus tard avec la deuxième meilleure.
   *[other] Dans l’état de la table, vous choisissez en troisième avec cette carte, en dernier avec la deuxième meilleure.
}
puzzle-s-evolution-duck = Laisser passer
puzzle-s-evolution-duck-why = Vous pourriez choisir plus tôt, mais laissez passer les autres : la carte plus forte reste en main.
puzzle-s-evolution-thrift = Autant pour moins
puzzle-s-evolution-thrift-why = Dans l’état de la table, elle donne la même place que la carte plus forte, qui reste en main.
puzzle-s-evolution-strength = Toute la force
puzzle-s-evolution-strength-why = Dans l’état de la table, les deux cartes donnent la même place, mais quelqu’un doit encore jouer, et la plus forte est plus dure à battre.
puzzle-s-evolution-bait = Ce que vous posez
puzzle-s-evolution-bait-why = Les deux cartes donnent la même place. Ce qui change, c’est la carte offerte à tous.
puzzle-s-evolution-blind = Une carte à l’aveugle
puzzle-s-evolution-blind-why = Personne ne sait ce que c’est, et pourtant une place vaut mieux qu’une autre.
puzzle-s-evolution-grow = Quand grandir
puzzle-s-evolution-grow-why = Avec plus de Population, chaque besoin entièrement payé rapporte plus, pendant { $left ->
    [one] { $left } round encore.
   *[other] { $left } rounds encore.
}
puzzle-s-evolution-grow-less = Quand grandir
puzzle-s-evolution-grow-less-why = Plus de Population rapporte plus par besoin entièrement payé, mais agrandit chaque besoin : pour { $left ->
    [one] le round à venir, une de plus suffit.
   *[other] les { $left } rounds à venir, une de plus suffit.
}
puzzle-s-evolution-no-growth = Quand ne pas grandir
puzzle-s-evolution-no-growth-why = Plus de Population agrandit chaque besoin : vous pourriez grandir, et n’en faites rien.
puzzle-s-evolution-save = Économiser
puzzle-s-evolution-save-why = Ce que vous ne dépensez pas reste en stock pour la suite.
puzzle-s-evolution-advance = Avancer
puzzle-s-evolution-advance-why = Vous montez aussitôt à l’Âge { $age }.
puzzle-s-evolution-build = Bâtir
puzzle-s-evolution-build-why = { $place } travaille au niveau { $level } pendant { $n ->
    [one] { $n } round encore.
   *[other] { $n } rounds encore.
}
puzzle-s-evolution-move = Déplacer un Pop
puzzle-s-evolution-move-why = Le Pop vaut mieux sur un autre lieu, même au prix d’un nouveau.
puzzle-s-evolution-take-discovery = Quelle Découverte
puzzle-s-evolution-take-discovery-why = Les Découvertes comptent par couleur, et chacune de plus d’une même couleur vaut davantage.
puzzle-s-evolution-gift = Un cadeau
puzzle-s-evolution-gift-why = Des ressources offertes, c’est celle qui vous sert le plus.
puzzle-s-evolution-remove = Que céder
puzzle-s-evolution-remove-why = Un Pop doit partir : c’est le lieu dont vous vous passez le mieux.
