# S-Evolution: Namen, Fragen, Spielverlauf und Ablehnungen.
# $player, $place, $calamity and $discovery are names; $age is a Roman numeral.

## Wie das Spiel heißt und was es ist.

game-name = S-Evolution
game-title = S-Evolution
game-about = Gewinne Stiche, ernähre dein Volk und steige durch sechs Zeitalter auf, wenn die Katastrophen es zulassen. 2–4 Spieler, etwa 30 Minuten.
game-cards = Zugstapel, Entdeckungen, Katastrophen und Einsatzfelder von S-Evolution.

## Names.

suit-green = Grün
suit-orange = Orange
suit-blue = Blau
suit-violet = Violett
resource-food = Nahrung
resource-tools = Werkzeuge
resource-science = Wissenschaft
other-food = { resource-food }
other-tools = { resource-tools }
other-science = { resource-science }
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
rank-trump = Trumpf
rank-fixed = festgelegte Farbe
rank-other = andere
rank-discovery = Entdeckung
s-age-1 = Zeitalter I – Urzeit
s-age-2 = Zeitalter II – Barbarenzeit
s-age-3 = Zeitalter III – Mittelalter
s-age-4 = Zeitalter IV – Renaissance
s-age-5 = Zeitalter V – Industriezeitalter
s-age-6 = Zeitalter VI – Moderne

## The boards in words.

mat-round = Runde { $n } von { $most }
mat-your-turn = Du bist am Zug
mat-turn-of = { $player } ist am Zug
mat-trump = Trumpf: { $suit }
mat-fixed = Festgelegte Farbe: { $suit }
mat-trick = Stich
mat-laid = { $player }:
mat-taking = Reihenfolge beim Nehmen:
mat-you = du
mat-population = Bevölkerung { $n }
mat-points = { $n } SP
mat-deck = Zugstapel: { $n }
mat-stock = Vorrat
mat-needs = Bedürfnisse
mat-pops = Einwohner
mat-discoveries = Entdeckungen
mat-taken = Genommen
mat-aside = Beiseite
mat-void = Hat nicht
mat-hand = Hand
mat-next = Nächste Runde
mat-amount = { $resource } { $n }
mat-need = { $resource }
mat-level = { $place } { $n }
mat-lacks = { $suit }
mat-own-hand = Deine Hand: { $n }
mat-gone = schon genommen
mat-deciding = am Zug
mat-back = verdeckt
mat-blind = blinde Hand
mat-open = offene Hand
mat-counted = durch Mitzählen bekannt
mat-discovery = { $discovery } ({ $age }, { $colour })
mat-discovery-down = { $discovery } ({ $age }, { $colour }, verdeckt)
mat-calamity = { $suit } { $n }: { $calamity }
mat-unknown-calamity = { $suit } { $n }: eine Katastrophe{ $calamity }
mat-joker = { $suit } { $n }: Joker
mat-resource-card = { $suit } { $n }: { $resource } { $amount }
mat-discovery-card = Entdeckung von Zeitalter { $age }, Farbe: { $colour }
mat-price = Stufe { $level } kostet { $resource } { $n }

## What is asked.

phase-play = eine Karte spielen
phase-take-card = eine Karte nehmen
phase-take-discovery = eine Entdeckung nehmen
phase-manage = Verwaltung
phase-move = einen Einwohner versetzen
phase-commerce = Handel
phase-joker = Joker
phase-calamity = Katastrophe
phase-gain = Ressourcen durch Schutz
phase-remove = einen Einwohner entfernen
phase-trump = Trumpf ansagen
phase-over = Spielende
ask-play = Spiele eine Karte.
ask-take-card = Nimm eine der übrigen Karten des Stichs.
ask-take-discovery = Nimm eine der gespielten Entdeckungen.
ask-manage = Gib aus, was übrig ist, und beende dann.
ask-done = Es bleibt nichts zu tun: Beende.
ask-move = Wähle das Einsatzfeld, auf das der Einwohner versetzt wird.
ask-commerce = Tausche die Art einer Ressource, oder beende den Handel.
ask-joker = Wähle die Ressource, die der Joker gibt.
ask-calamity = Wähle, welche Katastrophe du als nächste erleidest.
ask-protection = Wähle die nächste Katastrophe: Erleide sie, oder wehre sie durch Schutz ab.
ask-gain = Wähle eine Ressource, die Schutz gibt.
ask-remove = Wähle den Einwohner, der entfernt wird.
ask-trump = Sage die Trumpffarbe an.
ask-over = Die Partie ist zu Ende.
ask-play-blind = Du spielst blind. Wähle eine Karte nach ihrer Nummer.

