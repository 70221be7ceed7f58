# Progress im Browser. $technology, $player und $milestone sind Namen.

## Bereiche und Tafeln.

wp-tab-hand = Hand
wp-tab-me = Du
wp-tab-ground = Stapel
wp-tab-rivals = Gegner
wp-ground = Zugstapel und Ablagestapel
wp-power = Machtleisten
wp-places = SP der Plätze am Spielende
wp-round = Runde { $n }
wp-yours = Du bist am Zug
wp-in-turn = am Zug
wp-actions-left = Aktionen übrig: { $n } von { $most }
wp-not-begun = Noch nicht begonnen
wp-begins-at = { $n ->
    [one] Beginnt bei { $n } Symbol
   *[other] Beginnt bei { $n } Symbolen
}
wp-ends-at = { $n ->
    [one] Spielende bei { $n } Symbol
   *[other] Spielende bei { $n } Symbolen
}
wp-age-left = Zeitalter { $age }: aus dem Spiel
wp-deck = Zugstapel
wp-pile = Ablagestapel
wp-on-top = insgesamt { $n }
wp-pile-empty = leer
wp-pile-help = Von oben nach unten. Ansehen darfst du alle, ziehen nur die oberste (O4).
wp-time-help = Jede Zeitkarte kostet am Ende SP: je 1 für die ersten { $n }, je 2 für die nächsten { $n } und so weiter (L4).
wp-core-science = Natur
wp-core-engineering = Ingenieur
wp-core-culture = Kultur
wp-tokens-of = { $knowledge }: { $ready } von { $n } Plättchen bereit
wp-markers = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
wp-expand = { $player }: das ganze Tableau
wp-details = Über „{ $technology }“

## Die Hand.

wp-hand = Deine Hand
wp-hand-of = { $n ->
    [one] { $n } Karte, am Zugende höchstens { $limit }
   *[other] { $n } Karten, am Zugende höchstens { $limit }
}
wp-hand-empty = Keine Karte auf der Hand.
wp-new = neu
wp-line-met = erfüllt
wp-line-payable = bezahlbar
wp-line-missing = nicht bezahlbar
wp-discover-pay = Entdecken für { $n }
wp-discover-free = Entdecken, kostenlos
wp-research-card = Erforschen
wp-chosen = Gewählt
wp-costs = Zu bezahlen: { $n }
wp-costs-nothing = Kostenlos
wp-short = Es fehlt Wissen: { $n }
wp-no-action = Keine Aktion übrig
wp-have-copy = Hast du schon
wp-discard-for = Abwerfen (+{ $n })
wp-discarding = Wird abgeworfen (+{ $n })
wp-discard = Abwerfen
wp-picked = Wird abgeworfen
wp-picked-n = Nr. { $n }
wp-give = Abgeben
wp-mark = Abwurf vormerken
wp-mark-done = Fertig
wp-mark-card = Vormerken
wp-marked = Geht als Nr. { $n }
wp-mark-help = In deiner nächsten Versorgungsphase werden vorgemerkte Karten ohne Frage abgeworfen: in dieser Reihenfolge und nur so viele wie nötig (U3). Vorgemerkt: { $n }.

## Die Entscheidung.

