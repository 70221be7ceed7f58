# Der Befehl `review`, und was eine Auswertung sagt.

review-description = Beurteilt eine beendete Partie Zug um Zug, nur nach dem, was eine Person wissen konnte.
review-seat-help = wessen Partie: die Nummer des Platzes; sonst die der ersten Person
review-json-help = die Auswertung als JSON ausgeben
review-budget-help = wie oft neu ausgeteilt wird, um ähnlich gute Züge zu vergleichen (sonst { $n })
review-working = Beurteile Entscheidungen
review-no-network = Für „{ $game }“ mit diesen Karten und Regeln gibt es kein Netz, daher lassen sich Partien davon nicht auswerten.
review-not-over = Die Partie ist noch nicht zu Ende. Danach kann sie ausgewertet werden.
review-no-seat = Platz { $n } gibt es in dieser Partie nicht: Wähle von 1 bis { $most }.

review-headline-comeback = Von { $n } % zum Sieg
review-headline-slipped = Einmal bei { $n } %, und doch entglitten
review-headline-mistakes = { $n ->
    [one] Ein Zug, aus dem sich lernen lässt
   *[other] { $n } Züge, aus denen sich lernen lässt
}
review-headline-slips = { $n ->
    [one] Eine kleine Ungenauigkeit, mehr nicht
   *[other] { $n } kleine Ungenauigkeiten, mehr nicht
}
review-headline-decided = Nach Runde { $n } so gut wie entschieden
review-headline-clean = Nichts zu bereuen

review-gain-both = Das hätte die Siegchance um { $chance ->
    [one] { $chance } Prozentpunkt
   *[other] { $chance } Prozentpunkte
} erhöht und { $points } SP mehr gebracht.
review-gain-chance = Das hätte die Siegchance um { $chance ->
    [one] { $chance } Prozentpunkt
   *[other] { $chance } Prozentpunkte
} erhöht.
review-gain-points = Das hätte { $points } SP mehr gebracht.

review-counts-good = { $n } gut
review-counts-only = { $n ->
    [one] { $n } Weg zum Sieg gefunden
   *[other] { $n } Wege zum Sieg gefunden
}
review-counts-slip = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
review-counts-mistake = { $n } Fehler
review-counts-decided = { $n }, als alles entschieden war
review-mark-good = gut
review-mark-slip = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-only = der Weg zum Sieg, und er wurde gefunden
review-mark-forced = erzwungen
review-mark-decided = schon entschieden
review-cause-luck = Glück
review-cause-others = die anderen
review-cause-decision = eigene Entscheidung

review-curve = Siegchance, soweit man es wissen konnte
review-curve-alone = Erwartete Punkte, soweit man es wissen konnte
review-sums = { $start } % vor dem Austeilen, Entscheidungen { $decisions }, Glück { $luck }, die anderen { $others }: { $end } % am Ende.
review-sums-alone = { $start } SP vor dem Austeilen, Entscheidungen { $decisions }, Glück { $luck }: { $end } SP am Ende.
review-loss = { $loss } Prozentpunkte Verlust pro Entscheidung.
review-loss-alone = { $loss } SP Verlust pro Entscheidung.
review-turning = Wendepunkte
review-deal = Das Austeilen
review-round = Runde { $n }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-line = So wäre es wohl weitergegangen: { $line }
review-fair = Beurteilt nur nach dem, was diese Person wissen konnte. Unbekannte Karten wurden jedes Mal neu ausgeteilt.
