# Die Lektionen von Progress. Ein Schritt: was gesagt wird (höchstens 35 Wörter), sein Name, die Aufgabe (-ask) und
# Antworten auf andere Züge (-yet-…). Wörter zwischen ** sind die wichtigsten.

## Antworten auf Züge, die zu früh kommen.

lesson-progress-yet-discover = Diese Karte kommt später dran.
lesson-progress-yet-research = Das Erforschen kann noch warten.
lesson-progress-yet-draw = Das Ziehen kann noch warten.
lesson-progress-yet-quick-draw = Schnell ziehen kann warten: Das begegnet dir in deiner ersten Partie.
lesson-progress-yet-shuffle = Mischen & Ziehen kann warten: Das begegnet dir in deiner ersten Partie.
lesson-progress-yet-discard = Behalte diese Karte: Du wirst sie brauchen.
lesson-progress-yet-flip = Behalte dieses Plättchen noch.
lesson-progress-yet-end = Dein Zug ist noch nicht zu Ende.
lesson-progress-yet-stop = Du bist mit dem Ziehen noch nicht fertig.
lesson-progress-yet-guide = Eine Berühmtheit wählst du gleich.
lesson-progress-yet-heritage = Das Erbe kommt gleich.
lesson-progress-yet-section = Dieser Abschnitt kommt gleich.
lesson-progress-yet-swap = Der Tausch kommt gleich.

## Die erste Lektion.

lesson-progress-first = Die ersten Züge
lesson-progress-first-about = Entdecken, bezahlen, erforschen, ziehen, ein neues Zeitalter beginnen: zehn Schritte an einem Tisch für zwei.

lesson-progress-first-pottery-name = Eine Karte, zwei Zwecke
lesson-progress-first-pottery = Jede Karte ist **zweierlei**: eine Technologie zum Auslegen oder Wissen zum Ausgeben. „Töpferei“ kostet 1 Ingenieur­wissenschaft. Noch hast du keine, also wirfst du dafür eine andere Karte ab.
lesson-progress-first-pottery-ask = Entdecke „Töpferei“ und wirf dafür „Kräuterkunde“ ab.
lesson-progress-first-pottery-yet-wheel = „Rad“ kommt bald und kostet dann weniger.

lesson-progress-first-token-name = Einkommen für immer
lesson-progress-first-token = „Töpferei“ bleibt dir für immer: 2 Felder auf der Bevölkerungs-Leiste und **ein Plättchen, das in jedem Zug 1 Ingenieur­wissenschaft zahlt**. Hier liegt es.
lesson-progress-first-token-yet-wheel = „Rad“ ist als Nächstes dran.

lesson-progress-first-wheel-name = Wissen baut auf Wissen auf
lesson-progress-first-wheel = „Rad“ kostet 3 Ingenieur­wissenschaft oder **nichts, wenn du „Töpferei“ hast**. Die hast du. So baut Wissen auf Wissen auf.
lesson-progress-first-wheel-ask = Entdecke „Rad“, kostenlos.

lesson-progress-first-end-name = Ende eines Zuges
lesson-progress-first-end = Zwei Aktionen, beide verbraucht. Am Ende eines Zuges **kommen benutzte Plättchen zurück**, und du behältst höchstens 5 Karten. Dann ist Ben am Zug: Schau zu.
lesson-progress-first-end-ask = Beende deinen Zug.

lesson-progress-first-irrigation-name = Erforschen
lesson-progress-first-irrigation = Einige Züge später. „Bewässerung“ würde dich heute alle anderen Karten kosten. **Erforsche sie lieber**: Du zahlst nichts, wartest 4 Züge, und als Voraussetzung zählt sie sofort.
lesson-progress-first-irrigation-ask = Erforsche „Bewässerung“.
lesson-progress-first-irrigation-yet-dear = Damit wäre deine Hand leer.

lesson-progress-first-draw-name = Karten ziehen
lesson-progress-first-draw = Zu wenig Karten? **Ziehe bis zu 3**, eine nach der anderen, vom Zugstapel oder von der Ablage, wo „Kalender“ liegt. Aber das Ziehen beendet deinen Zug.
lesson-progress-first-draw-ask = Ziehe eine Karte vom Zugstapel, dann „Kalender“, dann hör auf.
lesson-progress-first-draw-yet-pile = Zuerst eine vom Zugstapel.
lesson-progress-first-draw-yet-deck = „Kalender“ ist jetzt die bessere Karte.
lesson-progress-first-draw-yet-stop = Du darfst noch weiterziehen.

lesson-progress-first-marker-name = Der letzte Stein
lesson-progress-first-marker = Einige Züge später liegt noch ein Stein auf „Bewässerung“. **Jeder neue Zug nimmt einen weg.** Sobald Ben fertig ist, wird sie aktiv, und du ziehst künftig eine Karte mehr.

