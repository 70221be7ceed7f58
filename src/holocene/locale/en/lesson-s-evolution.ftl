# The lessons of S-Evolution. A step: what the coach says (at most 35 words), its name, what to do (-ask), and answers to
# other moves (-yet-…). Words between ** matter most.

## Answers to moves that come too early.

lesson-s-evolution-yet-play = Another card this time.
lesson-s-evolution-yet-take = Another card is better here.
lesson-s-evolution-yet-joker = You have enough of that already.
lesson-s-evolution-yet-done = Your Action is not over yet.
lesson-s-evolution-yet-grow = Growing can wait for now.
lesson-s-evolution-yet-place = That place can wait for now.
lesson-s-evolution-yet-raise = That level can wait for now.
lesson-s-evolution-yet-move = Moving a Pop costs as much as a new one: leave them where they are.
lesson-s-evolution-yet-advance = The next Age can wait for now.
lesson-s-evolution-yet-trump = You hold more cards of another colour.
lesson-s-evolution-yet-suffer = There is no need to suffer: you have Protection.
lesson-s-evolution-yet-protect = Protection helps once a round: save it for the worse Calamity.
lesson-s-evolution-yet-gain = You need something else more.

## The first lesson.

lesson-s-evolution-first = From Age I to the last trick
lesson-s-evolution-first-about = Tricks, Harvest, needs, Management, Discoveries and trump: ten steps through one game.

lesson-s-evolution-first-blind-name = Playing blind
lesson-s-evolution-first-blind = Age I. Your people cannot read yet, **not even their own cards**. Everybody plays blind. A 4 and a 2 lie there. Pick any of your cards.
lesson-s-evolution-first-blind-ask = Play any card.

lesson-s-evolution-first-take-name = Who chooses first
lesson-s-evolution-first-take = Your 6 beats 4 and 2, so **you choose first**. High cards choose, middle cards feed: the green 4 brings 3 Food, your 6 just 1 Tool.
lesson-s-evolution-first-take-ask = Take the green 4.

lesson-s-evolution-first-harvest-name = Harvest
lesson-s-evolution-first-harvest = After the last trick comes the Harvest: **cards become resources**. A Joker is whatever you like. Food and Tools you have; Science will be useful soon.
lesson-s-evolution-first-harvest-ask = Let the Joker be Science.

lesson-s-evolution-first-needs-name = Needs
lesson-s-evolution-first-needs = Your two Pops have eaten 2 Food. **All needs met**: 2 VP, one for each Pop, and your people rise to Age II.

lesson-s-evolution-first-manage-name = Management
lesson-s-evolution-first-manage = Now spend the rest. One more Pop, for 1 Food, scores more and eats more. **A Pop on the Farm**, for 1 Tool, grows Food every round.
lesson-s-evolution-first-manage-ask = Population +1, and a Pop on the Farm.
lesson-s-evolution-first-manage-yet-rest = There is something left to spend.

lesson-s-evolution-first-follow-name = Following
lesson-s-evolution-first-follow = Two rounds later, Age III: you see your cards now, and **suits count**. Ben led orange and you hold an orange card. Try the green 6 anyway.
lesson-s-evolution-first-follow-ask = Try to play the green 6.
lesson-s-evolution-first-follow-done = You hold an orange card, so you must follow. Whatever the table refuses, it tells you why.

lesson-s-evolution-first-discovery-name = Your Discovery
lesson-s-evolution-first-discovery = One card is **always allowed: your Discovery**. It wins nothing now, but stays in front of you and scores at the end: six of one colour are worth 21 VP.
lesson-s-evolution-first-discovery-ask = Play your Discovery.
lesson-s-evolution-first-discovery-yet-orange = Orange would be allowed, but keep it.

lesson-s-evolution-first-calamity-name = A Calamity
lesson-s-evolution-first-calamity = You were left with **Famine**: Food cards would give nothing this round. But a Pop on Protection turns one Calamity away each round.
lesson-s-evolution-first-calamity-ask = Let Protection turn the Famine away.

lesson-s-evolution-first-trump-name = Trump
lesson-s-evolution-first-trump = Age V: you are the most advanced and **name trump for this round: a colour that beats all others**. Who cannot follow may play it, in Ages V and VI only. You hold two greens.
lesson-s-evolution-first-trump-ask = Name green trump.

lesson-s-evolution-first-end-name = The last trick
lesson-s-evolution-first-end = Last trick of the last round. No building now: **needs score once more, then Discoveries by colour**. You lack 1 Science, and the blue 6 has it.
lesson-s-evolution-first-end-ask = Take the blue 6.
lesson-s-evolution-first-end-done = 58 to 50: history will remember you.

## Calamities.

lesson-s-evolution-calamities = Calamities
lesson-s-evolution-calamities-about = Who gets them, and what Protection can do.

lesson-s-evolution-calamities-last-name = Who gets them
lesson-s-evolution-calamities-last = A Calamity is an ordinary violet card until somebody takes it. **Whoever chooses last gets what is left.** You choose first: leave the Epidemic to Ben, who played it.
lesson-s-evolution-calamities-last-ask = Take the green 5.
lesson-s-evolution-calamities-last-yet-epidemic = The Epidemic would cost you a Pop.

lesson-s-evolution-calamities-choose-name = One a round
lesson-s-evolution-calamities-choose = Two Calamities, and **Protection meets one a round**. Epidemic takes a Pop; Earthquake only makes Tool cards worthless, and you have taken none. Turn the Epidemic away.
lesson-s-evolution-calamities-choose-ask = Take the blue 6, then turn the Epidemic away.
lesson-s-evolution-calamities-choose-yet-pop = That would cost you a Pop.
lesson-s-evolution-calamities-choose-yet-first = The Epidemic first.

lesson-s-evolution-calamities-gift-name = Level 2
lesson-s-evolution-calamities-gift = At level 2 Protection does more: **the Calamity it meets brings 2 resources of your choice**. Food and Tools meet all your needs.
lesson-s-evolution-calamities-gift-ask = Take the blue 6, meet the Famine, gain Food and a Tool.
lesson-s-evolution-calamities-gift-yet-science = Age IV needs no Science.

lesson-s-evolution-calamities-later-name = Those that wait
lesson-s-evolution-calamities-later = Two Calamities **act in the next round**: Invasion shows your hand to everybody, Obscurantism hides it from you. Protection must meet them now or never.

## Trump.

lesson-s-evolution-trump = Trump
lesson-s-evolution-trump-about = Naming it, keeping it, and beating a six with a two.

lesson-s-evolution-trump-name-name = Naming it

lesson-s-evolution-trump-name = From Age V on, the most advanced player names trump before the first trick. **Choose the colour you hold most of**: green.
lesson-s-evolution-trump-name-ask = Name green trump.

lesson-s-evolution-trump-lead-name = Keep it
lesson-s-evolution-trump-lead = Ages I to IV cannot trump. **So keep your trumps** and lead the blue 5: Ben must follow with a lower blue, and Chen has none.
lesson-s-evolution-trump-lead-ask = Lead the blue 5.
lesson-s-evolution-trump-lead-yet-keep = Keep your trumps.

lesson-s-evolution-trump-must-name = First follow
lesson-s-evolution-trump-must = Ben led blue, and you still hold a blue card. **You may trump only if you cannot follow.** Try the green 2 anyway.
lesson-s-evolution-trump-must-ask = Try to play the green 2.
lesson-s-evolution-trump-must-done = Blue was led and you have blue: trump must wait.

lesson-s-evolution-trump-cut-name = A two beats a six
lesson-s-evolution-trump-cut = Ben led violet 6 and you hold no violet: **now the green 2 is trump and beats everything**. Chen’s green 6 is not: Age III cannot trump. Then take the Joker.
lesson-s-evolution-trump-cut-ask = Play the green 2, then take violet 6.
lesson-s-evolution-trump-cut-yet-orange = Orange would come last.

## Management.

lesson-s-evolution-management = Management
lesson-s-evolution-management-about = What to buy first, and what it costs the round after.

lesson-s-evolution-management-grow-name = More Pops
lesson-s-evolution-management-grow = Each Pop scores for every need met, **and eats every round**. Once a round: +1 for 1 Food, or +2 for 3. You have 4.
lesson-s-evolution-management-grow-ask = Population +2.
lesson-s-evolution-management-grow-yet-one = You can afford two.

lesson-s-evolution-management-farm-name = Buildings
lesson-s-evolution-management-farm = Four Pops will eat 4 Food a round, and from Age III on need 4 Tools as well. **Buildings give one resource each Harvest**, and level 1 costs 1 Tool.
lesson-s-evolution-management-farm-ask = Place Pops on the Farm and on the Factory, level 1.
lesson-s-evolution-management-farm-yet-level = Level 1 is enough for now.

lesson-s-evolution-management-raise-name = A higher level
lesson-s-evolution-management-raise = Level 2 costs 2 Tools more and **gives two resources each Harvest**, still with one Pop. Food is asked for in every Age: raise the Farm.
lesson-s-evolution-management-raise-ask = Raise the Farm to level 2.
lesson-s-evolution-management-raise-yet-factory = The Farm first: everybody eats in every Age.

lesson-s-evolution-management-advance-name = An Age for Science
lesson-s-evolution-management-advance = Once a round **3 Science buy an Age**. Age III: you will see suits count, and score Tools as well as Food, if you can pay them.
lesson-s-evolution-management-advance-ask = Rise to Age III.

lesson-s-evolution-management-rest-name = Keep something
lesson-s-evolution-management-rest = What you keep counts for the next needs, **up to 8 of each resource**. Commerce, Prestige and Protection cost Science, for another round. That will do.
lesson-s-evolution-management-rest-ask = End your Action.
lesson-s-evolution-management-rest-yet-keep = Keep your last Science for the needs to come.
lesson-s-evolution-management-rest-yet-move = Moving a Pop costs as much as a new one.
