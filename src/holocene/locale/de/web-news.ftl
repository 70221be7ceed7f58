# Du: was du erfährst, wenn du nicht da bist.

wn-title = Sag mir Bescheid
wn-unknown = Sag zuerst weiter oben auf dieser Seite, wer du bist. Dann kann dir dieser Browser oder eine E-Mail sagen, dass ein Tisch auf dich wartet.
wn-by-push = Nachricht
wn-by-mail = E-Mail
wn-by-hook = Webhook
wn-turn = Du bist am Zug
wn-turn-read = an einem Tisch, der tagelang wartet
wn-begin = Jemand setzt sich, oder die Partie beginnt
wn-begin-read = auch die nächste Runde eines Turniers
wn-over = Eine Partie ist zu Ende
wn-over-read = und wie sie ausging
wn-invitation = Einladung
wn-invitation-read = an den Tisch von jemandem hier
wn-deal = Das Spiel des Tages
wn-deal-read = einmal am Tag, um { $hour } Uhr
wn-no-letters = E-Mails kannst du einschalten, sobald du hier eine Adresse hast und wenn dieser Server welche verschickt.
wn-browsers = Benachrichtigungen
wn-push-none = Dieser Browser kann keine Benachrichtigungen zeigen, oder die Seite ist nicht über https geöffnet. E-Mails, Webhooks und Feeds gehen trotzdem.
wn-push-denied = Dieser Browser soll von hier keine Benachrichtigungen zeigen. In seinen Einstellungen für diese Seite lässt sich das ändern.
wn-push-failed = Der Dienst für Benachrichtigungen dieses Browsers ist nicht erreichbar. Versuch es später noch einmal.
wn-push-here = In diesem Browser zeigen
wn-browser = Ein Browser
wn-this-browser = dieser Browser
wn-no-longer = Nicht mehr
wn-when = Wann
wn-quiet = Ruhezeit
wn-quiet-from = Von
wn-quiet-until = Bis
wn-quiet-read = Dazwischen kommt nichts, danach eine Nachricht für alle Tische.
wn-digest = Nachrichten
wn-digest-once = sofort
wn-digest-minutes = { $n ->
    [60] höchstens eine in der Stunde
    [180] höchstens eine in drei Stunden
   *[other] höchstens eine in { $n } Minuten
}
wn-digest-daily = einmal am Tag
wn-at = Um
wn-deal-hour = Das Spiel des Tages um
wn-zone = Nach deiner Uhr: { $zone }.
wn-hook = Ein eigener Webhook
wn-hook-read = Ein Programm oder ein Kanal von Slack oder Discord erfährt, was sich an deinen Tischen tut. Über irgendwessen Karten steht dort nichts.
wn-hook-url = Adresse
wn-hook-add = Dorthin schicken
wn-form = Form
wn-form-json = JSON, signiert
wn-form-slack = Slack
wn-form-discord = Discord
wn-secret = Signiert mit diesem Geheimnis, nur jetzt zu sehen
wn-feeds = Kalender und Feed
wn-feeds-read = Dein Kalender kann zeigen, wann deine Zeit abläuft, und ein Feedreader, was geschehen ist. Wer diese Adressen kennt, kann das auch lesen.
wn-feeds-make = Adressen anlegen
wn-feeds-new = Neue Adressen
wn-feeds-none = Keine Adressen mehr
wn-calendar = Kalender
wn-atom = Feed
