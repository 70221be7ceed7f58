# La commande `record`.

record-description = Affiche, vérifie ou rejoue l’enregistrement d’une partie.
record-show-help = afficher ce que dit l’enregistrement
record-verify-help = vérifier la donne, chaque décision et le résultat
record-replay-help = rejouer l’enregistrement, décision par décision
record-file-metavar = FICHIER
record-file-help = un enregistrement, en texte ou en JSON
record-form-help = afficher l’enregistrement lui-même sous cette forme
record-pack-metavar = DOSSIER
record-pack-help = le lot de cartes de cette partie
record-commitment-metavar = EMPREINTE
record-commitment-help = l’empreinte montrée au début, telle que vous l’avez notée
record-word-metavar = MOT
record-word-help = le mot que vous avez donné en prenant place
record-key-metavar = CLÉ
record-key-help = la clé publique du serveur qui devrait l’avoir signé
record-origin-help = l’enregistrement de la partie dont elle est la suite
record-until-metavar = NOMBRE
record-until-help = s’arrêter après ce nombre de décisions et afficher la position

record-game = Jeu
record-rules = Version des règles
record-pack = Lot de cartes
record-options = Options
record-seats = Places
record-position = Position de départ
record-branch = Suite de
record-branch-of = coup { $n } de la partie d’empreinte { $game }…
record-secret = Secret
record-secret-kept = gardé jusqu’à la fin de la partie
record-words = Mots
record-resigned = Abandon
record-server = Signé par
record-result = Résultat
record-number = N°
record-seat = Place
record-decision = Décision
record-events = Ce qui s’est passé
record-check-secret = Le secret correspond à l’empreinte de l’enregistrement.
record-check-words = { $n ->
    [0] Aucun mot n’a été mêlé à la donne : le secret seul en a décidé.
    [one] Mêlé à la donne : le mot de { $n } place.
   *[other] Mêlés à la donne : les mots de { $n } places.
}
record-check-commitment = L’empreinte est celle que vous avez notée au début.
record-check-word = Votre mot « { $word } » a été mêlé à la donne, pour la place { $seat }.
record-check-key = Signé par le serveur dont vous avez donné la clé, et inchangé depuis.
record-check-signed = Signé avec la clé { $server }, et inchangé depuis. Comparez cette clé avec celle du serveur.
record-check-unsigned = L’enregistrement n’est pas signé : n’importe qui a pu y changer les noms.
record-check-branch = Suite d’une autre partie, après { $n } coups, à la place { $seat } ; ce que cette place ne pouvait pas savoir a été redistribué. Donnez l’enregistrement de cette partie avec --origin pour le vérifier.
record-check-origin = C’est bien la suite de cette partie, après { $n } coups, à la place { $seat } ; ce que cette place ne pouvait pas savoir a été redistribué d’après son propre secret.
record-sound = { $n ->
    [one] L’enregistrement est valable : { $n } décision conforme aux règles.
   *[other] L’enregistrement est valable : { $n } décisions conformes aux règles.
}
record-unfinished = La partie n’est pas terminée.
record-stopped = Arrêtée avant la fin ; abandon : { $names }
record-won = Victoire : { $winners }
record-lost = Aucune victoire.

bad-record-file = Le fichier « { $path } » ne peut pas être ouvert : { $reason }.
bad-record-not-text = Le fichier « { $path } » n’est pas un texte.
bad-record-title = Ceci n’est pas un enregistrement : il ne commence pas par « holocene-record ».
bad-record-format = L’enregistrement a le format { $format } ; ce programme lit le format { $known }. Utilisez celui qui l’a écrit.
bad-record-json = L’enregistrement est illisible : { $reason }.
bad-record-line = La ligne { $line } de l’enregistrement est illisible : « { $content } ».
bad-record-incomplete = L’enregistrement est incomplet : { $reason }.
bad-record-damaged = L’enregistrement est endommagé : sa somme de contrôle est fausse.
bad-record-game = L’enregistrement vient d’un jeu qui n’est pas installé : « { $game } ».
bad-record-rules = L’enregistrement suit la version { $recorded } des règles ; la version installée est { $known }.
bad-record-pack = L’enregistrement suit un autre lot de cartes ({ $recorded }) ; celui d’ici : { $known }. Indiquez le bon avec --pack.
bad-record-secret = L’enregistrement ne contient pas son secret : attendez la fin de la partie.
bad-record-commitment = L’empreinte de l’enregistrement n’est pas celle que vous avez notée, mais { $recorded }. La donne a été échangée, ou il s’agit d’une autre partie.
bad-record-word = Votre mot « { $word } » n’a pas été mêlé à la donne.
bad-record-origin = L’enregistrement n’est pas la suite de cette partie, ou ne part pas de la position qu’elle donne.
bad-record-unsigned = L’enregistrement n’est pas signé.
bad-record-signature = L’enregistrement a été modifié après sa signature.
bad-record-server = L’enregistrement a été signé par un autre serveur, avec la clé { $server }.
bad-record-altered = L’enregistrement a été modifié : { $part ->
    [secret] le secret n’est pas celui promis au début.
    [start] la partie ne peut pas commencer avec ces options, ces places et cette position.
    [move] la décision { $ply } n’est pas permise.
    [seat] la décision { $ply } revient à une autre place.
    [orders] les décisions ne suivent pas des consignes anticipées.
    [resigned] ceux qui auraient abandonné ne sont pas à la table.
    [result] ces décisions donnent un autre résultat.
   *[state] ces décisions mènent à une autre position.
}