lesson-progress-first-writing-name = Zwei Kostenzeilen
lesson-progress-first-writing = „Schrift“ hat **zwei Kostenzeilen**. „Töpferei“ erfüllt die erste. Bezahle die zweite, 1 Kultur, mit deinem Plättchen und behalte deine Karten.
lesson-progress-first-writing-ask = Entdecke „Schrift“ und benutze das Kulturplättchen.
lesson-progress-first-writing-yet-cards = Behalte deine Karten: Das Plättchen ist nächsten Zug wieder da.
lesson-progress-first-writing-yet-monotheism = Erst „Schrift“: Sie macht „Monotheismus“ kostenlos.

lesson-progress-first-monotheism-name = Ein neues Zeitalter
lesson-progress-first-monotheism = „Monotheismus“ trägt eine aufgehende Sonne, das Neues-Zeitalter-Symbol: Es öffnet **Zeitalter II, sofort und für alle**. „Bestattung“ und „Schrift“ machen es kostenlos. Der richtige Moment ist das halbe Spiel.
lesson-progress-first-monotheism-ask = Entdecke „Monotheismus“, kostenlos.

lesson-progress-first-score-name = Punkte und Ende
lesson-progress-first-score = **Zu zweit endet die Partie sofort, sobald zwei Sanduhren, auf späten Karten, aktiv sind.** Die meisten Punkte gewinnen: aus Karten, Fähigkeiten und deinem Rang auf den drei Machtleisten. Ihr habt beide mit 26 begonnen.

## Bezahlen.

lesson-progress-payment = Wege zu bezahlen
lesson-progress-payment-about = Plättchen, Karten und was übrig bleibt: drei Technologien in einem Zug bezahlen.

lesson-progress-payment-tokens-name = Zuerst die Plättchen
lesson-progress-payment-tokens = „Kalender“ kostet 2 Naturwissenschaft. **Ein Plättchen kommt wieder, eine Karte nicht**: Darum zahlt das Plättchen die eine und „Bestattung“, eine entbehrliche Karte, die andere.
lesson-progress-payment-tokens-ask = Entdecke „Kalender“: Plättchen und „Bestattung“.
lesson-progress-payment-tokens-yet-philosophy = „Philosophie“ kommt danach.
lesson-progress-payment-tokens-yet-masonry = „Mauerwerk“ kommt zuletzt.

lesson-progress-payment-surplus-name = Etwas zu viel
lesson-progress-payment-surplus = „Philosophie“: „Musikinstrumente“ erfüllt die eine Zeile, die andere kostet 2 Naturwissenschaft. „Algebra“ gibt 3 Allgemeinwissen, gut für jede Art. **Der Rest bleibt dir, bis dein Zug endet.**
lesson-progress-payment-surplus-ask = Entdecke „Philosophie“ und wirf „Algebra“ ab.
lesson-progress-payment-surplus-yet-masonry = „Mauerwerk“ kommt danach: Es nutzt, was übrig ist.

lesson-progress-payment-left-name = Was übrig ist
lesson-progress-payment-left = 1 Wissenspunkt ist übrig, und du hast eine dritte Aktion. „Mauerwerk“ kostet 2 Ingenieur­wissenschaft: **Das Plättchen zahlt die eine, der Rest die andere**.
lesson-progress-payment-left-ask = Entdecke „Mauerwerk“ mit dem Ingenieurplättchen.

lesson-progress-payment-thrift-name = Sparsam sein
lesson-progress-payment-thrift = Drei Technologien für zwei Plättchen und zwei Karten. **Der Tisch schlägt die billigste Zahlung vor; du darfst sie ändern.** Was dann noch übrig ist, verfällt am Ende des Zuges.

## Machtleisten.

lesson-progress-power = Machtleisten
lesson-progress-power-about = Warum ein Feld Vorsprung mehr wert sein kann als eine Karte.

lesson-progress-power-rank-name = Nur der Rang zählt
lesson-progress-power-rank = Auf einer Machtleiste **zählt nur dein Rang**: Armee bringt 12, 7 und 3. Du liegst gleichauf mit Ben, also teilt ihr 12 und 7: je neun. Chen hat 3.

lesson-progress-power-army-name = Ein Feld voraus
lesson-progress-power-army = „Eisen“ bringt 2 Felder Armee. „Bronze“ erfüllt eine Zeile, ein Plättchen zahlt die andere. **Vorn zu sein genügt**: Deine Punkte steigen von 26 auf 30.
lesson-progress-power-army-ask = Entdecke „Eisen“ mit einem Ingenieurplättchen.
lesson-progress-power-army-yet-token = Nimm lieber ein Plättchen.

