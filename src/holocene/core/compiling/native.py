"""Whole games at random, in the subset that every engine runs: on plain states, on records, on a GPU.

The functions of the game are declared by name only; `engine.bind` fills them in. Chance and the players draw from
two generators of their own, so that a player's taste never changes the deal.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holocene.core.states.rng import below, seed_rng

setup: Callable[..., None]
step: Callable[..., None]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]

CHANCE: Final = 0
PLAYERS: Final = 1

# Columns of the row that reports one game; the points of every seat follow, then 1 for every seat that won.
DECISIONS: Final = 0
ROUNDS: Final = 1
POINTS: Final = 2


def round_of(s: Any) -> int:
    """The round a game has reached; replaced by `no_round` where the state has no such field."""
    rounds: int = s.round
    return rounds


def no_round(s: Any) -> int:
    """Stands for the round in a game that counts none."""
    return 0


def seed_stream(rng: list[int], seed: int, game: int, stream: int) -> None:
    """Starts one of the two generators of game number `game` of a series."""
    seed_rng(rng, seed, game, ((seed >> 32) << 1) | stream)


def random_action(s: Any, rng: list[int]) -> int:
    """A legal action, each as likely as the others."""
    return nth_legal(s, below(rng, n_legal(s)))


def play_out(s: Any, rng: list[int], limit: int) -> int:
    """Plays at random to the end, or for `limit` decisions; how many were made."""
    decisions = 0
    while decisions < limit and not is_over(s):
        step(s, random_action(s, rng))
        decisions += 1
    return decisions


def deal(s: Any, params: list[int], seed: int, game: int) -> None:
    """Sets up game number `game` of the series `seed` in a blank state."""
    seed_stream(s.rng, seed, game, CHANCE)
    setup(s, params)


def play_game(
    s: Any, rng: list[int], params: list[int], seats: int, seed: int, game: int, limit: int, row: list[int]
) -> None:
    """Plays game number `game` of the series `seed` in a blank state and reports it in `row`."""
    deal(s, params, seed, game)
    seed_stream(rng, seed, game, PLAYERS)
    row[DECISIONS] = play_out(s, rng, limit)
    row[ROUNDS] = round_of(s)
    for seat in range(seats):
        row[POINTS + seat] = score(s, seat)
        row[POINTS + seats + seat] = 1 if is_winner(s, seat) else 0
