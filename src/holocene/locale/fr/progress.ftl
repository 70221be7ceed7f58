# Progress : ce qui se passe, ce qui est demandé, ce qu’on peut faire ou pourquoi non, et les mots des plateaux.
# $player, $technology, $person et $milestone sont des noms ; $age est un chiffre romain.

## Le nom du jeu, et ce qu’il est.

game-name = Progress
game-title = Progress: Evolution of Technology
game-about = Découvrez des technologies, de la poterie à l’opéra : chacune rend la suivante moins chère. 1–5 joueurs, environ 40 minutes.
game-cards = La liste complète des cartes imprimées n’a jamais été rendue publique. Voici les cartes avec lesquelles on joue ici.

## Ce qui se passe. La ligne dont la clé finit par -you s’adresse au joueur dont elle parle.

event-discovers = { $player } découvre « { $technology } ».
event-discovers-you = Vous découvrez « { $technology } ».
event-researches = { $n ->
    [one] { $player } recherche « { $technology } » avec { $n } marqueur.
   *[other] { $player } recherche « { $technology } » avec { $n } marqueurs.
}
event-researches-you = { $n ->
    [one] Vous recherchez « { $technology } » avec { $n } marqueur.
   *[other] Vous recherchez « { $technology } » avec { $n } marqueurs.
}
event-pays-card = { $n ->
    [one] { $player } défausse « { $technology } » pour { $n } point de Connaissance Générale.
   *[other] { $player } défausse « { $technology } » pour { $n } points de Connaissance Générale.
}
event-pays-card-you = { $n ->
    [one] Vous défaussez « { $technology } » pour { $n } point de Connaissance Générale.
   *[other] Vous défaussez « { $technology } » pour { $n } points de Connaissance Générale.
}
event-discards = { $player } défausse « { $technology } ».
event-discards-you = Vous défaussez « { $technology } ».
event-completes-first = { $player } termine d’abord « { $technology } ».
event-completes-first-you = Vous terminez d’abord « { $technology } ».
event-gives-to-time = { $player } place « { $technology } » dans le paquet Temps.
event-gives-to-time-you = Vous placez « { $technology } » dans le paquet Temps.
event-takes-from-time = { $player } prend « { $technology } » dans le paquet Temps.
event-takes-from-time-you = Vous prenez « { $technology } » dans le paquet Temps.
event-takes-back = { $player } reprend « { $technology } » dans sa main.
event-takes-back-you = Vous reprenez « { $technology } » dans votre main.
event-draws-from-deck = { $player } pioche une carte dans la pioche Âge { $age }.
event-draws-from-deck-you = Vous piochez une carte dans la pioche Âge { $age }.
event-draws-from-pile = { $player } pioche « { $technology } » dans la défausse Âge { $age }.
event-draws-from-pile-you = Vous piochez « { $technology } » dans la défausse Âge { $age }.
event-draws-card = { $player } pioche « { $technology } ».
event-draws-card-you = Vous piochez « { $technology } ».
event-shuffles = { $player } mélange les cartes Âge { $age } et pioche.
event-shuffles-you = Vous mélangez les cartes Âge { $age } et piochez.
event-flips = { $knowledge_id ->
    [science] { $player } dépense un jeton Connaissance Science.
    [engineering] { $player } dépense un jeton Connaissance Ingénierie.
    [culture] { $player } dépense un jeton Connaissance Culture.
   *[general] { $player } dépense un jeton Connaissance Générale.
}
event-flips-you = { $knowledge_id ->
    [science] Vous dépensez un jeton Connaissance Science.
    [engineering] Vous dépensez un jeton Connaissance Ingénierie.
    [culture] Vous dépensez un jeton Connaissance Culture.
   *[general] Vous dépensez un jeton Connaissance Générale.
}
event-pays-section = { $player } paie pour la section de coût { $n } de l’Étape Importante « { $milestone } ».
event-pays-section-you = Vous payez pour la section de coût { $n } de l’Étape Importante « { $milestone } ».
event-takes-guide = { $player } choisit la Personnalité { $person }.
event-takes-guide-you = Vous choisissez la Personnalité { $person }.
event-declines-guide = { $player } renonce à une nouvelle Personnalité.
event-declines-guide-you = Vous renoncez à une nouvelle Personnalité.
event-uses-heritage = { $player } utilise l’Héritage de la Personnalité { $person }.
event-uses-heritage-you = Vous utilisez l’Héritage de la Personnalité { $person }.
event-ends-turn = { $player } termine son tour.
event-ends-turn-you = Vous terminez votre tour.
event-stops-drawing = { $player } cesse de piocher.
event-stops-drawing-you = Vous cessez de piocher.
event-keeps-developing = { $player } poursuit son développement.
event-keeps-developing-you = Vous poursuivez votre développement.
event-swaps = { $player } échange une carte avec le paquet Temps.
event-swaps-you = Vous échangez une carte avec le paquet Temps.
event-spends-spare = { $player } paie avec sa Connaissance Générale en trop.
event-spends-spare-you = Vous payez avec votre Connaissance Générale en trop.

