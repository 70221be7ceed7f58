# Die Wörter jedes Tisches: Spieler, Listen, Ablehnungen und Ergebnisse.
# $player ist ein Name, $age eine römische Zahl.

seat-human = Spieler { $n }
seat-bot = Bot { $n }
bot-random = Zufall
bot-random-character = Spielt irgendeinen erlaubten Zug.
bot-greedy = Beständig
bot-greedy-character = Nimmt, was in diesem Zug am meisten bringt.
bot-forager = Sammlerin
bot-forager-character = Freundlich und neu am Tisch: nimmt, was in Reichweite liegt, übersieht vieles und verliert aus den Augen, was sie schon hat.
bot-herder = Hirtin
bot-herder-character = Immer unterwegs: hält nie an, um Vorräte anzulegen oder höher zu bauen, und achtet auf niemanden.
bot-farmer = Bäuerin
bot-farmer-character = Bestellt das eigene Feld: schaut nie auf die anderen und merkt nicht, wie nah das Ende der Partie ist.
bot-artisan = Handwerkerin
bot-artisan-character = Über die Arbeit gebeugt: vergisst, was sie schon gebaut hat, was die anderen haben und wie nah das Ende der Partie ist.
bot-merchant = Händlerin
bot-merchant-character = Zählt sorgfältig den eigenen Besitz und schaut nie darauf, was die anderen haben.
bot-scholar = Gelehrte
bot-scholar-character = In die Partie vertieft, mit einem Auge auf alle, und jedes Mal überrascht, wenn sie endet.
bot-inventor = Erfinderin
bot-inventor-character = Bemerkt alles und spielt den ersten guten Einfall, ohne ihn zu Ende zu denken.
bot-visionary = Visionärin
bot-visionary-character = Denkt weit voraus, so lange, wie du erlaubst.
bot-champion = Champion
bot-champion-character = Die stärkste Stufe: übersieht nichts, denkt voraus und hat sich das Spiel in Millionen Partien selbst beigebracht.

table-list = { $head } und { $last }
table-refused = { $reason } ({ $rule })
table-final = nicht rückgängig zu machen
table-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
table-more-cards = { $n ->
    [one] und { $n } weitere
   *[other] und { $n } weitere
}
table-zone = { $name }:
table-no-cards = nichts
ask-choose = Wähle einen Zug.
hint-best = Dieser Zug gewinnt in den Probepartien des Bots am häufigsten.
table-score-sheet = Wertungsbogen
table-points-from = Punkte aus
table-rule = Regel
table-total = Summe
table-history = Aus der Geschichte
table-dug-up = Was ausgegraben wurde
