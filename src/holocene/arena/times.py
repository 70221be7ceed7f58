"""How long bots think: sums, and a histogram fine enough for quantiles, so that a game takes one short line."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, log2

import msgspec

STEPS = 16  # bins of the histogram in which a time doubles: a quantile is right within 2 %
LEAST = 1e-6  # seconds; the upper end of the first bin


class Times(msgspec.Struct):
    """Times of single decisions, in seconds; `bins[k]` counts those up to LEAST * 2 ** (k / STEPS)."""

    n: int = 0
    total: float = 0.0
    bins: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        place = max(0, ceil(STEPS * log2(max(seconds, LEAST) / LEAST)))
        self.n += 1
        self.total = round(self.total + seconds, 9)
        self.bins[place] = self.bins.get(place, 0) + 1

    @property
    def mean(self) -> float:
        """The mean time of a decision; 0 where none was made."""
        return self.total / self.n if self.n else 0.0

    def quantile(self, part: float) -> float:
        """The time that so many decisions did not exceed; 0 where none was made.

        >>> times = Times()
        >>> for n in range(1, 101):
        ...     times.add(n / 1000)
        >>> round(times.mean, 4), 0.98 < times.quantile(0.99) / 0.099 < 1.02
        (0.0505, True)
        """
        left = part * self.n
        for place in sorted(self.bins):
            left -= self.bins[place]
            if left <= 0:
                return float(LEAST * 2 ** ((place - 0.5) / STEPS))
        return 0.0


def together(several: Iterable[Times]) -> Times:
    """All of them as one."""
    whole = Times()
    for times in several:
        whole.n += times.n
        whole.total += times.total
        for place, n in times.bins.items():
            whole.bins[place] = whole.bins.get(place, 0) + n
    return whole
