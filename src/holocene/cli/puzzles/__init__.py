"""Puzzles in the terminal: the table of a position, and how somebody fares with them."""
