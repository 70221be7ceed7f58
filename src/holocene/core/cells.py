"""Writing an observation cell by cell, in the subset that every engine runs. A cell holds -128 to 127.

Each function writes from the cell `at` on and gives back the cell that follows what it wrote.
"""

from __future__ import annotations

from typing import Any, Final

HUNDRED: Final = 100


def clear(out: Any, at: int, n: int) -> int:
    """Nought; a loop, which compilers turn into one instruction."""
    for i in range(at, at + n):
        out[i] = 0
    return at + n


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
    """A set of the numbers below n, kept as bits."""
    for i in range(n):
        out[at + i] = mask >> i & 1
    return at + n


def put_choice(out: Any, at: int, chosen: int, n: int) -> int:
    """One of the numbers below n, or none of them: 1 in its cell, nought in the others."""
    for i in range(n):
        out[at + i] = 1 if i == chosen else 0
    return at + n
