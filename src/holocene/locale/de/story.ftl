# The log as a story, for every game: the end, who won, and by how much.
# $player is a name, $winners and $rivals are lists of players, $lead is a number of VP.

density-story = Geschichte
density-steps = Geschichte mit Schritten
density-all = Alle Ereignisse, mit Regeln
log-behind = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
log-steps = schritte
log-all = alles
chapter-end = Das Ende
clause-more = { $n ->
    [one] { $n } weitere
   *[other] { $n } weitere
}
clause-winner = { $player }
clause-winner-you = du
clause-rival = { $player }
clause-rival-you = dir
story-victory = { $lead ->
    [0] { $player } gewinnt mit { $n } SP, punktgleich mit { $rivals }.
   *[other] { $player } gewinnt mit { $n } SP, { $lead } vor { $rivals }.
}
story-victory-you = { $lead ->
    [0] Du gewinnst mit { $n } SP, punktgleich mit { $rivals }.
   *[other] Du gewinnst mit { $n } SP, { $lead } vor { $rivals }.
}
story-victory-shared = Geteilter Sieg mit { $n } SP: { $winners }.
story-victory-by-resigning = { $player } gewinnt: Alle anderen haben aufgegeben.
story-victory-by-resigning-you = Du gewinnst: Alle anderen haben aufgegeben.
story-alone = Die Partie endet mit { $n } SP.
story-alone-ranked = Die Partie endet mit { $n } SP. Rang: { $rank }.
story-defeat = Die Partie ist verloren.
story-tie = { $tie }
headline-victory = { $lead ->
    [0] Die Partie ist zu Ende: { $player } gewinnt bei Gleichstand.
    [1] Die Partie ist zu Ende: { $player } gewinnt mit einem Punkt Vorsprung.
   *[other] Die Partie ist zu Ende: { $player } gewinnt mit { $lead } Punkten Vorsprung.
}
headline-victory-you = { $lead ->
    [0] Die Partie ist zu Ende: Du gewinnst bei Gleichstand.
    [1] Die Partie ist zu Ende: Du gewinnst mit einem Punkt Vorsprung.
   *[other] Die Partie ist zu Ende: Du gewinnst mit { $lead } Punkten Vorsprung.
}
headline-victory-shared = Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
headline-victory-by-resigning = Die Partie ist zu Ende: { $player } gewinnt.
headline-victory-by-resigning-you = Die Partie ist zu Ende: Du gewinnst.
headline-alone = Die Partie ist zu Ende: { $n } SP.
headline-alone-ranked = Die Partie ist zu Ende: { $n } SP, { $rank }.
headline-defeat = Die Partie ist zu Ende und verloren.