## What can be done, and what to know before.

move-play-card = { $suit } { $n } spielen
move-play-discovery = Deine Entdeckung spielen
move-play-position = Die Karte { $n } spielen
move-trump = Trumpf ansagen: { $suit }
move-take-card = { $suit } { $n } nehmen
move-take-calamity = Die Katastrophe nehmen: { $calamity }
move-take-discovery = Die Entdeckung „{ $discovery }“ nehmen
move-suffer = { $calamity } erleiden
move-protect = { $calamity } durch Schutz abwehren
move-joker = Joker: { $resource }
move-gain = { $resource } erhalten
move-done = Fertig
move-grow = Bevölkerung +{ $n }
move-advance = Ein Zeitalter aufsteigen
move-place = Einwohner einsetzen: { $place }, Stufe { $level }
move-raise = Einwohner aufwerten: { $place }, Stufe { $level }
move-move = Einwohner versetzen: { $place }
move-change = { $resource } gegen { $other } tauschen
move-remove = Einwohner entfernen: { $place }
choices-play = Spielen
choices-trump = Trumpf
choices-take = Nehmen
choices-suffer = Erleiden
choices-protect = Schutz
choices-resource = Ressourcen
choices-grow = Bevölkerung und Zeitalter
choices-place = Einsetzen
choices-raise = Aufwerten
choices-move = Versetzen
choices-change = Handel
choices-remove = Entfernen
choices-done = Fertig
note-gives = gibt { $resource } { $n }
note-joker = Joker
note-calamity = Katastrophe
note-costs = kostet { $resource } { $n }
effect-famine = Nahrungskarten geben in dieser Ernte nichts, und Joker können keine Nahrung sein.
effect-earthquake = Werkzeugkarten geben in dieser Ernte nichts, und Joker können keine Werkzeuge sein.
effect-fanaticism = Wissenschaftskarten geben in dieser Ernte nichts, und Joker können keine Wissenschaft sein.
effect-epidemic = Bevölkerung −1, aber nie unter 1.
effect-invasion = In der nächsten Runde sehen alle anderen deine Hand.
effect-hurricane = Verliere 1 Nahrung, 1 Werkzeug und 1 Wissenschaft aus deinem Vorrat.
effect-decadence = Falle vor dem Bezahlen der Bedürfnisse ein Zeitalter zurück.
effect-obscurantism = In der nächsten Runde spielst du blind.
effect-farm = Erzeugt in jeder Ernte Nahrung in Höhe der Stufe.
effect-factory = Erzeugt in jeder Ernte Werkzeuge in Höhe der Stufe.
effect-research-centre = Erzeugt in jeder Ernte Wissenschaft in Höhe der Stufe.
effect-commerce = Tausche vor dem Bezahlen der Bedürfnisse die Art von bis zu 1, 2 oder 3 Ressourcen (je nach Stufe).
effect-prestige = Bringt 1 oder 2 SP (je nach Stufe) für ein Bedürfnis, das du nicht voll erfüllen konntest.
effect-protection = Wehrt einmal pro Runde eine Katastrophe ab; auf Stufe 2 gibt es dazu 2 Ressourcen.

## What happens. The line that ends in -you is for the player it tells of.

event-round-begins = Runde { $n } beginnt.
event-last-round = Dies ist die letzte Runde.
event-takes-hand = { $n ->
    [one] { $player } zieht { $n } Karte.
   *[other] { $player } zieht { $n } Karten.
}
event-takes-hand-you = { $n ->
    [one] Du ziehst { $n } Karte.
   *[other] Du ziehst { $n } Karten.
}
event-plays-blind = { $player } spielt blind.
event-plays-blind-you = Du spielst blind.
event-hand-lies-open = { $player } spielt mit offener Hand: Alle sehen sie.
event-hand-lies-open-you = Du spielst mit offener Hand: Alle sehen sie.
event-names-trump = { $player } sagt Trumpf an: { $suit }.
event-names-trump-you = Du sagst Trumpf an: { $suit }.
event-plays-card = { $player } spielt { $suit } { $n }.
event-plays-card-you = Du spielst { $suit } { $n }.
event-plays-calamity = { $player } spielt { $suit } { $n }: { $calamity }.
event-plays-calamity-you = Du spielst { $suit } { $n }: { $calamity }.
event-plays-discovery = { $player } spielt die Entdeckung „{ $discovery }“.
event-plays-discovery-you = Du spielst die Entdeckung „{ $discovery }“.
event-sets-calamity-aside = { $player } deckt { $calamity } auf, legt die Karte beiseite und spielt die nächste Karte des Zugstapels.
event-sets-calamity-aside-you = Du deckst { $calamity } auf, legst die Karte beiseite und spielst die nächste Karte deines Zugstapels.
event-fixes-colour = { $player } legt die Farbe fest: { $suit }.
event-fixes-colour-you = Du legst die Farbe fest: { $suit }.
event-ranks-discovery = { $order }. { $player }: Entdeckung „{ $discovery }“.
event-ranks-discovery-you = { $order }. Du: Entdeckung „{ $discovery }“.
event-ranks-trump = { $order }. { $player }: { $suit } { $n }, Trumpf.
event-ranks-trump-you = { $order }. Du: { $suit } { $n }, Trumpf.
event-ranks-fixed = { $order }. { $player }: { $suit } { $n }, festgelegte Farbe.
event-ranks-fixed-you = { $order }. Du: { $suit } { $n }, festgelegte Farbe.
event-ranks-other = { $order }. { $player }: { $suit } { $n }.
event-ranks-other-you = { $order }. Du: { $suit } { $n }.
event-takes-discovery = { $player } nimmt die Entdeckung „{ $discovery }“ zurück.
event-takes-discovery-you = Du nimmst die Entdeckung „{ $discovery }“ zurück.
event-swaps-discovery = { $player } nimmt eine fremde Entdeckung: „{ $discovery }“.
event-swaps-discovery-you = Du nimmst eine fremde Entdeckung: „{ $discovery }“.
event-takes-calamity = { $player } nimmt eine Katastrophe: { $calamity }.
event-takes-calamity-you = Du nimmst eine Katastrophe: { $calamity }.
event-takes-card = { $player } nimmt { $suit } { $n }.
event-takes-card-you = Du nimmst { $suit } { $n }.
event-wins-trick = { $player } gewinnt den Stich.
event-wins-trick-you = Du gewinnst den Stich.
event-action-begins = { $player } beginnt die Aktion.
event-action-begins-you = Du beginnst deine Aktion.
event-suffers-calamity = { $player } erleidet eine Katastrophe: { $calamity }.
event-suffers-calamity-you = Du erleidest eine Katastrophe: { $calamity }.
event-protection-meets = { $player } wehrt mit Schutz eine Katastrophe ab: { $calamity }.
event-protection-meets-you = Du wehrst mit Schutz eine Katastrophe ab: { $calamity }.
event-type-is-barred = { $player } bekommt aus Karten und Jokern in dieser Runde nichts von dieser Art: { $resource }.
event-type-is-barred-you = Du bekommst aus Karten und Jokern in dieser Runde nichts von dieser Art: { $resource }.
event-loses-population = { $player } verliert einen Einwohner. Bevölkerung: { $n }.
event-loses-population-you = Du verlierst einen Einwohner. Bevölkerung: { $n }.
event-loses-stock = { $player } verliert aus dem Vorrat { $food } Nahrung, { $tools } Werkzeuge, { $science } Wissenschaft.
event-loses-stock-you = Du verlierst aus dem Vorrat { $food } Nahrung, { $tools } Werkzeuge, { $science } Wissenschaft.
event-will-lie-open = { $player } spielt in der nächsten Runde mit offener Hand.
event-will-lie-open-you = Du spielst in der nächsten Runde mit offener Hand.
event-will-be-blind = { $player } spielt in der nächsten Runde blind.
event-will-be-blind-you = Du spielst in der nächsten Runde blind.
event-calamity-is-harmless = Ohne Wirkung für { $player }.
event-calamity-is-harmless-you = Ohne Wirkung für dich.
event-falls = { $player } fällt in Zeitalter { $age } zurück.
event-falls-you = Du fällst in Zeitalter { $age } zurück.
event-turns-discovery-down = { $player } dreht die Entdeckung „{ $discovery }“ um.
event-turns-discovery-down-you = Du drehst die Entdeckung „{ $discovery }“ um.
event-gains-by-protection = Schutz gibt { $player } eine Ressource: { $resource }.
event-gains-by-protection-you = Schutz gibt dir eine Ressource: { $resource }.
event-harvests = { $player } erntet { $food } Nahrung, { $tools } Werkzeuge, { $science } Wissenschaft.
event-harvests-you = Du erntest { $food } Nahrung, { $tools } Werkzeuge, { $science } Wissenschaft.
event-stock-overflows = { $player } hat keinen Platz für mehr { $resource }: { $n } verloren.
event-stock-overflows-you = Du hast keinen Platz für mehr { $resource }: { $n } verloren.
event-joker-gives = { $player } nutzt einen Joker als { $resource }.
event-joker-gives-you = Du nutzt einen Joker als { $resource }.
event-joker-gives-nothing = Ein Joker gibt { $player } nichts.
event-joker-gives-nothing-you = Ein Joker gibt dir nichts.
event-changes-resource = { $player } tauscht { $resource } gegen { $other }.
event-changes-resource-you = Du tauschst { $resource } gegen { $other }.
event-pays-need = { $player } erfüllt ein Bedürfnis voll ({ $resource }): { $n } von { $asked }.
event-pays-need-you = Du erfüllst ein Bedürfnis voll ({ $resource }): { $n } von { $asked }.
event-pays-in-part = { $player } bezahlt einen Teil eines Bedürfnisses ({ $resource }): { $n } von { $asked }.
event-pays-in-part-you = Du bezahlst einen Teil eines Bedürfnisses ({ $resource }): { $n } von { $asked }.
event-pays-nothing = { $player } gibt nichts für ein Bedürfnis ({ $resource }): { $n } von { $asked }.
event-pays-nothing-you = Du gibst nichts für ein Bedürfnis ({ $resource }): { $n } von { $asked }.
event-rises = { $player } steigt in Zeitalter { $age } auf.
event-rises-you = Du steigst in Zeitalter { $age } auf.
event-removes-pop = { $player } entfernt einen Einwohner: { $place }.
event-removes-pop-you = Du entfernst einen Einwohner: { $place }.
event-scores-needs = { $player } erhält { $n } SP für Bedürfnisse.
event-scores-needs-you = Du erhältst { $n } SP für Bedürfnisse.
event-scores-prestige = { $player } erhält { $n } SP für Prestige.
event-scores-prestige-you = Du erhältst { $n } SP für Prestige.
event-grows = { $player } wächst auf Bevölkerung { $n }.
event-grows-you = Du wächst auf Bevölkerung { $n }.
event-buys-age = { $player } bezahlt Wissenschaft und steigt in Zeitalter { $age } auf.
event-buys-age-you = Du bezahlst Wissenschaft und steigst in Zeitalter { $age } auf.
event-places-pop = { $player } setzt einen Einwohner ein: { $place }, Stufe { $level }.
event-places-pop-you = Du setzt einen Einwohner ein: { $place }, Stufe { $level }.
event-raises-pop = { $player } wertet einen Einwohner auf: { $place }, Stufe { $level }.
event-raises-pop-you = Du wertest einen Einwohner auf: { $place }, Stufe { $level }.
event-takes-up-pop = { $player } nimmt einen Einwohner auf: { $place }.
event-takes-up-pop-you = Du nimmst einen Einwohner auf: { $place }.
event-moves-pop = { $player } versetzt einen Einwohner: { $old } → { $place }, Stufe { $level }.
event-moves-pop-you = Du versetzt einen Einwohner: { $old } → { $place }, Stufe { $level }.
event-round-ends = Runde { $n } endet. Die genommenen Karten werden aus dem Spiel entfernt.
event-calamities-return = { $n ->
    [one] { $player } mischt { $n } Katastrophe in den Zugstapel ein.
   *[other] { $player } mischt { $n } Katastrophen in den Zugstapel ein.
}
event-calamities-return-you = { $n ->
    [one] Du mischst { $n } Katastrophe in deinen Zugstapel ein.
   *[other] Du mischst { $n } Katastrophen in deinen Zugstapel ein.
}
event-scores-discoveries = { $player } erhält { $n } SP für Entdeckungen.
event-scores-discoveries-you = Du erhältst { $n } SP für Entdeckungen.
event-wins-game = { $player } gewinnt mit { $n } SP.
event-wins-game-you = Du gewinnst mit { $n } SP.