event-turn-begins = Round { $n } : c’est à { $player } de jouer.
event-turn-begins-you = Round { $n } : à vous de jouer.
event-spare-knowledge-lost = { $n ->
    [one] { $player } perd { $n } point de Connaissance Générale en trop.
   *[other] { $player } perd { $n } points de Connaissance Générale en trop.
}
event-spare-knowledge-lost-you = { $n ->
    [one] Vous perdez { $n } point de Connaissance Générale en trop.
   *[other] Vous perdez { $n } points de Connaissance Générale en trop.
}
event-activates = La technologie « { $technology } » devient active pour { $player }.
event-activates-you = Votre technologie « { $technology } » devient active.
event-step-lost = { $player } a déjà sa compétence { $skill } au maximum : le pas est perdu.
event-step-lost-you = Votre compétence { $skill } est déjà au maximum : le pas est perdu.
event-power-step-lost = { $player } est déjà au bout de l’échelle { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Armée
} : le pas est perdu.
event-power-step-lost-you = Vous êtes déjà au bout de l’échelle { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Armée
} : le pas est perdu.
event-skill-rises = { $player } améliore sa compétence { $skill } de { $n }.
event-skill-rises-you = Vous améliorez votre compétence { $skill } de { $n }.
event-skill-falls = { $n ->
    [one] { $player } recule de { $n } case dans la compétence { $skill }.
   *[other] { $player } recule de { $n } cases dans la compétence { $skill }.
}
event-skill-falls-you = { $n ->
    [one] Vous reculez de { $n } case dans la compétence { $skill }.
   *[other] Vous reculez de { $n } cases dans la compétence { $skill }.
}
event-gains-token = { $player } gagne { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Connaissance Science
       *[other] { $n } jetons Connaissance Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Connaissance Ingénierie
       *[other] { $n } jetons Connaissance Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Connaissance Culture
       *[other] { $n } jetons Connaissance Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}.
event-gains-token-you = Vous gagnez { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Connaissance Science
       *[other] { $n } jetons Connaissance Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Connaissance Ingénierie
       *[other] { $n } jetons Connaissance Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Connaissance Culture
       *[other] { $n } jetons Connaissance Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}.
event-loses-token = { $player } perd { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Connaissance Science
       *[other] { $n } jetons Connaissance Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Connaissance Ingénierie
       *[other] { $n } jetons Connaissance Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Connaissance Culture
       *[other] { $n } jetons Connaissance Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}.
event-loses-token-you = Vous perdez { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Connaissance Science
       *[other] { $n } jetons Connaissance Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Connaissance Ingénierie
       *[other] { $n } jetons Connaissance Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Connaissance Culture
       *[other] { $n } jetons Connaissance Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}.
event-advances = { $player } avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur l’échelle { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Armée
}.
event-advances-you = Vous avancez de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur l’échelle { $power_id ->
    [prestige] Prestige
    [population] Population
   *[army] Armée
}.
event-guide-comes = { $player } suit désormais la Personnalité { $person }.
event-guide-comes-you = Vous suivez désormais la Personnalité { $person }.
event-guide-leaves = { $player } ne suit plus la Personnalité { $person }.
event-guide-leaves-you = Vous ne suivez plus la Personnalité { $person }.
event-acts-more = { $n ->
    [one] { $player } dispose désormais de { $n } action par tour.
   *[other] { $player } dispose désormais de { $n } actions par tour.
}
event-acts-more-you = { $n ->
    [one] Vous disposez désormais de { $n } action par tour.
   *[other] Vous disposez désormais de { $n } actions par tour.
}
event-takes-lead = { $power_id ->
    [prestige] { $player } prend la tête en Prestige.
    [population] { $player } prend la tête en Population.
   *[army] { $player } prend la tête sur l’échelle Armée.
}
event-takes-lead-you = { $power_id ->
    [prestige] Vous prenez la tête en Prestige.
    [population] Vous prenez la tête en Population.
   *[army] Vous prenez la tête sur l’échelle Armée.
}
event-symbol-shown = Symboles Âge { $age } sur la table : { $n } sur { $needed }.
event-end-symbol-shown = Symboles de fin sur la table : { $n } sur { $needed }.
event-end-in-sight = Le prochain symbole de fin termine la partie.

