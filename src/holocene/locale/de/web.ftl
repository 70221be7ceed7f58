# The browser: pages, buttons and notices. $player is a name, $n a number.

## Every page
web-home = Startseite
web-place-nav = Orte
web-place-play = Spielen
web-place-learn = Lernen
web-place-today = Heute
web-place-club = Club
web-skip = Zum Inhalt springen
web-language = Sprache
web-language-changed = Die Seite ist jetzt auf Deutsch.
web-settings = Einstellungen
web-settings-kept = Nur in diesem Browser gespeichert.
web-me = Du
web-me-link = Was von deinen Partien gespeichert ist und wie du es löschst
web-theme = Farben
web-theme-next = Hell, dunkel, hoher Kontrast
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-text-size = Textgröße
web-text-percent = { $n } %
web-motion = Bewegung
web-motion-on = Karten bewegen sich
web-motion-off = Keine Bewegung
web-letter-keys = Tastenkürzel mit einer Taste
web-letter-keys-on = An
web-letter-keys-off = Aus
web-keys = Tastenkürzel
web-key-tab = nächstes Element
web-key-help = diese Liste zeigen
web-key-language = nächste Sprache
web-key-settings = Einstellungen
web-key-question = zur Frage springen
web-key-choice = zu dieser Wahl springen (1 bis 9)
web-close = Schließen
web-cancel = Abbrechen
web-again = Noch einmal versuchen
web-wait = Einen Moment …
web-nothing-here = Hier ist nichts
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-page-failed = Die Seite konnte nicht geladen werden. Versuche es gleich noch einmal.
web-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
web-no-network = Du bist offline. Der Tisch geht weiter, sobald das Netz wieder da ist.
web-problem = Der Server hat das abgelehnt (Status { $status }).
web-problem-401 = Dieser Link erlaubt das nicht.
web-problem-403 = Dieser Link erlaubt das nicht.
web-problem-404 = Das gibt es nicht mehr.
web-problem-429 = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
web-vp = SP
web-rule = Regel { $rule }
web-how = So spielt man
web-how-of = So spielt man: { $game }
web-rules = Nachschlagen

## The table
web-tools = Werkzeuge
web-tabs = Teile des Tisches
web-tab-table = Tisch
web-tree = Technologiebaum
web-score = Punkte
web-score-pad = Wertungsblock
web-score-now = Wenn die Partie jetzt endete, nach allem, was alle sehen können.
web-score-picture = Die Punkte jedes Spielers als Schichten; die Tabelle daneben sagt dasselbe.
web-text-table = Texttisch
web-people = Spieler
web-you = du
web-turn = ist am Zug
web-why-not = Warum nicht?
web-all-moves = Alle Züge
web-your-turn = Du bist am Zug
web-not-your-turn = Du bist nicht am Zug.
web-allowed = Das kannst du jetzt tun.
web-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
web-thinking = { $player } denkt nach.
web-waiting-for = Warten auf { $player }
web-not-begun = Noch nicht begonnen
web-over = Ende
web-game-over = Die Partie ist zu Ende.
web-watching = Du siehst zu. Handkarten bleiben verborgen.
web-sheet = Auswahl ein- oder ausblenden
web-final = „Rückgängig“ reicht nur bis hier
web-undo = Rückgängig
web-undo-note = Zurück geht es bis zu dem Punkt, an dem zuletzt etwas aufgedeckt wurde.
web-restart = Zug neu beginnen
web-hint = Tipp
web-hint-candidates = Kandidaten zeigen
web-hint-move = Den Zug zeigen
web-hint-play = So ziehen
web-hint-wait = Tipp wird berechnet …
web-takeback = Um Rücknahme bitten
web-takeback-note = „Rückgängig“ reicht nur bis zum Schloss; die anderen können dir erlauben, den letzten Zug zurückzunehmen.
web-takeback-bots = Zug zurücknehmen
web-takeback-bots-note = „Rückgängig“ reicht nur bis zum Schloss. Bots lassen dich weiter zurück: bis vor deinen letzten Zug.
web-takeback-asked = Die anderen Spieler sind gefragt.
web-takeback-from = { $player } möchte den letzten Zug zurücknehmen.
web-takeback-pending = Warten auf die anderen: Darf der letzte Zug zurückgenommen werden?
web-barrier-note = Ein Schloss zeigt, wie weit „Rückgängig“ reicht.
web-accept = Annehmen
web-decline = Ablehnen
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-moment = Den Tisch nach Zug { $n } zeigen
web-since-mine = Seit deinem letzten Zug
web-since-mine-short = Seit meinem Zug
web-density = Wie ausführlich der Verlauf ist
web-stale = Jemand war schneller. So steht der Tisch jetzt.
web-reconnecting = Verbindung unterbrochen, neuer Versuch läuft. Nichts geht verloren.
web-link-revoked = Dieser Link funktioniert nicht mehr. Wenn du für deinen Platz einen neuen angelegt hast, öffne den; sonst frag den Host.
web-table-closed = Dieser Tisch ist geschlossen
web-no-table = Diesen Tisch gibt es nicht, oder der Host hat ihn gelöscht.
web-seat-kept = Dieser Browser merkt sich deinen Platz. Wenn der Server gerade repariert wird, komm später wieder.
web-no-link-open = Diese Partie wartet auf Spieler. Bitte den Host um einen Link zu einem Platz.
web-no-link = Diese Partie läuft. Zum Zusehen oder Mitspielen brauchst du einen Link.
web-link-seat = Platz { $n }
web-copy = Kopieren
web-copied = Link kopiert.
web-copy-failed = Dein Browser erlaubt das nicht. Markiere den Link und kopiere ihn selbst.
web-qr = QR-Code
web-qr-label = QR-Code: { $link }
web-renew = Neuer Link
web-rematch = Revanche
web-same-deal = Gleiche Karten noch einmal
web-replay = Partie ansehen
web-download-text = Aufzeichnung als Text
web-download-json = Aufzeichnung als JSON
web-next-game = Zur nächsten Partie

