# Der Befehl `record`.

record-description = Zeigt oder prüft die Aufzeichnung einer Partie oder spielt sie nach.
record-show-help = anzeigen, was in der Aufzeichnung steht
record-verify-help = jede Entscheidung und das Ergebnis anhand der Spielregeln prüfen
record-replay-help = die Aufzeichnung nachspielen, Entscheidung für Entscheidung
record-file-metavar = DATEI
record-file-help = eine Aufzeichnung, als Text oder JSON
record-form-help = die Aufzeichnung selbst in dieser Form ausgeben
record-pack-metavar = ORDNER
record-pack-help = das Kartenpaket, mit dem gespielt wurde
record-until-metavar = ZAHL
record-until-help = nach so vielen Entscheidungen anhalten und die Stellung zeigen

record-game = Spiel
record-rules = Version der Spielregeln
record-pack = Kartenpaket
record-options = Optionen
record-seats = Plätze
record-position = Begonnen mit
record-secret = Geheimnis
record-secret-kept = bleibt verborgen, bis die Partie vorbei ist
record-result = Ergebnis
record-number = Nr.
record-seat = Platz
record-decision = Entscheidung
record-events = Was geschah
record-sound = { $n ->
    [one] Die Aufzeichnung ist gültig: { $n } Entscheidung, wie die Spielregeln es erlauben.
   *[other] Die Aufzeichnung ist gültig: { $n } Entscheidungen, wie die Spielregeln es erlauben.
}
record-unfinished = Die Partie ist noch nicht vorbei.
record-won = Sieg: { $winners }
record-lost = Niemand hat gewonnen.
