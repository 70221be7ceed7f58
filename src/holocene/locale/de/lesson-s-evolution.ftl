# Die Lektionen von S-Evolution. Ein Schritt: was gesagt wird (höchstens 35 Wörter), sein Name, die Aufgabe (-ask) und
# Antworten auf andere Züge (-yet-…). Wörter zwischen ** sind die wichtigsten.

## Antworten auf Züge, die zu früh kommen.

lesson-s-evolution-yet-play = Diesmal eine andere Karte.
lesson-s-evolution-yet-take = Hier ist eine andere Karte besser.
lesson-s-evolution-yet-joker = Davon hast du schon genug.
lesson-s-evolution-yet-done = Deine Aktion ist noch nicht vorbei.
lesson-s-evolution-yet-grow = Wachsen kann noch warten.
lesson-s-evolution-yet-place = Dieses Einsatzfeld kann noch warten.
lesson-s-evolution-yet-raise = Diese Stufe kann noch warten.
lesson-s-evolution-yet-move = Umsetzen kostet so viel wie Einsetzen: Lass die Einwohner, wo sie sind.
lesson-s-evolution-yet-advance = Das nächste Zeitalter kann noch warten.
lesson-s-evolution-yet-trump = Von einer anderen Farbe hast du mehr Karten.
lesson-s-evolution-yet-suffer = Das muss nicht sein: Du hast Schutz.
lesson-s-evolution-yet-protect = Schutz hilft einmal je Runde: Spare ihn für die schlimmere Katastrophe.
lesson-s-evolution-yet-gain = Etwas anderes fehlt dir mehr.

## Die erste Lektion.

lesson-s-evolution-first = Von Zeitalter I bis zum letzten Stich
lesson-s-evolution-first-about = Stiche, Ernte, Bedürfnisse, Verwaltung, Entdeckungen und Trumpf: zehn Schritte durch eine Partie.

lesson-s-evolution-first-blind-name = Blind spielen
lesson-s-evolution-first-blind = Zeitalter I. Dein Volk kann noch nicht lesen, **nicht einmal die eigenen Karten**. Alle spielen blind. Eine 4 und eine 2 liegen da. Wähle irgendeine deiner Karten.
lesson-s-evolution-first-blind-ask = Spiele irgendeine Karte.

lesson-s-evolution-first-take-name = Wer zuerst wählt
lesson-s-evolution-first-take = Deine 6 schlägt 4 und 2, also **wählst du zuerst**. Hohe Karten wählen, mittlere ernähren: Grün 4 bringt 3 Nahrung, deine 6 nur 1 Werkzeug.
lesson-s-evolution-first-take-ask = Nimm Grün 4.

lesson-s-evolution-first-harvest-name = Die Ernte
lesson-s-evolution-first-harvest = Nach dem letzten Stich kommt die Ernte: **Karten werden zu Ressourcen**. Ein Joker ist, was du willst. Nahrung und Werkzeuge hast du; Wissenschaft nützt dir bald.
lesson-s-evolution-first-harvest-ask = Mach den Joker zu Wissenschaft.

lesson-s-evolution-first-needs-name = Bedürfnisse
lesson-s-evolution-first-needs = Deine zwei Einwohner haben 2 Nahrung gegessen. **Alle Bedürfnisse erfüllt**: 2 SP, einer je Einwohner, und dein Volk steigt in Zeitalter II auf.

lesson-s-evolution-first-manage-name = Verwaltung
lesson-s-evolution-first-manage = Gib nun den Rest aus. Ein Einwohner mehr, für 1 Nahrung, punktet mehr und isst mehr. **Ein Einwohner auf dem Bauernhof**, für 1 Werkzeug, bringt jede Runde Nahrung.
lesson-s-evolution-first-manage-ask = Bevölkerung +1 und ein Einwohner auf den Bauernhof.
lesson-s-evolution-first-manage-yet-rest = Du kannst noch etwas ausgeben.

lesson-s-evolution-first-follow-name = Bedienen
lesson-s-evolution-first-follow = Zwei Runden später, Zeitalter III: Du siehst deine Karten, und **Farben zählen**. Ben hat Orange ausgespielt, und du hast eine. Versuch trotzdem Grün 6.
lesson-s-evolution-first-follow-ask = Versuche, Grün 6 zu spielen.
lesson-s-evolution-first-follow-done = Du hast eine orange Karte, also musst du bedienen. Was der Tisch ablehnt, begründet er immer.

