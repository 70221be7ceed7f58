# You: what this browser keeps of its reader's games.

wm-lede = { $n ->
    [one] { $n } finished game, counted from what this browser keeps.
   *[other] { $n } finished games, counted from what this browser keeps.
}
wm-lede-none = No finished game yet in this browser. Once there is one, you will see here how you play.
wm-record = { $n ->
    [one] { $n } game with others, { $won } won
   *[other] { $n } games with others, { $won } won
}
wm-by-players = By number of players
wm-by-opponents = By opponents
wm-alone = Alone
wm-players = { $n } players
wm-people = People
wm-games = Games
wm-won = Won
wm-mean = Points
wm-best = Best
wm-nothing = –
wm-points = Points over time
wm-chart = { $n } games, the oldest on the left: from { $low } to { $high } points, { $last } in the last five on average. Full marks are victories.
wm-most = What you come to most
wm-best-with = What you win with
wm-card = { $won ->
    [0] in { $n } of { $of } games
   *[other] in { $n } of { $of } games, { $won } won
}
wm-cabinet = { $n ->
    [one] { $n } find in all your games.
   *[other] { $n } different finds in all your games.
}
wm-older = { $n ->
    [one] Of { $n } older game it was not kept what you found. Open its table again, and it is added.
   *[other] Of { $n } older games it was not kept what you found. Open their tables again, and it is added.
}
wm-practice = Practice
wm-lessons-done = { $n ->
    [one] { $n } lesson finished
   *[other] { $n } lessons finished
}
wm-puzzles-solved = { $n } of { $of } solved
wm-rating = { $game }: rating { $rating }
wm-days = { $n ->
    [one] on { $n } day
   *[other] on { $n } days
}
wm-in-a-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
wm-kept = What this browser keeps
wm-kept-read = These things lie in this browser. Another browser knows nothing of them, unless you take them there as a file.
wm-kind-person = Who you are
wm-kind-person-read = Your name, your mark and the key that this browser is known by
wm-kind-results = Results
wm-kind-results-read = { $n ->
    [one] { $n } game: points, places, opponents and finds
   *[other] { $n } games: points, places, opponents and finds
}
wm-kind-seats = Seats at tables
wm-kind-seats-read = { $n ->
    [one] { $n } table. Without it you cannot play on there, unless the others let you back in.
   *[other] { $n } tables. Without them you cannot play on there, unless the others let you back in.
}
wm-kind-lessons = Lessons
wm-kind-lessons-read = Where you are in { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
}
wm-kind-puzzles = Puzzles
wm-kind-puzzles-read = Your rating, and what you have tried
wm-kind-today = Today’s deals
wm-kind-today-read = Your results, day by day
wm-kind-settings = Settings
wm-kind-settings-read = Your name, language, colours, sounds and the like
wm-delete = Delete
wm-delete-kind = Delete: { $kind }?
wm-delete-read = This cannot be undone. Download a file first if you may want it back.
wm-delete-all = Delete everything
wm-delete-all-read = Results, seats, lessons and settings of this browser are gone then, and no server has a copy. This cannot be undone.
wm-download = Save to a file
wm-download-read = The file holds your seats too: whoever has it can play in your place.
wm-bring = Bring a file
wm-no-file = This is not a file from here.
wm-nothing-new = Everything in this file is here already.