lesson-progress-power-level-name = Gleichauf zählt auch
lesson-progress-power-level = Beim Prestige liegst du hinten. „Kalender“ bringt 1 Feld, **gleichauf mit beiden**, und ihr teilt 10, 6 und 3: je sechs statt 3. Von 30 Punkten auf 34.
lesson-progress-power-level-ask = Entdecke „Kalender“: Plättchen und „Kräuterkunde“.

lesson-progress-power-last-name = Schau auf die anderen
lesson-progress-power-last = Ein großer Vorsprung zählt nicht mehr als ein kleiner. **Sieh, wo ein Feld zum Überholen reicht** und wer ein Feld hinter dir liegt. Der Wertungsblock zeigt es jederzeit.

## Der Zeitpunkt der Zeitalter.

lesson-progress-timing = Wann ein neues Zeitalter?
lesson-progress-timing-about = Zuerst ziehen, Karten, die ausscheiden, und wann Schluss ist.

lesson-progress-timing-open-name = Mit einer Aktion übrig
lesson-progress-timing-open = Ein neues Zeitalter öffnet sich allen, aber **du nutzt es zuerst, wenn dir eine Aktion bleibt**. „Bestattung“ und „Schrift“ machen „Monotheismus“ kostenlos.
lesson-progress-timing-open-ask = Entdecke zuerst „Monotheismus“.

lesson-progress-timing-first-name = Zuerst ziehen
lesson-progress-timing-first = Der Zeitalter-II-Stapel ist offen und unberührt. Seine Karten sind stärker und **bringen beim Abwerfen mehr**. Schnell ziehen holt zwei und beendet nichts.
lesson-progress-timing-first-ask = Schnell ziehen: zweimal vom Zeitalter-II-Stapel.
lesson-progress-timing-first-yet-old = Nimm die neuen Karten.

lesson-progress-timing-leave-name = Bevor die alten Karten gehen
lesson-progress-timing-leave = „Bankwesen“ öffnet Zeitalter III, und dann **verlassen alle nicht aktiven Zeitalter-I-Karten das Spiel**, auch aus der Hand. Erst „Dichtkunst“: „Musikinstrumente“ macht sie kostenlos.
lesson-progress-timing-leave-ask = Entdecke „Dichtkunst“.
lesson-progress-timing-leave-yet-banking = „Bankwesen“ würde dir jetzt „Dichtkunst“ nehmen.

lesson-progress-timing-third-name = Das alte Zeitalter schließen
lesson-progress-timing-third = Du verlierst „Bestattung“ und „Eisen“, **aber auch Ben verliert zwei Karten**, und dir bleibt eine Aktion im neuen Zeitalter.
lesson-progress-timing-third-ask = Entdecke „Bankwesen“, kostenlos.

lesson-progress-timing-over-name = Das Ende
lesson-progress-timing-over = Bens „Dampfpumpe“ trägt ein Zeitalter-IV-Symbol, deine „Gravitation“ das zweite. **Geht ihr letzter Stein, endet die Partie sofort**, und du liegst vorn: 43 zu 39.

## Berühmtheiten.

lesson-progress-personalities = Berühmtheiten
lesson-progress-personalities-about = Eine Erweiterung: Berühmtheiten mit dauerhaftem Vorteil und einem Erbe.

lesson-progress-personalities-guide-name = Eine Berühmtheit
lesson-progress-personalities-guide = Berühmtheit Aristoteles begleitet dich von Anfang an: **Das Plättchen Naturwissenschaft gehört dir, solange sie bleibt**. Am Ende zählt sie auf jeden Fall 2 SP.

lesson-progress-personalities-scientist-name = Ein Wissenschaftler
lesson-progress-personalities-scientist = Ab Zeitalter II darfst du **als freie Aktion einen Wissenschaftler des Mittelalters nehmen**. Das Plättchen von Aristoteles geht; mit Avicenna ziehst du eine Karte mehr.
lesson-progress-personalities-scientist-ask = Nimm Avicenna.
lesson-progress-personalities-scientist-yet-other = Eine gute Wahl für deine eigene Partie. Hier ist es Avicenna.

lesson-progress-personalities-heritage-name = Das Erbe
lesson-progress-personalities-heritage = Vor Zeitalter III darfst du den Vorteil einmalig gegen das **Erbe** tauschen: Avicennas Erbe sind 3 Felder Bevölkerung, und damit überholst du Ben.
lesson-progress-personalities-heritage-ask = Nutze das Erbe von Avicenna.

lesson-progress-personalities-points-name = Alle zählen
lesson-progress-personalities-points = Am Ende **zählt jede Berühmtheit, die dich je begleitet hat**: Aristoteles 2 SP, Avicenna 2 SP. Ab Zeitalter III kann ein Künstler der Renaissance folgen.

