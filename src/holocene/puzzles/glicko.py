"""Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013): players and puzzles alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

from holocene.puzzles.told import Rating

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
TAU: Final = 0.5  # how much volatility may change
CLOSE: Final = 1e-6
LEAST: Final = 45.0  # a deviation never falls below this, so that every result still counts for something
MOST: Final = 350.0


class Result(NamedTuple):
    """A game: against whom, and 1 for a victory, 0 for a defeat."""

    other: Rating
    score: float


def rate(one: Rating, results: Sequence[Result]) -> Rating:
    """The rating after the games of a period, all played with the one before.

    >>> after = rate(Rating(1500, 200), [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0),
    ...                                  Result(Rating(1700, 300), 0)])
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    if not results:
        return one
    mu, phi = (one.rating - MIDDLE) / SCALE, one.deviation / SCALE
    precision = gain = 0.0
    for result in results:
        weight = _weight(result.other.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (result.other.rating - MIDDLE) / SCALE)))
        precision += weight * weight * expected * (1 - expected)
        gain += weight * (result.score - expected)
    volatility = _volatility(phi, one.volatility, gain / precision, 1 / precision)
    phi = 1 / sqrt(1 / (phi * phi + volatility * volatility) + precision)
    deviation = min(MOST, max(LEAST, phi * SCALE))
    return Rating(MIDDLE + SCALE * (mu + phi * phi * gain), deviation, volatility)


def expected(one: Rating, other: Rating) -> float:
    """The chance that one wins.

    >>> expected(Rating(1500, 0), Rating(1500, 350))
    0.5
    """
    weight = _weight(sqrt(one.deviation**2 + other.deviation**2) / SCALE)
    return 1 / (1 + exp(-weight * (one.rating - other.rating) / SCALE))


def meet(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a person tried a puzzle for the first time."""
    score = 1.0 if solved else 0.0
    return rate(person, [Result(puzzle, score)]), rate(puzzle, [Result(person, 1 - score)])


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(phi: float, sigma: float, delta: float, variance: float) -> float:
    """Step 5 of the paper: a root, found by the Illinois way."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        power = exp(x)
        below = phi * phi + variance + power
        return power * (delta * delta - below) / (2 * below * below) - (x - start) / (TAU * TAU)

    low, high = start, _other_end(f, start, delta * delta - phi * phi - variance)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(f: Callable[[float], float], start: float, excess: float) -> float:
    if excess > 0:
        return log(excess)
    k = 1
    while f(start - k * TAU) < 0:
        k += 1
    return start - k * TAU
