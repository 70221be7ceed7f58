# Was in allen Lektionen gesagt wird und drumherum.

lesson-go-on = Weiter.
lesson-not-yet = Noch nicht: Das kommt später.
lesson-only-look = Einen Moment: Hier wird nur geschaut.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## Was nicht geht.

no-such-lesson = Die Lektion „{ $name }“ gibt es nicht. Wähle aus: { $choices }.
no-such-step = Diese Lektion hat keinen Schritt { $step }: Es gibt die Schritte 1 bis { $last }.
not-of-the-step = Diese Züge gehören nicht zu diesem Schritt. Beginne den Schritt von vorn.
bad-lesson = Die Lektion { $file } ist nicht zu gebrauchen: { $what }

## Lektionen im Terminal.

learn-description = Lehrt ein Spiel am Tisch, Schritt für Schritt. Ohne Spiel werden alle Lektionen aufgelistet.
learn-game-metavar = SPIEL
learn-game-help = das Spiel, das du lernen willst; es geht weiter, wo du aufgehört hast
learn-lesson-metavar = LEKTION
learn-lesson-help = eine seiner Lektionen
learn-step-metavar = N
learn-step-help = der Schritt, mit dem es losgeht
learn-how = „holocene learn SPIEL“ beginnt oder macht weiter; „holocene learn SPIEL LEKTION“ gibt eine Lektion.
learn-done = fertig
learn-left = aufgehört bei Schritt { $step } von { $steps }
learn-length = Schritte: { $steps }, Minuten: { $minutes }
learn-step = { $lesson } – Schritt { $step } von { $steps }: { $name }
learn-prompt = Deine Wahl („hilfe“ erklärt):
learn-press = Weiter mit der Eingabetaste.
learn-word-back = zurück
learn-word-skip = überspringen
learn-word-leave = gehen
learn-help = Tippe eine Zahl oder einen Zug. ◂ zeigt, was die Lektion verlangt. „zurück“ führt zum Schritt davor, „überspringen“ spielt diesen für dich, „gehen“ merkt sich die Stelle. „warum“, „tisch“, „verlauf“, „karte“, „punkte“, „regeln“ und „sprache“ gehen wie an jedem Tisch.
learn-left-off = Du hast bei Schritt { $step } von { $steps } aufgehört. Derselbe Befehl macht hier weiter.
learn-finished = Das war die Lektion „{ $lesson }“.
learn-next = Weiter mit: { $lesson } ({ $command }).
learn-play = Oder spiel gegen sanfte Gegner: { $command }.
play-coach-help = jede Neuigkeit einmal erklären, wenn sie vorkommt
