# The log as a story, for every game: the end, who won, and by how much.
# $player is a name, $winners and $rivals are lists of players, $lead is a number of VP.

density-story = Récit
density-steps = Récit avec étapes
density-all = Tous les événements, avec les règles
log-behind = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
log-steps = étapes
log-all = tout
chapter-end = Fin de la partie
clause-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
clause-winner = { $player }
clause-winner-you = vous
clause-rival = { $player }
clause-rival-you = vous
story-victory = { $lead ->
    [0] { $player } gagne avec { $n } PV, à égalité de points avec { $rivals }.
   *[other] { $player } gagne avec { $n } PV, { $lead } devant { $rivals }.
}
story-victory-you = { $lead ->
    [0] Vous gagnez avec { $n } PV, à égalité de points avec { $rivals }.
   *[other] Vous gagnez avec { $n } PV, { $lead } devant { $rivals }.
}
story-victory-shared = Victoire partagée avec { $n } PV : { $winners }.
story-victory-by-resigning = { $player } gagne : tous les autres ont abandonné.
story-victory-by-resigning-you = Vous gagnez : tous les autres ont abandonné.
story-alone = La partie se termine avec { $n } PV.
story-alone-ranked = La partie se termine avec { $n } PV. Rang : { $rank }.
story-defeat = La partie est perdue.
story-tie = { $tie }
headline-victory = { $lead ->
    [0] La partie est terminée : { $player } gagne au départage.
    [1] La partie est terminée : { $player } gagne d’un point.
   *[other] La partie est terminée : { $player } gagne de { $lead } points.
}
headline-victory-you = { $lead ->
    [0] La partie est terminée : vous gagnez au départage.
    [1] La partie est terminée : vous gagnez d’un point.
   *[other] La partie est terminée : vous gagnez de { $lead } points.
}
headline-victory-shared = La partie est terminée. Victoire partagée : { $winners }.
headline-victory-by-resigning = La partie est terminée : { $player } gagne.
headline-victory-by-resigning-you = La partie est terminée : vous gagnez.
headline-alone = La partie est terminée : { $n } PV.
headline-alone-ranked = La partie est terminée : { $n } PV, { $rank }.
headline-defeat = La partie est terminée, et perdue.
