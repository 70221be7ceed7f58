# Was ein Hinweis sagt: welche Züge in Frage kommen, was jeder verspricht und um wie viel der beste besser ist.

table-hint-kind = Erwäge: { $kind }
table-hint-candidates = In Frage kommen:
table-hint-win = Siegchance { $win } %
table-hint-place = { $place ->
    [1] voraussichtlich Platz 1, { $n } SP Vorsprung
   *[other] voraussichtlich Platz { $place }, { $n } SP Rückstand
}
table-hint-move = Am besten: { $move }.
table-hint-outlook = { $points } SP, Platz { $place }, Siegchance { $win } %
table-hint-alone = voraussichtlich { $points } SP
table-hint-risk = voraussichtlich { $points } SP, { $win } % Chance, nicht zu verlieren
table-hint-gain-both = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“ und erhöht deine Siegchance um { $win ->
    [one] { $win } Prozentpunkt.
   *[other] { $win } Prozentpunkte.
}
table-hint-gain-points = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“.
table-hint-gain-win = Deine Siegchance ist um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} höher als mit „{ $other }“.
table-hint-gain-points-though = Das bringt voraussichtlich { $points } SP mehr als „{ $other }“, doch deine Siegchance ist etwas kleiner.
table-hint-gain-win-though = Deine Siegchance ist um { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} höher als mit „{ $other }“, auch wenn du etwas weniger Punkte erwarten kannst.
table-hint-gain-safer = Das ist sicherer als „{ $other }“.
table-hint-gain-none = „{ $other }“ ist wohl genauso gut.
