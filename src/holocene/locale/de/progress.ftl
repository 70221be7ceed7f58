# Progress: was geschieht, was gefragt wird, was möglich ist und warum nicht, und die Wörter der Tableaus.
# $player, $technology, $person und $milestone sind Namen; $age ist eine römische Zahl.

## Wie das Spiel heißt und was es ist.

game-name = Progress
game-title = Progress: Evolution of Technology
game-about = Entdecke Technologien von der Töpferei bis zur Oper: Jede macht die nächste billiger. 1–5 Spieler, etwa 40 Minuten.
game-cards = Die vollständige Liste der gedruckten Karten wurde nie veröffentlicht. Mit diesen Karten wird hier gespielt.

## Was geschieht. Die Zeile, deren Schlüssel auf -you endet, gilt dem Spieler, von dem sie handelt.

event-discovers = { $player } entdeckt „{ $technology }“.
event-discovers-you = Du entdeckst „{ $technology }“.
event-researches = { $n ->
    [one] { $player } erforscht „{ $technology }“ mit { $n } Stein.
   *[other] { $player } erforscht „{ $technology }“ mit { $n } Steinen.
}
event-researches-you = { $n ->
    [one] Du erforschst „{ $technology }“ mit { $n } Stein.
   *[other] Du erforschst „{ $technology }“ mit { $n } Steinen.
}
event-pays-card = { $player } wirft „{ $technology }“ für { $n } Allgemeinwissen ab.
event-pays-card-you = Du wirfst „{ $technology }“ für { $n } Allgemeinwissen ab.
event-discards = { $player } wirft „{ $technology }“ ab.
event-discards-you = Du wirfst „{ $technology }“ ab.
event-completes-first = { $player } schließt zuerst „{ $technology }“ ab.
event-completes-first-you = Du schließt zuerst „{ $technology }“ ab.
event-gives-to-time = { $player } legt „{ $technology }“ in den Zeitstapel.
event-gives-to-time-you = Du legst „{ $technology }“ in den Zeitstapel.
event-takes-from-time = { $player } nimmt „{ $technology }“ aus dem Zeitstapel.
event-takes-from-time-you = Du nimmst „{ $technology }“ aus dem Zeitstapel.
event-takes-back = { $player } nimmt „{ $technology }“ auf die Hand zurück.
event-takes-back-you = Du nimmst „{ $technology }“ auf die Hand zurück.
event-draws-from-deck = { $player } zieht eine Karte vom Zeitalter-{ $age }-Stapel.
event-draws-from-deck-you = Du ziehst eine Karte vom Zeitalter-{ $age }-Stapel.
event-draws-from-pile = { $player } zieht „{ $technology }“ vom Ablagestapel Zeitalter { $age }.
event-draws-from-pile-you = Du ziehst „{ $technology }“ vom Ablagestapel Zeitalter { $age }.
event-draws-card = { $player } zieht „{ $technology }“.
event-draws-card-you = Du ziehst „{ $technology }“.
event-shuffles = { $player } mischt die Karten von Zeitalter { $age } und zieht.
event-shuffles-you = Du mischst die Karten von Zeitalter { $age } und ziehst.
event-flips = { $knowledge_id ->
    [science] { $player } benutzt ein Naturwissenschafts-Plättchen.
    [engineering] { $player } benutzt ein Ingenieur­wissenschafts-Plättchen.
    [culture] { $player } benutzt ein Kultur-Plättchen.
   *[general] { $player } benutzt ein Allgemeinwissen-Plättchen.
}
event-flips-you = { $knowledge_id ->
    [science] Du benutzt ein Naturwissenschafts-Plättchen.
    [engineering] Du benutzt ein Ingenieur­wissenschafts-Plättchen.
    [culture] Du benutzt ein Kultur-Plättchen.
   *[general] Du benutzt ein Allgemeinwissen-Plättchen.
}
event-pays-section = { $player } bezahlt für den Kostenabschnitt { $n } des Meilensteins „{ $milestone }“.
event-pays-section-you = Du bezahlst für den Kostenabschnitt { $n } des Meilensteins „{ $milestone }“.
event-takes-guide = { $player } wählt die Berühmtheit { $person }.
event-takes-guide-you = Du wählst die Berühmtheit { $person }.
event-declines-guide = { $player } verzichtet auf eine neue Berühmtheit.
event-declines-guide-you = Du verzichtest auf eine neue Berühmtheit.
event-uses-heritage = { $player } nutzt das Erbe der Berühmtheit { $person }.
event-uses-heritage-you = Du nutzt das Erbe der Berühmtheit { $person }.
event-ends-turn = { $player } beendet den Zug.
event-ends-turn-you = Du beendest deinen Zug.
event-stops-drawing = { $player } hört auf zu ziehen.
event-stops-drawing-you = Du hörst auf zu ziehen.
event-keeps-developing = { $player } entwickelt weiter.
event-keeps-developing-you = Du entwickelst weiter.
event-swaps = { $player } tauscht eine Karte mit dem Zeitstapel.
event-swaps-you = Du tauschst eine Karte mit dem Zeitstapel.
event-spends-spare = { $player } bezahlt mit überzähligem Allgemeinwissen.
event-spends-spare-you = Du bezahlst mit überzähligem Allgemeinwissen.

