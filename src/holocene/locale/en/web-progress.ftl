# Progress in the browser: what only the table of the browser says. $technology, $player and $milestone are names.

## Zones and boards.

wp-tab-hand = Hand
wp-tab-me = You
wp-tab-ground = Decks
wp-tab-rivals = Rivals
wp-ground = Decks and discards
wp-power = Power tracks
wp-places = VP for each place at the end
wp-round = Round { $n }
wp-yours = Your turn
wp-in-turn = to move
wp-actions-left = Actions left: { $n } of { $most }
wp-not-begun = Not begun yet
wp-begins-at = { $n ->
    [one] Begins at { $n } symbol
   *[other] Begins at { $n } symbols
}
wp-ends-at = { $n ->
    [one] The game ends at { $n } symbol
   *[other] The game ends at { $n } symbols
}
wp-age-left = Age { $age } has left the game
wp-deck = deck
wp-pile = discard pile
wp-on-top = { $n } in the pile
wp-pile-empty = empty
wp-pile-help = From the top down. You may look at every card, but draw only the top one (O4).
wp-time-help = Each Time card costs VP at the end: 1 for each of the first { $n }, 2 for each of the next { $n }, and so on (L4).
wp-core-science = Science
wp-core-engineering = Engineering
wp-core-culture = Culture
wp-tokens-of = { $knowledge }: { $ready } of { $n } tokens ready
wp-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
wp-expand = { $player }: the whole board
wp-details = About “{ $technology }”

## The hand.

wp-hand = Your hand
wp-hand-of = { $n ->
    [one] { $n } card, at most { $limit } at the end of the turn
   *[other] { $n } cards, at most { $limit } at the end of the turn
}
wp-hand-empty = No card in hand.
wp-new = new
wp-line-met = met
wp-line-payable = payable
wp-line-missing = not payable
wp-discover-pay = Discover, pay { $n }
wp-discover-free = Discover, free
wp-research-card = Research
wp-chosen = Chosen
wp-costs = To pay: { $n }
wp-costs-nothing = Free
wp-short = { $n } Knowledge short
wp-no-action = No action left
wp-have-copy = You already have it
wp-discard-for = Discard (+{ $n })
wp-discarding = Discarding (+{ $n })
wp-discard = Discard
wp-picked = Discarding
wp-picked-n = No. { $n }
wp-give = Give
wp-mark = Mark for discard
wp-mark-done = Done
wp-mark-card = Mark
wp-marked = Goes no. { $n }
wp-mark-help = At your next Upkeep, marked cards are discarded without asking: in this order, and only as many as necessary (U3). Marked: { $n }.

## The decision.

wp-kinds = Kinds of action
wp-ask-act = Action { $n } of { $most }: what will you do?
wp-ask-none = You have no actions left ({ $most } of { $most } taken).
wp-pay-for = Pay for { $technology }
wp-pay-for-milestone = Pay for the Milestone { $milestone }
wp-pay-n = pay { $n }
wp-free = free
wp-type-or = { $knowledge } or { $technology }
wp-prerequisite = Met by { $technology }
wp-by-token = { $knowledge_id ->
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
        [one] { $n } General token
       *[other] { $n } General tokens
    }
}
wp-by-card = { $technology } (+{ $n })
wp-by-spare = { $n } spare Knowledge
wp-by-nothing = nothing chosen yet
wp-your-tokens = Your tokens
wp-pays-none = does not help
wp-grey = spent
wp-discard-from-hand = Discard from hand for General Knowledge
wp-spare = Spare Knowledge
wp-left-over = Left over
wp-exact = nothing: paid exactly
wp-left = { $n } General, lost at the end of your turn
wp-still-short = { $n } Knowledge still missing
wp-too-much = More than you can spend: take something out
wp-cheapest = Back to the cheapest
wp-you-gain = You gain
wp-pay-and-discover = Pay and discover
wp-pay-section = Pay and cover the section
wp-other = Choose something else
wp-research-with = { $n ->
    [one] Research: { $n } marker
   *[other] Research: { $n } markers
}
wp-research-help = { $n ->
    [one] Nothing to pay: the card gets { $n } marker and counts as a prerequisite at once.
   *[other] Nothing to pay: the card gets { $n } markers and counts as a prerequisite at once.
}
wp-draw-help = Up to { $n }, one at a time. Then your turn ends.
wp-quick-help = { $back ->
    [0] Draw { $n }. Your turn continues.
   *[other] Draw { $n }, then discard { $back }: those discards pay for nothing. Your turn continues.
}
wp-deck-final = Undo stops when you draw from a deck.
wp-from-deck = Age { $age } deck
wp-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wp-draw-all = all { $n }
wp-draw-all-of = Draw { $n } at once from the Age { $age } deck – Undo stops here
wp-shuffle-help = The discard pile is shuffled into the deck, then you draw the top card. Times: { $n }.
wp-shuffle-into = discards { $n }, deck { $deck }
wp-nothing-left = You have no actions left. End your turn.
wp-warning = { $technology }: { $note }.
wp-not-discover = You cannot discover this now
wp-end-left = { $n ->
    [one] You still have { $n } action.
   *[other] You still have { $n } actions.
}
wp-end-over = { $n ->
    [one] Then you discard { $n } card.
   *[other] Then you discard { $n } cards.
}
wp-end-spare = Spare Knowledge will be lost: { $n }.
wp-upkeep-help = { $n ->
    [one] The card goes to its discard pile and yields nothing.
   *[other] They go in the order you choose them: the last one ends up on top. They yield nothing.
}
wp-quick-discard-help = { $n ->
    [one] Any card in your hand, old or just drawn.
   *[other] Any cards in your hand, old or just drawn, in the order they go.
}
wp-give-help = In exchange you take any card from the Time deck.
wp-discard-these = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
wp-give-these = Put it into the Time deck
wp-choose-more = Still to choose: { $n }
wp-section-free = the first section each turn is a free action.
wp-section-action = each further section costs an action.
wp-key-hand = Your hand (arrows move along it)
wp-key-main = The main button
wp-suns-age = { $needed ->
    [one] { $needed } sun begins Age { $age }
   *[other] { $needed } suns begin Age { $age }
}: { $n } so far
wp-suns-end = { $needed ->
    [one] { $needed } hourglass ends the game
   *[other] { $needed } hourglasses end the game
}: { $n } so far
wp-next-rank = { $n ->
    [one] { $n } point
   *[other] { $n } points
} to { $rank }
