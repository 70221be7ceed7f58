"""Mines puzzles from games of the network against itself: see `__main__`."""
