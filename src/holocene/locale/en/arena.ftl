# Bots and their names; the command `arena`.

bad-bot-name = “{ $name }” is no name of a bot. Write the name of one, such as greedy, or module:Class, either with parameters if you like: search:simulations=200,seconds=0.5.
no-such-bot = There is no bot “{ $name }”. Choose from { $choices }, or name a class of your own as module:Class.
no-such-bot-module = There is no module “{ $module }”, neither in this folder nor installed. Go to the folder of { $module }.py, or install it.
no-such-bot-class = The module “{ $module }” has no class “{ $attribute }”. Check the name after the colon.
bot-not-imported = The bot “{ $name }” cannot be imported: { $reason }
bot-not-made = The bot “{ $name }” cannot be made: { $reason }
no-instinct = Nobody plays { $game } by instinct: the game does not say what a move is worth at first sight. Choose another bot.
no-advice = { $game } gives no advice, so this bot cannot play it. Choose another bot.
bot-cannot-play = The bot “{ $name }” cannot play { $game }. Choose another one.
bad-bot-parameters = The bot “{ $name }” does not take these parameters ({ $reason }). It knows: { $choices }.
bot-failed = The bot “{ $bot }” has failed: { $reason }
bot-illegal = The bot “{ $bot }” has answered “{ $move }”, which is not allowed now.

arena-description = Lets bots play a series against each other, every line-up in all seats on the same deals, and rates them. An interrupted series goes on when the same command is given again.
arena-bots-metavar = BOT,BOT,…
arena-bot-metavar = BOT
arena-bots-help = the bots, by name, with parameters (search:simulations=200), or as module:Class
arena-bot-help = one bot more; can be given several times
arena-games-help = how many games to play at least (100 if nothing is said); whole rounds are played, so that all bots sit on all seats
arena-seconds-help = the time a bot has for one decision, in seconds (1 if nothing is said)
arena-seed-help = the number from which all deals and the chance of all bots follow (1 if nothing is said)
arena-workers-help = how many processes play at the same time (one for each processor if nothing is said)
arena-address-metavar = ADDRESS
arena-ray-help = play on the Ray cluster at this address; “local” starts one here
arena-out-help = the folder for the games and results (one of its own if nothing is said)

arena-plan = { $n ->
    [one] { $n } game, { $round } to a round, in { $folder }
   *[other] { $n } games, { $round } to a round, in { $folder }
}
arena-goes-on = { $n ->
    [one] { $n } game of them is there already.
   *[other] { $n } games of them are there already.
}
arena-interrupted = Interrupted; nothing that was finished is lost. The same command goes on. These are the results so far.
arena-summary = { $n ->
    [one] { $n } game, { $deals } different deals, { $decisions } decisions a game
   *[other] { $n } games, { $deals } different deals, { $decisions } decisions a game
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
arena-note = All intervals are 95 % and count the games of one deal together.

arena-no-bots = Name the bots that are to play: --bots random,greedy
arena-bot-twice = The bot “{ $name }” is named twice. Name every bot once; seats are filled by themselves.
arena-bot-failed = The bot “{ $bot }” has failed in game { $game }: { $reason } The game is kept in { $path }.
arena-bot-illegal = The bot “{ $bot }” has answered “{ $move }” in game { $game }, which is not allowed there. The game is kept in { $path }.
arena-other-series = { $folder } holds another series: { $names } differ. Choose another folder with --out.
arena-cannot-write = Nothing can be written to { $folder }: { $reason }. Choose another folder with --out.
arena-bad-file = { $path } cannot be read: { $reason }. Mend or delete it.
arena-busy = Another process is playing this series in { $folder }. Wait for it, or choose another folder with --out.
arena-worker-died = A process that was playing has ended unexpectedly. What was finished is kept; the same command goes on. Fewer processes need less memory: --workers 1
arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
arena-other-code = A machine of the cluster has another version of holocene or of a bot. Install the same one everywhere.
arena-no-parquet = No Parquet file was written.
