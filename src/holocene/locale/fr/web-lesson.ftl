# The browser: learning at the table, and the coach of a first game. $n and $of count steps, $game and $title are names.

wl-learn = Apprendre
wl-lede = Quelques coups par jeu, à une vraie table, avec un guide à vos côtés. Ce navigateur retient où vous en êtes.
wl-lesson = Leçon
wl-step = Étape { $n } sur { $of }
wl-steps-done = { $n ->
    [one] { $n } étape faite sur { $of }
   *[other] { $n } étapes faites sur { $of }
}
wl-minutes = { $n } min
wl-start = Commencer
wl-continue = Continuer, étape { $n }
wl-again = Revoir
wl-done = terminé
wl-after = Après les leçons
wl-play = Jouer contre { $bot }
wl-play-note = Des adversaires indulgents, des conseils à portée de main, et chaque coup peut être repris. Le guide parle quand une chose est nouvelle, puis vous laisse jouer.
wl-exercises = Problèmes
wl-exercises-note = Des positions de parties de haut niveau, où un coup est nettement le meilleur. Résolvez-en une par jour, ou autant que vous voulez.

## The coach
wl-back = Retour
wl-skip = Passer cette étape
wl-why = Pourquoi ?
wl-go-on = Continuer
wl-watch = Regardez ce que font vos rivaux.
wl-moved = Nouvelle position, plus tard dans une partie
wl-leave = Quitter la leçon. Votre place est gardée.
wl-key-coach = Du guide à ce qu’il demande, et retour
wl-key-fold = Replier ou déplier le guide
wl-know = Vous savez jouer à { $game }.
wl-know-note = Le reste viendra en jouant. Affrontez des adversaires indulgents : le guide reste là et ne parle que si une chose est nouvelle.
wl-know-more = C’était : { $title }.
wl-know-more-note = Essayez-le dans une partie, ou prenez la leçon suivante.
wl-next = Ensuite : { $title }
wl-all = Toutes les leçons

## The coach of a first game
wl-note = Guide
wl-note-seen = Compris
wl-notes = Guide des premières parties
wl-notes-on = Parle
wl-notes-off = Se tait
wl-notes-stop = Plus de conseils
wl-notes-stopped = Le guide se tait désormais. Vous pouvez lui rendre la parole dans les réglages.
