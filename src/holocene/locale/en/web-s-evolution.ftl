# S-Evolution in the browser: what only the table of the browser says. $suit, $resource and $place are told in words.

## Zones and the status line.

ws-tab-trick = Trick
ws-tab-me = You
ws-tab-hand = Hand
ws-tab-rivals = Rivals
ws-phase-tricks = Tricks
ws-phase-harvest = Action: Harvest
ws-phase-needs = Action: needs
ws-phase-manage = Action: Management
ws-phase-points = Action: points
ws-phase-remove = Action: a Pop leaves
ws-letter-green = Gr
ws-letter-orange = Or
ws-letter-blue = Bl
ws-letter-violet = Vi
ws-trump = Trump
ws-fixed = Fixed colour
ws-no-trump = none
ws-naming = being named
ws-none-yet = none yet

## The trick and its resolution.

ws-trick = Trick { $n }
ws-order-rule = First Discoveries change hands. Then trumps choose, then the fixed colour, then all others, the highest number first.
ws-steps = Who takes when
ws-step-discovery = Discoveries
ws-step-trump = Trumps
ws-step-fixed = Fixed colour
ws-step-other = Others
ws-short-discovery = Discovery
ws-short-trump = trump
ws-short-fixed = fixed
ws-short-other = other
ws-tie = Equal numbers: higher Age first, then more Population, then earlier in turn order.
ws-note-discovery = no strength
ws-note-blind = played blind, no colour
ws-note-young = no colour in Age { $age }
ws-note-no-trump = no trump in Age { $age }
ws-leads = leads the trick
ws-leads-you = lead the trick
ws-plays-now = plays now
ws-plays-now-you = play now
ws-to-play = still to play
ws-to-play-you = still to play
ws-takes-as = takes as number { $n }
ws-takes = takes
ws-took = taken by { $player }
ws-you-took = Taken by you
ws-take = Take
ws-no-discovery = You played no Discovery
ws-discovery-only = You take a Discovery
ws-last-trick = Trick { $n }
ws-last-trick-before = Trick { $n } of round { $round }
ws-last-trick-unnumbered = The trick before
ws-won-by = Won by: { $player }
ws-then = Then

## The hand.

ws-hand = Your hand
ws-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ws-hand-of = Hand: { $player }
ws-hand-empty = No card in hand.
ws-play = Play
ws-follow = Must follow { $suit }
ws-why-not = Why not?
ws-position = Card { $n }, unseen
ws-play-position = Card { $n }
ws-play-discovery = Play the Discovery { $discovery }
ws-hand-blind-1 = In Age I you play blind: nobody, not even you, sees these cards.
ws-hand-blind = Obscurantism: you play blind. Nobody sees these cards.
ws-hand-open = Invasion: everyone else sees your hand.
ws-hand-blind-open = Blind and open: everyone else sees your cards, you do not.
ws-hand-both = blind and open
ws-maybe = Each could still be:
ws-certain = They are these, in an order you do not know:
ws-unseen = Not seen yet: { $n }
ws-unseen-title = Cards not seen yet: { $player }
ws-unseen-note = Cards in the deck: { $deck }, in hand: { $hand }.

## Boards.

ws-ages = Ages and Discoveries
ws-discovery-up = { $discovery } ({ $colour }), face up
ws-discovery-down = { $discovery } ({ $colour }), face down
ws-discovery-hand = { $discovery } ({ $colour }), in hand
ws-soon = { $n } after the Harvest
ws-need = need { $n }
ws-placed = placed: { $n }
ws-level-of = { $place }, level { $n }
ws-no-pop = { $place }, no Pop
ws-level = Level { $n }
ws-place-research-centre = Research Centre
ws-whole-board = { $player }: the whole board
ws-jokers = +{ $n } of your choice
ws-strikes = Calamities: { $n }
ws-needs-of = Needs: { $needs }
ws-needs-now = Needs now
ws-need-row = { $resource } { $n } of { $asked }
ws-will-rise = All paid: you rise to Age { $age }.
ws-will-fall = None fully paid: you fall to Age { $age }.
ws-will-stay = You stay in this Age.
ws-will-lose = One gets nothing: Population −1.
ws-will-score = { $n } VP.
ws-no-discoveries = No Discovery lies face up.

## The Action.

ws-action = Action of round { $n }
ws-action-order = The winner of the last trick goes first, then clockwise.
ws-acts = acts now
ws-acted = done
ws-acts-later = acts later
ws-row-calamity = Calamities
ws-row-harvest = Harvest
ws-row-commerce = Commerce
ws-row-needs = Needs
ws-row-age = Age
ws-row-points = VP
ws-row-manage = Management
ws-harmless = no effect
ws-lost = lost: { $resource } { $n }

## Decisions.

ws-ask-lead = Lead the trick: play a card.
ws-ask-follow = Follow { $suit }, or play your Discovery.
ws-ask-free = You hold no { $suit }: play any card.
ws-ask-commerce = Commerce, before you pay: { $needs }
ws-trump-note = Trump lasts the whole round. Only players in Ages V and VI can trump.
ws-you-hold = in your hand: { $cards }
ws-you-hold-none = none in your hand
ws-hint-discovery = no strength, always allowed; ends up face up
ws-hint-no-colour = without colour
ws-hint-fixes = fixes { $suit }
ws-hint-harvest = { $resource } { $n } → { $later } at the Harvest
ws-hint-harvest-need = { $resource } { $n } → { $later } at the Harvest, need { $need }
ws-hint-joker = 1 resource of your choice at the Harvest
ws-hint-stock = { $n } → { $later }
ws-hint-stock-need = { $n } → { $later }, need { $need }
ws-own-discovery = your own card
ws-other-discovery = played by { $player }
ws-discovery-note = It will lie face up at your Age. Sets of one colour score 1, 3, 6, 10, 15 or 21 VP.
ws-discoveries-to = Discoveries { $n } → { $later } VP
ws-protection-0 = You have no Pop on Protection.
ws-protection-1 = Protection can ignore one of them.
ws-protection-2 = Protection can ignore one of them, and then gives 2 resources.
ws-protection-used = Protection has been used this round.
ws-meet = Ignore with Protection
ws-used = already used
ws-no-protection = no Pop there
ws-to-choose = Still to choose: { $n }
ws-full = Your stock is full: this would be lost.
ws-no-room = stock full
ws-empty = none in stock
ws-barred = forbidden by a Calamity
ws-changes-left = Changes left: { $n }
ws-pay-needs = Pay the needs
ws-remove-note = Your Population is { $n }: one placed Pop must go.
ws-purse = To spend
ws-no-free = All your Pops are placed: raise one, move one, or grow your Population first.
ws-free-pops = free: { $n }
ws-population = Population
ws-age = Age
ws-grow-note = Once a round.
ws-age-note = Once a round, on top of the Age you gain by meeting all needs.
ws-grown = Done this round.
ws-bought = Done this round.
ws-last-age = last Age
ws-buildings = Buildings
ws-advantages = Advantages
ws-move = Move
ws-moving = Choose a free place for the Pop from { $place }.
ws-done = Finish Management
ws-end-action = Finish your Action

## The end.

ws-end-discoveries = Discoveries by colour
ws-end-note = Sets of 1 to 6 cards of one colour score 1, 3, 6, 10, 15 or 21 VP.

## Keys.

ws-key-hand = go to the hand
ws-key-trick = go to the trick
ws-key-done = go to the button that ends the step
ws-about = About { $card }

# The resource on a card, with soft hyphens where its word may be wider than the card.
ws-on-card-food = Food
ws-on-card-tools = Tools
ws-on-card-science = Science
