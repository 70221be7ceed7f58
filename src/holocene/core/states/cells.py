"""Writing an observation cell by cell, in the subset that every engine runs. A cell holds -128 to 127.

A row is cleared first: it is blank, or holds an earlier observation. The others write from the cell `at` on and give
back the cell that follows what is theirs.

A part of a row (`out[at:]`) is the same cells, as of an array: whoever calls `observe` gives an array or a `blank_row`,
never a list.
"""

from __future__ import annotations

from typing import Any, Final

from holocene.core.states.bits import lowest

HUNDRED: Final = 100
MOST: Final = 127  # that a cell can hold


def blank_row(n: int) -> memoryview[int]:
    """A row of n cells for the plain engine; a number that does not fit its cell is a ValueError.

    >>> row = blank_row(3)
    >>> row[1:][0] = -128
    >>> row.tolist()
    [0, -128, 0]
    """
    return memoryview(bytearray(n)).cast("b")


def clear(out: Any) -> None:
    """Nought everywhere; a loop from 0, which compilers turn into one instruction. On a GPU neighbouring threads do it
    together, so whoever clears cells of an observation clears the same ones in every state."""
    for i in range(len(out)):
        out[i] = 0


def in_step(flag: int) -> int:
    """A flag; on a GPU, whether it is set for any of the rows that neighbouring threads write together."""
    return flag


def put(out: Any, at: int, value: int) -> int:
    """A small number."""
    out[at] = value
    return at + 1


def put_wide(out: Any, at: int, number: int) -> int:
    """A number that may outgrow a cell: its hundreds, and the rest."""
    out[at] = number // HUNDRED
    out[at + 1] = number % HUNDRED
    return at + 2


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    """The first n numbers of a row."""
    for i in range(n):
        out[at + i] = row[i]
    return at + n


def put_set(out: Any, at: int, mask: int, n: int) -> int:
    """A set of numbers below n, kept as bits: 1 in the cell of each."""
    while mask:
        out[at + lowest(mask)] = 1
        mask &= mask - 1
    return at + n


def put_some(out: Any, at: int, row: Any, begin: int, mask: int) -> None:
    """Those of 64 numbers of a row, from `begin` on, that are in a set; the others are nought."""
    while mask:
        k = lowest(mask)
        mask &= mask - 1
        out[at + k] = row[begin + k]


def total(row: Any, begin: int, mask: int) -> int:
    """The sum of those of 32 numbers that are in a set, if a cell can hold it; the others are nought."""
    found: int = 0
    while mask:
        found += row[begin + lowest(mask)]
        mask &= mask - 1
    return found


def mark(mask: Any, places: Any, first: int, chosen: int) -> None:
    """Actions that are counted from `first` on, chosen by bits: 1 in the place of each."""
    while chosen:
        mask[places[first + lowest(chosen)]] = 1
        chosen &= chosen - 1


def put_choice(out: Any, at: int, chosen: int, n: int) -> int:
    """One of the numbers below n, or none of them: 1 in its cell."""
    if 0 <= chosen < n:
        out[at + chosen] = 1
    return at + n