## Why not: what is missing and what to do.

refusal-game-has-ended = Die Partie ist zu Ende.
refusal-asked-otherwise = Nicht jetzt. Zuerst kommt: { $phase }.
refusal-hand-is-seen = Du siehst deine Hand. Wähle eine Karte mit ihrem Namen, nicht mit einer Nummer.
refusal-hand-is-blind = Du spielst blind. Wähle eine Karte nach ihrer Nummer.
refusal-position-empty = Karte { $n } ist schon gespielt.
refusal-no-discovery-in-hand = Du hast keine Entdeckung von Zeitalter { $age } auf der Hand: Sie ist gespielt oder liegt schon aufgedeckt.
refusal-card-not-held = Du hast { $suit } { $n } nicht auf der Hand.
refusal-must-follow = Du musst { $suit } bedienen.
refusal-played-no-discovery = Du hast keine Entdeckung gespielt, also nimm eine der anderen Karten.
refusal-played-a-discovery = Du hast eine Entdeckung gespielt, also nimm eine Entdeckung.
refusal-discovery-of-other-age = „{ $discovery }“ ist nicht von Zeitalter { $age }.
refusal-discovery-not-there = „{ $discovery }“ liegt nicht im Stich oder ist schon genommen.
refusal-calamity-not-there = { $calamity } liegt nicht im Stich oder ist schon genommen.
refusal-card-not-there = { $suit } { $n } liegt nicht im Stich oder ist schon genommen.
refusal-calamity-not-pending = Das ist keine deiner Katastrophen: { $calamity }.
refusal-no-protection = Du hast keinen Einwohner auf Schutz. Diese Katastrophe lässt sich nicht abwehren: { $calamity }.
refusal-protection-used = Du hast Schutz in dieser Runde schon genutzt. Diese Katastrophe lässt sich nicht abwehren: { $calamity }.
refusal-joker-barred = Eine Katastrophe verbietet diese Art: { $resource }.
refusal-stock-empty = Du hast keine mehr: { $resource }.
refusal-stock-full = Dein Vorrat ist voll: { $resource }.
refusal-no-pop-there = Du hast dort keinen Einwohner: { $place }.
refusal-pop-in-the-air = Setze zuerst den Einwohner ab, den du aufgenommen hast: { $place }.
refusal-grown-already = Deine Bevölkerung kann einmal pro Runde wachsen.
refusal-scale-ends = Mehr als Bevölkerung { $n } gibt es nicht.
refusal-advanced-already = Du kannst einmal pro Runde ein Zeitalter kaufen.
refusal-last-age = Zeitalter VI ist das letzte.
refusal-no-management = In der letzten Runde gibt es keine Verwaltung. Beende deine Aktion.
refusal-nowhere-to-move = Du kannst kein freies Einsatzfeld für diesen Einwohner bezahlen: { $place }.
refusal-not-higher = Der Einwohner steht schon auf Stufe { $level }: { $place }. Er kann nur aufsteigen.
refusal-place-occupied = Du hast dort schon einen Einwohner: { $place }.
refusal-no-free-pop = Alle Einwohner deiner Bevölkerung ({ $n }) sind eingesetzt.
refusal-too-dear = Das kostet { $price }, und du hast { $have }: { $resource }.

