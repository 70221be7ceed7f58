"""What 32 threads of a GPU clear together, and how its own bodies read; threads are played one after another."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holocene.core.states import bits, cells

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the extra gpu)")

CELLS = 41


def threads(monkeypatch: pytest.MonkeyPatch, rows: NDArray[np.int8], part: slice) -> None:
    """Lets every row's thread clear a part of its cells."""
    from holocene.core.compiling import bodies_cuda

    base = rows.ctypes.data
    thread = SimpleNamespace(laneid=0, grid=lambda _: 0, syncwarp=lambda: None)

    def blank_word(out: Any, offset: int) -> None:
        place = out.ctypes.data + offset
        assert (place - base) % 16 == 0, "sixteen bytes are written at once, so they begin at a multiple of it"
        ctypes.memset(place, 0, 16)

    monkeypatch.setattr(bodies_cuda, "cuda", thread)
    monkeypatch.setattr(bodies_cuda, "blank_word", blank_word)
    for i in range(len(rows)):
        thread.laneid, thread.grid = i % 32, lambda _, i=i: i
        bodies_cuda.clear(rows[i][part])


@pytest.mark.parametrize("part", [slice(0, None), slice(7, 30), slice(40, 41)])
@pytest.mark.parametrize(("games", "order"), [(64, "F"), (80, "F"), (70, "F"), (64, "C")])
def test_cells_are_cleared_and_no_others(monkeypatch: pytest.MonkeyPatch, games: int, order: Any, part: slice) -> None:
    """Whole tiles, one that is not full, rows that cannot be cleared together, and rows that lie below each other."""
    rows = np.full((games, CELLS), 7, np.int8, order=order)
    expected = rows.copy()
    expected[:, part] = 0
    threads(monkeypatch, rows, part)
    assert np.array_equal(rows, expected)


@pytest.mark.parametrize("n", [0, 5, 16, 19])
def test_a_row_is_put_like_everywhere(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    from holocene.core.compiling import bodies_cuda

    registers = SimpleNamespace(array=lambda n, _: np.zeros(n, np.int8))
    monkeypatch.setattr(bodies_cuda, "cuda", SimpleNamespace(local=registers))
    ours, theirs = np.zeros(30, np.int8), np.zeros(30, np.int8)
    row = np.arange(1, 21, dtype=np.int8)
    assert bodies_cuda.put_row(ours, 3, row, n) == cells.put_row(theirs, 3, row, n)
    assert ours.tolist() == theirs.tolist()


def test_bits_are_counted_like_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card's instructions: how many bits are set, and the place of the lowest, counted from 1."""
    from holocene.core.compiling import bodies_cuda

    def ffs(mask: int) -> int:
        return next((k + 1 for k in range(64) if mask >> k & 1), 0)

    monkeypatch.setattr(bodies_cuda, "cuda", SimpleNamespace(popc=lambda mask: f"{mask:b}".count("1"), ffs=ffs))
    for mask in (1, 0b1010, 1 << 40 | 1 << 7, (1 << 62) - 1):
        assert bodies_cuda.popcount(mask) == bits.popcount(mask)
        assert bodies_cuda.lowest(mask) == bits.lowest(mask)
        for n in range(mask.bit_count()):
            assert bodies_cuda.nth_bit(mask, n) == bits.nth_bit(mask, n)