lesson-s-evolution-first-discovery-name = Deine Entdeckung
lesson-s-evolution-first-discovery = Eine Karte ist **immer erlaubt: deine Entdeckung**. Sie gewinnt jetzt nichts, bleibt aber vor dir liegen und zählt am Ende: Sechs einer Farbe bringen 21 SP.
lesson-s-evolution-first-discovery-ask = Spiele deine Entdeckung.
lesson-s-evolution-first-discovery-yet-orange = Orange wäre erlaubt, aber behalte sie.

lesson-s-evolution-first-calamity-name = Eine Katastrophe
lesson-s-evolution-first-calamity = Dir ist die **Hungersnot** geblieben: Nahrungskarten brächten in dieser Runde nichts. Aber ein Einwohner auf Schutz wehrt jede Runde eine Katastrophe ab.
lesson-s-evolution-first-calamity-ask = Wehre die Hungersnot mit dem Schutz ab.

lesson-s-evolution-first-trump-name = Trumpf
lesson-s-evolution-first-trump = Zeitalter V: Du bist am weitesten und **sagst den Trumpf dieser Runde an: Er schlägt alle anderen Farben**. Spielen darf ihn, wer nicht bedienen kann, nur in Zeitalter V und VI. Du hast zwei grüne.
lesson-s-evolution-first-trump-ask = Sage Trumpf an: Grün.

lesson-s-evolution-first-end-name = Der letzte Stich
lesson-s-evolution-first-end = Letzter Stich der letzten Runde. Gebaut wird nicht mehr: **Bedürfnisse zählen noch einmal, dann Entdeckungen nach Farben**. Dir fehlt 1 Wissenschaft, und Blau 6 hat sie.
lesson-s-evolution-first-end-ask = Nimm Blau 6.
lesson-s-evolution-first-end-done = 58 zu 50: Die Geschichte wird sich an dich erinnern.

## Katastrophen.

lesson-s-evolution-calamities = Katastrophen
lesson-s-evolution-calamities-about = Wer sie bekommt und was Schutz bewirkt.

lesson-s-evolution-calamities-last-name = Wer sie bekommt
lesson-s-evolution-calamities-last = Eine Katastrophe ist eine gewöhnliche violette Karte, bis jemand sie nimmt. **Wer zuletzt wählt, bekommt den Rest.** Du wählst zuerst: Lass die Epidemie Ben, von dem sie kommt.
lesson-s-evolution-calamities-last-ask = Nimm Grün 5.
lesson-s-evolution-calamities-last-yet-epidemic = Die Epidemie würde dich einen Einwohner kosten.

lesson-s-evolution-calamities-choose-name = Eine je Runde
lesson-s-evolution-calamities-choose = Zwei Katastrophen, und **Schutz hilft nur gegen eine je Runde**. Die Epidemie nimmt einen Einwohner; das Erdbeben entwertet nur Werkzeugkarten, und du hast keine genommen.
lesson-s-evolution-calamities-choose-ask = Nimm Blau 6, dann wehre die Epidemie ab.
lesson-s-evolution-calamities-choose-yet-pop = Das würde dich einen Einwohner kosten.
lesson-s-evolution-calamities-choose-yet-first = Zuerst die Epidemie.

lesson-s-evolution-calamities-gift-name = Stufe 2
lesson-s-evolution-calamities-gift = Auf Stufe 2 kann Schutz mehr: **Die abgewehrte Katastrophe bringt 2 Ressourcen deiner Wahl**. Mit Nahrung und Werkzeug erfüllst du alle Bedürfnisse.
lesson-s-evolution-calamities-gift-ask = Nimm Blau 6, wehre die Hungersnot ab, nimm Nahrung und Werkzeug.
lesson-s-evolution-calamities-gift-yet-science = Zeitalter IV braucht keine Wissenschaft.

lesson-s-evolution-calamities-later-name = Die späteren
lesson-s-evolution-calamities-later = Zwei Katastrophen **wirken in der nächsten Runde**: Invasion zeigt allen deine Hand, Obskurantismus verbirgt sie vor dir. Schutz wehrt sie jetzt ab oder nie.

## Trumpf.

lesson-s-evolution-trump = Trumpf
lesson-s-evolution-trump-about = Ansagen, aufheben und mit einer Zwei eine Sechs schlagen.

lesson-s-evolution-trump-name-name = Ansagen

