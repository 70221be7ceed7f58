# The browser: sitting down at a table, who is there, and a fair deal. $player is a name, $n a number.

## Before the game
web-lobby = Avant la partie
web-lobby-waits = La partie commence quand tout le monde est là. Il manque : { $players }.
web-lobby-full = Tout le monde est là. Distribution des cartes.
web-lobby-guest = La place est à vous. Les cartes sont distribuées quand tout le monde est là, ou quand l’hôte commence.
web-lobby-watcher = Vous regardez. Les cartes sont distribuées quand tout le monde est là.
web-begin = Commencer : des bots prennent les places libres
web-begin-note = Qui arrive plus tard par son lien reprend sa place au bot.
web-rise = Se lever
web-invitations = Invitations
web-invitations-note = Envoyez chaque lien à une seule personne. La première qui l’utilise a la place ; ensuite, il ne fonctionne plus.
web-invite = Créer un lien
web-public-note = Tout le monde peut trouver cette table et regarder.
web-name-save = Changer le nom
web-named = Votre nom est changé.
web-option-none = aucune

## An invitation
web-invited = Une place vous attend
web-invited-note = Choisissez un nom et prenez place. Le lien ne sert qu’une fois : ensuite, la place appartient à ce navigateur.
web-invited-late = La partie a commencé, et un bot joue pour vous. Prenez la place et continuez vous-même.
web-invited-here = Ce navigateur a déjà une place à cette table.
web-your-name = Votre nom
web-take-seat = Prendre cette place
web-to-my-seat = Aller à ma place
web-spent = Cette place est prise
web-spent-note = Cette invitation a déjà servi. Un lien ne sert qu’une fois.
web-claim = Était-ce vous ?
web-claim-note = Si c’était votre place sur un autre appareil, les autres joueurs peuvent vous y laisser revenir. L’autre appareil la perd alors.
web-claim-ask = C’était ma place : demander à revenir
web-claim-waits = Nous avons demandé aux autres si vous pouvez reprendre la place. Gardez cette page ouverte ; elle vous mène à la table.
web-claim-refused = Les autres ont refusé. Si c’est une erreur, parlez-leur et ouvrez de nouveau l’invitation.
web-claim-from = Quelqu’un demande, depuis un nouvel appareil, la place occupée par { $player }. Est-ce bien { $player } ?
web-claim-mine = Quelqu’un demande votre place depuis un autre appareil, avec votre ancienne invitation. N’acceptez que si c’est vous.
web-claim-pending = Quelqu’un demande, depuis un nouvel appareil, la place occupée par { $player }. En attente des autres.

## Players
web-kind-human = humain
web-kind-here = humain, même écran
web-kind-open = place libre
web-kind-bot = bot
web-present = en ligne
web-absent = hors ligne
web-stands-left = a laissé sa place à un bot
web-stands-absent = pas là ; un bot joue en attendant
web-stands-rest = absence jusqu’au { $date }
web-stands-resigned = a abandonné ; un bot continue
web-missed = Absence : { $player }.
web-let-bot = Laisser un bot jouer pour { $player }
web-leave = Laisser ma place à un bot
web-leave-note = Un bot prend votre place. Vous pouvez revenir et la reprendre à tout moment.
web-leave-final = Un bot prend votre place jusqu’à la fin de la partie : ici, vous ne pourrez pas revenir.
web-left = Un bot joue maintenant pour vous.
web-return = Reprendre ma place
web-returned = Vous jouez de nouveau.
web-resign = Abandonner
web-resign-note = Vous abandonnez pour de bon. Un bot joue votre place jusqu’à la fin, sans pouvoir gagner ; les autres continuent.
web-resign-ends = Vous abandonnez pour de bon, et la partie finit ici avec le score actuel.
web-you-resigned = Vous avez abandonné cette partie. Vous pouvez regarder jusqu’à la fin.
web-ended-resigned = La partie a fini avant l’heure. Abandon : { $players }.
web-ended-time = La partie a fini avant l’heure. Temps écoulé : { $players }.
web-delete = Supprimer la table
web-delete-note = La partie et son enregistrement disparaîtront pour tout le monde.
web-lately = Autour de la table
web-notice-joined = { $player } a pris place.
web-notice-left = { $player } laisse sa place à un bot.
web-notice-returned = { $player } est de retour.
web-notice-absent = Un bot joue pour { $player } en attendant son retour.
web-notice-resigned = { $player } a abandonné.
web-notice-link = { $player } a un nouveau lien, pour un autre appareil.
web-notice-begun = Les cartes sont distribuées.
web-notice-time = Le temps de { $player } est écoulé ; un bot joue jusqu’au retour.
web-notice-time-vote = Le temps de { $player } est écoulé. Les autres décident de la suite.
web-notice-time-more = Les autres accordent plus de temps à { $player }.
web-notice-time-lost = Le temps de { $player } s’est écoulé une fois de trop ; un bot garde la place, sauf accord des autres.
web-notice-time-end = Le temps de { $player } est écoulé et les autres ont terminé la partie.
web-notice-pace = Tout le monde accepte la cadence proposée par { $player }.

