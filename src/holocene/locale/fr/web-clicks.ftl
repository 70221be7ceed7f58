# La table du navigateur : ce qui se fait tout seul, et ce qui ne demande qu’un clic. $move est un coup, $n un nombre,
# $age un chiffre romain.

## Réglages
wc-stays = Technologies en développement (Progress)
wc-stays-true = Les y laisser
wc-stays-false = Me demander à chaque tour
wc-one-press = Découvrir (Progress)
wc-one-press-always = Toujours un seul clic
wc-one-press-sure = Un seul clic quand on voit ce que l’on cède
wc-one-press-never = Me montrer le paiement
wc-only-move = Quand il n’y a rien à choisir
wc-only-move-true = Jouer pour moi
wc-only-move-false = Me demander
wc-ends-turn = Quand il ne reste rien à faire
wc-ends-turn-true = Terminer mon tour
wc-ends-turn-false = Me demander

## À la table
wc-only = Il n’y a qu’une chose à faire : { $move }.
wc-card = Vous n’avez qu’une carte à jouer : { $move }.
wc-alike = Tout revient au même : { $move }.
wc-most = Les autres donnent moins de la même chose : { $move }.
wc-ends = Il ne reste rien à faire : { $move }.
wc-stop = Attendre
wc-draw = Piocher { $n } en Âge { $age }
wc-draw-pile = Piocher { $n } dans la défausse Âge { $age }
wc-draw-all-pile = Piocher { $n } d’un coup dans la défausse Âge { $age }
wc-end-asks = { $n ->
    [one] Il vous reste { $n } action. Terminer le tour ?
   *[other] Il vous reste { $n } actions. Terminer le tour ?
}
wc-end-yes = Terminer le tour
wc-end-no = Continuer
wc-take-back = Reprendre des technologies en développement…
wc-shuffle = Mélanger et piocher { $n } ({ $age })
wc-shuffle-all = Mélanger et piocher { $n } fois en Âge { $age } – le retour en arrière s’arrête ici
wc-parted = contre { $technologies }
wc-plan = Payer les besoins ainsi
