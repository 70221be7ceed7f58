# Progress told as a story: a sentence an action. $paid, $gains, $drawn and $discarded are lists of clauses;
# $paid_n says how many there are.

chapter-turn = Round { $n }, { $player }
chapter-turn-you = Round { $n }, you
story-discovers = { $paid_n ->
    [0] { $gains_n ->
        [0] { $player } discovers { $technology } at no cost.
       *[other] { $player } discovers { $technology } at no cost: { $gains }.
    }
   *[other] { $gains_n ->
        [0] { $player } discovers { $technology } for { $paid }.
       *[other] { $player } discovers { $technology } for { $paid }: { $gains }.
    }
}
story-discovers-you = { $paid_n ->
    [0] { $gains_n ->
        [0] You discover { $technology } at no cost.
       *[other] You discover { $technology } at no cost: { $gains }.
    }
   *[other] { $gains_n ->
        [0] You discover { $technology } for { $paid }.
       *[other] You discover { $technology } for { $paid }: { $gains }.
    }
}
story-matures = { $gains_n ->
    [0] { $player } completes { $technology }.
   *[other] { $player } completes { $technology }: { $gains }.
}
story-matures-you = { $gains_n ->
    [0] You complete { $technology }.
   *[other] You complete { $technology }: { $gains }.
}
story-covers = { $paid_n ->
    [0] { $player } covers section { $n } of the Milestone { $milestone } at no cost.
   *[other] { $player } covers section { $n } of the Milestone { $milestone } for { $paid }.
}
story-covers-you = { $paid_n ->
    [0] You cover section { $n } of the Milestone { $milestone } at no cost.
   *[other] You cover section { $n } of the Milestone { $milestone } for { $paid }.
}
story-wins-milestone = { $gains_n ->
    [0] { $player } wins the Milestone { $milestone }.
   *[other] { $player } wins the Milestone { $milestone }: { $gains }.
}
story-wins-milestone-you = { $gains_n ->
    [0] You win the Milestone { $milestone }.
   *[other] You win the Milestone { $milestone }: { $gains }.
}
story-takes-guide = { $gains_n ->
    [0] { $player } is now guided by { $person }.
   *[other] { $player } is now guided by { $person }: { $gains }.
}
story-takes-guide-you = { $gains_n ->
    [0] You are now guided by { $person }.
   *[other] You are now guided by { $person }: { $gains }.
}
story-uses-heritage = { $gains_n ->
    [0] { $player } takes up the Heritage of { $person }.
   *[other] { $player } takes up the Heritage of { $person }: { $gains }.
}
story-uses-heritage-you = { $gains_n ->
    [0] You take up the Heritage of { $person }.
   *[other] You take up the Heritage of { $person }: { $gains }.
}
story-guide-leaves = { $gains_n ->
    [0] { $person } leaves { $player }.
   *[other] { $person } leaves { $player }: { $gains }.
}
story-guide-leaves-you = { $gains_n ->
    [0] { $person } leaves you.
   *[other] { $person } leaves you: { $gains }.
}
story-gains = { $player } also gets { $gains }.
story-gains-you = You also get { $gains }.
story-draws = { $player } draws { $drawn }.
story-draws-you = You draw { $drawn }.
story-quick-draws = { $discarded_n ->
    [0] { $player } makes a Quick Draw: { $drawn }.
   *[other] { $player } makes a Quick Draw ({ $drawn }) and discards { $discarded }.
}
story-quick-draws-you = { $discarded_n ->
    [0] You make a Quick Draw: { $drawn }.
   *[other] You make a Quick Draw ({ $drawn }) and discard { $discarded }.
}
story-shuffles = { $player } shuffles and draws { $drawn }.
story-shuffles-you = You shuffle and draw { $drawn }.
story-discards = { $player } discards { $discarded }.
story-discards-you = You discard { $discarded }.
story-swaps = { $player } swaps { $given } for { $technology } from the Time deck.
story-swaps-you = You swap { $given } for { $technology } from the Time deck.
story-reveals = { $n ->
    [one] { $technology } goes onto the Time deck, which now has { $n } card.
   *[other] { $technology } goes onto the Time deck, which now has { $n } cards.
}
story-age-begins = { $age ->
    [II] Age II begins: the Middle Ages, about 500.
    [III] Age III begins: the Renaissance, about 1500.
   *[IV] Age IV begins: the Industrial Revolution, about 1740.
}
story-age-begins-exhausted = { $age ->
    [II] The cards of Age I have run out. Age II begins: the Middle Ages, about 500.
    [III] The cards of Age II have run out. Age III begins: the Renaissance, about 1500.
   *[IV] The cards of Age III have run out. Age IV begins: the Industrial Revolution, about 1740.
}

clause-find = { $technology }
clause-from-discards = { $technology } from the discards
clause-from-deck = { $n ->
    [one] { $n } card from the Age { $age } deck
   *[other] { $n } cards from the Age { $age } deck
}
clause-card-paid = the card { $technology }
clause-cards-paid = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
clause-tokens-paid = { clause-gains-token }
clause-spare-paid = spare Knowledge
clause-skill-rises = { $skill } +{ $n }
clause-skill-falls = { $skill } −{ $n }
clause-advances = { $power } +{ $n }
clause-step-lost = { $skill } stays at its maximum
clause-power-step-lost = { $power } stays at its maximum
clause-gains-token = { $knowledge_id ->
    [science] { $n ->
        [one] a Science token
       *[other] { $n } Science tokens
    }
    [engineering] { $n ->
        [one] an Engineering token
       *[other] { $n } Engineering tokens
    }
    [culture] { $n ->
        [one] a Culture token
       *[other] { $n } Culture tokens
    }
   *[general] { $n ->
        [one] a General token
       *[other] { $n } General tokens
    }
}
clause-loses-token = { $knowledge_id ->
    [science] { $n ->
        [one] one Science token fewer
       *[other] { $n } Science tokens fewer
    }
    [engineering] { $n ->
        [one] one Engineering token fewer
       *[other] { $n } Engineering tokens fewer
    }
    [culture] { $n ->
        [one] one Culture token fewer
       *[other] { $n } Culture tokens fewer
    }
   *[general] { $n ->
        [one] one General token fewer
       *[other] { $n } General tokens fewer
    }
}
