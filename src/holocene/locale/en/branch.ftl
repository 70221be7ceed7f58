# Playing on from a moment of a game.
branch-play = Play on from here
branch-note = Playing on opens a new table against bots; what was hidden at this moment is dealt anew.
branch-from = Played on from move { $n } of another game. What { $player } could not see then was dealt anew.
branch-look = See that moment
