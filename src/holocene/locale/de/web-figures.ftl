# Wie Starke mit den Karten umgehen: Zahlen, in vielen Partien gezählt.

wf-title = So spielen Starke
wf-lede = Das Netz des Champions hat viele Partien { $game } gegen sich selbst gespielt. Hier steht, was es mit jeder Karte gemacht hat, wie das ausging und wie seine Partien begannen.
wf-all-cards = Alle Karten
wf-none = Für diese Karten gibt es keine Zahlen. Gezählt wurde mit den Karten, die zum Spiel gehören.
wf-not-here = Diese Karte ist an einem solchen Tisch nicht im Spiel.
wf-players = Spieler
wf-expansions = Erweiterungen
wf-base = keine
wf-all = alle
wf-counted = { $players ->
    [one] Gezählt in { $n } Partien allein.
   *[other] Gezählt in { $n } Partien zu { $players } Spielern.
}
wf-cause = Was zusammen auftritt, muss nicht Ursache und Wirkung sein: Wer vorn liegt, kann sich mehr leisten.
wf-things = Karte für Karte
wf-name = Name
wf-age = Zeitalter
wf-games = In Partien
wf-of-players = Von Spielern
wf-wins = Siege
wf-points = Punkte
wf-round = Runde
wf-read = Siege: Prozentpunkte über einem gerechten Anteil. Punkte: mehr, als die anderen am Tisch hatten. ± sagt, wo die Wahrheit in 19 von 20 Fällen liegt. Runde: Bis dahin hat sie die Hälfte derer, die sie bekommen. Ein Druck auf den Namen zeigt mehr.
wf-about = { $value } ± { $half }
wf-nothing = –
wf-used = In { $games } der Partien kommt jemand dazu; { $players } aller Spieler tun es.
wf-used-won = Wo andere ohne blieben, gewannen die mit ihr { $won } der Partien, gerecht wären { $fair } (die Wahrheit liegt zwischen { $low } und { $high }).
wf-used-points = Verglichen mit den anderen am Tisch hatten sie { $points } Punkte.
wf-used-points-alone = Verglichen mit Partien ohne sie endeten sie mit { $points } Punkten.
wf-too-few = Zu wenige Partien hatten Spieler mit ihr und Spieler ohne sie, um zu sagen, wie es ihnen erging.
wf-when = Die Hälfte derer, die dazu kommen, hat sie bis Runde { $middle }, die meisten zwischen Runde { $first } und { $last }.
wf-goes-with = Dieselben Spieler haben dazu oft:
wf-lift = { $times }-mal so oft wie durch Zufall
wf-worth = Wie es Spielern erging
wf-worth-used = Gespielt
wf-worth-held = Auf der Hand gehabt
wf-worth-dealt = Zu Beginn bekommen
wf-dealt-note = Was man zu Beginn bekommt, ist reiner Zufall: Diese Zeile kommt dem am nächsten, was die Karte selbst wert ist.
wf-openings = Wie Partien beginnen
wf-openings-read = Die ersten drei Dinge, zu denen jemand kommt. Eine Zeile lässt sich öffnen: Dann steht da, was folgte.
wf-opening-share = { $share } der Spieler
wf-opening-won = Siege: { $won } ({ $low } bis { $high }; gerecht: { $fair })
wf-opening-points = { $points } Punkte
wf-how = Wie gezählt wurde
wf-how-worth = Wer eine Karte hat, wird mit den anderen am selben Tisch verglichen, damit lange Partien und reiche Blätter nicht für sie sprechen. Die Einheit des Zufalls ist das Geben; Partien, in denen alle oder keiner die Karte haben, sagen nichts.
wf-how-pairs = Zwei Dinge gehören zusammen, wenn dieselben Spieler beide öfter haben, als der Zufall es will, unter denen, die zu etwa gleich vielem kamen, und so deutlich, dass es kein Versehen ist.
wf-how-made = Alle Plätze spielte der beste Zug des Netzes, mit diesen Karten und Regeln:
