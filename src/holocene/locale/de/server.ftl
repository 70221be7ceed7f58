# Der Server: sein Befehl, und warum eine Anfrage abgelehnt wird.

command-serve = den Tisch im Browser anbieten
serve-description = Bietet die Spiele im Browser an, auf diesem Rechner oder in deinem Netz.
serve-host-metavar = ADRESSE
serve-number-metavar = ZAHL
serve-host-help = die Adresse, an der gelauscht wird (Vorgabe: nur dieser Rechner; 0.0.0.0 für dein Netz)
serve-port-help = der Port, an dem gelauscht wird (0 nimmt irgendeinen freien)
serve-database-help = wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK (Vorgabe: eine eigene Datei)
serve-workers-help = wie viele Prozesse sich die Arbeit teilen
serve-bot-help = ein eigener Bot, den Tische wählen können, als Modul:Klasse; mehrfach möglich
serve-pack-help = mit dem Kartenpaket dieses Ordners spielen; für jedes Spiel höchstens einmal
serve-no-browser-help = keinen Browser öffnen
serve-qr-help = die Adressen für andere und einen QR-Code auch dann zeigen, wenn die Ausgabe kein Terminal ist
serve-log-help = wie viel protokolliert wird, als JSON-Zeilen
serve-ready = Der Tisch steht unter { $url } (Strg+C beendet ihn)
serve-others = Andere in deinem Netz öffnen eine dieser Adressen oder scannen den Code:
serve-only-here = Nur dieser Rechner kann den Tisch öffnen. Sollen andere im Netz mitspielen, beende das Programm und starte es neu mit: { $command }
serve-no-network = Dieser Rechner ist in keinem Netz, also kann noch niemand sonst mitspielen.
serve-cannot-listen = Der Server kann { $host }, Port { $port }, nicht benutzen: { $reason }. Wähle mit --port einen anderen Port.
serve-two-packs = Es gibt zwei Kartenpakete für das Spiel „{ $game }“. Gib für jedes Spiel eines an.