## Points and ties.

score-needs-food = Bedürfnis Nahrung
score-needs-tools = Bedürfnis Werkzeuge
score-needs-science = Bedürfnis Wissenschaft
score-prestige-advantage = Prestige
score-face-up-discoveries = Entdeckungen
score-total = Summe
tie-age = Das höhere Zeitalter entscheidet bei Gleichstand (K3).
tie-population = Die größere Bevölkerung entscheidet bei Gleichstand (K3).
tie-order = Die Spielreihenfolge entscheidet bei Gleichstand (K3).

## Options of a table.

option-players = Spieler (2–4)
option-first = Wer zum ersten Stich ausspielt
bad-option-first = Nur eine Farbe, die mitspielt, kann beginnen. Wähle eine davon oder überlass es dem Zufall.
option-calamities = Katastrophen in den Zugstapeln: dealt (gemischt, zwei in jeden) oder printed (feste Paare nach Farbe)
option-memory = Was von Händen gezeigt wird: strict (Rückseiten, wie am echten Tisch) oder open (auch, was sich aus den gespielten Karten ergibt)
option-points-population = Bevölkerung, die für Punkte zählt: after (nach) oder before (vor) einem Verlust in derselben Runde
option-level-price = Preis der Stufen: step (jede erklommene Stufe), target (nur die erreichte Stufe) oder difference (die erreichte Stufe, abzüglich der jetzigen)
option-decadence-discovery = Entdeckung des durch Dekadenz verlorenen Zeitalters: flip (verdeckt) oder keep (aufgedeckt)
option-early-trump = Eine Karte der Trumpffarbe in Zeitalter III oder IV: fixed (bedient und legt fest wie jede andere) oder other (hat keine Farbe)
option-blind-colour = Eine blind gespielte Karte ab Zeitalter III: none (hat keine Farbe) oder counts (ihre Farbe zählt, sie kann Trumpf sein)

