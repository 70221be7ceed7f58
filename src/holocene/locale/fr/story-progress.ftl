# Progress told as a story: a sentence an action. $paid, $gains, $drawn and $discarded are lists of clauses;
# $paid_n says how many there are.

chapter-turn = Round { $n }, { $player }
chapter-turn-you = Round { $n }, vous
story-discovers = { $paid_n ->
    [0] { $gains_n ->
        [0] { $player } découvre « { $technology } » sans rien payer.
       *[other] { $player } découvre « { $technology } » sans rien payer : { $gains }.
    }
   *[other] { $gains_n ->
        [0] { $player } découvre « { $technology } » pour { $paid }.
       *[other] { $player } découvre « { $technology } » pour { $paid } : { $gains }.
    }
}
story-discovers-you = { $paid_n ->
    [0] { $gains_n ->
        [0] Vous découvrez « { $technology } » sans rien payer.
       *[other] Vous découvrez « { $technology } » sans rien payer : { $gains }.
    }
   *[other] { $gains_n ->
        [0] Vous découvrez « { $technology } » pour { $paid }.
       *[other] Vous découvrez « { $technology } » pour { $paid } : { $gains }.
    }
}
story-matures = { $gains_n ->
    [0] { $player } achève « { $technology } ».
   *[other] { $player } achève « { $technology } » : { $gains }.
}
story-matures-you = { $gains_n ->
    [0] Vous achevez « { $technology } ».
   *[other] Vous achevez « { $technology } » : { $gains }.
}
story-covers = { $paid_n ->
    [0] { $player } couvre sans rien payer la section { $n } de l’Étape Importante « { $milestone } ».
   *[other] { $player } couvre la section { $n } de l’Étape Importante « { $milestone } » pour { $paid }.
}
story-covers-you = { $paid_n ->
    [0] Vous couvrez sans rien payer la section { $n } de l’Étape Importante « { $milestone } ».
   *[other] Vous couvrez la section { $n } de l’Étape Importante « { $milestone } » pour { $paid }.
}
story-wins-milestone = { $gains_n ->
    [0] { $player } remporte l’Étape Importante « { $milestone } ».
   *[other] { $player } remporte l’Étape Importante « { $milestone } » : { $gains }.
}
story-wins-milestone-you = { $gains_n ->
    [0] Vous remportez l’Étape Importante « { $milestone } ».
   *[other] Vous remportez l’Étape Importante « { $milestone } » : { $gains }.
}
story-takes-guide = { $gains_n ->
    [0] { $player } suit désormais la Personnalité { $person }.
   *[other] { $player } suit désormais la Personnalité { $person } : { $gains }.
}
story-takes-guide-you = { $gains_n ->
    [0] Vous suivez désormais la Personnalité { $person }.
   *[other] Vous suivez désormais la Personnalité { $person } : { $gains }.
}
story-uses-heritage = { $gains_n ->
    [0] { $player } recueille l’Héritage de la Personnalité { $person }.
   *[other] { $player } recueille l’Héritage de la Personnalité { $person } : { $gains }.
}
story-uses-heritage-you = { $gains_n ->
    [0] Vous recueillez l’Héritage de la Personnalité { $person }.
   *[other] Vous recueillez l’Héritage de la Personnalité { $person } : { $gains }.
}
story-guide-leaves = { $gains_n ->
    [0] { $player } perd la Personnalité { $person }.
   *[other] { $player } perd la Personnalité { $person } : { $gains }.
}
story-guide-leaves-you = { $gains_n ->
    [0] Vous perdez la Personnalité { $person }.
   *[other] Vous perdez la Personnalité { $person } : { $gains }.
}
story-gains = { $player } reçoit aussi { $gains }.
story-gains-you = Vous recevez aussi { $gains }.
story-draws = { $player } pioche { $drawn }.
story-draws-you = Vous piochez { $drawn }.
story-quick-draws = { $discarded_n ->
    [0] { $player } pioche rapidement { $drawn }.
   *[other] { $player } pioche rapidement { $drawn } et défausse { $discarded }.
}
story-quick-draws-you = { $discarded_n ->
    [0] Vous piochez rapidement { $drawn }.
   *[other] Vous piochez rapidement { $drawn } et défaussez { $discarded }.
}
story-shuffles = { $player } mélange et pioche { $drawn }.
story-shuffles-you = Vous mélangez et piochez { $drawn }.
story-discards = { $player } défausse { $discarded }.
story-discards-you = Vous défaussez { $discarded }.
story-swaps = { $player } échange « { $given } » contre « { $technology } » du paquet Temps.
story-swaps-you = Vous échangez « { $given } » contre « { $technology } » du paquet Temps.
story-reveals = { $n ->
    [one] « { $technology } » rejoint le paquet Temps, qui compte maintenant { $n } carte.
   *[other] « { $technology } » rejoint le paquet Temps, qui compte maintenant { $n } cartes.
}
story-age-begins = { $age ->
    [II] L’Âge II commence : le Moyen Âge, vers l’an 500.
    [III] L’Âge III commence : la Renaissance, vers 1500.
   *[IV] L’Âge IV commence : la Révolution industrielle, vers 1740.
}
story-age-begins-exhausted = { $age ->
    [II] Les cartes de l’Âge I sont épuisées. L’Âge II commence : le Moyen Âge, vers l’an 500.
    [III] Les cartes de l’Âge II sont épuisées. L’Âge III commence : la Renaissance, vers 1500.
   *[IV] Les cartes de l’Âge III sont épuisées. L’Âge IV commence : la Révolution industrielle, vers 1740.
}

clause-find = « { $technology } »
clause-from-discards = « { $technology } » dans la défausse
clause-from-deck = { $n ->
    [one] { $n } carte dans la pioche Âge { $age }
   *[other] { $n } cartes dans la pioche Âge { $age }
}
clause-card-paid = la carte « { $technology } »
clause-cards-paid = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
clause-tokens-paid = { clause-gains-token }
clause-spare-paid = la Connaissance en trop
clause-skill-rises = { $skill } +{ $n }
clause-skill-falls = { $skill } −{ $n }
clause-advances = { $power } +{ $n }
clause-step-lost = { $skill } déjà au maximum
clause-power-step-lost = { $power } déjà au maximum
clause-gains-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Science
       *[other] { $n } jetons Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Ingénierie
       *[other] { $n } jetons Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Culture
       *[other] { $n } jetons Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}
clause-loses-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Science en moins
       *[other] { $n } jetons Science en moins
    }
    [engineering] { $n ->
        [one] { $n } jeton Ingénierie en moins
       *[other] { $n } jetons Ingénierie en moins
    }
    [culture] { $n ->
        [one] { $n } jeton Culture en moins
       *[other] { $n } jetons Culture en moins
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale en moins
       *[other] { $n } jetons Connaissance Générale en moins
    }
}
