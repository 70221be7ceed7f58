# Pour celles et ceux qui tiennent un club : la commande `people`.

command-people = s’occuper des personnes connues d’un serveur

people-description = Pour qui gère un serveur : s’occupe des personnes qui y sont connues, que le serveur tourne ou non. Tout ce qui est fait est noté dans un journal.
people-list-help = lister toutes les personnes connues ici, les dernières vues d’abord
people-find-help = chercher des personnes par une partie de leur nom
people-show-help = montrer une personne : cotes, signalements et mesures prises
people-reports-help = lister les signalements, ou en clore un
people-names-help = lister, ajouter ou retirer les motifs interdits dans les noms et les messages
people-log-help = montrer ce qui a été fait, le plus récent d’abord
people-bar-help = fermer l’identité de quelqu’un : ni table, ni parole, ni place
people-unbar-help = la rouvrir
people-mute-help = retirer à quelqu’un la parole aux tables ; les signes restent
people-unmute-help = la lui rendre
people-rename-help = donner un autre nom à quelqu’un, aussi là où il est assis
people-delete-help = supprimer quelqu’un et tout ce qui est conservé à son sujet
people-export-help = enregistrer tout ce qui est conservé au sujet de quelqu’un
people-rate-help = recalculer toutes les cotes à partir des résultats
people-person-metavar = PERSONNE
people-person-help = l’identifiant d’une personne, comme dans l’adresse de sa page
people-log-person-help = seulement ce qui concerne cette personne
people-words-metavar = MOTS
people-words-help = une partie d’un nom, ou un identifiant
people-name-metavar = NOM
people-name-help = le nouveau nom
people-pattern-metavar = MOTIF
people-pattern-help = des lettres à chercher partout ; précédées de =, un nom ou un mot entier. La casse, les accents, les espaces et les sosies ne comptent pas.
people-names-deed-help = que faire des motifs (par défaut : lister)
people-why-metavar = RAISON
people-why-help = la raison, pour le journal
people-number-metavar = NUMÉRO
people-open-help = seulement les signalements dont personne ne s’est occupé
people-close-help = clore le signalement de ce numéro
people-to-help = le fichier à écrire (par défaut : à l’écran)
people-anew-help = du premier résultat au dernier ; les nombres restent les mêmes, sauf si la méthode a changé

people-person = Personne
people-name = Nom
people-state = État
people-created = Ici depuis
people-seen = Vue le
people-games = Parties
people-ratings = Cotes
people-reports = Signalements
people-deeds = Mesures
people-barred = exclue
people-mute = sans parole
people-hidden = discrète
people-number = N°
people-at = Quand
people-who = Qui
people-what = Quoi
people-about = Sujet
people-why = Pourquoi
people-kind = Genre
people-reporter = De
people-table = Table
people-words = Texte
people-pattern = Motif
people-report-open = ouvert
people-report-closed = clos
people-count = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
people-done-bar = L’identité de { $name } ({ $person }) est fermée.
people-done-unbar = { $name } ({ $person }) peut revenir.
people-done-mute = { $name } ({ $person }) ne peut plus écrire aux tables.
people-done-unmute = { $name } ({ $person }) peut de nouveau écrire.
people-done-rename = { $person } s’appelle maintenant { $name }.
people-done-delete = { $name } ({ $person }) est supprimé.
people-sure = Supprimer pour de bon { $name } et tout ce qui est conservé à son sujet ? [o/N]
people-closed = Le signalement { $n } est clos.
people-not-open = Il n’y a pas de signalement { $n } ouvert.
people-names-add = Aucun nom ne peut plus contenir « { $pattern } ».
people-names-remove = « { $pattern } » est de nouveau permis.
people-names-not-add = « { $pattern } » est déjà dans la liste.
people-names-not-remove = « { $pattern } » n’est pas dans la liste.
people-which-pattern = Indiquez au moins un motif.
people-short-pattern = « { $pattern } » a trop peu de lettres : on le trouverait dans tous les noms.
people-rated = { $n ->
    [one] Cotes recalculées à partir de { $n } partie.
   *[other] Cotes recalculées à partir de { $n } parties.
}