server-bad-database = Die Datenbank muss eine URL sein: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
server-bad-settings = { $variable } ist unlesbar: { $reason }.
server-long-bot = Der Name des Bots „{ $name }“ ist zu lang für einen Tisch: höchstens { $most } Zeichen.
server-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-bad-setting = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein.
server-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
server-bad-metrics = Unter „{ $place }“ (Einstellung „metrics“) lassen sich keine Messwerte anbieten: { $reason }.
server-damaged-database = Die Datenbank { $database } ist beschädigt oder gar keine. Spiele eine Sicherung zurück, oder nenne mit --database eine andere.
server-newer-database = Die Datenbank { $database } hat eine neuere Version von Holocene geschrieben (Schema { $version }). Starte jene Version, oder nenne mit --database eine andere.
server-readonly-database = Die Datenbank { $database } lässt sich nur lesen. Gib diesem Benutzer das Recht, in sie und in ihren Ordner zu schreiben.
server-busy-database = Ein anderes Programm sperrt die Datenbank { $database }. Beende es, und starte dann neu.
server-busy = Die Datenbank des Servers ist beschäftigt. Nichts ist verloren: Versuche es gleich noch einmal.
server-away = Der Server kommt nicht an seine Tische. Nichts ist verloren: Versuche es etwas später noch einmal.
server-crowded = Der Server ist gerade voll. Versuche es gleich noch einmal.
server-bad-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen in die Einstellung „hosts“ aufnehmen.
server-head-too-large = Der Kopf dieser Anfrage ist zu groß.
server-too-slow = Diese Anfrage brauchte zu lange. Versuche es noch einmal.
server-no-table = Den Tisch „{ $table }“ gibt es nicht. Vielleicht wurde er gelöscht.
server-no-page = Unter dieser Adresse gibt es keine Seite.
server-bad-method = Diese Adresse beantwortet solche Anfragen nicht.
server-bad-request = Der Server versteht diese Anfrage nicht.
server-bad-json = Diese Anfrage ist kein gültiges JSON.
server-bad-field = „{ $field }“ ist unlesbar.
server-field-missing = „{ $field }“ fehlt.
server-field-unknown = „{ $field }“ ist hier unbekannt.
server-field-kind = „{ $field }“ muss { $kind ->
    [text] ein Text
    [number] eine Zahl
    [choice] wahr oder falsch
    [list] eine Liste
   *[object] ein Objekt mit Feldern
} sein.
server-field-long = „{ $field }“ ist zu lang: höchstens { $most }.
server-field-short = „{ $field }“ ist zu kurz: mindestens { $least }.
server-field-least = „{ $field }“ muss mindestens { $least } sein.
server-field-most = „{ $field }“ darf höchstens { $most } sein.
server-field-finite = „{ $field }“ muss eine endliche Zahl sein.
server-field-letters = „{ $field }“ enthält Zeichen, die hier nicht gehen.
server-field-choice = „{ $field }“ muss eines von diesen sein: { $choices }.
server-fault = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Versuche es noch einmal.
server-no-token = Du brauchst einen Link zu diesem Tisch. Bitte den Host darum.
server-bad-token = Dieser Link öffnet den Tisch nicht mehr. Bitte den Host um einen neuen.
server-only-players = Das können nur Spieler; dein Link ist zum Zuschauen.
server-only-host = Das kann nur der Host des Tisches.
server-other-eyes = Wie andere den Tisch sahen, siehst du nach dem Ende der Partie.
server-no-moment = { $n ->
    [one] Es gab erst { $n } Zug.
   *[other] Es gab erst { $n } Züge.
}
server-stale = Die Partie ist weitergegangen. Sieh noch einmal hin und entscheide dann.
server-not-your-turn = Du bist nicht am Zug.
server-not-begun = Die Partie hat nicht begonnen: Ein Platz ist noch frei.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-next-waits = Die nächste Partie an diesem Tisch ist schon eröffnet. Spiel dort mit oder lösche sie zuerst.
server-sit-down = Dieser Link ist eine Einladung. Nimm zuerst Platz.
server-seat-taken = Auf diesem Platz sitzt schon jemand: Eine Einladung gilt nur einmal. Warst du das selbst in einem anderen Browser, dann bitte den Tisch, dich wieder hereinzulassen.
server-claim-waits = Die anderen haben noch nicht zugestimmt. Der Tisch öffnet sich, sobald sie es getan haben.
server-claim-early = Warte noch ein wenig: Du kannst um einen Platz bitten, den seit { $seconds } Sekunden niemand offen hat.
server-no-claim = Nur mit einer schon benutzten Einladung kannst du um ihren Platz bitten.
server-claim-known = Dieser Platz gehört jemandem, den man hier kennt. Bist du das, öffne ihn bei deinen Tischen, in einem Browser, der dich kennt.
server-claim-no-witness = Hier kann niemand für dich bürgen: Nur der Host könnte zustimmen, und der hat jede Einladung gesehen. Öffne den Platz mit seinem eigenen Link (Spieler, „Dein Platz auf einem anderen Gerät“) oder lass einen Bot für dich spielen.
server-no-such-claim = Niemand bittet um diesen Platz.
server-not-asked = Diese Frage geht an die anderen.
server-seat-of-other = Nur wer dort sitzt, kann für diesen Platz einen neuen Link machen.
server-not-away = Von diesem Platz ist niemand weg.
server-still-here = Warte noch ein wenig: Ein Bot darf einspringen, wenn jemand { $seconds } Sekunden lang weg war.
server-not-awaited = Dieser Platz ist nicht am Zug; niemand wartet auf ihn.
server-no-signs = An diesem Tisch hat der Host die Zeichen ausgeschaltet.
server-no-chat = An diesem Tisch hat der Host die Nachrichten ausgeschaltet.
server-say-one = Schicke entweder ein Zeichen oder eine Nachricht.
server-say-nothing = In dieser Nachricht steht nichts Lesbares.
server-sign-soon = Ein Zeichen alle { $seconds } Sekunden genügt.
server-chat-much = Das sind viele Nachrichten. Warte bis zu { $seconds } Sekunden.
server-resigned = Du hast diese Partie aufgegeben; ein Bot spielt sie für dich zu Ende.
server-key-used = Dieser Schlüssel gehört schon zu einer anderen Anfrage. Nimm für jeden Versuch einen neuen.
server-no-own-move = Du hast keinen Zug, den du zurücknehmen könntest.
server-no-request = Niemand bittet darum, etwas zurückzunehmen.
server-back-denied = Jemand hat gerade Nein gesagt. Frag in einer halben Minute noch einmal, oder nach dem nächsten Zug.
server-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
server-hint-late = Der Tipp lässt auf sich warten. Versuche es gleich noch einmal.
server-no-link = Für diesen Platz gibt es keinen Link.
server-two-mine = Nur ein Platz kann deiner sein. Für andere an diesem Bildschirm nimm „here“.
server-other-rules = Dieser Tisch wurde mit Version { $recorded } der Regeln begonnen; dieser Server spielt Version { $known }. Nichts ist verloren: Ein Server mit jener Version spielt ihn weiter.
server-other-cards = Dieser Tisch wurde mit anderen Karten ({ $recorded }) begonnen, als dieser Server hat ({ $known }). Nichts ist verloren: Er geht weiter, sobald der Server mit dem Ordner jener Karten gestartet wird (--pack).
server-damaged = Was vom Tisch „{ $table }“ gespeichert ist, ist beschädigt und kann nicht gespielt werden. Den anderen Tischen fehlt nichts; wer diesen Server betreibt, kann ihn aus einer Sicherung wiederherstellen.
server-record-not-text = Eine Aufzeichnung ist ein Text in UTF-8. Wähle die Datei, die hier oder vom Programm gespeichert wurde.
server-record-unfinished = Die Partie dieser Aufzeichnung ist nicht zu Ende. Nur beendete Partien lassen sich hier ansehen.
server-record-position = Diese Partie begann mit einer eigenen Stellung. Nur ganze Partien lassen sich hier ansehen.
branch-no-moment = Nach Zug { $n } lässt sich nicht weiterspielen: Die Partie ist dort zu Ende oder hat nicht so viele Züge.
server-busy-records = Gerade werden andere Aufzeichnungen gelesen. Versuche es gleich noch einmal.
server-too-many = Zu viele Anfragen. Warte einen Augenblick.
server-too-many-tables = Hier gibt es zu viele Tische. Lösche zuerst einige.
server-too-many-own-tables = Du hast hier { $most } Tische, mehr kann ein Gast nicht behalten. Lösche zuerst einige.
server-too-many-streams = Zu viele sehen diesem Tisch zu.
server-too-many-windows = Dein Tisch ist in zu vielen Fenstern offen. Schließe einige davon.
server-too-many-open = Von dir aus sind zu viele Tische offen. Schließe einige davon.
server-too-large = Eine Anfrage darf höchstens { $limit } Bytes enthalten.
server-bad-origin = Befehle werden nur von den eigenen Seiten dieses Servers angenommen.
server-today-none = „{ $game }“ hat kein Spiel des Tages.
server-today-key = Für die Tafel braucht es einen eigenen Schlüssel: 27 bis 64 zufällige Buchstaben.
server-today-day = Für „{ $day }“ gibt es keine Tafel.
server-today-once = Das Spiel des Tages spielst du einmal und selbst: Was gesehen wurde, bleibt gesehen.
server-today-shut = Diese Partie öffnet sich, sobald du dieselben Karten ({ $day }) selbst gespielt hast.

