"""Puzzles: positions of games of strong bots in which one move is clearly best, with the proof and the reason."""
