# Themes of puzzles of S-Evolution: the title, and the sentence that says what the best move is an example of.

puzzle-s-evolution-trump = Naming trump
puzzle-s-evolution-trump-why = It is your longest colour: you hold { $n ->
    [one] { $n } card of it.
   *[other] { $n } cards of it.
}
puzzle-s-evolution-trump-even = Naming trump
puzzle-s-evolution-trump-even-why = Another colour of yours is as long: { $n }. What counts is not how many cards trump lifts, but which.
puzzle-s-evolution-trump-short = Naming trump
puzzle-s-evolution-trump-short-why = You hold { $n } of this colour and { $most } of another. What counts is not how many cards trump lifts, but which.
puzzle-s-evolution-calamity = A Calamity on purpose
puzzle-s-evolution-calamity-why = There are other cards to take, and yet this one serves you best: { $calamity }.
puzzle-s-evolution-lesser-evil = The lesser evil
puzzle-s-evolution-lesser-evil-why = Nothing but Calamities is worth a thought here, and this one does you the least harm: { $calamity }.
puzzle-s-evolution-no-calamity = Leaving a Calamity
puzzle-s-evolution-no-calamity-why = It leaves this to somebody else: { $calamity }.
puzzle-s-evolution-rise = Rising
puzzle-s-evolution-rise-why = With it all your needs are paid, and you rise to Age { $age }.
puzzle-s-evolution-need = Paying a need
puzzle-s-evolution-need-why = With it you pay your need for { $resource } in full, as things stand; with the next best move you do not.
puzzle-s-evolution-score = Points this round
puzzle-s-evolution-score-why = As things stand it scores { $n } VP more this round than the next best move.
puzzle-s-evolution-no-fall = Holding your Age
puzzle-s-evolution-no-fall-why = With it you keep your Age; with the next best move you would fall back, as things stand.
puzzle-s-evolution-no-loss = Holding your Population
puzzle-s-evolution-no-loss-why = With it you keep your Population; with the next best move you would lose some, as things stand.
puzzle-s-evolution-joker = A Joker
puzzle-s-evolution-joker-why = What the Joker gives you is chosen only at the Harvest.
puzzle-s-evolution-stock = For later
puzzle-s-evolution-stock-why = { $resource } { $n } rather than { $other } { $m }: as things stand neither pays a need that the other does not, but it goes better with what you have and what is to come.
puzzle-s-evolution-later = For later
puzzle-s-evolution-later-why = As things stand neither card pays a need that the other does not: this one goes better with what is to come.
puzzle-s-evolution-own-card = Your own card
puzzle-s-evolution-own-card-why = Nobody else takes a card here, so you get back what you play: play what you want to have.
puzzle-s-evolution-goods = For later
puzzle-s-evolution-goods-why = As things stand neither move pays a need that the other does not: what matters is what comes next.
puzzle-s-evolution-protect = Protection
puzzle-s-evolution-protect-why = Protection works once a round, and this is what it is for: { $calamity }.
puzzle-s-evolution-suffer = Saving Protection
puzzle-s-evolution-suffer-why = Protection works once a round, and this does you too little harm for it: { $calamity }.
puzzle-s-evolution-discovery = Time for the Discovery
puzzle-s-evolution-discovery-why = A Discovery has no strength and takes no other card, but all your other cards stay in your hand for better tricks.
puzzle-s-evolution-keep-discovery = The Discovery can wait
puzzle-s-evolution-keep-discovery-why = { $n ->
    [1] There is something to take in this trick, and as the cards lie you choose first.
    [2] There is something to take in this trick, and as the cards lie you choose second.
    [3] There is something to take in this trick, and as the cards lie you choose third.
   *[other] There is something to take in this trick, though as the cards lie you choose last.
}
puzzle-s-evolution-overtake = The earlier choice
puzzle-s-evolution-overtake-why = { $n ->
    [1] As the cards lie you choose first with it, and later with the next best card.
    [2] As the cards lie you choose second with it, and later with the next best card.
   *[other] As the cards lie you choose third with it, and last with the next best card.
}
puzzle-s-evolution-duck = Ducking
puzzle-s-evolution-duck-why = You could choose earlier, but let others go first: the stronger card stays in your hand.
puzzle-s-evolution-thrift = The same for less
puzzle-s-evolution-thrift-why = As the cards lie it gets you the same place as the stronger card, which stays in your hand.
puzzle-s-evolution-strength = Full strength
puzzle-s-evolution-strength-why = As the cards lie both cards get you the same place, but somebody is still to play, and the stronger one is harder to beat.
puzzle-s-evolution-bait = What you put on the table
puzzle-s-evolution-bait-why = Both cards get you the same place. What differs is the card that lies there for all to take.
puzzle-s-evolution-blind = A blind card
puzzle-s-evolution-blind-why = Nobody knows what it is, and yet one place is better than another.
puzzle-s-evolution-grow = When to grow
puzzle-s-evolution-grow-why = More Population makes every need paid in full score more, for { $left ->
    [one] { $left } more round.
   *[other] { $left } more rounds.
}
puzzle-s-evolution-grow-less = When to grow
puzzle-s-evolution-grow-less-why = More Population scores more for every need paid in full, but makes every need larger: for the { $left ->
    [one] round to come, one more is enough.
   *[other] { $left } rounds to come, one more is enough.
}
puzzle-s-evolution-no-growth = When not to grow
puzzle-s-evolution-no-growth-why = More Population makes every need larger: you could grow, and do not.
puzzle-s-evolution-save = Saving
puzzle-s-evolution-save-why = What you do not spend now stays in stock for what is to come.
puzzle-s-evolution-advance = Advancing
puzzle-s-evolution-advance-why = You rise to Age { $age } at once.
puzzle-s-evolution-build = Building
puzzle-s-evolution-build-why = { $place } works at level { $level } for { $n ->
    [one] { $n } more round.
   *[other] { $n } more rounds.
}
puzzle-s-evolution-move = Moving a Pop
puzzle-s-evolution-move-why = The Pop is worth more on another place, even at the price of a new one.
puzzle-s-evolution-take-discovery = Which Discovery
puzzle-s-evolution-take-discovery-why = Discoveries score by colour, and each further one of a colour is worth more.
puzzle-s-evolution-gift = A gift
puzzle-s-evolution-gift-why = Of the resources you may have, this is the one you can use best.
puzzle-s-evolution-remove = What to give up
puzzle-s-evolution-remove-why = A Pop must go: this is the place you can best do without.