event-age-begins = L’Âge { $age } commence.
event-age-begins-exhausted = Les cartes de l’Âge en cours sont épuisées : l’Âge { $age } commence.
event-age-leaves = Toutes les cartes Âge { $age } sont retirées du jeu, sauf les technologies actives.
event-cards-leave = { $player } perd des cartes qui quittent le jeu : { $technologies }.
event-cards-leave-you = Vous perdez des cartes qui quittent le jeu : { $technologies }.
event-symbol-discarded = La carte « { $technology } » est révélée et défaussée : elle porte un symbole Nouvel Âge.
event-deck-renewed = La défausse de l’Âge { $age } est mélangée et forme une nouvelle pioche.
event-time-card = { $n ->
    [one] La carte « { $technology } » rejoint le paquet Temps, qui compte maintenant { $n } carte.
   *[other] La carte « { $technology } » rejoint le paquet Temps, qui compte maintenant { $n } cartes.
}
event-covers-section = { $player } couvre la section de coût { $n } de l’Étape Importante « { $milestone } ».
event-covers-section-you = Vous couvrez la section de coût { $n } de l’Étape Importante « { $milestone } ».
event-milestone-completed = L’Étape Importante « { $milestone } » est terminée.
event-milestone-won = { $player } remporte l’Étape Importante « { $milestone } ».
event-milestone-won-you = Vous remportez l’Étape Importante « { $milestone } ».
event-milestone-unowned = Égalité de marqueurs : l’Étape Importante « { $milestone } » est retirée du jeu.
event-milestone-current = Étape Importante Active : « { $milestone } ».

event-game-lost = Toutes les cartes restantes portent un symbole Nouvel Âge : la partie en solitaire est perdue.
event-ends-by-symbols = { $n ->
    [one] Fin du jeu : { $n } symbole Nouvel Âge figure sur les technologies actives.
   *[other] Fin du jeu : { $n } symboles Nouvel Âge figurent sur les technologies actives.
}
event-ends-exhausted = Fin du jeu : les cartes Âge { $age } sont épuisées.
event-ends-after-rounds = { $n ->
    [one] Fin du jeu après { $n } round.
   *[other] Fin du jeu après { $n } rounds.
}
event-scores = { $player } marque { $n } PV.
event-scores-you = Vous marquez { $n } PV.

## Pourquoi non : ce qui manque et ce qu’on peut faire.

