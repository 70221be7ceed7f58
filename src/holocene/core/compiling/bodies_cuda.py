"""The bodies of `bits` and of some of `cells` for a GPU, which counts bits by itself and waits long for memory."""

from __future__ import annotations

from typing import Any

from holocene.core.compiling.columns import WORD, blank_word
from holocene.core.compiling.inside_cuda import cuda, types
from holocene.core.compiling.lanes import LANES

ALL = 0xFFFFFFFF  # of the threads that go in step
AHEAD = 32  # numbers of a row


def popcount(mask: int) -> int:
    """How many bits are set."""
    n: int = cuda.popc(mask)
    return n


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    place: int = cuda.ffs(mask)
    return place - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th set bit, counted from 0 at the lowest; in as many steps whatever the set."""
    place = 0
    half = 32
    while half:
        below = popcount(mask & ((1 << half) - 1))
        if n >= below:
            n -= below
            mask >>= half
            place += half
        half >>= 1
    return place


def clear(out: Any) -> None:
    """Nought everywhere. Where the rows of 32 threads lie side by side, they clear them together, many at a time: all
    of them must come here for the same cells."""
    n, rows = len(out), out.strides[0]  # from a cell to the next, if the same cell of all rows lies together
    if rows % WORD == 0 and (cuda.grid(1) // LANES + 1) * LANES <= rows:
        cuda.syncwarp()
        each = LANES // WORD  # threads that clear one cell of all 32 rows
        place = cuda.laneid % each
        k = cuda.laneid // each
        while k < n:
            blank_word(out, k * rows + place * WORD - cuda.laneid)
            k += LANES // each
        cuda.syncwarp()
    else:
        for i in range(n):
            out[i] = 0


def in_step(flag: int) -> int:
    """Whether a flag is set for any of the rows that neighbouring threads write together."""
    found: int = cuda.any_sync(ALL, flag)
    return found


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    """The first n numbers of a row. Several are asked for before the first is written, so that one wait serves all."""
    cells = cuda.local.array(AHEAD, types.int8)  # registers, once both loops are unrolled
    i = 0
    while i + AHEAD <= n:
        for k in range(AHEAD):
            cells[k] = row[i + k]
        for k in range(AHEAD):
            out[at + i + k] = cells[k]
        i += AHEAD
    while i < n:
        out[at + i] = row[i]
        i += 1
    return at + n
