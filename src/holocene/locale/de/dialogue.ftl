# Ein Tisch, mit dem man spricht, im Terminal und auf der Textseite im Browser: seine Befehle, und Worte für seine Zeichen.

play-word-choices = auswahl
play-help-choices = noch einmal die Frage, mit allem, was du wählen kannst
play-word-hand = hand
play-help-hand = deine Handkarten
play-word-rivals = gegner
play-help-rivals = die Tableaus der anderen; mit einem Namen nur das von dieser Person
play-word-me = ich
play-help-me = dein eigenes Tableau
play-word-news = neues
play-help-news = was seit deinem letzten Zug geschehen ist
play-word-cost = kosten
play-help-cost = was dich eine Karte gerade kostet
play-why-not = nicht
play-help-example = stapel ziehen
play-hand-none = Du hast keine Karten auf der Hand.
play-rivals-none = Es spielt sonst niemand mit.
play-news-none = Seit deinem letzten Zug ist nichts geschehen.
which-card = Welche Karte? Tippe auch ihren Namen, zum Beispiel „{ $card }“.
hand-of-others = Du siehst nur deine eigene Hand: Die der anderen sind geheim.
no-such-rival = Sonst heißt an diesem Tisch niemand „{ $name }“. Die anderen sind: { $players }.
which-rule = Welche Regel? Tippe auch ihre Nummer, zum Beispiel { $example }.
no-such-rule-here = Die Regel „{ $rule }“ gibt es nicht. Regeln haben Nummern wie { $example }.
dialogue-watching = Du schaust zu: Du kannst nach dem Tisch fragen, aber nicht ziehen.
dialogue-not-now = { $player } ist am Zug. Du kannst inzwischen nach dem Tisch fragen.
dialogue-over = Das Spiel ist vorbei. Nach dem Tisch kannst du weiterhin fragen.

## Was gesagt wird, wo auf dem Tableau von Progress ein Zeichen steht.

progress-mark-met = erfüllt
progress-mark-payable = bezahlbar
progress-mark-lacking = nicht bezahlbar
progress-mark-symbol = (Neues-Zeitalter-Symbol)
progress-mark-gives = bringt
progress-mark-turn = am Zug
progress-mark-active = aktiv:
progress-mark-developing = in Entwicklung:
progress-mark-hand = auf deiner Hand:
progress-mark-pile = auf einem Ablagestapel:
progress-mark-nowhere = nicht zu sehen:
progress-mark-needs = braucht
progress-mark-unlocks = führt zu
progress-mark-held = liegt bei
progress-cost-aloud = { $amount }, kostenlos mit { $technology }
progress-token-aloud = { $knowledge }: { $ready } von { $n } bereit
progress-quick-draw-aloud = { $n }, dann { $discards } abwerfen
progress-price = { $n ->
    [0] Es ist nichts mehr zu bezahlen.
   *[other] Noch zu bezahlen: { $n } Wissen.
}
