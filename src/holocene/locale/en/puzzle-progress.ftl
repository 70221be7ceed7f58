# Themes of puzzles of Progress: the title, and the sentence that says what the best move is an example of.

puzzle-progress-ends = The last word
puzzle-progress-ends-why = It ends the game at once, while you are { $n } VP ahead.
puzzle-progress-ends-tie = The last word
puzzle-progress-ends-tie-why = It ends the game at once: nobody has more VP, and you win the tie.
puzzle-progress-ends-alone = The last word
puzzle-progress-ends-alone-why = { $n ->
    [0] It ends the game before Time can cost you anything.
    [one] It ends the game now: only { $n } Time card counts against you, and there will be no more.
   *[other] It ends the game now: { $n } Time cards count against you, and there will be no more.
}
puzzle-progress-not-ending = Not yet
puzzle-progress-not-ending-why = The next best move would end the game now, and { $player } would win.
puzzle-progress-age = Timing an age
puzzle-progress-age-why = { $n ->
    [0] It begins Age { $age } now: the oldest cards leave the game, and you hold none of them.
    [one] It begins Age { $age } now: the oldest cards leave the game, and you hold only one of them.
   *[other] It begins Age { $age } now: the oldest cards leave the game, and of these you hold { $n }.
}
puzzle-progress-age-first = Timing an age
puzzle-progress-age-first-why = It begins Age { $age } now, and the new deck is open at once.
puzzle-progress-no-age = Holding an age back
puzzle-progress-no-age-why = { $n ->
    [0] The next best move would begin Age { $age } now. You hold it back.
    [one] The next best move would begin Age { $age } now, and you still hold a card of the age that leaves.
   *[other] The next best move would begin Age { $age } now, and you still hold { $n } cards of the age that leaves.
}
puzzle-progress-no-age-first = Holding an age back
puzzle-progress-no-age-first-why = The next best move would begin Age { $age } now and open its deck to everybody.
puzzle-progress-actions = One action more
puzzle-progress-actions-why = From now on you have { $n } actions a turn.
puzzle-progress-opens = First things first
puzzle-progress-opens-why = It makes { $cards } free.
puzzle-progress-opens-now = First things first
puzzle-progress-opens-now-why = It makes { $cards } free, and you have another action this turn.
puzzle-progress-lead = Taking the lead
puzzle-progress-lead-why = It puts you alone in front on the { $power } track.
puzzle-progress-last-lap = The last lap
puzzle-progress-last-lap-why = { $missing ->
    [one] The end is near: one more symbol is enough. Points count most now, and this brings { $n } VP.
   *[other] The end is near: { $missing } more symbols are enough. Points count most now, and this brings { $n } VP.
}
puzzle-progress-symbol = Hurrying the end
puzzle-progress-symbol-why = { $missing ->
    [one] It brings one of the symbols that end the game: after it, one more is enough.
   *[other] It brings one of the symbols that end the game: after it, { $missing } more are enough.
}
puzzle-progress-engine = Building up
puzzle-progress-engine-why = What it gives you works again in every turn to come.
puzzle-progress-points = Points
puzzle-progress-points-why = It is worth { $n } VP as things stand, more than the next best move.
puzzle-progress-milestone = A Milestone
puzzle-progress-milestone-why = It completes the Milestone { $milestone }, and the Milestone is yours.
puzzle-progress-section = A Milestone
puzzle-progress-section-why = Your marker covers a section of the Milestone { $milestone } before anybody else’s does.
puzzle-progress-research = Research ahead
puzzle-progress-research-why = { $technology } costs nothing now and will be active in { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
puzzle-progress-personality = Personalities
puzzle-progress-personality-why = Now is the time for what a personality gives.
puzzle-progress-time = Against Time
puzzle-progress-time-why = The swap takes a card you can use out of the Time deck and leaves one there that you cannot.
puzzle-progress-draw-instead = Drawing instead of building
puzzle-progress-draw-instead-why = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $most } at most: new ones are worth more than anything you could discover now.
puzzle-progress-draw = Drawing
puzzle-progress-draw-why = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $most } at most, and can discover none of them.
puzzle-progress-pile = From the discards
puzzle-progress-pile-why = { $technology } lies on top of the discard pile, and is worth more to you than anything else you could do.
puzzle-progress-pile-now = From the discards
puzzle-progress-pile-now-why = { $technology } lies on top of the discard pile: you take it and still have an action left.
puzzle-progress-look-first = Look first
puzzle-progress-look-first-why = You see new cards and still have an action left for them.
puzzle-progress-look-last = One more look
puzzle-progress-look-last-why = The new cards come too late for this turn, but in time for the next.
puzzle-progress-stop = Enough
puzzle-progress-stop-why = Whatever else you could still do in this turn costs more than it brings.
puzzle-progress-source = Where to draw
puzzle-progress-source-why = Each deck and each pile has other cards: here are the ones you need.
puzzle-progress-keep = What to keep
puzzle-progress-keep-why = Of all the cards you could part with, this is the one you will miss least.
puzzle-progress-development = Under development
puzzle-progress-development-why = What stays under development becomes active in the end; what is taken back comes into your hand.
puzzle-progress-pay-card = The cheapest payment
puzzle-progress-pay-card-why = Of all that you could pay with, this is the card you will miss least.
puzzle-progress-pay-token = The cheapest payment
puzzle-progress-pay-token-why = The token comes back at the end of your turn; a card would be gone.
puzzle-progress-pay-rest = The cheapest payment
puzzle-progress-pay-rest-why = It pays with what is left over and saves your tokens for another cost this turn.
