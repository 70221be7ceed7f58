# La ligne de commande : aide, refus de l’analyseur d’arguments et erreurs que toutes les parties peuvent signaler.

cli-description = Une table pour Progress: Evolution of Technology et S-Evolution, dans le terminal.
cli-epilog = « holocene COMMANDE --help » explique une commande.
cli-version = afficher la version et quitter
cli-commands = commandes 
cli-command = COMMANDE
cli-not-permitted = Impossible d’ouvrir « { $path } » : accès refusé. Choisissez un endroit où l’utilisateur qui exécute cette commande peut lire et écrire.
command-play = jouer une partie dans le terminal
command-learn = apprendre un jeu à la table, étape par étape
command-record = afficher, vérifier ou rejouer l’enregistrement d’une partie
command-simulate = faire jouer de nombreuses parties par des bots et les mesurer
command-arena = faire jouer des bots les uns contre les autres et les classer
command-lab = jouer beaucoup de parties et rapporter ce que valent les cartes
command-pack = vérifier votre propre lot de cartes
command-rules = afficher les règles numérotées

option-language-help = la langue de tout ce qui est affiché (par défaut, celle de cette machine)

argparse-usage = utilisation :
argparse-arguments = arguments 
argparse-options = options 
argparse-help = afficher cette aide et quitter
argparse-argument = { $argument } : { $message }
argparse-unrecognized = Ceci n’est pas compris : { $arguments }.
argparse-required = Il manque quelque chose : { $arguments }.
argparse-one-required = L’un de ces arguments est nécessaire : { $arguments }.
argparse-not-with = Combinaison impossible avec { $argument }.
argparse-takes-none = Aucune valeur n’est attendue ici, « { $value } » ne peut donc pas suivre.
argparse-expected-one = Une valeur doit suivre.
argparse-expected-at-most-one = Une valeur au plus peut suivre.
argparse-expected-at-least-one = Une valeur au moins doit suivre.
argparse-bad-value = « { $value } » est illisible ici.
argparse-bad-choice = « { $value } » n’est pas possible. Choisissez parmi { $choices }.

rules-description = Affiche les règles numérotées selon lesquelles on joue.
rules-metavar = RÈGLE
rules-rule-help = une règle comme A11, ou le numéro d’un chapitre ; sans cela, la liste des chapitres
rules-game-metavar = JEU
rules-game-help = le jeu dont les règles sont affichées (tous les jeux par défaut)
rules-coverage-help = afficher quelles fonctions appliquent chaque règle et quels tests la prouvent
rules-json-help = la couverture en JSON, pour des programmes
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
rules-no-tests = Les tests ne font pas partie de cette installation, rien n’en est donc dit. Ils viennent avec le code source.
rules-count-unimplemented = { $n ->
    [one] { $n } règle est encore à venir.
   *[other] { $n } règles sont encore à venir.
}

bad-command-line = { $message } « { $command } --help » explique la commande.
no-such-command = La commande « { $name } » n’existe pas. Choisissez parmi { $choices }.
no-such-language = La langue « { $name } » n’existe pas ici. Choisissez parmi { $choices }.
no-such-game = Le jeu « { $name } » n’existe pas ici. Choisissez parmi { $choices }.
game-first = Le jeu vient en premier : « { $command } JEU … ». Choisissez parmi { $choices }.
old-spelling = « { $old } » s’écrit maintenant « { $new } ».
part-missing = Il faut pour cela la partie « { $part } » : { $command }
no-such-rule = La règle « { $rule } » n’existe pas. « holocene rules » donne la liste des chapitres et des règles.
bad-option-name = L’option « { $option } » n’existe pas. Choisissez parmi { $choices }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi { $choices }.
bad-move = « { $text } » n’est pas un coup de ce jeu.
illegal-move = « { $notation } » n’est pas permis maintenant ({ $rule }).
rest-unseen = Ces coups continuent après un coup qui révèle quelque chose ou qui passe la main. Jouez jusque-là, regardez, puis décidez de la suite. Rien n’a été joué.
bad-position = La position est illisible ici : « { $clause } ».
cannot-undo = Impossible de revenir en arrière : quelque chose a été révélé, ou le tour est passé.
bad-seats = { $seats ->
    [one] La partie compte { $seats } place ; des noms sont donnés pour { $named }.
   *[other] La partie compte { $seats } places ; des noms sont donnés pour { $named }.
}
bad-words = { $seats ->
    [one] La partie compte { $seats } place ; des mots de hasard sont donnés pour { $words }.
   *[other] La partie compte { $seats } places ; des mots de hasard sont donnés pour { $words }.
}
bad-seat = La place { $seat } n’existe pas. Choisissez de 0 à { $last }.
no-positions = On ne peut pas commencer { $game } à partir d’une position écrite.
