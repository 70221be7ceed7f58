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
not-on-a-gpu = A batch on a GPU knows no “{ $name }”. Use Batch, on the CPU.
not-whole = Actions are whole numbers, not { $kind }.
no-compiled-bot = { $name } does not play in compiled code. Choose from { $choices }, or make one environment at a time.
no-rivals-alone = There are no rivals in a solo game: compare points instead.
tree-too-large = This game has more than { $most } histories. Take a smaller pack, or begin later in it.
no-small-game = { $game } has no small game “{ $name }”. Choose from { $choices }.
dataset-thoughts-help = write what the bots thought: how much they leaned to each move, their chance of victory, how long it took
dataset-compiled-help = let one network play all seats in compiled code, hundreds of games a second (--bots network:warmth=0.3)
dataset-compiled-bare = Compiled games come without observations. Leave out --observations; the games can be replayed.
corpus-only-network = Compiled games are those of one network on all seats. Name network, or network:warmth=0.3.

command-transcript = tell a recorded game, or a dataset, in plain words
transcript-description = Writes a recorded game, or all games of a dataset, as lines of JSON: at every decision the table as its player sees it, the legal moves, the move that was made and what speaks for it.
transcript-path-help = the record, or the folder of a dataset
transcript-out-metavar = FILE
transcript-out-help = the file to write to; without it the lines are printed
transcript-no-game = A transcript begins with the line of its game.
transcript-other-cards = The transcript is of other rules or cards than those that are installed.
command-benchmark = measure how well a bot or your own program chooses moves
benchmark-description = Sets positions of strong games in which the worth of every move is known from deep searches, and scores the choices of a bot or of a file of answers.
benchmark-task-help = what is measured: choose-the-move
benchmark-bot-metavar = BOT
benchmark-bot-help = the bot to measure, such as artisan or champion:simulations=100
benchmark-answers-help = a file of answers: a line of JSON with id and move for each task
benchmark-export-help = write the tasks to this file instead
benchmark-form-help = how tasks are written: text (lines of JSON) or arrays (NumPy) (default: text)
benchmark-game-help = only the tasks of this game
benchmark-first-help = only so many tasks of each game
benchmark-no-game = There are no tasks for “{ $game }”. Choose from { $choices }.
benchmark-stale = The tasks were made for other rules or cards of { $game } than those that are installed.
benchmark-bad-answers = “{ $file }” holds no answers: { $reason }
benchmark-no-answers = There is no file “{ $file }”.
benchmark-column-game = Game
benchmark-column-tasks = Tasks
benchmark-column-regret = Regret
benchmark-column-interval = 95 %
benchmark-column-best = As good as the best
benchmark-column-wrong = No answer
benchmark-column-random = At random
benchmark-legend = Regret is what the choices give away, in percentage points of the chance of victory, on average.
several-networks = Rivals in compiled code look with one network, not with several: { $paths }.
uneven-parts = { $size } games a part do not divide { $games } games evenly.
not-received = Send the actions of one part, once after every time that it was received.
no-ladder = There is no ladder for { $game } with { $players } players. Choose from { $choices }.
bad-layer = A file cannot hold the layer { $kind }: use linear layers with ReLU.
bad-depth = A bot has one or two hidden layers, not { $hidden }.
