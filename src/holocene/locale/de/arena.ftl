# Bots und ihre Namen; die Befehle „arena“ und „event“.

bad-bot-name = „{ $name }“ ist kein Name eines Bots. Schreib einen Namen wie greedy oder Modul:Klasse, beides nach Wunsch mit Parametern: search:simulations=200,seconds=0.5.
no-such-bot = Den Bot „{ $name }“ gibt es nicht. Wähle aus { $choices } oder nenne eine eigene Klasse als Modul:Klasse.
no-such-bot-module = Das Modul „{ $module }“ gibt es weder in diesem Ordner noch unter den installierten. Wechsle in den Ordner von { $module }.py oder installiere es.
no-such-bot-class = Das Modul „{ $module }“ hat keine Klasse „{ $attribute }“. Prüfe den Namen nach dem Doppelpunkt.
bot-not-imported = Der Bot „{ $name }“ lässt sich nicht importieren: { $reason }
bot-not-made = Der Bot „{ $name }“ lässt sich nicht anlegen: { $reason }
no-instinct = { $game } sagt nicht, was ein Zug auf den ersten Blick wert ist; dieser Bot kann es also nicht spielen. Wähle einen anderen Bot.
no-advice = { $game } gibt keinen Rat, darum kann dieser Bot es nicht spielen. Wähle einen anderen Bot.
bot-cannot-play = Der Bot „{ $name }“ kann { $game } nicht spielen. Wähle einen anderen.
bad-bot-parameters = Der Bot „{ $name }“ nimmt diese Parameter nicht an ({ $reason }). Er kennt: { $choices }.
bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }
bot-illegal = Der Bot „{ $bot }“ hat mit „{ $move }“ geantwortet, das ist jetzt nicht erlaubt.

arena-description = Lässt Bots eine Reihe von Partien gegeneinander spielen, jede Besetzung auf allen Plätzen mit gleicher Kartenverteilung, und bewertet sie. Eine abgebrochene Reihe geht mit demselben Befehl weiter.
arena-bots-metavar = BOT,BOT,…
arena-bot-metavar = BOT
arena-bots-help = die Bots mit Namen, auch mit Parametern (search:simulations=200), oder als Modul:Klasse
arena-bot-help = ein weiterer Bot; mehrfach möglich
arena-games-help = wie viele Partien mindestens gespielt werden (Vorgabe: 100); immer so viele, dass alle Bots auf allen Plätzen sitzen
arena-seconds-help = wie lange ein Bot für eine Entscheidung brauchen darf, in Sekunden (Vorgabe: 1)
arena-processor-help = die Sekunden zählen, die der Prozessor für einen Bot arbeitet, statt der Uhrzeit: so bleibt eine Serie neben anderer Arbeit gerecht
arena-seed-help = die Zahl, die jede Kartenverteilung und allen Zufall bestimmt (Vorgabe: 1)
arena-workers-help = wie viele Prozesse gleichzeitig spielen (Vorgabe: einer je Prozessor)
arena-address-metavar = ADRESSE
arena-ray-help = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen
arena-out-help = der Ordner für Partien und Ergebnisse (Vorgabe: ein eigener)

arena-plan = { $n ->
    [one] { $n } Partie, { $round } je Kartenverteilung, in { $folder }
   *[other] { $n } Partien, { $round } je Kartenverteilung, in { $folder }
}
arena-goes-on = { $n ->
    [one] { $n } davon ist schon gespielt.
   *[other] { $n } davon sind schon gespielt.
}
arena-interrupted = Abgebrochen; alles Fertige ist da. Derselbe Befehl macht weiter. Ergebnisse bis jetzt:
arena-summary = { $n ->
    [one] { $n } Partie, verschiedene Kartenverteilungen: { $deals }, Entscheidungen je Partie: { $decisions }
   *[other] { $n } Partien, verschiedene Kartenverteilungen: { $deals }, Entscheidungen je Partie: { $decisions }
}
arena-standings = Rangliste
arena-bot = Bot
arena-rating = Wertung
arena-score = Punkte
arena-milliseconds = ms/Zug
arena-p99 = 99 %
arena-fair = gleicher Anteil
arena-with-error = { $n } ± { $error }
arena-ranks = Ränge
arena-lost = verloren
arena-duels = Vor dem anderen, in % (95-%-Bereich)
arena-duel = { $n } ({ $low }–{ $high })
arena-note-shares = Anteile gelten je Platz.
arena-note = Alle Bereiche sind 95-%-Bereiche und zählen die Partien einer Kartenverteilung zusammen.

arena-no-bots = Nenne die Bots, die spielen sollen: --bots random,greedy
arena-bot-twice = Der Bot „{ $name }“ ist zweimal genannt. Nenne jeden Bot einmal; die Plätze füllen sich von selbst.
arena-bot-failed = Der Bot „{ $bot }“ ist in Partie { $game } gescheitert: { $reason } Die Partie liegt in { $path }.
arena-bot-illegal = Der Bot „{ $bot }“ hat in Partie { $game } mit „{ $move }“ geantwortet, das ist dort nicht erlaubt. Die Partie liegt in { $path }.
arena-other-series = In { $folder } liegt eine andere Reihe; verschieden sind: { $names }. Wähle mit --out einen anderen Ordner.
arena-cannot-write = In { $folder } lässt sich nichts schreiben: { $reason }. Wähle mit --out einen anderen Ordner.
arena-bad-file = { $path } ist nicht zu lesen: { $reason }. Berichtige oder lösche die Datei.
arena-busy = Ein anderer Prozess spielt diese Reihe in { $folder }. Warte auf ihn oder wähle mit --out einen anderen Ordner.
arena-worker-died = Ein spielender Prozess hat unerwartet geendet. Was fertig war, ist da; derselbe Befehl macht weiter. Weniger Prozesse brauchen weniger Speicher: --workers 1
arena-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }
arena-other-code = Ein Rechner des Clusters hat eine andere Version von holocene oder einem Bot. Installiere überall dieselbe.
arena-no-parquet = Eine Parquet-Datei wurde nicht geschrieben.

event-description = Lässt Bots ohne Server ein Turnier spielen, mit denselben Runden, Karten und Tabellen wie die Turniere eines Servers: Alle Tische einer Runde haben dieselben Karten. Derselbe Befehl ergibt dasselbe Turnier.
event-system-help = swiss: Wer ähnlich viele Punkte hat, trifft aufeinander; robin: jeder gegen jeden
event-size-help = wie viele an einem Tisch sitzen, 2 bis 5 (Vorgabe: 2)
event-rounds-help = wie viele Runden gespielt werden (Vorgabe: so viele, wie das System braucht)
event-duplicate-help = zuerst zählen die Punkte im Vergleich zum selben Platz an anderen Tischen, nicht der Rang am eigenen Tisch
event-alone = Ein Turnier braucht mindestens zwei Teilnehmer. Nenne sie mit Kommas dazwischen: --entrants artisan,inventor
event-round = Runde { $n } von { $of } ist vorbei.
event-place = Rang
event-bot = Bot
event-points = Punkte
event-duplicate = Gleicher Platz
event-median = Median
event-buchholz = Buchholz
event-firsts = Siege
event-played = Partien
