# Der Tisch im Browser: was von selbst geschieht und wofür ein Klick genügt. $move ist ein Zug, $n eine Zahl, $age eine
# römische.

## Einstellungen
wc-stays = Technologien in Entwicklung (Progress)
wc-stays-true = Dort lassen
wc-stays-false = Mich jedes Mal fragen
wc-one-press = Entdecken (Progress)
wc-one-press-always = Immer ein Klick
wc-one-press-sure = Ein Klick, wo klar ist, was du dafür hergibst
wc-one-press-never = Bezahlung zeigen
wc-only-move = Wenn es nichts zu wählen gibt
wc-only-move-true = Für mich spielen
wc-only-move-false = Mich fragen
wc-ends-turn = Wenn nichts mehr zu tun ist
wc-ends-turn-true = Meinen Zug beenden
wc-ends-turn-false = Mich fragen

## Am Tisch
wc-only = Es gibt nur eines zu tun: { $move }.
wc-card = Du kannst nur eine Karte spielen: { $move }.
wc-alike = Es macht keinen Unterschied: { $move }.
wc-most = Die anderen geben weniger vom Gleichen: { $move }.
wc-ends = Es ist nichts mehr zu tun: { $move }.
wc-stop = Warten
wc-draw = { $n } aus Zeitalter { $age } ziehen
wc-draw-pile = { $n } vom Zeitalter-{ $age }-Ablagestapel ziehen
wc-draw-all-pile = { $n } auf einmal vom Zeitalter-{ $age }-Ablagestapel ziehen
wc-end-asks = { $n ->
    [one] Du hast noch { $n } Aktion. Zug beenden?
   *[other] Du hast noch { $n } Aktionen. Zug beenden?
}
wc-end-yes = Zug beenden
wc-end-no = Weiterspielen
wc-take-back = Technologien aus der Entwicklung zurücknehmen …
wc-shuffle = { $n }-mal mischen & ziehen ({ $age })
wc-shuffle-all = { $n }-mal aus Zeitalter { $age } mischen und ziehen – „Rückgängig“ reicht nur bis hier
wc-parted = gegen { $technologies }
wc-plan = Bedürfnisse so bezahlen
