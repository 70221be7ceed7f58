# The words of every table: players, lists, refusals, results, and the board of Progress in words.
# $player is a name, $age a Roman numeral.

seat-human = Player { $n }
seat-bot = Bot { $n }
title-progress = Progress: Evolution of Technology
title-s-evolution = S-Evolution

table-list = { $head } and { $last }
table-refused = { $reason } ({ $rule })
table-final = cannot be undone
table-score-sheet = Score sheet
table-points-from = Points from
table-rule = Rule
table-total = Total
table-victory = Victory: { $winners }
table-lost = The game is lost.
table-rank = Rank: { $rank }

## The board of Progress in words.

board-piles = On the table
board-now = Age { $age }, round { $n }
board-age = Age { $age }
board-deck = deck ({ $n })
board-pile = discard pile ({ $n })
board-time-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-milestone = Milestone
board-section = Section { $n }
board-covered = covered by { $player }
board-skills = Skills
board-tokens = Tokens
board-power = Power
board-active = Active
board-developing = Developing
board-guide = Guided by
board-won = Milestones
board-skill = { $skill } { $value }
board-track = { $power } { $n }
board-token = { $knowledge } { $ready }/{ $n }
board-markers = { $n ->
    [one] ({ $n } marker)
   *[other] ({ $n } markers)
}
board-hand = Your hand: { $n } (Hand Size { $limit })
board-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-known = known:
board-you = you
board-discard = discard value { $n }
board-in-area = already in your area
board-missing = ({ $n } missing)
board-age-needs = { $n ->
    [one] { $n } more new-age symbol begins Age { $age }.
   *[other] { $n } more new-age symbols begin Age { $age }.
}
board-end-needs = { $n ->
    [one] { $n } more new-age symbol ends the game.
   *[other] { $n } more new-age symbols end the game.
}
board-your-turn = Your turn. Actions left: { $left } of { $most }.
board-turn-of = Turn of { $player }. Actions left: { $left } of { $most }.
board-spare = Spare Knowledge: { $n }.
board-note-ends = ends the game
board-note-ends-later = would end the game when it matures
board-note-age = begins Age { $age }
board-note-age-later = would begin Age { $age } when it matures
board-note-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
board-note-yields = +{ $n } Knowledge
board-heritage = Heritage
board-printed = Printed too
board-unlocks = Unlocks
board-owned = Held by
board-origin = Source
board-order = Order number
board-owner-developing = { $player } (under development)
board-tree-marks = ● active · ◐ under development · ○ in your hand · □ in a discard pile · ← needs · → unlocks
board-legend = Letters name the type: { $letters }. In your hand a cost line is met by a prerequisite (✓), payable (•) or not payable (✗); ✦ marks a new-age symbol. Tokens are shown as ready/all.
