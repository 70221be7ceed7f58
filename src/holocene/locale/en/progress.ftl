# Progress: what happens, what is asked, what can be done and why not, and the words of the boards.
# $player, $technology, $person and $milestone are names; $age is a Roman numeral.

## What the game is called, and what it is.

game-name = Progress
game-title = Progress: Evolution of Technology
game-about = Discover technologies from Pottery to Opera: each one makes the next cheaper. 1–5 players, about 40 minutes.
game-cards = The full list of printed cards has never been made public. These are the cards you play with here.

## What happens. The line that ends in -you is for the player it tells of.

event-discovers = { $player } discovers { $technology }.
event-discovers-you = You discover { $technology }.
event-researches = { $n ->
    [one] { $player } researches { $technology } with { $n } marker.
   *[other] { $player } researches { $technology } with { $n } markers.
}
event-researches-you = { $n ->
    [one] You research { $technology } with { $n } marker.
   *[other] You research { $technology } with { $n } markers.
}
event-pays-card = { $player } discards { $technology } for { $n } General Knowledge.
event-pays-card-you = You discard { $technology } for { $n } General Knowledge.
event-discards = { $player } discards { $technology }.
event-discards-you = You discard { $technology }.
event-completes-first = { $player } completes { $technology } first.
event-completes-first-you = You complete { $technology } first.
event-gives-to-time = { $player } puts { $technology } into the Time deck.
event-gives-to-time-you = You put { $technology } into the Time deck.
event-takes-from-time = { $player } takes { $technology } from the Time deck.
event-takes-from-time-you = You take { $technology } from the Time deck.
event-takes-back = { $player } takes { $technology } back into hand.
event-takes-back-you = You take { $technology } back into hand.
event-draws-from-deck = { $player } draws a card from the Age { $age } deck.
event-draws-from-deck-you = You draw a card from the Age { $age } deck.
event-draws-from-pile = { $player } draws { $technology } from the Age { $age } discards.
event-draws-from-pile-you = You draw { $technology } from the Age { $age } discards.
event-draws-card = { $player } draws { $technology }.
event-draws-card-you = You draw { $technology }.
event-shuffles = { $player } shuffles the Age { $age } cards and draws one.
event-shuffles-you = You shuffle the Age { $age } cards and draw one.
event-flips = { $knowledge_id ->
    [science] { $player } spends a Science token.
    [engineering] { $player } spends an Engineering token.
    [culture] { $player } spends a Culture token.
   *[general] { $player } spends a General Knowledge token.
}
event-flips-you = { $knowledge_id ->
    [science] You spend a Science token.
    [engineering] You spend an Engineering token.
    [culture] You spend a Culture token.
   *[general] You spend a General Knowledge token.
}
event-pays-section = { $player } pays for section { $n } of the Milestone { $milestone }.
event-pays-section-you = You pay for section { $n } of the Milestone { $milestone }.
event-takes-guide = { $player } chooses the Personality { $person }.
event-takes-guide-you = You choose the Personality { $person }.
event-declines-guide = { $player } goes on without a Personality.
event-declines-guide-you = You go on without a Personality.
event-uses-heritage = { $player } uses the Heritage of the Personality { $person }.
event-uses-heritage-you = You use the Heritage of the Personality { $person }.
event-ends-turn = { $player } ends the turn.
event-ends-turn-you = You end your turn.
event-stops-drawing = { $player } stops drawing.
event-stops-drawing-you = You stop drawing.
event-keeps-developing = { $player } keeps developing.
event-keeps-developing-you = You keep developing.
event-swaps = { $player } swaps a card with the Time deck.
event-swaps-you = You swap a card with the Time deck.
event-spends-spare = { $player } pays with spare General Knowledge.
event-spends-spare-you = You pay with spare General Knowledge.

event-turn-begins = Round { $n }: { $player }’s turn.
event-turn-begins-you = Round { $n }: your turn.
event-spare-knowledge-lost = { $player } loses { $n } spare General Knowledge.
event-spare-knowledge-lost-you = You lose { $n } spare General Knowledge.
event-activates = { $player }’s { $technology } becomes active.
event-activates-you = Your { $technology } becomes active.
event-step-lost = { $player }’s { $skill } is already at its maximum; the step is lost.
event-step-lost-you = Your { $skill } is already at its maximum; the step is lost.
event-power-step-lost = { $player } is already at the end of the { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Army
} track; the step is lost.
event-power-step-lost-you = You are already at the end of the { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Army
} track; the step is lost.
event-skill-rises = { $player }’s { $skill } skill rises by { $n }.
event-skill-rises-you = Your { $skill } skill rises by { $n }.
event-skill-falls = { $player }’s { $skill } skill falls by { $n }.
event-skill-falls-you = Your { $skill } skill falls by { $n }.
event-gains-token = { $player } gains { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] { $n } Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] { $n } General Knowledge token
       *[other] { $n } General Knowledge tokens
    }
}.
event-gains-token-you = You gain { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] { $n } Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] { $n } General Knowledge token
       *[other] { $n } General Knowledge tokens
    }
}.
event-loses-token = { $player } loses { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] { $n } Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] { $n } General Knowledge token
       *[other] { $n } General Knowledge tokens
    }
}.
event-loses-token-you = You lose { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] { $n } Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] { $n } General Knowledge token
       *[other] { $n } General Knowledge tokens
    }
}.
event-advances = { $player } advances { $n ->
    [one] { $n } position
   *[other] { $n } positions
} on the { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Army
} track.
event-advances-you = You advance { $n ->
    [one] { $n } position
   *[other] { $n } positions
} on the { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Army
} track.
event-guide-comes = { $player } is now guided by the Personality { $person }.
event-guide-comes-you = You are now guided by the Personality { $person }.
event-guide-leaves = { $player } is no longer guided by the Personality { $person }.
event-guide-leaves-you = You are no longer guided by the Personality { $person }.
event-acts-more = { $n ->
    [one] { $player } now has { $n } action a turn.
   *[other] { $player } now has { $n } actions a turn.
}
event-acts-more-you = { $n ->
    [one] You now have { $n } action a turn.
   *[other] You now have { $n } actions a turn.
}
event-takes-lead = { $power_id ->
    [prestige] { $player } takes the lead in Prestige.
    [population] { $player } takes the lead in Population.
   *[army] { $player } takes the lead in Army.
}
event-takes-lead-you = { $power_id ->
    [prestige] You take the lead in Prestige.
    [population] You take the lead in Population.
   *[army] You take the lead in Army.
}
event-symbol-shown = Symbols of Age { $age } on the table: { $n } of { $needed }.
event-end-symbol-shown = End symbols on the table: { $n } of { $needed }.
event-end-in-sight = The next end symbol ends the game.

event-age-begins = Age { $age } begins.
event-age-begins-exhausted = The cards of the current Age have run out: Age { $age } begins.
event-age-leaves = All Age { $age } cards leave the game, except active technologies.
event-cards-leave = { $player } loses cards that leave the game: { $technologies }.
event-cards-leave-you = You lose cards that leave the game: { $technologies }.
event-symbol-discarded = { $technology } is revealed and discarded, because it bears a new-age symbol.
event-deck-renewed = The Age { $age } discards are shuffled into a new deck.
event-time-card = { $n ->
    [one] { $technology } goes onto the Time deck, now { $n } card.
   *[other] { $technology } goes onto the Time deck, now { $n } cards.
}
event-covers-section = { $player } covers section { $n } of the Milestone { $milestone }.
event-covers-section-you = You cover section { $n } of the Milestone { $milestone }.
event-milestone-completed = The Milestone { $milestone } is completed.
event-milestone-won = { $player } wins the Milestone { $milestone }.
event-milestone-won-you = You win the Milestone { $milestone }.
event-milestone-unowned = Nobody has the most markers alone: the Milestone { $milestone } leaves the game.
event-milestone-current = The current Milestone is { $milestone }.

event-game-lost = Only cards with a new-age symbol are left: the solo game is lost.
event-ends-by-symbols = { $n ->
    [one] The game ends: { $n } end symbol is on the table.
   *[other] The game ends: { $n } end symbols are on the table.
}
event-ends-exhausted = The game ends: the cards of Age { $age } have run out.
event-ends-after-rounds = { $n ->
    [one] The game ends after { $n } round.
   *[other] The game ends after { $n } rounds.
}
event-scores = { $player } scores { $n } VP.
event-scores-you = You score { $n } VP.

## Why not: what is missing and what to do.

refusal-game-over = The game is over.
refusal-not-now = You cannot do this now. First comes: { $phase }.
refusal-after-draw = After a Draw you have no more actions: end your turn.
refusal-no-action-left = { $n ->
    [one] Your Action skill gives you { $n } action a turn, and you have taken it. Take a free action or end your turn.
   *[other] Your Action skill gives you { $n } actions a turn, and you have taken them. Take a free action or end your turn.
}
refusal-not-in-hand = { $technology } is not in your hand. Choose a card that is.
refusal-in-area = You already have { $technology }, active or under development. Choose another technology.
refusal-development-full = { $n ->
    [one] You cannot research { $technology } now: your Development skill allows { $n } technology under development. Wait until it is active, or take it back in your Development phase.
   *[other] You cannot research { $technology } now: your Development skill allows { $n } technologies under development. Wait until one is active, or take one back in your Development phase.
}
refusal-cannot-pay = You are { $n } Knowledge short of discovering { $technology }. To pay: { owed-knowledge }. Gain Knowledge or a prerequisite first, or research the card instead.
refusal-not-complete = { $technology } is not complete. Choose a technology without markers.
refusal-not-developing = { $technology } is not under development. Choose one of your technologies that is.
refusal-not-in-time-deck = { $technology } is not in the Time deck. Choose one of its cards.
refusal-time-card-left = Age { $age } has left the game, so { $technology } stays in the Time deck. Choose a card of a later Age.
refusal-same-card = Swapping for another copy of { $technology } would change nothing. Choose another card.
refusal-not-drawing = You can stop only during a Draw action, after its first card.
refusal-age-not-open = Age { $age } is not open: it has not begun, or its cards have left the game. Choose an open Age.
refusal-deck-empty = The Age { $age } deck is empty. Choose another deck or a discard pile, or shuffle the discard pile into it with Shuffle & Draw.
refusal-pile-empty = The Age { $age } discard pile is empty. Choose a deck or another discard pile.
refusal-age-empty = The deck and the discard pile of Age { $age } are both empty. Choose another Age.
refusal-no-token = { $knowledge_id ->
    [science] You have no Science token.
    [engineering] You have no Engineering token.
    [culture] You have no Culture token.
   *[general] You have no General Knowledge token.
} Choose another token or discard a card.
refusal-token-spent = { $knowledge_id ->
    [science] All your Science tokens are spent
    [engineering] All your Engineering tokens are spent
    [culture] All your Culture tokens are spent
   *[general] All your General Knowledge tokens are spent
} until your Upkeep phase. Choose another token or discard a card.
refusal-already-covered = The cost is already covered. Spend a token of its type instead, or pay with what you have chosen.
refusal-not-covered = You are still { $n } Knowledge short. Spend tokens or discard cards first.
refusal-token-no-help = { $knowledge_id ->
    [science] There is no Science left to pay.
    [engineering] There is no Engineering left to pay.
    [culture] There is no Culture left to pay.
   *[general] There is nothing left to pay.
} Choose another token or discard a card.
refusal-only-solo = Only the solo game has a Time deck.
refusal-already-swapped = You have already swapped a card with the Time deck this turn. You can swap again next turn.
refusal-nothing-to-swap = There is nothing to swap: you need a card in hand, and a card in the Time deck whose Age is still in the game.
refusal-no-milestones = This game does not use the Milestones expansion.
refusal-no-milestone = There is no current Milestone. A new age may bring the next one.
refusal-no-section = The Milestone { $milestone } has no such cost section. Choose another section.
refusal-section-covered = { $player } has already covered this cost section of the Milestone { $milestone }. Choose another section.
refusal-section-cannot-pay = You are { $n } Knowledge short for this cost section of the Milestone { $milestone }. To pay: { owed-knowledge }. Gain Knowledge or a prerequisite first.
refusal-no-personalities = This game does not use the Personalities expansion.
refusal-must-succeed = In this edition you must choose a successor. Choose a Personality.
refusal-nothing-to-decline = There is no successor to choose or decline now.
refusal-no-heritage = You have no Heritage to use now: you need a Medieval Scientist before Age III begins, or a Renaissance Artist before Age IV begins.
refusal-person-taken = The Personality { $person } guides or has guided a player. Choose another one.
refusal-philosophers-are-dealt = The Personality { $person } cannot be chosen: Ancient Philosophers are dealt at the start of the game.
refusal-one-of-each-kind = You cannot take the Personality { $person }: you have already had one of that kind.
refusal-too-late-for-scientist = It is too late for the Personality { $person }: Medieval Scientists come no later than the beginning of Age III. Choose a Renaissance Artist.
refusal-too-early-for-guide = The Personality { $person } cannot be taken before Age { $age } begins.
refusal-cannot-replace = The Personality { $person } cannot guide you now: a Medieval Scientist replaces an Ancient Philosopher, a Renaissance Artist a Medieval Scientist.

