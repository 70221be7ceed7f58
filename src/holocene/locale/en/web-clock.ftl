## Play by day: clocks, vacations, votes, the next table, orders ahead.

clock-left = { $time } left
clock-left-you = You have { $time } left.
clock-left-of = { $player } has { $time } left.
clock-up = Time is up.
clock-rest = away until { $date }
clock-next = { $n ->
    [one] Next table where it is your turn
   *[other] Next table where it is your turn ({ $n })
  }
clock-next-key = Go to the next table where it is your turn

clock-late-asked = { $player }’s time has run out. What would you like to do?
clock-late-pending = { $player }’s time has run out. The others are deciding what to do.
clock-late-own = Your time has run out, and the others are deciding what to do. You can still move.
clock-back-asked = { $player }’s time ran out too often. { $player } would like to play on. Is that all right?
clock-back-pending = { $player } would like to play on. The others are deciding.
clock-back-own = You have asked to play on. The others are deciding.
clock-pace-asked = { $player } suggests another pace: { $pace }. Do you agree?
clock-pace-pending = { $player } suggests another pace: { $pace }.
clock-pace-own = You have suggested another pace: { $pace }. Everybody has to agree.
clock-choice-wait = Wait longer
clock-choice-bot = Let a bot play
clock-choice-end = End the game
clock-choice-yes = Yes
clock-choice-no = No
clock-said = { $n } of { $of } have answered.
clock-ends = { $time } left to decide. After that, a bot plays.
clock-lost = Your time ran out too often in this game, so a bot is playing for you. The others can let you play on.
clock-reclaim = Ask to play on
clock-withdraw = Take back

clock-pace = Time
clock-pace-note = With a day or more for a turn, nobody has to be there at the same time.
clock-pace-none = No time limit
clock-pace-turn = { $time } a turn
clock-pace-move = { $time } a move
clock-per = The time is for
clock-per-turn = each turn
clock-per-move = each move
clock-expiry = When time runs out
clock-expiry-bot = a bot plays until they are back
clock-expiry-vote = the others decide
clock-then-bot = When time runs out, a bot plays until they are back.
clock-then-vote = When time runs out, the others decide.
clock-propose = Suggest another pace
clock-propose-do = Suggest it to everybody
clock-proposed = Everybody has been asked.
clock-vacation = Going away?
clock-vacation-note = Your clocks stand still while you are away, at tables with a day or more for a turn. { $days ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $days } days left this year.
  }
clock-vacation-until = Away until
clock-vacation-set = Stop my clocks
clock-vacation-end = I’m back

clock-ahead = { $n ->
    [0] When your turn comes …
    [one] When your turn comes … (one order)
   *[other] When your turn comes … ({ $n } orders)
  }
clock-ahead-note = Decide ahead: when your turn comes, the first order that fits is carried out at once. If none fits, they lapse and you decide then. Nobody else can see them.
clock-if = If
clock-else-if = Otherwise, if
clock-then = then
clock-else = Otherwise:
clock-possible = it is possible
clock-can = you can do this: { $move }
clock-line = If { $condition }: { $move }.
clock-line-can = If possible: { $move }.
clock-give = Give this order
clock-more = Otherwise …
