# Progress: what a coach says when something happens for the first time at a beginner’s table; at most 35 words.

coach-progress-turn = Your turn: two actions to begin with. Discover what you can pay, research what is too dear, or draw. The cards that stand out can be played now.
coach-progress-payment = Paying: tokens come back next turn, cards do not. A card is worth the number in its corner, of any type.
coach-progress-token = You have a Knowledge token now. Spend it each turn: it is free, and it comes back.
coach-progress-tokens-spent = All your tokens are spent. They come back when your turn ends; until then you pay with cards.
coach-progress-research = Under development: each of your turns takes one marker off. It counts as a prerequisite already, so build on it.
coach-progress-take-back = You may take a technology under development back into your hand, but its markers are lost. Usually you let it grow.
coach-progress-skill = One of your skills has risen. Press a track on your board to see what it does now.
coach-progress-draw = You may stop after any card. The top of the discards is open: look there before you draw from the deck.
coach-progress-hand-limit = Too many cards for your hand: discard down to the limit. These discards pay for nothing, so spend spare cards during your turn.
coach-progress-spare = Some Knowledge was left over and is lost. Next time use it for a second technology in the same turn.
coach-progress-new-age = A new age has begun for everybody. Its deck is open from now on, and its cards are stronger.
coach-progress-age-leaves = The oldest age has left the game: its cards are gone from hands, piles and development. What is active stays.
coach-progress-power-lead = You lead on a Power Track. Only the rank counts at the end, so one step ahead is enough.
coach-progress-guide = A new guide: the old benefit is gone, the new one is yours. The points of both count at the end.
coach-progress-milestone = Your marker is on the Milestone. When it is completed you gain its benefit; whoever has the most markers takes the card.
coach-progress-end-near = One more symbol ends the game, at once. Look at the score: do you want it to end now?
