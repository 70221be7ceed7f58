# Today’s deal: the command, the page, and the line to share.
command-today = play today’s deal, the same cards for everyone
today-description = Plays the deal of the day: the same cards for everyone, one try that counts. Without a game, lists today’s deals and how you did.
today-game-metavar = GAME
today-game-help = whose deal to play: { $games }
today-day-metavar = DAY
today-day-help = another day, as 2026-11-20; days begin at midnight UTC
today-again-help = play a deal again that you have finished, for fun: the first try stays
today-none = “{ $game }” has no deal of the day.
today-bad-day = “{ $day }” is no day that has come: write it as 2026-11-20.
today-no-hints = No hints are given at today’s deal: it is your own game that counts.
today-open = { $name }: not played yet
today-running = { $name }: begun; continue with holocene today { $game }
today-kept = Your first try is kept. To play the deal again: holocene today { $game } --again
today-fair = The deal follows from the date, so whoever really wants to can look ahead. It is a game among friends: no hints, and nothing is taken back that has shown you something.

today-date = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[12] { $day } December
}
today-line = Holocene { $date }, { $game }: { $result }
today-score-against = { $points } to { $other }
today-won = won
today-lost = lost
today-placed = place { $place } of { $of }

today-title = Today
today-lede = The same cards for everyone, one try that counts.
today-alone = { $game }, alone
today-against = { $game } against { $bot }
today-deal = Today’s deal
today-deals = Which deal
today-play = Play the deal
today-go-on = Go on playing
today-name = Your name on the board
today-so-far = { $n ->
    [0] Nobody has finished it here yet.
    [one] One person has finished it here, with { $best }.
   *[other] { $n } people have finished it here; the best came to { $best }.
}
today-ahead-by = { $n ->
    [0] a draw
    [one] { $n } point ahead
   *[other] { $n } points ahead
}
today-behind-by = { $n ->
    [one] { $n } point behind
   *[other] { $n } points behind
}
today-result = Your result
today-left = You gave this deal up, so it has no place on the board. Tomorrow brings another.
today-late = Finished after its day was over: it is yours, but has no place on the board.
today-missed = You did not play this deal.
today-again = Play it again
today-look = Look back
today-share = Share
today-copied = Copied: { $line }
today-everybody = Everybody’s results
today-picture = { $n ->
    [one] One result: { $low }.
   *[other] { $n } results between { $low } and { $high }.
}
today-picture-own = { $beaten ->
    [0] Yours is { $own }.
   *[other] Yours is { $own }, ahead of { $beaten }.
}
today-picture-bot = { $bot } came to { $points }.
today-you = you
today-behind = behind
today-ahead = ahead
today-rank-until = { $rank } up to { $n }
today-whole = Show all { $n }
today-board = The board
today-head-place = Place
today-head-player = Player
today-head-points = Points
today-head-rank = Rank
today-head-result = Result
today-head-rounds = Rounds
today-somebody = Somebody
today-bot-beside = the bot to beat
today-watch = Watch
today-watch-of = Watch { $player }
today-alone-here = Nobody else has finished it here yet: yours is the first layer.
today-empty = No results yet. The first layer is still to be laid.
today-empty-then = Nobody here finished this deal.
today-now = Today’s deal
today-shut = The others’ games open once you have finished yours. Only a first try counts.
today-opened = Only a first try at this server counts.
today-mark = Deal { $deal }: whoever has these letters has the same cards.
today-layers = { $n ->
    [0] Your days
    [one] { $n } day
   *[other] { $n } days in a row
}
today-layers-all = { $n ->
    [one] You have played on one day.
   *[other] You have played on { $n } days.
}
today-stays = A missed day breaks nothing: the layers stay.
today-puzzle = Today’s puzzle
today-puzzle-words = One position, one best move.
today-solve = Solve it
today-tomorrow = Tomorrow
today-tomorrow-words = A new deal comes in { $time }, at midnight UTC.
today-days = Other days
today-learning = Go on learning
today-learning-step = Step { $step }
today-continue = Continue