event-turn-begins = Runde { $n }: Zug von { $player }.
event-turn-begins-you = Runde { $n }: Du bist am Zug.
event-spare-knowledge-lost = { $player } verliert { $n } überzähliges Allgemeinwissen.
event-spare-knowledge-lost-you = Du verlierst { $n } überzähliges Allgemeinwissen.
event-activates = Die Technologie „{ $technology }“ wird für { $player } aktiv.
event-activates-you = Deine Technologie „{ $technology }“ wird aktiv.
event-step-lost = Die Fähigkeit „{ $skill }“ von { $player } ist schon am Ende; der Schritt verfällt.
event-step-lost-you = Deine Fähigkeit „{ $skill }“ ist schon am Ende; der Schritt verfällt.
event-power-step-lost = { $player } steht schon am Ende der { $power_id ->
    [prestige] Prestige-Leiste
    [population] Bevölkerungs-Leiste
   *[army] Armee-Leiste
}; der Schritt verfällt.
event-power-step-lost-you = Du stehst schon am Ende der { $power_id ->
    [prestige] Prestige-Leiste
    [population] Bevölkerungs-Leiste
   *[army] Armee-Leiste
}; der Schritt verfällt.
event-skill-rises = { $player } steigert die Fähigkeit „{ $skill }“ um { $n }.
event-skill-rises-you = Du steigerst deine Fähigkeit „{ $skill }“ um { $n }.
event-skill-falls = { $n ->
    [one] { $player } fällt bei der Fähigkeit „{ $skill }“ um { $n } Feld zurück.
   *[other] { $player } fällt bei der Fähigkeit „{ $skill }“ um { $n } Felder zurück.
}
event-skill-falls-you = { $n ->
    [one] Du fällst bei der Fähigkeit „{ $skill }“ um { $n } Feld zurück.
   *[other] Du fällst bei der Fähigkeit „{ $skill }“ um { $n } Felder zurück.
}
event-gains-token = { $player } erhält { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}.
event-gains-token-you = Du erhältst { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}.
event-loses-token = { $player } verliert { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}.
event-loses-token-you = Du verlierst { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}.
event-advances = { $player } rückt auf der { $power_id ->
    [prestige] Prestige-Leiste
    [population] Bevölkerungs-Leiste
   *[army] Armee-Leiste
} { $n ->
    [one] { $n } Feld vor
   *[other] { $n } Felder vor
}.
event-advances-you = Du rückst auf der { $power_id ->
    [prestige] Prestige-Leiste
    [population] Bevölkerungs-Leiste
   *[army] Armee-Leiste
} { $n ->
    [one] { $n } Feld vor
   *[other] { $n } Felder vor
}.
event-guide-comes = { $player } folgt nun der Berühmtheit { $person }.
event-guide-comes-you = Du folgst nun der Berühmtheit { $person }.
event-guide-leaves = { $player } folgt der Berühmtheit { $person } nicht mehr.
event-guide-leaves-you = Du folgst der Berühmtheit { $person } nicht mehr.
event-acts-more = { $n ->
    [one] { $player } hat jetzt { $n } Aktion pro Zug.
   *[other] { $player } hat jetzt { $n } Aktionen pro Zug.
}
event-acts-more-you = { $n ->
    [one] Du hast jetzt { $n } Aktion pro Zug.
   *[other] Du hast jetzt { $n } Aktionen pro Zug.
}
event-takes-lead = { $power_id ->
    [prestige] { $player } übernimmt die Führung auf der Prestige-Leiste.
    [population] { $player } übernimmt die Führung auf der Bevölkerungs-Leiste.
   *[army] { $player } übernimmt die Führung auf der Armee-Leiste.
}
event-takes-lead-you = { $power_id ->
    [prestige] Du übernimmst die Führung auf der Prestige-Leiste.
    [population] Du übernimmst die Führung auf der Bevölkerungs-Leiste.
   *[army] Du übernimmst die Führung auf der Armee-Leiste.
}
event-symbol-shown = Zeitalter-{ $age }-Symbole auf dem Tisch: { $n } von { $needed }.
event-end-symbol-shown = End-Symbole auf dem Tisch: { $n } von { $needed }.
event-end-in-sight = Das nächste End-Symbol beendet das Spiel.

