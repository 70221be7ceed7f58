# Le serveur : sa commande, et pourquoi une requête est refusée.

command-serve = servir la table dans le navigateur
serve-description = Fait jouer dans les navigateurs, sur cet ordinateur ou dans votre réseau.
serve-host-metavar = ADRESSE
serve-number-metavar = NOMBRE
serve-host-help = l’adresse d’écoute (par défaut : cet ordinateur seulement ; 0.0.0.0 pour votre réseau)
serve-port-help = le port d’écoute (0 prend n’importe quel port libre)
serve-database-help = où les tables sont gardées : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (par défaut un fichier à vous)
serve-workers-help = combien de processus se partagent le travail
serve-bot-help = un bot à vous que les tables peuvent choisir, sous la forme module:Classe ; peut être répété
serve-pack-help = jouer avec le lot de cartes de ce dossier ; une fois par jeu au plus
serve-no-browser-help = ne pas ouvrir de navigateur
serve-qr-help = montrer les adresses pour les autres et un code QR même si la sortie n’est pas un terminal
serve-log-help = ce qui est noté dans le journal, en lignes JSON
serve-ready = La table est à { $url } (Ctrl+C l’arrête)
serve-others = Les autres personnes du réseau ouvrent l’une de ces adresses ou scannent le code :
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour accueillir d’autres personnes du réseau, arrêtez-le et relancez-le ainsi : { $command }
serve-no-network = Cet ordinateur n’est pas en réseau : personne d’autre ne peut entrer pour l’instant.
serve-cannot-listen = Le serveur ne peut pas utiliser { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.
serve-two-packs = Il y a deux lots de cartes pour le jeu « { $game } ». Donnez-en un par jeu.

server-bad-database = La base de données doit être une URL : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
server-bad-settings = { $variable } est illisible : { $reason }.
server-long-bot = Le nom du bot « { $name } » est trop long pour une table : { $most } lettres au plus.
server-no-database = La base de données ne s’ouvre pas : { $reason }.
server-bad-setting = Le réglage « { $name } » ne peut pas être « { $value } ».
server-unknown-setting = Il n’y a pas de réglage « { $name } ». Vouliez-vous dire « { $nearest } » ?
server-bad-metrics = Les mesures ne peuvent pas être servies à « { $place } » (réglage « metrics ») : { $reason }.
server-damaged-database = La base de données { $database } est abîmée, ou n’en est pas une. Remettez une sauvegarde en place, ou indiquez-en une autre avec --database.
server-newer-database = La base de données { $database } a été écrite par une version plus récente de Holocene (schéma { $version }). Lancez cette version-là, ou indiquez une autre base avec --database.
server-readonly-database = La base de données { $database } est en lecture seule. Donnez à cet utilisateur le droit d’y écrire, ainsi que dans son dossier.
server-busy-database = Un autre programme verrouille la base de données { $database }. Fermez-le, puis relancez le serveur.
server-busy = La base de données du serveur est occupée. Rien n’est perdu : réessayez dans un instant.
server-away = Le serveur n’a pas accès à ses tables. Rien n’est perdu : réessayez un peu plus tard.
server-crowded = Il y a trop de monde ici. Réessayez dans un instant.
server-bad-host = Ce serveur ne s’appelle pas « { $host } ». La personne qui le gère peut ajouter ce nom au réglage « hosts ».
server-head-too-large = L’en-tête de cette requête est trop grand.
server-too-slow = Cette requête n’est pas arrivée à temps. Réessayez.
server-no-table = La table « { $table } » n’existe pas. Elle a peut-être été supprimée.
server-no-page = Il n’y a pas de page à cette adresse.
server-bad-method = Cette adresse ne répond pas à ce genre de requête.
server-bad-request = Cette requête est illisible.
server-bad-json = Cette requête n’est pas du JSON valide.
server-bad-field = « { $field } » est illisible.
server-field-missing = Il manque « { $field } ».
server-field-unknown = « { $field } » n’est pas connu ici.
server-field-kind = « { $field } » doit être { $kind ->
    [text] un texte
    [number] un nombre
    [choice] vrai ou faux
    [list] une liste
   *[object] un objet avec des champs
}.
server-field-long = « { $field } » est trop long : { $most } au plus.
server-field-short = « { $field } » est trop court : { $least } au moins.
server-field-least = « { $field } » doit valoir au moins { $least }.
server-field-most = « { $field } » doit valoir au plus { $most }.
server-field-finite = « { $field } » doit être un nombre fini.
server-field-letters = « { $field } » contient des caractères qui ne conviennent pas ici.
server-field-choice = « { $field } » doit être l’une de ces valeurs : { $choices }.
server-fault = Une erreur s’est produite sur le serveur. Rien n’est perdu : réessayez.
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
server-not-begun = La partie n’a pas commencé : une place est encore libre.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-next-waits = La partie suivante a déjà été créée à cette table. Rejoignez-la, ou supprimez-la d’abord.
server-sit-down = Ce lien est une invitation. Asseyez-vous d’abord, et la place est à vous.
server-seat-taken = Cette place est déjà prise : une invitation ne sert qu’une fois. Si c’était vous, dans un autre navigateur, demandez à la table de vous y laisser revenir.
server-claim-waits = Les autres n’ont pas encore donné leur accord. La table s’ouvrira dès qu’ils l’auront fait.
server-claim-early = Patientez un peu : vous pourrez demander cette place quand personne ne l’aura ouverte depuis { $seconds } secondes.
server-no-claim = Seule une invitation déjà utilisée permet de redemander sa place.
server-claim-known = Cette place est celle d’une personne connue ici. Si c’est vous, ouvrez-la depuis vos tables, dans un navigateur qui vous connaît.
server-claim-no-witness = Personne ici ne peut se porter garant de vous : à part vous, seul l’hôte pourrait accepter, et l’hôte connaît toutes les invitations. Ouvrez la place avec son propre lien (Joueurs, « Votre place sur un autre appareil »), ou laissez un bot jouer pour vous.
server-no-such-claim = Personne ne demande cette place.
server-not-asked = Cette question s’adresse aux autres joueurs.
server-seat-of-other = Seule la personne assise là peut créer un nouveau lien pour cette place.
server-not-away = Personne n’est absent de cette place.
server-still-here = Patientez un peu : un bot peut prendre le relais après { $seconds } secondes d’absence.
server-not-awaited = Ce n’est pas son tour : personne ne l’attend.
server-no-signs = L’hôte a désactivé les signes à cette table.
server-no-chat = L’hôte a désactivé les messages à cette table.
server-say-one = Envoyez un signe ou un message.
server-say-nothing = Ce message ne contient rien à lire.
server-sign-soon = Un signe toutes les { $seconds } secondes suffit.
server-chat-much = Cela fait beaucoup de messages. Attendez jusqu’à { $seconds } secondes.
server-resigned = Vous avez abandonné cette partie ; un bot la termine à votre place.
server-key-used = Cette clé appartient déjà à une autre requête. Prenez-en une nouvelle à chaque essai.
server-no-own-move = Vous n’avez joué aucun coup qui puisse être repris.
server-no-request = Personne ne demande à reprendre un coup.
server-back-denied = Quelqu’un vient de refuser. Redemandez dans une demi-minute, ou après le prochain coup.
server-no-link = Il n’y a pas de lien pour cette place.
server-two-mine = Une seule place peut être la vôtre. Les autres sur cet écran sont du genre « here ».
server-no-hints = Cette table ne donne pas de conseils.
server-hint-late = Le conseil se fait attendre. Réessayez dans un instant.
server-other-rules = Cette table a été commencée avec la version { $recorded } des règles ; ce serveur joue la version { $known }. Rien n’est perdu : un serveur de cette version la continue.
server-other-cards = Cette table a été commencée avec d’autres cartes ({ $recorded }) que celles de ce serveur ({ $known }). Rien n’est perdu : elle continue dès que le serveur est lancé avec le dossier de ces cartes (--pack).
server-damaged = Les données de la table « { $table } » sont endommagées et ne peuvent pas être jouées. Les autres tables vont bien ; l’administrateur du serveur peut la rétablir depuis une sauvegarde.
server-record-not-text = Un enregistrement est un texte en UTF-8. Choisissez le fichier enregistré ici ou par le programme.
server-record-unfinished = La partie de cet enregistrement n’est pas finie. Seules les parties finies se regardent ici.
server-record-position = Cette partie a commencé par une position choisie. Seules les parties entières se regardent ici.
branch-no-moment = On ne peut pas rejouer après le coup { $n } : la partie y est finie, ou n’a pas autant de coups.
server-busy-records = D’autres enregistrements sont en cours de lecture. Réessayez dans un instant.
server-too-many = Trop de requêtes. Attendez un instant.
server-too-many-tables = Il y a trop de tables ici. Supprimez-en d’abord.
server-too-many-own-tables = Vous avez ici { $most } tables, le maximum pour un visiteur. Supprimez-en d’abord.
server-too-many-streams = Trop de monde regarde cette table.
server-too-many-windows = Votre table est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
server-too-many-open = Trop de tables sont ouvertes depuis chez vous. Fermez-en quelques-unes.
server-too-large = Une requête peut contenir au plus { $limit } octets.
server-bad-origin = Seules les pages de ce serveur peuvent donner des ordres.
server-today-none = « { $game } » n’a pas de donne du jour.
server-today-key = Le tableau demande une clé à vous : de 27 à 64 lettres au hasard.
server-today-day = Il n’y a pas de tableau pour « { $day } ».
server-today-once = La donne du jour se joue une seule fois, et par vous-même : ce qui a été vu reste vu.
server-today-shut = Cette partie s’ouvrira quand vous aurez joué la même donne ({ $day }).

server-person-key = Votre navigateur n’a pas encore de clé pour vous : indiquez votre nom sous Vous.
server-person-unknown = Personne ici n’est connu par votre clé. Indiquez votre nom sous Vous.
server-person-barred = La personne qui gère ce serveur a fermé cette identité.
server-person-no-seat = Vous n’avez pas de place à cette table.
server-person-name = Un nom a besoin d’au moins une lettre.

server-ways-over = C’était trop long, ou cela a déjà servi. Recommencez.
server-ways-wrong-code = Ce n’est pas le code de la lettre. { $left ->
    [0] Il ne reste aucun essai : demandez une nouvelle lettre.
    [one] Il vous reste { $left } essai.
   *[other] Il vous reste { $left } essais.
}
server-ways-no-code = Aucun appareil n’affiche ce code, ou il a expiré. Demandez-en un nouveau là-bas.
server-ways-no-name = Une clé d’accès appartient à un nom, et ce serveur est ouvert ici par un numéro. Ouvrez-le par son nom, ou comme localhost sur sa propre machine.
server-ways-bad-passkey = Cette clé d’accès ne prouve pas qui vous êtes.
server-ways-unknown-passkey = Plus personne ici n’a cette clé d’accès. Vous pouvez la retirer de votre appareil.
server-ways-known-passkey = Cette clé d’accès est déjà enregistrée.
server-ways-many = { $most } suffisent : retirez-en d’abord une.
server-ways-letters = Assez de lettres sont parties. Attendez une heure, et regardez aussi parmi vos indésirables.
server-ways-address-taken = Cette adresse ramène déjà à quelqu’un d’autre ici. Si c’est vous, revenez plutôt par lettre.
server-ways-last = C’est le seul moyen de retrouver vos places. Ajoutez-en d’abord un autre, ou faites-vous oublier.
server-ways-none = Vous n’avez pas ce moyen de revenir.
server-mail-none = Ce serveur ne peut pas envoyer de lettres.
server-mail-away = La lettre n’a pas pu partir : le serveur de courrier ne répond pas. Réessayez plus tard.
server-mail-address = Le serveur de courrier n’accepte pas cette adresse. Est-elle bien écrite ?
server-mail-busy = Beaucoup de lettres attendent. Réessayez dans un instant.
server-lobby-known = Dites d’abord au club qui vous êtes : entrez votre nom sous « Vous ».
server-lobby-enough = Vous avez déjà { $most } tables ouvertes. Fermez-en une, ou attendez qu’elle soit complète.
server-lobby-not-listed = Cette table n’est pas ouverte au club. Il vous faut un lien ou une invitation.
server-lobby-full = Toutes les places de cette table sont prises.
server-lobby-blocked = Vous ne pouvez pas vous asseoir à cette table.
server-lobby-begun = La partie a commencé. Vous pouvez encore laisser votre place à un robot.
server-person-nobody = Personne ici ne porte ce nom.
server-invitation-twice = Cette personne a déjà été invitée à cette table.
server-invitation-sits = Cette personne est déjà assise à la table.
server-invitation-blocked = Cette personne ne peut pas être invitée à cette table.
server-invitation-enough = { $most } de vos invitations attendent encore sa réponse. Laissez-lui un peu de temps.
server-invitation-none = Cette invitation n’existe plus.
server-invitation-declined = Vous avez décliné cette invitation.
server-invitation-accepted = Vous avez accepté cette invitation. Tant que la partie n’a pas commencé, vous pouvez vous lever de la table.
server-again-never = Vous n’avez encore terminé aucune partie ensemble.
server-again-nobody = Personne de cette table ne peut être réinvité.
server-again-whom = Dites de quelle partie il s’agit, ou avec qui vous voulez rejouer.
server-rated-known = Une partie classée est réservée aux personnes connues : indiquez d’abord votre nom sous Vous.
server-rated-alone = Une partie classée demande au moins un adversaire.
server-rated-plain = Une partie classée se joue sur une nouvelle donne et sans aide : retirez « { $name } ».
server-rated-here = Une partie classée ne se partage pas sur un écran : à chacun son navigateur.
server-rated-bot = Personne n’a mesuré la force de « { $name } » à une telle table : choisissez un autre niveau pour une partie classée.
server-rated-twice = Vous êtes déjà à cette table.
server-rated-running = Une partie classée se joue jusqu’au bout, ou s’abandonne.
server-rated-stands = Dans une partie classée, ce qui est joué reste joué.
server-no-ladder = Il n’y a pas de classement à { $players }.
server-no-person = Personne ici ne s’appelle « { $person } ».
server-block-self = Vous ne pouvez pas vous bloquer vous-même.
server-report-self = Ce signalement porterait sur vous-même.
server-report-table = Cette personne n’est pas à cette table.
server-report-much = Vous avez envoyé { $most } signalements aujourd’hui. Écrivez le prochain demain.
server-name-unwelcome = La personne qui gère ce serveur ne veut pas de ce nom ici. Choisissez-en un autre.
server-words-unwelcome = La personne qui gère ce serveur ne veut pas de ces mots ici.
server-person-mute = La personne qui gère ce serveur vous a demandé de ne plus écrire. Les signes restent possibles.
server-hook-address = Une adresse commence par https:// et nomme un hôte.
server-hook-private = Ce serveur n’envoie rien dans des réseaux privés.
server-push-keys = Ces clés ne sont pas celles d’un navigateur.
server-push-unknown = Ce navigateur ne reçoit pas de notifications.
server-no-feed = Ce flux n’existe pas. Une nouvelle adresse l’a peut-être remplacé.
server-no-leave = Cette adresse n’arrête les lettres de personne. Arrêtez les vôtres sous Vous.
server-no-event = Il n’y a pas de tournoi « { $event } » ici.
server-event-name = Un tournoi a besoin d’un nom, d’au moins une lettre.
server-event-times = Le tournoi ne peut pas commencer avant l’ouverture des inscriptions.
server-event-too-many = Vous organisez déjà { $most } tournois. Attendez la fin de l’un d’eux, ou annulez-en un.
server-event-early = Les inscriptions ne sont pas encore ouvertes.
server-event-late = Il est trop tard pour s’inscrire à ce tournoi.
server-event-full = Les { $most } places sont prises.
server-event-over = Ce tournoi est terminé.
server-event-not-over = Le fichier sera disponible quand le tournoi sera terminé.
server-event-not-entered = Vous n’êtes pas inscrit à ce tournoi.
server-event-no-entrant = Personne n’est inscrit à ce tournoi sous ce numéro.
server-event-host = Seule la personne qui a créé ce tournoi peut le faire.
server-event-host-plays = Tant que vous jouez vous-même ce tournoi, vous ne pouvez retirer personne d’autre.
server-event-host-late = Vous dirigez ce tournoi : inscrivez-vous avant qu’il commence. Qui peut retirer les autres ne revient pas parmi eux.
server-event-alone = Il faut au moins deux inscrits pour commencer.
server-event-begun = Le tournoi a commencé : on ne peut plus l’annuler.
server-event-shut = D’autres jouent encore la même donne. Ceci s’ouvrira à la fin de leur ronde.
server-event-back = En tournoi, un coup qui a montré quelque chose reste joué.
server-bad-pace = Un coup ou un tour peut durer d’une minute à 30 jours.
server-pace-fixed = La cadence de cette table ne peut pas changer.
server-pace-same = Vous jouez déjà à cette cadence.
server-time-lost = Votre temps s’est écoulé trop souvent dans cette partie. Aux autres de décider si vous continuez : demandez-leur.
server-left-for-good = Vous avez quitté cette partie. Dans une partie classée ou un tournoi, c’est définitif : un bot la joue jusqu’au bout.
server-not-lost = Inutile de demander : revenez, tout simplement.
server-no-ballot = Cette question est réglée.
server-ballot-waits = Une autre question attend encore ses réponses.
server-bad-choice = Cette réponse ne fait pas partie du choix.
server-vacation-past = Ce jour est passé. Choisissez-en un plus tard.
server-vacation-long = Il vous reste { $days ->
    [0] zéro jour
    [one] un jour
   *[other] { $days } jours
  } de congé cette année.
