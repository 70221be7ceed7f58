# Die Befehlszeile: Hilfe, Einwände gegen Argumente und Fehler, die jeder Teil des Hauses melden kann.

cli-description = Ein Tisch für Progress: Evolution of Technology und S-Evolution, im Terminal.
cli-epilog = „holocene BEFEHL --help“ erklärt einen Befehl.
cli-version = die Version anzeigen und beenden
cli-commands = Befehle
cli-command = BEFEHL
cli-not-permitted = „{ $path }“ lässt sich nicht öffnen: Zugriff verweigert. Wähle einen Ort, an dem du lesen und schreiben darfst.
command-play = eine Partie im Terminal spielen
command-learn = ein Spiel am Tisch lernen, Schritt für Schritt
command-record = die Aufzeichnung einer Partie anzeigen, prüfen oder nachspielen
command-review = eine beendete Partie analysieren, Zug um Zug
command-simulate = Bots viele Partien spielen lassen und messen
command-arena = Bots gegeneinander spielen lassen und bewerten
command-event = Bots ein Turnier spielen lassen
command-lab = viele Partien spielen und berichten, was jede Karte wert ist
command-pack = ein eigenes Kartenpaket prüfen
command-rules = die nummerierten Spielregeln anzeigen

option-language-help = die Sprache von allem, was angezeigt wird (Vorgabe: die Sprache dieses Rechners)

argparse-usage = Aufruf:
argparse-arguments = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-argument = { $argument }: { $message }
argparse-unrecognized = Unbekanntes Argument: { $arguments }.
argparse-required = Es fehlt: { $arguments }.
argparse-one-required = Gib eines davon an: { $arguments }.
argparse-not-with = Das verträgt sich nicht mit { $argument }.
argparse-takes-none = Hier gehört kein Wert hin: Lass „{ $value }“ weg.
argparse-expected-one = Hier fehlt ein Wert.
argparse-expected-at-most-one = Hier steht höchstens ein Wert.
argparse-expected-at-least-one = Hier fehlt mindestens ein Wert.
argparse-bad-value = „{ $value }“ ist hier kein gültiger Wert.
argparse-bad-choice = „{ $value }“ steht nicht zur Wahl: { $choices }.

rules-description = Zeigt die nummerierten Regeln der Spiele.
rules-metavar = REGEL
rules-rule-help = eine Regel wie A11 oder die Nummer eines Kapitels; ohne Angabe die Liste der Kapitel
rules-game-metavar = SPIEL
rules-game-help = das Spiel, dessen Regeln gezeigt werden (Vorgabe: alle)
rules-coverage-help = anzeigen, welche Funktionen jede Regel durchsetzen und welche Tests sie beweisen
rules-json-help = die Abdeckung als JSON ausgeben, für andere Programme
rules-of-game = Die Spielregeln von { $game }
rules-column-chapter = Nr.
rules-column-title = Kapitel
rules-column-rules = Regeln
rules-column-functions = Funktionen
rules-column-tests = Tests
rules-missing = fehlt
rules-unimplemented = kommt noch
rules-shown = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules-count = { $n ->
    [one] Insgesamt { $n } Regel.
   *[other] Insgesamt { $n } Regeln.
}
rules-count-covered = { $n ->
    [one] { $n } Regel hat Funktion und Test.
   *[other] { $n } Regeln haben Funktion und Test.
}
rules-count-enforced = { $n ->
    [one] { $n } Regel hat eine Funktion.
   *[other] { $n } Regeln haben eine Funktion.
}
rules-no-tests = Die Tests gehören nicht zu dieser Installation und werden hier nicht gezählt. Sie liegen dem Quelltext bei.
rules-count-unimplemented = { $n ->
    [one] { $n } Regel kommt noch.
   *[other] { $n } Regeln kommen noch.
}

bad-command-line = { $message } „{ $command } --help“ zeigt, wie es geht.
no-such-command = Den Befehl „{ $name }“ gibt es nicht. Wähle aus: { $choices }.
no-such-language = Die Sprache „{ $name }“ gibt es hier nicht. Wähle aus: { $choices }.
no-such-game = Das Spiel „{ $name }“ gibt es hier nicht. Wähle aus: { $choices }.
game-first = Nenne zuerst das Spiel: „{ $command } SPIEL …“. Wähle aus: { $choices }.
old-spelling = „{ $old }“ schreibt man jetzt „{ $new }“.
part-missing = Dazu braucht es den Teil „{ $part }“: { $command }
no-such-rule = Die Regel „{ $rule }“ gibt es nicht. „holocene rules“ nennt alle Kapitel und Regeln.
bad-option-name = Die Option „{ $option }“ gibt es nicht. Wähle aus: { $choices }.
bad-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Wähle aus: { $choices }.
bad-move = „{ $text }“ ist kein Zug dieses Spiels.
bad-order = „{ $text }“ ist keine Vormerkung: Schreib „if … then …“ und vielleicht „else …“.
illegal-move = „{ $notation }“ ist jetzt nicht erlaubt ({ $rule }).
rest-unseen = Einige dieser Züge folgen auf einen, der etwas aufdeckt oder den Zug weitergibt. Spiele bis dorthin, sieh nach und entscheide dann über den Rest. Nichts wurde gespielt.
bad-position = Dieser Teil der Stellung ergibt hier keinen Sinn: „{ $clause }“.
cannot-undo = Es lässt sich nichts rückgängig machen: Etwas wurde aufgedeckt, oder der Zug ist vorbei.
bad-seats = { $seats ->
    [one] Die Partie hat { $seats } Platz; Namen gibt es für { $named }.
   *[other] Die Partie hat { $seats } Plätze; Namen gibt es für { $named }.
}
bad-words = { $seats ->
    [one] Die Partie hat { $seats } Platz; Zufallswörter gibt es für { $words }.
   *[other] Die Partie hat { $seats } Plätze; Zufallswörter gibt es für { $words }.
}
bad-seat = Den Platz { $seat } gibt es nicht. Wähle von 0 bis { $last }.
no-positions = { $game } lässt sich nicht aus einer aufgeschriebenen Stellung beginnen.

reason-not-found = dort gibt es nichts
reason-not-permitted = dort darfst du nicht lesen oder schreiben
reason-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-exists = das gibt es schon
reason-disk-full = der Datenträger ist voll
reason-read-only = dort lässt sich nichts schreiben
reason-name-too-long = der Name ist zu lang
reason-address-in-use = ein anderes Programm benutzt diese Adresse und diesen Port
reason-no-address = dieser Rechner hat diese Adresse nicht
