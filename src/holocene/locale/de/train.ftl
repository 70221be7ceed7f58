# holocene train

command-train = ein Netz, das spielt, in Partien gegen sich selbst trainieren
train-description = Ein Netz lernt ein Spiel aus dem Nichts, indem es gegen sich selbst spielt: an Tischen jeder Art oder an dem, den die Optionen des Spiels beschreiben. Der Ordner lässt sich jederzeit fortsetzen; was spielt, ist die Datei network.npz darin, mit dem Bot network:path=…
train-out-help = der Ordner des Trainings, neu oder zum Fortsetzen
train-from-help = mit diesem Netz weiterlernen, etwa einer network.npz, statt aus dem Nichts; seine Größe bleibt
train-minutes-help = wie lange trainiert wird, in Minuten (Vorgabe: 3)
train-device-help = wo gespielt und gelernt wird: cpu, cuda (eine NVIDIA-Grafikkarte) oder auto (Vorgabe)
train-size-help = die Größe des Netzes: tiny ist für kleine Spiele, small lernt auf einem Prozessor in Minuten, full ist die des Champions (Vorgabe: small)
train-games-help = wie viele Partien gleichzeitig laufen (Vorgabe: 512, auf einer Grafikkarte 57 600)
train-steps-help = wie viele Entscheidungen jeder Partie zwischen zwei Lernschritten gespielt werden (Vorgabe: 64)
train-rate-help = die Lernrate am Anfang (Vorgabe: 0,0006)
train-last-rate-help = die Lernrate am Ende (Vorgabe: 0,00006)
train-entropy-help = wie viel Ausprobieren am Anfang zählt; es fällt auf ein Zehntel davon (Vorgabe: 0,01; weniger, etwa 0,004, für ein Netz, das schon gut spielt)
train-by-wins-help = welcher Teil eines Ergebnisses der Sieg ist, von 0 bis 1; der Rest ist der Vorsprung an Punkten (Vorgabe: 0,6)
train-every-help = wie viele Minuten zwischen zwei Proben liegen (Vorgabe: 1)
train-tested-help = wie viele Partien eine Probe an jedem Tisch spielt (Vorgabe: 100)
train-against-help = gegen wen die Proben gespielt werden (Vorgabe: instinct)
train-updates-help = nach so vielen Lernschritten aufhören statt nach Minuten
train-start-metavar = NAME
train-start-help = jede Partie an diesem Anfang eines kleinen Spiels beginnen, etwa small: einem aus dem Ordner der Karten oder einem, der zum Spiel gehört
train-training = Training
train-looked = { $decisions } Entscheidungen, { $minutes } Minuten:
train-share = { $table }: { $won } % von { $n } Partien gewonnen (ein Gleichstarker gewänne { $fair } %), { $points } Punkte
train-alone = { $table }: { $won } % von { $n } Partien nicht verloren, { $points } Punkte
train-curve = { $game }: gewonnene Partien gegen { $bot }, ohne Suche
train-curve-below = Millionen Entscheidungen
train-done = Mit { $decisions } Entscheidungen trainiert. Das Netz ist { $folder }/network.npz; derselbe Befehl setzt das Training fort.
train-interrupted = Nach { $decisions } Entscheidungen angehalten. Was bei der letzten Probe gesichert wurde, liegt in { $folder }; derselbe Befehl setzt das Training fort.
train-no-gpu = PyTorch findet hier keine Grafikkarte. Lass „--device cuda“ weg.
train-start-cpu = Ein kleines Spiel wird auf dem Prozessor trainiert. Lass „--device cuda“ weg.
other-run = „{ $folder }“ enthält ein anderes Training ({ $run }). Wähle einen neuen Ordner oder dasselbe Spiel mit denselben Karten und derselben Größe.
