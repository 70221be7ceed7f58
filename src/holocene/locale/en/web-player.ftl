# People: the page of somebody, and the ladder.

wy-player = Player
wy-since = Here since { $day }
wy-record = { $n ->
    [0] no finished game yet
    [one] { $n } game, won { $won }
   *[other] { $n } games, won { $won }
}
wy-invite = Invite to a table
wy-more-about = More about { $name }

wy-rating = Rating
wy-season = Season
wy-season-all = All seasons
wy-season-of = { $year }, quarter { $n }
wy-rating-note = In 95 of 100 cases, the true strength lies on the line. The bots are marked for comparison.
wy-rating-few = After only a few games, the line is long.
wy-rating-none = No rated game yet. A rating begins with the first one.
wy-rating-said = Rating { $n }, in 95 of 100 cases between { $low } and { $high }, after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
wy-rating-near = The nearest bot is { $bot }.
wy-history = Over time
wy-history-said = { $n } rated games since { $since }: from { $first } to { $last }.

wy-last = Last games
wy-day = Day
wy-game = Game
wy-place = Place
wy-points = Points
wy-with = With
wy-place-of = { $place } of { $players }
wy-left = left
wy-rated = rated
wy-somebody = somebody
wy-more = All { $n } games
wy-watch-of = Watch: { $game }, { $day }

wy-met = You and { $name }
wy-met-you = you ahead
wy-met-other = { $name } ahead
wy-met-said = You were ahead { $you } times, { $name } { $other } times.
wy-met-games = { $n ->
    [one] { $n } game at one table.
   *[other] { $n } games at one table.
}
wy-met-last = You last met on { $day }.

wy-cabinet = Cabinet of finds
wy-cabinet-of = of { $n }
wy-cabinet-note = { $left ->
    [0] Every technology there is has been discovered.
    [one] Every technology ever discovered in a game here. { $left } is still in the ground.
   *[other] Every technology ever discovered in a game here. { $left } are still in the ground.
}
wy-age = Age { $age }
wy-buried = { $name }, still in the ground
wy-favourites = Favourite technologies
wy-favourite-of = in { $n } of { $of } games, won { $percent }%

wy-ladder = Ladder
wy-ladder-lede = Who stands where after their rated games. The bots keep the place their measured strength gives them.
wy-ladder-none = Nobody has played { $n } rated games with { $players } players yet.
wy-ladder-open = Open a rated table
wy-ladder-note = You get a place after { $n } rated games. The number after ± is the margin: in 95 of 100 cases the true rating lies within it. The champion has no place: its strength at a table has not been measured.
wy-ladder-whole = The whole ladder
wy-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
wy-anchor = (bot)
wy-players = Number of players

wy-menu = Block or report { $name }
wy-block-title = Keep out of each other’s way
wy-block-note = The two of you will no longer be brought together at a table. Nobody is told.
wy-block-is = You have blocked this person. Nobody was told.
wy-block = Block
wy-unblock = Unblock
wy-blocked = You will not meet { $name } here.
wy-unblocked = You may meet { $name } again.
wy-report-title = Report
wy-report-note = Whoever runs this server will read it. The person is not told.
wy-report-kind = What is it about?
wy-report-talk = Insults or threats
wy-report-name = The name
wy-report-unfair = Unfair play
wy-report-stalling = Making others wait on purpose
wy-report-other = Something else
wy-report-words = What happened (optional)
wy-report = Send the report
wy-reported = Thank you. Whoever runs this server will read it.
