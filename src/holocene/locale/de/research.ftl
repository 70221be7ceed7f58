# Die Bibliothek für die Forschung.

bad-action = Es gibt keine Aktion { $action }: Wähle von 0 bis { $last }.
bad-bots = Es gibt { $seats } Plätze für Bots, benannt sind aber { $named }.
too-few = { $name } muss mindestens 1 sein, nicht { $number }.
zero-sum-alone = Ein Solospiel hat keine Nullsummen-Belohnungen: Lass „zero_sum“ weg.

command-dataset = Partien von Bots als Parquet-Dateien für die Forschung schreiben
dataset-description = Lässt Bots viele Partien spielen und schreibt sie als Parquet-Dateien: Aufzeichnungen, Entscheidungen, erlaubte Züge, Ergebnisse und auf Wunsch Beobachtungen. Ein unterbrochener Datensatz wird dort fortgesetzt, wo er aufgehört hat.
dataset-games-help = wie viele Partien der Datensatz haben soll (Vorgabe: 100)
dataset-bots-metavar = BOTS
dataset-bots-help = die Bots, durch Kommas getrennt; sie rücken mit jeder Partie um einen Platz weiter (Vorgabe: random)
dataset-out-help = der Ordner, in den geschrieben oder der fortgesetzt wird
dataset-observations-help = als Zellen schreiben, was beobachtet, wer entscheidet
dataset-seconds-help = wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf (Vorgabe: 1)
dataset-workers-help = wie viele Prozesse gleichzeitig spielen (Vorgabe: 1)
dataset-written = { $n ->
    [one] Der Datensatz in { $folder } hat { $n } Partie.
   *[other] Der Datensatz in { $folder } hat { $n } Partien.
}
dataset-interrupted = { $n ->
    [one] Unterbrochen. { $n } Partie liegt in { $folder }; derselbe Befehl macht dort weiter.
   *[other] Unterbrochen. { $n } Partien liegen in { $folder }; derselbe Befehl macht dort weiter.
}
dataset-other = „{ $folder }“ enthält einen anderen Datensatz. Nenne einen anderen Ordner oder dasselbe Spiel mit denselben Optionen, Bots und demselben Startwert.
dataset-none = In „{ $folder }“ liegt kein Datensatz.
bad-shape = Die Zustände müssen die Form { $shape } haben.
not-on-a-gpu = Ein Batch auf der GPU kennt kein „{ $name }“. Nimm dafür Batch auf dem Prozessor.
not-whole = Aktionen sind ganze Zahlen, nicht { $kind }.
no-compiled-bot = { $name } spielt nicht in kompiliertem Code. Wähle aus { $choices }, oder erzeuge die Umgebungen einzeln.
no-rivals-alone = Im Solospiel gibt es keine Gegner: Vergleiche stattdessen die Punkte.
tree-too-large = Dieses Spiel hat mehr als { $most } mögliche Verläufe. Nimm ein kleineres Kartenset, oder beginne später.
no-small-game = { $game } hat kein kleines Spiel „{ $name }“. Zur Wahl stehen { $choices }.
dataset-thoughts-help = festhalten, was die Bots dachten: ihre Neigung zu jedem Zug, ihre Siegchance, die Bedenkzeit
dataset-compiled-help = ein Netz spielt alle Plätze in kompiliertem Code, Hunderte Partien pro Sekunde (--bots network:warmth=0.3)
dataset-compiled-bare = Kompilierte Partien haben keine Beobachtungen. Lass --observations weg; die Partien lassen sich nachspielen.
corpus-only-network = Kompilierte Partien spielt ein Netz auf allen Plätzen. Nenne network oder network:warmth=0.3.

command-transcript = eine aufgezeichnete Partie oder einen Datensatz in einfachen Worten erzählen
transcript-description = Schreibt eine aufgezeichnete Partie oder alle Partien eines Datensatzes als JSON-Zeilen: bei jeder Entscheidung den Tisch, wie ihn der Spieler sieht, die erlaubten Züge, den gespielten Zug und was für ihn spricht.
transcript-path-help = die Aufzeichnung oder der Ordner eines Datensatzes
transcript-out-metavar = DATEI
transcript-out-help = die Datei, in die geschrieben wird; sonst werden die Zeilen ausgegeben
transcript-no-game = Eine Mitschrift beginnt mit der Zeile ihrer Partie.
transcript-other-cards = Die Mitschrift gehört zu anderen Regeln oder Karten als den installierten.
command-benchmark = messen, wie gut ein Bot oder dein Programm Züge wählt
benchmark-description = Stellt Stellungen aus starken Partien, in denen tiefe Suchen jeden Zug bewertet haben, und bewertet die Wahl eines Bots oder einer Datei mit Antworten.
benchmark-task-help = was gemessen wird: choose-the-move
benchmark-bot-metavar = BOT
benchmark-bot-help = der Bot, etwa artisan oder champion:simulations=100
benchmark-answers-help = eine Datei mit Antworten: eine JSON-Zeile mit id und move pro Aufgabe
benchmark-export-help = stattdessen die Aufgaben in diese Datei schreiben
benchmark-form-help = die Form der Aufgaben: text (JSON-Zeilen) oder arrays (NumPy) (Standard: text)
benchmark-game-help = nur die Aufgaben dieses Spiels
benchmark-first-help = nur so viele Aufgaben je Spiel
benchmark-no-game = Für „{ $game }“ gibt es keine Aufgaben. Zur Wahl stehen { $choices }.
benchmark-stale = Die Aufgaben gehören zu anderen Regeln oder Karten von { $game } als den installierten.
benchmark-bad-answers = „{ $file }“ enthält keine Antworten: { $reason }
benchmark-no-answers = Es gibt keine Datei „{ $file }“.
benchmark-column-game = Spiel
benchmark-column-tasks = Aufgaben
benchmark-column-regret = Verlust
benchmark-column-interval = 95 %
benchmark-column-best = So gut wie der beste
benchmark-column-wrong = Ohne Antwort
benchmark-column-random = Zufällig
benchmark-legend = Der Verlust ist, was die gewählten Züge im Mittel verschenken, in Prozentpunkten der Siegchance.
several-networks = Gegner in kompiliertem Code spielen mit einem einzigen Netz, nicht mit mehreren: { $paths }.
uneven-parts = Teile zu { $size } Partien gehen in { $games } Partien nicht auf.
not-received = Schicke die Aktionen eines Teils, und zwar einmal nach jedem Empfang.
no-ladder = Für { $game } mit { $players } Spielern gibt es keine Rangliste. Wähle aus { $choices }.
bad-layer = Eine Datei kann die Schicht { $kind } nicht aufnehmen: Nimm lineare Schichten mit ReLU.
bad-depth = Ein Bot hat eine oder zwei verborgene Schichten, nicht { $hidden }.
