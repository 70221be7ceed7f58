"""The body of `cells.put_row` for compilers: cells that are taken as a row of their own are copied many at a time."""

from __future__ import annotations

from typing import Any


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    """The first n numbers of a row."""
    cells = out[at : at + n]
    for i in range(len(cells)):
        cells[i] = row[i]
    return at + n
