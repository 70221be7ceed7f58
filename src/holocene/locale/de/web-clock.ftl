## Play by day: clocks, vacations, votes, the next table, orders ahead.

clock-left = noch { $time }
clock-left-you = Du hast noch { $time }.
clock-left-of = { $player } hat noch { $time }.
clock-up = Die Zeit ist um.
clock-rest = weg bis { $date }
clock-next = { $n ->
    [one] Nächster Tisch, an dem du dran bist
   *[other] Nächster Tisch, an dem du dran bist ({ $n })
  }
clock-next-key = Zum nächsten Tisch, an dem du dran bist

clock-late-asked = Die Zeit von { $player } ist abgelaufen. Was möchtest du tun?
clock-late-pending = Die Zeit von { $player } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
clock-late-own = Deine Zeit ist abgelaufen, und die anderen entscheiden, wie es weitergeht. Du kannst noch ziehen.
clock-back-asked = Die Zeit von { $player } ist zu oft abgelaufen. { $player } möchte weiterspielen. Bist du einverstanden?
clock-back-pending = { $player } möchte weiterspielen. Die anderen entscheiden.
clock-back-own = Du hast gefragt, ob du weiterspielen darfst. Die anderen entscheiden.
clock-pace-asked = { $player } schlägt ein anderes Tempo vor: { $pace }. Bist du einverstanden?
clock-pace-pending = { $player } schlägt ein anderes Tempo vor: { $pace }.
clock-pace-own = Du hast ein anderes Tempo vorgeschlagen: { $pace }. Alle müssen einverstanden sein.
clock-choice-wait = Länger warten
clock-choice-bot = Einen Bot spielen lassen
clock-choice-end = Partie beenden
clock-choice-yes = Ja
clock-choice-no = Nein
clock-said = { $n } von { $of } haben geantwortet.
clock-ends = Noch { $time }, um zu entscheiden. Danach spielt ein Bot.
clock-lost = Deine Zeit ist in dieser Partie zu oft abgelaufen, deshalb spielt ein Bot für dich. Die anderen können dich weiterspielen lassen.
clock-reclaim = Fragen, ob ich weiterspielen darf
clock-withdraw = Zurücknehmen

clock-pace = Zeit
clock-pace-note = Mit einem Tag oder mehr für einen Spielzug muss niemand zur gleichen Zeit da sein.
clock-pace-none = Ohne Zeitlimit
clock-pace-turn = { $time } für einen Spielzug
clock-pace-move = { $time } für jede Entscheidung
clock-per = Die Zeit gilt für
clock-per-turn = jeden Spielzug
clock-per-move = jede Entscheidung
clock-expiry = Wenn die Zeit um ist
clock-expiry-bot = spielt ein Bot bis zur Rückkehr
clock-expiry-vote = entscheiden die anderen
clock-then-bot = Wenn die Zeit um ist, spielt ein Bot bis zur Rückkehr.
clock-then-vote = Wenn die Zeit um ist, entscheiden die anderen.
clock-propose = Ein anderes Tempo vorschlagen
clock-propose-do = Allen vorschlagen
clock-proposed = Alle sind gefragt.
clock-vacation = Fährst du weg?
clock-vacation-note = Deine Uhren stehen still, solange du weg bist, an Tischen mit einem Tag oder mehr für einen Spielzug. { $days ->
    [0] Du hast dieses Jahr keinen Tag mehr übrig.
    [one] Du hast dieses Jahr noch einen Tag übrig.
   *[other] Du hast dieses Jahr noch { $days } Tage übrig.
  }
clock-vacation-until = Weg bis
clock-vacation-set = Meine Uhren anhalten
clock-vacation-end = Ich bin wieder da

clock-ahead = { $n ->
    [0] Wenn du drankommst …
    [one] Wenn du drankommst … (eine Vormerkung)
   *[other] Wenn du drankommst … ({ $n } Vormerkungen)
  }
clock-ahead-note = Entscheide im Voraus: Sobald du drankommst, wird die erste passende Vormerkung gleich ausgeführt. Passt keine, verfallen sie, und du entscheidest. Niemand sonst sieht sie.
clock-if = Wenn
clock-else-if = Sonst, wenn
clock-then = dann
clock-else = Sonst:
clock-possible = es möglich ist
clock-can = du das tun kannst: { $move }
clock-line = Wenn { $condition }: { $move }.
clock-line-can = Wenn möglich: { $move }.
clock-give = Vormerken
clock-more = Sonst …
