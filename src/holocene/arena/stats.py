"""Shares and means of games that are not independent: the games of one deal go together.

Deals are the unit of chance. The variance of a share or mean is that between deals (a ratio estimator over clusters);
an interval of a share is Wilson's for as many independent games as give this variance, with Student's t in place of the
normal quantile, and never narrower than for as many independent games as were played.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.checking.tally import Z95, interval

Array: TypeAlias = NDArray[Any]

T95 = (12.7062, 4.30265, 3.18245, 2.77645)  # Student's quantiles for 1 to 4 degrees of freedom


class Estimate(msgspec.Struct, frozen=True):
    """A value with a 95 % interval, which a single deal does not give; `n` is how many results it was made from."""

    n: int
    value: float
    low: float | None = None
    high: float | None = None


def student(freedom: int) -> float:
    """Student's quantile that leaves 2.5 % above.

    >>> [round(student(n), 3) for n in (1, 4, 10, 100)]
    [12.706, 2.776, 2.228, 1.984]
    """
    if freedom <= len(T95):
        return T95[freedom - 1]
    z, n = Z95, freedom  # the expansion of Cornish and Fisher
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def deviation(values: Array, deals: Array) -> float:
    """The standard error of the mean, from the sums of whole deals; infinite for a single deal."""
    _, place = np.unique(deals, return_inverse=True)
    clusters = int(place.max()) + 1
    if clusters < 2:
        return float("inf")
    left = np.bincount(place, values - values.mean())
    return float(sqrt(clusters / (clusters - 1) * (left**2).sum()) / len(values))


def share(values: Array, deals: Array) -> Estimate | None:
    """The mean of values between 0 and 1 with its interval; None where there are none.

    >>> estimate = share(np.array([1.0, 1.0, 0.0, 0.0]), np.array([0, 1, 2, 3]))
    >>> estimate.value, round(estimate.low, 2), round(estimate.high, 2)
    (0.5, 0.06, 0.94)
    """
    if len(values) == 0:
        return None
    n, value, clusters = len(values), float(values.mean()), len(np.unique(deals))
    error = deviation(values, deals)
    independent = min(n, value * (1 - value) / error**2) if clusters > 1 and error > 0 else n
    low, high = interval(value * independent, independent, student(clusters - 1) if clusters > 1 else Z95)
    return Estimate(n, value, low, high)


def mean(values: Array, deals: Array) -> Estimate | None:
    """The mean with its interval by Student's t between deals; None where there are no values.

    >>> mean(np.array([10, 12, 14]), np.array([0, 1, 2]))
    Estimate(n=3, value=12.0, low=7.03..., high=16.96...)
    """
    if len(values) == 0:
        return None
    value, clusters = float(values.mean()), len(np.unique(deals))
    if clusters < 2:
        return Estimate(len(values), value)
    half = student(clusters - 1) * deviation(values, deals)
    return Estimate(len(values), value, value - half, value + half)
