# The browser's table: what goes by itself, and what takes one press. $move is a move, $n a number, $age a Roman one.

## Settings
wc-stays = Technologies under development (Progress)
wc-stays-true = Leave them there
wc-stays-false = Ask me every turn
wc-one-press = Discovering (Progress)
wc-one-press-always = One press, always
wc-one-press-sure = One press where it is plain what you give up
wc-one-press-never = Show me the payment
wc-only-move = When there is nothing to choose
wc-only-move-true = Play it for me
wc-only-move-false = Ask me
wc-ends-turn = When there is nothing left to do
wc-ends-turn-true = End my turn
wc-ends-turn-false = Ask me

## At the table
wc-only = There is only one thing to do: { $move }.
wc-card = You have only one card to play: { $move }.
wc-alike = It makes no difference: { $move }.
wc-most = The others give less of the same: { $move }.
wc-ends = Nothing is left to do: { $move }.
wc-stop = Wait
wc-draw = Draw { $n } from Age { $age }
wc-draw-pile = Draw { $n } from the Age { $age } discard pile
wc-draw-all-pile = Draw { $n } at once from the Age { $age } discard pile
wc-end-asks = { $n ->
    [one] You still have { $n } action. End your turn?
   *[other] You still have { $n } actions. End your turn?
}
wc-end-yes = End turn
wc-end-no = Keep playing
wc-take-back = Take technologies back from development…
wc-shuffle = Shuffle & Draw { $n } ({ $age })
wc-shuffle-all = Shuffle and draw { $n } times from Age { $age } – Undo stops here
wc-parted = for { $technologies }
wc-plan = Pay the needs like this
