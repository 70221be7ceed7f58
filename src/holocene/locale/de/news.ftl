# Was Leute erfahren, wenn sie nicht da sind: Benachrichtigungen, Briefe, Webhooks und Feeds.

news-title-turn = Du bist am Zug
news-title-turn-at = Du bist am Zug: { $game }
news-title-time = Deine Zeit wird knapp
news-title-time-at = Deine Zeit wird knapp: { $game }
news-title-sat = Jemand hat sich gesetzt
news-title-sat-at = Jemand hat sich an deinen Tisch gesetzt: { $game }
news-title-begun = Die Partie hat begonnen
news-title-begun-at = Eine Partie { $game } hat begonnen
news-title-round = Die nächste Runde hat begonnen
news-title-round-at = Die nächste Runde { $game } hat begonnen
news-title-over = Eine Partie ist zu Ende
news-title-over-at = Deine Partie { $game } ist zu Ende
news-title-invitation = Du bist eingeladen
news-title-invitation-at = Du bist zu { $game } eingeladen
news-title-deal = Das Spiel des Tages
news-deal = Alle spielen heute dieselben Karten, und jetzt bist du dran.
news-with = Du spielst mit { $people }.
news-sat = { $name } sitzt jetzt am Tisch.
news-invitation = { $name } möchte mit dir spielen.
news-left = { $hours ->
    [one] Dir bleibt weniger als eine Stunde.
   *[other] Dir bleiben weniger als { $hours } Stunden.
}
news-many = { $n ->
    [one] Neues von { $n } Tisch
   *[other] Neues von { $n } Tischen
}
news-foot = Du wolltest per E-Mail erfahren, was sich an deinen Tischen tut. Wähle aus, wovon du hörst: { $page }
    Keine Briefe mehr: { $leave }
news-leave = Keine Briefe mehr?
news-leave-read = Du erfährst dann nicht mehr per E-Mail, dass du am Zug bist. Deine Plätze bleiben deine, und alle anderen Wege bleiben, wie sie sind.
news-leave-yes = Schickt mir keine Briefe mehr
news-left-letters = Du bekommst keine Briefe mehr.
news-left-letters-read = Wenn du es dir anders überlegst, schalte sie unter Du wieder ein.
