# The words of every table: players, lists, refusals, results, and the board of Progress in words.
# $player is a name, $age a Roman numeral.

seat-human = Player { $n }
seat-bot = Bot { $n }
bot-random = Random
bot-random-character = Plays any legal move at all.
bot-greedy = Steady
bot-greedy-character = Takes what brings the most this turn.
bot-forager = Forager
bot-forager-character = A friendly beginner: takes what lies within reach, misses a good deal and never prepares for later.
bot-herder = Herder
bot-herder-character = Always on the move: never stops to stock up or build higher, and takes no notice of anyone else.
bot-farmer = Farmer
bot-farmer-character = Tends its own field: never looks at the other players, or at how soon the game will end.
bot-artisan = Artisan
bot-artisan-character = Knows the trade: judges every move well in itself, but never where it will lead.
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
table-hint-kind = Consider: { $kind }
table-hint-candidates = Worth a look:
table-hint-win = { $win } % chance of winning
table-hint-place = { $place ->
    [1] first place expected, { $n } VP ahead
   *[other] place { $place } expected, { $n } VP behind the leader
}
table-hint-move = Best: { $move }.
table-hint-outlook = { $place ->
    [1] { $points } VP, first place, { $win } % to win
    [2] { $points } VP, second place, { $win } % to win
    [3] { $points } VP, third place, { $win } % to win
    [4] { $points } VP, fourth place, { $win } % to win
   *[other] { $points } VP, place { $place }, { $win } % to win
}
table-hint-alone = { $points } VP expected
table-hint-risk = { $points } VP expected, { $win } % chance of not losing
table-hint-gain-both = It should bring { $points } VP more than “{ $other }” and raise your chance of winning by { $win ->
    [one] { $win } percentage point.
   *[other] { $win } percentage points.
}
table-hint-gain-points = It should bring { $points } VP more than “{ $other }”.
table-hint-gain-win = Your chance of winning is { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} better than with “{ $other }”.
table-hint-gain-points-though = It should bring { $points } VP more than “{ $other }”, though your chance of winning is slightly lower.
table-hint-gain-win-though = Your chance of winning is { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} better than with “{ $other }”, though you should score slightly less.
table-hint-gain-safer = It is safer than “{ $other }”.
table-hint-gain-none = “{ $other }” looks just as good.

## The board of Progress in words.

progress-piles = On the table
progress-now = Age { $age } – { $name }, round { $n }
progress-age = Age { $age }
progress-deck = deck ({ $n })
progress-pile = discard pile ({ $n })
progress-time-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
progress-milestone = Milestone
progress-section = Section { $n }
progress-covered = covered by { $player }
progress-skills = Skills
progress-tokens = Tokens
progress-power = Power
progress-active = Active
progress-developing = Developing
progress-guide = Guided by
progress-won = Milestones
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } marker)
   *[other] ({ $n } markers)
}
progress-hand = Your hand: { $n } (Hand Size { $limit })
progress-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
progress-known = seen in hand:
progress-you = you
progress-discard = discard value { $n }
progress-in-area = already in your area
progress-missing = ({ $n } missing)
progress-age-needs = { $n ->
    [one] { $n } more new-age symbol begins Age { $age }.
   *[other] { $n } more new-age symbols begin Age { $age }.
}
progress-end-needs = { $n ->
    [one] { $n } more new-age symbol ends the game.
   *[other] { $n } more new-age symbols end the game.
}
progress-your-turn = Your turn. Actions left: { $left } of { $most }.
progress-turn-of = { $player }’s turn. Actions left: { $left } of { $most }.
progress-spare = Spare Knowledge: { $n }.
progress-note-ends = ends the game
progress-note-ends-later = would end the game once it is active
progress-note-age = begins Age { $age }
progress-note-age-later = would begin Age { $age } once it is active
progress-note-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
progress-note-yields = +{ $n } Knowledge
progress-heritage = Heritage
progress-printed = Also on the card
progress-unlocks = Unlocks
progress-owned = Held by
progress-origin = Name taken from
progress-facts = Values
progress-order = Order number
progress-owner-developing = { $player } (under development)
progress-tree-marks = ● active · ◐ under development · ○ in your hand · □ in a discard pile · ← needs · → unlocks
progress-explained = { $word }: { $help }
progress-legend = Letters stand for the type: { $letters }. In your hand, a cost line is met by a prerequisite (✓), payable (•) or not payable (✗); ✦ is a new-age symbol. Tokens are shown as ready/total.
table-history = From history
table-dug-up = What was dug up