## Home
web-hero = Zehntausend Jahre, Schicht um Schicht
web-hero-lede = Brettspiele über die Geschichte der Menschheit. Spiele allein, mit Freunden oder gegen Bots. Ohne Konto.
web-play-now = Sofort spielen
web-new-table = Neuer Tisch
web-mine = Deine Partien
web-lost = Nicht gefunden seit: { $when }. Dein Platz bleibt gemerkt: Vielleicht wird der Server gerade repariert.
web-forget = Vergessen
web-moves-made = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-continue = Weiterspielen
web-look = Ansehen
web-watch = Zuschauen
web-over-tables = Wiederholungen
web-over-none = Hier ist noch keine Partie zu Ende gespielt.
web-public-tables = Öffentliche Tische
web-public-none = Gerade spielt niemand öffentlich.
web-imported-short = aus einer Datei
web-seat = Spieler { $n }
web-seat-bot = Bot
web-learn = Lernen
web-learn-rules = Nachschlagen: die Regeln von { $game }
web-learn-puzzles = Rätsel: finde den besten Zug
web-learn-tree = Technologiebaum: was jede Technologie braucht
web-learn-cards = Alle Karten von { $game }
web-foot = „Progress: Evolution of Technology“ und „S-Evolution“ sind Werke ihrer Autoren und Verlage. Die Bilder und die Kartenwerte, die nicht öffentlich sind, entstanden für dieses Projekt.

## New table
web-game = Spiel
web-who = Wer spielt
web-options = Optionen
web-level = Stufe der Bots
web-seat-me = Ich
web-seat-here = Am selben Bildschirm
web-seat-open = Frei, per Link
web-your-name-hint = Name (freiwillig)
web-to-table = Zum Tisch

## Rules, cards, tree
web-search = Suchen
web-cards = Karten
web-figures = So spielen Starke
web-in-play = Im Spiel
web-cards-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-technologies = Technologien
web-personalities = Berühmtheiten
web-milestones = Meilensteine
web-deck = Der Zugstapel eines Spielers
web-deck-note = Alle Spieler haben dieselben 24 Karten; zwei davon sind Katastrophen.
web-discoveries = Entdeckungen
web-calamities = Katastrophen
web-places = Gebäude und Vorteile
web-copies = { $n ->
    [one] { $n } Exemplar, für { $marks } Spieler
   *[other] { $n } Exemplare, für { $marks } Spieler
}
web-filter-age = Zeitalter
web-filter-type = Art
web-filter-suit = Farbe
web-name-from = Herkunft des Namens: { $origin }
web-known = Woher ein Wert kommt
web-known-not = ohne Zeichen: für dieses Projekt entworfen
web-origin-rulebook = aus einem Regelheft
web-origin-designed = für dieses Projekt entworfen
web-age = Zeitalter { $age }
web-card-cost = Kosten
web-card-discard = Abwurfwert
web-card-symbol = Neues-Zeitalter-Symbol
web-card-heritage = Erbe
web-colour-red = Rot
web-colour-green = Grün
web-colour-blue = Blau
web-colour-yellow = Gelb
web-tree-count = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologien
}
web-tree-keys = Pfeiltasten führen von Technologie zu Technologie
web-tree-active = aktiv
web-tree-developing = in Entwicklung
web-tree-held = auf deiner Hand
web-tree-open = in einem offenen Stapel
web-tree-shut = ihr Zeitalter hat nicht begonnen
web-tree-red = Verbindungen der gewählten Technologie
web-tree-cost = Kosten { $n }
web-tree-needs = Braucht
web-tree-opens = Ermöglicht
web-tree-owners = Im Besitz von
web-zoom = Vergrößerung
web-as-table = Als Tabelle
web-as-picture = Als Bild
web-col-name = Technologie
web-col-cost-now = Kosten jetzt

## Replay
web-replay-at = Nach Zug { $n } von { $last }
web-replay-running = Die Partie läuft noch; du siehst sie von deinem Platz aus.
web-no-replay = Diese Partie lässt sich nicht zeigen: Sie läuft noch, oder es gibt sie nicht mehr.
web-imported = Aus einer Datei importiert. Namen und Züge stehen so in der Datei; gespielt wurde die Partie nicht auf diesem Server.
web-bring = Aufzeichnung öffnen
web-bring-lede = Sieh dir eine beendete Partie an, die als Text oder JSON gespeichert wurde. Jede Entscheidung wird nach den Regeln geprüft.
web-bring-file = Wähle eine Datei, oder lege sie auf diese Seite
web-bring-paste = Oder füge die Aufzeichnung hier ein
web-bring-open = Ansehen
web-bring-none = Wähle zuerst eine Datei oder füge eine Aufzeichnung ein.
web-slider = Zug
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-to-end-page = Das Ende der Partie
web-step-back = Einen Zug zurück
web-step-on = Einen Zug vor
web-play-on = Abspielen
web-pause = Pause
web-eyes = Gesehen von
web-eyes-all = einem Zuschauer
web-share = Link kopieren