wp-kinds = Arten von Aktionen
wp-ask-act = Aktion { $n } von { $most }: Was tust du?
wp-ask-none = Du hast keine Aktion mehr ({ $most } von { $most }).
wp-pay-for = „{ $technology }“ bezahlen
wp-pay-for-milestone = Für den Meilenstein „{ $milestone }“ bezahlen
wp-pay-n = { $n } bezahlen
wp-free = kostenlos
wp-type-or = { $knowledge } oder „{ $technology }“
wp-prerequisite = Erfüllt durch „{ $technology }“
wp-by-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Naturwissenschafts-Plättchen
       *[other] { $n } Naturwissenschafts-Plättchen
    }
    [engineering] { $n ->
        [one] { $n } Ingenieur­wissenschafts-Plättchen
       *[other] { $n } Ingenieur­wissenschafts-Plättchen
    }
    [culture] { $n ->
        [one] { $n } Kultur-Plättchen
       *[other] { $n } Kultur-Plättchen
    }
   *[general] { $n ->
        [one] { $n } Allgemeinwissen-Plättchen
       *[other] { $n } Allgemeinwissen-Plättchen
    }
}
wp-by-card = „{ $technology }“ (+{ $n })
wp-by-spare = { $n } überzähliges Wissen
wp-by-nothing = noch nichts gewählt
wp-your-tokens = Deine Plättchen
wp-pays-none = hilft nicht
wp-grey = benutzt
wp-discard-from-hand = Abwerfen für Allgemeinwissen
wp-spare = Überzähliges Wissen
wp-left-over = Bleibt übrig
wp-exact = nichts: genau bezahlt
wp-left = { $n } Allgemeinwissen, verfällt am Zugende
wp-still-short = Es fehlt noch Wissen: { $n }
wp-too-much = Mehr als nötig: Nimm etwas heraus
wp-cheapest = Zurück zum Günstigsten
wp-you-gain = Du erhältst
wp-pay-and-discover = Bezahlen und entdecken
wp-pay-section = Kostenabschnitt bezahlen
wp-other = Etwas anderes wählen
wp-research-with = { $n ->
    [one] Erforschen: { $n } Stein
   *[other] Erforschen: { $n } Steine
}
wp-research-help = { $n ->
    [one] Nichts zu bezahlen: Die Karte erhält { $n } Stein und gilt sofort als Voraussetzung.
   *[other] Nichts zu bezahlen: Die Karte erhält { $n } Steine und gilt sofort als Voraussetzung.
}
wp-draw-help = Bis zu { $n }, nacheinander. Danach endet dein Zug.
wp-quick-help = { $back ->
    [0] { $n } ziehen. Dein Zug geht weiter.
   *[other] { $n } ziehen, dann { $back } abwerfen; der Abwurf bezahlt nichts. Dein Zug geht weiter.
}
wp-deck-final = Wer vom Zugstapel zieht, kommt mit „Rückgängig“ nicht mehr davor zurück.
wp-from-deck = Zeitalter-{ $age }-Stapel
wp-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
wp-draw-all = alle { $n }
wp-draw-all-of = { $n } auf einmal vom Zeitalter-{ $age }-Stapel ziehen – „Rückgängig“ reicht nur bis hier
wp-shuffle-help = Der Ablagestapel wird eingemischt, dann ziehst du die oberste Karte. Wie oft: { $n }.
wp-shuffle-into = Ablage { $n }, Zugstapel { $deck }
wp-nothing-left = Du hast keine Aktion mehr. Beende deinen Zug.
wp-warning = „{ $technology }“: { $note }.
wp-not-discover = Kannst du jetzt nicht entdecken
wp-end-left = { $n ->
    [one] Du hast noch { $n } Aktion.
   *[other] Du hast noch { $n } Aktionen.
}
wp-end-over = { $n ->
    [one] Danach wirfst du { $n } Karte ab.
   *[other] Danach wirfst du { $n } Karten ab.
}
wp-end-spare = Überzähliges Wissen verfällt: { $n }.
wp-upkeep-help = { $n ->
    [one] Die Karte geht auf ihren Ablagestapel und bringt nichts ein.
   *[other] Sie gehen in der Reihenfolge, in der du sie wählst: Die letzte liegt oben. Sie bringen nichts ein.
}
wp-quick-discard-help = { $n ->
    [one] Irgendeine deiner Handkarten, alt oder gerade gezogen.
   *[other] Beliebige Handkarten, alt oder gerade gezogen, in der Reihenfolge, in der sie gehen.
}
wp-give-help = Dafür nimmst du eine beliebige Karte aus dem Zeitstapel.
wp-discard-these = { $n ->
    [one] { $n } Karte abwerfen
   *[other] { $n } Karten abwerfen
}
wp-give-these = In den Zeitstapel legen
wp-choose-more = Noch zu wählen: { $n }
wp-section-free = der erste Kostenabschnitt in jedem Zug ist eine freie Aktion.
wp-section-action = jeder weitere Kostenabschnitt kostet eine Aktion.
wp-key-hand = Deine Hand (mit Pfeiltasten)
wp-key-main = Der Hauptknopf
wp-suns-age = { $needed ->
    [one] { $needed } Sonne öffnet Zeitalter { $age }
   *[other] { $needed } Sonnen öffnen Zeitalter { $age }
}: bisher { $n }
wp-suns-end = { $needed ->
    [one] { $needed } Sanduhr beendet das Spiel
   *[other] { $needed } Sanduhren beenden das Spiel
}: bisher { $n }
wp-next-rank = noch { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}: { $rank }
