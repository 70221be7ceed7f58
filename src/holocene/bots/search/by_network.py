"""The search by a network: one look at a new position says which moves to try and what it is worth to everybody.

The functions of `by_instinct` and `policy.finish`, by the same names; `w` is a `forward.Net`.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from holocene.bots.network.file import POINTS

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
think: Callable[..., None]
say: Callable[..., None]
wish: Callable[..., float]


def ponder(s: Any, w: Any) -> bool:
    """What the seat to act knows, through the network."""
    think(s, to_act(s), w)
    return True


def liking(s: Any, action: int, w: Any) -> float:
    """The logarithm of a move's chance to be played, but for what all moves share."""
    return wish(w, action)


def favourite(s: Any, w: Any) -> int:
    """The move that the network likes best for the seat to act."""
    best = nth_legal(s, 0)
    n = n_legal(s)
    if n == 1:
        return best
    think(s, to_act(s), w)
    most = wish(w, best)
    for k in range(1, n):
        action = nth_legal(s, k)
        found = wish(w, action)
        if found > most:
            most = found
            best = action
    return best


def finish(s: Any, w: Any, rng: Any, noise: int, turns: int) -> bool:
    """Everybody plays the network's favourites until the decision has passed to another player so often; with 0 the
    network judges what it sees. Whether anything was played."""
    mover = to_act(s)
    passed = 0
    while not is_over(s) and passed < turns:
        step(s, favourite(s, w))
        if to_act(s) != mover:
            mover = to_act(s)
            passed += 1
    return turns > 0


def foretell(s: Any, seats: int, w: Any, pondered: bool, doubt: float, points: Any, wins: Any) -> None:
    """The points that the seat to act expects for every seat, and the chances of victory."""
    if not pondered:
        ponder(s, w)
    say(w)
    mine = to_act(s)
    most = (len(w.said) - 1) // 2
    rivals = max(2, seats)  # alone, the second is the game itself
    best = -1e9
    for k in range(rivals):
        best = max(best, w.said[1 + k])
    total = 0.0
    for k in range(rivals):
        chance = exp(w.said[1 + k] - best)
        total += chance
        if k < seats:
            wins[(mine + k) % seats] = chance
            points[(mine + k) % seats] = POINTS * w.said[1 + most + k]
    for seat in range(seats):
        wins[seat] /= total
