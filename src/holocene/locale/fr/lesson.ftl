# Ce que dit le guide dans toutes les leçons, et ce qui se dit autour.

lesson-go-on = Continuez.
lesson-not-yet = Pas encore : cela viendra plus tard.
lesson-only-look = Un instant : ici, on ne fait que regarder.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## Ce qui est impossible.

no-such-lesson = La leçon « { $name } » n’existe pas. Choisissez parmi { $choices }.
no-such-step = Cette leçon n’a pas d’étape { $step } : ses étapes vont de 1 à { $last }.
not-of-the-step = Ces coups n’appartiennent pas à cette étape. Recommencez l’étape.
bad-lesson = La leçon { $file } ne peut pas être donnée : { $what }

## Les leçons dans le terminal.

learn-description = Enseigne un jeu à la table, étape par étape. Sans jeu, donne la liste des leçons.
learn-game-metavar = JEU
learn-game-help = le jeu à apprendre ; reprend où vous en étiez
learn-lesson-metavar = LEÇON
learn-lesson-help = une de ses leçons
learn-step-metavar = N
learn-step-help = l’étape par laquelle commencer
learn-how = « holocene learn JEU » commence ou reprend ; « holocene learn JEU LEÇON » donne une leçon.
learn-done = terminée
learn-left = arrêt à l’étape { $step } sur { $steps }
learn-length = étapes : { $steps }, minutes : { $minutes }
learn-step = { $lesson } – étape { $step } sur { $steps } : { $name }
learn-prompt = Votre choix (« aide » explique) :
learn-press = Appuyez sur Entrée pour continuer.
learn-word-back = retour
learn-word-skip = passer
learn-word-leave = partir
learn-help = Tapez un numéro ou un coup. ◂ marque ce que demande la leçon. « retour » revient à l’étape précédente, « passer » joue celle-ci pour vous, « partir » garde votre place. « pourquoi », « table », « journal », « carte », « score », « règles » et « langue » marchent comme à toute table.
learn-left-off = Arrêt à l’étape { $step } sur { $steps }. La même commande reprendra ici.
learn-finished = C’était la leçon « { $lesson } ».
learn-next = Ensuite : { $lesson } ({ $command }).
learn-play = Ou affrontez des adversaires indulgents : { $command }.
play-coach-help = expliquer une fois chaque nouveauté, au moment où elle se présente
