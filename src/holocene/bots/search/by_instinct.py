"""The search by instinct: what it asks of the game's own judgement. `by_network` answers the same with a network."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

appeal: Callable[..., int]
prospect: Callable[..., int]


def ponder(s: Any, w: Any) -> bool:
    """Before moves are liked or a game is foretold; whether that tells at once what a position is worth."""
    return False


def liking(s: Any, action: int, w: Any) -> int:
    """How much a legal action appeals; `warmth` says over how much of it a preference falls by e."""
    return appeal(s, action, w)


def foretell(s: Any, seats: int, w: Any, pondered: bool, doubt: float, points: Any, wins: Any) -> None:
    """The points that every seat may expect, and its chance of victory."""
    best = -1e9
    for seat in range(seats):
        points[seat] = prospect(s, seat, w) / 100
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        wins[seat] = exp((points[seat] - best) / doubt)
        total += wins[seat]
    for seat in range(seats):
        wins[seat] /= total
