# Bots and their names; the commands `arena` and `event`.

bad-bot-name = “{ $name }” is not the name of a bot. Give a name such as greedy, or module:Class; add parameters if you like: search:simulations=200,seconds=0.5.
no-such-bot = There is no bot “{ $name }”. Choose from { $choices }, or name a class of your own as module:Class.
no-such-bot-module = There is no module “{ $module }”, neither in this folder nor installed. Change to the folder of { $module }.py, or install it.
no-such-bot-class = The module “{ $module }” has no class “{ $attribute }”. Check the name after the colon.
bot-not-imported = The bot “{ $name }” cannot be imported: { $reason }
bot-not-made = The bot “{ $name }” cannot be created: { $reason }
no-instinct = { $game } does not say what a move is worth at first sight, so this bot cannot play it. Choose another bot.
no-advice = { $game } gives no advice, so this bot cannot play it. Choose another bot.
bot-cannot-play = The bot “{ $name }” cannot play { $game }. Choose another one.
bad-bot-parameters = The bot “{ $name }” does not take these parameters ({ $reason }). It takes: { $choices }.
bot-failed = The bot “{ $bot }” failed: { $reason }
bot-illegal = The bot “{ $bot }” answered “{ $move }”, which is not allowed now.

arena-description = Lets bots play a series against each other, every line-up in every seat on the same deals, and rates them. Run the same command again to continue an interrupted series.
arena-bots-metavar = BOT,BOT,…
arena-bot-metavar = BOT
arena-bots-help = the bots, by name, with parameters (search:simulations=200), or as module:Class
arena-bot-help = one more bot; may be repeated
arena-games-help = how many games to play at least (default: 100); whole rounds are played, so that every bot sits in every seat
arena-seconds-help = how long a bot may take over a decision, in seconds (default: 1)
arena-processor-help = count the seconds that the processor works for a bot, not those on the wall: a series beside other work is then as fair
arena-seed-help = the number that decides all deals and all random choices (default: 1)
arena-workers-help = how many processes play at once (default: one per processor)
arena-address-metavar = ADDRESS
arena-ray-help = play on the Ray cluster at this address; “local” starts one here
arena-out-help = the folder for games and results (default: one of its own)

arena-plan = { $n ->
    [one] { $n } game, { $round } to a round, in { $folder }
   *[other] { $n } games, { $round } to a round, in { $folder }
}
arena-goes-on = { $n ->
    [one] { $n } of them has been played already.
   *[other] { $n } of them have been played already.
}
arena-interrupted = Interrupted; everything finished is kept. Run the same command to continue. Results so far:
arena-summary = { $n ->
    [one] { $n } game, { $deals } different deals, { $decisions } decisions per game
   *[other] { $n } games, { $deals } different deals, { $decisions } decisions per game
}
arena-standings = Standings
arena-bot = Bot
arena-rating = Rating
arena-score = Points
arena-milliseconds = ms/move
arena-p99 = 99 %
arena-fair = fair share
arena-with-error = { $n } ± { $error }
arena-ranks = Ranks
arena-lost = lost
arena-duels = Ahead of, in % (95 % interval)
arena-duel = { $n } ({ $low }–{ $high })
arena-note-shares = Shares are per seat.
arena-note = All intervals are 95 % and treat the games of one deal as one.

arena-no-bots = Name the bots that should play: --bots random,greedy
arena-bot-twice = The bot “{ $name }” is named twice. Name each bot once; the seats fill themselves.
arena-bot-failed = The bot “{ $bot }” failed in game { $game }: { $reason } The game is in { $path }.
arena-bot-illegal = The bot “{ $bot }” answered “{ $move }” in game { $game }, which is not allowed there. The game is in { $path }.
arena-other-series = { $folder } holds another series: { $names } differ. Choose another folder with --out.
arena-cannot-write = Nothing can be written to { $folder }: { $reason }. Choose another folder with --out.
arena-bad-file = { $path } cannot be read: { $reason }. Correct or delete it.
arena-busy = Another process is playing this series in { $folder }. Wait for it, or choose another folder with --out.
arena-worker-died = A playing process ended unexpectedly. Everything finished is kept; run the same command to continue. If memory is short, use fewer processes: --workers 1
arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
arena-other-code = A machine in the cluster has another version of holocene or of a bot. Install the same version everywhere.
arena-no-parquet = No Parquet file was written.

event-description = Lets bots play a cup offline, with the rounds, deals and standings of a server’s tournaments: all tables of a round have the same deal. The same command gives the same cup.
event-system-help = swiss: those with like scores meet; robin: everybody meets everybody
event-size-help = how many sit at a table, from 2 to 5 (default: 2)
event-rounds-help = how many rounds to play (default: as many as the system needs)
event-duplicate-help = let the points against the same seat at other tables count first, not the places at the own table
event-alone = A cup needs at least two entrants. Name them with commas between: --entrants artisan,inventor
event-round = Round { $n } of { $of } is over.
event-place = Place
event-bot = Bot
event-points = Points
event-duplicate = Same seat
event-median = Median
event-buchholz = Buchholz
event-firsts = Firsts
event-played = Games
