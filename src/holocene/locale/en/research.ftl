# The library for researchers.

bad-action = There is no action { $action }: choose from 0 to { $last }.
bad-bots = There are { $seats } seats for bots, but { $named } are named.
too-few = { $name } must be 1 or more, not { $number }.
zero-sum-alone = A solo game has no zero-sum rewards: leave out “zero_sum”.

command-dataset = write games of bots as Parquet files for research
dataset-description = Lets bots play many games and writes them as Parquet files: records, decisions, legal moves, results and, on request, observations. An interrupted dataset continues where it stopped.
dataset-games-help = how many games the dataset should have (default: 100)
dataset-bots-metavar = BOTS
dataset-bots-help = the bots, separated by commas; they move on one seat with every game (default: random)
dataset-out-help = the folder to write to, or to continue
dataset-observations-help = write what the deciding player observes, as cells
dataset-seconds-help = how many seconds a bot may think about a decision (default: 1)
dataset-workers-help = how many processes play at once (default: 1)
dataset-written = { $n ->
    [one] The dataset in { $folder } has { $n } game.
   *[other] The dataset in { $folder } has { $n } games.
}
dataset-interrupted = { $n ->
    [one] Interrupted. { $n } game is kept in { $folder }; run the same command to continue.
   *[other] Interrupted. { $n } games are kept in { $folder }; run the same command to continue.
}
dataset-other = “{ $folder }” holds another dataset. Name another folder, or give the same game, options, bots and seed.
dataset-none = There is no dataset in “{ $folder }”.
bad-shape = The states must have the shape { $shape }.
not-whole = Actions are whole numbers, not { $kind }.
no-compiled-bot = { $name } does not play in compiled code. Choose from { $choices }, or make one environment at a time.
no-rivals-alone = There are no rivals in a solo game: compare points instead.
several-networks = Rivals in compiled code look with one network, not with several: { $paths }.
uneven-parts = { $size } games a part do not divide { $games } games evenly.
not-received = Send the actions of one part, once after every time that it was received.
no-ladder = There is no ladder for { $game } with { $players } players. Choose from { $choices }.
bad-layer = A file cannot hold the layer { $kind }: use linear layers with ReLU.
bad-depth = A bot has one or two hidden layers, not { $hidden }.