event-age-begins = Zeitalter { $age } beginnt.
event-age-begins-exhausted = Die Karten des aktuellen Zeitalters sind aufgebraucht: Zeitalter { $age } beginnt.
event-age-leaves = Alle Karten von Zeitalter { $age } außer den aktiven Technologien werden aus dem Spiel entfernt.
event-cards-leave = { $player } verliert Karten, die aus dem Spiel entfernt werden: { $technologies }.
event-cards-leave-you = Du verlierst Karten, die aus dem Spiel entfernt werden: { $technologies }.
event-symbol-discarded = Die Karte „{ $technology }“ wird aufgedeckt und abgeworfen: Sie trägt ein Neues-Zeitalter-Symbol.
event-deck-renewed = Der Ablagestapel von Zeitalter { $age } wird zu einem neuen Zugstapel gemischt.
event-time-card = { $n ->
    [one] Die Karte „{ $technology }“ kommt auf den Zeitstapel; er hat jetzt { $n } Karte.
   *[other] Die Karte „{ $technology }“ kommt auf den Zeitstapel; er hat jetzt { $n } Karten.
}
event-covers-section = { $player } legt einen Stein auf Kostenabschnitt { $n } des Meilensteins „{ $milestone }“.
event-covers-section-you = Du legst einen Stein auf Kostenabschnitt { $n } des Meilensteins „{ $milestone }“.
event-milestone-completed = Der Meilenstein „{ $milestone }“ ist erreicht.
event-milestone-won = { $player } gewinnt den Meilenstein „{ $milestone }“.
event-milestone-won-you = Du gewinnst den Meilenstein „{ $milestone }“.
event-milestone-unowned = Gleichstand bei den Steinen: Der Meilenstein „{ $milestone }“ wird aus dem Spiel entfernt.
event-milestone-current = Aktueller Meilenstein: „{ $milestone }“.

event-game-lost = Alle übrigen Karten tragen ein Neues-Zeitalter-Symbol: Das Solospiel ist verloren.
event-ends-by-symbols = { $n ->
    [one] Spielende: { $n } Neues-Zeitalter-Symbol auf aktiven Technologien.
   *[other] Spielende: { $n } Neues-Zeitalter-Symbole auf aktiven Technologien.
}
event-ends-exhausted = Spielende: Die Karten von Zeitalter { $age } sind aufgebraucht.
event-ends-after-rounds = { $n ->
    [one] Spielende nach { $n } Runde.
   *[other] Spielende nach { $n } Runden.
}
event-scores = { $player } erzielt { $n } SP.
event-scores-you = Du erzielst { $n } SP.

## Warum nicht: was fehlt und was zu tun ist.

refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das geht jetzt nicht. Zuerst kommt: { $phase }.
refusal-after-draw = Nach der Aktion Karten ziehen hast du keine Aktionen mehr: Beende deinen Zug.
refusal-no-action-left = { $n ->
    [one] Deine Aktions-Fähigkeit gibt dir { $n } Aktion je Zug, und du hast sie genutzt. Nutze eine freie Aktion oder beende deinen Zug.
   *[other] Deine Aktions-Fähigkeit gibt dir { $n } Aktionen je Zug, und du hast sie genutzt. Nutze eine freie Aktion oder beende deinen Zug.
}
refusal-not-in-hand = Du hast „{ $technology }“ nicht auf der Hand. Wähle eine deiner Handkarten.
refusal-in-area = Du hast „{ $technology }“ schon, aktiv oder in Entwicklung. Wähle eine andere Technologie.
refusal-development-full = { $n ->
    [one] Du kannst „{ $technology }“ jetzt nicht erforschen: Deine Entwicklungs-Fähigkeit erlaubt { $n } Technologie in Entwicklung. Warte, bis sie aktiv ist, oder nimm sie in deiner Entwicklungsphase zurück.
   *[other] Du kannst „{ $technology }“ jetzt nicht erforschen: Deine Entwicklungs-Fähigkeit erlaubt { $n } Technologien in Entwicklung. Warte, bis eine davon aktiv ist, oder nimm eine in deiner Entwicklungsphase zurück.
}
refusal-cannot-pay = { $n ->
    [one] Dir fehlt { $n } Wissenspunkt, um „{ $technology }“ zu entdecken.
   *[other] Dir fehlen { $n } Wissenspunkte, um „{ $technology }“ zu entdecken.
} Zu bezahlen: { owed-knowledge }. Sammle erst Wissen oder eine vorausgesetzte Technologie, oder erforsche die Karte stattdessen.
refusal-not-complete = „{ $technology }“ ist nicht fertig. Wähle eine Technologie ohne Steine.
refusal-not-developing = „{ $technology }“ ist nicht in Entwicklung. Wähle eine deiner Technologien, die es ist.
refusal-not-in-time-deck = „{ $technology }“ ist nicht im Zeitstapel. Wähle eine seiner Karten.
refusal-time-card-left = Zeitalter { $age } hat das Spiel verlassen: „{ $technology }“ bleibt im Zeitstapel. Wähle eine Karte eines späteren Zeitalters.
refusal-same-card = Ein Tausch gegen ein weiteres Exemplar von „{ $technology }“ würde nichts ändern. Wähle eine andere Karte.
refusal-not-drawing = Aufhören kannst du nur während der Aktion Karten ziehen, nach der ersten Karte.
refusal-age-not-open = Zeitalter { $age } ist nicht offen: Es hat noch nicht begonnen, oder seine Karten haben das Spiel verlassen. Wähle ein offenes Zeitalter.
refusal-deck-empty = Der Zeitalter-{ $age }-Stapel ist leer. Wähle einen anderen Stapel oder mische den Ablagestapel mit der Aktion Mischen & Ziehen ein.
refusal-pile-empty = Der Ablagestapel Zeitalter { $age } ist leer. Wähle einen Zugstapel oder einen anderen Ablagestapel.
refusal-age-empty = Zugstapel und Ablagestapel von Zeitalter { $age } sind beide leer. Wähle ein anderes Zeitalter.
refusal-no-token = { $knowledge_id ->
    [science] Du hast kein Naturwissenschafts-Plättchen.
    [engineering] Du hast kein Ingenieur­wissenschafts-Plättchen.
    [culture] Du hast kein Kultur-Plättchen.
   *[general] Du hast kein Allgemeinwissen-Plättchen.
} Wähle ein anderes Plättchen oder wirf eine Karte ab.
refusal-token-spent = { $knowledge_id ->
    [science] Alle deine Naturwissenschafts-Plättchen sind benutzt
    [engineering] Alle deine Ingenieur­wissenschafts-Plättchen sind benutzt
    [culture] Alle deine Kultur-Plättchen sind benutzt
   *[general] Alle deine Allgemeinwissen-Plättchen sind benutzt
} und erst in deiner Versorgungsphase wieder verfügbar. Wähle ein anderes Plättchen oder wirf eine Karte ab.
refusal-already-covered = Die Kosten sind schon gedeckt. Benutze stattdessen ein Plättchen der passenden Art oder bezahle mit dem, was du gewählt hast.
refusal-not-covered = { $n ->
    [one] Dir fehlt noch { $n } Wissenspunkt. Benutze zuerst Plättchen oder wirf Karten ab.
   *[other] Dir fehlen noch { $n } Wissenspunkte. Benutze zuerst Plättchen oder wirf Karten ab.
}
refusal-token-no-help = { $knowledge_id ->
    [science] Es ist keine Naturwissenschaft mehr zu bezahlen.
    [engineering] Es ist keine Ingenieur­wissenschaft mehr zu bezahlen.
    [culture] Es ist keine Kultur mehr zu bezahlen.
   *[general] Es ist nichts mehr zu bezahlen.
} Wähle ein anderes Plättchen oder wirf eine Karte ab.
refusal-only-solo = Nur das Solospiel hat einen Zeitstapel.
refusal-already-swapped = Du hast in diesem Zug schon eine Karte mit dem Zeitstapel getauscht. In deinem nächsten Zug geht es wieder.
refusal-nothing-to-swap = Es gibt nichts zu tauschen: Du brauchst eine Handkarte und eine Karte des Zeitstapels, deren Zeitalter noch im Spiel ist.
refusal-no-milestones = Diese Partie wird ohne die Erweiterung Meilensteine gespielt.
refusal-no-milestone = Es gibt keinen aktuellen Meilenstein. Ein neues Zeitalter kann den nächsten bringen.
refusal-no-section = Der Meilenstein „{ $milestone }“ hat diesen Kostenabschnitt nicht. Wähle einen anderen Abschnitt.
refusal-section-covered = Auf diesem Kostenabschnitt des Meilensteins „{ $milestone }“ liegt schon ein Stein von { $player }. Wähle einen anderen Abschnitt.
refusal-section-cannot-pay = { $n ->
    [one] Dir fehlt { $n } Wissenspunkt für diesen Kostenabschnitt des Meilensteins „{ $milestone }“.
   *[other] Dir fehlen { $n } Wissenspunkte für diesen Kostenabschnitt des Meilensteins „{ $milestone }“.
} Zu bezahlen: { owed-knowledge }. Sammle erst Wissen oder eine vorausgesetzte Technologie.
refusal-no-personalities = Diese Partie wird ohne die Erweiterung Berühmtheiten gespielt.
refusal-must-succeed = Diese Ausgabe verlangt eine neue Berühmtheit. Wähle eine.
refusal-nothing-to-decline = Jetzt ist keine neue Berühmtheit zu wählen oder abzulehnen.
refusal-no-heritage = Du kannst jetzt kein Erbe nutzen: Nötig ist ein Wissenschaftler des Mittelalters, bevor Zeitalter III beginnt, oder ein Künstler der Renaissance, bevor Zeitalter IV beginnt.
refusal-person-taken = Die Berühmtheit { $person } ist oder war schon aktiv. Wähle eine andere.
refusal-philosophers-are-dealt = Die Berühmtheit { $person } kann nicht gewählt werden: Philosophen der Antike werden zu Beginn der Partie verteilt.
refusal-one-of-each-kind = Du kannst die Berühmtheit { $person } nicht nehmen: Du hattest schon eine aus derselben Gruppe.
refusal-too-late-for-scientist = Für die Berühmtheit { $person } ist es zu spät: Wissenschaftler des Mittelalters nimmt man spätestens, wenn Zeitalter III beginnt. Wähle einen Künstler der Renaissance.
refusal-too-early-for-guide = Die Berühmtheit { $person } kann erst genommen werden, wenn Zeitalter { $age } begonnen hat.
refusal-cannot-replace = Die Berühmtheit { $person } kann jetzt nicht aktiv werden: Ein Wissenschaftler des Mittelalters ersetzt einen Philosophen der Antike, ein Künstler der Renaissance einen Wissenschaftler des Mittelalters.

## Was noch zu bezahlen ist, als Liste; andere Meldungen verwenden sie.

