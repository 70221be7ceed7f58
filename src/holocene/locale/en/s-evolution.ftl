# S-Evolution: what the game calls things, asks, tells and refuses.
# $player, $place, $calamity and $discovery are names; $age is a Roman numeral.

## What the game is called, and what it is.

game-name = S-Evolution
game-title = S-Evolution
game-about = Win tricks, feed your people and climb through six ages, calamities permitting. 2–4 players, about 30 minutes.
game-cards = The decks, Discoveries, Calamities and places of S-Evolution.

## Names.

suit-green = green
suit-orange = orange
suit-blue = blue
suit-violet = violet
resource-food = Food
resource-tools = Tools
resource-science = Science
other-food = { resource-food }
other-tools = { resource-tools }
other-science = { resource-science }
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
rank-trump = trump
rank-fixed = fixed colour
rank-other = other
rank-discovery = Discovery
s-age-1 = Age I – Primitive
s-age-2 = Age II – Barbarian
s-age-3 = Age III – Middle Ages
s-age-4 = Age IV – Renaissance
s-age-5 = Age V – Industrial
s-age-6 = Age VI – Modern

## The boards in words.

mat-round = Round { $n } of { $most }
mat-your-turn = Your turn
mat-turn-of = { $player }’s turn
mat-trump = Trump: { $suit }
mat-fixed = Fixed colour: { $suit }
mat-trick = Trick
mat-laid = { $player }:
mat-taking = Order of taking:
mat-you = you
mat-population = Population { $n }
mat-points = { $n } VP
mat-deck = deck: { $n }
mat-stock = Stock
mat-needs = Needs
mat-pops = Pops
mat-discoveries = Discoveries
mat-taken = Taken
mat-aside = Set aside
mat-void = Does not hold
mat-hand = Hand
mat-next = Next round
mat-amount = { $resource } { $n }
mat-need = { $resource }
mat-level = { $place } { $n }
mat-lacks = { $suit }
mat-own-hand = Your hand: { $n }
mat-gone = taken
mat-deciding = to decide
mat-back = face down
mat-blind = blind hand
mat-open = open hand
mat-counted = worked out by counting
mat-discovery = { $discovery } ({ $age }, { $colour })
mat-discovery-down = { $discovery } ({ $age }, { $colour }, face down)
mat-calamity = { $suit } { $n }: { $calamity }
mat-unknown-calamity = { $suit } { $n }: a Calamity{ $calamity }
mat-joker = { $suit } { $n }: Joker
mat-resource-card = { $suit } { $n }: { $resource } { $amount }
mat-discovery-card = Discovery of Age { $age }, colour: { $colour }
mat-price = Level { $level } costs { $resource } { $n }

## What is asked.

phase-play = playing a card
phase-take-card = taking a card
phase-take-discovery = taking a Discovery
phase-manage = Management
phase-move = moving a Pop
phase-commerce = Commerce
phase-joker = Joker
phase-calamity = Calamity
phase-gain = resources of Protection
phase-remove = removing a Pop
phase-trump = naming trump
phase-over = end of the game
ask-play = Play a card.
ask-take-card = Take one of the cards left in the trick.
ask-take-discovery = Take one of the Discoveries played.
ask-manage = Spend what is left, then finish.
ask-done = There is nothing left to do: finish.
ask-move = Choose where the Pop goes.
ask-commerce = Change the type of a resource, or finish.
ask-joker = Choose which resource the Joker gives.
ask-calamity = Choose which Calamity to suffer next.
ask-protection = Choose the next Calamity: suffer it, or ignore it with Protection.
ask-gain = Choose a resource from Protection.
ask-remove = Choose which Pop to remove.
ask-trump = Name the trump colour.
ask-over = The game is over.
ask-play-blind = You play blind. Choose a card by its number.

## What can be done, and what to know before.

