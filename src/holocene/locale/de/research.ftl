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
not-whole = Aktionen sind ganze Zahlen, nicht { $kind }.
no-compiled-bot = { $name } spielt nicht in kompiliertem Code. Wähle aus { $choices }, oder erzeuge die Umgebungen einzeln.
no-rivals-alone = Im Solospiel gibt es keine Gegner: Vergleiche stattdessen die Punkte.
several-networks = Gegner in kompiliertem Code spielen mit einem einzigen Netz, nicht mit mehreren: { $paths }.
uneven-parts = Teile zu { $size } Partien gehen in { $games } Partien nicht auf.
not-received = Schicke die Aktionen eines Teils, und zwar einmal nach jedem Empfang.
no-ladder = Für { $game } mit { $players } Spielern gibt es keine Rangliste. Wähle aus { $choices }.
bad-layer = Eine Datei kann die Schicht { $kind } nicht aufnehmen: Nimm lineare Schichten mit ReLU.
bad-depth = Ein Bot hat eine oder zwei verborgene Schichten, nicht { $hidden }.
