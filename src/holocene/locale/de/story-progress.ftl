# Progress told as a story: a sentence an action. $paid, $gains, $drawn and $discarded are lists of clauses;
# $paid_n says how many there are.

chapter-turn = Runde { $n }, { $player }
chapter-turn-you = Runde { $n }, du
story-discovers = { $paid_n ->
    [0] { $gains_n ->
        [0] { $player } entdeckt „{ $technology }“ kostenlos.
       *[other] { $player } entdeckt „{ $technology }“ kostenlos: { $gains }.
    }
   *[other] { $gains_n ->
        [0] { $player } entdeckt „{ $technology }“ für { $paid }.
       *[other] { $player } entdeckt „{ $technology }“ für { $paid }: { $gains }.
    }
}
story-discovers-you = { $paid_n ->
    [0] { $gains_n ->
        [0] Du entdeckst „{ $technology }“ kostenlos.
       *[other] Du entdeckst „{ $technology }“ kostenlos: { $gains }.
    }
   *[other] { $gains_n ->
        [0] Du entdeckst „{ $technology }“ für { $paid }.
       *[other] Du entdeckst „{ $technology }“ für { $paid }: { $gains }.
    }
}
story-matures = { $gains_n ->
    [0] { $player } vollendet „{ $technology }“.
   *[other] { $player } vollendet „{ $technology }“: { $gains }.
}
story-matures-you = { $gains_n ->
    [0] Du vollendest „{ $technology }“.
   *[other] Du vollendest „{ $technology }“: { $gains }.
}
story-covers = { $paid_n ->
    [0] { $player } belegt Abschnitt { $n } des Meilensteins „{ $milestone }“ kostenlos.
   *[other] { $player } belegt Abschnitt { $n } des Meilensteins „{ $milestone }“ für { $paid }.
}
story-covers-you = { $paid_n ->
    [0] Du belegst Abschnitt { $n } des Meilensteins „{ $milestone }“ kostenlos.
   *[other] Du belegst Abschnitt { $n } des Meilensteins „{ $milestone }“ für { $paid }.
}
story-wins-milestone = { $gains_n ->
    [0] { $player } gewinnt den Meilenstein „{ $milestone }“.
   *[other] { $player } gewinnt den Meilenstein „{ $milestone }“: { $gains }.
}
story-wins-milestone-you = { $gains_n ->
    [0] Du gewinnst den Meilenstein „{ $milestone }“.
   *[other] Du gewinnst den Meilenstein „{ $milestone }“: { $gains }.
}
story-takes-guide = { $gains_n ->
    [0] { $player } folgt nun der Berühmtheit { $person }.
   *[other] { $player } folgt nun der Berühmtheit { $person }: { $gains }.
}
story-takes-guide-you = { $gains_n ->
    [0] Du folgst nun der Berühmtheit { $person }.
   *[other] Du folgst nun der Berühmtheit { $person }: { $gains }.
}
story-uses-heritage = { $gains_n ->
    [0] { $player } tritt das Erbe der Berühmtheit { $person } an.
   *[other] { $player } tritt das Erbe der Berühmtheit { $person } an: { $gains }.
}
story-uses-heritage-you = { $gains_n ->
    [0] Du trittst das Erbe der Berühmtheit { $person } an.
   *[other] Du trittst das Erbe der Berühmtheit { $person } an: { $gains }.
}
story-guide-leaves = { $gains_n ->
    [0] { $player } verliert die Berühmtheit { $person }.
   *[other] { $player } verliert die Berühmtheit { $person }: { $gains }.
}
story-guide-leaves-you = { $gains_n ->
    [0] Du verlierst die Berühmtheit { $person }.
   *[other] Du verlierst die Berühmtheit { $person }: { $gains }.
}
story-gains = { $player } erhält außerdem { $gains }.
story-gains-you = Du erhältst außerdem { $gains }.
story-draws = { $player } zieht { $drawn }.
story-draws-you = Du ziehst { $drawn }.
story-quick-draws = { $discarded_n ->
    [0] { $player } zieht schnell { $drawn }.
   *[other] { $player } zieht schnell { $drawn } und wirft { $discarded } ab.
}
story-quick-draws-you = { $discarded_n ->
    [0] Du ziehst schnell { $drawn }.
   *[other] Du ziehst schnell { $drawn } und wirfst { $discarded } ab.
}
story-shuffles = { $player } mischt und zieht { $drawn }.
story-shuffles-you = Du mischst und ziehst { $drawn }.
story-discards = { $player } wirft { $discarded } ab.
story-discards-you = Du wirfst { $discarded } ab.
story-swaps = { $player } tauscht „{ $given }“ gegen „{ $technology }“ aus dem Zeitstapel.
story-swaps-you = Du tauschst „{ $given }“ gegen „{ $technology }“ aus dem Zeitstapel.
story-reveals = { $n ->
    [one] „{ $technology }“ kommt auf den Zeitstapel; er hat jetzt { $n } Karte.
   *[other] „{ $technology }“ kommt auf den Zeitstapel; er hat jetzt { $n } Karten.
}
story-age-begins = { $age ->
    [II] Zeitalter II beginnt: das Mittelalter, um 500.
    [III] Zeitalter III beginnt: die Renaissance, um 1500.
   *[IV] Zeitalter IV beginnt: die Industrielle Revolution, um 1740.
}
story-age-begins-exhausted = { $age ->
    [II] Die Karten von Zeitalter I sind aufgebraucht. Zeitalter II beginnt: das Mittelalter, um 500.
    [III] Die Karten von Zeitalter II sind aufgebraucht. Zeitalter III beginnt: die Renaissance, um 1500.
   *[IV] Die Karten von Zeitalter III sind aufgebraucht. Zeitalter IV beginnt: die Industrielle Revolution, um 1740.
}

clause-find = „{ $technology }“
clause-from-discards = „{ $technology }“ vom Ablagestapel
clause-from-deck = { $n ->
    [one] { $n } Karte vom Zeitalter-{ $age }-Stapel
   *[other] { $n } Karten vom Zeitalter-{ $age }-Stapel
}
clause-card-paid = die Karte „{ $technology }“
clause-cards-paid = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
clause-tokens-paid = { clause-gains-token }
clause-spare-paid = überzähliges Wissen
clause-skill-rises = { $skill } +{ $n }
clause-skill-falls = { $skill } −{ $n }
clause-advances = { $power } +{ $n }
clause-step-lost = { $skill } schon am Ende der Leiste
clause-power-step-lost = { $power } schon am Ende der Leiste
clause-gains-token = { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen
    [culture] { $n } Kultur-Plättchen
   *[general] { $n } Allgemeinwissen-Plättchen
}
clause-loses-token = { $knowledge_id ->
    [science] { $n } Naturwissenschafts-Plättchen weniger
    [engineering] { $n } Ingenieur­wissenschafts-Plättchen weniger
    [culture] { $n } Kultur-Plättchen weniger
   *[general] { $n } Allgemeinwissen-Plättchen weniger
}
