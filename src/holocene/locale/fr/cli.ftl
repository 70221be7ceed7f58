# La ligne de commande : aide, refus de l’analyseur d’arguments et erreurs que toutes les parties peuvent signaler.

cli-description = Une table pour Progress: Evolution of Technology et S-Evolution, dans le terminal.
cli-epilog = Tapez « holocene COMMANDE --help » pour en savoir plus sur une commande.
cli-version = afficher la version et quitter
cli-commands = commandes 
cli-command = COMMANDE
cli-not-permitted = Impossible d’ouvrir « { $path } » : accès refusé. Choisissez un endroit où vous pouvez lire et écrire.
command-play = jouer une partie dans le terminal
command-learn = apprendre un jeu à la table, étape par étape
command-record = afficher, vérifier ou rejouer l’enregistrement d’une partie
command-review = analyser une partie terminée, coup par coup
command-simulate = faire jouer de nombreuses parties par des bots et les mesurer
command-arena = faire jouer des bots les uns contre les autres et les classer
command-event = faire jouer une coupe à des bots, comme un tournoi
command-lab = jouer beaucoup de parties et dire ce que vaut chaque carte
command-pack = vérifier votre propre lot de cartes
command-rules = afficher les règles numérotées

option-language-help = la langue de tout ce qui est affiché (par défaut : celle de cet ordinateur)

argparse-usage = utilisation :
argparse-arguments = arguments 
argparse-options = options 
argparse-help = afficher cette aide et quitter
argparse-argument = { $argument } : { $message }
argparse-unrecognized = Argument inconnu : { $arguments }.
argparse-required = Il manque : { $arguments }.
argparse-one-required = Donnez l’un de ces arguments : { $arguments }.
argparse-not-with = Combinaison impossible avec { $argument }.
argparse-takes-none = Aucune valeur n’est attendue ici : retirez « { $value } ».
argparse-expected-one = Il faut une valeur.
argparse-expected-at-most-one = Il faut une valeur au plus.
argparse-expected-at-least-one = Il faut au moins une valeur.
argparse-bad-value = « { $value } » n’est pas une valeur possible ici.
argparse-bad-choice = « { $value } » ne fait pas partie des choix : { $choices }.

rules-description = Affiche les règles numérotées des jeux.
rules-metavar = RÈGLE
rules-rule-help = une règle comme A11, ou le numéro d’un chapitre ; sans rien, la liste des chapitres
rules-game-metavar = JEU
rules-game-help = le jeu dont les règles sont affichées (par défaut : tous)
rules-coverage-help = afficher quelles fonctions appliquent chaque règle et quels tests la prouvent
rules-json-help = afficher la couverture en JSON, pour d’autres programmes
rules-of-game = Les règles : { $game }
rules-column-chapter = N°
rules-column-title = Chapitre
rules-column-rules = Règles
rules-column-functions = Fonctions
rules-column-tests = Tests
rules-missing = manque
rules-unimplemented = à venir
rules-shown = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-count = { $n ->
    [one] { $n } règle au total.
   *[other] { $n } règles au total.
}
rules-count-covered = { $n ->
    [one] { $n } règle a une fonction et un test.
   *[other] { $n } règles ont une fonction et un test.
}
rules-count-enforced = { $n ->
    [one] { $n } règle a une fonction.
   *[other] { $n } règles ont une fonction.
}
rules-no-tests = Les tests ne font pas partie de cette installation et ne sont donc pas comptés. Ils viennent avec le code source.
rules-count-unimplemented = { $n ->
    [one] { $n } règle est encore à venir.
   *[other] { $n } règles sont encore à venir.
}

bad-command-line = { $message } Tapez « { $command } --help » pour savoir comment faire.
no-such-command = La commande « { $name } » n’existe pas. Choisissez parmi { $choices }.
no-such-language = La langue « { $name } » n’existe pas ici. Choisissez parmi { $choices }.
no-such-game = Le jeu « { $name } » n’existe pas ici. Choisissez parmi { $choices }.
game-first = Nommez d’abord le jeu : « { $command } JEU … ». Choisissez parmi { $choices }.
old-spelling = « { $old } » s’écrit maintenant « { $new } ».
part-missing = Il faut pour cela la partie « { $part } » : { $command }
no-such-rule = La règle « { $rule } » n’existe pas. « holocene rules » donne la liste des chapitres et des règles.
bad-option-name = L’option « { $option } » n’existe pas. Choisissez parmi { $choices }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi { $choices }.
bad-move = « { $text } » n’est pas un coup de ce jeu.
bad-order = « { $text } » n’est pas une consigne : écrivez « if … then … », et au besoin « else … ».
illegal-move = « { $notation } » n’est pas permis maintenant ({ $rule }).
rest-unseen = Certains de ces coups suivent un coup qui révèle quelque chose ou qui passe la main. Jouez jusque-là, regardez, puis décidez de la suite. Rien n’a été joué.
bad-position = Cette partie de la position n’a pas de sens ici : « { $clause } ».
cannot-undo = Impossible de revenir en arrière : quelque chose a été révélé, ou le tour est passé.
bad-seats = { $seats ->
    [one] La partie compte { $seats } place ; des noms sont donnés pour { $named }.
   *[other] La partie compte { $seats } places ; des noms sont donnés pour { $named }.
}
bad-words = { $seats ->
    [one] La partie compte { $seats } place ; des mots au hasard sont donnés pour { $words }.
   *[other] La partie compte { $seats } places ; des mots au hasard sont donnés pour { $words }.
}
bad-seat = La place { $seat } n’existe pas. Choisissez de 0 à { $last }.
no-positions = On ne peut pas commencer { $game } à partir d’une position écrite.

reason-not-found = il n’y a rien à cet endroit
reason-not-permitted = vous ne pouvez ni lire ni écrire à cet endroit
reason-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-exists = cela existe déjà
reason-disk-full = le disque est plein
reason-read-only = rien ne peut y être écrit
reason-name-too-long = le nom est trop long
reason-address-in-use = un autre programme utilise cette adresse et ce port
reason-no-address = cet ordinateur n’a pas cette adresse
