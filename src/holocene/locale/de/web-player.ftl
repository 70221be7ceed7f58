# Leute: die Seite von jemandem, und die Rangliste.

wy-player = Spieler
wy-since = Hier seit dem { $day }
wy-record = { $n ->
    [0] noch keine Partie beendet
    [one] { $n } Partie, { $won } gewonnen
   *[other] { $n } Partien, { $won } gewonnen
}
wy-invite = An einen Tisch einladen
wy-more-about = Mehr über { $name }

wy-rating = Wertung
wy-season = Saison
wy-season-all = Alle Saisons
wy-season-of = { $year }, Quartal { $n }
wy-rating-note = In 95 von 100 Fällen liegt die wahre Stärke auf der Linie. Die Bots sind zum Vergleich eingezeichnet.
wy-rating-few = Nach wenigen Partien ist sie lang.
wy-rating-none = Noch keine gewertete Partie. Mit der ersten beginnt eine Wertung.
wy-rating-said = Wertung { $n }, in 95 von 100 Fällen zwischen { $low } und { $high }, nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
wy-rating-near = Der nächste Bot: { $bot }.
wy-history = Im Lauf der Zeit
wy-history-said = { $n } gewertete Partien seit dem { $since }: von { $first } auf { $last }.

wy-last = Letzte Partien
wy-day = Tag
wy-game = Spiel
wy-place = Platz
wy-points = Punkte
wy-with = Mit
wy-place-of = { $place } von { $players }
wy-left = vorher gegangen
wy-rated = gewertet
wy-somebody = jemand
wy-more = Alle { $n } Partien
wy-watch-of = Zuschauen: { $game }, { $day }

wy-met = Du und { $name }
wy-met-you = du vorn
wy-met-other = { $name } vorn
wy-met-said = Du lagst { $you } Mal vorn, { $name } { $other } Mal.
wy-met-games = { $n ->
    [one] { $n } Partie am selben Tisch.
   *[other] { $n } Partien am selben Tisch.
}
wy-met-last = Zuletzt getroffen am { $day }.

wy-cabinet = Kabinett der Funde
wy-cabinet-of = von { $n }
wy-cabinet-note = { $left ->
    [0] Alle Technologien sind entdeckt.
    [one] Alle Technologien, die hier je in einer Partie entdeckt wurden. { $left } liegt noch im Boden.
   *[other] Alle Technologien, die hier je in einer Partie entdeckt wurden. { $left } liegen noch im Boden.
}
wy-age = Zeitalter { $age }
wy-buried = { $name }, noch im Boden
wy-favourites = Lieblingstechnologien
wy-favourite-of = in { $n } von { $of } Partien, { $percent } % gewonnen

wy-ladder = Rangliste
wy-ladder-lede = Wer nach gewerteten Partien wo steht. Die Bots behalten den Platz, den ihre gemessene Stärke ihnen gibt.
wy-ladder-none = Mit { $players } Spielern hat noch niemand { $n } gewertete Partien gespielt.
wy-ladder-open = Einen gewerteten Tisch öffnen
wy-ladder-note = Einen Platz bekommst du nach { $n } gewerteten Partien. Die Zahl nach ± ist der Spielraum: In 95 von 100 Fällen liegt die wahre Wertung darin. Der Champion hat keinen Platz: Wie stark er am Tisch ist, wurde nicht gemessen.
wy-ladder-whole = Die ganze Rangliste
wy-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
wy-anchor = (Bot)
wy-players = Zahl der Spieler

wy-menu = { $name } blockieren oder melden
wy-block-title = Nicht mehr begegnen
wy-block-note = Ihr werdet an keinem Tisch mehr zusammengebracht. Niemand erfährt davon.
wy-block-is = Du hast diese Person blockiert. Niemand hat davon erfahren.
wy-block = Blockieren
wy-unblock = Nicht mehr blockieren
wy-blocked = Du begegnest { $name } hier nicht mehr.
wy-unblocked = Du kannst { $name } wieder begegnen.
wy-report-title = Melden
wy-report-note = Wer diesen Server betreibt, wird es lesen. Die Person erfährt nichts davon.
wy-report-kind = Worum geht es?
wy-report-talk = Beleidigungen oder Drohungen
wy-report-name = Der Name
wy-report-unfair = Unfaires Spiel
wy-report-stalling = Andere absichtlich warten lassen
wy-report-other = Etwas anderes
wy-report-words = Was ist geschehen? (freiwillig)
wy-report = Meldung abschicken
wy-reported = Danke. Wer diesen Server betreibt, wird es lesen.