owed-knowledge = { $science ->
    [0] { $engineering ->
        [0] { $culture ->
            [0] nichts
           *[other] { $culture } Kultur
        }
       *[other] { $culture ->
            [0] { $engineering } Ingenieur­wissenschaft
           *[other] { $engineering } Ingenieur­wissenschaft, { $culture } Kultur
        }
    }
   *[other] { $engineering ->
        [0] { $culture ->
            [0] { $science } Naturwissenschaft
           *[other] { $science } Naturwissenschaft, { $culture } Kultur
        }
       *[other] { $culture ->
            [0] { $science } Naturwissenschaft, { $engineering } Ingenieur­wissenschaft
           *[other] { $science } Naturwissenschaft, { $engineering } Ingenieur­wissenschaft, { $culture } Kultur
        }
    }
}
spare-knowledge = { $pool ->
    [0] {""}
    [one] {" "}Du hast { $pool } Wissenspunkt überzähliges Allgemeinwissen.
   *[other] {" "}Du hast { $pool } Wissenspunkte überzähliges Allgemeinwissen.
}

## Was gefragt wird.

ask-act = Wähle eine Aktion oder eine freie Aktion, oder beende deinen Zug.
ask-pay = Bezahle für „{ $technology }“: { owed-knowledge }. Benutze Wissensplättchen oder wirf Karten ab.{ spare-knowledge }
ask-pay-section = Bezahle für den Meilenstein „{ $milestone }“: { owed-knowledge }. Benutze Wissensplättchen oder wirf Karten ab.{ spare-knowledge }
ask-draw = { $n ->
    [one] Ziehe noch { $n } Karte oder höre auf. Wähle einen Zugstapel oder einen Ablagestapel.
   *[other] Ziehe noch bis zu { $n } Karten, eine nach der anderen, oder höre auf. Wähle einen Zugstapel oder einen Ablagestapel.
}
ask-quick-draw = { $n ->
    [one] Schnell ziehen: Ziehe noch { $n } Karte. Wähle einen Zugstapel oder einen Ablagestapel.
   *[other] Schnell ziehen: Ziehe noch { $n } Karten, eine nach der anderen. Wähle einen Zugstapel oder einen Ablagestapel.
}
ask-quick-discard = { $n ->
    [one] Schnell ziehen: Wirf noch { $n } Karte ab. Wähle sie.
   *[other] Schnell ziehen: Wirf noch { $n } Karten ab. Wähle die nächste.
}
ask-shuffle = Mischen & Ziehen: noch { $n }-mal. Wähle ein Zeitalter.
ask-upkeep = { $n ->
    [one] Du hast { $n } Karte zu viel. Wähle eine Karte zum Abwerfen.
   *[other] Du hast { $n } Karten zu viel. Wähle, welche du abwirfst.
}
ask-take-back = Technologien in Entwicklung auf die Hand zurücknehmen? Ihre Steine gehen verloren.
ask-complete = Mehrere Technologien sind fertig. Welche wird zuerst aktiv?
ask-give = Wähle die Handkarte, die in den Zeitstapel kommt.
ask-take = Wähle eine Karte aus dem Zeitstapel.
ask-succeed = Deine aktive Berühmtheit wurde umgedreht. Wähle die nächste.
ask-over = Die Partie ist zu Ende.

phase-act = Aktionsphase
phase-pay = Bezahlen
phase-draw = Karten ziehen
phase-quick-draw = Schnell ziehen
phase-quick-discard = Schnell ziehen: abwerfen
phase-shuffle = Mischen & Ziehen
phase-upkeep = Versorgungsphase
phase-take-back = Entwicklungsphase: zurücknehmen
phase-complete = Entwicklungsphase: Reihenfolge
phase-give = Zeitstapel: Karte abgeben
phase-take = Zeitstapel: Karte nehmen
phase-succeed = Neue Berühmtheit
phase-over = Spielende

## Was möglich ist.

move-discover = „{ $technology }“ entdecken
move-research = „{ $technology }“ erforschen
move-discard = „{ $technology }“ abwerfen
move-take-back = „{ $technology }“ auf die Hand zurücknehmen
move-complete = Zuerst „{ $technology }“ abschließen
move-give = „{ $technology }“ in den Zeitstapel legen
move-take = „{ $technology }“ aus dem Zeitstapel nehmen
move-draw-deck = Vom Zeitalter-{ $age }-Stapel ziehen
move-draw-pile = „{ $technology }“ vom Ablagestapel Zeitalter { $age } ziehen
move-quick-draw-deck = Schnell ziehen: vom Zeitalter-{ $age }-Stapel
move-quick-draw-pile = Schnell ziehen: „{ $technology }“ vom Ablagestapel Zeitalter { $age }
move-shuffle = Karten von Zeitalter { $age } mischen und ziehen
move-flip = { $knowledge_id ->
    [science] Ein Naturwissenschafts-Plättchen benutzen
    [engineering] Ein Ingenieur­wissenschafts-Plättchen benutzen
    [culture] Ein Kultur-Plättchen benutzen
   *[general] Ein Allgemeinwissen-Plättchen benutzen
}
move-end = Zug beenden
move-stop = Nicht mehr ziehen
move-keep = Weiterentwickeln
move-swap = Eine Karte mit dem Zeitstapel tauschen
move-section = Für den Kostenabschnitt { $n } des Meilensteins „{ $milestone }“ bezahlen
move-guide = Die Berühmtheit { $person } nehmen
move-decline = Auf eine neue Berühmtheit verzichten
move-spend = Mit überzähligem Allgemeinwissen bezahlen
move-heritage = Das Erbe der Berühmtheit { $person } nutzen

