# Die Auswertung einer beendeten Partie.
wr-review = Auswertung
wr-of = { $own ->
    [yes] Deine Partie, Zug für Zug
   *[no] Die Partie von { $player }, Zug für Zug
}
wr-eyes = Wessen Partie
wr-not-over = Eine Partie lässt sich auswerten, wenn sie zu Ende ist.
wr-the-end = Das Ende
wr-curve = Die Kurve
wr-figure-chance = { $own ->
    [yes] Deine Siegchance, soweit du es wissen konntest
   *[no] Die Siegchance von { $player }, nach eigenem Wissen
}
wr-figure-points = { $own ->
    [yes] Die Punkte, mit denen du rechnen konntest
   *[no] Die Punkte, mit denen { $player } rechnen konnte
}
wr-curve-chance = Die Siegchance geht von { $first } % bis { $last } %. Die Liste der Augenblicke sagt dasselbe in Worten.
wr-curve-points = Die erwarteten Punkte gehen von { $first } bis { $last }. Die Liste der Augenblicke sagt dasselbe in Worten.
wr-even = Gleiche Chance für { $n }
wr-key-own = Eigene Züge
wr-key-others = Züge der anderen
wr-mark-fault = Wendepunkt
wr-mark-good = Gut
wr-mark-slip = Ungenauigkeit
wr-mark-mistake = Fehler
wr-mark-only = Der einzige Weg
wr-mark-decided = Schon entschieden
wr-progress = { $total ->
    [0] Das Rechnen beginnt …
   *[other] Gerechnet: { $done } von { $total } Entscheidungen
}
wr-counting = Es wird gerechnet …
wr-count-good = { $n } gut
wr-count-slip = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
wr-count-mistake = { $n ->
    [0] keine Fehler
   *[other] { $n } Fehler
}
wr-count-none = keine Ungenauigkeit, kein Fehler
wr-sum-start = Vor dem Austeilen
wr-sum-decisions = Entscheidungen
wr-sum-luck = Glück
wr-sum-others = Die anderen
wr-sum-end = Am Ende
wr-sum-note = In Prozentpunkten der Siegchance: was Entscheidungen, Kartenglück und die Züge der anderen zusammen ausmachten.
wr-sum-note-points = In Punkten: was Entscheidungen und Kartenglück zusammen ausmachten.
wr-step = Durchgehen
wr-first = Erste Entscheidung
wr-last = Letzte Entscheidung
wr-back = Eine Entscheidung zurück
wr-on = Eine Entscheidung weiter
wr-next-fault = Nächster Fehltritt
wr-at = Entscheidung { $n } von { $total }
wr-moments = Augenblicke
wr-which = Welche Augenblicke
wr-all = alle { $n }
wr-no-moments = Keine Ungenauigkeit, kein Fehler, kein großer Umschwung.
wr-round = Runde { $n }
wr-to = auf
wr-percent = { $n } %
wr-points = { $n } SP
wr-cause-decision = Die eigene Entscheidung.
wr-cause-luck = Was die Karten brachten.
wr-cause-others = Was die anderen taten.
wr-note-better = Besser: { $better }
wr-note-only = Der Weg zum Sieg, und er wurde gefunden.
wr-note-only-alone = Der eine gute Weg, und er wurde gefunden.
wr-note-best = Der beste Augenblick.
wr-title-better = { $played } – besser: { $better }
wr-title-good = { $played }
wr-you-played = Das hast du gespielt
wr-played = Gespielt
wr-better = Besser
wr-tag-you = du
wr-tag-played = gespielt
wr-tag-better = besser
wr-decided = Hier war nichts mehr zu gewinnen oder zu verlieren, deshalb wird nicht geurteilt.
wr-then = Danach:
wr-line = So wäre es wohl weitergegangen:
wr-line-step = { $player }: { $move }
wr-since-luck = Glück seit der letzten Entscheidung: { $n } Prozentpunkte.
wr-since-others = Die anderen seither: { $n } Prozentpunkte.
wr-since-luck-points = Glück seit der letzten Entscheidung: { $n } SP.
wr-since-others-points = Die anderen seither: { $n } SP.
wr-tried = Was Züge wert sind
wr-doubt = { $n } %, plus oder minus { $doubt }
wr-doubt-points = { $n } SP, plus oder minus { $doubt }
wr-trials = Verglichen in { $n } Probeverteilungen; der Strich zeigt, wie unsicher das ist.
wr-judged = Auf einen Blick beurteilt: Nichts kam heran.
wr-see-table = Den Tisch ansehen
wr-fair = Beurteilt nur nach dem, was damals zu wissen war: Unbekannte Karten wurden jedes Mal neu verteilt.
