# The words of every table: players, lists, refusals and results.
# $player is a name, $age a Roman numeral.

seat-human = Player { $n }
seat-bot = Bot { $n }
bot-random = Random
bot-random-character = Plays any legal move at all.
bot-greedy = Steady
bot-greedy-character = Takes what brings the most this turn.
bot-forager = Forager
bot-forager-character = A friendly beginner: takes what lies within reach, misses a good deal and loses track of what it has.
bot-herder = Herder
bot-herder-character = Always on the move: never stops to stock up or build higher, and takes no notice of anyone else.
bot-farmer = Farmer
bot-farmer-character = Tends its own field: never looks at the other players, or at how soon the game will end.
bot-artisan = Artisan
bot-artisan-character = Bent over the work at hand: loses sight of what it has already built, of what the others have, and of how soon the game will end.
bot-merchant = Merchant
bot-merchant-character = Counts its own riches with care, and never looks at what the other players have.
bot-scholar = Scholar
bot-scholar-character = Absorbed in the game, with an eye on everyone, and surprised every time when it ends.
bot-inventor = Inventor
bot-inventor-character = Takes everything in and plays its first good idea, without thinking it through.
bot-visionary = Visionary
bot-visionary-character = Thinks far ahead, for as long as you allow.
bot-champion = Champion
bot-champion-character = The strongest: overlooks nothing, thinks ahead, and taught itself in millions of games.

table-list = { $head } and { $last }
table-refused = { $reason } ({ $rule })
table-final = cannot be undone
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-more-cards = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
table-zone = { $name }:
table-no-cards = nothing
ask-choose = Choose a move.
hint-best = It won most often in the bot’s trial games.
table-score-sheet = Score sheet
table-points-from = Points from
table-rule = Rule
table-total = Total
table-history = From history
table-dug-up = What was dug up