## What is still to be paid, as a list; used by other messages.

owed-knowledge = { $science ->
    [0] { $engineering ->
        [0] { $culture ->
            [0] nothing
           *[other] { $culture } Culture
        }
       *[other] { $culture ->
            [0] { $engineering } Engineering
           *[other] { $engineering } Engineering, { $culture } Culture
        }
    }
   *[other] { $engineering ->
        [0] { $culture ->
            [0] { $science } Science
           *[other] { $science } Science, { $culture } Culture
        }
       *[other] { $culture ->
            [0] { $science } Science, { $engineering } Engineering
           *[other] { $science } Science, { $engineering } Engineering, { $culture } Culture
        }
    }
}
spare-knowledge = { $pool ->
    [0] {""}
   *[other] {" "}You have { $pool } spare General Knowledge.
}

## What is asked.

ask-act = Choose an action or a free action, or end your turn.
ask-pay = Pay for { $technology }: { owed-knowledge }. Spend Knowledge tokens or discard cards.{ spare-knowledge }
ask-pay-section = Pay for the Milestone { $milestone }: { owed-knowledge }. Spend Knowledge tokens or discard cards.{ spare-knowledge }
ask-draw = { $n ->
    [one] Draw { $n } more card, or stop. Choose a deck or a discard pile.
   *[other] Draw up to { $n } more cards, one at a time, or stop. Choose a deck or a discard pile.
}
ask-quick-draw = { $n ->
    [one] Quick Draw: draw { $n } more card. Choose a deck or a discard pile.
   *[other] Quick Draw: draw { $n } more cards, one at a time. Choose a deck or a discard pile.
}
ask-quick-discard = { $n ->
    [one] Quick Draw: discard { $n } more card. Choose it.
   *[other] Quick Draw: discard { $n } more cards. Choose the next one.
}
ask-shuffle = { $n ->
    [one] Shuffle & Draw: { $n } more time. Choose an Age.
   *[other] Shuffle & Draw: { $n } more times. Choose an Age.
}
ask-upkeep = { $n ->
    [one] You have { $n } card too many. Choose a card to discard.
   *[other] You have { $n } cards too many. Choose which to discard.
}
ask-take-back = Take any technology under development back into hand? Its markers are lost.
ask-complete = Several technologies are complete. Which one becomes active first?
ask-give = Choose the card from your hand that goes into the Time deck.
ask-take = Choose a card to take from the Time deck.
ask-succeed = Your guiding Personality has been turned over. Choose who guides you now.
ask-over = The game is over.

phase-act = Action phase
phase-pay = Payment
phase-draw = Draw
phase-quick-draw = Quick Draw
phase-quick-discard = Quick Draw: discard
phase-shuffle = Shuffle & Draw
phase-upkeep = Upkeep phase
phase-take-back = Development phase: take back
phase-complete = Development phase: order
phase-give = Time deck: give a card
phase-take = Time deck: take a card
phase-succeed = Successor
phase-over = End of the game

## What can be done.

move-discover = Discover { $technology }
move-research = Research { $technology }
move-discard = Discard { $technology }
move-take-back = Take { $technology } back into hand
move-complete = Complete { $technology } first
move-give = Put { $technology } into the Time deck
move-take = Take { $technology } from the Time deck
move-draw-deck = Draw from the Age { $age } deck
move-draw-pile = Draw { $technology } from the Age { $age } discard pile
move-quick-draw-deck = Quick Draw: from the Age { $age } deck
move-quick-draw-pile = Quick Draw: { $technology } from the Age { $age } discard pile
move-shuffle = Shuffle the cards of Age { $age } and draw
move-flip = { $knowledge_id ->
    [science] Spend a Science token
    [engineering] Spend an Engineering token
    [culture] Spend a Culture token
   *[general] Spend a General Knowledge token
}
move-end = End turn
move-stop = Stop drawing
move-keep = Keep developing
move-swap = Swap a card with the Time deck
move-section = Pay for section { $n } of the Milestone { $milestone }
move-guide = Take the Personality { $person }
move-decline = Take no successor
move-spend = Pay with spare General Knowledge
move-heritage = Use the Heritage of the Personality { $person }

