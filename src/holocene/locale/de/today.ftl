# Das Spiel des Tages: der Befehl, die Seite und die Zeile zum Teilen.
command-today = das Spiel des Tages, mit denselben Karten für alle
today-description = Spielt das Spiel des Tages: dieselben Karten für alle, ein Versuch, der zählt. Ohne Spiel werden die Spiele des Tages und deine Ergebnisse aufgelistet.
today-game-metavar = SPIEL
today-game-help = welches Spiel: { $games }
today-day-metavar = TAG
today-day-help = ein anderer Tag, geschrieben als 2026-11-20; Tage beginnen um Mitternacht UTC
today-again-help = ein beendetes Spiel zum Vergnügen noch einmal spielen: Der erste Versuch bleibt
today-none = „{ $game }“ hat kein Spiel des Tages.
today-bad-day = „{ $day }“ ist kein Tag, der schon da war: Schreib ihn als 2026-11-20.
today-no-hints = Beim Spiel des Tages gibt es keine Tipps: Es zählt deine eigene Partie.
today-open = { $name }: noch nicht gespielt
today-running = { $name }: begonnen, weiter mit holocene today { $game }
today-kept = Dein erster Versuch ist aufgehoben. Noch einmal spielen: holocene today { $game } --again
today-fair = Die Karten folgen aus dem Datum; wer unbedingt will, kann vorausschauen. Es ist ein Spiel unter Freunden: ohne Tipps, und nichts wird zurückgenommen, was dir etwas gezeigt hat.

today-date = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
   *[12] { $day }. Dezember
}
today-line = Holocene { $date }, { $game }: { $result }
today-score-against = { $points } zu { $other }
today-won = gewonnen
today-lost = verloren
today-placed = Platz { $place } von { $of }

today-title = Heute
today-lede = Dieselben Karten für alle, ein Versuch, der zählt.
today-alone = { $game } allein
today-against = { $game } gegen { $bot }
today-deal = Spiel des Tages
today-deals = Welches Spiel
today-play = Jetzt spielen
today-go-on = Weiterspielen
today-name = Dein Name auf der Tafel
today-so-far = { $n ->
    [0] Hier hat es noch niemand zu Ende gespielt.
    [one] Hier hat es eine Person zu Ende gespielt, mit { $best }.
   *[other] Hier haben es { $n } Leute zu Ende gespielt; das beste Ergebnis: { $best }.
}
today-ahead-by = { $n ->
    [0] Gleichstand
    [one] { $n } Punkt Vorsprung
   *[other] { $n } Punkte Vorsprung
}
today-behind-by = { $n ->
    [one] { $n } Punkt Rückstand
   *[other] { $n } Punkte Rückstand
}
today-result = Dein Ergebnis
today-left = Du hast dieses Spiel aufgegeben, es hat keinen Platz auf der Tafel. Morgen kommt ein neues.
today-late = Erst nach seinem Tag beendet: Es gehört dir, hat aber keinen Platz auf der Tafel.
today-missed = Dieses Spiel hast du nicht gespielt.
today-again = Noch einmal spielen
today-look = Zurückblicken
today-share = Teilen
today-copied = Kopiert: { $line }
today-everybody = Alle Ergebnisse
today-picture = { $n ->
    [one] Ein Ergebnis: { $low }.
   *[other] { $n } Ergebnisse zwischen { $low } und { $high }.
}
today-picture-own = { $beaten ->
    [0] Deines: { $own }.
   *[other] Deines: { $own }, vor { $beaten } anderen.
}
today-picture-bot = { $bot } kam auf { $points }.
today-you = du
today-behind = dahinter
today-ahead = voraus
today-rank-until = { $rank } bis { $n }
today-whole = Alle { $n } zeigen
today-board = Die Tafel
today-head-place = Platz
today-head-player = Spieler
today-head-points = Punkte
today-head-rank = Rang
today-head-result = Ergebnis
today-head-rounds = Runden
today-somebody = Jemand
today-bot-beside = der Bot, den es zu schlagen gilt
today-watch = Ansehen
today-watch-of = { $player } ansehen
today-alone-here = Hier hat es sonst noch niemand zu Ende gespielt: Die erste Schicht ist deine.
today-empty = Noch keine Ergebnisse. Die erste Schicht wartet auf dich.
today-empty-then = Hier hat niemand dieses Spiel beendet.
today-now = Zum Spiel des Tages
today-shut = Die Partien der anderen öffnen sich, wenn du deine beendet hast. Nur der erste Versuch zählt.
today-opened = Nur der erste Versuch an diesem Server zählt.
today-mark = Spiel { $deal }: Wer dieselben Zeichen hat, hat dieselben Karten.
today-layers = { $n ->
    [0] Deine Tage
    [one] { $n } Tag
   *[other] { $n } Tage in Folge
}
today-layers-all = { $n ->
    [one] Du hast an einem Tag gespielt.
   *[other] Du hast an { $n } Tagen gespielt.
}
today-stays = Ein verpasster Tag macht nichts: Die Schichten bleiben.
today-puzzle = Rätsel des Tages
today-puzzle-words = Eine Stellung, ein bester Zug.
today-solve = Lösen
today-tomorrow = Morgen
today-tomorrow-words = Ein neues Spiel kommt in { $time }, um Mitternacht UTC.
today-days = Andere Tage
today-learning = Weiterlernen
today-learning-step = Schritt { $step }
today-continue = Weiter
