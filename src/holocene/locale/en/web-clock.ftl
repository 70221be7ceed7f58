## Play by day: clocks, vacations, votes, the next table, orders ahead.

wc-left = { $time } left
wc-left-you = You have { $time } left.
wc-left-of = { $player } has { $time } left.
wc-up = Time is up.
wc-rest = away until { $date }
wc-next = { $n ->
    [one] Next table where it is your turn
   *[other] Next table where it is your turn ({ $n })
  }
wc-next-key = Go to the next table where it is your turn

wc-late-asked = { $player }’s time has run out. What would you like to do?
wc-late-pending = { $player }’s time has run out. The others are deciding what to do.
wc-late-own = Your time has run out, and the others are deciding what to do. You can still move.
wc-back-asked = { $player }’s time ran out too often. { $player } would like to play on. Is that all right?
wc-back-pending = { $player } would like to play on. The others are deciding.
wc-back-own = You have asked to play on. The others are deciding.
wc-pace-asked = { $player } suggests another pace: { $pace }. Do you agree?
wc-pace-pending = { $player } suggests another pace: { $pace }.
wc-pace-own = You have suggested another pace: { $pace }. Everybody has to agree.
wc-choice-wait = Wait longer
wc-choice-bot = Let a bot play
wc-choice-end = End the game
wc-choice-yes = Yes
wc-choice-no = No
wc-said = { $n } of { $of } have answered.
wc-ends = Without a decision by { $when }, a bot plays.
wc-lost = Your time ran out too often in this game, so a bot is playing for you. The others can let you play on.
wc-reclaim = Ask to play on
wc-withdraw = Take back

wc-pace = Time
wc-pace-note = With a day or more for a turn, nobody has to be there at the same time.
wc-pace-none = No time limit
wc-pace-turn = { $time } for a turn
wc-pace-move = { $time } for a move
wc-per = The time is for
wc-per-turn = each turn
wc-per-move = each move
wc-expiry = When time runs out
wc-expiry-bot = a bot plays until they are back
wc-expiry-vote = the others decide
wc-then-bot = When time runs out, a bot plays until they are back.
wc-then-vote = When time runs out, the others decide.
wc-propose = Suggest another pace
wc-propose-do = Suggest it to everybody
wc-proposed = Everybody has been asked.
wc-vacation = Going away?
wc-vacation-note = Your clocks stand still while you are away, at tables with a day or more for a turn. { $days ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $days } days left this year.
  }
wc-vacation-until = Away until
wc-vacation-set = Stop my clocks
wc-vacation-end = I’m back

wc-ahead = { $n ->
    [0] If it comes to you …
    [one] If it comes to you … (one order)
   *[other] If it comes to you … ({ $n } orders)
  }
wc-ahead-note = Decide ahead: when it is next your turn, the first order that fits is carried out at once. If none fits, they lapse and you decide. Nobody else can see them.
wc-if = If
wc-else-if = Otherwise, if
wc-then = then
wc-else = Otherwise:
wc-possible = it is possible
wc-can = you can do this: { $move }
wc-line = If { $condition }: { $move }.
wc-line-can = If possible: { $move }.
wc-give = Give this order
wc-more = Otherwise …
