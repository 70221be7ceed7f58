# Une table à qui l’on parle, dans le terminal et sur la page de texte du navigateur : ses commandes, et des mots pour ses signes.

play-word-choices = choix
play-help-choices = de nouveau la question, avec tout ce que vous pouvez choisir
play-word-hand = main
play-help-hand = votre main
play-word-rivals = rivaux
play-help-rivals = les plateaux des autres ; avec un nom, celui de ce joueur seulement
play-word-me = moi
play-help-me = votre plateau
play-word-news = nouvelles
play-help-news = ce qui s’est passé depuis votre dernier tour
play-word-cost = coût
play-help-cost = ce qu’une carte vous coûte en ce moment
play-why-not = pas
play-help-example = piocher âge
play-hand-none = Vous n’avez pas de carte en main.
play-rivals-none = Il n’y a pas d’autre joueur.
play-news-none = Rien ne s’est passé depuis votre dernier tour.
which-card = Quelle carte ? Tapez aussi son nom, par exemple « { $card } ».
hand-of-others = Vous ne voyez que votre main : celles des autres sont secrètes.
no-such-rival = Personne d’autre à cette table ne s’appelle « { $name } ». Les autres sont : { $players }.
which-rule = Quelle règle ? Tapez aussi son numéro, par exemple { $example }.
no-such-rule-here = La règle « { $rule } » n’existe pas. Les règles ont des numéros comme { $example }.
dialogue-watching = Vous êtes spectateur : vous pouvez interroger la table, mais pas jouer.
dialogue-not-now = C’est au tour de { $player }. En attendant, vous pouvez interroger la table.
dialogue-over = La partie est terminée. Vous pouvez encore interroger la table.

## Ce qui se dit là où le plateau de Progress porte un signe.

progress-mark-met = remplie
progress-mark-payable = vous pouvez payer
progress-mark-lacking = vous ne pouvez pas payer
progress-mark-symbol = (symbole Nouvel Âge)
progress-mark-gives = donne
progress-mark-turn = à son tour
progress-mark-active = active :
progress-mark-developing = en développement :
progress-mark-hand = dans votre main :
progress-mark-pile = dans une défausse :
progress-mark-nowhere = pas en vue :
progress-mark-needs = demande
progress-mark-unlocks = mène à
progress-mark-held = tenue par
progress-cost-aloud = { $amount }, gratuit avec { $technology }
progress-token-aloud = { $knowledge } : { $ready } sur { $n } disponibles
progress-quick-draw-aloud = { $n }, puis défausser { $discards }
progress-price = { $n ->
    [0] Il ne reste rien à payer.
    [one] Reste à payer : { $n } Connaissance.
   *[other] Reste à payer : { $n } Connaissances.
}
