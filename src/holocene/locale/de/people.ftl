# Für alle, die einen Klub betreiben: der Befehl `people`.

command-people = sich um die Leute eines Servers kümmern

people-description = Für alle, die einen Server betreiben: kümmert sich um die Leute, die dort bekannt sind, ob der Server läuft oder nicht. Alles, was geschieht, steht danach in einem Protokoll.
people-list-help = alle auflisten, die hier bekannt sind, die zuletzt Gesehenen zuerst
people-find-help = Leute nach einem Teil ihres Namens suchen
people-show-help = jemanden zeigen: Wertungen, Meldungen und was getan wurde
people-reports-help = Meldungen auflisten oder eine abschließen
people-names-help = Muster, die in keinem Namen und keiner Zeile stehen dürfen, auflisten, hinzufügen oder entfernen
people-log-help = zeigen, was getan wurde, das Neueste zuerst
people-bar-help = jemandes Identität schließen: kein Tisch, kein Wort, kein Platz
people-unbar-help = sie wieder öffnen
people-mute-help = jemandem an den Tischen das Wort entziehen; Zeichen bleiben
people-unmute-help = es zurückgeben
people-rename-help = jemandem einen anderen Namen geben, auch dort, wo er sitzt
people-delete-help = jemanden löschen, mit allem, was gespeichert ist
people-export-help = alles sichern, was von jemandem gespeichert ist
people-rate-help = alle Wertungen aus den Ergebnissen neu berechnen
people-person-metavar = PERSON
people-person-help = die Kennung einer Person, wie in der Adresse ihrer Seite
people-log-person-help = nur, was diese Person betrifft
people-words-metavar = WORTE
people-words-help = ein Teil eines Namens oder eine Kennung
people-name-metavar = NAME
people-name-help = der neue Name
people-pattern-metavar = MUSTER
people-pattern-help = Buchstaben, die überall gesucht werden; mit = davor ein ganzer Name oder ein ganzes Wort. Groß und klein, Akzente, Leerzeichen und ähnlich aussehende Zeichen machen keinen Unterschied.
people-names-deed-help = was mit den Mustern geschehen soll (sonst: auflisten)
people-why-metavar = GRUND
people-why-help = der Grund, fürs Protokoll
people-number-metavar = NUMMER
people-open-help = nur Meldungen, um die sich noch niemand gekümmert hat
people-close-help = die Meldung mit dieser Nummer abschließen
people-to-help = die Datei, in die geschrieben wird (sonst: auf den Bildschirm)
people-anew-help = vom ersten Ergebnis bis zum letzten; die Zahlen bleiben gleich, solange das Verfahren gleich ist

people-person = Person
people-name = Name
people-state = Zustand
people-created = Hier seit
people-seen = Zuletzt da
people-games = Partien
people-ratings = Wertungen
people-reports = Meldungen
people-deeds = Getan
people-barred = gesperrt
people-mute = stumm
people-hidden = verborgen
people-number = Nr.
people-at = Wann
people-who = Wer
people-what = Was
people-about = Über
people-why = Warum
people-kind = Art
people-reporter = Von
people-table = Tisch
people-words = Text
people-pattern = Muster
people-report-open = offen
people-report-closed = abgeschlossen
people-count = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
people-done-bar = { $name } ({ $person }) ist gesperrt.
people-done-unbar = { $name } ({ $person }) darf wiederkommen.
people-done-mute = { $name } ({ $person }) darf an Tischen nichts mehr schreiben.
people-done-unmute = { $name } ({ $person }) darf wieder schreiben.
people-done-rename = { $person } heißt jetzt { $name }.
people-done-delete = { $name } ({ $person }) ist gelöscht.
people-sure = { $name } und alles, was dazu gespeichert ist, endgültig löschen? [j/N]
people-closed = Meldung { $n } ist abgeschlossen.
people-not-open = Es gibt keine offene Meldung { $n }.
people-names-add = Kein Name darf mehr „{ $pattern }“ enthalten.
people-names-remove = „{ $pattern }“ ist wieder erlaubt.
people-names-not-add = „{ $pattern }“ steht schon auf der Liste.
people-names-not-remove = „{ $pattern }“ steht nicht auf der Liste.
people-which-pattern = Nenne mindestens ein Muster.
people-short-pattern = „{ $pattern }“ hat zu wenige Buchstaben: Es fände sich in jedem Namen.
people-rated = { $n ->
    [one] Wertungen aus { $n } Partie neu berechnet.
   *[other] Wertungen aus { $n } Partien neu berechnet.
}