refusal-game-over = La partie est finie.
refusal-not-now = C’est impossible maintenant. D’abord : { $phase }.
refusal-after-draw = Après une action Piocher, vous n’avez plus d’action : terminez votre tour.
refusal-no-action-left = { $n ->
    [one] Votre compétence Action donne { $n } action par tour : vous l’avez déjà faite. Faites une action gratuite ou terminez votre tour.
   *[other] Votre compétence Action donne { $n } actions par tour : vous les avez déjà faites. Faites une action gratuite ou terminez votre tour.
}
refusal-not-in-hand = Vous n’avez pas « { $technology } » dans votre main. Choisissez une carte de votre main.
refusal-in-area = Vous avez déjà « { $technology } », active ou en développement. Choisissez une autre technologie.
refusal-development-full = { $n ->
    [one] Vous ne pouvez pas rechercher « { $technology } » maintenant : votre compétence Développement permet { $n } technologie en développement. Attendez qu’elle soit active ou reprenez-la dans votre phase Développement.
   *[other] Vous ne pouvez pas rechercher « { $technology } » maintenant : votre compétence Développement permet { $n } technologies en développement. Attendez que l’une d’elles soit active ou reprenez-en une dans votre phase Développement.
}
refusal-cannot-pay = { $n ->
    [one] Il vous manque { $n } point de Connaissance pour découvrir « { $technology } ».
   *[other] Il vous manque { $n } points de Connaissance pour découvrir « { $technology } ».
} À payer : { owed-knowledge }. Obtenez d’abord de la Connaissance ou un prérequis, ou recherchez plutôt la carte.
refusal-not-complete = La technologie « { $technology } » n’est pas terminée. Choisissez une technologie sans marqueur.
refusal-not-developing = Vous n’avez pas « { $technology } » en développement. Choisissez l’une de vos technologies en développement.
refusal-not-in-time-deck = La carte « { $technology } » n’est pas dans le paquet Temps. Choisissez l’une de ses cartes.
refusal-time-card-left = L’Âge { $age } a quitté le jeu : la carte « { $technology } » reste dans le paquet Temps. Choisissez une carte d’un Âge plus récent.
refusal-same-card = Un échange contre un autre exemplaire de la carte « { $technology } » ne changerait rien. Choisissez une autre carte.
refusal-not-drawing = Vous ne pouvez vous arrêter que pendant une action Piocher, après la première carte.
refusal-age-not-open = L’Âge { $age } n’est pas accessible : il n’a pas commencé, ou ses cartes ont quitté le jeu. Choisissez un Âge dont la pioche est active.
refusal-deck-empty = La pioche Âge { $age } est vide. Choisissez une autre pioche ou une défausse, ou mélangez sa défausse avec elle grâce à l’action Mélanger et Piocher.
refusal-pile-empty = La défausse Âge { $age } est vide. Choisissez une pioche ou une autre défausse.
refusal-age-empty = La pioche et la défausse Âge { $age } sont vides. Choisissez un autre Âge.
refusal-no-token = { $knowledge_id ->
    [science] Vous n’avez pas de jeton Connaissance Science.
    [engineering] Vous n’avez pas de jeton Connaissance Ingénierie.
    [culture] Vous n’avez pas de jeton Connaissance Culture.
   *[general] Vous n’avez pas de jeton Connaissance Générale.
} Choisissez un autre jeton ou défaussez une carte.
refusal-token-spent = { $knowledge_id ->
    [science] Tous vos jetons Connaissance Science sont dépensés
    [engineering] Tous vos jetons Connaissance Ingénierie sont dépensés
    [culture] Tous vos jetons Connaissance Culture sont dépensés
   *[general] Tous vos jetons Connaissance Générale sont dépensés
} jusqu’à votre phase Entretien. Choisissez un autre jeton ou défaussez une carte.
refusal-already-covered = Le coût est déjà couvert. Dépensez plutôt un jeton du type voulu, ou payez avec ce que vous avez choisi.
refusal-not-covered = { $n ->
    [one] Il vous manque encore { $n } point de Connaissance. Dépensez d’abord des jetons ou défaussez des cartes.
   *[other] Il vous manque encore { $n } points de Connaissance. Dépensez d’abord des jetons ou défaussez des cartes.
}
refusal-token-no-help = { $knowledge_id ->
    [science] Il ne reste pas de Science à payer.
    [engineering] Il ne reste pas d’Ingénierie à payer.
    [culture] Il ne reste pas de Culture à payer.
   *[general] Il ne reste rien à payer.
} Choisissez un autre jeton ou défaussez une carte.
refusal-only-solo = Seule la partie en solitaire a un paquet Temps.
refusal-already-swapped = Vous avez déjà échangé une carte avec le paquet Temps ce tour-ci. Vous pourrez recommencer au prochain tour.
refusal-nothing-to-swap = Il n’y a rien à échanger : il vous faut une carte en main, et une carte du paquet Temps dont l’Âge est encore en jeu.
refusal-no-milestones = Cette partie se joue sans l’extension Étapes Importantes.
refusal-no-milestone = Il n’y a pas d’Étape Importante Active. Un nouvel âge peut en apporter une.
refusal-no-section = L’Étape Importante « { $milestone } » n’a pas cette section de coût. Choisissez une autre section.
refusal-section-covered = Cette section de coût de l’Étape Importante « { $milestone } » est déjà couverte par { $player }. Choisissez une autre section.
refusal-section-cannot-pay = { $n ->
    [one] Il vous manque { $n } point de Connaissance pour cette section de coût de l’Étape Importante « { $milestone } ».
   *[other] Il vous manque { $n } points de Connaissance pour cette section de coût de l’Étape Importante « { $milestone } ».
} À payer : { owed-knowledge }. Obtenez d’abord de la Connaissance ou un prérequis.
refusal-no-personalities = Cette partie se joue sans l’extension Personnalités.
refusal-must-succeed = Cette édition impose une nouvelle Personnalité. Choisissez-en une.
refusal-nothing-to-decline = Il n’y a pas de nouvelle Personnalité à choisir ou à refuser maintenant.
refusal-no-heritage = Vous n’avez pas d’Héritage à utiliser maintenant : il faut un Scientifique Médiéval avant le début de l’Âge III, ou un Artiste de la Renaissance avant le début de l’Âge IV.
refusal-person-taken = La Personnalité { $person } est déjà prise ou l’a déjà été. Choisissez-en une autre.
refusal-philosophers-are-dealt = La Personnalité { $person } ne peut pas être choisie : les Anciens Philosophes sont distribués au début de la partie.
refusal-one-of-each-kind = Vous ne pouvez pas prendre la Personnalité { $person } : vous en avez déjà eu une du même groupe.
refusal-too-late-for-scientist = Il est trop tard pour la Personnalité { $person } : les Scientifiques Médiévaux se prennent au plus tard quand l’Âge III commence. Choisissez un Artiste de la Renaissance.
refusal-too-early-for-guide = La Personnalité { $person } ne peut pas être prise avant le début de l’Âge { $age }.
refusal-cannot-replace = La Personnalité { $person } ne peut pas devenir influente maintenant : un Scientifique Médiéval remplace un Ancien Philosophe, un Artiste de la Renaissance remplace un Scientifique Médiéval.

## Ce qui reste à payer, en liste ; d’autres messages s’en servent.

