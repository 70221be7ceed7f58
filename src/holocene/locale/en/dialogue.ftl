# A table that answers typed lines, in the terminal and on the browser's text page: its commands, and words for its marks.

play-word-choices = choices
play-help-choices = the question again, with everything you can choose
play-word-hand = hand
play-help-hand = your hand
play-word-rivals = rivals
play-help-rivals = the other players’ boards; add a name to see only that player
play-word-me = me
play-help-me = your own board
play-word-news = news
play-help-news = what has happened since your last turn
play-word-cost = cost
play-help-cost = what a card costs you now
play-why-not = not
play-help-example = draw deck
play-hand-none = You have no cards in hand.
play-rivals-none = There are no other players.
play-news-none = Nothing has happened since your last turn.
which-card = Which card? Type its name too, for instance “{ $card }”.
hand-of-others = You see only your own hand: those of the others are secret.
no-such-rival = Nobody else at this table is called “{ $name }”. The others are: { $players }.
which-rule = Which rule? Type its number too, for instance { $example }.
no-such-rule-here = There is no rule “{ $rule }”. Rules have numbers such as { $example }.
dialogue-watching = You are watching: you can ask about the table, but not move.
dialogue-not-now = It is { $player }’s turn. You can ask about the table meanwhile.
dialogue-over = The game is over. You can still ask about the table.

## What is said where the board of Progress has a mark.

progress-mark-met = met
progress-mark-payable = you can pay this
progress-mark-lacking = you cannot pay this
progress-mark-symbol = (new-age symbol)
progress-mark-gives = gives
progress-mark-turn = to move
progress-mark-active = active:
progress-mark-developing = under development:
progress-mark-hand = in your hand:
progress-mark-pile = in a discard pile:
progress-mark-nowhere = not seen:
progress-mark-needs = needs
progress-mark-unlocks = leads to
progress-mark-held = held by
progress-cost-aloud = { $amount }, free with { $technology }
progress-token-aloud = { $knowledge }: { $ready } of { $n } ready
progress-quick-draw-aloud = { $n }, then discard { $discards }
progress-price = { $n ->
    [0] Nothing is left to pay.
   *[other] Left to pay: { $n } Knowledge.
}
