# S-Evolution told as a story: a sentence a trick, a sentence an Action. $takers, $deeds and $points are lists of clauses.

chapter-tricks = Round { $n }: tricks
chapter-action = Round { $n }, { $player }
chapter-action-you = Round { $n }, you
story-trick = Trick { $n }: { $takers }.
story-acts = { $player } { $deeds }.
story-acts-you = You { $deeds }.
story-discoveries = Points for Discoveries: { $points }.
story-historic-leader = { $player } is the historic leader of Evolution.
story-historic-leader-you = You are the historic leader of Evolution.

clause-takes = { $order ->
    [1] { $player } takes { $cards }
   *[other] { $player } { $cards }
}
clause-takes-you = { $order ->
    [1] you take { $cards }
   *[other] you { $cards }
}
clause-amount = { $resource_id ->
    [food] { $n } Food
    [tools] { $n ->
        [one] { $n } Tool
       *[other] { $n } Tools
    }
   *[science] { $n } Science
}
clause-joker = a Joker
clause-calamity = { $calamity_id ->
    [famine] the Famine
    [earthquake] the Earthquake
    [epidemic] the Epidemic
    [invasion] the Invasion
    [hurricane] the Hurricane
   *[other] { $calamity }
}
clause-discovery = the Discovery { $discovery }
clause-points = { $player } { $n } VP
clause-points-you = you { $n } VP
clause-suffers-calamity = suffers { clause-calamity }
clause-suffers-calamity-you = suffer { clause-calamity }
clause-protection-meets = wards off { clause-calamity }
clause-protection-meets-you = ward off { clause-calamity }
clause-meets-all = { $needed ->
    [1] meets the need
    [2] meets both needs
   *[other] meets all needs
}
clause-meets-all-you = { $needed ->
    [1] meet the need
    [2] meet both needs
   *[other] meet all needs
}
clause-meets-some = { $needed ->
    [2] meets one of two needs
   *[other] meets { $n } of { $needed } needs
}
clause-meets-some-you = { $needed ->
    [2] meet one of two needs
   *[other] meet { $n } of { $needed } needs
}
clause-meets-none = meets no need
clause-meets-none-you = meet no need
clause-scores = scores { $n } VP
clause-scores-you = score { $n } VP
clause-rises = rises to Age { $age }
clause-rises-you = rise to Age { $age }
clause-buys-age = buys the way to Age { $age }
clause-buys-age-you = buy the way to Age { $age }
clause-falls = falls to Age { $age }
clause-falls-you = fall to Age { $age }
clause-loses-population = loses a Pop (Population { $n })
clause-loses-population-you = lose a Pop (Population { $n })
clause-removes-pop = takes the Pop off { $place }
clause-removes-pop-you = take the Pop off { $place }
clause-grows = grows to Population { $n }
clause-grows-you = grow to Population { $n }
clause-builds = builds { $places }
clause-builds-you = build { $places }
clause-building = { $place_id ->
    [farm] { $level ->
        [1] a Farm
       *[other] a level-{ $level } Farm
    }
    [factory] { $level ->
        [1] a Factory
       *[other] a level-{ $level } Factory
    }
   *[research-centre] { $level ->
        [1] a Research Centre
       *[other] a level-{ $level } Research Centre
    }
}
clause-places-pop = gains { $place } (level { $level })
clause-places-pop-you = gain { $place } (level { $level })
clause-raises-pop = { $place_id ->
    [farm] raises the Farm to level { $level }
    [factory] raises the Factory to level { $level }
    [research-centre] raises the Research Centre to level { $level }
   *[other] raises { $place } to level { $level }
}
clause-raises-pop-you = { $place_id ->
    [farm] raise the Farm to level { $level }
    [factory] raise the Factory to level { $level }
    [research-centre] raise the Research Centre to level { $level }
   *[other] raise { $place } to level { $level }
}
clause-moves-pop = moves a Pop from { $old } to { $place } (level { $level })
clause-moves-pop-you = move a Pop from { $old } to { $place } (level { $level })
clause-builds-more = { $n ->
    [one] makes { $n } more change
   *[other] makes { $n } more changes
}
clause-builds-more-you = { $n ->
    [one] make { $n } more change
   *[other] make { $n } more changes
}
