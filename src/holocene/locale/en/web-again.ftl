# Asking people again, with whom a game was finished. $players are names.

wa-ask = Ask { $players } again
wa-ask-short = Play again
wa-ask-of = Play again: { $players }
wa-asked = Invited: { $players }. The new table has the same game, options and pace.
wa-not = Not invited: { $players }.
wa-go = Go to the table
