# holocene train

command-train = entraîner un réseau qui joue, en parties contre lui-même
train-description = Un réseau apprend un jeu à partir de rien en jouant contre lui-même à des tables de toutes sortes, ou à celle que décrivent les options du jeu. Le dossier peut être repris à tout moment ; c’est le fichier network.npz qui joue, avec le bot network:path=…
train-out-help = le dossier de l’entraînement, nouveau ou à reprendre
train-from-help = repartir de ce réseau, par exemple un network.npz, et non de rien ; sa taille reste la même
train-minutes-help = la durée de l’entraînement, en minutes (3 par défaut)
train-device-help = où les parties sont jouées et apprises : cpu, cuda (une carte NVIDIA) ou auto (par défaut)
train-size-help = la taille du réseau : tiny est pour les petits jeux, small apprend en quelques minutes sur un processeur, full est celle du champion (small par défaut)
train-games-help = combien de parties se jouent en même temps (512 par défaut, 57 600 sur une carte)
train-steps-help = combien de décisions de chaque partie se jouent entre deux mises à jour (64 par défaut)
train-rate-help = le taux d’apprentissage au début (0,0006 par défaut)
train-last-rate-help = le taux d’apprentissage à la fin (0,00006 par défaut)
train-entropy-help = combien compte, au début, d’essayer des coups variés ; la valeur tombe à un dixième (0,01 par défaut ; moins, par exemple 0,004, pour un réseau qui joue déjà bien)
train-by-wins-help = la part de la victoire dans un résultat, de 0 à 1 ; le reste est l’avance aux points (0,6 par défaut)
train-every-help = combien de minutes séparent deux essais (1 par défaut)
train-tested-help = combien de parties un essai joue à chaque table (100 par défaut)
train-against-help = contre qui se jouent les essais (instinct par défaut)
train-updates-help = s’arrêter après tant de mises à jour plutôt qu’après des minutes
train-start-metavar = NOM
train-start-help = commencer chaque partie à ce début d’un petit jeu, par exemple small : l’un de ceux du dossier de cartes, ou de ceux qui viennent avec le jeu
train-training = Entraînement
train-looked = { $decisions } décisions, { $minutes } minutes :
train-share = { $table } : { $won } % de { $n } parties gagnées (un égal en gagnerait { $fair } %), { $points } points
train-alone = { $table } : { $won } % de { $n } parties non perdues, { $points } points
train-curve = { $game } : parties gagnées contre { $bot }, sans recherche
train-curve-below = millions de décisions
train-done = Entraîné sur { $decisions } décisions. Le réseau est { $folder }/network.npz ; relancez la même commande pour continuer.
train-interrupted = Arrêté après { $decisions } décisions. Ce qui fut enregistré au dernier essai se trouve dans { $folder } ; relancez la même commande pour continuer.
train-no-gpu = PyTorch ne trouve pas de carte graphique ici. Retirez « --device cuda ».
train-start-cpu = Un petit jeu s’entraîne sur le processeur. Retirez « --device cuda ».
other-run = « { $folder } » contient un autre entraînement ({ $run }). Choisissez un nouveau dossier, ou les mêmes jeu, cartes et taille.
