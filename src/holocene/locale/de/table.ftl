# Die Wörter jedes Tisches: Spieler, Listen, Ablehnungen, Ergebnisse, und das Tableau von Progress in Worten.
# $player ist ein Name, $age eine römische Zahl.

seat-human = Spieler { $n }
seat-bot = Bot { $n }
bot-random = Zufall
bot-random-character = Spielt irgendeinen erlaubten Zug.
bot-greedy = Beständig
bot-greedy-character = Nimmt, was in diesem Zug am meisten bringt.
bot-forager = Sammlerin
bot-forager-character = Freundlich und neu am Tisch: nimmt, was in Reichweite liegt, übersieht manches und sorgt nie vor.
bot-herder = Hirtin
bot-herder-character = Immer unterwegs: hält nie an, um Vorräte anzulegen oder höher zu bauen, und achtet auf niemanden.
bot-farmer = Bäuerin
bot-farmer-character = Bestellt das eigene Feld: schaut nie auf die anderen und merkt nicht, wie nah das Ende der Partie ist.
bot-artisan = Handwerkerin
bot-artisan-character = Versteht ihr Handwerk: beurteilt jeden Zug für sich gut, aber nie, wohin er führt.
bot-merchant = Händlerin
bot-merchant-character = Zählt sorgfältig den eigenen Besitz und schaut nie darauf, was die anderen haben.
bot-scholar = Gelehrte
bot-scholar-character = In die Partie vertieft, mit einem Auge auf alle, und jedes Mal überrascht, wenn sie endet.
bot-inventor = Erfinderin
bot-inventor-character = Bemerkt alles und spielt den ersten guten Einfall, ohne ihn zu Ende zu denken.
bot-visionary = Visionärin
bot-visionary-character = Denkt weit voraus, so lange, wie du erlaubst.
bot-champion = Champion
bot-champion-character = Die stärkste Stufe: übersieht nichts, denkt voraus und hat sich das Spiel in Millionen Partien selbst beigebracht.

table-list = { $head } und { $last }
table-refused = { $reason } ({ $rule })
table-final = nicht rückgängig zu machen
table-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-more-cards = { $n ->
    [one] und { $n } weitere
   *[other] und { $n } weitere
}
table-zone = { $name }:
table-no-cards = nichts
ask-choose = Wähle einen Zug.
hint-best = Dieser Zug gewinnt in den Probepartien des Bots am häufigsten.
table-score-sheet = Wertungsbogen
table-points-from = Punkte aus
table-rule = Regel
table-total = Summe
table-hint-kind = Erwäge: { $kind }
table-hint-candidates = In Frage kommen:
table-hint-win = Siegchance { $win } %
table-hint-place = { $place ->
    [1] voraussichtlich Platz 1, { $n } SP Vorsprung
   *[other] voraussichtlich Platz { $place }, { $n } SP Rückstand
}
table-hint-move = Am besten: { $move }.
table-hint-outlook = { $points } SP, Platz { $place }, Siegchance { $win } %
table-hint-alone = voraussichtlich { $points } SP
table-hint-risk = voraussichtlich { $points } SP, { $win } % Chance, nicht zu verlieren
table-hint-gain-both = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“ und erhöht deine Siegchance um { $win ->
    [one] { $win } Prozentpunkt.
   *[other] { $win } Prozentpunkte.
}
table-hint-gain-points = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“.
table-hint-gain-win = Deine Siegchance ist um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} höher als mit „{ $other }“.
table-hint-gain-points-though = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“, doch deine Siegchance ist etwas kleiner.
table-hint-gain-win-though = Deine Siegchance ist um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} höher als mit „{ $other }“, auch wenn du etwas weniger Punkte erwarten kannst.
table-hint-gain-safer = Das ist sicherer als „{ $other }“.
table-hint-gain-none = „{ $other }“ ist wohl genauso gut.

## Das Tableau von Progress in Worten.

progress-piles = Auf dem Tisch
progress-now = Zeitalter { $age } – { $name }, Runde { $n }
progress-age = Zeitalter { $age }
progress-deck = Zugstapel ({ $n })
progress-pile = Ablagestapel ({ $n })
progress-time-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
progress-milestone = Meilenstein
progress-section = Abschnitt { $n }
progress-covered = bezahlt von { $player }
progress-skills = Fähigkeiten
progress-tokens = Plättchen
progress-power = Macht
progress-active = Aktiv
progress-developing = In Entwicklung
progress-guide = Berühmtheit
progress-won = Meilensteine
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } Stein)
   *[other] ({ $n } Steine)
}
progress-hand = Deine Hand: { $n } (Handkartenlimit { $limit })
progress-hand-of = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
progress-known = auf der Hand gesehen:
progress-you = du
progress-discard = Abwurfwert { $n }
progress-in-area = schon in deinem Spielbereich
progress-missing = (fehlt: { $n })
progress-age-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol, dann beginnt Zeitalter { $age }.
   *[other] Noch { $n } Neues-Zeitalter-Symbole, dann beginnt Zeitalter { $age }.
}
progress-end-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol bis zum Spielende.
   *[other] Noch { $n } Neues-Zeitalter-Symbole bis zum Spielende.
}
progress-your-turn = Du bist am Zug. Aktionen übrig: { $left } von { $most }.
progress-turn-of = { $player } ist am Zug. Aktionen übrig: { $left } von { $most }.
progress-spare = Überzähliges Wissen: { $n }.
progress-note-ends = beendet das Spiel
progress-note-ends-later = würde das Spiel beenden, sobald die Karte aktiv wird
progress-note-age = Zeitalter { $age } beginnt
progress-note-age-later = Zeitalter { $age } würde beginnen, sobald die Karte aktiv wird
progress-note-markers = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
progress-note-yields = +{ $n } Wissen
progress-heritage = Erbe
progress-printed = Außerdem auf der Karte
progress-unlocks = Führt zu
progress-owned = Liegt bei
progress-origin = Herkunft des Namens
progress-facts = Werte
progress-order = Reihenfolgenummer
progress-owner-developing = { $player } (in Entwicklung)
progress-tree-marks = ● aktiv · ◐ in Entwicklung · ○ auf deiner Hand · □ auf einem Ablagestapel · ← braucht · → führt zu
progress-explained = { $word }: { $help }
progress-legend = Buchstaben nennen die Art: { $letters }. Auf deiner Hand ist eine Kostenzeile durch eine Voraussetzung erfüllt (✓), bezahlbar (•) oder nicht bezahlbar (✗); ✦ heißt Neues-Zeitalter-Symbol. Plättchen: bereit/alle.

# Sentences of history
table-history = Aus der Geschichte
table-dug-up = Was ausgegraben wurde
