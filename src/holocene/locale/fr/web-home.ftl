# La page d’accueil, pour qui vient la première fois et pour qui revient.
home-learn = Apprendre en 5 minutes
home-learn-game = Apprendre { $game } en 5 minutes
home-idea = Toute l’idée en trois couches
home-idea-words = La poterie rend la roue gratuite. La roue rend les moulins à eau moins chers. **Le savoir bâtit sur le savoir.**
home-idea-pay = payer { $n }
home-idea-free = gratuit
home-by-playing = Apprendre en jouant
home-by-playing-words = Dix coups à une vraie table, avec un guide à vos côtés. Partez quand vous voulez, votre place est gardée.
home-lessons = Toutes les leçons
home-gently = Commencer en douceur
home-gently-words = « Jouer maintenant » vous place face à des bots du niveau { $bot }, qui débutent avec le sourire. Demandez un conseil à tout moment, reprenez n’importe quel coup : les bots veulent bien.
home-friend = Inviter des amis
home-friend-words = Ouvrez une table et envoyez le lien. Personne n’a besoin d’un compte, et chacun joue dans sa langue.
home-welcome = Bon retour, { $name }
home-welcome-nameless = Bon retour
home-turn = À vous
home-turn-at = { $n ->
    [one] à { $n } table
   *[other] à { $n } tables
}
home-nobody-waits = Prêt pour une autre partie ?
home-waiting = En attente des autres
home-to-move = { $player } doit jouer
home-again = Jouer
home-again-with = { $game } contre des bots, niveau { $bot }
home-change = Changer le niveau
home-yours = Vos parties
home-record = { $n ->
    [one] { $n } partie à plusieurs, victoires : { $won }
   *[other] { $n } parties à plusieurs, victoires : { $won }
}
home-result = Résultat
home-review = Analyse
home-won = Victoire avec { $points } points.
home-placed = Place { $place } sur { $of }, avec { $points } points.
home-given-up = Abandon.
home-alone = { $points } points
home-score = { $player } { $points }
