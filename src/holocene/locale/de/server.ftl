# Der Server: sein Befehl, und warum eine Anfrage abgelehnt wird.

command-serve = den Tisch im Browser anbieten
serve-description = Bietet die Spiele im Browser an: auf diesem Rechner oder anderen in einem Netz.
serve-host-metavar = ADRESSE
serve-number-metavar = ZAHL
serve-host-help = die Adresse, an der gelauscht wird (ohne Angabe nur dieser Rechner; 0.0.0.0 für das Netz)
serve-port-help = der Port, an dem gelauscht wird (0 nimmt irgendeinen freien)
serve-database-help = wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK (ohne Angabe eine eigene Datei)
serve-workers-help = wie viele Prozesse sich die Arbeit teilen
serve-bot-help = ein eigener Bot, den Tische wählen können, als Modul:Klasse; mehrfach möglich
serve-no-browser-help = keinen Browser öffnen
serve-log-help = wie viel protokolliert wird, als JSON-Zeilen
serve-ready = Der Tisch steht unter { $url } (Strg+C beendet ihn)
serve-cannot-listen = Unter { $host }, Port { $port }, kann nichts angeboten werden: { $reason }. Wähle mit --port einen anderen Port.

server-bad-database = Die Datenbank muss eine URL sein: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
server-bad-settings = HOLOCENE_SERVER ist unlesbar: { $reason }.
server-long-bot = Der Name des Bots „{ $name }“ ist zu lang für einen Tisch: höchstens { $most } Zeichen.
server-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-no-table = Den Tisch „{ $table }“ gibt es nicht. Vielleicht wurde er gelöscht.
server-no-page = Diese Seite gibt es nicht.
server-bad-method = Diese Adresse beantwortet solche Anfragen nicht.
server-bad-request = Diese Anfrage ist unlesbar.
server-bad-field = „{ $field }“ ist unlesbar: { $reason }.
server-fault = Hier ist etwas schiefgegangen. Nichts ist verloren: Versuche es noch einmal.
server-no-token = Dafür braucht es einen Link zum Tisch. Bitte den Host darum.
server-bad-token = Dieser Link öffnet den Tisch nicht mehr. Bitte den Host um einen neuen.
server-only-players = Das können nur Spieler; dein Link ist zum Zuschauen.
server-only-host = Das kann nur der Host des Tisches.
server-other-eyes = Wie andere den Tisch sehen, wird nach dem Ende gezeigt.
server-no-moment = { $n ->
    [one] Es gab erst { $n } Zug.
   *[other] Es gab erst { $n } Züge.
}
server-stale = Die Partie ist weitergegangen. Sieh nach und entscheide neu.
server-not-your-turn = Du bist nicht am Zug.
server-turn-passed = Dein Zug endete, bevor all das gespielt war; nichts davon wurde gespielt.
server-not-begun = Die Partie hat nicht begonnen: Ein Platz ist noch frei.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-joined = Dort sitzt noch niemand.
server-no-own-move = Du hast nichts gespielt, was zurückgenommen werden könnte.
server-no-request = Niemand bittet darum, etwas zurückzunehmen.
server-no-link = Für Platz { $seat } gibt es keinen Link.
server-two-mine = Nur ein Platz kann deiner sein. Andere an diesem Bildschirm sind von der Art „here“.
server-other-rules = Dieser Tisch wurde mit anderen Regeln oder Karten begonnen, als der Server jetzt hat.
server-too-many = Zu viele Anfragen. Warte einen Augenblick.
server-too-many-tables = Hier gibt es zu viele Tische. Lösche zuerst einige.
server-too-many-streams = Zu viele sehen diesem Tisch zu.
server-too-large = Eine Anfrage darf höchstens { $limit } Bytes enthalten.
server-bad-origin = Befehle werden nur von den eigenen Seiten dieses Servers angenommen.