move-play-card = Play { $suit } { $n }
move-play-discovery = Play your Discovery
move-play-position = Play card { $n }
move-trump = Name { $suit } trump
move-take-card = Take { $suit } { $n }
move-take-calamity = Take the Calamity { $calamity }
move-take-discovery = Take the Discovery { $discovery }
move-suffer = Suffer { $calamity }
move-protect = Ignore { $calamity } with Protection
move-joker = Joker: { $resource }
move-gain = Gain { $resource }
move-done = Done
move-grow = Population +{ $n }
move-advance = Rise one Age
move-place = Place a Pop: { $place }, level { $level }
move-raise = Raise a Pop: { $place }, level { $level }
move-move = Move a Pop: { $place }
move-change = Change { $resource } into { $other }
move-remove = Remove a Pop: { $place }
choices-play = Play
choices-trump = Trump
choices-take = Take
choices-suffer = Suffer
choices-protect = Protection
choices-resource = Resources
choices-grow = Population and Age
choices-place = Place
choices-raise = Raise
choices-move = Move
choices-change = Commerce
choices-remove = Remove
choices-done = Done
note-gives = gives { $resource } { $n }
note-joker = Joker
note-calamity = Calamity
note-costs = costs { $resource } { $n }
effect-famine = Food cards give nothing this Harvest, and Jokers cannot be Food.
effect-earthquake = Tools cards give nothing this Harvest, and Jokers cannot be Tools.
effect-fanaticism = Science cards give nothing this Harvest, and Jokers cannot be Science.
effect-epidemic = Population −1, but never below 1.
effect-invasion = Next round, everyone else sees your hand.
effect-hurricane = Lose 1 Food, 1 Tool and 1 Science from your stock.
effect-decadence = Fall one Age before needs are paid.
effect-obscurantism = Next round you play blind.
effect-farm = Produces Food every Harvest: as much as its level.
effect-factory = Produces Tools every Harvest: as many as its level.
effect-research-centre = Produces Science every Harvest: as much as its level.
effect-commerce = Before paying needs, change the type of up to 1, 2 or 3 resources (by level).
effect-prestige = Scores 1 or 2 VP (by level) for a need you could not fully pay.
effect-protection = Once a round, ignores a Calamity; at level 2 it also gives 2 resources.

## What happens. The line that ends in -you is for the player it tells of.