server-person-key = Dein Browser hat noch keinen Schlüssel für dich: Gib unter „Du“ deinen Namen ein.
server-person-unknown = Unter deinem Schlüssel ist hier niemand bekannt. Gib unter „Du“ deinen Namen ein.
server-person-barred = Wer diesen Server betreibt, hat diese Identität geschlossen.
server-person-no-seat = Du hast keinen Platz an diesem Tisch.
server-person-name = Ein Name braucht mindestens einen Buchstaben.

server-ways-over = Das hat zu lange gedauert oder ist schon verbraucht. Fang noch einmal an.
server-ways-wrong-code = Das ist nicht der Code aus der E-Mail. { $left ->
    [0] Es bleibt kein Versuch: Lass dir eine neue E-Mail schicken.
    [one] Dir bleibt { $left } Versuch.
   *[other] Dir bleiben { $left } Versuche.
}
server-ways-no-code = Kein Gerät zeigt diesen Code, oder er ist abgelaufen. Lass dir dort einen neuen zeigen.
server-ways-no-name = Ein Passkey gehört zu einem Namen, und dieser Server ist hier unter einer Nummer geöffnet. Öffne ihn unter seinem Namen oder auf seinem eigenen Rechner als localhost.
server-ways-bad-passkey = Dieser Passkey beweist nicht, wer du bist.
server-ways-unknown-passkey = Diesen Passkey hat hier niemand mehr. Du kannst ihn von deinem Gerät entfernen.
server-ways-known-passkey = Dieser Passkey ist schon hinzugefügt.
server-ways-many = { $most } sind genug: Entferne zuerst einen.
server-ways-letters = Es sind genug E-Mails unterwegs. Warte eine Stunde und sieh auch im Spam nach.
server-ways-address-taken = Diese Adresse führt hier schon zu jemand anderem zurück. Wenn du das bist, komm stattdessen per E-Mail zurück.
server-ways-last = Das ist der einzige Weg zurück zu deinen Plätzen. Füge zuerst einen anderen hinzu oder lass dich vergessen.
server-ways-none = Einen solchen Weg zurück hast du nicht.
server-mail-none = Dieser Server kann keine E-Mails verschicken.
server-mail-away = Die E-Mail konnte nicht verschickt werden: Der Mailserver antwortet nicht. Versuche es später noch einmal.
server-mail-address = Der Mailserver nimmt diese Adresse nicht an. Ist sie richtig geschrieben?
server-mail-busy = Viele E-Mails warten. Versuche es gleich noch einmal.
server-lobby-known = Sag dem Club zuerst, wer du bist: Trag unter „Du“ deinen Namen ein.
server-lobby-enough = Du hast schon { $most } offene Tische. Schließ einen oder warte, bis einer voll ist.
server-lobby-not-listed = Dieser Tisch steht dem Club nicht offen. Du brauchst einen Link oder eine Einladung.
server-lobby-full = An diesem Tisch sind alle Plätze besetzt.
server-lobby-blocked = An diesen Tisch kannst du dich nicht setzen.
server-lobby-begun = Die Partie hat begonnen. Du kannst deinen Platz noch einem Bot überlassen.
server-person-nobody = Hier gibt es niemanden mit diesem Namen.
server-invitation-twice = Diese Person ist an diesen Tisch schon gebeten worden.
server-invitation-sits = Diese Person sitzt schon am Tisch.
server-invitation-blocked = Diese Person kann nicht an diesen Tisch eingeladen werden.
server-invitation-enough = { $most } deiner Einladungen warten noch auf diese Person. Lass ihr etwas Zeit.
server-invitation-none = Diese Einladung gibt es nicht mehr.
server-invitation-declined = Du hast diese Einladung abgelehnt.
server-invitation-accepted = Du hast diese Einladung angenommen. Bis die Partie beginnt, kannst du vom Tisch aufstehen.
server-again-never = Ihr beide habt noch keine Partie zusammen zu Ende gespielt.
server-again-nobody = Von diesem Tisch kann niemand noch einmal gefragt werden.
server-again-whom = Sag, um welche Partie es geht oder mit wem du noch einmal spielen willst.
server-rated-known = Eine gewertete Partie ist für Leute, die man hier kennt: Gib zuerst unter „Du“ deinen Namen ein.
server-rated-alone = Eine gewertete Partie braucht jemanden, gegen den du spielst.
server-rated-plain = Eine gewertete Partie wird mit neuen Karten und ohne Hilfe gespielt: Lass „{ $name }“ weg.
server-rated-here = Eine gewertete Partie teilt sich keinen Bildschirm: Alle sitzen am eigenen Browser.
server-rated-bot = Niemand hat gemessen, wie stark „{ $name }“ an so einem Tisch ist: Wähle für eine gewertete Partie eine andere Stufe.
server-rated-twice = Du sitzt schon an diesem Tisch.
server-rated-running = Eine gewertete Partie wird zu Ende gespielt oder aufgegeben.
server-rated-stands = In einer gewerteten Partie gilt, was gespielt ist.
server-no-ladder = Für { $players } Spieler gibt es keine Rangliste.
server-no-person = Hier heißt niemand „{ $person }“.
server-block-self = Dich selbst kannst du nicht blockieren.
server-report-self = Diese Meldung würde dich selbst betreffen.
server-report-table = Diese Person sitzt nicht an diesem Tisch.
server-report-much = Du hast heute { $most } Meldungen geschickt. Schreib die nächste morgen.
server-name-unwelcome = Wer diesen Server betreibt, möchte diesen Namen hier nicht. Wähle bitte einen anderen.
server-words-unwelcome = Wer diesen Server betreibt, möchte diese Worte hier nicht.
server-person-mute = Wer diesen Server betreibt, hat dich gebeten, nichts zu schreiben. Zeichen gehen weiterhin.
server-hook-address = Eine Adresse muss mit https:// beginnen und einen Rechner nennen.
server-hook-private = Dieser Server schickt nichts in private Netze.
server-push-keys = Diese Schlüssel gehören zu keinem Browser.
server-push-unknown = Dieser Browser bekommt keine Benachrichtigungen.
server-no-feed = Diesen Feed gibt es nicht. Vielleicht hat ihn eine neue Adresse abgelöst.
server-no-leave = Diese Adresse beendet niemandes Briefe. Schalte deine unter Du aus.
server-no-event = Hier gibt es kein Turnier „{ $event }“.
server-event-name = Ein Turnier braucht einen Namen mit mindestens einem Buchstaben.
server-event-times = Es kann nicht beginnen, bevor man sich anmelden darf.
server-event-too-many = Du leitest schon { $most } Turniere. Warte, bis eines vorbei ist, oder sage eines ab.
server-event-early = Die Anmeldung ist noch nicht offen.
server-event-late = Für dieses Turnier ist es zu spät, sich anzumelden.
server-event-full = Alle { $most } Plätze sind vergeben.
server-event-over = Dieses Turnier ist vorbei.
server-event-not-over = Die Datei gibt es, wenn das Turnier vorbei ist.
server-event-not-entered = Du bist bei diesem Turnier nicht angemeldet.
server-event-no-entrant = Unter dieser Nummer ist niemand bei diesem Turnier angemeldet.
server-event-host = Das kann nur, wer dieses Turnier angelegt hat.
server-event-host-plays = Solange du selbst in diesem Turnier spielst, kannst du niemand anderen zurückziehen.
server-event-host-late = Du leitest dieses Turnier: Anmelden kannst du dich nur, bevor es beginnt. Wer die anderen zurückziehen darf, steigt nicht wieder ein.
server-event-alone = Mindestens zwei müssen angemeldet sein, damit es beginnen kann.
server-event-begun = Das Turnier hat begonnen und kann nicht mehr abgesagt werden.
server-event-shut = Andere spielen noch dieselben Karten. Das öffnet sich, wenn ihre Runde vorbei ist.
server-event-back = Im Turnier bleibt ein Zug, der etwas gezeigt hat, gespielt.
server-bad-pace = Ein Zug darf von einer Minute bis zu 30 Tagen dauern.
server-pace-fixed = Das Tempo dieses Tisches steht fest.
server-pace-same = In diesem Tempo spielt ihr schon.
server-time-lost = Deine Zeit ist in dieser Partie zu oft abgelaufen. Ob du weiterspielst, entscheiden die anderen: Frag sie.
server-left-for-good = Du hast diese Partie verlassen, und bei einer gewerteten Partie oder im Turnier gilt das: Ein Bot spielt sie zu Ende.
server-not-lost = Du musst nicht fragen. Komm einfach zurück.
server-no-ballot = Diese Frage ist schon entschieden.
server-ballot-waits = Eine andere Frage wartet noch auf Antworten.
server-bad-choice = Das steht nicht zur Wahl.
server-vacation-past = Dieser Tag ist vorbei. Wähl einen späteren.
server-vacation-long = Du hast dieses Jahr noch { $days ->
    [0] keinen Urlaubstag
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
  }.
