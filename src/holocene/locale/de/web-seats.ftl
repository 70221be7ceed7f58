# The browser: sitting down at a table, who is there, and a fair deal. $player is a name, $n a number.

## Before the game
web-lobby = Vor der Partie
web-lobby-waits = Die Partie beginnt, wenn alle da sind. Es fehlen: { $players }.
web-lobby-full = Alle sind da. Die Karten werden ausgeteilt.
web-lobby-guest = Der Platz gehört dir. Ausgeteilt wird, wenn alle da sind oder der Host beginnt.
web-lobby-watcher = Du siehst zu. Ausgeteilt wird, wenn alle da sind.
web-begin = Beginnen: Bots nehmen die freien Plätze
web-begin-note = Wer später mit seinem Link kommt, übernimmt den Platz vom Bot.
web-rise = Aufstehen
web-invitations = Einladungen
web-invitations-note = Schicke jeden Link an eine Person. Wer ihn zuerst benutzt, bekommt den Platz; danach funktioniert er nicht mehr.
web-invite = Link anlegen
web-public-note = Alle können diesen Tisch finden und zusehen.
web-name-save = Namen ändern
web-named = Dein Name ist geändert.
web-option-none = keine

## An invitation
web-invited = Ein Platz wartet auf dich
web-invited-note = Wähle einen Namen und nimm Platz. Der Link gilt einmal: Danach gehört der Platz diesem Browser.
web-invited-late = Die Partie hat begonnen, und ein Bot spielt für dich. Nimm den Platz ein und spiel selbst weiter.
web-invited-here = Dieser Browser hat schon einen Platz an diesem Tisch.
web-your-name = Dein Name
web-take-seat = Diesen Platz nehmen
web-to-my-seat = Zu meinem Platz
web-spent = Dieser Platz ist besetzt
web-spent-note = Diese Einladung wurde schon benutzt. Ein Link gilt nur einmal.
web-claim = Warst du das?
web-claim-note = Wenn das dein Platz auf einem anderen Gerät war, können dich die anderen am Tisch wieder hereinlassen. Das andere Gerät verliert ihn dann.
web-claim-ask = Das war mein Platz: um Einlass bitten
web-claim-waits = Wir haben die anderen gefragt, ob du den Platz zurückbekommst. Lass diese Seite offen; sie führt dich an den Tisch.
web-claim-refused = Die anderen haben abgelehnt. Wenn das ein Irrtum war, sprich mit ihnen und öffne die Einladung noch einmal.
web-claim-from = Jemand bittet von einem neuen Gerät aus um den Platz von { $player }. Ist das { $player }?
web-claim-mine = Jemand bittet mit deiner alten Einladung von einem anderen Gerät aus um deinen Platz. Nimm nur an, wenn du das bist.
web-claim-pending = Jemand bittet von einem neuen Gerät aus um den Platz von { $player }. Warten auf die anderen.

## Players
web-kind-human = Mensch
web-kind-here = Mensch, am selben Bildschirm
web-kind-open = freier Platz
web-kind-bot = Bot
web-present = da
web-absent = nicht da
web-stands-left = gegangen; ein Bot spielt weiter
web-stands-absent = nicht da; solange spielt ein Bot
web-stands-rest = weg bis { $date }
web-stands-resigned = aufgegeben; ein Bot spielt weiter
web-missed = { $player } ist gerade weg.
web-let-bot = Einen Bot für { $player } spielen lassen
web-leave = Meinen Platz einem Bot überlassen
web-leave-note = Ein Bot spielt auf deinem Platz weiter. Du kannst jederzeit zurückkommen und ihn wieder übernehmen.
web-leave-final = Ein Bot spielt auf deinem Platz bis zum Ende der Partie weiter: Hier kannst du nicht zurückkommen.
web-left = Ein Bot spielt jetzt für dich.
web-return = Meinen Platz wieder übernehmen
web-returned = Du spielst wieder.
web-resign = Aufgeben
web-resign-note = Du gibst die Partie endgültig auf. Ein Bot spielt deinen Platz zu Ende, gewinnt aber nicht mehr; die anderen spielen weiter.
web-resign-ends = Du gibst die Partie endgültig auf, und sie endet hier mit dem jetzigen Punktestand.
web-you-resigned = Du hast diese Partie aufgegeben. Du kannst bis zum Ende zusehen.
web-ended-resigned = Die Partie endete vor der Zeit. Aufgegeben: { $players }.
web-ended-time = Die Partie endete vor der Zeit. Zeit abgelaufen: { $players }.
web-delete = Tisch löschen
web-delete-note = Die Partie und ihre Aufzeichnung sind dann für alle weg.
web-lately = Am Tisch
web-notice-joined = { $player } hat Platz genommen.
web-notice-left = { $player } ist gegangen; ein Bot spielt weiter.
web-notice-returned = { $player } ist wieder da.
web-notice-absent = Ein Bot spielt für { $player }, bis zur Rückkehr.
web-notice-resigned = { $player } hat aufgegeben.
web-notice-link = { $player } hat einen neuen Link für ein anderes Gerät.
web-notice-begun = Die Karten sind ausgeteilt.
web-notice-time = Die Zeit von { $player } ist abgelaufen; bis zur Rückkehr spielt ein Bot.
web-notice-time-vote = Die Zeit von { $player } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
web-notice-time-more = Die anderen geben { $player } mehr Zeit.
web-notice-time-lost = Die Zeit von { $player } ist einmal zu oft abgelaufen; ein Bot behält den Platz, außer die anderen sind einverstanden.
web-notice-time-end = Die Zeit von { $player } ist abgelaufen, und die anderen haben die Partie beendet.
web-notice-pace = Alle sind mit dem Tempo einverstanden, das { $player } vorgeschlagen hat.

