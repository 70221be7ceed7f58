"""The bodies of some of `cells` for a processor: it writes 64 cells as quickly as one, and faster than it guesses how
many of them are not nought."""

from __future__ import annotations

from typing import Any

from holocene.core.compiling.wide import ADDED, CELLS, add, copy, spread
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


def put_some(out: Any, at: int, row: Any, begin: int, mask: int, n: int) -> int:
    """The numbers of a row, from `begin` on, whose bits are in a set of n; the others are nought."""
    if n == CELLS:
        if mask:  # else the row need not even be read
            copy(out, at, row, begin)
    else:
        while mask:
            k = lowest(mask)
            mask &= mask - 1
            out[at + k] = row[begin + k]
    return at + n


def total(row: Any, begin: int, mask: int, n: int) -> int:
    """The sum of such numbers, if a cell can hold it."""
    found = 0
    if n == ADDED:
        found = add(row, begin)
    else:
        while mask:
            found += row[begin + lowest(mask)]
            mask &= mask - 1
    return found
