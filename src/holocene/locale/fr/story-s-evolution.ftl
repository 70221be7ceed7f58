# S-Evolution told as a story: a sentence a trick, a sentence an Action. $takers, $deeds and $points are lists of clauses.

chapter-tricks = Round { $n } : les plis
chapter-action = Round { $n }, { $player }
chapter-action-you = Round { $n }, vous
story-trick = Pli { $n } : { $takers }.
story-acts = { $player } { $deeds }.
story-acts-you = Vous { $deeds }.
story-discoveries = Points des Découvertes : { $points }.
story-historic-leader = { $player } devient leader historique de l’Évolution.
story-historic-leader-you = Vous devenez leader historique de l’Évolution.

clause-takes = { $order ->
    [1] { $player } prend { $cards }
   *[other] { $player } { $cards }
}
clause-takes-you = { $order ->
    [1] vous prenez { $cards }
   *[other] vous { $cards }
}
clause-amount = { $resource_id ->
    [food] { $n ->
        [one] { $n } Nourriture
       *[other] { $n } Nourritures
    }
    [tools] { $n ->
        [one] { $n } Outil
       *[other] { $n } Outils
    }
   *[science] { $n } Science
}
clause-joker = un Joker
clause-calamity = { $calamity_id ->
    [famine] la Famine
    [earthquake] le Séisme
    [fanaticism] le Fanatisme
    [epidemic] l’Épidémie
    [invasion] l’Invasion
    [hurricane] l’Ouragan
    [decadence] la Décadence
    [obscurantism] l’Obscurantisme
   *[other] la Calamité { $calamity }
}
clause-discovery = la Découverte « { $discovery } »
clause-points = { $player } { $n } PV
clause-points-you = vous { $n } PV
clause-suffers-calamity = subit { clause-calamity }
clause-suffers-calamity-you = subissez { clause-calamity }
clause-protection-meets = écarte { clause-calamity }
clause-protection-meets-you = écartez { clause-calamity }
clause-meets-all = { $needed ->
    [1] satisfait son besoin
    [2] satisfait ses deux besoins
   *[other] satisfait tous ses besoins
}
clause-meets-all-you = { $needed ->
    [1] satisfaites votre besoin
    [2] satisfaites vos deux besoins
   *[other] satisfaites tous vos besoins
}
clause-meets-some = { $needed ->
    [2] satisfait un besoin sur deux
   *[other] satisfait { $n } besoins sur { $needed }
}
clause-meets-some-you = { $needed ->
    [2] satisfaites un besoin sur deux
   *[other] satisfaites { $n } besoins sur { $needed }
}
clause-meets-none = ne satisfait aucun besoin
clause-meets-none-you = ne satisfaites aucun besoin
clause-scores = marque { $n } PV
clause-scores-you = marquez { $n } PV
clause-rises = monte à l’Âge { $age }
clause-rises-you = montez à l’Âge { $age }
clause-buys-age = paie pour monter à l’Âge { $age }
clause-buys-age-you = payez pour monter à l’Âge { $age }
clause-falls = descend à l’Âge { $age }
clause-falls-you = descendez à l’Âge { $age }
clause-loses-population = perd un Pop (Population { $n })
clause-loses-population-you = perdez un Pop (Population { $n })
clause-removes-pop = retire un Pop ({ $place })
clause-removes-pop-you = retirez un Pop ({ $place })
clause-grows = porte sa Population à { $n }
clause-grows-you = portez votre Population à { $n }
clause-builds = construit { $places }
clause-builds-you = construisez { $places }
clause-building = { $place_id ->
    [farm] { $level ->
        [1] une Ferme
       *[other] une Ferme de niveau { $level }
    }
    [factory] { $level ->
        [1] une Usine
       *[other] une Usine de niveau { $level }
    }
   *[research-centre] { $level ->
        [1] un Centre de recherche
       *[other] un Centre de recherche de niveau { $level }
    }
}
clause-places-pop = acquiert l’Avantage { $place } (niveau { $level })
clause-places-pop-you = acquérez l’Avantage { $place } (niveau { $level })
clause-raises-pop = { $place_id ->
    [farm] porte sa Ferme au niveau { $level }
    [factory] porte son Usine au niveau { $level }
    [research-centre] porte son Centre de recherche au niveau { $level }
   *[other] porte son Avantage { $place } au niveau { $level }
}
clause-raises-pop-you = { $place_id ->
    [farm] portez votre Ferme au niveau { $level }
    [factory] portez votre Usine au niveau { $level }
    [research-centre] portez votre Centre de recherche au niveau { $level }
   *[other] portez votre Avantage { $place } au niveau { $level }
}
clause-moves-pop = déplace un Pop ({ $old } → { $place }, niveau { $level })
clause-moves-pop-you = déplacez un Pop ({ $old } → { $place }, niveau { $level })
clause-builds-more = { $n ->
    [one] fait { $n } autre changement
   *[other] fait { $n } autres changements
}
clause-builds-more-you = { $n ->
    [one] faites { $n } autre changement
   *[other] faites { $n } autres changements
}
