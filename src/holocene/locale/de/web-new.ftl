# The form of a new table. $n is a number.

web-who-note = Jeder freie Platz bekommt einen Link. Am selben Bildschirm wechselt ihr euch ab, und ein Sichtschutz verdeckt die Hände. Bots sehen nie verdeckte Karten.
web-option-rules = Regel
web-hints = Tipps
web-hints-note = Darf man fragen, was ein starker Bot täte?
web-hints-yes = Erlaubt
web-hints-no = Nicht erlaubt
web-public = Alle können diesen Tisch finden und zusehen
web-public-help = Er steht dann auf der Startseite; Handkarten bleiben verborgen. Sonst kommt nur herein, wer einen Link hat.
web-think = Bedenkzeit der Bots
web-think-note = Höchstens so lange je Entscheidung. Nur Stufen, die vorausdenken, spielen mit mehr Zeit besser.
web-think-seconds = bis { $n } s
web-create = Tisch eröffnen
web-seat-kind = Wer auf Platz { $n } sitzt
web-seat-level = Spielstärke auf Platz { $n }
web-seat-name = Name auf Platz { $n }
web-seat-open-note = bekommt einen Link und einen QR-Code
web-no-here = Wähle zuerst deinen Platz; dann können andere an diesem Bildschirm sitzen.