group-moves-discover = Discover
group-moves-research = Research
group-moves-draw = Draw
group-moves-quick-draw = Quick Draw
group-moves-shuffle = Shuffle & Draw
group-moves-pay = Pay
group-moves-free = Free actions
group-moves-other = Other

## The words of the boards.

skill-action = Action
skill-action-help = How many actions you may take each turn.
skill-draw = Draw
skill-draw-help = How many cards you may draw with a Draw action, which ends your Action phase.
skill-hand = Hand Size
skill-hand-help = How many cards you may keep in hand at the end of your turn.
skill-shuffle = Shuffle
skill-shuffle-help = How many times a Shuffle & Draw action shuffles a discard pile into its deck and draws a card.
skill-development = Development
skill-development-help = How many technologies you may have under development at once.
skill-research = Research
skill-research-help = How many markers a Research action puts on the card: the fewer, the better.
skill-quick-draw = Quick Draw
skill-quick-draw-help = How many cards a Quick Draw draws, and how many you then discard.

knowledge-science = Science
knowledge-science-letter = S
knowledge-engineering = Engineering
knowledge-engineering-letter = E
knowledge-culture = Culture
knowledge-culture-letter = C
knowledge-general = General Knowledge
knowledge-general-letter = G

power-prestige = Prestige
power-population = Population
power-army = Army

group-philosopher = Ancient Philosopher
group-scientist = Medieval Scientist
group-artist = Renaissance Artist
milestone-group-ancient = Ancient Milestone
milestone-group-medieval = Medieval Milestone
milestone-group-renaissance = Renaissance Milestone

age-name-1 = Antiquity
age-name-2 = Middle Ages
age-name-3 = Renaissance
age-name-4 = Industrial Revolution

card-cost = Discovery cost
card-cost-line = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science
       *[other] { $n } Science
    }
    [engineering] { $n ->
        [one] { $n } Engineering
       *[other] { $n } Engineering
    }
   *[culture] { $n ->
        [one] { $n } Culture
       *[other] { $n } Culture
    }
}
card-cost-line-or = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science or { $technology }
       *[other] { $n } Science or { $technology }
    }
    [engineering] { $n ->
        [one] { $n } Engineering or { $technology }
       *[other] { $n } Engineering or { $technology }
    }
   *[culture] { $n ->
        [one] { $n } Culture or { $technology }
       *[other] { $n } Culture or { $technology }
    }
}
card-met = met
card-benefit = Benefits
card-vp = { $n } VP
card-discard-value = Discard value: { $n }
card-symbol = Age { $age } symbol
card-per-five = { $knowledge_id ->
    [science] 1 VP for every 5 Science technologies
    [engineering] 1 VP for every 5 Engineering technologies
   *[culture] 1 VP for every 5 Culture technologies
}
card-mark = Players: { $n }+
card-origin-rulebook = the rulebooks
card-origin-review = a review or the publisher
card-origin-designed = this project
card-origin-printed = the printed card
card-fact-name = name
card-fact-type = type
card-fact-age = age
card-fact-cost1 = first cost line
card-fact-cost2 = second cost line
card-fact-needs = prerequisite
card-fact-discard = discard value
card-fact-benefit = benefit
card-fact-power = number of power steps
card-fact-skill = that it is a skill
card-known = { $value }: { $how }
card-known-certain = known from a rulebook or the publisher
card-known-stated = known from a review or a photo
card-known-inferred = inferred from the rulebooks
card-known-designed = our design
card-known-rest = everything else: our design

gain-skill = { $skill } +{ $n }
gain-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] { $n } Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] { $n } General Knowledge token
       *[other] { $n } General Knowledge tokens
    }
}
gain-power = { $power } +{ $n }

zone-hand = Hand
zone-active = Active technologies
zone-developing = Technologies under development
zone-deck = Age { $age } deck
zone-pile = Age { $age } discard pile
zone-time = Time deck
zone-known = Known cards in hand

## Points.

score-prestige = Prestige
score-population = Population
score-army = Army
score-skills = Skills
score-technologies = Technologies
score-per-five = 1 VP for every 5 technologies
score-personalities = Personalities
score-milestones = Milestones
score-time = Time deck
score-total = Total

tie-general = The tie was broken by General Knowledge tokens.
tie-culture = The tie was broken by Culture tokens.
tie-science = The tie was broken by Science tokens.
tie-engineering = The tie was broken by Engineering tokens.
tie-shared = Nothing broke the tie: the victory is shared.
tie-narrowed = Tokens ruled out some of the tied players; the others are level in everything and share the victory.