owed-knowledge = { $science ->
    [0] { $engineering ->
        [0] { $culture ->
            [0] rien
           *[other] { $culture } Culture
        }
       *[other] { $culture ->
            [0] { $engineering } Ingénierie
           *[other] { $engineering } Ingénierie, { $culture } Culture
        }
    }
   *[other] { $engineering ->
        [0] { $culture ->
            [0] { $science } Science
           *[other] { $science } Science, { $culture } Culture
        }
       *[other] { $culture ->
            [0] { $science } Science, { $engineering } Ingénierie
           *[other] { $science } Science, { $engineering } Ingénierie, { $culture } Culture
        }
    }
}
spare-knowledge = { $pool ->
    [0] {""}
    [one] {" "}Vous avez { $pool } point de Connaissance Générale en trop.
   *[other] {" "}Vous avez { $pool } points de Connaissance Générale en trop.
}

## Ce qui est demandé.

ask-act = Choisissez une action ou une action gratuite, ou terminez votre tour.
ask-pay = Payez pour « { $technology } » : { owed-knowledge }. Dépensez des jetons Connaissance ou défaussez des cartes.{ spare-knowledge }
ask-pay-section = Payez pour l’Étape Importante « { $milestone } » : { owed-knowledge }. Dépensez des jetons Connaissance ou défaussez des cartes.{ spare-knowledge }
ask-draw = { $n ->
    [one] Piochez encore { $n } carte ou arrêtez-vous. Choisissez une pioche ou une défausse.
   *[other] Piochez encore jusqu’à { $n } cartes, une par une, ou arrêtez-vous. Choisissez une pioche ou une défausse.
}
ask-quick-draw = { $n ->
    [one] Pioche Rapide : piochez encore { $n } carte. Choisissez une pioche ou une défausse.
   *[other] Pioche Rapide : piochez encore { $n } cartes, une par une. Choisissez une pioche ou une défausse.
}
ask-quick-discard = { $n ->
    [one] Pioche Rapide : défaussez encore { $n } carte. Choisissez-la.
   *[other] Pioche Rapide : défaussez encore { $n } cartes. Choisissez la prochaine.
}
ask-shuffle = Mélanger et Piocher : encore { $n } fois. Choisissez un Âge.
ask-upkeep = { $n ->
    [one] Vous avez { $n } carte de trop. Choisissez une carte à défausser.
   *[other] Vous avez { $n } cartes de trop. Choisissez lesquelles défausser.
}
ask-take-back = Reprendre en main une technologie en développement ? Ses marqueurs sont perdus.
ask-complete = Plusieurs technologies sont terminées. Laquelle devient active en premier ?
ask-give = Choisissez la carte de votre main qui rejoint le paquet Temps.
ask-take = Choisissez une carte à prendre dans le paquet Temps.
ask-succeed = Votre Personnalité influente a été retournée. Choisissez la suivante.
ask-over = La partie est finie.

phase-act = Phase Action
phase-pay = Paiement
phase-draw = Piocher
phase-quick-draw = Pioche Rapide
phase-quick-discard = Pioche Rapide : défausse
phase-shuffle = Mélanger et Piocher
phase-upkeep = Phase Entretien
phase-take-back = Phase Développement : reprise en main
phase-complete = Phase Développement : ordre
phase-give = Paquet Temps : carte à donner
phase-take = Paquet Temps : carte à prendre
phase-succeed = Nouvelle Personnalité
phase-over = Fin du jeu

## Ce qu’on peut faire.

move-discover = Découvrir « { $technology } »
move-research = Rechercher « { $technology } »
move-discard = Défausser « { $technology } »
move-take-back = Reprendre « { $technology } » en main
move-complete = Terminer d’abord « { $technology } »
move-give = Placer « { $technology } » dans le paquet Temps
move-take = Prendre « { $technology } » dans le paquet Temps
move-draw-deck = Piocher dans la pioche Âge { $age }
move-draw-pile = Piocher « { $technology } » dans la défausse Âge { $age }
move-quick-draw-deck = Pioche Rapide : dans la pioche Âge { $age }
move-quick-draw-pile = Pioche Rapide : « { $technology } » dans la défausse Âge { $age }
move-shuffle = Mélanger les cartes Âge { $age } et piocher
move-flip = { $knowledge_id ->
    [science] Dépenser un jeton Connaissance Science
    [engineering] Dépenser un jeton Connaissance Ingénierie
    [culture] Dépenser un jeton Connaissance Culture
   *[general] Dépenser un jeton Connaissance Générale
}
move-end = Terminer le tour
move-stop = Cesser de piocher
move-keep = Poursuivre le développement
move-swap = Échanger une carte avec le paquet Temps
move-section = Payer pour la section de coût { $n } de l’Étape Importante « { $milestone } »
move-guide = Prendre la Personnalité { $person }
move-decline = Renoncer à une nouvelle Personnalité
move-spend = Payer avec la Connaissance Générale en trop
move-heritage = Utiliser l’Héritage de la Personnalité { $person }

