# Der Befehl `holocene pack` und alles, was an einem Kartenpaket falsch sein kann.

pack-description = Prüft Kartenpakete, die du selbst geschrieben hast, und zeigt die Karten eines Pakets.
pack-check-help = einen Ordner mit Kartendateien prüfen
pack-check-description = Prüft einen Ordner mit Kartendateien und nennt Datei, Zeile und Feld jedes Fehlers.
pack-list-help = die Karten eines Pakets zeigen
pack-list-description = Zeigt die Karten eines Pakets und woher ihre Namen stammen.
pack-folder-metavar = ORDNER
pack-folder-help = der Ordner des Kartenpakets
pack-game-metavar = SPIEL
pack-game-help = das Spiel, zu dem die Karten gehören

pack-sound = Das Kartenpaket „{ $name }“ ist spielbar.
pack-count = { $section }: { $n }
pack-decks = Technologiekarten nach Spielerzahl
pack-expansions = Erweiterungen: { $names }
pack-no-expansions = keine
pack-warning = Hinweis: { $fault }
pack-digest = Prüfsumme: { $digest }
pack-faulty = { $n ->
    [one] Das Kartenpaket ist nicht spielbar: { $n } Fehler.
   *[other] Das Kartenpaket ist nicht spielbar: { $n } Fehler.
}
pack-fault = { $row ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, Zeile { $row }, { $field }: { $problem }
}

pack-section-technologies = Technologien
pack-section-personalities = Berühmtheiten
pack-section-milestones = Meilensteine
pack-section-calamities = Katastrophen
pack-section-discoveries = Entdeckungen
pack-section-places = Einsatzfelder
pack-section-deck = Karten eines Zugstapels
pack-section-history = Sätze zur Geschichte
pack-expansion-personalities = Berühmtheiten
pack-expansion-milestones = Meilensteine
pack-expansion-industrial = Industrielle Revolution
pack-column-players = Spieler
pack-column-age = Zeitalter { $age }
pack-column-total = Gesamt
pack-column-id = Kennung
pack-column-name = Name
pack-column-copies = Exemplare
pack-column-origin = Herkunft
pack-origin-rulebook = Spielregel
pack-origin-review = Rezension
pack-origin-designed = für dieses Projekt entworfen
pack-origin-printed = gedruckte Karte

no-such-folder = Den Ordner „{ $folder }“ gibt es nicht. Nenne den Ordner mit den Kartendateien.
bad-pack = { $row ->
    [0] Das Kartenpaket ist nicht verwendbar. { $file }, { $field }: { $problem } „holocene pack check“ zeigt alle Fehler.
   *[other] Das Kartenpaket ist nicht verwendbar. { $file }, Zeile { $row }, { $field }: { $problem } „holocene pack check“ zeigt alle Fehler.
}

pack-problem-missing-file = Die Datei fehlt.
pack-problem-not-utf8 = Der Text ist nicht in UTF-8. Speichere die Datei als UTF-8.
pack-problem-bad-syntax = Die Datei ist an dieser Stelle nicht lesbar: { $detail }
pack-problem-missing-column = Die Spalte fehlt.
pack-problem-unknown-column = Diese Spalte gibt es nicht. Spalten sind durch Kommas getrennt.
pack-problem-column-twice = Die Spalte steht zweimal da.
pack-problem-field-count = Felder in dieser Zeile: { $found }, in der Kopfzeile: { $wanted }.
pack-problem-missing-key = Der Schlüssel fehlt.
pack-problem-unknown-key = Diesen Schlüssel gibt es nicht.
pack-problem-empty = Das Feld ist leer.
pack-problem-no-choice = „{ $value }“ steht nicht zur Wahl: { $choices }.
pack-problem-no-number = „{ $value }“ ist keine Zahl von { $low } bis { $high }.
pack-problem-bad-value = „{ $value }“ passt hier nicht ({ $detail }).
pack-problem-bad-id = „{ $value }“ ist keine Kennung. Schreibe Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche.
pack-problem-id-twice = „{ $value }“ steht schon in Zeile { $before }.
pack-problem-no-prerequisite = Die Technologie „{ $value }“, als Voraussetzung genannt, gibt es nicht.
pack-problem-own-prerequisite = Eine Technologie kann nicht ihre eigene Voraussetzung sein.
pack-problem-later-prerequisite = Die Voraussetzung „{ $value }“ ist aus einem späteren Zeitalter.
pack-problem-half-line = Die zweite Kostenzeile braucht Art und Menge oder entfällt ganz.
pack-problem-fact-broken = Bekannt ist { $value } ({ $source }), nicht { $found }.
pack-problem-no-fact = „{ $value }“ von „{ $card }“ gibt es in diesem Kartensatz nicht.
pack-problem-wrong-symbol = Eine Karte aus Zeitalter { $age } kann nur ein Zeitalter-{ $after }-Symbol tragen, kein Zeitalter-{ $value }-Symbol.
pack-problem-no-first-mark = Ein Exemplar muss mit 1+ versehen sein.
pack-problem-too-many-technologies = Zeitalter { $age } hat mehr als { $most } Technologien.
pack-problem-too-many-cards = Zeitalter { $age } hat mehr als { $most } Karten.
pack-problem-empty-age = Zeitalter { $age } hat keine Technologien.
pack-problem-gain-twice = „{ $value }“ steht zweimal da. Schreibe es einmal mit seiner Menge, etwa { $value }:{ $times }.
pack-problem-too-many-gains = Die Karte hat mehr als { $most } verschiedene Vorteile.
pack-problem-too-many-tokens = Wissensplättchen der Art „{ $value }“ auf allen Karten zusammen: { $total }, höchstens 99.
pack-problem-group-size = Berühmtheiten der Gruppe „{ $value }“: { $found }, nötig: { $wanted }.
pack-problem-group-too-large = Meilensteine der Gruppe „{ $value }“: { $found }, höchstens { $most }.
pack-problem-no-order = Ein Philosoph der Antike braucht eine Reihenfolgenummer von 1 bis 5.
pack-problem-needless-order = Nur Philosophen der Antike haben eine Reihenfolgenummer.
pack-problem-order-twice = Die Reihenfolgenummer { $value } steht schon in Zeile { $before }.
pack-problem-wrong-heritage = Philosophen der Antike haben kein Erbe; Wissenschaftler des Mittelalters und Künstler der Renaissance haben eins.
pack-problem-unequal-lists = Zahlen in der Liste: { $found }, Felder der Leiste: { $wanted }.
pack-problem-vp-fall = Die SP links von einem Feld dürfen entlang der Leiste nicht weniger werden.
pack-problem-research-rises = Die Werte der Forschung müssen von links nach rechts fallen.
pack-problem-places-rise = Ein schlechterer Platz darf nicht mehr wert sein als ein besserer.
pack-problem-hand-count = Starthände zu { $players } am Tisch: { $found }.
pack-problem-short-deck = Zu { $players } am Tisch ausgeteilte Karten: { $wanted }, Karten in Zeitalter I: { $found }. Nötig ist eine Karte mehr als alle Hände.
pack-problem-ranks-fall = Die Ränge müssen steigen, jeder einmal, und der letzte muss die Grenze 0 haben.
pack-problem-few-symbols = Zu { $players } am Tisch Neues-Zeitalter-Symbole in Zeitalter { $age }: { $found }, nötig: { $wanted }.
