# The lessons of Progress. A step: what the coach says (at most 35 words), its name, what to do (-ask), and answers to
# other moves (-yet-…). Words between ** matter most.

## Answers to moves that come too early.

lesson-progress-yet-discover = That card is for later.
lesson-progress-yet-research = Research can wait for now.
lesson-progress-yet-draw = Drawing can wait for now.
lesson-progress-yet-quick-draw = Quick Draw can wait: you will meet it in your first game.
lesson-progress-yet-shuffle = Shuffle & Draw can wait: you will meet it in your first game.
lesson-progress-yet-discard = Keep that card: you will want it.
lesson-progress-yet-flip = Keep that token for now.
lesson-progress-yet-end = Your turn is not over yet.
lesson-progress-yet-stop = You have not finished drawing.
lesson-progress-yet-guide = Choosing a guide comes in a moment.
lesson-progress-yet-heritage = Heritage comes in a moment.
lesson-progress-yet-section = That section comes in a moment.
lesson-progress-yet-swap = The swap comes in a moment.

## The first lesson.

lesson-progress-first = The first turns
lesson-progress-first-about = Discover, pay, research, draw, and open a new age: ten moves at a table for two.

lesson-progress-first-pottery-name = Two uses of a card
lesson-progress-first-pottery = A card is **two things**: a technology to put on the table, or Knowledge to spend. Pottery costs 1 Engineering. You have none yet, so you throw another card away to pay.
lesson-progress-first-pottery-ask = Discover Pottery and discard Herbalism to pay for it.
lesson-progress-first-pottery-yet-wheel = The Wheel comes soon, and it will cost less then.

lesson-progress-first-token-name = Income for good
lesson-progress-first-token = Pottery is yours for good: 2 steps up the Population track, and **a token that pays 1 Engineering every turn**. There it is.
lesson-progress-first-token-yet-wheel = The Wheel is next.

lesson-progress-first-wheel-name = Knowledge builds on knowledge
lesson-progress-first-wheel = The Wheel costs 3 Engineering, or **nothing if you have Pottery**. You do. That is how knowledge builds on knowledge.
lesson-progress-first-wheel-ask = Discover the Wheel, for free.

lesson-progress-first-end-name = End of a turn
lesson-progress-first-end = Two actions, both used. When a turn ends, **spent tokens come back** and you keep at most 5 cards. Then it is Ben’s turn: watch.
lesson-progress-first-end-ask = End your turn.

lesson-progress-first-irrigation-name = Research
lesson-progress-first-irrigation = Some turns later. Irrigation would cost you every other card today. **Research it instead**: nothing to pay, 4 turns to wait, and it counts as a prerequisite right away.
lesson-progress-first-irrigation-ask = Research Irrigation.
lesson-progress-first-irrigation-yet-dear = That would empty your hand.

lesson-progress-first-draw-name = Drawing cards
lesson-progress-first-draw = Short of cards? **Draw up to 3**, one by one, from the deck or from the top of the discards, where Calendar lies. But drawing ends your turn.
lesson-progress-first-draw-ask = Draw one from the deck, then Calendar, then stop.
lesson-progress-first-draw-yet-pile = First one from the deck.
lesson-progress-first-draw-yet-deck = Calendar is the better card now.
lesson-progress-first-draw-yet-stop = You may draw more.

lesson-progress-first-marker-name = The last marker
lesson-progress-first-marker = Some turns later one marker is left on Irrigation. **Each new turn takes one off.** When Ben’s turn ends, Irrigation becomes active, and from then on you draw one card more.

lesson-progress-first-writing-name = Two cost lines
lesson-progress-first-writing = Writing has **two cost lines**. Pottery meets the first. Pay the second, 1 Culture, with your token and keep your cards.
lesson-progress-first-writing-ask = Discover Writing and spend the Culture token.
lesson-progress-first-writing-yet-cards = Keep your cards: the token is back next turn.
lesson-progress-first-writing-yet-monotheism = Writing first: it makes Monotheism free.

lesson-progress-first-monotheism-name = A new age
lesson-progress-first-monotheism = Monotheism bears a rising sun, the new-age symbol: it opens **Age II, at once and for everybody**. Burial and Writing make it free. When to open an age is half the game.
lesson-progress-first-monotheism-ask = Discover Monotheism, for free.

lesson-progress-first-score-name = Points and the end
lesson-progress-first-score = **A game for two ends at once when two hourglasses, on late cards, are active.** Most points win: from cards, skill tracks and your rank on the three Power Tracks. You both began with 26.