## Links
web-links = Liens
web-only-here = Ces liens ne marchent que sur cet ordinateur. Pour accueillir d’autres personnes de votre réseau, lancez Holocene avec --host 0.0.0.0.
web-link-spectator = Lien spectateur
web-link-renewed = L’ancien lien ne fonctionne plus. Envoyez le nouveau.
web-own-link = Votre place sur un autre appareil
web-own-link-note = Ce lien est à vous seul : quiconque l’a joue en votre nom.
web-curtain = { $player }, à vous de jouer
web-curtain-note = Passez l’écran à { $player }.
web-curtain-open = Je suis { $player } : montrer mes cartes

## A fair deal
web-fair = Une donne honnête
web-fair-note = Avant que quelqu’un prenne place, le serveur choisit un secret et en publie l’empreinte. Chaque navigateur ajoute ensuite un mot au hasard, et alors seulement les cartes sont distribuées. Personne ne peut donc choisir la donne, et tout le monde peut la vérifier après la partie.
web-fair-seeded = L’hôte a choisi cette donne : elle vient d’un nombre donné ou d’une partie précédente, sans mots au hasard. Qui l’a déjà vue peut connaître les cartes.
web-fair-today = La donne du jour : elle découle de la date, la même pour tout le monde ; qui y tient vraiment peut la connaître.
web-fair-late = Ces cartes ont été distribuées avant que vous puissiez ajouter un mot au hasard. La personne qui a commencé la partie avait déjà vu sa main en vous laissant entrer, et a pu attendre une donne favorable.
web-fair-first = Empreinte vue par ce navigateur avant que vous preniez place
web-fair-same = Le serveur montre toujours la même.
web-fair-changed = Le serveur en montre maintenant une autre. Ce n’est pas la donne promise.
web-commitment = Empreinte montrée par le serveur
web-fair-word = Mot au hasard de ce navigateur, place { $n }
web-secret = Secret, montré après la partie
web-fair-later = Le secret est montré après la partie ; ce navigateur le vérifie alors.
web-fair-check-secret = Le secret est bien celui qui a été promis.
web-fair-check-commitment = L’empreinte est celle montrée avant que vous preniez place.
web-fair-check-word = Votre mot au hasard fait partie de la donne.
web-fair-fail-secret = Le secret ne correspond pas à l’empreinte : la donne a été changée.
web-fair-fail-commitment = L’empreinte n’est pas celle montrée avant que vous preniez place.
web-fair-fail-word = Votre mot au hasard ne fait pas partie de la donne : quelqu’un l’a écarté.
web-fair-fails = ne correspond pas
web-fair-alarm = Cette donne ne correspond pas à ce qui a été promis. Voyez « Une donne honnête » sous Joueurs.
web-fair-verify = Pour vérifier aussi chaque décision, enregistrez la partie en JSON et lancez cette commande là où Holocene est installé :
web-fair-copy = Copier la commande

web-rated = classée
web-rated-title = Classée
web-rated-note = Le résultat compte pour la cote de chacun
web-never-played = Jamais joué ?
web-learn-meanwhile = Apprenez en 5 minutes