group-moves-discover = Entdecken
group-moves-research = Erforschen
group-moves-draw = Karten ziehen
group-moves-quick-draw = Schnell ziehen
group-moves-shuffle = Mischen & Ziehen
group-moves-pay = Bezahlen
group-moves-free = Freie Aktionen
group-moves-other = Sonstiges

## Die Wörter der Tableaus.

skill-action = Aktionen
skill-action-help = Wie viele Aktionen du in einem Zug ausführen darfst.
skill-draw = Karten ziehen
skill-draw-help = Wie viele Karten du mit der Aktion Karten ziehen höchstens ziehst; sie beendet deine Aktionsphase.
skill-hand = Handkartenlimit
skill-hand-help = Wie viele Karten du am Ende deines Zuges auf der Hand behalten darfst.
skill-shuffle = Mischen
skill-shuffle-help = Wie oft die Aktion Mischen & Ziehen einen Ablagestapel einmischt und eine Karte bringt.
skill-development = Entwicklung
skill-development-help = Wie viele Technologien du gleichzeitig in Entwicklung haben darfst.
skill-research = Forschung
skill-research-help = Wie viele Steine die Aktion Erforschen auf die Karte legt; weniger sind besser.
skill-quick-draw = Schnell ziehen
skill-quick-draw-help = Wie viele Karten die Aktion Schnell ziehen bringt und wie viele du danach abwirfst.

knowledge-science = Naturwissenschaft
knowledge-science-letter = N
knowledge-engineering = Ingenieur­wissenschaft
knowledge-engineering-letter = I
knowledge-culture = Kultur
knowledge-culture-letter = K
knowledge-general = Allgemeinwissen
knowledge-general-letter = A

power-prestige = Prestige
power-population = Bevölkerung
power-army = Armee

group-philosopher = Philosoph der Antike
group-scientist = Wissenschaftler des Mittelalters
group-artist = Künstler der Renaissance
milestone-group-ancient = Meilenstein der Antike
milestone-group-medieval = Meilenstein des Mittelalters
milestone-group-renaissance = Meilenstein der Renaissance

age-name-1 = Antike
age-name-2 = Mittelalter
age-name-3 = Renaissance
age-name-4 = Industrielle Revolution

card-cost = Entdeckungskosten
card-cost-line = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Naturwissenschaft
       *[other] { $n } Naturwissenschaft
    }
    [engineering] { $n ->
        [one] { $n } Ingenieur­wissenschaft
       *[other] { $n } Ingenieur­wissenschaft
    }
   *[culture] { $n ->
        [one] { $n } Kultur
       *[other] { $n } Kultur
    }
}
card-cost-line-or = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Naturwissenschaft oder „{ $technology }“
       *[other] { $n } Naturwissenschaft oder „{ $technology }“
    }
    [engineering] { $n ->
        [one] { $n } Ingenieur­wissenschaft oder „{ $technology }“
       *[other] { $n } Ingenieur­wissenschaft oder „{ $technology }“
    }
   *[culture] { $n ->
        [one] { $n } Kultur oder „{ $technology }“
       *[other] { $n } Kultur oder „{ $technology }“
    }
}
card-met = erfüllt
card-benefit = Vorteile
card-vp = { $n } SP
card-discard-value = Abwurfwert: { $n }
card-symbol = Zeitalter-{ $age }-Symbol
card-per-five = { $knowledge_id ->
    [science] 1 SP für je 5 Naturwissenschafts­technologien
    [engineering] 1 SP für je 5 Ingenieur­wissenschafts­technologien
   *[culture] 1 SP für je 5 Kulturtechnologien
}
card-mark = Spielerzahl: { $n }+
card-origin-rulebook = Regelhefte
card-origin-review = Rezension oder Verlag
card-origin-designed = dieses Projekt
card-origin-printed = gedruckte Karte
card-fact-name = Name
card-fact-type = Art
card-fact-age = Zeitalter
card-fact-cost1 = erste Kostenzeile
card-fact-cost2 = zweite Kostenzeile
card-fact-needs = Voraussetzung
card-fact-discard = Abwurfwert
card-fact-benefit = Vorteil
card-fact-power = Zahl der Machtschritte
card-fact-skill = dass es eine Fähigkeit ist
card-known = { $value }: { $how }
card-known-certain = bekannt aus einem Regelheft oder vom Verlag
card-known-stated = bekannt aus einer Rezension oder von einem Foto
card-known-inferred = aus den Regelheften erschlossen
card-known-designed = unser Entwurf
card-known-rest = alles Übrige: unser Entwurf

