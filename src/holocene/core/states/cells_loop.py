"""The body of `cells.put_row` for compilers: cells that are taken as a row of their own are copied many at a time.

An array also knows places below 0, counted from its end. Wherever a compiler cannot rule them out it writes cell by
cell; in a row of its own, which begins at 0, it can.
"""

from __future__ import annotations

from typing import Any


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    """The first n numbers of a row."""
    cells = out[at:]
    for i in range(n):
        cells[i] = row[i]
    return at + n
