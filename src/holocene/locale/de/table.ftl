# Die Wörter jedes Tisches: Spieler, Listen, Ablehnungen, Ergebnisse, und das Tableau von Progress in Worten.
# $player ist ein Name, $age eine römische Zahl.

seat-human = Spieler { $n }
seat-bot = Bot { $n }
title-progress = Progress: Evolution of Technology
title-s-evolution = S-Evolution

table-list = { $head } und { $last }
table-refused = { $reason } ({ $rule })
table-final = nicht rückgängig zu machen
table-score-sheet = Wertungsbogen
table-points-from = Punkte aus
table-rule = Regel
table-total = Summe
table-victory = Sieg: { $winners }
table-lost = Die Partie ist verloren.
table-rank = Rang: { $rank }

## Das Tableau von Progress in Worten.

board-piles = Auf dem Tisch
board-now = Zeitalter { $age }, Runde { $n }
board-age = Zeitalter { $age }
board-deck = Zugstapel ({ $n })
board-pile = Ablagestapel ({ $n })
board-time-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-milestone = Meilenstein
board-section = Abschnitt { $n }
board-covered = bezahlt von { $player }
board-skills = Fähigkeiten
board-tokens = Plättchen
board-power = Macht
board-active = Aktiv
board-developing = In Entwicklung
board-guide = Berühmtheit
board-won = Meilensteine
board-skill = { $skill } { $value }
board-track = { $power } { $n }
board-token = { $knowledge } { $ready }/{ $n }
board-markers = { $n ->
    [one] ({ $n } Stein)
   *[other] ({ $n } Steine)
}
board-hand = Deine Hand: { $n } (Handkartenlimit { $limit })
board-hand-of = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
board-known = bekannt:
board-you = du
board-discard = Abwurfwert { $n }
board-in-area = schon in deinem Spielbereich
board-missing = (es fehlt { $n })
board-age-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol, dann beginnt Zeitalter { $age }.
   *[other] Noch { $n } Neues-Zeitalter-Symbole, dann beginnt Zeitalter { $age }.
}
board-end-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol bis zum Spielende.
   *[other] Noch { $n } Neues-Zeitalter-Symbole bis zum Spielende.
}
board-your-turn = Du bist am Zug. Aktionen übrig: { $left } von { $most }.
board-turn-of = { $player } ist am Zug. Aktionen übrig: { $left } von { $most }.
board-spare = Überzähliges Wissen: { $n }.
board-note-ends = beendet das Spiel
board-note-ends-later = würde das Spiel beenden, sobald sie aktiv wird
board-note-age = Zeitalter { $age } beginnt
board-note-age-later = Zeitalter { $age } würde beginnen, sobald sie aktiv wird
board-note-markers = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
board-note-yields = +{ $n } Wissen
board-heritage = Erbe
board-printed = Außerdem
board-unlocks = Führt zu
board-owned = Liegt bei
board-origin = Quelle
board-order = Ordnungszahl
board-owner-developing = { $player } (in Entwicklung)
board-tree-marks = ● aktiv · ◐ in Entwicklung · ○ auf deiner Hand · □ auf einem Ablagestapel · ← braucht · → führt zu
board-legend = Buchstaben nennen die Art: { $letters }. Auf deiner Hand ist eine Kostenzeile durch eine Voraussetzung erfüllt (✓), bezahlbar (•) oder nicht bezahlbar (✗); ✦ heißt Neues-Zeitalter-Symbol. Plättchen: bereit/alle.