gain-skill = { $skill } +{ $n }
gain-token = { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}
gain-power = { $power } +{ $n }

zone-hand = Hand
zone-active = Aktive Technologien
zone-developing = In Entwicklung
zone-deck = Zeitalter-{ $age }-Stapel
zone-pile = Ablagestapel Zeitalter { $age }
zone-time = Zeitstapel
zone-known = Bekannte Handkarten

## Punkte.

score-prestige = Prestige
score-population = Bevölkerung
score-army = Armee
score-skills = Fähigkeiten
score-technologies = Technologien
score-per-five = 1 SP für je 5 Technologien
score-personalities = Berühmtheiten
score-milestones = Meilensteine
score-time = Zeitstapel
score-total = Summe

tie-general = Bei Gleichstand entschieden die Allgemeinwissen-Plättchen.
tie-culture = Bei Gleichstand entschieden die Kultur-Plättchen.
tie-science = Bei Gleichstand entschieden die Naturwissenschafts-Plättchen.
tie-engineering = Bei Gleichstand entschieden die Ingenieur­wissenschafts-Plättchen.
tie-shared = Der Gleichstand bleibt: Der Sieg wird geteilt.
tie-narrowed = Bei Gleichstand schieden einige durch die Plättchen aus; die Übrigen sind in allem gleichauf und teilen sich den Sieg.

rank-novice = Neuling
rank-leader = Anführer
rank-mastermind = Genie
rank-demigod = Halbgott
solo-lost = Das Solospiel ist verloren; es gibt keinen Rang.

## Optionen eines Tisches.

option-players = Spieler
option-players-help = Wie viele mitspielen. Wer allein spielt, spielt das Solospiel.
option-players-1 = 1 Spieler (Solospiel)
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler
option-players-5 = 5 Spieler
option-edition = Ausgabe
option-edition-help = Welches Regelheft entscheidet, wo sich die vier Ausgaben unterscheiden.
option-edition-en = Englische Ausgabe
option-edition-fr = Französische Ausgabe
option-edition-de = Deutsche Ausgabe
option-edition-ru = Russische Ausgabe
option-variant = Variante
option-variant-help = Das normale Spiel oder ein kürzeres für 2 oder mehr Spieler.
option-variant-standard = Normal
option-variant-quick = Schnell: von Beginn an 3 Aktionen je Zug
option-variant-quicker = Schneller: außerdem genügt 1 Symbol für jedes neue Zeitalter und das Spielende
option-expansions = Erweiterungen
option-expansions-help = Was zum Grundspiel hinzukommt; beliebig kombinierbar.
option-expansions-personalities = Berühmtheiten
option-expansions-milestones = Meilensteine
option-expansions-industrial = Industrielle Revolution
option-first = Startspieler
option-first-help = Wer den ersten Zug hat. Mit Berühmtheiten entscheiden die Nummern der Philosophen der Antike.
option-first-random = Zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5

bad-option-quick-alone = Die schnellen Varianten sind für zwei oder mehr Spieler (L6). Wähle das normale Spiel oder mehr Spieler.
bad-option-first = Nur ein Platz, der mitspielt, kann beginnen. Wähle einen davon oder überlass es dem Zufall.
bad-option-first-personalities = Mit den Berühmtheiten bestimmen die Zahlen der Philosophen, wer beginnt (H9). Überlasse den ersten Spieler dem Zufall.
bad-option-expansion = Das Kartenpaket „{ $pack }“ hat keine Karten für die Erweiterung „{ $expansion }“. Wähle eine andere Erweiterung oder ein anderes Kartenpaket.

# Why a move is worth making: hints
hint-points = Sie ist nach jetzigem Stand { $n } SP wert.
hint-skill = { $n ->
    [one] Sie erhöht deine Fähigkeit { $skill } bis zum Ende der Partie.
   *[other] Sie erhöht deine Fähigkeit { $skill } um { $n } bis zum Ende der Partie.
}
hint-token = { $n ->
    [one] Ihr Wissensplättchen hilft dir in jedem weiteren Zug.
   *[other] Ihre { $n } Wissensplättchen helfen dir in jedem weiteren Zug.
}
hint-power = { $n ->
    [one] Sie bringt dich auf der Leiste { $power } einen Schritt voran.
   *[other] Sie bringt dich auf der Leiste { $power } { $n } Schritte voran.
}
hint-free = Sie macht kostenlos: { $cards }.
hint-free-now = Sie macht kostenlos: { $cards }. Und du hast in diesem Zug noch eine Aktion.
hint-cheaper = Sie macht billiger: { $cards }.
hint-action = { $n ->
    [one] Sie gibt dir in jedem Zug eine Aktion mehr.
   *[other] Sie gibt dir in jedem Zug { $n } Aktionen mehr.
}
hint-leads = Damit führst du auf der Leiste { $power }.
hint-five = Sie bringt { $n } SP mehr für je fünf.
hint-section = Damit erfüllst du einen Abschnitt des Meilensteins { $milestone }.
hint-ends = Sie beendet die Partie, und du gewinnst.
hint-age = Damit beginnt Zeitalter { $age }.
hint-research = Sie kostet jetzt nichts und ist in { $n ->
    [one] { $n } Zug aktiv.
   *[other] { $n } Zügen aktiv.
}
hint-draw = Du hast { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} auf der Hand und darfst { $most } behalten.
hint-quick-draw = Du siehst neue Karten und hast noch eine Aktion.
hint-shuffle = Vorher wird die Ablage in den Stapel gemischt, und du hast noch eine Aktion.
hint-flip = Das Plättchen kommt am Ende deines Zuges zurück.
hint-spend = So bleiben deine Plättchen für weitere Kosten in diesem Zug.
hint-owned = { $technology } hast du schon.
hint-twice = { $technology } hast du mehrfach auf der Hand.
hint-yields = Sie bringt { $n } Wissen.
hint-keep = { $technology } ist in { $n ->
    [one] { $n } Zug aktiv.
   *[other] { $n } Zügen aktiv.
}
hint-take-back = Sonst würde sie die Partie beenden, und jemand anders führt.