group-moves-discover = Découverte
group-moves-research = Recherche
group-moves-draw = Piocher
group-moves-quick-draw = Pioche Rapide
group-moves-shuffle = Mélanger et Piocher
group-moves-pay = Payer
group-moves-free = Actions gratuites
group-moves-other = Autres choix

## Les mots des plateaux.

skill-action = Action
skill-action-help = Combien d’actions vous pouvez faire par tour.
skill-draw = Pioche
skill-draw-help = Combien de cartes vous pouvez piocher avec l’action Piocher, qui met fin à votre phase Action.
skill-hand = Taille de la Main
skill-hand-help = Combien de cartes vous pouvez garder en main à la fin de votre tour.
skill-shuffle = Mélange
skill-shuffle-help = Combien de fois l’action Mélanger et Piocher mélange une défausse avec sa pioche et pioche une carte.
skill-development = Développement
skill-development-help = Combien de technologies vous pouvez avoir en développement en même temps.
skill-research = Recherche
skill-research-help = Combien de marqueurs l’action Recherche place sur la carte ; moins il y en a, mieux c’est.
skill-quick-draw = Pioche Rapide
skill-quick-draw-help = Combien de cartes la Pioche Rapide donne, et combien vous en défaussez ensuite.

knowledge-science = Science
knowledge-science-letter = S
knowledge-engineering = Ingénierie
knowledge-engineering-letter = I
knowledge-culture = Culture
knowledge-culture-letter = C
knowledge-general = Connaissance Générale
knowledge-general-letter = G

power-prestige = Prestige
power-population = Population
power-army = Armée

group-philosopher = Ancien Philosophe
group-scientist = Scientifique Médiéval
group-artist = Artiste de la Renaissance
milestone-group-ancient = Ancienne Étape Importante
milestone-group-medieval = Étape Importante Médiévale
milestone-group-renaissance = Étape Importante de la Renaissance

age-name-1 = Antiquité
age-name-2 = Moyen Âge
age-name-3 = Renaissance
age-name-4 = Révolution industrielle

card-cost = Coût de découverte
card-cost-line = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science
       *[other] { $n } Science
    }
    [engineering] { $n ->
        [one] { $n } Ingénierie
       *[other] { $n } Ingénierie
    }
   *[culture] { $n ->
        [one] { $n } Culture
       *[other] { $n } Culture
    }
}
card-cost-line-or = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } Science ou « { $technology } »
       *[other] { $n } Science ou « { $technology } »
    }
    [engineering] { $n ->
        [one] { $n } Ingénierie ou « { $technology } »
       *[other] { $n } Ingénierie ou « { $technology } »
    }
   *[culture] { $n ->
        [one] { $n } Culture ou « { $technology } »
       *[other] { $n } Culture ou « { $technology } »
    }
}
card-met = remplie
card-benefit = Avantages
card-vp = { $n } PV
card-discard-value = Valeur de défausse : { $n }
card-symbol = Symbole Âge { $age }
card-per-five = { $knowledge_id ->
    [science] 1 PV pour chaque lot de 5 technologies Science
    [engineering] 1 PV pour chaque lot de 5 technologies Ingénierie
   *[culture] 1 PV pour chaque lot de 5 technologies Culture
}
card-mark = Nombre de joueurs : { $n }+
card-origin-rulebook = les livrets de règles
card-origin-review = une critique ou l’éditeur
card-origin-designed = ce projet
card-origin-printed = la carte imprimée
card-fact-name = nom
card-fact-type = type
card-fact-age = âge
card-fact-cost1 = première ligne de coût
card-fact-cost2 = seconde ligne de coût
card-fact-needs = prérequis
card-fact-discard = valeur de défausse
card-fact-benefit = avantage
card-fact-power = nombre de pas de Pouvoir
card-fact-skill = le fait que c’est une compétence
card-known = { $value } : { $how }
card-known-certain = connu par un livret de règles ou l’éditeur
card-known-stated = connu par une critique ou une photo
card-known-inferred = déduit des livrets de règles
card-known-designed = notre invention
card-known-rest = tout le reste : notre invention

gain-skill = { $skill } +{ $n }
gain-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } jeton Connaissance Science
       *[other] { $n } jetons Connaissance Science
    }
    [engineering] { $n ->
        [one] { $n } jeton Connaissance Ingénierie
       *[other] { $n } jetons Connaissance Ingénierie
    }
    [culture] { $n ->
        [one] { $n } jeton Connaissance Culture
       *[other] { $n } jetons Connaissance Culture
    }
   *[general] { $n ->
        [one] { $n } jeton Connaissance Générale
       *[other] { $n } jetons Connaissance Générale
    }
}
gain-power = { $power } +{ $n }

