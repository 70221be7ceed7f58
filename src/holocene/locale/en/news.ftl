# What people are told while they are away: notifications, letters, webhooks and feeds.

news-title-turn = Your turn
news-title-turn-at = Your turn at { $game }
news-title-time = Your time is running out
news-title-time-at = Your time is running out at { $game }
news-title-sat = Somebody sat down
news-title-sat-at = Somebody sat down at your table of { $game }
news-title-begun = The game has begun
news-title-begun-at = A game of { $game } has begun
news-title-round = The next round has begun
news-title-round-at = The next round of { $game } has begun
news-title-over = A game is over
news-title-over-at = Your game of { $game } is over
news-title-invitation = You are invited
news-title-invitation-at = You are invited to { $game }
news-title-deal = Today’s deal
news-deal = Everybody plays the same cards today, and it is your turn to try.
news-with = You play with { $people }.
news-sat = { $name } sat down.
news-invitation = { $name } would like to play with you.
news-left = { $hours ->
    [one] You have less than an hour left.
   *[other] You have less than { $hours } hours left.
}
news-many = { $n ->
    [one] News from { $n } table
   *[other] News from { $n } tables
}
news-foot = You asked to be told by e-mail when something happens at your tables. Choose what you hear of: { $page }
    No more letters: { $leave }
news-leave = No more letters?
news-leave-read = You will no longer hear by e-mail when it is your turn. Your seats stay yours, and the other ways of being told stay as they are.
news-leave-yes = Send me no more letters
news-left-letters = You will get no more letters.
news-left-letters-read = If you change your mind, switch them on again under You.
