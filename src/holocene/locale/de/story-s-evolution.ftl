# S-Evolution told as a story: a sentence a trick, a sentence an Action. $takers, $deeds and $points are lists of clauses.

chapter-tricks = Runde { $n }: die Stiche
chapter-action = Runde { $n }, { $player }
chapter-action-you = Runde { $n }, du
story-trick = Stich { $n }: { $takers }.
story-acts = { $player } { $deeds }.
story-acts-you = Du { $deeds }.
story-discoveries = Punkte für Entdeckungen: { $points }.
story-historic-leader = { $player } geht als Leitfigur der Evolution in die Geschichte ein.
story-historic-leader-you = Du gehst als Leitfigur der Evolution in die Geschichte ein.

clause-takes = { $order ->
    [1] { $player } nimmt { $cards }
   *[other] { $player } { $cards }
}
clause-takes-you = { $order ->
    [1] du nimmst { $cards }
   *[other] du { $cards }
}
clause-amount = { $resource_id ->
    [food] { $n } Nahrung
    [tools] { $n ->
        [one] { $n } Werkzeug
       *[other] { $n } Werkzeuge
    }
   *[science] { $n } Wissenschaft
}
clause-joker = einen Joker
clause-calamity = { $calamity_id ->
    [famine] die Hungersnot
    [earthquake] das Erdbeben
    [fanaticism] den Fanatismus
    [epidemic] die Epidemie
    [invasion] die Invasion
    [hurricane] den Orkan
    [decadence] die Dekadenz
    [obscurantism] den Obskurantismus
   *[other] die Katastrophe { $calamity }
}
clause-discovery = die Entdeckung „{ $discovery }“
clause-points = { $player } { $n } SP
clause-points-you = du { $n } SP
clause-suffers-calamity = erleidet { clause-calamity }
clause-suffers-calamity-you = erleidest { clause-calamity }
clause-protection-meets = wehrt { clause-calamity } ab
clause-protection-meets-you = wehrst { clause-calamity } ab
clause-meets-all = { $needed ->
    [1] erfüllt das Bedürfnis
    [2] erfüllt beide Bedürfnisse
   *[other] erfüllt alle Bedürfnisse
}
clause-meets-all-you = { $needed ->
    [1] erfüllst das Bedürfnis
    [2] erfüllst beide Bedürfnisse
   *[other] erfüllst alle Bedürfnisse
}
clause-meets-some = { $needed ->
    [2] erfüllt eins von zwei Bedürfnissen
   *[other] erfüllt { $n } von { $needed } Bedürfnissen
}
clause-meets-some-you = { $needed ->
    [2] erfüllst eins von zwei Bedürfnissen
   *[other] erfüllst { $n } von { $needed } Bedürfnissen
}
clause-meets-none = erfüllt kein Bedürfnis
clause-meets-none-you = erfüllst kein Bedürfnis
clause-scores = erhält { $n } SP
clause-scores-you = erhältst { $n } SP
clause-rises = steigt in Zeitalter { $age } auf
clause-rises-you = steigst in Zeitalter { $age } auf
clause-buys-age = erkauft den Aufstieg in Zeitalter { $age }
clause-buys-age-you = erkaufst den Aufstieg in Zeitalter { $age }
clause-falls = fällt in Zeitalter { $age } zurück
clause-falls-you = fällst in Zeitalter { $age } zurück
clause-loses-population = verliert einen Einwohner (Bevölkerung { $n })
clause-loses-population-you = verlierst einen Einwohner (Bevölkerung { $n })
clause-removes-pop = nimmt einen Einwohner vom Plan ({ $place })
clause-removes-pop-you = nimmst einen Einwohner vom Plan ({ $place })
clause-grows = wächst auf Bevölkerung { $n }
clause-grows-you = wächst auf Bevölkerung { $n }
clause-builds = baut { $places }
clause-builds-you = baust { $places }
clause-building = { $place_id ->
    [farm] { $level ->
        [1] einen Bauernhof
       *[other] einen Bauernhof der Stufe { $level }
    }
    [factory] { $level ->
        [1] eine Fabrik
       *[other] eine Fabrik der Stufe { $level }
    }
   *[research-centre] { $level ->
        [1] ein Forschungs­zentrum
       *[other] ein Forschungs­zentrum der Stufe { $level }
    }
}
clause-places-pop = gewinnt { $place } (Stufe { $level })
clause-places-pop-you = gewinnst { $place } (Stufe { $level })
clause-raises-pop = { $place_id ->
    [farm] wertet den Bauernhof auf (Stufe { $level })
    [factory] wertet die Fabrik auf (Stufe { $level })
    [research-centre] wertet das Forschungs­zentrum auf (Stufe { $level })
   *[other] wertet { $place } auf (Stufe { $level })
}
clause-raises-pop-you = { $place_id ->
    [farm] wertest den Bauernhof auf (Stufe { $level })
    [factory] wertest die Fabrik auf (Stufe { $level })
    [research-centre] wertest das Forschungs­zentrum auf (Stufe { $level })
   *[other] wertest { $place } auf (Stufe { $level })
}
clause-moves-pop = versetzt einen Einwohner ({ $old } → { $place }, Stufe { $level })
clause-moves-pop-you = versetzt einen Einwohner ({ $old } → { $place }, Stufe { $level })
clause-builds-more = { $n ->
    [one] ändert noch { $n } Sache
   *[other] ändert noch { $n } Sachen
}
clause-builds-more-you = { $n ->
    [one] änderst noch { $n } Sache
   *[other] änderst noch { $n } Sachen
}
