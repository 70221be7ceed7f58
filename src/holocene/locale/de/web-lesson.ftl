# The browser: learning at the table, and the coach of a first game. $n and $of count steps, $game and $title are names.

wl-learn = Lernen
wl-lede = Wenige Züge je Spiel, am echten Tisch, mit jemandem an deiner Seite. Dieser Browser merkt sich, wie weit du bist.
wl-lesson = Lektion
wl-step = Schritt { $n } von { $of }
wl-steps-done = Fertige Schritte: { $n } von { $of }
wl-minutes = { $n } Min.
wl-start = Anfangen
wl-continue = Weiter, Schritt { $n }
wl-again = Noch einmal
wl-done = fertig
wl-after = Nach den Lektionen
wl-play = Gegen { $bot } spielen
wl-play-note = Sanfte Gegner, Tipps bei der Hand, und jeder Zug lässt sich zurücknehmen. Dein Begleiter meldet sich, wenn etwas neu ist, und lässt dich dann spielen.
wl-exercises = Rätsel
wl-exercises-note = Stellungen aus starken Partien, in denen ein Zug klar der beste ist. Löse eine am Tag, oder so viele du magst.

## The coach
wl-back = Zurück
wl-skip = Schritt überspringen
wl-why = Warum?
wl-go-on = Weiter
wl-watch = Sieh zu, was die anderen tun.
wl-moved = Neue Stellung, später in einer Partie
wl-leave = Lektion verlassen. Deine Stelle bleibt gemerkt.
wl-key-coach = Vom Begleiter zu dem, was er will, und zurück
wl-key-fold = Begleiter ein- oder ausklappen
wl-know = Du kannst { $game } spielen.
wl-know-note = Der Rest ergibt sich beim Spielen. Tritt gegen sanfte Gegner an: Dein Begleiter bleibt dabei und meldet sich nur, wenn etwas neu ist.
wl-know-more = Das war: { $title }.
wl-know-more-note = Probiere es in einer Partie aus, oder nimm die nächste Lektion.
wl-next = Als Nächstes: { $title }
wl-all = Alle Lektionen

## The coach of a first game
wl-note = Begleiter
wl-note-seen = Verstanden
wl-notes = Begleiter in ersten Partien
wl-notes-on = Spricht
wl-notes-off = Schweigt
wl-notes-stop = Keine Hinweise mehr
wl-notes-stopped = Dein Begleiter schweigt von nun an. In den Einstellungen kannst du ihn wieder sprechen lassen.
