# The club: open tables, people at the hearth, and invitations. $player is a name, $players several, $game a game, $n a number.

wc-lede = Tische mit einem freien Platz und Leute, mit denen du schon gespielt hast.
wc-to-events = Zu den Turnieren
wc-people = Leute

## Open tables
wc-open = Offene Tische
wc-open-one = Tisch öffnen
wc-which = Welche Tische
wc-all = Alle
wc-now = Jetzt
wc-slow = Wann du magst
wc-none = { $n ->
    [0] Gerade wartet kein Tisch. Öffne einen, und wer als Nächstes kommt, findet ihn.
    [one] Gerade wartet kein Tisch. Öffne einen, und die andere Person hier sieht ihn sofort.
   *[other] Gerade wartet kein Tisch. Öffne einen, und die { $n } anderen hier sehen ihn sofort.
}
wc-more = { $n } weitere
wc-free = frei
wc-rated = gewertet
wc-range = { $low }–{ $high }
wc-from = ab { $low }
wc-to = bis { $high }
wc-beginners = für Einsteiger
wc-talk = mit Gespräch
wc-fits = passt zu dir
wc-starts = beginnt mit dir
wc-yours = dein Tisch
wc-sit = Hinsetzen
wc-sit-at = Hinsetzen: { $game } mit { $players }
wc-watch = Zuschauen
wc-watch-at = Zuschauen: { $game } mit { $players }
wc-go = Zum Tisch

## At the hearth
wc-hearth = Am Feuer
wc-hearth-note = Leute, mit denen du gespielt hast. Auch sie sehen dich, solange bei dir eine Seite offen ist.
wc-hearth-none = Wenn du mit jemandem gespielt hast, siehst du hier, ob er oder sie da ist. Auch du bist zu sehen, solange bei dir eine Seite offen ist.
wc-hearth-stranger = Spiel unter deinem Namen, dann siehst du hier, wer von deinen Mitspielern gerade da ist.
wc-hide = Mich verbergen
wc-here = ist da
wc-waits = wartet an einem offenen Tisch
wc-plays = spielt { $game } mit { $players }
wc-plays-alone = spielt { $game }
wc-watch-whom = { $player } zuschauen
wc-join = Dazusetzen
wc-join-whom = Dazusetzen zu { $player }
wc-invite = Einladen
wc-invite-whom = { $player } einladen
wc-asked = { $player } hat deine Einladung.

## Invitations
wc-invitations = Einladungen
wc-invited = { $player } lädt dich ein
wc-invited-again = { $player } würde gern noch einmal spielen
wc-with = mit { $players }
wc-accept = Hinsetzen
wc-accept-whom = Hinsetzen zu { $player }
wc-decline = Jetzt nicht
wc-decline-whom = Jetzt nicht: { $player } Bescheid geben
wc-declined = { $player } kann gerade nicht mitspielen.
wc-heard = In Ordnung
wc-turns = { $n ->
    [one] Du bist an { $n } Tisch am Zug.
   *[other] Du bist an { $n } Tischen am Zug.
}

## Who somebody is
wc-introduce = Wie sollen wir dich nennen?
wc-introduce-note = Die Leute am Tisch sehen diesen Namen. Dein Browser behält einen Schlüssel, damit du beim nächsten Mal dieselbe Person bist. Mehr braucht es nicht.
wc-introduce-open = Sag uns deinen Namen
wc-introduce-yes = Diesen Namen nehmen

## A new table
wc-form-stranger = Damit andere diesen Tisch finden oder die Partie zählt, muss der Club wissen, wie du heißt.
wc-form-invites = { $player } bekommt deine Einladung, sobald du den Tisch öffnest.
wc-form-listed = Offen für den Club
wc-form-listed-note = Alle im Club können den Tisch finden und einen freien Platz nehmen. Links gehen auch.
wc-form-rated = Das Ergebnis zählt
wc-form-rated-note = Deine Wertung und die der anderen ändern sich damit.
wc-form-wish = Wer willkommen ist
wc-form-note = Eine Zeile für alle, die einen Tisch suchen
wc-form-beginners = Einsteiger sind willkommen
wc-form-low = Wertung ab
wc-form-high = Wertung bis
