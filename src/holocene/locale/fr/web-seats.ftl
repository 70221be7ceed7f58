# The browser: sitting down at a table, who is there, and a fair deal. $player is a name, $n a number.

## Before the game
web-lobby = Avant la partie
web-lobby-waits = La partie commence quand tout le monde est là. Il manque : { $players }.
web-lobby-full = Tout le monde est là. Les cartes sont distribuées.
web-lobby-guest = La place est à vous. Les cartes sont distribuées quand tout le monde est là, ou quand l’hôte commence.
web-lobby-watcher = Vous regardez. Les cartes sont distribuées quand tout le monde est là.
web-begin = Commencer : des bots prennent les places libres
web-begin-note = Qui arrive plus tard par un lien reprend la place au bot.
web-invitations = Invitations
web-invitations-note = Envoyez chaque lien à une seule personne. La première qui s’assoit a la place ; ensuite, le lien ne vaut plus rien.
web-invite = Créer un lien
web-public-note = Tout le monde peut trouver cette table et regarder.
web-name-save = Changer le nom
web-named = C’est maintenant votre nom.
web-option-none = aucune

## An invitation
web-invited = Une place vous attend
web-invited-note = Choisissez votre nom et prenez-la. Le lien ne sert qu’une fois : ensuite, la place appartient à ce navigateur.
web-invited-late = La partie a commencé, et pour l’instant un bot joue ici. Prenez la place et continuez vous-même.
web-invited-here = Ce navigateur a déjà une place à cette table.
web-your-name = Votre nom
web-take-seat = Prendre cette place
web-to-my-seat = Vers ma place
web-spent = Cette place est prise
web-spent-note = Quelqu’un s’est assis avec cette invitation. Un lien ne sert qu’une fois.
web-claim = Était-ce vous ?
web-claim-note = Si c’était votre place sur un autre appareil, les autres joueurs peuvent vous y laisser revenir. L’autre appareil la perd alors.
web-claim-ask = C’était ma place : demander à revenir
web-claim-waits = On demande aux autres si vous pouvez reprendre la place. Gardez cette page ouverte ; elle vous mène à la table.
web-claim-refused = Les autres ont refusé. Si c’est une erreur, parlez-leur et ouvrez de nouveau l’invitation.
web-claim-from = Quelqu’un demande la place de { $player } depuis un nouvel appareil. Est-ce bien { $player } ?
web-claim-mine = Quelqu’un demande votre place depuis un autre appareil, avec votre ancienne invitation. N’acceptez que si c’est vous.
web-claim-pending = Quelqu’un demande la place de { $player } depuis un nouvel appareil. En attente des autres.

## Players
web-kind-human = personne
web-kind-here = personne, même écran
web-kind-open = place libre
web-kind-bot = bot
web-present = en ligne
web-absent = hors ligne
web-stands-left = a laissé sa place à un bot
web-stands-absent = pas là ; un bot joue en attendant
web-stands-resigned = a abandonné ; un bot continue
web-missed = { $player } n’est pas là en ce moment.
web-let-bot = Laisser un bot jouer pour { $player }
web-leave = Laisser la place à un bot
web-leave-note = Un bot continue à votre place. Vous pouvez revenir et la reprendre à tout moment.
web-left = Un bot joue maintenant pour vous.
web-return = Reprendre la place
web-returned = Vous jouez de nouveau.
web-resign = Abandonner
web-resign-note = Vous abandonnez pour de bon. Un bot joue votre place jusqu’à la fin, sans pouvoir gagner ; les autres continuent.
web-resign-ends = Vous abandonnez pour de bon, et la partie finit ici. Le score reste tel qu’il est.
web-you-resigned = Vous avez abandonné cette partie. Vous pouvez regarder jusqu’à la fin.
web-ended-resigned = La partie a fini avant l’heure. Abandon : { $players }.
web-delete = Supprimer la table
web-delete-note = La partie et son enregistrement disparaissent pour tout le monde.
web-lately = Ce qui s’est passé autour de la table
web-notice-joined = { $player } a pris place.
web-notice-left = { $player } laisse sa place à un bot.
web-notice-returned = { $player } est de retour.
web-notice-absent = Un bot joue pour { $player } en attendant son retour.
web-notice-resigned = { $player } a abandonné.
web-notice-link = { $player } a un nouveau lien, pour un autre appareil.
web-notice-begun = Les cartes sont distribuées.

## Links
web-links = Liens
web-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour accueillir d’autres personnes de votre réseau, lancez Holocene avec --host 0.0.0.0.
web-link-spectator = Lien spectateur
web-link-renewed = L’ancien lien ne vaut plus rien. Envoyez le nouveau.
web-own-link = Votre place sur un autre appareil
web-own-link-note = Ce lien n’est que pour vous : qui l’a joue en votre nom.
web-curtain = { $player }, à vous de jouer
web-curtain-note = Rideau. Seul regard permis maintenant : { $player }.
web-curtain-open = Je suis { $player } : montrer mes cartes

## A fair deal
web-fair = Une donne honnête
web-fair-note = Avant que quelqu’un s’assoie, le serveur fixe un secret et montre son empreinte. Puis chaque navigateur ajoute un mot de hasard, et alors seulement les cartes sont distribuées. Personne ne peut donc choisir la donne, et après la fin tout le monde peut la vérifier.
web-fair-seeded = L’hôte a choisi cette donne : elle vient d’un nombre donné ou d’une partie d’avant, et aucun mot n’y est mêlé. Qui l’a déjà vue peut connaître les cartes.
web-fair-first = Empreinte que ce navigateur a vue avant que vous vous asseyiez
web-fair-same = Le serveur montre toujours la même.
web-fair-changed = Le serveur en montre une autre maintenant. Ce n’est pas la donne promise.
web-commitment = Empreinte que montre le serveur
web-fair-word = Mot de ce navigateur, place { $n }
web-secret = Secret, montré après la fin
web-fair-later = Le secret est montré après la fin, et ce navigateur le vérifie alors.
web-fair-check-secret = Le secret est bien celui qui a été promis.
web-fair-check-commitment = L’empreinte est celle montrée avant que vous vous asseyiez.
web-fair-check-word = Votre mot est mêlé à la donne.
web-fair-fail-secret = Le secret ne correspond pas à l’empreinte : la donne a été changée.
web-fair-fail-commitment = L’empreinte n’est pas celle montrée avant que vous vous asseyiez.
web-fair-fail-word = Votre mot n’est pas dans la donne : quelqu’un l’a écarté.
web-fair-fails = ne correspond pas
web-fair-alarm = La donne de cette table ne correspond pas à ce qui a été promis. Voyez « Une donne honnête » parmi les joueurs.
web-fair-verify = Pour vérifier aussi chaque décision, gardez l’enregistrement en JSON et lancez ceci là où le programme est installé :
web-fair-copy = Copier la commande