rank-novice = Novice
rank-leader = Leader
rank-mastermind = Mastermind
rank-demigod = Demigod
solo-lost = The solo game is lost; there is no rank.

## Options of a table.

option-players = Players
option-players-help = How many play. One player plays the solo game.
option-players-1 = 1 player (solo game)
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-players-5 = 5 players
option-edition = Edition
option-edition-help = Which rulebook decides where the four editions differ.
option-edition-en = English edition
option-edition-fr = French edition
option-edition-de = German edition
option-edition-ru = Russian edition
option-variant = Variant
option-variant-help = Standard, or a shorter game for 2 or more players.
option-variant-standard = Standard
option-variant-quick = Quick: 3 actions a turn from the start
option-variant-quicker = Quicker: also, 1 symbol brings each new age and the end
option-expansions = Expansions
option-expansions-help = What to add to the base game; combine them as you like.
option-expansions-personalities = Personalities
option-expansions-milestones = Milestones
option-expansions-industrial = Industrial Revolution
option-first = Starting player
option-first-help = Who takes the first turn. With Personalities, the numbers of the Ancient Philosophers decide.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5

bad-option-quick-alone = The quick variants are for two players or more (L6). Choose Standard, or add players.
bad-option-first = Only a seat in play can go first. Choose one, or leave it to chance.
bad-option-first-personalities = With Personalities, the numbers on the Philosophers decide who goes first (H9). Leave the starting player to chance.
bad-option-expansion = The card pack “{ $pack }” has no cards for the expansion “{ $expansion }”. Choose another expansion or card pack.

# Why a move is worth making: hints
hint-points = It is worth { $n } VP as things stand.
hint-skill = { $n ->
    [one] It raises your { $skill } skill for the rest of the game.
   *[other] It raises your { $skill } skill by { $n } for the rest of the game.
}
hint-token = { $n ->
    [one] Its Knowledge token helps you every turn from now on.
   *[other] Its { $n } Knowledge tokens help you every turn from now on.
}
hint-power = { $n ->
    [one] It moves you one step forward on the { $power } track.
   *[other] It moves you { $n } steps forward on the { $power } track.
}
hint-free = It makes { $cards } free.
hint-free-now = It makes { $cards } free, and you have another action this turn.
hint-cheaper = It makes { $cards } cheaper.
hint-action = { $n ->
    [one] It gives you one more action every turn.
   *[other] It gives you { $n } more actions every turn.
}
hint-leads = It puts you in the lead on the { $power } track.
hint-five = It brings { $n } VP more for every five.
hint-section = With it you meet a section of the Milestone { $milestone }.
hint-ends = It ends the game, and you win.
hint-age = It begins Age { $age }.
hint-research = It costs nothing now and will be active in { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
hint-draw = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} and may keep { $most }.
hint-quick-draw = You see new cards and still have an action left.
hint-shuffle = The discards are shuffled into the deck first, and you still have an action left.
hint-flip = The token comes back at the end of your turn.
hint-spend = It saves your tokens for another cost this turn.
hint-owned = You already have { $technology }.
hint-twice = You hold { $technology } more than once.
hint-yields = It yields { $n } Knowledge.
hint-keep = { $technology } will be active in { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
hint-take-back = Left alone, it would end the game, and somebody else is ahead.

# What a technology would make possible
foreseen-free = makes { $cards } free
foreseen-cheaper = makes { $cards } cheaper
foreseen-action = { $n ->
    [one] one more action
   *[other] { $n } more actions
}
foreseen-leads = takes the lead: { $power }
foreseen-five = { $n } VP more for every five
foreseen-section = meets a section of the Milestone { $milestone }

# The laboratory.
things-technology = Technologies
things-personality = Personalities
things-milestone = Milestones
fate-played = discovered or researched
fate-paid = discarded for Knowledge
fate-given = given to the Time deck
fate-unfinished = never finished
fate-thrown = discarded for nothing
fate-left = left with its Age
fate-held = in hand at the end
ending-symbols = by new-age symbols
ending-exhausted = because the last Age ran out
ending-rounds = after the last round
ending-lost = lost to the Time deck

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

## What an order given ahead may depend on.

order-pile = { $technology } lies on a discard pile
order-age = Age { $age } has begun
