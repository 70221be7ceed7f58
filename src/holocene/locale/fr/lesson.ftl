# Ce que dit le guide dans toutes les leçons, et ce qui se dit autour.

lesson-go-on = Continuez.
lesson-not-yet = Pas encore : cela viendra plus tard.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## Ce qui est impossible.

no-such-lesson = La leçon « { $name } » n’existe pas. Choisissez parmi { $choices }.
no-such-step = Cette leçon n’a pas d’étape { $step } : ses étapes vont de 1 à { $last }.
not-of-the-step = Ces coups n’appartiennent pas à cette étape. Recommencez l’étape.
bad-lesson = La leçon { $file } ne peut pas être donnée : { $what }
