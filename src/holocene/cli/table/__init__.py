"""A table in the terminal: the same frame for every game, drawn from what the game says of itself."""
