# Die Startseite, für alle, die zum ersten Mal kommen, und für alle, die wiederkommen.
home-learn = In 5 Minuten lernen
home-learn-game = { $game } in 5 Minuten lernen
home-idea = Die ganze Idee in drei Schichten
home-idea-words = Töpferei macht das Rad kostenlos. Das Rad macht Wassermühlen billiger. **Wissen baut auf Wissen.**
home-idea-pay = { $n } bezahlen
home-idea-free = kostenlos
home-by-playing = Spielend lernen
home-by-playing-words = Zehn Züge an einem echten Tisch, mit Begleitung. Geh, wann du willst; dein Platz bleibt.
home-lessons = Alle Lektionen
home-gently = Sanft beginnen
home-gently-words = „Sofort spielen“ setzt dich zu Bots der Stufe { $bot }: freundlich und neu am Tisch. Frag jederzeit nach einem Tipp, nimm jeden Zug zurück: Bots haben nichts dagegen.
home-friend = Freunde einladen
home-friend-words = Öffne einen Tisch und schick den Link. Niemand braucht ein Konto, und jeder spielt in seiner Sprache.
home-welcome = Willkommen zurück, { $name }
home-welcome-nameless = Willkommen zurück
home-turn = Du bist am Zug
home-turn-at = { $n ->
    [one] an { $n } Tisch
   *[other] an { $n } Tischen
}
home-nobody-waits = Lust auf eine neue Partie?
home-waiting = Die anderen sind am Zug
home-to-move = Am Zug: { $player }
home-again = Jetzt spielen
home-again-with = { $game } gegen Bots, Stufe { $bot }
home-change = Stufe ändern
home-yours = Deine Partien
home-record = { $n ->
    [one] { $n } Partie mit anderen, davon gewonnen: { $won }
   *[other] { $n } Partien mit anderen, davon gewonnen: { $won }
}
home-result = Ergebnis
home-review = Auswertung
home-won = Gewonnen mit { $points } Punkten.
home-placed = Platz { $place } von { $of } mit { $points } Punkten.
home-given-up = Aufgegeben.
home-alone = { $points } Punkte
home-score = { $player } { $points }
