# Der Befehl „lab“ und sein Bericht.

lab-description = Spielt viele Partien mit einem Kartenpaket und schreibt einen Bericht darüber, was die Karten wert sind. Mehrere Spielerzahlen werden durch Kommas getrennt; ohne Angabe werden alle gespielt.
lab-against-help = ein zweites Kartenpaket, das neben dem ersten gezeigt wird
lab-bots-help = wer spielt, durch Kommas getrennt (Vorgabe: { $bot })
lab-games-help = wie viele Partien für jede Spielerzahl und jedes Kartenpaket (Vorgabe: { $n })
lab-out-help = wo Bericht und Partien liegen; derselbe Befehl setzt fort, was dort ist
lab-playing = { $n ->
    [one] { $n } Spieler, { $pack }
   *[other] { $n } Spieler, { $pack }
}
lab-written = Der Bericht liegt in { $path }, seine Zahlen in { $numbers }.

lab-title = Labor: { $game }
lab-show-numbers = Zahlen zeigen
lab-contents = Spielerzahlen
lab-first-pack = erstes Paket
lab-second-pack = zweites Paket
lab-pack = { $name } ({ $digest })
lab-fact-command = Befehl
lab-fact-pack = Kartenpaket
lab-fact-rules = Version der Regeln
lab-fact-options = Optionen
lab-fact-bots = Bots
lab-fact-seed = Startwert
lab-fact-games = Partien je Tisch
lab-how-to-read = Hinter ± und in Klammern stehen 95-%-Bereiche. Einer von zwanzig verfehlt die Wahrheit; unter vielen Karten wirken also einige besser oder schlechter, als sie sind. Was die Nutzer einer Karte mehr haben als andere, beweist nicht, dass die Karte es gab: Wer vorn liegt, kann sich mehr leisten.

lab-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { $n } %
lab-share = { $n } % ({ $low }–{ $high })
lab-mean = { $n } ± { $half }
lab-of-pack = { $what }, { $pack }
lab-pack-says = { $pack }: { $sentence }

lab-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lab-games = { $n ->
    [one] { $n } Partie wurde gespielt.
   *[other] { $n } Partien wurden gespielt.
}
lab-shared = { $n ->
    [one] In { $n } Partie teilen sich mehrere den Sieg.
   *[other] In { $n } Partien teilen sich mehrere den Sieg.
}
lab-lost = { $n ->
    [one] { $n } Partie gewann niemand.
   *[other] { $n } Partien gewann niemand.
}

lab-targets = Ziele
lab-targets-read = Gewünscht sind Partien der richtigen Länge, jeder Platz höchstens 3 Punkte neben seinem gerechten Anteil an Siegen, im Solospiel Punkte über alle Ränge (jeder in mindestens 5 % der Partien), nichts, was in weniger als 5 % der Partien genutzt wird, und nichts, was mehr als 95 % der Spieler nutzen.
lab-table = Tisch
lab-target-turns = Züge je Spieler
lab-target-seats = Platz mit der größten Abweichung, in Punkten
lab-target-ranks = Erreichte Ränge
lab-target-unused = Kaum genutzt
lab-target-dominating = Fast immer genutzt
lab-finding = { $value } – { $verdict }
lab-verdict-met = erreicht
lab-verdict-missed = verfehlt
lab-verdict-open = zu knapp für ein Urteil

lab-value = Wert
lab-measured = Gemessen
lab-mean-row = Mittel
lab-difference = Unterschied
lab-source = Quelle
lab-points = Punkte je Spieler
lab-points-of-winners = Punkte der Sieger
lab-share-of-points = Anteil an allen Punkten
lab-age = Zeitalter { $age }
lab-place = Nr. { $n } in der Spielreihenfolge

lab-figure-turns = Züge je Spieler
lab-turns-read = Im Mittel { $mean }; acht von zehn Spielern haben { $low } bis { $high }.
lab-wanted = Gewünscht sind { $low } bis { $high } (das grüne Band).
lab-figure-decisions = Entscheidungen je Partie
lab-decisions-read = Im Mittel { $mean }; acht von zehn Partien haben { $low } bis { $high }.
lab-figure-ages = Züge in jedem Zeitalter
lab-ages-read = Wie viele Züge ein Spieler in jedem Zeitalter verbringt.
lab-figure-scores = Punkte
lab-scores-read = Im Mittel { $mean }; acht von zehn Spielern haben { $low } bis { $high }.
lab-figure-sources = Woher die Punkte kommen
lab-sources-read = Die größte Quelle: { $source } ({ $n }).
lab-figure-seats = Siege nach Spielreihenfolge
lab-seats-read = Die gestrichelte Linie ist der gerechte Anteil von { $fair }.
lab-seats-even = Kein Platz ist deutlich besser oder schlechter als gerecht.
lab-seat-uneven = Nicht gerecht: { $place } gewinnt { $n }.
lab-figure-changes = Führungswechsel
lab-changes-read = Im Mittel { $mean }, in acht von zehn Partien { $low } bis { $high }, zwischen den Zügen betrachtet.
lab-halfway = In { $n } der Partien gewann, wer zur Halbzeit vorn lag.
lab-figure-ranks = Ränge im Solospiel
lab-ranks-read = Anteile an allen Solospielen; die übrigen gingen verloren.
lab-figure-endings = Wie Partien enden
lab-endings-read = Anteile an den Partien.

lab-unused = Kaum genutzt: { $names }.
lab-dominating = Von fast allen genutzt: { $names }.
lab-not-chosen = Niemand wählt sie frei; deshalb gilt nichts davon als zu selten oder zu oft genutzt.
lab-figure-worth = Nutzung und Wert
lab-axis-players = Anteil der Spieler, die sie nutzten
lab-axis-games = Anteil der Partien, in denen sie genutzt wurde
lab-axis-worth = Punkte mehr als ohne
lab-worth-read = Den größten Vorsprung vor den anderen haben Nutzer von { $best } ({ $more }), den kleinsten die von { $least } ({ $less }).
lab-association = Das ist ein Zusammenhang, keine Wirkung: Wer vorn liegt, kann sich mehr leisten.
lab-too-few = Ein Strich, ohne Punkt im Bild, steht für das, was sich in weniger als { $n } Partien vergleichen ließ.
lab-figure-changed = Was sich an der Nutzung änderte
lab-changed-read = Deutlich geändert: { $names }.
lab-unchanged = Nichts hat sich deutlich geändert.
lab-figure-dead = Gezogen, aber nie genutzt
lab-dead-read = { $n } der gezogenen Karten nützten niemandem.
lab-name = Name
lab-age-column = Zeitalter
lab-copies = Exemplare
lab-by-games = In Partien genutzt
lab-by-players = Von Spielern genutzt
lab-worth = Punkte mehr als andere
lab-wins = Siege über dem gerechten Anteil, in Punkten
lab-drawn = Je Partie gezogen
lab-dead = Gezogen, aber nie genutzt
