# Der Browser: Turniere. $n, $of, $most und $least sind Zahlen, $name und $level sind Namen, $time ist eine Zeit in Worten.

wv-events = Turniere
wv-event = Turnier
wv-lede = Bei einem Turnier spielen alle mit denselben Karten. So siehst du, was andere aus deinem Platz gemacht haben.
wv-none = Noch ist kein Turnier angekündigt. Wie wäre es mit einem eigenen?
wv-part-open = Anmeldung offen
wv-part-running = Wird gespielt
wv-part-over = Vorbei
wv-new = Dein eigenes Turnier
wv-make = Ein Turnier planen
wv-known-first = Um mitzuspielen oder selbst ein Turnier zu planen, sag uns, wie du heißt.
wv-by = geleitet von { $name }
wv-starts-at = Beginn: { $time }

## Was es ist
wv-swiss = Schweizer System
wv-robin = Jeder gegen jeden
wv-tables-of = { $n } am Tisch
wv-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
wv-announced = angekündigt
wv-entering = Anmeldung offen
wv-running = Runde { $n } von { $of }
wv-over = vorbei
wv-entered = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
wv-entered-of = { $n } von { $most } Plätzen vergeben
wv-bot = Bot ({ $level })
wv-somebody = Jemand, der gegangen ist
wv-you = du

## Das Formular
wv-name = Wie heißt es?
wv-system = Wie trifft man aufeinander?
wv-system-note = Schweizer System: Nach jeder Runde treffen aufeinander, die ähnlich viele Punkte haben. Sonst spielt jeder gegen jeden.
wv-size = Personen am Tisch
wv-size-note = Bliebe ein Platz frei, übernimmt ihn ein Bot. So setzt niemand aus.
wv-rounds-field = Runden
wv-rounds-note = 0 heißt: so viele, wie das System braucht.
wv-most = Plätze
wv-pace = Zeit
wv-pace-note = Läuft jemandem die Zeit ab, spielt ein Bot weiter.
wv-main = Was zählt zuerst?
wv-main-note = Das andere entscheidet bei Gleichstand.
wv-main-places = Der Rang am eigenen Tisch
wv-main-duplicate = Punkte im Vergleich zum selben Platz anderswo
wv-starts = Beginnt von selbst am
wv-starts-note = Lass es leer, um es selbst zu beginnen.
wv-rated = Die Partien werden gewertet
wv-create = Ankündigen

## Was man tun kann
wv-play = Zu deinem Tisch
wv-wait = Dein Tisch dieser Runde ist fertig. Die nächste Runde beginnt, wenn alle fertig sind.
wv-enter = Anmelden
wv-enter-late = Ab der nächsten Runde mitspielen
wv-begin = Jetzt beginnen
wv-call-off = Absagen
wv-call-off-sure = Das Turnier verschwindet, und alle Angemeldeten sind wieder frei.
wv-withdraw = Aussteigen
wv-withdraw-sure = Du spielst keine weiteren Runden. Deine Punkte bleiben.
wv-withdraw-table = Ein Bot spielt deine Partie zu Ende, und du spielst keine weiteren Runden. Deine Punkte bleiben.
wv-remove = Jemanden abmelden
wv-remove-one = { $name } abmelden
wv-remove-sure = { $name } spielt keine weiteren Runden, und ein Bot spielt die laufende Partie zu Ende.

## Tabelle und Runden
wv-standings = Tabelle
wv-result = Endstand
wv-place = Rang
wv-player = Name
wv-points = Punkte
wv-duplicate = Gleicher Platz
wv-median = Median
wv-buchholz = Buchholz
wv-games = Partien
wv-how-places = Ein Punkt für jede Person, die du an deinem Tisch hinter dir lässt, ein halber bei geteiltem Rang. Bei Gleichstand zählt „gleicher Platz“: wie viele Punkte mehr du gemacht hast als andere am selben Platz mit denselben Karten. Danach, was deine Gegner erreicht haben: erst ohne den besten und den schwächsten (Median), dann alle zusammen (Buchholz).
wv-how-duplicate = Zuerst zählt „gleicher Platz“: wie viele Punkte mehr du gemacht hast als andere am selben Platz mit denselben Karten. Dann ein Punkt für jede Person, die du an deinem Tisch hinter dir lässt. Danach, was deine Gegner erreicht haben: erst ohne den besten und den schwächsten (Median), dann alle zusammen (Buchholz).
wv-balance = Je zwei treffen mindestens { $least }-mal und höchstens { $most }-mal aufeinander.
wv-csv = Tabelle herunterladen
wv-file = Alle Partien herunterladen
wv-rounds-title = Runden
wv-round-playing = Runde { $n }, wird gespielt
wv-round-over = Runde { $n }
wv-table = Tisch { $n }
wv-table-waiting = wird vorbereitet
wv-table-playing = wird gespielt
wv-table-over = fertig
wv-table-void = gelöscht, zählt für niemanden
wv-seat-points = Punkte im Spiel
wv-seat-match = Punkte für den Rang
wv-seat-duplicate = Im Vergleich zum selben Platz anderswo
wv-seat-note = Die drei Zahlen: Punkte in der Partie, Punkte für den Rang und der Abstand zum selben Platz an den anderen Tischen.
wv-watch = Ansehen
wv-deal = Prüfsumme der Karten:
wv-entrants = Wer mitspielt
wv-entrants-none = Noch ist niemand angemeldet.
wv-since = ab Runde { $n }
wv-withdrawn = ausgestiegen

## Fairness
wv-fair = Ehrlich gegeben
wv-fair-words = Alle Tische einer Runde haben dieselben Karten. Partien und Ergebnisse öffnen sich, wenn die Runde vorbei ist; so erfährt niemand etwas über Karten, die noch gespielt werden. Die Prüfsumme unten stand vor der ersten Runde fest: Mit dem Geheimnis, das am Ende verraten wird, kann jeder prüfen, dass nichts ausgesucht wurde.
wv-commitment = Prüfsumme:
wv-secret = Geheimnis:
