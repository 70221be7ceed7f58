# The command line: help, complaints of the argument parser, and errors that every part of the house can report.

cli-description = A table for Progress: Evolution of Technology and S-Evolution, in the terminal.
cli-epilog = Type “holocene COMMAND --help” to learn more about a command.
cli-version = show the version and exit
cli-commands = commands
cli-command = COMMAND
cli-not-permitted = “{ $path }” cannot be opened: permission denied. Choose a place where you may read and write.
command-play = play a game in the terminal
command-learn = learn a game at the table, step by step
command-record = show, verify or replay the record of a game
command-review = review a finished game, move by move
command-simulate = let bots play many games and measure them
command-arena = let bots play against each other and rate them
command-event = let bots play a cup, as people do at tournaments
command-lab = play many games and report what each card is worth
command-pack = check a card pack of your own
command-rules = show the numbered rules

option-language-help = the language of everything shown (default: the language of this computer)

argparse-usage = usage:
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-argument = { $argument }: { $message }
argparse-unrecognized = Unknown argument: { $arguments }.
argparse-required = Missing: { $arguments }.
argparse-one-required = Give one of these: { $arguments }.
argparse-not-with = This cannot be combined with { $argument }.
argparse-takes-none = This takes no value: leave out “{ $value }”.
argparse-expected-one = This needs a value.
argparse-expected-at-most-one = This takes one value at most.
argparse-expected-at-least-one = This needs at least one value.
argparse-bad-value = “{ $value }” is not a valid value here.
argparse-bad-choice = “{ $value }” is not one of the choices: { $choices }.

rules-description = Shows the numbered rules of the games.
rules-metavar = RULE
rules-rule-help = a rule such as A11, or the number of a chapter; leave it out to list the chapters
rules-game-metavar = GAME
rules-game-help = the game whose rules are shown (default: all)
rules-coverage-help = show which functions enforce each rule and which tests prove it
rules-json-help = print the coverage as JSON, for other programs
rules-of-game = The rules of { $game }
rules-column-chapter = No.
rules-column-title = Chapter
rules-column-rules = Rules
rules-column-functions = Functions
rules-column-tests = Tests
rules-missing = missing
rules-unimplemented = still to come
rules-shown = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-count = { $n ->
    [one] { $n } rule in all.
   *[other] { $n } rules in all.
}
rules-count-covered = { $n ->
    [one] { $n } rule has a function and a test.
   *[other] { $n } rules have a function and a test.
}
rules-count-enforced = { $n ->
    [one] { $n } rule has a function.
   *[other] { $n } rules have a function.
}
rules-no-tests = The tests are not part of this installation, so they are left out here. They come with the source code.
rules-count-unimplemented = { $n ->
    [one] { $n } rule is still to come.
   *[other] { $n } rules are still to come.
}

bad-command-line = { $message } Type “{ $command } --help” to see how it works.
no-such-command = There is no command “{ $name }”. Choose from { $choices }.
no-such-language = There is no language “{ $name }”. Choose from { $choices }.
no-such-game = There is no game “{ $name }”. Choose from { $choices }.
game-first = Name the game first: “{ $command } GAME …”. Choose from { $choices }.
old-spelling = “{ $old }” is now written “{ $new }”.
part-missing = This needs the { $part } part: { $command }
no-such-rule = There is no rule “{ $rule }”. “holocene rules” lists all chapters and rules.
bad-option-name = There is no option “{ $option }”. Choose from { $choices }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from { $choices }.
bad-move = “{ $text }” is not a move in this game.
bad-order = “{ $text }” is not an order: write “if … then …”, and perhaps “else …”.
illegal-move = “{ $notation }” is not allowed now ({ $rule }).
rest-unseen = Some of these moves follow one that reveals something or passes the turn on. Play up to that point, take a look, then decide the rest. Nothing has been played.
bad-position = This part of the position makes no sense here: “{ $clause }”.
cannot-undo = Nothing can be undone: something has been revealed, or the turn is over.
bad-seats = { $seats ->
    [one] The game has { $seats } seat, but names were given for { $named }.
   *[other] The game has { $seats } seats, but names were given for { $named }.
}
bad-words = { $seats ->
    [one] The game has { $seats } seat, but random words were given for { $words }.
   *[other] The game has { $seats } seats, but random words were given for { $words }.
}
bad-seat = There is no seat { $seat }. Choose from 0 to { $last }.
no-positions = { $game } cannot be started from a written position.

reason-not-found = there is nothing there
reason-not-permitted = you may not read or write there
reason-folder = it is a folder
reason-no-folder = a part of the path is not a folder
reason-exists = it already exists
reason-disk-full = the disk is full
reason-read-only = nothing can be written there
reason-name-too-long = the name is too long
reason-address-in-use = another program uses this address and port
reason-no-address = this computer does not have that address
