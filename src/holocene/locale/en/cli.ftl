# The command line: help, complaints of the argument parser, and errors that every part of the house can report.

cli-description = A table for Progress: Evolution of Technology and S-Evolution, in the terminal.
cli-epilog = “holocene COMMAND --help” explains a command.
cli-version = show the version and exit
cli-commands = commands
cli-command = COMMAND
cli-not-permitted = “{ $path }” cannot be opened: permission denied. Choose a place where the user who runs this command may read and write.
command-play = play a game in the terminal
command-learn = learn a game at the table, step by step
command-record = show, verify or replay the record of a game
command-simulate = let bots play many games and measure them
command-arena = let bots play against each other and rate them
command-lab = play many games and report what the cards are worth
command-pack = check a card pack of your own
command-rules = show the numbered rules

option-language-help = the language of everything shown (the default is that of this machine)

argparse-usage = usage:
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-argument = { $argument }: { $message }
argparse-unrecognized = This is not understood: { $arguments }.
argparse-required = Something is missing: { $arguments }.
argparse-one-required = One of these is needed: { $arguments }.
argparse-not-with = This cannot be combined with { $argument }.
argparse-takes-none = This takes no value, so “{ $value }” cannot follow it.
argparse-expected-one = One value must follow.
argparse-expected-at-most-one = At most one value may follow.
argparse-expected-at-least-one = At least one value must follow.
argparse-bad-value = “{ $value }” cannot be read here.
argparse-bad-choice = “{ $value }” is not possible. Choose from { $choices }.

rules-description = Shows the numbered rules that the games are played by.
rules-metavar = RULE
rules-rule-help = a rule such as A11, or the number of a chapter; without it, the chapters are listed
rules-game-metavar = GAME
rules-game-help = the game whose rules are shown (all games if nothing is said)
rules-coverage-help = show which functions enforce each rule and which tests prove it
rules-json-help = the coverage as JSON, for programs
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
rules-no-tests = The tests are not part of this installation, so nothing is said about them. They come with the source.
rules-count-unimplemented = { $n ->
    [one] { $n } rule is still to come.
   *[other] { $n } rules are still to come.
}

bad-command-line = { $message } “{ $command } --help” explains the command.
no-such-command = There is no command “{ $name }”. Choose from { $choices }.
no-such-language = There is no language “{ $name }”. Choose from { $choices }.
no-such-game = There is no game “{ $name }”. Choose from { $choices }.
game-first = The game comes first: “{ $command } GAME …”. Choose from { $choices }.
old-spelling = “{ $old }” is now written “{ $new }”.
part-missing = This needs the { $part } part: { $command }
no-such-rule = There is no rule “{ $rule }”. “holocene rules” lists all chapters and rules.
bad-option-name = There is no option “{ $option }”. Choose from { $choices }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from { $choices }.
bad-move = “{ $text }” is no move of this game.
illegal-move = “{ $notation }” is not allowed now ({ $rule }).
rest-unseen = These moves go on after one that shows something new or passes the decision on. Make the moves up to there, look, and then decide on the rest. Nothing was played.
bad-position = The position cannot be read here: “{ $clause }”.
cannot-undo = Nothing can be taken back: something was revealed, or the turn has passed.
bad-seats = { $seats ->
    [one] The game has { $seats } seat; names were given for { $named }.
   *[other] The game has { $seats } seats; names were given for { $named }.
}
bad-words = { $seats ->
    [one] The game has { $seats } seat; words of chance are given for { $words }.
   *[other] The game has { $seats } seats; words of chance are given for { $words }.
}
bad-seat = There is no seat { $seat }. Choose from 0 to { $last }.
no-positions = { $game } cannot be begun from a position in words.
