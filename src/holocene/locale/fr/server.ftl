# Le serveur : sa commande, et pourquoi une requête est refusée.

command-serve = servir la table dans le navigateur
serve-description = Sert les jeux aux navigateurs : sur cette machine, ou à d’autres dans un réseau.
serve-host-metavar = ADRESSE
serve-number-metavar = NOMBRE
serve-host-help = l’adresse d’écoute (cette machine seulement par défaut ; 0.0.0.0 pour le réseau)
serve-port-help = le port d’écoute (0 prend n’importe quel port libre)
serve-database-help = où les tables sont gardées : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (par défaut un fichier à vous)
serve-workers-help = combien de processus se partagent le travail
serve-bot-help = un bot à vous que les tables peuvent choisir, sous la forme module:Classe ; peut être répété
serve-no-browser-help = ne pas ouvrir de navigateur
serve-log-help = ce qui est noté dans le journal, en lignes JSON
serve-ready = La table est à { $url } (Ctrl+C l’arrête)
serve-cannot-listen = Rien ne peut être servi à { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.

server-bad-database = La base de données doit être une URL : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
server-bad-settings = HOLOCENE_SERVER est illisible : { $reason }.
server-long-bot = Le nom du bot « { $name } » est trop long pour une table : { $most } lettres au plus.
server-no-database = La base de données ne s’ouvre pas : { $reason }.
server-no-table = La table « { $table } » n’existe pas. Elle a peut-être été supprimée.
server-no-page = Cette page n’existe pas.
server-bad-method = Cette adresse ne répond pas à ce genre de requête.
server-bad-request = Cette requête est illisible.
server-bad-field = « { $field } » est illisible : { $reason }.
server-fault = Une erreur s’est produite ici. Rien n’est perdu : réessayez.
server-no-token = Il faut un lien vers la table. Demandez-en un à son hôte.
server-bad-token = Ce lien n’ouvre plus la table. Demandez-en un nouveau à l’hôte.
server-only-players = Seuls les joueurs peuvent faire cela ; votre lien permet de regarder.
server-only-host = Seul l’hôte de la table peut faire cela.
server-other-eyes = La vue des autres est montrée après la fin.
server-no-moment = { $n ->
    [one] Il n’y a eu que { $n } coup.
   *[other] Il n’y a eu que { $n } coups.
}
server-stale = La partie a avancé. Regardez la table et décidez à nouveau.
server-not-your-turn = Ce n’est pas votre tour.
server-turn-passed = Votre tour s’est terminé avant tous ces coups ; aucun n’a été joué.
server-not-begun = La partie n’a pas commencé : une place est encore libre.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-not-joined = Personne n’occupe encore cette place.
server-no-own-move = Vous n’avez joué aucun coup qui puisse être repris.
server-no-request = Personne ne demande à reprendre un coup.
server-no-link = Il n’y a pas de lien pour la place { $seat }.
server-two-mine = Une seule place peut être la vôtre. Les autres sur cet écran sont du genre « here ».
server-other-rules = Cette table a été commencée avec d’autres règles ou cartes que celles du serveur actuel.
server-too-many = Trop de requêtes. Attendez un instant.
server-too-many-tables = Il y a trop de tables ici. Supprimez-en d’abord.
server-too-many-streams = Trop de monde regarde cette table.
server-too-large = Une requête peut contenir au plus { $limit } octets.
server-bad-origin = Seules les pages de ce serveur peuvent donner des ordres.
