"""How many rounds an event has, where nobody says."""

from __future__ import annotations

from math import ceil, log2


def usual_rounds(entrants: int) -> int:
    """Of a Swiss event: enough that one can have won all, and one more.

    >>> usual_rounds(2), usual_rounds(8), usual_rounds(24)
    (2, 4, 6)
    """
    return ceil(log2(entrants)) + 1
