# Sons, couches au-dessus de la table, et une table qui appelle. $age est un chiffre romain, $year le début d’un Âge.

drama-age = Âge { $age }, { $year }
drama-rise = Vous montez
drama-first = Une première à cette table
drama-calamity = Une Calamité frappe
drama-lap = La fin approche
drama-progress-age = { $age ->
    [II] Le Moyen Âge
    [III] La Renaissance
   *[IV] La Révolution industrielle
}
drama-progress-year = { $age ->
    [II] vers l’an 500
    [III] vers 1500
   *[IV] vers 1740
}
drama-progress-lap = Plus qu’un symbole
drama-s-evolution-lap = Le dernier round

drama-sounds = Sons
drama-sounds-off = Aucun
drama-sounds-turn = Seulement mon tour
drama-sounds-all = Tous
drama-volume = Volume
drama-large = Nouveaux Âges, premières découvertes et Calamités
drama-large-on = Les montrer en grand
drama-large-off = Seulement dans le journal
drama-notify = Notifications quand c’est à vous de jouer
drama-notify-on = Activées
drama-notify-off = Désactivées
drama-notify-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
drama-notify-offer = Voulez-vous être averti quand c’est à vous de jouer, même si cette page est masquée ?
drama-notify-yes = Oui, me prévenir
