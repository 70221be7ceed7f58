"""The bodies of `bits` and of some of `cells` for a GPU, which counts bits by itself and waits long for memory."""

from __future__ import annotations

from typing import Any

from holocene.core.compiling.columns import WORD, blank_word
from holocene.core.compiling.inside_cuda import cuda
from holocene.core.compiling.lanes import LANES


def popcount(mask: int) -> int:
    """How many bits are set."""
    n: int = cuda.popc(mask)
    return n


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    place: int = cuda.ffs(mask)
    return place - 1


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


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    """The first n numbers of a row. Eight are asked for before the first is written, so that one wait serves all."""
    i = 0
    while i + 8 <= n:
        a, b, c, d = row[i], row[i + 1], row[i + 2], row[i + 3]
        e, f, g, h = row[i + 4], row[i + 5], row[i + 6], row[i + 7]
        to = at + i
        out[to], out[to + 1], out[to + 2], out[to + 3] = a, b, c, d
        out[to + 4], out[to + 5], out[to + 6], out[to + 7] = e, f, g, h
        i += 8
    while i < n:
        out[at + i] = row[i]
        i += 1
    return at + n
