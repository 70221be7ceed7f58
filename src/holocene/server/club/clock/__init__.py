"""Play by day: how much time a move or a turn has, what happens when it is over, vacations, another pace by consent.

The clock of a table is its `due`: when the time of who is to act is over, 0 where no time passes. It is written in the
transaction of each move, and looked at by every worker (`expiring`): of several who find a table overdue the one acts
that changes it. The rules:

- Time is given when a decision comes to a seat, with `per` "turn" once a turn, with "move" for each move.
- Taking back costs and gives nothing: after an undo the clock runs on as it did, and a move that is made again brings
  no new time (`timed`: how many moves stood when time was last given). When all have agreed to go back, whoever is to
  act has all of the pace, as everybody before her had.
- No time passes while a bot is to act or she is on vacation. What was left is put aside (`held`) and goes on where the
  same decision waits for her again; when her time had run out, she has all of it.
- So nobody ever has more than one pace left. Where a clock was set back, and a table's time seems longer, it is cut.
"""