## Paying.

lesson-progress-payment = Ways to pay
lesson-progress-payment-about = Tokens, cards and what is left over: paying for three technologies in one turn.

lesson-progress-payment-tokens-name = Tokens first
lesson-progress-payment-tokens = Calendar costs 2 Science. **A token comes back next turn, a card does not**: so the Science token pays the first, and Burial, a card you can spare, the second.
lesson-progress-payment-tokens-ask = Discover Calendar: Science token and Burial.
lesson-progress-payment-tokens-yet-philosophy = Philosophy is next.
lesson-progress-payment-tokens-yet-masonry = Masonry comes last.

lesson-progress-payment-surplus-name = A little too much
lesson-progress-payment-surplus = Philosophy: Musical Instruments meet the first line, the other costs 2 Science. Algebra gives 3 General Knowledge, good for any type. **What is left over stays until your turn ends.**
lesson-progress-payment-surplus-ask = Discover Philosophy and discard Algebra.
lesson-progress-payment-surplus-yet-masonry = Masonry comes next: it will use what is left over.

lesson-progress-payment-left-name = What is left over
lesson-progress-payment-left = 1 Knowledge is left over, and you have a third action. Masonry costs 2 Engineering: **the token pays one, what is left over the other**.
lesson-progress-payment-left-ask = Discover Masonry with the Engineering token.

lesson-progress-payment-thrift-name = Thrift
lesson-progress-payment-thrift = Three technologies for two tokens and two cards. **The table proposes the cheapest payment; you may change it.** What is still left over is lost when your turn ends.

## Power Tracks.

lesson-progress-power = Power Tracks
lesson-progress-power-about = Why one step ahead can be worth more than a card.

lesson-progress-power-rank-name = Only the rank counts
lesson-progress-power-rank = On a Power Track **only your rank counts**: Army is worth 12, 7 and 3. You are level with Ben, so you share 12 and 7: nine each. Chen has 3.

lesson-progress-power-army-name = One step ahead
lesson-progress-power-army = Iron brings 2 steps on Army. Bronze meets one of its lines, a token pays the other. **To be ahead is enough**: your points rise from 26 to 30.
lesson-progress-power-army-ask = Discover Iron with an Engineering token.
lesson-progress-power-army-yet-token = Spend a token rather than a card.

lesson-progress-power-level-name = Level is worth something
lesson-progress-power-level = On Prestige you are last. Calendar brings 1 step, **level with both**, and you share 10, 6 and 3: six each instead of 3. Your points rise from 30 to 34.
lesson-progress-power-level-ask = Discover Calendar: Science token and Herbalism.

lesson-progress-power-last-name = Look at the others
lesson-progress-power-last = A long lead is worth no more than a short one. **Look where one step passes somebody**, and where somebody is one step behind you. The score sheet counts it at any time.

## Timing of ages.

lesson-progress-timing = When to open an age
lesson-progress-timing-about = First pick of the new deck, cards that leave the game, and choosing when it ends.

lesson-progress-timing-open-name = With an action to spare
lesson-progress-timing-open = A new age opens for everybody, but **you are the first to use it if you still have an action**. Burial and Writing make Monotheism free.
lesson-progress-timing-open-ask = Discover Monotheism first.

lesson-progress-timing-first-name = First pick
lesson-progress-timing-first = The Age II deck is open and nobody has drawn from it. Its cards are stronger, and **worth more when you throw them away**. Quick Draw takes two and does not end your turn.
lesson-progress-timing-first-ask = Quick Draw twice from the Age II deck.
lesson-progress-timing-first-yet-old = Take the new cards.

lesson-progress-timing-leave-name = Before the old cards leave
lesson-progress-timing-leave = Banking will open Age III, and then **all Age I cards that are not active leave the game**, even from hands. So use Poetry first: Musical Instruments make it free.
lesson-progress-timing-leave-ask = Discover Poetry.
lesson-progress-timing-leave-yet-banking = Banking now would take Poetry from your hand.

lesson-progress-timing-third-name = Close the old age
lesson-progress-timing-third = You lose Burial and Iron, **but Ben loses two cards as well**, and one more action is yours in the new age.
lesson-progress-timing-third-ask = Discover Banking, for free.

lesson-progress-timing-over-name = The end
lesson-progress-timing-over = Ben’s Steam Pump has one Age IV symbol, your Gravitation the second. **When its last marker goes, the game ends at once**, and its points put you ahead: 43 to 39.

