"""What a series of games says: lengths, points and wins, with the uncertainty of the shares."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.native import DECISIONS, POINTS, ROUNDS

Z95 = 1.959964  # standard deviations that hold 95 % of a normal distribution


class Spread(msgspec.Struct, frozen=True):
    """How a number varies from game to game."""

    mean: float
    deviation: float
    least: int
    p5: int
    median: int
    p95: int
    greatest: int


class SeatTally(msgspec.Struct, frozen=True):
    """What one seat achieved; `low` and `high` bound its share of wins with 95 % confidence."""

    wins: int
    share: float
    low: float
    high: float
    points: Spread


class Tally(msgspec.Struct, frozen=True):
    """The result of a series. Games may be shared between winners, lost by all, or cut off at the limit."""

    games: int
    decisions: Spread
    rounds: Spread | None
    shared: int
    lost: int
    unfinished: int
    seats: tuple[SeatTally, ...]


def tally(rows: NDArray[np.int64], limit: int) -> Tally:
    """Sums up the rows that `native.play_game` writes.

    >>> rows = np.array([[40, 0, 10, 30, 0, 1], [60, 0, 20, 20, 1, 1]])
    >>> result = tally(rows, limit=100)
    >>> result.decisions.mean, result.rounds, result.shared, result.seats[1].wins
    (50.0, None, 1, 2)
    """
    seats = (rows.shape[1] - POINTS) // 2
    won = rows[:, POINTS + seats :]
    winners = won.sum(axis=1)
    return Tally(
        games=len(rows),
        decisions=spread(rows[:, DECISIONS]),
        rounds=spread(rows[:, ROUNDS]) if rows[:, ROUNDS].any() else None,
        shared=int((winners > 1).sum()),
        lost=int((winners == 0).sum()),
        unfinished=int((rows[:, DECISIONS] >= limit).sum()),
        seats=tuple(_seat(rows[:, POINTS + seat], int(won[:, seat].sum())) for seat in range(seats)),
    )


def _seat(points: NDArray[np.int64], wins: int) -> SeatTally:
    low, high = interval(wins, len(points))
    return SeatTally(wins, wins / len(points), low, high, spread(points))


def spread(values: NDArray[Any]) -> Spread:
    """The mean and the quantiles, the latter as values that did occur."""
    quantiles = np.quantile(values, (0.0, 0.05, 0.5, 0.95, 1.0), method="inverted_cdf")
    return Spread(float(values.mean()), float(values.std()), *(int(value) for value in quantiles))


def interval(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share, sound for small numbers too; 95 % if nothing is said.

    >>> [round(bound, 3) for bound in interval(5, 10)]
    [0.237, 0.763]
    """
    share, weight = wins / games, z**2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)