event-round-begins = Round { $n } begins.
event-last-round = This is the last round.
event-takes-hand = { $n ->
    [one] { $player } takes { $n } card.
   *[other] { $player } takes { $n } cards.
}
event-takes-hand-you = { $n ->
    [one] You take { $n } card.
   *[other] You take { $n } cards.
}
event-plays-blind = { $player } plays blind.
event-plays-blind-you = You play blind.
event-hand-lies-open = { $player } plays with an open hand: everyone can see it.
event-hand-lies-open-you = You play with an open hand: everyone can see it.
event-names-trump = { $player } makes { $suit } trumps.
event-names-trump-you = You make { $suit } trumps.
event-plays-card = { $player } plays { $suit } { $n }.
event-plays-card-you = You play { $suit } { $n }.
event-plays-calamity = { $player } plays { $suit } { $n }: { $calamity }.
event-plays-calamity-you = You play { $suit } { $n }: { $calamity }.
event-plays-discovery = { $player } plays the Discovery { $discovery }.
event-plays-discovery-you = You play the Discovery { $discovery }.
event-sets-calamity-aside = { $player } reveals { $calamity }, sets it aside and plays the next card of the deck.
event-sets-calamity-aside-you = You reveal { $calamity }, set it aside and play the next card of your deck.
event-fixes-colour = { $player } fixes the colour: { $suit }.
event-fixes-colour-you = You fix the colour: { $suit }.
event-ranks-discovery = { $order }. { $player }: Discovery { $discovery }.
event-ranks-discovery-you = { $order }. You: Discovery { $discovery }.
event-ranks-trump = { $order }. { $player }: { $suit } { $n }, trump.
event-ranks-trump-you = { $order }. You: { $suit } { $n }, trump.
event-ranks-fixed = { $order }. { $player }: { $suit } { $n }, fixed colour.
event-ranks-fixed-you = { $order }. You: { $suit } { $n }, fixed colour.
event-ranks-other = { $order }. { $player }: { $suit } { $n }.
event-ranks-other-you = { $order }. You: { $suit } { $n }.
event-takes-discovery = { $player } takes back the Discovery { $discovery }.
event-takes-discovery-you = You take back the Discovery { $discovery }.
event-swaps-discovery = { $player } takes another player’s Discovery: { $discovery }.
event-swaps-discovery-you = You take another player’s Discovery: { $discovery }.
event-takes-calamity = { $player } takes the Calamity { $calamity }.
event-takes-calamity-you = You take the Calamity { $calamity }.
event-takes-card = { $player } takes { $suit } { $n }.
event-takes-card-you = You take { $suit } { $n }.
event-wins-trick = { $player } wins the trick.
event-wins-trick-you = You win the trick.
event-action-begins = { $player }’s Action begins.
event-action-begins-you = Your Action begins.
event-suffers-calamity = { $player } suffers { $calamity }.
event-suffers-calamity-you = You suffer { $calamity }.
event-protection-meets = { $player }’s Protection wards off { $calamity }.
event-protection-meets-you = Your Protection wards off { $calamity }.
event-type-is-barred = No { $resource } from { $player }’s cards and Jokers this round.
event-type-is-barred-you = No { $resource } from your cards and Jokers this round.
event-loses-population = { $player } loses a Pop: Population { $n }.
event-loses-population-you = You lose a Pop: Population { $n }.
event-loses-stock = { $player } loses { $food } Food, { $tools } Tools and { $science } Science from stock.
event-loses-stock-you = You lose { $food } Food, { $tools } Tools and { $science } Science from stock.
event-will-lie-open = { $player } plays with an open hand next round.
event-will-lie-open-you = You play with an open hand next round.
event-will-be-blind = { $player } plays blind next round.
event-will-be-blind-you = You play blind next round.
event-calamity-is-harmless = It has no effect on { $player }.
event-calamity-is-harmless-you = It has no effect on you.
event-falls = { $player } falls to Age { $age }.
event-falls-you = You fall to Age { $age }.
event-turns-discovery-down = { $player } turns the Discovery { $discovery } face down.
event-turns-discovery-down-you = You turn the Discovery { $discovery } face down.
event-gains-by-protection = { $player } gets { $resource } from Protection.
event-gains-by-protection-you = You get { $resource } from Protection.
event-harvests = { $player } harvests { $food } Food, { $tools } Tools and { $science } Science.
event-harvests-you = You harvest { $food } Food, { $tools } Tools and { $science } Science.
event-stock-overflows = { $player } has no room for more { $resource }: { $n } lost.
event-stock-overflows-you = You have no room for more { $resource }: { $n } lost.
event-joker-gives = { $player } uses a Joker as { $resource }.
event-joker-gives-you = You use a Joker as { $resource }.
event-joker-gives-nothing = { $player }’s Joker gives nothing.
event-joker-gives-nothing-you = Your Joker gives nothing.
event-changes-resource = { $player } trades { $resource } for { $other }.
event-changes-resource-you = You trade { $resource } for { $other }.
event-pays-need = { $player } meets the { $resource } need in full ({ $n } of { $asked }).
event-pays-need-you = You meet the { $resource } need in full ({ $n } of { $asked }).
event-pays-in-part = { $player } meets part of the { $resource } need ({ $n } of { $asked }).
event-pays-in-part-you = You meet part of the { $resource } need ({ $n } of { $asked }).
event-pays-nothing = { $player } gives nothing towards the { $resource } need ({ $n } of { $asked }).
event-pays-nothing-you = You give nothing towards the { $resource } need ({ $n } of { $asked }).
event-rises = { $player } rises to Age { $age }.
event-rises-you = You rise to Age { $age }.
event-removes-pop = { $player } takes the Pop off { $place }.
event-removes-pop-you = You take the Pop off { $place }.
event-scores-needs = { $player } scores { $n } VP for needs.
event-scores-needs-you = You score { $n } VP for needs.
event-scores-prestige = { $player } scores { $n } VP for Prestige.
event-scores-prestige-you = You score { $n } VP for Prestige.
event-grows = { $player } grows to Population { $n }.
event-grows-you = You grow to Population { $n }.
event-buys-age = { $player } pays Science to rise to Age { $age }.
event-buys-age-you = You pay Science to rise to Age { $age }.
event-places-pop = { $player } places a Pop on { $place }, level { $level }.
event-places-pop-you = You place a Pop on { $place }, level { $level }.
event-raises-pop = { $player } raises the Pop on { $place } to level { $level }.
event-raises-pop-you = You raise the Pop on { $place } to level { $level }.
event-takes-up-pop = { $player } picks up the Pop on { $place }.
event-takes-up-pop-you = You pick up the Pop on { $place }.
event-moves-pop = { $player } moves a Pop from { $old } to { $place }, level { $level }.
event-moves-pop-you = You move a Pop from { $old } to { $place }, level { $level }.
event-round-ends = Round { $n } ends. The cards taken leave the game.
event-calamities-return = { $n ->
    [one] { $player } shuffles { $n } Calamity back into the deck.
   *[other] { $player } shuffles { $n } Calamities back into the deck.
}
event-calamities-return-you = { $n ->
    [one] You shuffle { $n } Calamity back into your deck.
   *[other] You shuffle { $n } Calamities back into your deck.
}
event-scores-discoveries = { $player } scores { $n } VP for Discoveries.
event-scores-discoveries-you = You score { $n } VP for Discoveries.
event-wins-game = { $player } wins with { $n } VP.
event-wins-game-you = You win with { $n } VP.