lesson-s-evolution-trump-name = Ab Zeitalter V sagt vor dem ersten Stich an, wer am weitesten ist. **Wähle die Farbe, von der du am meisten hast**: Grün.
lesson-s-evolution-trump-name-ask = Sage Trumpf an: Grün.

lesson-s-evolution-trump-lead-name = Aufheben
lesson-s-evolution-trump-lead = Zeitalter I bis IV können nicht stechen. **Heb also deine Trümpfe auf** und spiele Blau 5 aus: Ben muss mit kleinerem Blau bedienen, Chen hat keins.
lesson-s-evolution-trump-lead-ask = Spiele Blau 5 aus.
lesson-s-evolution-trump-lead-yet-keep = Heb deine Trümpfe auf.

lesson-s-evolution-trump-must-name = Erst bedienen
lesson-s-evolution-trump-must = Ben hat Blau ausgespielt, und du hast noch eine blaue Karte. **Stechen darf nur, wer nicht bedienen kann.** Versuch trotzdem Grün 2.
lesson-s-evolution-trump-must-ask = Versuche, Grün 2 zu spielen.
lesson-s-evolution-trump-must-done = Blau ist ausgespielt, und du hast Blau: Der Trumpf muss warten.

lesson-s-evolution-trump-cut-name = Eine Zwei schlägt eine Sechs
lesson-s-evolution-trump-cut = Ben hat Violett 6 ausgespielt, und du hast kein Violett: **Jetzt ist Grün 2 Trumpf und schlägt alles**. Chens Grün 6 nicht: Zeitalter III kann nicht stechen. Nimm dann den Joker.
lesson-s-evolution-trump-cut-ask = Spiele Grün 2, dann nimm Violett 6.
lesson-s-evolution-trump-cut-yet-orange = Orange käme zuletzt.

## Verwaltung.

lesson-s-evolution-management = Verwaltung
lesson-s-evolution-management-about = Was du zuerst kaufst und was es danach kostet.

lesson-s-evolution-management-grow-name = Mehr Einwohner
lesson-s-evolution-management-grow = Jeder Einwohner punktet für jedes erfüllte Bedürfnis **und isst jede Runde**. Einmal je Runde: +1 für 1 Nahrung oder +2 für 3. Du hast 4.
lesson-s-evolution-management-grow-ask = Bevölkerung +2.
lesson-s-evolution-management-grow-yet-one = Du kannst dir zwei leisten.

lesson-s-evolution-management-farm-name = Gebäude
lesson-s-evolution-management-farm = Vier Einwohner essen 4 Nahrung je Runde und brauchen ab Zeitalter III auch 4 Werkzeuge. **Gebäude liefern bei jeder Ernte eine Ressource**, und Stufe 1 kostet 1 Werkzeug.
lesson-s-evolution-management-farm-ask = Setze Einwohner auf Bauernhof und Fabrik ein, Stufe 1.
lesson-s-evolution-management-farm-yet-level = Stufe 1 genügt vorerst.

lesson-s-evolution-management-raise-name = Eine höhere Stufe
lesson-s-evolution-management-raise = Stufe 2 kostet 2 Werkzeuge mehr und **liefert bei jeder Ernte zwei Ressourcen**, mit demselben Einwohner. Nahrung braucht jedes Zeitalter: Erhöhe den Bauernhof.
lesson-s-evolution-management-raise-ask = Erhöhe den Bauernhof auf Stufe 2.
lesson-s-evolution-management-raise-yet-factory = Erst der Bauernhof: Gegessen wird in jedem Zeitalter.

lesson-s-evolution-management-advance-name = Ein Zeitalter für Wissenschaft
lesson-s-evolution-management-advance = Einmal je Runde **kaufen 3 Wissenschaft ein Zeitalter**. In Zeitalter III zählen Farben, und neben Nahrung punkten Werkzeuge, wenn du beides zahlen kannst.
lesson-s-evolution-management-advance-ask = Steige in Zeitalter III auf.

lesson-s-evolution-management-rest-name = Etwas zurückhalten
lesson-s-evolution-management-rest = Was du behältst, zählt für die nächsten Bedürfnisse, **bis zu 8 je Ressource**. Handel, Prestige und Schutz kosten Wissenschaft, für eine andere Runde. Das genügt.
lesson-s-evolution-management-rest-ask = Beende deine Aktion.
lesson-s-evolution-management-rest-yet-keep = Behalte die letzte Wissenschaft für spätere Bedürfnisse.
lesson-s-evolution-management-rest-yet-move = Umsetzen kostet so viel wie Einsetzen.
