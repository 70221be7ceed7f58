## Play by day: clocks, vacations, votes, the next table, orders ahead.

wc-left = noch { $time }
wc-left-you = Du hast noch { $time }.
wc-left-of = { $player } hat noch { $time }.
wc-up = Die Zeit ist um.
wc-rest = weg bis { $date }
wc-next = { $n ->
    [one] Nächster Tisch, an dem du dran bist
   *[other] Nächster Tisch, an dem du dran bist ({ $n })
  }
wc-next-key = Zum nächsten Tisch, an dem du dran bist

wc-late-asked = Die Zeit von { $player } ist abgelaufen. Was möchtest du tun?
wc-late-pending = Die Zeit von { $player } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
wc-late-own = Deine Zeit ist abgelaufen, und die anderen entscheiden, wie es weitergeht. Du kannst noch ziehen.
wc-back-asked = Die Zeit von { $player } ist zu oft abgelaufen. { $player } möchte weiterspielen. Bist du einverstanden?
wc-back-pending = { $player } möchte weiterspielen. Die anderen entscheiden.
wc-back-own = Du hast gefragt, ob du weiterspielen darfst. Die anderen entscheiden.
wc-pace-asked = { $player } schlägt ein anderes Tempo vor: { $pace }. Bist du einverstanden?
wc-pace-pending = { $player } schlägt ein anderes Tempo vor: { $pace }.
wc-pace-own = Du hast ein anderes Tempo vorgeschlagen: { $pace }. Alle müssen einverstanden sein.
wc-choice-wait = Länger warten
wc-choice-bot = Einen Bot spielen lassen
wc-choice-end = Partie beenden
wc-choice-yes = Ja
wc-choice-no = Nein
wc-said = { $n } von { $of } haben geantwortet.
wc-ends = Ohne Entscheidung bis { $when } spielt ein Bot.
wc-lost = Deine Zeit ist in dieser Partie zu oft abgelaufen, deshalb spielt ein Bot für dich. Die anderen können dich weiterspielen lassen.
wc-reclaim = Fragen, ob ich weiterspielen darf
wc-withdraw = Zurücknehmen

wc-pace = Zeit
wc-pace-note = Mit einem Tag oder mehr für einen Spielzug muss niemand zur gleichen Zeit da sein.
wc-pace-none = Ohne Zeitlimit
wc-pace-turn = { $time } für einen Spielzug
wc-pace-move = { $time } für jede Entscheidung
wc-per = Die Zeit gilt für
wc-per-turn = jeden Spielzug
wc-per-move = jede Entscheidung
wc-expiry = Wenn die Zeit um ist
wc-expiry-bot = spielt ein Bot bis zur Rückkehr
wc-expiry-vote = entscheiden die anderen
wc-then-bot = Wenn die Zeit um ist, spielt ein Bot bis zur Rückkehr.
wc-then-vote = Wenn die Zeit um ist, entscheiden die anderen.
wc-propose = Ein anderes Tempo vorschlagen
wc-propose-do = Allen vorschlagen
wc-proposed = Alle sind gefragt.
wc-vacation = Fährst du weg?
wc-vacation-note = Deine Uhren stehen still, solange du weg bist, an Tischen mit einem Tag oder mehr für einen Spielzug. { $days ->
    [0] Du hast dieses Jahr keinen Tag mehr übrig.
    [one] Du hast dieses Jahr noch einen Tag übrig.
   *[other] Du hast dieses Jahr noch { $days } Tage übrig.
  }
wc-vacation-until = Weg bis
wc-vacation-set = Meine Uhren anhalten
wc-vacation-end = Ich bin wieder da

wc-ahead = { $n ->
    [0] Wenn du drankommst …
    [one] Wenn du drankommst … (eine Vormerkung)
   *[other] Wenn du drankommst … ({ $n } Vormerkungen)
  }
wc-ahead-note = Entscheide im Voraus: Sobald du drankommst, wird die erste passende Vormerkung gleich ausgeführt. Passt keine, verfallen sie, und du entscheidest. Niemand sonst sieht sie.
wc-if = Wenn
wc-else-if = Sonst, wenn
wc-then = dann
wc-else = Sonst:
wc-possible = es möglich ist
wc-can = du das tun kannst: { $move }
wc-line = Wenn { $condition }: { $move }.
wc-line-can = Wenn möglich: { $move }.
wc-give = Vormerken
wc-more = Sonst …