## Why not: what is missing and what to do.

refusal-game-has-ended = The game is over.
refusal-asked-otherwise = Not now. First comes: { $phase }.
refusal-hand-is-seen = You can see your hand. Choose a card by its name, not by a number.
refusal-hand-is-blind = You play blind. Choose a card by its number.
refusal-position-empty = Card { $n } has already been played.
refusal-no-discovery-in-hand = You have no Discovery of Age { $age } in hand: it has been played or already lies face up.
refusal-card-not-held = You do not have { $suit } { $n }.
refusal-must-follow = You must follow { $suit }.
refusal-played-no-discovery = You did not play a Discovery, so take one of the other cards.
refusal-played-a-discovery = You played a Discovery, so take a Discovery.
refusal-discovery-of-other-age = { $discovery } is not of Age { $age }.
refusal-discovery-not-there = { $discovery } is not in the trick, or is already taken.
refusal-calamity-not-there = { $calamity } is not in the trick, or is already taken.
refusal-card-not-there = { $suit } { $n } is not in the trick, or is already taken.
refusal-calamity-not-pending = { $calamity } is not one of your Calamities.
refusal-no-protection = You have no Pop on Protection, so { $calamity } cannot be ignored.
refusal-protection-used = You have used Protection this round, so { $calamity } cannot be ignored.
refusal-joker-barred = A Calamity rules out this type: { $resource }.
refusal-stock-empty = You have none left: { $resource }.
refusal-stock-full = Your stock is full: { $resource }.
refusal-no-pop-there = You have no Pop there: { $place }.
refusal-pop-in-the-air = First put down the Pop you picked up: { $place }.
refusal-grown-already = Your Population can grow once a round.
refusal-scale-ends = Your Population cannot go above { $n }.
refusal-advanced-already = You can buy an Age once a round.
refusal-last-age = Age VI is the last.
refusal-no-management = There is no Management in the last round. Finish your Action.
refusal-nowhere-to-move = You cannot afford any free place for this Pop: { $place }.
refusal-not-higher = The Pop is already at level { $level }: { $place }. It can only go up.
refusal-place-occupied = You already have a Pop there: { $place }.
refusal-no-free-pop = All the Pops of your Population ({ $n }) are placed.
refusal-too-dear = This costs { $price } and you have { $have }: { $resource }.

