# Wen man nach einer Partie noch einmal fragt. $players sind Namen.

wa-ask = { $players } noch einmal fragen
wa-ask-short = Noch einmal
wa-ask-of = Noch einmal: { $players }
wa-asked = Eingeladen: { $players }. Der neue Tisch hat dasselbe Spiel, dieselben Optionen und dasselbe Tempo.
wa-not = Nicht eingeladen: { $players }.
wa-go = Zum Tisch
