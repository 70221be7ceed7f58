# Themen der Rätsel von Progress: der Titel und der Satz, der sagt, wofür der beste Zug ein Beispiel ist.

puzzle-progress-ends = Das letzte Wort
puzzle-progress-ends-why = Damit endet die Partie sofort, und du liegst { $n } SP vorn.
puzzle-progress-ends-tie = Das letzte Wort
puzzle-progress-ends-tie-why = Damit endet die Partie sofort: Niemand hat mehr SP, und der Gleichstand geht an dich.
puzzle-progress-ends-alone = Das letzte Wort
puzzle-progress-ends-alone-why = { $n ->
    [0] Damit endet die Partie, bevor die Zeit dich etwas kostet.
    [one] Damit endet die Partie: Nur { $n } Zeitkarte zählt gegen dich, und es kommt keine mehr dazu.
   *[other] Damit endet die Partie: { $n } Zeitkarten zählen gegen dich, und es kommt keine mehr dazu.
}
puzzle-progress-not-ending = Noch nicht
puzzle-progress-not-ending-why = Der nächstbeste Zug würde die Partie sofort beenden. Sieg: { $player }.
puzzle-progress-age = Die Zeit für ein Zeitalter
puzzle-progress-age-why = { $n ->
    [0] Damit beginnt Zeitalter { $age }: Die ältesten Karten verlassen das Spiel, und du hast keine davon auf der Hand.
    [one] Damit beginnt Zeitalter { $age }: Die ältesten Karten verlassen das Spiel, und du hast nur eine davon auf der Hand.
   *[other] Damit beginnt Zeitalter { $age }: Die ältesten Karten verlassen das Spiel, und du hast { $n } davon auf der Hand.
}
puzzle-progress-age-first = Die Zeit für ein Zeitalter
puzzle-progress-age-first-why = Damit beginnt Zeitalter { $age }, und sein Zugstapel ist sofort offen.
puzzle-progress-no-age = Ein Zeitalter aufhalten
puzzle-progress-no-age-why = { $n ->
    [0] Mit dem nächstbesten Zug würde Zeitalter { $age } beginnen. Du hältst es auf.
    [one] Mit dem nächstbesten Zug würde Zeitalter { $age } beginnen, und du hast noch eine Karte des Zeitalters, das dann geht.
   *[other] Mit dem nächstbesten Zug würde Zeitalter { $age } beginnen, und du hast noch { $n } Karten des Zeitalters, das dann geht.
}
puzzle-progress-no-age-first = Ein Zeitalter aufhalten
puzzle-progress-no-age-first-why = Mit dem nächstbesten Zug würde Zeitalter { $age } beginnen, und sein Zugstapel stünde allen offen.
puzzle-progress-actions = Eine Aktion mehr
puzzle-progress-actions-why = Von jetzt an hast du { $n } Aktionen in jedem Zug.
puzzle-progress-opens = Eins nach dem andern
puzzle-progress-opens-why = Das macht kostenlos: { $cards }.
puzzle-progress-opens-now = Eins nach dem andern
puzzle-progress-opens-now-why = Das macht kostenlos: { $cards }. Und du hast in diesem Zug noch eine Aktion.
puzzle-progress-lead = In Führung gehen
puzzle-progress-lead-why = Damit führst du allein auf der Leiste { $power }.
puzzle-progress-last-lap = Die letzte Runde
puzzle-progress-last-lap-why = { $missing ->
    [one] Das Ende ist nah: Ein Symbol fehlt noch. Jetzt zählen vor allem Punkte, und das bringt { $n } SP.
   *[other] Das Ende ist nah: { $missing } Symbole fehlen noch. Jetzt zählen vor allem Punkte, und das bringt { $n } SP.
}
puzzle-progress-symbol = Dem Ende entgegen
puzzle-progress-symbol-why = { $missing ->
    [one] Das bringt eines der Symbole, die die Partie beenden: Danach reicht noch eines.
   *[other] Das bringt eines der Symbole, die die Partie beenden: Danach reichen noch { $missing }.
}
puzzle-progress-engine = Aufbauen
puzzle-progress-engine-why = Was die Karte gibt, hilft dir in jedem weiteren Zug.
puzzle-progress-points = Punkte
puzzle-progress-points-why = Das ist nach jetzigem Stand { $n } SP wert, mehr als der nächstbeste Zug.
puzzle-progress-milestone = Ein Meilenstein
puzzle-progress-milestone-why = Damit ist der Meilenstein { $milestone } vollendet, und er gehört dir.
puzzle-progress-section = Ein Meilenstein
puzzle-progress-section-why = Dein Marker deckt einen Abschnitt des Meilensteins { $milestone } ab, bevor es jemand anders tut.
puzzle-progress-research = Vorausforschen
puzzle-progress-research-why = „{ $technology }“ kostet jetzt nichts und ist in { $n ->
    [one] { $n } Zug aktiv.
   *[other] { $n } Zügen aktiv.
}
puzzle-progress-personality = Berühmtheiten
puzzle-progress-personality-why = Jetzt ist die Zeit für das, was eine Berühmtheit gibt.
puzzle-progress-time = Gegen die Zeit
puzzle-progress-time-why = Der Tausch holt eine brauchbare Karte aus dem Zeitstapel und lässt eine unbrauchbare dort.
puzzle-progress-draw-instead = Ziehen statt bauen
puzzle-progress-draw-instead-why = Du hast { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} von höchstens { $most } auf der Hand: Neue sind mehr wert als alles, was du jetzt entdecken könntest.
puzzle-progress-draw = Ziehen
puzzle-progress-draw-why = Du hast { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} von höchstens { $most } auf der Hand und kannst keine davon entdecken.
puzzle-progress-pile = Vom Ablagestapel
puzzle-progress-pile-why = „{ $technology }“ liegt oben auf dem Ablagestapel und ist für dich mehr wert als alles andere.
puzzle-progress-pile-now = Vom Ablagestapel
puzzle-progress-pile-now-why = „{ $technology }“ liegt oben auf dem Ablagestapel: Du nimmst die Karte und hast noch eine Aktion.
puzzle-progress-look-first = Erst nachsehen
puzzle-progress-look-first-why = Du siehst neue Karten und hast noch eine Aktion für sie.
puzzle-progress-look-last = Noch ein Blick
puzzle-progress-look-last-why = Die neuen Karten kommen zu spät für diesen Zug, aber rechtzeitig für den nächsten.
puzzle-progress-stop = Genug
puzzle-progress-stop-why = Alles, was du in diesem Zug noch tun könntest, kostet mehr, als es bringt.
puzzle-progress-source = Woher ziehen
puzzle-progress-source-why = In jedem Stapel liegen andere Karten: Hier sind die, die du brauchst.
puzzle-progress-keep = Was bleibt
puzzle-progress-keep-why = Von allen Karten, die du abgeben könntest, wirst du diese am wenigsten vermissen.
puzzle-progress-development = In Entwicklung
puzzle-progress-development-why = Was in Entwicklung bleibt, wird am Ende aktiv; was zurückgenommen wird, kommt auf die Hand.
puzzle-progress-pay-card = Die billigste Bezahlung
puzzle-progress-pay-card-why = Von allem, womit du bezahlen könntest, wirst du diese Karte am wenigsten vermissen.
puzzle-progress-pay-token = Die billigste Bezahlung
puzzle-progress-pay-token-why = Das Plättchen kommt am Ende deines Zuges zurück; eine Karte wäre weg.
puzzle-progress-pay-rest = Die billigste Bezahlung
puzzle-progress-pay-rest-why = Das bezahlt mit dem, was übrig ist, und spart deine Plättchen für andere Kosten in diesem Zug.
