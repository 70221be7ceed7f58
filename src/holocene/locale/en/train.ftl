# holocene train

command-train = train a network that plays, by games against itself
train-description = A network learns a game from nothing by playing against itself at tables of every kind, or at the one that the game’s options describe. The folder can be continued at any time; what plays is network.npz in it, for the bot network:path=…
train-out-help = the folder of the run, new or to be continued
train-from-help = go on from this network, one such as network.npz, instead of from nothing; its size is kept
train-minutes-help = how long to train, in minutes (default: 3)
train-device-help = where the games are played and learned from: cpu, cuda (an NVIDIA GPU), or auto (default)
train-size-help = the size of the network: tiny is for small games, small learns within minutes on a processor, full is that of the champion (default: small)
train-games-help = how many games are played at once (default: 512, on a GPU 57,600)
train-steps-help = how many decisions of each game are played between two updates (default: 64)
train-rate-help = the learning rate at first (default: 0.0006)
train-last-rate-help = the learning rate at the end (default: 0.00006)
train-entropy-help = how much trying many moves counts at the beginning; it falls to a tenth of that (default: 0.01; less, such as 0.004, for a network that plays well already)
train-by-wins-help = how much of a result is victory, from 0 to 1; the rest is the lead in points (default: 0.6)
train-every-help = how many minutes pass between two tests (default: 1)
train-tested-help = how many games a test plays at each table (default: 100)
train-against-help = whom a test plays against (default: instinct)
train-updates-help = stop after so many updates instead of minutes
train-start-metavar = NAME
train-start-help = begin every game at this start of a small game, such as small: one of the folder of cards, or of those that came with the game
train-training = Training
train-looked = { $decisions } decisions, { $minutes } minutes:
train-share = { $table }: won { $won }% of { $n } games (an equal would win { $fair }%), { $points } points
train-alone = { $table }: did not lose { $won }% of { $n } games, { $points } points
train-curve = { $game }: games won against { $bot }, without search
train-curve-below = millions of decisions
train-done = Trained on { $decisions } decisions. The network is { $folder }/network.npz; run the same command again to go on.
train-interrupted = Stopped after { $decisions } decisions. What was saved at the last test is in { $folder }; run the same command again to go on.
train-no-gpu = PyTorch finds no GPU here. Leave out “--device cuda”.
train-start-cpu = A small game is trained on the processor. Leave out “--device cuda”.
other-run = “{ $folder }” holds another run ({ $run }). Choose a new folder, or the same game, cards and size.
