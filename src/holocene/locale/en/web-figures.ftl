# How strong players use the cards: figures that were counted from many games.

wf-title = How strong players play
wf-lede = The champion’s network has played many games of { $game } against itself. Here is what it did with each card, how that ended, and how its games began.
wf-all-cards = All cards
wf-none = There are no figures for these cards. They were counted with the cards that come with the game.
wf-not-here = This card is not in the game at such a table.
wf-players = Players
wf-expansions = Expansions
wf-base = none
wf-all = all
wf-counted = { $players ->
    [one] Counted in { $n } games alone.
   *[other] Counted in { $n } games of { $players } players.
}
wf-cause = What goes together need not be cause and effect: whoever is ahead can afford more.
wf-things = Card by card
wf-name = Name
wf-age = Age
wf-games = In games
wf-of-players = By players
wf-wins = Won
wf-points = Points
wf-round = Round
wf-read = Won: percentage points above a fair share of the victories. Points: more than the others at the table had. ± shows where the truth lies 19 times out of 20. Round: by then half of those who come to it have it. Press a name for more.
wf-about = { $value } ± { $half }
wf-nothing = –
wf-used = Somebody comes to it in { $games } of the games; { $players } of all players do.
wf-used-won = Where others went without it, they won { $won } of the games; { $fair } would be fair (the truth is between { $low } and { $high }).
wf-used-points = Compared with the others at their table they had { $points } points.
wf-used-points-alone = Compared with games without it they ended with { $points } points.
wf-too-few = Too few games had players with it and players without it to say how they fared.
wf-when = Half of those who come to it have it by round { $middle }, most between rounds { $first } and { $last }.
wf-goes-with = The same player often has with it:
wf-lift = { $times } times as often as by chance
wf-worth = How players fared
wf-worth-used = Used it
wf-worth-held = Held it in hand
wf-worth-dealt = Was dealt it at the start
wf-dealt-note = What is dealt at the start is chance alone: that line comes closest to what the card itself is worth.
wf-openings = How games begin
wf-openings-read = The first three things that a player comes to. Open a line to see what followed.
wf-opening-share = { $share } of players
wf-opening-won = won { $won } ({ $low } to { $high }; fair: { $fair })
wf-opening-points = { $points } points
wf-how = How this was counted
wf-how-worth = Players with a card are compared with the others at the same table, so that long games and rich deals do not count for it. Deals are the unit of chance; games in which all or none have the card say nothing.
wf-how-pairs = Two things go together if the same player has both more often than chance would have it, among players who came to about as many things, and so clearly that it is no accident.
wf-how-made = All seats were played by the network’s best move, with these cards and rules:
