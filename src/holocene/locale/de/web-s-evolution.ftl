# S-Evolution in the browser: what only the table of the browser says. $suit, $resource and $place are told in words.

## Zones and the status line.

ws-tab-trick = Stich
ws-tab-me = Du
ws-tab-hand = Hand
ws-tab-rivals = Gegner
ws-phase-tricks = Stiche
ws-phase-harvest = Aktion: Ernte
ws-phase-needs = Aktion: Bedürfnisse
ws-phase-manage = Aktion: Verwaltung
ws-phase-points = Aktion: Punkte
ws-phase-remove = Aktion: ein Einwohner geht
ws-letter-green = Gr
ws-letter-orange = Or
ws-letter-blue = Bl
ws-letter-violet = Vi
ws-trump = Trumpf
ws-fixed = Festgelegte Farbe
ws-no-trump = keiner
ws-naming = wird angesagt
ws-none-yet = noch keine

## The trick and its resolution.

ws-trick = Stich { $n }
ws-order-rule = Zuerst wechseln Entdeckungen den Besitzer. Dann wählen Trümpfe, dann die festgelegte Farbe, dann alle anderen, die höchste Nummer zuerst.
ws-steps = Wer wann nimmt
ws-step-discovery = Entdeckungen
ws-step-trump = Trümpfe
ws-step-fixed = Festgelegte Farbe
ws-step-other = Andere
ws-short-discovery = Entdeckung
ws-short-trump = Trumpf
ws-short-fixed = festgelegt
ws-short-other = andere
ws-tie = Bei gleicher Nummer: höheres Zeitalter, dann mehr Bevölkerung, dann Spielreihenfolge.
ws-note-discovery = ohne Stärke
ws-note-blind = blind gespielt, ohne Farbe
ws-note-young = ohne Farbe in Zeitalter { $age }
ws-note-no-trump = kein Trumpf in Zeitalter { $age }
ws-leads = spielt aus
ws-leads-you = spielst aus
ws-plays-now = spielt jetzt
ws-plays-now-you = spielst jetzt
ws-to-play = spielt noch
ws-to-play-you = spielst noch
ws-takes-as = nimmt als Nummer { $n }
ws-takes = nimmt
ws-took = von { $player } genommen
ws-you-took = von dir genommen
ws-take = Nehmen
ws-no-discovery = Du hast keine Ent­deckung gespielt
ws-discovery-only = Du nimmst eine Ent­deckung
ws-last-trick = Stich { $n }
ws-last-trick-before = Stich { $n } der Runde { $round }
ws-last-trick-unnumbered = Der Stich davor
ws-won-by = Gewonnen: { $player }
ws-then = Danach

## The hand.

ws-hand = Deine Hand
ws-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ws-hand-of = Hand: { $player }
ws-hand-empty = Keine Karte auf der Hand.
ws-play = Spielen
ws-follow = { $suit } bedienen
ws-why-not = Warum geht das nicht?
ws-position = Karte { $n }, verdeckt
ws-play-position = Karte { $n }
ws-play-discovery = Entdeckung „{ $discovery }“ spielen
ws-hand-blind-1 = In Zeitalter I spielst du blind: Niemand, auch du nicht, sieht diese Karten.
ws-hand-blind = Obskurantismus: Du spielst blind. Niemand sieht diese Karten.
ws-hand-open = Invasion: Alle anderen sehen deine Hand.
ws-hand-blind-open = Blind und offen: Alle anderen sehen deine Karten, du nicht.
ws-hand-both = blind und offen
ws-maybe = Jede kann noch sein:
ws-certain = Es sind diese, in unbekannter Reihenfolge:
ws-unseen = Noch ungesehen: { $n }
ws-unseen-title = Noch ungesehene Karten: { $player }
ws-unseen-note = Karten im Zugstapel: { $deck }, auf der Hand: { $hand }.

## Boards.

ws-ages = Zeitalter und Entdeckungen
ws-discovery-up = { $discovery } ({ $colour }), aufgedeckt
ws-discovery-down = { $discovery } ({ $colour }), verdeckt
ws-discovery-hand = { $discovery } ({ $colour }), auf der Hand
ws-soon = { $n } nach der Ernte
ws-need = Bedarf { $n }
ws-placed = eingesetzt: { $n }
ws-level-of = { $place }, Stufe { $n }
ws-no-pop = { $place }, kein Einwohner
ws-level = Stufe { $n }
ws-place-research-centre = For­schungs­zentrum
ws-whole-board = { $player }: das ganze Tableau
ws-jokers = +{ $n } nach Wahl
ws-strikes = Katastrophen: { $n }
ws-needs-of = Bedürfnisse: { $needs }
ws-needs-now = Bedürfnisse
ws-need-row = { $resource } { $n } von { $asked }
ws-will-rise = Alles bezahlt: Du steigst in Zeitalter { $age } auf.
ws-will-fall = Nichts voll bezahlt: Du fällst in Zeitalter { $age } zurück.
ws-will-stay = Das Zeitalter ändert sich nicht.
ws-will-lose = Eines geht leer aus: Bevölkerung −1.
ws-will-score = { $n } SP.
ws-no-discoveries = Keine Entdeckung liegt aufgedeckt.

## The Action.

ws-action = Aktion der Runde { $n }
ws-action-order = Wer den letzten Stich gewann, beginnt; dann im Uhrzeigersinn.
ws-acts = handelt jetzt
ws-acted = fertig
ws-acts-later = handelt später
ws-row-calamity = Katastrophen
ws-row-harvest = Ernte
ws-row-commerce = Handel
ws-row-needs = Bedürfnisse
ws-row-age = Zeitalter
ws-row-points = SP
ws-row-manage = Verwaltung
ws-harmless = ohne Wirkung
ws-lost = verloren: { $resource } { $n }

## Decisions.

ws-ask-lead = Spiele aus: Wähle eine Karte.
ws-ask-follow = Bediene { $suit }, oder spiele deine Entdeckung.
ws-ask-free = Du hast kein { $suit }: Spiele eine beliebige Karte.
ws-ask-commerce = Handel, bevor du bezahlst: { $needs }
ws-trump-note = Trumpf gilt die ganze Runde. Nur wer in Zeitalter V oder VI ist, kann stechen.
ws-you-hold = auf deiner Hand: { $cards }
ws-you-hold-none = keine auf deiner Hand
ws-hint-discovery = ohne Stärke, immer erlaubt; liegt danach aufgedeckt
ws-hint-no-colour = ohne Farbe
ws-hint-fixes = legt { $suit } fest
ws-hint-harvest = { $resource } { $n } → { $later } zur Ernte
ws-hint-harvest-need = { $resource } { $n } → { $later } zur Ernte, Bedarf { $need }
ws-hint-joker = 1 Ressource nach Wahl zur Ernte
ws-hint-stock = { $n } → { $later }
ws-hint-stock-need = { $n } → { $later }, Bedarf { $need }
ws-own-discovery = deine eigene Karte
ws-other-discovery = gespielt: { $player }
ws-discovery-note = Sie liegt dann aufgedeckt bei deinem Zeitalter. Sätze einer Farbe zählen 1, 3, 6, 10, 15 oder 21 SP.
ws-discoveries-to = Entdeckungen { $n } → { $later } SP
ws-protection-0 = Du hast keinen Einwohner auf Schutz.
ws-protection-1 = Schutz kann eine davon abwehren.
ws-protection-2 = Schutz kann eine davon abwehren und gibt dann 2 Ressourcen.
ws-protection-used = Schutz hast du in dieser Runde schon genutzt.
ws-meet = Durch Schutz abwehren
ws-used = schon verbraucht
ws-no-protection = kein Einwohner dort
ws-to-choose = Noch zu wählen: { $n }
ws-full = Dein Vorrat ist voll: Es ginge verloren.
ws-no-room = Vorrat voll
ws-empty = nichts im Vorrat
ws-barred = durch eine Katastrophe verboten
ws-changes-left = Noch { $n }-mal tauschen
ws-pay-needs = Bedürfnisse bezahlen
ws-remove-note = Deine Bevölkerung ist { $n }: Ein eingesetzter Einwohner muss gehen.
ws-purse = Zum Ausgeben
ws-no-free = Alle deine Einwohner sind eingesetzt: Werte einen auf, versetze einen, oder lass erst die Bevölkerung wachsen.
ws-free-pops = frei: { $n }
ws-population = Bevölkerung
ws-age = Zeitalter
ws-grow-note = Einmal pro Runde.
ws-age-note = Einmal pro Runde, zusätzlich zum Zeitalter, das du durch erfüllte Bedürfnisse gewinnst.
ws-grown = In dieser Runde schon geschehen.
ws-bought = In dieser Runde schon geschehen.
ws-last-age = letztes Zeitalter
ws-buildings = Gebäude
ws-advantages = Vorteile
ws-move = Versetzen
ws-moving = Wähle ein freies Einsatzfeld für den Einwohner von { $place }.
ws-done = Verwaltung beenden
ws-end-action = Aktion beenden

## The end.

ws-end-discoveries = Entdeckungen nach Farbe
ws-end-note = Sätze von 1 bis 6 Karten einer Farbe zählen 1, 3, 6, 10, 15 oder 21 SP.

## Keys.

ws-key-hand = zur Hand
ws-key-trick = zum Stich
ws-key-done = zum Knopf, der den Schritt beendet
ws-about = Mehr über { $card }

# The resource on a card, with soft hyphens where its word may be wider than the card.
ws-on-card-food = Nahrung
ws-on-card-tools = Werk­zeuge
ws-on-card-science = Wissen­schaft
