# La bibliothèque pour la recherche.

bad-action = Il n’y a pas d’action { $action } : choisissez de 0 à { $last }.
bad-bots = Il y a { $seats } places pour des bots, mais { $named } sont nommés.
research-missing = { $package } n’est pas installé. Installez-le avec : pip install holocene[research]
too-few = { $name } doit valoir 1 ou plus, et non { $number }.
zero-sum-alone = Une partie en solo n’a pas de récompenses à somme nulle : retirez « zero_sum ».
