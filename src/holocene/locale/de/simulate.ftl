# Der Befehl „simulate“.

simulate-description = Lässt zufällige Spieler viele Partien spielen und fasst zusammen, was geschah.
simulate-game-metavar = SPIEL
simulate-game-help = das Spiel: { $games }; mit „--help“ dahinter werden auch seine Optionen gezeigt
simulate-number-metavar = ZAHL
simulate-value-metavar = WERT
simulate-games-help = wie viele Partien gespielt werden (Vorgabe: 1000)
simulate-threads-help = wie viele Partien gleichzeitig gespielt werden (Vorgabe: 1)
simulate-seed-help = die Zahl, die jede Kartenverteilung und jede Wahl bestimmt (Vorgabe: 1)
simulate-engine-help = einfaches Python, Maschinencode oder was zur Zahl der Partien passt
simulate-check-help = zuerst einige Partien prüfen: jede Zahl in ihren Grenzen, jede Karte an ihrem Ort, beide Engines einig
simulate-json-help = die Ergebnisse als JSON ausgeben
simulate-pack-metavar = ORDNER
simulate-pack-help = mit dem Kartenpaket dieses Ordners spielen
simulate-game-options = Optionen von { $game }
simulate-option-one = { $option }: { $choices } (Vorgabe: { $default })
simulate-option-told = { $option } (Vorgabe: { $default })
simulate-option-several = { $option }: beliebig viele von { $choices }, durch Kommas getrennt

simulate-compiling = Der Maschinencode wird vorbereitet …
simulate-checking = Prüfung läuft …
simulate-playing = Partien
simulate-interrupted = Abgebrochen. Hier sind die Ergebnisse bis jetzt.
simulate-nothing = Keine Partie wurde beendet.
simulate-speed = { $n ->
    [one] { $n } Partie in { $seconds } s, { $rate } Entscheidungen pro Sekunde ({ $engine ->
        [plain] einfaches Python
       *[compiled] Maschinencode
    })
   *[other] { $n } Partien in { $seconds } s, { $rate } Entscheidungen pro Sekunde ({ $engine ->
        [plain] einfaches Python
       *[compiled] Maschinencode
    })
}
simulate-checked = { $n ->
    [one] { $n } Entscheidung geprüft, ohne Fehler.
   *[other] { $n } Entscheidungen geprüft, ohne Fehler.
}
simulate-shared = { $n ->
    [one] In { $n } Partie teilen sich mehrere den Sieg.
   *[other] In { $n } Partien teilen sich mehrere den Sieg.
}
simulate-lost = { $n ->
    [one] In { $n } Partie gewinnt niemand.
   *[other] In { $n } Partien gewinnt niemand.
}
simulate-unfinished = { $n ->
    [one] { $n } Partie wurde abgebrochen, weil sie nicht endete.
   *[other] { $n } Partien wurden abgebrochen, weil sie nicht endeten.
}
simulate-lengths = Länge einer Partie
simulate-decisions = Entscheidungen
simulate-rounds = Runden
simulate-results = Siege und Punkte nach Platz
simulate-seat = Platz
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Bereich
simulate-mean = Mittel
simulate-least = Min.
simulate-p5 = 5 %
simulate-median = Median
simulate-p95 = 95 %
simulate-greatest = Max.
simulate-number = { $n }
simulate-percent = { $n } %
simulate-bounds = { $low }–{ $high } %
audit-span = Partie { $game }, Entscheidung { $decision }: { $detail }.
audit-unsound = Partie { $game }, Entscheidung { $decision }: Eine Karte ist nicht an genau einem Ort.
audit-different = Partie { $game }, Entscheidung { $decision }: Einfaches Python und Maschinencode sind uneins: { $fields }.
audit-legal = Partie { $game }, Entscheidung { $decision }: Einfaches Python und Maschinencode erlauben nicht dasselbe.