## Points and ties.

score-needs-food = Food needs
score-needs-tools = Tools needs
score-needs-science = Science needs
score-prestige-advantage = Prestige
score-face-up-discoveries = Discoveries
score-total = Total
tie-age = The higher Age breaks the tie (K3).
tie-population = The greater Population breaks the tie (K3).
tie-order = The turn order breaks the tie (K3).

## Options of a table.

option-players = Players (2–4)
option-first = Who leads the first trick
bad-option-first = Only a colour in play can go first. Choose one, or leave it to chance.
option-calamities = Calamities in the decks: dealt (shuffled, two into each) or printed (fixed pairs by colour)
option-memory = What is shown of hands: strict (backs, as at a real table) or open (also what can be worked out from the cards played)
option-points-population = Population that counts for points: after or before a loss in the same round
option-level-price = Price of levels: step (every level climbed), target (only the level reached) or difference (the level reached, minus the current one)
option-decadence-discovery = Discovery of the Age lost to Decadence: flip (face down) or keep (face up)
option-early-trump = A card of the trump colour in Age III or IV: fixed (follows and fixes like any other) or other (has no colour)
option-blind-colour = A card played blind in Age III or later: none (has no colour) or counts (its colour counts and may be trump)

# Why a move is worth making: hints
hint-takes = { $n ->
    [1] With it you take first.
    [2] With it you take second.
    [3] With it you take third.
   *[other] With it you take fourth.
}
hint-so-far = { $n ->
    [1] With it you are first so far.
    [2] With it you are second so far.
    [3] With it you are third so far.
   *[other] With it you are fourth so far.
}
hint-behind = It is the weakest card you may play: the stronger ones stay in your hand.
hint-discovery = A Discovery has no strength, and your other cards stay in your hand.
hint-rises = It pays all your needs: you rise to Age { $age }.
hint-need = It pays your need for { $resource } in full.
hint-helps = It pays { $n } more of your need for { $resource }.
hint-joker = At the Harvest you choose what it is, and you still lack { $resource }.
hint-outlook = It scores { $n } VP more this round as things stand.
hint-no-calamity = It comes without a Calamity.
hint-trump = You hold more cards of this colour than of any other: { $n }.
hint-protect = Protection keeps this from you: { $calamity }.
hint-only = There is nothing else to do.
hint-done = What you have in stock stays there.
hint-grow = Your Population rises to { $n }, and every need paid in full scores more.
hint-rise = You rise to Age { $age }.
hint-place = { $place } works at level { $level }, with { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} still to come.

# What a move would bring about
foreseen-takes = { $n ->
    [1] takes first
    [2] takes second
    [3] takes third
   *[other] takes fourth
}
foreseen-so-far = { $n ->
    [1] first so far
    [2] second so far
    [3] third so far
   *[other] fourth so far
}
foreseen-need = pays your need in full: { $resource }
foreseen-rises = pays all your needs: you rise to Age { $age }

# The laboratory.
things-place = Places
things-management = Growing and rising
things-trump = Trumps named
things-card = Cards taken
things-discovery = Discoveries
things-calamity = Calamities
fate-harvested = gave resources
fate-barred = barred by a Calamity
fate-suffered = suffered
fate-met = met by Protection

## What an order given ahead may depend on.

order-lead = nobody has played to the trick yet
order-colour = { $suit } is the colour of the trick
order-trick = { $suit } { $n } lies in the trick
