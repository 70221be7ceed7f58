# The browser: tournaments. $n, $of, $most and $least are numbers, $name and $level are names, $time is a time in words.

wv-events = Tournaments
wv-event = Tournament
wv-lede = Everybody at a tournament plays the same deals, so you can see what others made of your seat.
wv-none = No tournament has been announced yet. Why not start one?
wv-part-open = Open for entries
wv-part-running = Being played
wv-part-over = Finished
wv-new = Your own tournament
wv-make = Plan a tournament
wv-known-first = To take part, or to plan a tournament of your own, tell us what to call you.
wv-by = run by { $name }
wv-starts-at = starts { $time }

## What it is
wv-swiss = Swiss
wv-robin = Round robin
wv-tables-of = tables of { $n }
wv-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
wv-announced = announced
wv-entering = entries are open
wv-running = round { $n } of { $of }
wv-over = over
wv-entered = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
wv-entered-of = { $n } of { $most } places taken
wv-bot = Bot ({ $level })
wv-somebody = Someone who has left
wv-you = you

## The form
wv-name = What is it called?
wv-system = How do players meet?
wv-system-note = Swiss: after each round, players with similar scores meet. Round robin: everybody meets everybody.
wv-size = Players at a table
wv-size-note = Where a seat would stay free, a bot takes it, so nobody sits out.
wv-rounds-field = Rounds
wv-rounds-note = 0 means as many as the system needs.
wv-most = Places
wv-pace = Time
wv-pace-note = A bot plays on for anybody whose time runs out.
wv-main = What counts first?
wv-main-note = The other one breaks ties.
wv-main-places = Places at your own table
wv-main-duplicate = Points against the same seat elsewhere
wv-starts = Starts by itself at
wv-starts-note = Leave it empty to start it yourself.
wv-rated = Games are rated
wv-create = Announce it

## What one can do
wv-play = Go to your table
wv-wait = Your table of this round is over. The next round starts when all tables are.
wv-enter = Enter
wv-enter-late = Enter from the next round
wv-begin = Start now
wv-call-off = Call it off
wv-call-off-sure = The tournament disappears, and everybody who has entered is free again.
wv-withdraw = Withdraw
wv-withdraw-sure = You will play no further rounds. Your points stay.
wv-withdraw-table = A bot finishes your game, and you will play no further rounds. Your points stay.
wv-remove = Withdraw a player
wv-remove-one = Withdraw { $name }
wv-remove-sure = { $name } will play no further rounds, and a bot finishes the game that is going on.

## Standings and rounds
wv-standings = Standings
wv-result = Final standings
wv-place = Place
wv-player = Player
wv-points = Points
wv-duplicate = Same seat
wv-median = Median
wv-buchholz = Buchholz
wv-games = Games
wv-how-places = A point for everyone you finish ahead of at your table, half a point for a shared place. Ties are broken by “same seat”: how many more points you made than others in your seat with the same deal. After that, what your opponents scored decides: first without the best and the weakest of them (Median), then all together (Buchholz).
wv-how-duplicate = “Same seat” counts first: how many more points you made than others in your seat with the same deal. Then a point for everyone you finish ahead of at your table. After that, what your opponents scored decides: first without the best and the weakest of them (Median), then all together (Buchholz).
wv-balance = Any two players meet at least { $least } and at most { $most } times.
wv-csv = Download the standings
wv-file = Download all games
wv-rounds-title = Rounds
wv-round-playing = Round { $n }, being played
wv-round-over = Round { $n }
wv-table = Table { $n }
wv-table-waiting = being set up
wv-table-playing = being played
wv-table-over = finished
wv-table-void = deleted, counts for nobody
wv-seat-points = Points in the game
wv-seat-match = Points for the place
wv-seat-duplicate = Against the same seat elsewhere
wv-seat-note = The three numbers: points in the game, points for the place, and how you did against the same seat elsewhere.
wv-watch = Watch
wv-deal = Fingerprint of the deal:
wv-entrants = Players
wv-entrants-none = Nobody has entered yet.
wv-since = from round { $n }
wv-withdrawn = withdrawn

## Fairness
wv-fair = A fair deal
wv-fair-words = All tables of a round have the same cards. Games and results open when the round is over, so nobody learns anything about a deal that is still being played. The fingerprint below was fixed before the first round. With the secret, which is revealed at the end, anybody can check that no deal was chosen.
wv-commitment = Fingerprint:
wv-secret = Secret:
