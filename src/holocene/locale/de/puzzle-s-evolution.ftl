# Themen der Rätsel von S-Evolution: der Titel und der Satz, der sagt, wofür der beste Zug ein Beispiel ist.

puzzle-s-evolution-trump = Trumpf ansagen
puzzle-s-evolution-trump-why = Es ist deine längste Farbe: Du hast davon { $n ->
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
puzzle-s-evolution-trump-even = Trumpf ansagen
puzzle-s-evolution-trump-even-why = Eine andere deiner Farben ist ebenso lang: { $n }. Es kommt nicht darauf an, wie viele Karten der Trumpf stärkt, sondern welche.
puzzle-s-evolution-trump-short = Trumpf ansagen
puzzle-s-evolution-trump-short-why = Von dieser Farbe hast du { $n }, von einer anderen { $most }. Es kommt nicht darauf an, wie viele Karten der Trumpf stärkt, sondern welche.
puzzle-s-evolution-calamity = Eine Katastrophe mit Absicht
puzzle-s-evolution-calamity-why = Es liegen auch andere Karten da, und doch dient dir diese am besten: { $calamity }.
puzzle-s-evolution-lesser-evil = Das kleinere Übel
puzzle-s-evolution-lesser-evil-why = Hier kommen nur Katastrophen in Frage, und diese schadet dir am wenigsten: { $calamity }.
puzzle-s-evolution-no-calamity = Eine Katastrophe liegen lassen
puzzle-s-evolution-no-calamity-why = Das bleibt für jemand anders liegen: { $calamity }.
puzzle-s-evolution-rise = Aufsteigen
puzzle-s-evolution-rise-why = Damit sind alle Bedürfnisse bezahlt, und du steigst in Zeitalter { $age } auf.
puzzle-s-evolution-need = Ein Bedürfnis bezahlen
puzzle-s-evolution-need-why = Damit bezahlst du nach jetzigem Stand ein Bedürfnis ganz, mit dem nächstbesten Zug nicht: { $resource }.
puzzle-s-evolution-score = Punkte in dieser Runde
puzzle-s-evolution-score-why = Das bringt in dieser Runde nach jetzigem Stand { $n } SP mehr als der nächstbeste Zug.
puzzle-s-evolution-no-fall = Das Zeitalter halten
puzzle-s-evolution-no-fall-why = Damit hältst du dein Zeitalter; mit dem nächstbesten Zug fielest du nach jetzigem Stand zurück.
puzzle-s-evolution-no-loss = Die Bevölkerung halten
puzzle-s-evolution-no-loss-why = Damit hältst du deine Bevölkerung; mit dem nächstbesten Zug ginge nach jetzigem Stand etwas davon verloren.
puzzle-s-evolution-joker = Ein Joker
puzzle-s-evolution-joker-why = Was der Joker gibt, wählst du erst bei der Ernte.
puzzle-s-evolution-stock = Für später
puzzle-s-evolution-stock-why = { $resource } { $n } statt { $other } { $m }: Nach jetzigem Stand bezahlt keine ein Bedürfnis, das die andere nicht bezahlt, aber sie passt besser zu dem, was du hast und was noch kommt.
puzzle-s-evolution-later = Für später
puzzle-s-evolution-later-why = Nach jetzigem Stand bezahlt keine Karte ein Bedürfnis, das die andere nicht bezahlt: Diese passt besser zu dem, was noch kommt.
puzzle-s-evolution-own-card = Die eigene Karte
puzzle-s-evolution-own-card-why = Sonst nimmt hier niemand eine Karte, du bekommst also zurück, was du spielst: Spiel, was du haben willst.
puzzle-s-evolution-goods = Für später
puzzle-s-evolution-goods-why = Nach jetzigem Stand bezahlt kein Zug ein Bedürfnis, das der andere nicht bezahlt: Es kommt auf das an, was folgt.
puzzle-s-evolution-protect = Schutz
puzzle-s-evolution-protect-why = Der Schutz wirkt einmal in der Runde, und dafür ist er da: { $calamity }.
puzzle-s-evolution-suffer = Den Schutz aufsparen
puzzle-s-evolution-suffer-why = Der Schutz wirkt einmal in der Runde, und dafür schadet dir das zu wenig: { $calamity }.
puzzle-s-evolution-discovery = Zeit für die Entdeckung
puzzle-s-evolution-discovery-why = Eine Entdeckung hat keine Stärke und nimmt keine andere Karte, aber alle deine anderen Karten bleiben für bessere Stiche auf der Hand.
puzzle-s-evolution-keep-discovery = Die Entdeckung kann warten
puzzle-s-evolution-keep-discovery-why = { $n ->
    [1] In diesem Stich ist etwas zu holen, und wie die Karten liegen, wählst du zuerst.
    [2] In diesem Stich ist etwas zu holen, und wie die Karten liegen, wählst du an zweiter Stelle.
    [3] In diesem Stich ist etwas zu holen, und wie die Karten liegen, wählst du an dritter Stelle.
   *[other] In diesem Stich ist etwas zu holen, auch wenn du, wie die Karten liegen, zuletzt wählst.
}
puzzle-s-evolution-overtake = Früher wählen
puzzle-s-evolution-overtake-why = { $n ->
    [1] Wie die Karten liegen, wählst du damit zuerst, mit der nächstbesten Karte später.
    [2] Wie die Karten liegen, wählst du damit an zweiter Stelle, mit der nächstbesten Karte später.
   *[other] Wie die Karten liegen, wählst du damit an dritter Stelle, mit der nächstbesten Karte zuletzt.
}
puzzle-s-evolution-duck = Sich ducken
puzzle-s-evolution-duck-why = Du könntest früher wählen, lässt aber andere vor: Die stärkere Karte bleibt auf der Hand.
puzzle-s-evolution-thrift = Dasselbe für weniger
puzzle-s-evolution-thrift-why = Wie die Karten liegen, bringt sie dieselbe Stelle wie die stärkere Karte, und die bleibt auf der Hand.
puzzle-s-evolution-strength = Volle Stärke
puzzle-s-evolution-strength-why = Wie die Karten liegen, bringen beide Karten dieselbe Stelle, aber es spielt noch jemand, und die stärkere ist schwerer zu schlagen.
puzzle-s-evolution-bait = Was du auf den Tisch legst
puzzle-s-evolution-bait-why = Beide Karten bringen dieselbe Stelle. Der Unterschied ist, welche Karte für alle daliegt.
puzzle-s-evolution-blind = Eine blinde Karte
puzzle-s-evolution-blind-why = Niemand weiß, was es ist, und doch ist eine Stelle besser als die andere.
puzzle-s-evolution-grow = Wann wachsen
puzzle-s-evolution-grow-why = Mit mehr Bevölkerung bringt jedes ganz bezahlte Bedürfnis mehr Punkte, noch { $left ->
    [one] { $left } Runde lang.
   *[other] { $left } Runden lang.
}
puzzle-s-evolution-grow-less = Wann wachsen
puzzle-s-evolution-grow-less-why = Mehr Bevölkerung bringt mehr Punkte für jedes ganz bezahlte Bedürfnis, macht aber auch jedes größer: Für { $left ->
    [one] die Runde, die noch kommt, reicht einer mehr.
   *[other] die { $left } Runden, die noch kommen, reicht einer mehr.
}
puzzle-s-evolution-no-growth = Wann nicht wachsen
puzzle-s-evolution-no-growth-why = Mehr Bevölkerung macht jedes Bedürfnis größer: Du könntest wachsen und lässt es.
puzzle-s-evolution-save = Sparen
puzzle-s-evolution-save-why = Was du jetzt nicht ausgibst, bleibt im Vorrat für das, was kommt.
puzzle-s-evolution-advance = Fortschreiten
puzzle-s-evolution-advance-why = Du steigst sofort in Zeitalter { $age } auf.
puzzle-s-evolution-build = Bauen
puzzle-s-evolution-build-why = { $place } arbeitet auf Stufe { $level }, noch { $n ->
    [one] { $n } Runde lang.
   *[other] { $n } Runden lang.
}
puzzle-s-evolution-move = Einen Einwohner versetzen
puzzle-s-evolution-move-why = Der Einwohner ist an einem anderen Ort mehr wert, auch zum Preis eines neuen.
puzzle-s-evolution-take-discovery = Welche Entdeckung
puzzle-s-evolution-take-discovery-why = Entdeckungen zählen nach Farben, und jede weitere einer Farbe ist mehr wert.
puzzle-s-evolution-gift = Ein Geschenk
puzzle-s-evolution-gift-why = Von den Ressourcen zur Wahl kannst du diese am besten brauchen.
puzzle-s-evolution-remove = Was du aufgibst
puzzle-s-evolution-remove-why = Ein Einwohner muss gehen: Auf diesen Ort kannst du am ehesten verzichten.
