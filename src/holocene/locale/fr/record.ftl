# La commande `record`.

record-description = Affiche, vérifie ou rejoue l’enregistrement d’une partie.
record-show-help = afficher ce que dit l’enregistrement
record-verify-help = vérifier chaque décision et le résultat d’après les règles
record-replay-help = rejouer l’enregistrement, décision par décision
record-file-metavar = FICHIER
record-file-help = un enregistrement, en texte ou en JSON
record-form-help = afficher l’enregistrement lui-même sous cette forme
record-pack-metavar = DOSSIER
record-pack-help = le lot de cartes de cette partie
record-until-metavar = NOMBRE
record-until-help = s’arrêter après ce nombre de décisions et afficher la position

record-game = Jeu
record-rules = Version des règles
record-pack = Lot de cartes
record-options = Options
record-seats = Places
record-position = Position de départ
record-secret = Secret
record-secret-kept = gardé jusqu’à la fin de la partie
record-result = Résultat
record-number = N°
record-seat = Place
record-decision = Décision
record-events = Ce qui s’est passé
record-sound = { $n ->
    [one] L’enregistrement est valable : { $n } décision conforme aux règles.
   *[other] L’enregistrement est valable : { $n } décisions conformes aux règles.
}
record-unfinished = La partie n’est pas terminée.
record-won = Victoire : { $winners }
record-lost = Aucune victoire.
