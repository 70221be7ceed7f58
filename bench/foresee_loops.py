"""Positions of games played by instinct, looked at through a game's `prospect` one weight at a time."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.core.compiling.native import PLAYERS

STATE: Any
step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
score: Callable[..., int]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]
incline: Callable[..., int]
prospect: Callable[..., int]


def foresee(
    buf: Any, rng: Any, params: Any, units: Any, noise: int, seed: int, games: int, every: int, seen: Any, ends: Any
) -> int:
    """For every `every`-th turn a row for each seat: what each unit of weight says of it, and its points at the end."""
    s = buf.view(STATE)[0]
    turns = 0
    rows = 0
    for game in range(games):
        erase(buf)
        deal(s, params, seed, game)
        seed_stream(rng, seed, game, PLAYERS)
        first = rows
        mover = -1
        while not is_over(s):
            if to_act(s) != mover:
                mover = to_act(s)
                turns += 1
                if turns % every == 0 and rows + s.players <= len(seen):
                    for p in range(s.players):
                        for i in range(len(units)):
                            seen[rows, i] = prospect(s, p, units[i])
                        rows += 1
            step(s, incline(s, units[0], rng, noise))
        for row in range(first, rows):
            ends[row] = score(s, (row - first) % s.players)
    return rows
