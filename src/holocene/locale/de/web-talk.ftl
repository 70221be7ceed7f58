# The browser: people at a table talk to each other, wait for somebody, and let others in. $player is a name, $n a number.

## Talk
wt-talk = Gespräch
wt-unread = { $n ->
    [one] Gespräch, { $n } neue Nachricht
   *[other] Gespräch, { $n } neue Nachrichten
}
wt-said = Was gesagt wurde
wt-nothing = Noch hat niemand etwas gesagt.
wt-silence = Du hast diesen Tisch stummgeschaltet.
wt-says = { $player }: { $words }
wt-signs = Ein Zeichen geben
wt-sign-hello = Hallo
wt-sign-well = Gut gespielt
wt-sign-wow = Was für ein Fund!
wt-sign-close = So knapp
wt-sign-oops = Hoppla
wt-sign-think = Ich überlege
wt-sign-thanks = Danke
wt-sign-game = Schöne Partie
wt-sign-pause = Ein Zeichen alle fünf Sekunden genügt.
wt-say = Etwas zum Tisch sagen
wt-send = Senden
wt-mute = Stummschalten
wt-mute-all = Den ganzen Tisch
wt-mute-note = Nur du weißt, wen du stummgeschaltet hast. Das bleibt in diesem Browser.

## Rules of the house
wt-allow-signs = Die Spieler können einander Zeichen geben
wt-allow-chat = Die Spieler können kurze Nachrichten schicken
wt-allow-note = Nur wer einen Platz hat, sieht sie, und in der Aufzeichnung stehen sie nicht.
wt-absence = Wenn jemand weggeht
wt-absence-note = Wie lange der Tisch wartet, wenn die abwesende Person am Zug ist, bevor die anderen bis zur Rückkehr einen Bot spielen lassen können.
wt-house-both = Zeichen und Nachrichten
wt-house-signs = nur Zeichen
wt-house-chat = nur Nachrichten
wt-house-none = ausgeschaltet
wt-house-absence = Bot darf einspringen nach: { $time }
wt-begin-level = Stufe der Bots
wt-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
wt-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
wt-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}

## Somebody is away
wt-missed-wait = Noch { $time }, dann kannst du einen Bot spielen lassen.
wt-missed-now = Du kannst bis zur Rückkehr einen Bot spielen lassen. Er zeigt niemandem die Karten.

## Links
wt-network = Diese Links funktionieren für alle in deinem Netz. Sie führen zu diesem Rechner: { $host }.
wt-alone = Diese Links funktionieren nur auf diesem Rechner. Um andere in deinem Netz einzulassen, beende Holocene (Strg+C), starte es neu mit diesem Befehl und lade dann diese Seite neu:
wt-offline = Dieser Rechner ist in keinem Netz; diese Links funktionieren nur hier. Verbinde ihn mit deinem Netz und lade dann diese Seite neu.
wt-friend = Mit einem Freund spielen
wt-friend-note = Zwei Plätze: deiner und einer, den ein Freund über einen Link einnimmt.
