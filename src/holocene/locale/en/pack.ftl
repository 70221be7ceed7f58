# The command `holocene pack`, and all that can be wrong with a card pack.

pack-description = Checks card packs you have written, and lists the cards of a pack.
pack-check-help = check a folder of card files
pack-check-description = Checks a folder of card files and names the file, row and field of every fault.
pack-list-help = list the cards of a pack
pack-list-description = Lists the cards of a pack and where their names come from.
pack-folder-metavar = FOLDER
pack-folder-help = the folder of the card pack
pack-game-metavar = GAME
pack-game-help = the game that the cards belong to

pack-sound = The card pack “{ $name }” can be played.
pack-count = { $section }: { $n }
pack-decks = Technology cards by number of players
pack-expansions = Expansions: { $names }
pack-no-expansions = none
pack-warning = Note: { $fault }
pack-digest = Digest: { $digest }
pack-faulty = { $n ->
    [one] The card pack cannot be played: { $n } fault.
   *[other] The card pack cannot be played: { $n } faults.
}
pack-fault = { $row ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, row { $row }, { $field }: { $problem }
}

pack-section-technologies = Technologies
pack-section-personalities = Personalities
pack-section-milestones = Milestones
pack-section-calamities = Calamities
pack-section-discoveries = Discoveries
pack-section-places = Places
pack-section-deck = Cards of a deck
pack-section-history = Sentences of history
pack-expansion-personalities = Personalities
pack-expansion-milestones = Milestones
pack-expansion-industrial = Industrial Revolution
pack-column-players = Players
pack-column-age = Age { $age }
pack-column-total = Total
pack-column-id = Id
pack-column-name = Name
pack-column-copies = Copies
pack-column-origin = Origin
pack-origin-rulebook = rulebook
pack-origin-review = review
pack-origin-designed = designed for this project
pack-origin-printed = printed card

no-such-folder = There is no folder “{ $folder }”. Name the folder with the card files.
bad-pack = { $row ->
    [0] The card pack cannot be used. { $file }, { $field }: { $problem } “holocene pack check” lists every fault.
   *[other] The card pack cannot be used. { $file }, row { $row }, { $field }: { $problem } “holocene pack check” lists every fault.
}

pack-problem-missing-file = The file is missing.
pack-problem-not-utf8 = The text is not UTF-8. Save the file as UTF-8.
pack-problem-bad-syntax = The file cannot be read at this point: { $detail }
pack-problem-missing-column = The column is missing.
pack-problem-unknown-column = There is no such column. Columns are separated by commas.
pack-problem-column-twice = The column appears twice.
pack-problem-field-count = The row has { $found } fields, but the header has { $wanted }.
pack-problem-missing-key = The key is missing.
pack-problem-unknown-key = There is no such key.
pack-problem-empty = The field is empty.
pack-problem-no-choice = “{ $value }” is not one of the choices: { $choices }.
pack-problem-no-number = “{ $value }” is not a number from { $low } to { $high }.
pack-problem-bad-value = “{ $value }” does not fit here ({ $detail }).
pack-problem-bad-id = “{ $value }” is not an id. Use lower-case letters a–z, digits and single hyphens.
pack-problem-id-twice = “{ $value }” is already in row { $before }.
pack-problem-no-prerequisite = There is no technology “{ $value }” for a prerequisite.
pack-problem-own-prerequisite = A technology cannot be its own prerequisite.
pack-problem-later-prerequisite = The prerequisite “{ $value }” is of a later Age.
pack-problem-half-line = The second cost line needs both a type and an amount, or neither.
pack-problem-fact-broken = This is known to be { $value } ({ $source }), not { $found }.
pack-problem-no-fact = The pack has no “{ $value }” of “{ $card }”.
pack-problem-wrong-symbol = A card of Age { $age } can only have an Age { $after } symbol, not an Age { $value } symbol.
pack-problem-no-first-mark = One copy must be marked 1+.
pack-problem-too-many-technologies = Age { $age } has more than { $most } technologies.
pack-problem-too-many-cards = Age { $age } has more than { $most } cards.
pack-problem-empty-age = Age { $age } has no technologies.
pack-problem-gain-twice = “{ $value }” appears twice. Write it once with its amount, such as { $value }:{ $times }.
pack-problem-too-many-gains = The card has more than { $most } different benefits.
pack-problem-too-many-tokens = Together, the cards give { $total } Knowledge tokens of the type “{ $value }”; the most is 99.
pack-problem-group-size = The group “{ $value }” has { $found } Personalities, but it needs { $wanted }.
pack-problem-group-too-large = The group “{ $value }” has { $found } Milestones; the most is { $most }.
pack-problem-no-order = An Ancient Philosopher needs an order number from 1 to 5.
pack-problem-needless-order = Only Ancient Philosophers have an order number.
pack-problem-order-twice = The order number { $value } is already in row { $before }.
pack-problem-wrong-heritage = Ancient Philosophers have no Heritage; Medieval Scientists and Renaissance Artists have one.
pack-problem-unequal-lists = The list has { $found } numbers, but the track has { $wanted } positions.
pack-problem-vp-fall = The VP to the left of a position must not become fewer along the track.
pack-problem-research-rises = The values of Research must fall from left to right.
pack-problem-places-rise = A lower place must not be worth more than a higher one.
pack-problem-hand-count = There are { $found } opening hands for a game of { $players }.
pack-problem-short-deck = A game of { $players } deals { $wanted } cards, but Age I has only { $found }. It needs one card more than all the hands.
pack-problem-ranks-fall = The ranks must rise, each once, and the last must have the limit 0.
pack-problem-few-symbols = In a game of { $players }, Age { $age } has { $found } new-age symbols, but { $wanted } are needed.