## Meilensteine.

lesson-progress-milestones = Meilensteine
lesson-progress-milestones-about = Eine Erweiterung: Wunder Abschnitt für Abschnitt bauen, allein oder zusammen.

lesson-progress-milestones-section-name = Ein freier Abschnitt
lesson-progress-milestones-section = Die „Hängenden Gärten von Babylon“ haben zwei Abschnitte, die man wie Kostenzeilen bezahlt. **Einer je Zug braucht keine Aktion**, und „Bewässerung“ erfüllt den ersten kostenlos.
lesson-progress-milestones-section-ask = Bezahle den ersten Abschnitt.
lesson-progress-milestones-section-yet-second = Erst den ersten: Er kostet nichts.

lesson-progress-milestones-action-name = Noch ein Abschnitt
lesson-progress-milestones-action = **Jeder weitere Abschnitt kostet eine Aktion.** Der zweite verlangt 2 Naturwissenschaft: das Plättchen und „Dichtkunst“. Es ist der letzte, dann sind die Gärten fertig.
lesson-progress-milestones-action-ask = Bezahle den zweiten Abschnitt: Plättchen und „Dichtkunst“.

lesson-progress-milestones-owner-name = Wem er gehört
lesson-progress-milestones-owner = **Wer einen Stein darauf hat, bekommt den Vorteil**: 2 Felder Bevölkerung. Du hast die meisten, also gehört dir die Karte: 2 SP und am Ende noch einmal der Vorteil.

## Industrielle Revolution.

lesson-progress-industrial = Industrielle Revolution
lesson-progress-industrial-about = Eine Erweiterung: ein viertes Zeitalter und Karten, die fünf einer Art belohnen.

lesson-progress-industrial-ages-name = Ein viertes Zeitalter
lesson-progress-industrial-ages = Mit der Industriellen Revolution endet die Partie nicht mit Zeitalter III: **Seine Symbole öffnen Zeitalter IV**. Zu zweit genügt eines. „Gravitation“ trägt es.

lesson-progress-industrial-open-name = Zeitalter II geht
lesson-progress-industrial-open = Beginnt Zeitalter IV, **verlassen alle nicht aktiven Zeitalter-II-Karten das Spiel**, auch dein „Bankwesen“. „Infinitesimal­rechnung“ und „Optische Instrumente“ machen „Gravitation“ kostenlos.
lesson-progress-industrial-open-ask = Entdecke „Gravitation“, kostenlos.
lesson-progress-industrial-open-yet-geology = Zeitalter IV hat noch nicht begonnen.

lesson-progress-industrial-five-name = Fünf einer Art
lesson-progress-industrial-five = „Geologie“ zählt 4 SP und am Ende **1 SP mehr für je 5 aktive Naturwissenschaftstechnologien**. Mit ihr hast du sechs. „Kanäle“ und „Chemie“ machen sie kostenlos.
lesson-progress-industrial-five-ask = Entdecke „Geologie“.

lesson-progress-industrial-end-name = Das Ende
lesson-progress-industrial-end = Jetzt endet die Partie mit **Zeitalter-V-Symbolen**, die einige Zeitalter-IV-Karten tragen: zwei in einer Partie zu zweit. Alles andere bleibt, wie du es kennst.

## Solo.

lesson-progress-solo = Allein spielen
lesson-progress-solo-about = Gegen die Zeit: Der Zeitstapel wächst mit jedem Zug.

lesson-progress-solo-time-name = Die Zeit vergeht
lesson-progress-solo-time = Allein spielst du gegen die Zeit. **Am Ende jedes Zuges kommt eine Karte auf den Zeitstapel**, und jede dort kostet Punkte. Zwei liegen schon da.
lesson-progress-solo-time-ask = Beende deinen Zug.

lesson-progress-solo-swap-name = Tauschen
lesson-progress-solo-swap = Einmal je Zug darfst du als freie Aktion **eine Handkarte mit einer Karte des Zeitstapels tauschen**. „Bronze“ passt: „Töpferei“ erfüllt eine ihrer Zeilen.
lesson-progress-solo-swap-ask = Tausche „Kräuterkunde“ gegen „Bronze“.
lesson-progress-solo-swap-yet-other = Diesmal „Kräuterkunde“ gegen „Bronze“.

lesson-progress-solo-score-name = Dein Ergebnis
lesson-progress-solo-score = Die Machtleisten zählen jetzt **nach erreichten Feldern**, nicht nach Rang. Zeitkarten kosten je 1 SP, ab der achten 2, dann 3. Ab 66 Punkten bist du Halbgott.
