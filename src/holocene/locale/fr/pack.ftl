# La commande `holocene pack`, et tout ce qui peut clocher dans un lot de cartes.

pack-description = Vérifie les lots de cartes que vous avez écrits et montre les cartes d’un lot.
pack-check-help = vérifier un dossier de fichiers de cartes
pack-check-description = Vérifie un dossier de fichiers de cartes et nomme le fichier, la ligne et le champ de chaque faute.
pack-list-help = montrer les cartes d’un lot
pack-list-description = Montre les cartes d’un lot et l’origine de leurs noms.
pack-folder-metavar = DOSSIER
pack-folder-help = le dossier du lot de cartes
pack-game-metavar = JEU
pack-game-help = le jeu auquel les cartes appartiennent

pack-sound = Le lot de cartes « { $name } » est jouable.
pack-count = { $section } : { $n }
pack-decks = Cartes Technologie selon le nombre de joueurs
pack-expansions = Extensions : { $names }
pack-no-expansions = aucune
pack-warning = Remarque : { $fault }
pack-digest = Empreinte : { $digest }
pack-faulty = { $n ->
    [one] Le lot de cartes n’est pas jouable : { $n } faute.
   *[other] Le lot de cartes n’est pas jouable : { $n } fautes.
}
pack-fault = { $row ->
    [0] { $file }, { $field } : { $problem }
   *[other] { $file }, ligne { $row }, { $field } : { $problem }
}

pack-section-technologies = Technologies
pack-section-personalities = Personnalités
pack-section-milestones = Étapes Importantes
pack-section-calamities = Calamités
pack-section-discoveries = Découvertes
pack-section-places = Emplacements
pack-section-deck = Cartes d’une pioche
pack-section-history = Notes d’histoire
pack-expansion-personalities = Personnalités
pack-expansion-milestones = Étapes Importantes
pack-expansion-industrial = Révolution industrielle
pack-column-players = Joueurs
pack-column-age = Âge { $age }
pack-column-total = Total
pack-column-id = Identifiant
pack-column-name = Nom
pack-column-copies = Exemplaires
pack-column-origin = Origine
pack-origin-rulebook = livret de règles
pack-origin-review = critique
pack-origin-designed = conçu pour ce projet
pack-origin-printed = carte imprimée

no-such-folder = Le dossier « { $folder } » n’existe pas. Nommez le dossier qui contient les fichiers de cartes.
bad-pack = { $row ->
    [0] Le lot de cartes est inutilisable. { $file }, { $field } : { $problem } « holocene pack check » montre toutes les fautes.
   *[other] Le lot de cartes est inutilisable. { $file }, ligne { $row }, { $field } : { $problem } « holocene pack check » montre toutes les fautes.
}

pack-problem-missing-file = Le fichier manque.
pack-problem-not-utf8 = Le texte n’est pas en UTF-8. Enregistrez le fichier en UTF-8.
pack-problem-bad-syntax = Le fichier est illisible à cet endroit : { $detail }
pack-problem-missing-column = La colonne manque.
pack-problem-unknown-column = Cette colonne n’existe pas. Les colonnes sont séparées par des virgules.
pack-problem-column-twice = La colonne figure deux fois.
pack-problem-field-count = Nombre de champs : { $found } dans cette ligne, { $wanted } dans l’en-tête.
pack-problem-missing-key = La clé manque.
pack-problem-unknown-key = Cette clé n’existe pas.
pack-problem-empty = Le champ est vide.
pack-problem-no-choice = « { $value } » ne fait pas partie des choix : { $choices }.
pack-problem-no-number = « { $value } » n’est pas un nombre de { $low } à { $high }.
pack-problem-bad-value = « { $value } » ne convient pas ici ({ $detail }).
pack-problem-bad-id = « { $value } » n’est pas un identifiant. Écrivez des minuscules a–z, des chiffres et des traits d’union simples.
pack-problem-id-twice = « { $value } » figure déjà à la ligne { $before }.
pack-problem-no-prerequisite = La technologie « { $value } », citée comme prérequis, n’existe pas.
pack-problem-own-prerequisite = Une technologie ne peut pas être son propre prérequis.
pack-problem-later-prerequisite = Le prérequis « { $value } » est d’un Âge postérieur.
pack-problem-half-line = La seconde ligne de coût demande un type et une quantité, ou rien du tout.
pack-problem-fact-broken = On sait que c’est { $value } ({ $source }), non { $found }.
pack-problem-no-fact = Le lot n’a pas de « { $value } » pour « { $card } ».
pack-problem-wrong-symbol = Une carte Âge { $age } ne peut porter qu’un symbole Âge { $after }, pas un symbole Âge { $value }.
pack-problem-no-first-mark = Un exemplaire doit être marqué 1+.
pack-problem-too-many-technologies = L’Âge { $age } compte plus de { $most } technologies.
pack-problem-too-many-cards = L’Âge { $age } compte plus de { $most } cartes.
pack-problem-empty-age = L’Âge { $age } n’a aucune technologie.
pack-problem-gain-twice = « { $value } » figure deux fois. Écrivez-le une fois avec sa quantité, par exemple { $value }:{ $times }.
pack-problem-too-many-gains = Avantages différents de la carte : { $most } au plus.
pack-problem-too-many-tokens = Jetons Connaissance du type « { $value } » de toutes les cartes ensemble : { $total }, 99 au plus.
pack-problem-group-size = Personnalités du groupe « { $value } » : { $found }, il en faut { $wanted }.
pack-problem-group-too-large = Étapes Importantes du groupe « { $value } » : { $found }, { $most } au plus.
pack-problem-no-order = Un Ancien Philosophe demande un numéro d’ordre de 1 à 5.
pack-problem-needless-order = Seuls les Anciens Philosophes ont un numéro d’ordre.
pack-problem-order-twice = Le numéro d’ordre { $value } figure déjà à la ligne { $before }.
pack-problem-wrong-heritage = Les Anciens Philosophes n’ont pas d’Héritage ; les Scientifiques Médiévaux et les Artistes de la Renaissance en ont un.
pack-problem-unequal-lists = Nombres dans la liste : { $found }, cases de l’échelle : { $wanted }.
pack-problem-vp-fall = Les PV à gauche d’une case ne doivent pas diminuer le long de l’échelle.
pack-problem-research-rises = Les valeurs de Recherche doivent diminuer de gauche à droite.
pack-problem-places-rise = Une place inférieure ne doit pas valoir plus qu’une place supérieure.
pack-problem-hand-count = Mains de départ pour { $players } au jeu : { $found }.
pack-problem-short-deck = À { $players }, cartes distribuées : { $wanted }, cartes de l’Âge I : { $found }. Il faut une carte de plus que toutes les mains.
pack-problem-ranks-fall = Les rangs doivent monter, chacun une fois, et le dernier doit avoir la limite 0.
pack-problem-few-symbols = À { $players }, symboles Nouvel Âge dans l’Âge { $age } : { $found }, il en faut { $wanted }.
