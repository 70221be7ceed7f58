"""Catanatron: the settlers' game for four in plain Python."""

from __future__ import annotations

from itertools import count

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.peers.task import PLAIN, Task, copying

MOST_TURNS = 1000
COPIED_AFTER = 200
seeds = count(1)


def deal() -> Game:
    """A new game of four random players."""
    return Game([RandomPlayer(colour) for colour in Color], seed=next(seeds))


def play() -> float:
    """A whole game."""
    game = deal()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def tasks() -> list[Task]:
    """Whole games, and copies in the middle of one."""
    game = deal()
    for _ in range(COPIED_AFTER):
        game.play_tick()
    return [Task("Catan", PLAIN, play, copying(game.copy))]
