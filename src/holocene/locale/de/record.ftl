# Der Befehl `record`.

record-description = Zeigt oder prüft die Aufzeichnung einer Partie oder spielt sie nach.
record-show-help = anzeigen, was in der Aufzeichnung steht
record-verify-help = die Verteilung, jede Entscheidung und das Ergebnis prüfen
record-replay-help = die Aufzeichnung nachspielen, Entscheidung für Entscheidung
record-file-metavar = DATEI
record-file-help = eine Aufzeichnung, als Text oder JSON
record-form-help = die Aufzeichnung selbst in dieser Form ausgeben
record-pack-metavar = ORDNER
record-pack-help = das Kartenpaket, mit dem gespielt wurde
record-commitment-metavar = HASH
record-commitment-help = der Hash, der am Anfang gezeigt wurde, so wie du ihn notiert hast
record-word-metavar = WORT
record-word-help = das Wort, das du beim Hinsetzen gegeben hast
record-key-metavar = SCHLÜSSEL
record-key-help = der öffentliche Schlüssel des Servers, der sie unterschrieben haben soll
record-origin-help = die Aufzeichnung der Partie, aus der sie weitergespielt wurde
record-until-metavar = ZAHL
record-until-help = nach so vielen Entscheidungen anhalten und die Stellung zeigen

record-game = Spiel
record-rules = Version der Spielregeln
record-pack = Kartenpaket
record-options = Optionen
record-seats = Plätze
record-position = Begonnen mit
record-branch = Weitergespielt aus
record-branch-of = Zug { $n } der Partie mit dem Hash { $game }…
record-secret = Geheimnis
record-secret-kept = bleibt verborgen, bis die Partie vorbei ist
record-words = Wörter
record-resigned = Aufgegeben
record-server = Unterschrieben von
record-result = Ergebnis
record-number = Nr.
record-seat = Platz
record-decision = Entscheidung
record-events = Was geschah
record-check-secret = Das Geheimnis passt zum Hash in der Aufzeichnung.
record-check-words = { $n ->
    [0] In die Verteilung wurden keine Wörter gemischt: Das Geheimnis allein hat sie bestimmt.
    [one] In die Verteilung gemischt: das Wort von { $n } Platz.
   *[other] In die Verteilung gemischt: die Wörter von { $n } Plätzen.
}
record-check-commitment = Der Hash ist der, den du am Anfang notiert hast.
record-check-word = Dein Wort „{ $word }“ wurde in die Verteilung gemischt, für Platz { $seat }.
record-check-key = Unterschrieben vom Server, dessen Schlüssel du genannt hast, und seither nicht verändert.
record-check-signed = Unterschrieben mit dem Schlüssel { $server } und seither nicht verändert. Vergleiche ihn mit dem des Servers.
record-check-unsigned = Die Aufzeichnung ist nicht unterschrieben: Die Namen darin kann jeder geändert haben.
record-check-branch = Aus einer anderen Partie weitergespielt, nach { $n } Zügen, auf Platz { $seat }; was dieser Platz nicht wissen konnte, wurde neu verteilt. Nenne mit --origin die Aufzeichnung jener Partie, um das zu prüfen.
record-check-origin = Aus jener Partie weitergespielt, nach { $n } Zügen, auf Platz { $seat }; was dieser Platz nicht wissen konnte, wurde aus dem eigenen Geheimnis neu verteilt.
record-sound = { $n ->
    [one] Die Aufzeichnung ist gültig: { $n } Entscheidung, wie die Spielregeln es erlauben.
   *[other] Die Aufzeichnung ist gültig: { $n } Entscheidungen, wie die Spielregeln es erlauben.
}
record-unfinished = Die Partie ist noch nicht vorbei.
record-stopped = Vor dem Ende abgebrochen; aufgegeben: { $names }
record-won = Sieg: { $winners }
record-lost = Niemand hat gewonnen.

bad-record-file = Die Datei „{ $path }“ lässt sich nicht öffnen: { $reason }.
bad-record-not-text = Die Datei „{ $path }“ ist kein Text.
bad-record-title = Das ist keine Aufzeichnung: Sie beginnt nicht mit „holocene-record“.
bad-record-format = Die Aufzeichnung hat das Format { $format }; gelesen wird hier Format { $known }. Nimm das Programm, das sie geschrieben hat.
bad-record-json = Die Aufzeichnung ist nicht zu lesen: { $reason }.
bad-record-line = Zeile { $line } der Aufzeichnung ist nicht zu lesen: „{ $content }“.
bad-record-incomplete = Die Aufzeichnung ist unvollständig: { $reason }.
bad-record-damaged = Die Aufzeichnung ist beschädigt: Ihre Prüfsumme stimmt nicht.
bad-record-game = Die Aufzeichnung gehört zu einem Spiel, das nicht installiert ist: „{ $game }“.
bad-record-rules = Die Aufzeichnung folgt Version { $recorded } der Spielregeln; hier gilt Version { $known }.
bad-record-pack = Die Aufzeichnung folgt einem anderen Kartenpaket ({ $recorded }); hier liegt { $known }. Nenne das richtige mit --pack.
bad-record-secret = Die Aufzeichnung enthält ihr Geheimnis nicht: Warte, bis die Partie vorbei ist.
bad-record-commitment = Der Hash in der Aufzeichnung ist nicht der, den du notiert hast, sondern { $recorded }. Die Verteilung wurde ausgetauscht, oder es ist eine andere Partie.
bad-record-word = Dein Wort „{ $word }“ wurde nicht in die Verteilung gemischt.
bad-record-origin = Die Aufzeichnung wurde nicht aus jener Partie weitergespielt, oder nicht mit der Stellung, die sie ergibt.
bad-record-unsigned = Die Aufzeichnung ist nicht unterschrieben.
bad-record-signature = Die Aufzeichnung wurde nach dem Unterschreiben verändert.
bad-record-server = Die Aufzeichnung wurde von einem anderen Server unterschrieben, mit dem Schlüssel { $server }.
bad-record-altered = Die Aufzeichnung wurde verändert: { $part ->
    [secret] Das Geheimnis ist nicht das am Anfang versprochene.
    [start] Mit diesen Optionen, Plätzen und dieser Stellung kann keine Partie beginnen.
    [move] Entscheidung { $ply } ist nicht erlaubt.
    [seat] Entscheidung { $ply } gehört zu einem anderen Platz.
    [orders] Die Entscheidungen folgen nicht aus den Vormerkungen.
    [resigned] Wer aufgegeben haben soll, sitzt nicht am Tisch.
    [result] Diese Entscheidungen führen zu einem anderen Ergebnis.
   *[state] Diese Entscheidungen führen zu einer anderen Stellung.
}
