# The library for researchers.

bad-action = There is no action { $action }: choose from 0 to { $last }.
bad-bots = There are { $seats } seats for bots, but { $named } are named.
too-few = { $name } must be 1 or more, not { $number }.
zero-sum-alone = A solo game has no zero-sum rewards: leave out “zero_sum”.

command-dataset = write games of bots as Parquet files for research
dataset-description = Lets bots play many games and writes them as Parquet files: records, decisions, legal moves, results and, if asked for, observations. An interrupted dataset goes on where it stopped.
dataset-games-help = how many games the dataset should have (100 if nothing is said)
dataset-bots-metavar = BOTS
dataset-bots-help = the bots, with commas between them; they move on by one seat from game to game (random if nothing is said)
dataset-out-help = the folder to write to, or to go on with
dataset-observations-help = write what the deciding player observes, as cells
dataset-seconds-help = how many seconds a bot may think about a decision (1 if nothing is said)
dataset-workers-help = how many processes play at the same time (1 if nothing is said)
dataset-written = { $n ->
    [one] The dataset in { $folder } has { $n } game.
   *[other] The dataset in { $folder } has { $n } games.
}
dataset-interrupted = { $n ->
    [one] Interrupted. { $n } game is kept in { $folder }; the same command goes on from there.
   *[other] Interrupted. { $n } games are kept in { $folder }; the same command goes on from there.
}
dataset-other = “{ $folder }” holds another dataset. Name another folder, or the same game, options, bots and seed.
dataset-none = There is no dataset in “{ $folder }”.
