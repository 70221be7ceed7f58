# The browser: pages, buttons and notices. $player is a name, $n a number.

## Every page
web-home = Accueil
web-place-nav = Lieux
web-place-play = Jouer
web-place-learn = Apprendre
web-place-today = Aujourd’hui
web-place-club = Club
web-skip = Aller au contenu
web-language = Langue
web-language-changed = La page est maintenant en français.
web-settings = Paramètres
web-settings-kept = Gardés dans ce navigateur seulement.
web-me = Vous
web-me-link = Ce qui est gardé de vos parties, et comment l’effacer
web-theme = Couleurs
web-theme-next = Clair, sombre, contraste élevé
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-text-size = Taille du texte
web-text-percent = { $n } %
web-motion = Mouvement
web-motion-on = Les cartes bougent
web-motion-off = Sans mouvement
web-letter-keys = Raccourcis à une touche
web-letter-keys-on = Activés
web-letter-keys-off = Désactivés
web-keys = Raccourcis clavier
web-key-tab = élément suivant
web-key-help = afficher cette liste
web-key-language = langue suivante
web-key-settings = paramètres
web-key-question = aller à la question
web-key-choice = aller à ce choix (1 à 9)
web-close = Fermer
web-cancel = Annuler
web-again = Réessayer
web-wait = Un instant…
web-nothing-here = Rien ici
web-no-page = Aucune page à cette adresse.
web-page-failed = La page n’a pas pu être chargée. Réessayez dans un instant.
web-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-no-network = Vous êtes hors ligne. La table continue dès le retour du réseau.
web-problem = Le serveur a refusé (statut { $status }).
web-problem-401 = Ce lien ne le permet pas.
web-problem-403 = Ce lien ne le permet pas.
web-problem-404 = Cela n’existe plus.
web-problem-429 = Trop de demandes. Attendez un instant et réessayez.
web-vp = PV
web-rule = Règle { $rule }
web-how = Comment jouer
web-how-of = Comment jouer : { $game }
web-rules = Référence

## The table
web-tools = Outils
web-tabs = Parties de la table
web-tab-table = Table
web-tree = Arbre des technologies
web-score = Score
web-score-pad = Bloc de score
web-score-now = Si la partie finissait maintenant, d’après ce que tout le monde peut voir.
web-score-picture = Les points de chaque joueur en couches ; le tableau à côté dit la même chose.
web-text-table = Table en texte
web-people = Joueurs
web-you = vous
web-turn = joue maintenant
web-why-not = Pourquoi pas ?
web-all-moves = Tous les coups
web-your-turn = À vous de jouer
web-not-your-turn = Ce n’est pas à vous de jouer.
web-allowed = Vous pouvez le faire maintenant.
web-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
web-thinking = { $player } réfléchit.
web-waiting-for = En attente : { $player }
web-not-begun = Pas encore commencée
web-over = Fin
web-game-over = La partie est finie.
web-watching = Vous regardez. Les mains restent cachées.
web-sheet = Montrer ou cacher vos choix
web-final = le retour en arrière s’arrête ici
web-undo = Revenir en arrière
web-undo-note = On revient au plus jusqu’au dernier moment où quelque chose a été révélé.
web-restart = Recommencer le tour
web-takeback = Demander à reprendre le coup
web-takeback-note = Le retour en arrière s’arrête au cadenas ; les autres peuvent vous laisser reprendre votre dernier coup.
web-hint = Conseil
web-hint-candidates = Voir des coups possibles
web-hint-move = Voir le coup
web-hint-play = Le jouer
web-hint-wait = Le conseil se prépare…
web-takeback-bots = Reprendre le coup
web-takeback-bots-note = Le retour en arrière s’arrête au cadenas. Les bots vous laissent aller plus loin : avant votre dernier coup.
web-takeback-asked = Les autres joueurs sont consultés.
web-takeback-from = { $player } demande à reprendre le dernier coup.
web-takeback-pending = En attente des autres : le dernier coup peut-il être repris ?
web-barrier-note = Un cadenas marque où s’arrête le retour en arrière.
web-accept = Accepter
web-decline = Refuser
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-moment = Montrer la table après le coup { $n }
web-since-mine = Depuis votre dernier tour
web-since-mine-short = Depuis mon tour
web-density = Niveau de détail du journal
web-stale = Quelqu’un a été plus rapide. Voici la table telle qu’elle est maintenant.
web-reconnecting = Connexion perdue, nouvel essai en cours. Rien n’est perdu.
web-link-revoked = Ce lien ne fonctionne plus. Si vous en avez créé un nouveau pour votre place, ouvrez-le ; sinon, demandez à l’hôte.
web-table-closed = Cette table est fermée
web-no-table = Cette table n’existe pas, ou l’hôte l’a supprimée.
web-seat-kept = Ce navigateur garde votre place. Si le serveur est en réparation, revenez plus tard.
web-no-link-open = Cette partie attend des joueurs. Demandez à son hôte un lien vers une place.
web-no-link = Cette partie est en cours. Il faut un lien pour la voir ou y jouer.
web-link-seat = Place { $n }
web-copy = Copier
web-copied = Lien copié.
web-copy-failed = Votre navigateur ne le permet pas. Sélectionnez le lien et copiez-le vous-même.
web-qr = Code QR
web-qr-label = Code QR : { $link }
web-renew = Nouveau lien
web-rematch = Revanche
web-same-deal = Même donne
web-replay = Revoir la partie
web-download-text = Enregistrement en texte
web-download-json = Enregistrement en JSON
web-next-game = Aller à la partie suivante

