"""Distributions, differences and what else the laboratory needs beside the shares and means of the arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np

from holocene.arena.stats import Array, Estimate, mean


class Distribution(msgspec.Struct, frozen=True):
    """How a whole number varies: its mean, the values that hold the middle 80 %, and how often each value occurred."""

    mean: Estimate
    p10: int
    median: int
    p90: int
    counts: dict[int, int]


def distribution(values: Sequence[int], deals: Array) -> Distribution:
    """The spread of whole numbers, each with the deal it was found in.

    >>> distribution([3, 4, 4, 5], np.arange(4)).counts
    {3: 1, 4: 2, 5: 1}
    """
    p10, median, p90 = (int(q) for q in np.quantile(values, (0.1, 0.5, 0.9), method="inverted_cdf"))
    return Distribution(measured(values, deals), p10, median, p90, dict(sorted(Counter(values).items())))


def measured(values: Sequence[float] | Array, deals: Array) -> Estimate:
    """The mean of values of which there is at least one."""
    found = mean(np.array(values, float), deals)
    assert found is not None
    return found


def difference(a: Estimate | None, b: Estimate | None) -> Estimate | None:
    """How much more the second is than the first, of two series taken as if they knew nothing of each other.

    The distances to the bounds add as the errors of independent measurements do (for shares this is Newcombe's
    interval); series on the same deals are if anything closer to each other than that.

    >>> more = difference(Estimate(90, 0.5, 0.4, 0.6), Estimate(90, 0.7, 0.6, 0.8))
    >>> round(more.value, 3), round(more.low, 3), round(more.high, 3)
    (0.2, 0.059, 0.341)
    """
    if a is None or b is None:
        return None
    n, more = min(a.n, b.n), b.value - a.value
    if a.low is None or a.high is None or b.low is None or b.high is None:
        return Estimate(n, more)
    low = more - sqrt((b.value - b.low) ** 2 + (a.high - a.value) ** 2)
    high = more + sqrt((b.high - b.value) ** 2 + (a.value - a.low) ** 2)
    return Estimate(n, more, low, high)


def bounds(value: Estimate) -> tuple[float, float]:
    """The interval; where there is none, the value alone."""
    return (value.value if value.low is None else value.low, value.value if value.high is None else value.high)


def excludes(value: Estimate, other: float) -> bool:
    """Whether the interval says that the truth is another."""
    return value.low is not None and value.high is not None and not value.low <= other <= value.high
