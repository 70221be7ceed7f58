# Klänge, Schichten über dem Tisch und ein Tisch, der ruft. $age ist eine römische Zahl, $year der Beginn eines Zeitalters.

drama-age = Zeitalter { $age }, { $year }
drama-rise = Du steigst auf
drama-first = Zum ersten Mal an diesem Tisch
drama-calamity = Eine Katastrophe bricht herein
drama-lap = Das Ende naht
drama-progress-age = { $age ->
    [II] Das Mittelalter
    [III] Die Renaissance
   *[IV] Die Industrielle Revolution
}
drama-progress-year = { $age ->
    [II] um 500
    [III] um 1500
   *[IV] um 1740
}
drama-progress-lap = Noch ein Symbol
drama-s-evolution-lap = Die letzte Runde

drama-sounds = Klänge
drama-sounds-off = Aus
drama-sounds-turn = Nur mein Zug
drama-sounds-all = Alle
drama-volume = Lautstärke
drama-large = Neue Zeitalter, erste Entdeckungen und Katastrophen
drama-large-on = Groß zeigen
drama-large-off = Nur im Verlauf
drama-notify = Benachrichtigung, wenn du am Zug bist
drama-notify-on = An
drama-notify-off = Aus
drama-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
drama-notify-offer = Möchtest du erfahren, wenn du am Zug bist, auch wenn diese Seite verdeckt ist?
drama-notify-yes = Ja, sag Bescheid
