"""Ratings on the scale of Elo: the strengths under which the results of a series are most likely.

The model is Bradley and Terry's over all pairs at a table: who finished ahead of whom, half for a tie. Bots do not
learn, so the whole series is fitted at once and its order means nothing. One drawn game more for every pair that met
keeps the rating of a bot that lost (or won) everything finite. Pairs of one deal are not independent, hence the
variance is that between deals, and never less than independent pairs would give.
"""

from __future__ import annotations

from math import log, sqrt

import numpy as np

from holocene.arena.stats import Array, Estimate, student

ELO = 400 / log(10)  # 400 points: odds of ten to one
STEPS = 100
CLOSE = 1e-10
STRIDE = 3.0  # the longest step of one strength


def ratings(bots: int, deals: Array, first: Array, second: Array, ahead: Array) -> list[Estimate | None]:
    """The rating of every bot, their mean being 0; `ahead[i]` is 1, 0 or ½ for `first[i]` against `second[i]`.

    >>> wins = np.array([1.0] * 10 + [0.0])
    >>> strong, weak = ratings(2, np.arange(11), np.zeros(11, int), np.ones(11, int), wins)
    >>> round(strong.value - weak.value), round(strong.high - strong.value)
    (338, 169)
    """
    if len(ahead) == 0:
        return [None] * bots
    strengths = np.zeros(bots)
    met = np.unique(np.sort(np.stack([first, second], axis=1), axis=1), axis=0)
    for _ in range(STEPS):
        slope, bend = _likelihood(strengths, first, second, ahead, met)
        step = np.clip(np.linalg.pinv(bend) @ slope.sum(axis=0), -STRIDE, STRIDE)
        strengths += step
        if np.abs(step).max() < CLOSE:
            break
    strengths -= strengths.mean()
    return _with_intervals(strengths, deals, first, second, ahead, met)


def _likelihood(strengths: Array, first: Array, second: Array, ahead: Array, met: Array) -> tuple[Array, Array]:
    """The slope of the log-likelihood by pairs (the drawn games last), and its bend."""
    one, other = np.concatenate([first, met[:, 0]]), np.concatenate([second, met[:, 1]])
    result = np.concatenate([ahead, np.full(len(met), 0.5)])
    expected = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    bots, rows = len(strengths), np.arange(len(one))
    slope = np.zeros((len(one), bots))
    slope[rows, one] = result - expected
    slope[rows, other] = expected - result
    weight = expected * (1 - expected)
    between = np.zeros((bots, bots))
    np.add.at(between, (one, other), weight)
    between += between.T
    return slope, np.diag(between.sum(axis=1)) - between


def _with_intervals(
    strengths: Array, deals: Array, first: Array, second: Array, ahead: Array, met: Array
) -> list[Estimate | None]:
    slope, bend = _likelihood(strengths, first, second, ahead, met)
    inverse = np.linalg.pinv(bend)
    variance = np.diag(inverse)
    _, place = np.unique(deals, return_inverse=True)
    clusters = int(place.max()) + 1
    quantile = student(max(1, clusters - 1))
    if clusters > 1:
        sums = np.zeros((clusters, len(strengths)))
        np.add.at(sums, place, slope[: len(deals)])
        between = np.diag(inverse @ (sums.T @ sums) @ inverse) * clusters / (clusters - 1)
        variance = np.maximum(variance, between)
    n = np.bincount(np.concatenate([first, second]), minlength=len(strengths))
    found: list[Estimate | None] = []
    for bot, strength in enumerate(strengths):
        half = quantile * sqrt(variance[bot])
        low, high = (strength - half, strength + half) if clusters > 1 else (None, None)
        found.append(_scaled(int(n[bot]), strength, low, high))
    return found


def _scaled(n: int, strength: float, low: float | None, high: float | None) -> Estimate:
    bounds = [None if bound is None else float(bound * ELO) for bound in (low, high)]
    return Estimate(n, float(strength * ELO), *bounds)
