# S-Evolution: was jemandem beim ersten Mal am Tisch gesagt wird; höchstens 35 Wörter.

coach-s-evolution-blind = Zeitalter I: Niemand sieht seine Hand. Spiele irgendeine Karte; hohe Zahlen wählen zuerst, gleich welcher Farbe.
coach-s-evolution-lead = Du spielst zuerst, oder noch ist keine Farbe festgelegt. Eine hohe Karte wählt zuerst; eine mittlere bringt mehr auf den Tisch.
coach-s-evolution-follow = Eine Farbe ist festgelegt: Ab Zeitalter III musst du sie bedienen, wenn du kannst. Karten, die nicht gehen, sagen dir warum.
coach-s-evolution-taking = Der Stich ist entschieden, und du wählst. Nimm, was dein Volk braucht: Grün ernährt, Orange gibt Werkzeuge, Blau Wissenschaft.
coach-s-evolution-joker = Ein Joker ist 1 Ressource deiner Wahl. Zähle zuerst deine Bedürfnisse: je Einwohner eine von jeder verlangten Art.
coach-s-evolution-harvest = Ernte: Deine Karten und Gebäude sind zu Ressourcen geworden. Dann bezahlt dein Volk seine Bedürfnisse, und du punktest.
coach-s-evolution-needs-unmet = Ein Bedürfnis ist nicht voll erfüllt: keine Punkte dafür und kein neues Zeitalter. Ab Zeitalter III kostet ein leer ausgegangenes einen Einwohner.
coach-s-evolution-rise = Alle Bedürfnisse erfüllt: Dein Volk steigt ein Zeitalter auf. Ein neues Zeitalter kann mehr und braucht mehr.
coach-s-evolution-fall = Dein Volk ist ein Zeitalter zurückgefallen, und die Entdeckung des verlassenen Zeitalters liegt verdeckt. Ernähre es nächste Runde zuerst.
coach-s-evolution-management = Verwaltung: Gib aus, was übrig ist. Mehr Einwohner punkten mehr und essen mehr; Gebäude bringen jede Runde Ressourcen.
coach-s-evolution-commerce = Mit Handel tauschst du Ressourcen, kurz bevor Bedürfnisse bezahlt werden. Mach aus dem, was zu viel ist, das, was fehlt.
coach-s-evolution-discovery = Deine Entdeckung liegt aufgedeckt und zählt am Ende. Sammle eine Farbe: Jede weitere ist mehr wert.
coach-s-evolution-calamity = Du hast eine Katastrophe genommen. Sie trifft dich bei der Ernte, außer ein Einwohner auf Schutz wehrt sie ab.
coach-s-evolution-protection = Eine Katastrophe trifft dich. Mit Schutz kannst du je Runde eine abwehren; wähle die schlimmste.
coach-s-evolution-name-trump = Du sagst den Trumpf dieser Runde an. Nimm eine Farbe, von der du mehrere hast; nur Zeitalter V und VI können stechen.
coach-s-evolution-trump = In dieser Runde gibt es eine Trumpffarbe. In Zeitalter V und VI schlägt sie alle anderen, wenn man nicht bedienen kann.
coach-s-evolution-last-round = Die letzte Runde: Danach wird nicht mehr verwaltet. Nimm, was deine Bedürfnisse verlangen, und spiele deine Entdeckung.
