# La bibliothèque pour la recherche.

bad-action = Il n’y a pas d’action { $action } : choisissez de 0 à { $last }.
too-few = { $name } doit valoir 1 ou plus, et non { $number }.
zero-sum-alone = Une partie en solo n’a pas de récompenses à somme nulle : retirez « zero_sum ».