zone-hand = Main
zone-active = Technologies actives
zone-developing = Technologies en développement
zone-deck = Pioche Âge { $age }
zone-pile = Défausse Âge { $age }
zone-time = Paquet Temps
zone-known = Cartes connues de la main

## Les points.

score-prestige = Prestige
score-population = Population
score-army = Armée
score-skills = Compétences
score-technologies = Technologies
score-per-five = 1 PV pour chaque lot de 5 technologies
score-personalities = Personnalités
score-milestones = Étapes Importantes
score-time = Paquet Temps
score-total = Total

tie-general = Départage : les jetons Connaissance Générale ont décidé.
tie-culture = Départage : les jetons Connaissance Culture ont décidé.
tie-science = Départage : les jetons Connaissance Science ont décidé.
tie-engineering = Départage : les jetons Connaissance Ingénierie ont décidé.
tie-shared = Rien ne départage les joueurs : la victoire est partagée.
tie-narrowed = Les jetons ont écarté une partie des joueurs à égalité ; les autres le restent en tout et partagent la victoire.

rank-novice = Novice
rank-leader = Meneur
rank-mastermind = Génie
rank-demigod = Demi-dieu
solo-lost = La partie en solitaire est perdue ; il n’y a pas de rang.

## Les options d’une table.

option-players = Joueurs
option-players-help = Combien de personnes jouent. Une seule joue la partie en solitaire.
option-players-1 = 1 joueur (partie en solitaire)
option-players-2 = 2 joueurs
option-players-3 = 3 joueurs
option-players-4 = 4 joueurs
option-players-5 = 5 joueurs
option-edition = Édition
option-edition-help = Quel livret de règles décide là où les quatre éditions diffèrent.
option-edition-en = Édition anglaise
option-edition-fr = Édition française
option-edition-de = Édition allemande
option-edition-ru = Édition russe
option-variant = Variante
option-variant-help = La partie normale, ou une partie plus courte pour 2 joueurs ou plus.
option-variant-standard = Normale
option-variant-quick = Rapide : 3 actions par tour dès le début
option-variant-quicker = Plus rapide : de plus, 1 symbole suffit pour chaque nouvel âge et pour la fin
option-expansions = Extensions
option-expansions-help = Ce qui s’ajoute au jeu de base ; combinez à votre gré.
option-expansions-personalities = Personnalités
option-expansions-milestones = Étapes Importantes
option-expansions-industrial = Révolution industrielle
option-first = Premier joueur
option-first-help = Qui joue le premier tour. Avec les Personnalités, les numéros des Anciens Philosophes décident.
option-first-random = Au hasard
option-first-0 = Place 1
option-first-1 = Place 2
option-first-2 = Place 3
option-first-3 = Place 4
option-first-4 = Place 5

bad-option-quick-alone = Les variantes rapides demandent au moins deux joueurs (L6). Choisissez la partie normale, ou ajoutez des joueurs.
bad-option-first = Seule une place en jeu peut commencer. Choisissez-en une, ou laissez faire le hasard.
bad-option-first-personalities = Avec les Personnalités, les numéros des Philosophes décident qui commence (H9). Laissez le hasard choisir le premier joueur.
bad-option-expansion = Le lot de cartes « { $pack } » n’a pas de cartes pour l’extension « { $expansion } ». Choisissez une autre extension ou un autre lot de cartes.

# Why a move is worth making: hints
hint-points = Elle vaut { $n } PV en l’état actuel.
hint-skill = { $n ->
    [one] Elle augmente votre compétence { $skill } jusqu’à la fin de la partie.
   *[other] Elle augmente votre compétence { $skill } de { $n } jusqu’à la fin de la partie.
}
hint-token = { $n ->
    [one] Son jeton Connaissance vous aidera à chaque tour.
   *[other] Ses { $n } jetons Connaissance vous aideront à chaque tour.
}
hint-power = { $n ->
    [one] Elle vous fait avancer d’une case sur l’échelle { $power }.
   *[other] Elle vous fait avancer de { $n } cases sur l’échelle { $power }.
}
hint-free = Elle rend gratuit : { $cards }.
hint-free-now = Elle rend gratuit : { $cards }. Et il vous reste une action ce tour-ci.
hint-cheaper = Elle réduit le coût : { $cards }.
hint-action = { $n ->
    [one] Elle vous donne une action de plus à chaque tour.
   *[other] Elle vous donne { $n } actions de plus à chaque tour.
}
hint-leads = Elle vous met en tête sur l’échelle { $power }.
hint-five = Elle rapporte { $n } PV de plus par groupe de cinq.
hint-section = Avec elle, vous remplissez une section de l’Étape { $milestone }.
hint-ends = Elle met fin à la partie, et vous gagnez.
hint-age = Elle ouvre l’Âge { $age }.
hint-research = Elle ne coûte rien pour l’instant et sera active dans { $n ->
    [one] { $n } tour.
   *[other] { $n } tours.
}
hint-draw = Vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main et pouvez en garder { $most }.
hint-quick-draw = Vous voyez de nouvelles cartes et il vous reste une action.
hint-shuffle = La défausse est d’abord mélangée à la pioche, et il vous reste une action.
hint-flip = Le jeton revient à la fin de votre tour.
hint-spend = Vos jetons restent disponibles pour un autre coût de ce tour.
hint-owned = Vous avez déjà { $technology }.
hint-twice = Vous avez { $technology } en plusieurs exemplaires.
hint-yields = Elle rapporte { $n } de Connaissance.
hint-keep = { $technology } sera active dans { $n ->
    [one] { $n } tour.
   *[other] { $n } tours.
}
hint-take-back = Sinon, elle mettrait fin à la partie, et quelqu’un d’autre est en tête.

