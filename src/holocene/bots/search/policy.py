"""Instinct at play: the move it takes, games played to the end by it, and rows of weights against each other.

In the subset that every engine runs, a GPU too; the functions of the game are bound by name.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from holocene.core.compiling.native import PLAYERS
from holocene.core.states.rng import below

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]
appeal: Callable[..., int]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]

STATE: Any  # the record type of the game's states

# Columns of the row that reports a contest.
MADE: Final = 0  # decisions
MINE: Final = 1  # points of the seat in question
LEAD: Final = 2  # over the best of the others; alone, the points of a game not lost
WON: Final = 3
REPORT: Final = 4


class Series(NamedTuple):
    """What all games of a contest share: the options as numbers, the weights of the other seats, and chance."""

    params: Any
    theirs: Any
    noise: int
    seed: int


def incline(s: Any, w: Any, rng: Any, noise: int) -> int:
    """What instinct plays; with a noise below 0 it is nobody's instinct, but chance."""
    n = n_legal(s)
    if noise < 0:
        return nth_legal(s, below(rng, n))
    best = nth_legal(s, 0)
    if n == 1:
        return best
    most = -(1 << 60)
    for k in range(n):
        action = nth_legal(s, k)
        found = appeal(s, action, w)
        if noise > 0:
            found += below(rng, noise)
        if found > most:
            most = found
            best = action
    return best


def finish(s: Any, w: Any, rng: Any, noise: int, turns: int) -> bool:
    """Plays on by instinct until the decision has passed to another player so often; with 0, to the end. Whether
    anything was played."""
    mover = to_act(s)
    passed = 0
    while not is_over(s) and (turns == 0 or passed < turns):
        step(s, incline(s, w, rng, noise))
        if to_act(s) != mover:
            mover = to_act(s)
            passed += 1
    return True


def contend(s: Any, rng: Any, series: Any, mine: Any, seat: int, game: int, row: Any) -> None:
    """Game number `game` of a series in a blank state: one seat plays by the weights `mine`, the others by `theirs`."""
    deal(s, series.params, series.seed, game)
    seed_stream(rng, series.seed, game, PLAYERS)
    made = 0
    while not is_over(s):
        if to_act(s) == seat:
            step(s, incline(s, mine, rng, series.noise))
        else:
            step(s, incline(s, series.theirs, rng, series.noise))
        made += 1
    best = -100000
    for p in range(s.players):
        if p != seat:
            best = max(best, score(s, p))
    row[MADE] = made
    row[MINE] = score(s, seat)
    row[WON] = 1 if is_winner(s, seat) else 0
    row[LEAD] = row[MINE] - best if s.players > 1 else row[MINE] * row[WON]


def contest(buf: Any, rng: Any, series: Any, mine: Any, seat: int, rows: Any) -> None:
    """A game for every row."""
    s = buf.view(STATE)[0]
    for i in range(len(rows)):
        erase(buf)
        contend(s, rng, series, mine, seat, i, rows[i])
