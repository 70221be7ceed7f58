"""The bodies of `cells` that write many cells at once write the same ones as those of plain Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from holocene.core.compiling import bodies_wide
from holocene.core.contract.engine import bind
from holocene.core.states import bits_loop, cells

AT, BEGIN, LENGTH = 5, 3, 128
WIDE = bind([bits_loop, bodies_wide], {}, numba.njit)
SIZES = [1, 32, 63, 64]


def sets(n: int) -> list[int]:
    """Sets of numbers below n: none, all, the first, the last, and some; 64 bits as the number that a state keeps."""
    rnd = Random(n)
    found = [0, (1 << n) - 1, 1, 1 << n - 1, *(rnd.getrandbits(n) for _ in range(20))]
    return [mask - (mask >> 63 << 64) for mask in found]


@pytest.mark.parametrize("n", SIZES)
def test_a_set_is_put_like_everywhere(n: int) -> None:
    for mask in sets(n):
        ours, theirs = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
        assert WIDE[cells.put_set](ours, AT, mask, n) == cells.put_set(theirs, AT, mask % (1 << 64), n)
        assert ours.tolist() == theirs.tolist()


@pytest.mark.parametrize("n", SIZES)
def test_some_numbers_of_a_row_are_put_like_everywhere(n: int) -> None:
    for mask in sets(n):
        row = row_of(mask, n, lambda k: k - 9)
        ours, theirs = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
        WIDE[cells.put_some](ours, AT, row, BEGIN, mask)
        cells.put_some(theirs, AT, row, BEGIN, mask % (1 << 64))
        assert ours.tolist() == theirs.tolist()


@pytest.mark.parametrize("n", [n for n in SIZES if n <= 32])
def test_numbers_are_added_like_everywhere(n: int) -> None:
    for mask in sets(n):
        row = row_of(mask, n, lambda k: k % 4 - 1)
        assert WIDE[cells.total](row, BEGIN, mask) == cells.total(row.tolist(), BEGIN, mask)


def row_of(mask: int, n: int, number: Callable[[int], int]) -> NDArray[np.int8]:
    """Numbers where a set has them, nought elsewhere."""
    row = np.zeros(LENGTH, np.int8)
    for k in range(n):
        row[BEGIN + k] = number(k) * (mask >> k & 1)
    return row
