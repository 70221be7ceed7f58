"""The bodies of some of `cells` for a processor: it writes 64 cells as quickly as one, and faster than it guesses how
many of them are not nought."""

from __future__ import annotations

from typing import Any

from holocene.core.compiling.wide import CELLS, add, copy, spread
from holocene.core.states.bits_loop import lowest


def put_set(out: Any, at: int, mask: int, n: int) -> int:
    """A set of numbers below n, kept as bits: 1 in the cell of each."""
    if n == CELLS:
        spread(out, at, mask)
    else:
        while mask:
            out[at + lowest(mask)] = 1
            mask &= mask - 1
    return at + n


def put_some(out: Any, at: int, row: Any, begin: int, mask: int) -> None:
    """Those of 64 numbers of a row, from `begin` on, that are in a set; the others are nought."""
    if mask:  # else the row need not even be read
        copy(out, at, row, begin)


def total(row: Any, begin: int, mask: int) -> int:
    """The sum of those of 32 numbers that are in a set, if a cell can hold it; the others are nought."""
    found: int = add(row, begin)
    return found