# Why a move is worth making: hints
hint-takes = { $n ->
    [1] Damit nimmst du zuerst.
    [2] Damit nimmst du an zweiter Stelle.
    [3] Damit nimmst du an dritter Stelle.
   *[other] Damit nimmst du an vierter Stelle.
}
hint-so-far = { $n ->
    [1] Damit liegst du bisher an erster Stelle.
    [2] Damit liegst du bisher an zweiter Stelle.
    [3] Damit liegst du bisher an dritter Stelle.
   *[other] Damit liegst du bisher an vierter Stelle.
}
hint-behind = Das ist die schwächste Karte, die du spielen darfst: Die stärkeren bleiben auf der Hand.
hint-discovery = Eine Entdeckung hat keine Stärke, und deine anderen Karten bleiben auf der Hand.
hint-rises = Das bezahlt alle Bedürfnisse: Du steigst in Zeitalter { $age } auf.
hint-need = Das bezahlt ein Bedürfnis ganz: { $resource }.
hint-helps = Das bezahlt { $n } mehr von einem Bedürfnis: { $resource }.
hint-joker = Was er gibt, wählst du bei der Ernte, und dir fehlt noch: { $resource }.
hint-outlook = Das bringt in dieser Runde nach jetzigem Stand { $n } SP mehr.
hint-no-calamity = Sie bringt keine Katastrophe mit.
hint-trump = Von keiner Farbe hast du so viele Karten: { $n }.
hint-protect = Der Schutz hält das von dir fern: { $calamity }.
hint-only = Es gibt nichts anderes zu tun.
hint-done = Dein Vorrat bleibt, wie er ist.
hint-grow = Deine Bevölkerung steigt auf { $n }, und jedes ganz bezahlte Bedürfnis bringt mehr Punkte.
hint-rise = Du steigst in Zeitalter { $age } auf.
hint-place = { $place } arbeitet auf Stufe { $level }, und es { $n ->
    [one] kommt noch { $n } Runde.
   *[other] kommen noch { $n } Runden.
}

# Was ein Zug bewirken würde
foreseen-takes = { $n ->
    [1] nimmt als Erste
    [2] nimmt als Zweite
    [3] nimmt als Dritte
   *[other] nimmt als Vierte
}
foreseen-so-far = { $n ->
    [1] bisher Erste
    [2] bisher Zweite
    [3] bisher Dritte
   *[other] bisher Vierte
}
foreseen-need = bezahlt das Bedürfnis ganz: { $resource }
foreseen-rises = bezahlt alle Bedürfnisse: Du steigst in Zeitalter { $age } auf

# Das Labor.
things-place = Einsatzfelder
things-management = Wachsen und aufsteigen
things-trump = Angesagte Trümpfe
things-card = Genommene Karten
things-discovery = Entdeckungen
things-calamity = Katastrophen
fate-harvested = gab Ressourcen
fate-barred = durch eine Katastrophe gesperrt
fate-suffered = erlitten
fate-met = durch Schutz abgewehrt

## What an order given ahead may depend on.

order-lead = noch niemand hat in den Stich gespielt
order-colour = { $suit } ist die Farbe des Stichs
order-trick = { $suit } { $n } liegt im Stich
