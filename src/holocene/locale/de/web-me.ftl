# Du: was dieser Browser von deinen Partien speichert.

wm-lede = { $n ->
    [one] { $n } beendete Partie, gezählt aus dem, was dieser Browser speichert.
   *[other] { $n } beendete Partien, gezählt aus dem, was dieser Browser speichert.
}
wm-lede-none = In diesem Browser ist noch keine Partie beendet. Sobald es eine gibt, siehst du hier, wie du spielst.
wm-record = { $n ->
    [one] { $n } Partie mit anderen, davon gewonnen: { $won }
   *[other] { $n } Partien mit anderen, davon gewonnen: { $won }
}
wm-by-players = Nach Spielerzahl
wm-by-opponents = Nach Gegnern
wm-alone = Allein
wm-players = { $n } Spieler
wm-people = Menschen
wm-games = Partien
wm-won = Siege
wm-mean = Punkte
wm-best = Bestes
wm-nothing = –
wm-points = Punkte im Lauf der Zeit
wm-chart = { $n } Partien, die älteste links: von { $low } bis { $high } Punkten, in den letzten fünf im Mittel { $last }. Volle Punkte sind Siege.
wm-most = Wozu du am häufigsten kommst
wm-best-with = Womit du gewinnst
wm-card = { $won ->
    [0] in { $n } von { $of } Partien
   *[other] in { $n } von { $of } Partien, davon gewonnen: { $won }
}
wm-cabinet = { $n ->
    [one] { $n } Fund in all deinen Partien.
   *[other] { $n } verschiedene Funde in all deinen Partien.
}
wm-older = { $n ->
    [one] Bei { $n } älteren Partie wurde nicht gespeichert, was du gefunden hast. Öffne ihren Tisch noch einmal, dann kommt es dazu.
   *[other] Bei { $n } älteren Partien wurde nicht gespeichert, was du gefunden hast. Öffne ihre Tische noch einmal, dann kommt es dazu.
}
wm-practice = Übung
wm-lessons-done = { $n ->
    [one] { $n } Lektion beendet
   *[other] { $n } Lektionen beendet
}
wm-puzzles-solved = { $n } von { $of } gelöst
wm-rating = { $game }: Wertung { $rating }
wm-days = { $n ->
    [one] an { $n } Tag
   *[other] an { $n } Tagen
}
wm-in-a-row = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
wm-kept = Was dieser Browser speichert
wm-kept-read = All das liegt in diesem Browser. Ein anderer weiß nichts davon, außer du nimmst es als Datei dorthin mit.
wm-kind-person = Wer du bist
wm-kind-person-read = Dein Name, dein Zeichen und der Schlüssel, unter dem dieser Browser bekannt ist
wm-kind-results = Ergebnisse
wm-kind-results-read = { $n ->
    [one] { $n } Partie: Punkte, Plätze, Gegner und Funde
   *[other] { $n } Partien: Punkte, Plätze, Gegner und Funde
}
wm-kind-seats = Plätze an Tischen
wm-kind-seats-read = { $n ->
    [one] { $n } Tisch. Ohne ihn kannst du dort nicht weiterspielen, außer die anderen lassen dich wieder herein.
   *[other] { $n } Tische. Ohne sie kannst du dort nicht weiterspielen, außer die anderen lassen dich wieder herein.
}
wm-kind-lessons = Lektionen
wm-kind-lessons-read = Wie weit du in { $n ->
    [one] { $n } Lektion bist
   *[other] { $n } Lektionen bist
}
wm-kind-puzzles = Rätsel
wm-kind-puzzles-read = Deine Wertung und was du versucht hast
wm-kind-today = Spiele des Tages
wm-kind-today-read = Deine Ergebnisse, Tag für Tag
wm-kind-settings = Einstellungen
wm-kind-settings-read = Dein Name, Sprache, Farben, Klänge und dergleichen
wm-delete = Löschen
wm-delete-kind = { $kind } löschen?
wm-delete-read = Das lässt sich nicht rückgängig machen. Lade zuerst eine Datei herunter, wenn du es vielleicht wiederhaben willst.
wm-delete-all = Alles löschen
wm-delete-all-read = Ergebnisse, Plätze, Lektionen und Einstellungen dieses Browsers sind dann weg, und kein Server hat eine Kopie. Das lässt sich nicht rückgängig machen.
wm-download = In einer Datei sichern
wm-download-read = Die Datei enthält auch deine Plätze: Wer sie hat, kann für dich spielen.
wm-bring = Datei mitbringen
wm-no-file = Das ist keine Datei von hier.
wm-nothing-new = Alles aus dieser Datei ist schon da.