# Was eine Technologie möglich machen würde
foreseen-free = macht kostenlos: { $cards }
foreseen-cheaper = macht billiger: { $cards }
foreseen-action = { $n ->
    [one] { $n } Aktion mehr
   *[other] { $n } Aktionen mehr
}
foreseen-leads = übernimmt die Führung: { $power }
foreseen-five = { $n } SP mehr für je fünf
foreseen-section = erfüllt einen Abschnitt: { $milestone }

# Das Labor.
things-technology = Technologien
things-personality = Berühmtheiten
things-milestone = Meilensteine
fate-played = entdeckt oder erforscht
fate-paid = für Wissen abgeworfen
fate-given = in den Zeitstapel gegeben
fate-unfinished = nie fertig geworden
fate-thrown = ohne Gegenwert abgeworfen
fate-left = mit dem Zeitalter entfernt
fate-held = am Ende auf der Hand
ending-symbols = durch Neues-Zeitalter-Symbole
ending-exhausted = weil das letzte Zeitalter erschöpft war
ending-rounds = nach der letzten Runde
ending-lost = gegen den Zeitstapel verloren

## Das Tableau von Progress in Worten.

progress-piles = Auf dem Tisch
progress-now = Zeitalter { $age } – { $name }, Runde { $n }
progress-age = Zeitalter { $age }
progress-deck = Zugstapel ({ $n })
progress-pile = Ablagestapel ({ $n })
progress-time-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
progress-milestone = Meilenstein
progress-section = Abschnitt { $n }
progress-covered = bezahlt von { $player }
progress-skills = Fähigkeiten
progress-tokens = Plättchen
progress-power = Macht
progress-active = Aktiv
progress-developing = In Entwicklung
progress-guide = Berühmtheit
progress-won = Meilensteine
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } Stein)
   *[other] ({ $n } Steine)
}
progress-hand = Deine Hand: { $n } (Handkartenlimit { $limit })
progress-hand-of = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
progress-known = auf der Hand gesehen:
progress-you = du
progress-discard = Abwurfwert { $n }
progress-in-area = schon in deinem Spielbereich
progress-missing = (fehlt: { $n })
progress-age-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol, dann beginnt Zeitalter { $age }.
   *[other] Noch { $n } Neues-Zeitalter-Symbole, dann beginnt Zeitalter { $age }.
}
progress-end-needs = { $n ->
    [one] Noch { $n } Neues-Zeitalter-Symbol bis zum Spielende.
   *[other] Noch { $n } Neues-Zeitalter-Symbole bis zum Spielende.
}
progress-your-turn = Du bist am Zug. Aktionen übrig: { $left } von { $most }.
progress-turn-of = { $player } ist am Zug. Aktionen übrig: { $left } von { $most }.
progress-spare = Überzähliges Wissen: { $n }.
progress-note-ends = beendet das Spiel
progress-note-ends-later = würde das Spiel beenden, sobald die Karte aktiv wird
progress-note-age = Zeitalter { $age } beginnt
progress-note-age-later = Zeitalter { $age } würde beginnen, sobald die Karte aktiv wird
progress-note-markers = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
progress-note-yields = +{ $n } Wissen
progress-heritage = Erbe
progress-printed = Außerdem auf der Karte
progress-unlocks = Führt zu
progress-owned = Liegt bei
progress-origin = Herkunft des Namens
progress-facts = Werte
progress-order = Reihenfolgenummer
progress-owner-developing = { $player } (in Entwicklung)
progress-tree-marks = ● aktiv · ◐ in Entwicklung · ○ auf deiner Hand · □ auf einem Ablagestapel · ← braucht · → führt zu
progress-explained = { $word }: { $help }
progress-legend = Buchstaben nennen die Art: { $letters }. Auf deiner Hand ist eine Kostenzeile durch eine Voraussetzung erfüllt (✓), bezahlbar (•) oder nicht bezahlbar (✗); ✦ heißt Neues-Zeitalter-Symbol. Plättchen: bereit/alle.

# Sentences of history

## What an order given ahead may depend on.

order-pile = „{ $technology }“ liegt oben auf einem Ablagestapel
order-age = Zeitalter { $age } hat begonnen
