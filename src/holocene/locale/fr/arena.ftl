# Les bots et leurs noms ; les commandes « arena » et « event ».

bad-bot-name = « { $name } » n’est pas le nom d’un bot. Écrivez un nom comme greedy, ou module:Classe, au besoin avec des paramètres : search:simulations=200,seconds=0.5.
no-such-bot = Le bot « { $name } » n’existe pas. Choisissez parmi { $choices }, ou nommez votre propre classe : module:Classe.
no-such-bot-module = Le module « { $module } » n’est ni dans ce dossier ni installé. Allez dans le dossier de { $module }.py, ou installez-le.
no-such-bot-class = Le module « { $module } » n’a pas de classe « { $attribute } ». Vérifiez le nom après le deux-points.
bot-not-imported = Le bot « { $name } » ne peut pas être importé : { $reason }
bot-not-made = Le bot « { $name } » ne peut pas être créé : { $reason }
no-instinct = Personne ne joue à { $game } d’instinct : le jeu ne dit pas ce que vaut un coup à première vue. Choisissez un autre bot.
no-advice = { $game } ne donne aucun conseil, ce bot ne peut donc pas y jouer. Choisissez un autre bot.
bot-cannot-play = Le bot « { $name } » ne sait pas jouer à { $game }. Choisissez-en un autre.
bad-bot-parameters = Le bot « { $name } » n’accepte pas ces paramètres ({ $reason }). Il connaît : { $choices }.
bot-failed = Le bot « { $bot } » a échoué : { $reason }
bot-illegal = Le bot « { $bot } » a répondu « { $move } », ce qui n’est pas permis maintenant.

arena-description = Fait jouer une série de parties entre bots, chaque groupe à toutes les places sur les mêmes donnes, et les classe. Une série interrompue reprend quand on redonne la même commande.
arena-bots-metavar = BOT,BOT,…
arena-bot-metavar = BOT
arena-bots-help = les bots, par leur nom, avec des paramètres (search:simulations=200), ou sous la forme module:Classe
arena-bot-help = un bot de plus ; peut être répété
arena-games-help = nombre minimal de parties (100 par défaut) ; les séries de places sont complètes, pour que chaque bot occupe chaque place
arena-seconds-help = le temps d’un bot pour une décision, en secondes (1 par défaut)
arena-processor-help = compter les secondes où le processeur travaille pour un bot, et non celles de l’horloge : une série reste équitable même si la machine fait autre chose
arena-seed-help = le nombre dont découlent toutes les donnes et le hasard de tous les bots (1 par défaut)
arena-workers-help = nombre de processus qui jouent en même temps (un par processeur par défaut)
arena-address-metavar = ADRESSE
arena-ray-help = jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici
arena-out-help = le dossier des parties et des résultats (par défaut un dossier à part)

arena-plan = { $n ->
    [one] { $n } partie, { $round } par donne, dans { $folder }
   *[other] { $n } parties, { $round } par donne, dans { $folder }
}
arena-goes-on = { $n ->
    [one] { $n } partie est déjà jouée.
   *[other] { $n } parties sont déjà jouées.
}
arena-interrupted = Interrompu ; tout ce qui est fini est gardé. La même commande reprend la série. Résultats jusqu’ici :
arena-summary = { $n ->
    [one] { $n } partie, donnes différentes : { $deals }, décisions par partie : { $decisions }
   *[other] { $n } parties, donnes différentes : { $deals }, décisions par partie : { $decisions }
}
arena-standings = Classement
arena-bot = Bot
arena-rating = Cote
arena-score = Points
arena-milliseconds = ms/coup
arena-p99 = 99 %
arena-fair = part égale
arena-with-error = { $n } ± { $error }
arena-ranks = Rangs
arena-lost = perdu
arena-duels = Devant, en % (intervalle à 95 %)
arena-duel = { $n } ({ $low }–{ $high })
arena-note-shares = Les parts s’entendent par place.
arena-note = Tous les intervalles sont à 95 % et comptent ensemble les parties d’une même donne.

arena-no-bots = Nommez les bots qui doivent jouer : --bots random,greedy
arena-bot-twice = Le bot « { $name } » est nommé deux fois. Nommez chaque bot une fois ; les places se remplissent d’elles-mêmes.
arena-bot-failed = Le bot « { $bot } » a échoué dans la partie { $game } : { $reason } La partie est gardée dans { $path }.
arena-bot-illegal = Le bot « { $bot } » a répondu « { $move } » dans la partie { $game }, ce qui n’y est pas permis. La partie est gardée dans { $path }.
arena-other-series = { $folder } contient une autre série, qui diffère par : { $names }. Choisissez un autre dossier avec --out.
arena-cannot-write = Rien ne peut être écrit dans { $folder } : { $reason }. Choisissez un autre dossier avec --out.
arena-bad-file = { $path } est illisible : { $reason }. Corrigez ou supprimez ce fichier.
arena-busy = Un autre processus joue cette série dans { $folder }. Attendez-le, ou choisissez un autre dossier avec --out.
arena-worker-died = Un processus qui jouait s’est arrêté de façon inattendue. Ce qui est fini est gardé ; la même commande reprend la série. Moins de processus demandent moins de mémoire : --workers 1
arena-no-cluster = Il n’y a pas de grappe Ray à « { $address } » : { $reason }
arena-other-code = Une machine de la grappe a une autre version de holocene ou d’un bot. Installez partout la même.
arena-no-parquet = Aucun fichier Parquet n’est écrit.

event-description = Fait jouer une coupe à des bots, hors ligne, avec les rondes, les donnes et le classement des tournois d’un serveur : toutes les tables d’une ronde ont la même donne. La même commande donne la même coupe.
event-system-help = swiss : ceux qui ont des scores proches se rencontrent ; robin : tous rencontrent tous
event-size-help = combien de joueurs par table, de 2 à 5 (par défaut : 2)
event-rounds-help = combien de rondes jouer (par défaut : autant que le système en demande)
event-duplicate-help = compter d’abord les points par rapport au même siège aux autres tables, et non la place à sa table
event-alone = Une coupe demande au moins deux participants. Séparez leurs noms par des virgules : --entrants artisan,inventor
event-round = Ronde { $n } sur { $of } terminée.
event-place = Place
event-bot = Bot
event-points = Points
event-duplicate = Même siège
event-median = Médian
event-buchholz = Buchholz
event-firsts = Victoires
event-played = Parties