# Ce qu’une technologie rendrait possible
foreseen-free = devient gratuit : { $cards }
foreseen-cheaper = réduit le coût : { $cards }
foreseen-action = { $n ->
    [one] { $n } action de plus
   *[other] { $n } actions de plus
}
foreseen-leads = prend la tête : { $power }
foreseen-five = { $n } PV de plus par groupe de cinq
foreseen-section = remplit une section de l’Étape { $milestone }

# Le laboratoire.
things-technology = Technologies
things-personality = Personnalités
things-milestone = Étapes Importantes
fate-played = découverte ou recherchée
fate-paid = défaussée pour de la Connaissance
fate-given = donnée au paquet Temps
fate-unfinished = jamais achevée
fate-thrown = défaussée pour rien
fate-left = partie avec son âge
fate-held = en main à la fin
ending-symbols = par les symboles Nouvel Âge
ending-exhausted = le dernier âge était épuisé
ending-rounds = après le dernier round
ending-lost = perdue contre le paquet Temps

## Le plateau de Progress en mots.

progress-piles = Sur la table
progress-now = Âge { $age } – { $name }, round { $n }
progress-age = Âge { $age }
progress-deck = pioche ({ $n })
progress-pile = défausse ({ $n })
progress-time-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
progress-milestone = Étape Importante
progress-section = Section { $n }
progress-covered = couverte par { $player }
progress-skills = Compétences
progress-tokens = Jetons
progress-power = Pouvoir
progress-active = Actives
progress-developing = En développement
progress-guide = Personnalité
progress-won = Étapes Importantes
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } marqueur)
   *[other] ({ $n } marqueurs)
}
progress-hand = Votre main : { $n } (Taille de la Main { $limit })
progress-hand-of = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
progress-known = vues en main :
progress-you = vous
progress-discard = valeur de défausse { $n }
progress-in-area = déjà dans votre zone de jeu
progress-missing = (manque { $n })
progress-age-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge pour que l’Âge { $age } commence.
   *[other] Encore { $n } symboles Nouvel Âge pour que l’Âge { $age } commence.
}
progress-end-needs = { $n ->
    [one] Encore { $n } symbole Nouvel Âge avant la fin du jeu.
   *[other] Encore { $n } symboles Nouvel Âge avant la fin du jeu.
}
progress-your-turn = À vous de jouer. Actions restantes : { $left } sur { $most }.
progress-turn-of = C’est à { $player } de jouer. Actions restantes : { $left } sur { $most }.
progress-spare = Connaissance en trop : { $n }.
progress-note-ends = met fin au jeu
progress-note-ends-later = mettrait fin au jeu une fois active
progress-note-age = l’Âge { $age } commence
progress-note-age-later = l’Âge { $age } commencerait une fois la carte active
progress-note-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
progress-note-yields = +{ $n } Connaissance
progress-heritage = Héritage
progress-printed = Aussi sur la carte
progress-unlocks = Mène à
progress-owned = Chez
progress-origin = Source du nom
progress-facts = Valeurs
progress-order = Numéro d’ordre
progress-owner-developing = { $player } (en développement)
progress-tree-marks = ● active · ◐ en développement · ○ dans votre main · □ dans une défausse · ← demande · → mène à
progress-explained = { $word } : { $help }
progress-legend = Une lettre nomme le type : { $letters }. Dans votre main, une ligne de coût est remplie par un prérequis (✓), payable (•) ou non (✗) ; ✦ marque un symbole Nouvel Âge. Jetons : disponibles/tous.

# Sentences of history

## What an order given ahead may depend on.

order-pile = « { $technology } » est au sommet d’une défausse
order-age = l’Âge { $age } a commencé
