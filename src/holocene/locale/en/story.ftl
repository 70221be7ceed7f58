# The log as a story, for every game: the end, who won, and by how much.
# $player is a name, $winners and $rivals are lists of players, $lead is a number of VP.

density-story = Story
density-steps = Story with steps
density-all = All events, with rules
log-behind = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
log-steps = steps
log-all = all
chapter-end = The end
clause-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
clause-winner = { $player }
clause-winner-you = you
clause-rival = { $player }
clause-rival-you = you
story-victory = { $lead ->
    [0] { $player } wins with { $n } VP, level on points with { $rivals }.
   *[other] { $player } wins with { $n } VP, { $lead } ahead of { $rivals }.
}
story-victory-you = { $lead ->
    [0] You win with { $n } VP, level on points with { $rivals }.
   *[other] You win with { $n } VP, { $lead } ahead of { $rivals }.
}
story-victory-shared = Shared victory with { $n } VP: { $winners }.
story-victory-by-resigning = { $player } wins: everybody else has given up.
story-victory-by-resigning-you = You win: everybody else has given up.
story-alone = The game ends with { $n } VP.
story-alone-ranked = The game ends with { $n } VP. Rank: { $rank }.
story-defeat = The game is lost.
story-tie = { $tie }
headline-victory = { $lead ->
    [0] The game is over: { $player } wins on the tie-break.
    [1] The game is over: { $player } wins by one point.
   *[other] The game is over: { $player } wins by { $lead } points.
}
headline-victory-you = { $lead ->
    [0] The game is over: you win on the tie-break.
    [1] The game is over: you win by one point.
   *[other] The game is over: you win by { $lead } points.
}
headline-victory-shared = The game is over. Shared victory: { $winners }.
headline-victory-by-resigning = The game is over: { $player } wins.
headline-victory-by-resigning-you = The game is over: you win.
headline-alone = The game is over: { $n } VP.
headline-alone-ranked = The game is over: { $n } VP, { $rank }.
headline-defeat = The game is over, and lost.