## Home
web-hero = Dix mille ans, couche par couche
web-hero-lede = Des jeux de société sur l’histoire humaine. Jouez en solitaire, avec des amis ou contre des bots. Sans compte.
web-play-now = Jouer maintenant
web-new-table = Nouvelle table
web-mine = Vos parties
web-lost = Introuvable depuis : { $when }. Votre place est gardée : le serveur est peut-être en réparation.
web-forget = L’oublier
web-moves-made = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
web-continue = Continuer
web-look = Voir
web-watch = Regarder
web-over-tables = Relectures
web-over-none = Aucune partie n’a encore été finie ici.
web-public-tables = Tables publiques
web-public-none = Personne ne joue en public en ce moment.
web-imported-short = d’un fichier
web-seat = Joueur { $n }
web-seat-bot = Bot
web-learn = Apprendre
web-learn-rules = Référence : les règles de { $game }
web-learn-puzzles = Problèmes : trouver le meilleur coup
web-learn-tree = Arbre des technologies : ce que chacune demande
web-learn-cards = Toutes les cartes de { $game }
web-foot = « Progress: Evolution of Technology » et « S-Evolution » sont les œuvres de leurs auteurs et éditeurs. Les images, et les valeurs des cartes qui ne sont pas publiques, ont été faites pour ce projet.

## New table
web-game = Jeu
web-who = Qui joue
web-options = Options
web-level = Niveau des bots
web-seat-me = Moi
web-seat-here = Même écran
web-seat-open = Libre, par lien
web-your-name-hint = Nom (facultatif)
web-to-table = Aller à la table

## Rules, cards, tree
web-search = Rechercher
web-cards = Cartes
web-figures = Comment jouent les meilleurs
web-in-play = En jeu
web-cards-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-technologies = Technologies
web-personalities = Personnalités
web-milestones = Étapes Importantes
web-deck = La pioche d’un joueur
web-deck-note = Tous les joueurs ont les mêmes 24 cartes ; deux sont des Calamités.
web-discoveries = Découvertes
web-calamities = Calamités
web-places = Bâtiments et Avantages
web-copies = { $n ->
    [one] { $n } exemplaire, à { $marks } joueurs
   *[other] { $n } exemplaires, à { $marks } joueurs
}
web-filter-age = Âge
web-filter-type = Type
web-filter-suit = Couleur
web-name-from = Source du nom : { $origin }
web-known = D’où vient une valeur
web-known-not = sans signe : conçu pour ce projet
web-origin-rulebook = d’un livret de règles
web-origin-designed = conçu pour ce projet
web-age = Âge { $age }
web-card-cost = Coût
web-card-discard = Valeur de défausse
web-card-symbol = Symbole Nouvel Âge
web-card-heritage = Héritage
web-colour-red = rouge
web-colour-green = vert
web-colour-blue = bleu
web-colour-yellow = jaune
web-tree-count = { $n ->
    [one] { $n } technologie
   *[other] { $n } technologies
}
web-tree-keys = Les flèches mènent d’une technologie à l’autre
web-tree-active = active
web-tree-developing = en développement
web-tree-held = dans votre main
web-tree-open = dans une pioche active
web-tree-shut = son Âge n’a pas commencé
web-tree-red = Liens de la technologie choisie
web-tree-cost = coût { $n }
web-tree-needs = Demande
web-tree-opens = Ouvre
web-tree-owners = Chez
web-zoom = Zoom
web-as-table = En tableau
web-as-picture = En image
web-col-name = Technologie
web-col-cost-now = Coût actuel

## Replay
web-replay-at = Après le coup { $n } sur { $last }
web-replay-running = La partie continue ; vous la voyez de votre place.
web-no-replay = Cette partie ne peut pas être montrée : elle est encore en cours, ou n’existe plus.
web-imported = Importée d’un fichier. Les noms et les coups sont ceux du fichier ; la partie n’a pas été jouée sur ce serveur.
web-bring = Ouvrir un enregistrement
web-bring-lede = Regardez une partie finie, enregistrée en texte ou en JSON. Chaque décision est vérifiée d’après les règles.
web-bring-file = Choisissez un fichier, ou déposez-le sur cette page
web-bring-paste = Ou collez l’enregistrement ici
web-bring-open = Regarder
web-bring-none = Choisissez d’abord un fichier ou collez un enregistrement.
web-slider = Coup
web-to-start = Au début
web-to-end = À la fin
web-to-end-page = La fin de la partie
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-play-on = Lire
web-pause = Pause
web-eyes = Vu par
web-eyes-all = un spectateur
web-share = Copier le lien
