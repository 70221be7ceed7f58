# S-Evolution: what a coach says when something happens for the first time at a beginner’s table; at most 35 words.

coach-s-evolution-blind = Age I: nobody sees any hand. Play any card; high numbers choose first, whatever the colour.
coach-s-evolution-lead = You play first, or no colour is fixed yet. A high card chooses first; a middle card brings more to the table.
coach-s-evolution-follow = A colour is fixed: from Age III on you must follow it if you can. Cards you may not play tell you why.
coach-s-evolution-taking = The trick is decided, and you choose. Take what your people need: green feeds, orange makes Tools, blue is Science.
coach-s-evolution-joker = A Joker is 1 resource of your choice. Count your needs first: one of each kind asked for, for every Pop.
coach-s-evolution-harvest = Harvest: your cards and Buildings have become resources. Then your people pay their needs, and you score.
coach-s-evolution-needs-unmet = A need was not fully paid: no points for it, and no new Age. From Age III on, a need given nothing costs a Pop.
coach-s-evolution-rise = All needs met: your people rise one Age. New Ages see more, and need more.
coach-s-evolution-fall = Your people have fallen one Age, and the Discovery of the Age they left is turned face down. Feed them first next round.
coach-s-evolution-management = Management: spend what is left. More Pops score more and eat more; Buildings bring resources every round.
coach-s-evolution-commerce = Commerce lets you change resources just before needs are paid. Turn what you have too much of into what is missing.
coach-s-evolution-discovery = Your Discovery lies face up and will score at the end. Collect one colour: each further one is worth more.
coach-s-evolution-calamity = You have taken a Calamity. It strikes at the Harvest, unless a Pop on Protection turns it away.
coach-s-evolution-protection = A Calamity strikes. With Protection you may turn one away each round; choose the worst.
coach-s-evolution-name-trump = You name trump for this round. Choose a colour you hold several of; only Ages V and VI can trump.
coach-s-evolution-trump = There is a trump colour this round. For Ages V and VI its cards beat all others, when they cannot follow.
coach-s-evolution-last-round = The last round: there is no Management after it. Take what your needs ask for, and play your Discovery.