## Links
web-links = Links
web-only-here = Diese Links funktionieren nur auf diesem Rechner. Um andere in deinem Netz einzulassen, starte Holocene mit --host 0.0.0.0.
web-link-spectator = Zuschauerlink
web-link-renewed = Der alte Link funktioniert nicht mehr. Verschicke den neuen.
web-own-link = Dein Platz auf einem anderen Gerät
web-own-link-note = Dieser Link gehört nur dir: Wer ihn hat, spielt in deinem Namen.
web-curtain = { $player }, du bist am Zug
web-curtain-note = Gib den Bildschirm an { $player } weiter.
web-curtain-open = Ich bin { $player }: meine Karten zeigen

## A fair deal
web-fair = Faire Kartenverteilung
web-fair-note = Bevor sich jemand setzt, wählt der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck. Dann gibt jeder Browser ein Zufallswort dazu, und erst danach wird ausgeteilt. So kann niemand die Verteilung bestimmen, und nach der Partie können alle sie prüfen.
web-fair-seeded = Der Host hat diese Verteilung gewählt: Sie kommt aus einer vorgegebenen Zahl oder einer früheren Partie, ohne Zufallswörter. Wer sie schon gesehen hat, kennt vielleicht die Karten.
web-fair-today = Das Spiel des Tages: Die Karten folgen aus dem Datum und sind für alle gleich; wer unbedingt will, kann sie kennen.
web-fair-late = Diese Karten wurden ausgeteilt, bevor du ein Zufallswort dazugeben konntest. Wer die Partie begann, hatte die eigene Hand schon gesehen, als du hereinkamst, und kann auf eine günstige Verteilung gewartet haben.
web-fair-first = Fingerabdruck, den dieser Browser sah, bevor du dich setztest
web-fair-same = Der Server zeigt noch denselben.
web-fair-changed = Der Server zeigt jetzt einen anderen. Das ist nicht die versprochene Verteilung.
web-commitment = Fingerabdruck, den der Server zeigt
web-fair-word = Zufallswort dieses Browsers, Platz { $n }
web-secret = Geheimnis, nach der Partie gezeigt
web-fair-later = Das Geheimnis wird nach der Partie gezeigt und dann von diesem Browser geprüft.
web-fair-check-secret = Das Geheimnis ist das versprochene.
web-fair-check-commitment = Der Fingerabdruck ist der, der vor dem Hinsetzen gezeigt wurde.
web-fair-check-word = Dein Zufallswort steckt in der Verteilung.
web-fair-fail-secret = Das Geheimnis passt nicht zum Fingerabdruck: Die Verteilung wurde geändert.
web-fair-fail-commitment = Der Fingerabdruck ist nicht der, der vor dem Hinsetzen gezeigt wurde.
web-fair-fail-word = Dein Zufallswort fehlt in der Verteilung: Jemand hat es weggelassen.
web-fair-fails = passt nicht
web-fair-alarm = Diese Verteilung passt nicht zu dem, was versprochen war. Sieh unter „Faire Kartenverteilung“ bei den Spielern nach.
web-fair-verify = Um auch jede Entscheidung zu prüfen, speichere die Aufzeichnung als JSON und führe diesen Befehl aus, wo Holocene installiert ist:
web-fair-copy = Befehl kopieren

web-rated = gewertet
web-rated-title = Gewertet
web-rated-note = Das Ergebnis zählt für die Wertung aller
web-never-played = Noch nie gespielt?
web-learn-meanwhile = In 5 Minuten lernen