## Personalities.

lesson-progress-personalities = Personalities
lesson-progress-personalities-about = An expansion: guides with a lasting benefit and a Heritage.

lesson-progress-personalities-guide-name = A guide
lesson-progress-personalities-guide = Aristotle has guided you from the start: **his Science token is yours while he does**. He is also worth 2 VP at the end, whatever happens.

lesson-progress-personalities-scientist-name = A Scientist
lesson-progress-personalities-scientist = From Age II on you may **take a Medieval Scientist, as a free action**. Aristotle’s token goes; Avicenna lets you draw one card more.
lesson-progress-personalities-scientist-ask = Take Avicenna.
lesson-progress-personalities-scientist-yet-other = A fine choice for your own game. Here it is Avicenna.

lesson-progress-personalities-heritage-name = Heritage
lesson-progress-personalities-heritage = Before Age III you may give a Scientist’s benefit up for **Heritage, once**: Avicenna’s is 3 steps on Population, which passes Ben.
lesson-progress-personalities-heritage-ask = Use Avicenna’s Heritage.

lesson-progress-personalities-points-name = They all count
lesson-progress-personalities-points = At the end **everybody who ever guided you counts**: Aristotle 2 VP, Avicenna 2 VP. From Age III on a Renaissance Artist may follow.

## Milestones.

lesson-progress-milestones = Milestones
lesson-progress-milestones-about = An expansion: build wonders section by section, alone or together.

lesson-progress-milestones-section-name = A free section
lesson-progress-milestones-section = The Hanging Gardens have two sections, paid like cost lines. **One a turn takes no action**, and Irrigation meets the first for free.
lesson-progress-milestones-section-ask = Cover the first section.
lesson-progress-milestones-section-yet-second = The first section first: it is free.

lesson-progress-milestones-action-name = One more section
lesson-progress-milestones-action = **Each further section costs an action.** The second asks for 2 Science: the token and Poetry. It is the last one, so the Gardens are finished.
lesson-progress-milestones-action-ask = Cover the second section: Science token and Poetry.

lesson-progress-milestones-owner-name = Who takes it
lesson-progress-milestones-owner = **Everybody with a marker on it gained the benefit**: 2 steps on Population. You have the most markers, so the card is yours: 2 VP, and its benefit again at the end.

## Industrial Revolution.

lesson-progress-industrial = Industrial Revolution
lesson-progress-industrial-about = An expansion: a fourth age, and cards that reward five of a kind.

lesson-progress-industrial-ages-name = A fourth age
lesson-progress-industrial-ages = With Industrial Revolution Age III does not end the game: **its symbols open Age IV**. For two players one is enough. Gravitation bears it.

lesson-progress-industrial-open-name = Age II leaves
lesson-progress-industrial-open = When Age IV begins, **all Age II cards that are not active leave the game**, your Banking among them. Calculus and Optical Instruments make Gravitation free.
lesson-progress-industrial-open-ask = Discover Gravitation, for free.
lesson-progress-industrial-open-yet-geology = Age IV has not begun yet.

lesson-progress-industrial-five-name = Five of a kind
lesson-progress-industrial-five = Geology is worth 4 VP, and at the end **1 VP more for every 5 of your active Science technologies**. With it you have six. Canals and Chemistry make it free.
lesson-progress-industrial-five-ask = Discover Geology.

lesson-progress-industrial-end-name = The end
lesson-progress-industrial-end = The game now ends with **Age V symbols**, which some Age IV cards bear: two of them in a game for two. All else is as you know it.

## Solo.

lesson-progress-solo = Playing alone
lesson-progress-solo-about = Against time: the Time deck grows every turn.

lesson-progress-solo-time-name = Time passes
lesson-progress-solo-time = Alone you play against time. **At the end of each turn a card goes onto the Time deck**, and every card there costs points. Two are there already.
lesson-progress-solo-time-ask = End your turn.

lesson-progress-solo-swap-name = Swap
lesson-progress-solo-swap = Once a turn, as a free action, **you may swap a card of your hand with any card of the Time deck**. Bronze suits you: Pottery meets one of its lines.
lesson-progress-solo-swap-ask = Swap Herbalism for Bronze.
lesson-progress-solo-swap-yet-other = Herbalism for Bronze, this time.

lesson-progress-solo-score-name = Your score
lesson-progress-solo-score = The power tracks now pay **for how far you come**, not for rank. Time cards cost 1 VP each, after seven 2, then 3. From 66 points on you are a Demigod.
