# The browser: puzzles. $n is a number, $day a day (“18 November”), $game and $name are names, $time is minutes and seconds.

wz-puzzles = Rätsel
wz-lede = Stellungen aus Partien starker Gegner, in denen ein Zug klar der beste ist. Findest du ihn?
wz-none = Für dieses Spiel gibt es noch keine Rätsel.
wz-puzzle = Rätsel
wz-of-day = Rätsel vom { $day }
wz-rated = Wertung { $n }

## The page of all puzzles
wz-today = Rätsel des Tages
wz-solve = Lösen
wz-look = Noch einmal ansehen
wz-yours = Du
wz-your-rating = Deine Wertung
wz-in-row = In Folge gelöst
wz-streak = Tage in Folge
wz-done = Gelöst
wz-done-of = von { $n }
wz-fitting-one = Eins, das zu dir passt: Wertung { $n }
wz-all-tried = Du hast alle versucht.
wz-kept = Nur in diesem Browser gespeichert.
wz-list = Alle Rätsel
wz-found = { $n } Rätsel
wz-more = Mehr zeigen
wz-by-level = Schwierigkeit
wz-level-easier = Leichter
wz-level-fitting = Genau richtig
wz-level-harder = Schwerer
wz-by-state = Bisher
wz-state-fresh = Nicht versucht
wz-state-solved = Gleich gelöst
wz-state-later = Später gelöst
wz-state-missed = Nicht gelöst
wz-by-theme = Thema

## A puzzle at its table
wz-behind = { $n ->
    [one] Du liegst { $n } Punkt zurück.
   *[other] Du liegst { $n } Punkte zurück.
}
wz-ahead = { $n ->
    [one] Du liegst { $n } Punkt vorn.
   *[other] Du liegst { $n } Punkte vorn.
}
wz-level = Du liegst gleichauf an der Spitze.
wz-alone = { $n ->
    [one] Du hast { $n } Punkt.
   *[other] Du hast { $n } Punkte.
}
wz-slot = ein Zug
wz-on = Richtig. Weiter.
wz-take-back = Zurücknehmen
wz-hint-theme = Thema: { $words }
wz-hint-kind = Such hier: { $words }
wz-hint-candidates = Einer von diesen: { $words }
wz-hint-more = Noch ein Tipp
wz-help-note = Wer einen Tipp oder die Lösung braucht, hat es für die Wertung nicht gelöst.
wz-give-up = Lösung zeigen

## Solved
wz-solved = Gelöst
wz-solution = Die Lösung
wz-why = Warum das geht.
wz-outcomes = Was jeder Zug bringt
wz-percent = { $n } %
wz-time = Zeit
wz-solved-by = Gelöst von
wz-next = Nächstes Rätsel
wz-share = Teilen
wz-all = Alle Rätsel
wz-share-first = Holocene, { $game }: { $name } ({ $n }) auf Anhieb gelöst, in { $time }.
wz-share-later = Holocene, { $game }: { $name } ({ $n }) gelöst, wenn auch nicht auf Anhieb.
wz-share-shown = Holocene, { $game }: { $name } ({ $n }) war mir zu schwer. Und dir?
