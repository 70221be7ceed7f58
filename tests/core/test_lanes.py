"""States side by side, as a GPU keeps them, are the same states; no GPU is needed to find out.

That the rules play them alike is checked on a GPU, by `python -m bench.gpu` and `python -m bench.gpu_batch`.
"""

from __future__ import annotations

import numpy as np
import pytest

from holocene.core.contract.registry import game_names
from holocene.core.states.fields import Layout
from holocene.research import Batch

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the extra gpu)")

GAMES = 70  # two tiles and a part of a third


def side_by_side(rows: list[bytes], layout: Layout[object]) -> bytes:
    """A tile of 32 states, number by number: the first of all states, then the second of all."""
    tile = bytearray(32 * layout.dtype.itemsize)
    for kind, begin, *_ in (layout.dtype.fields or {}).values():
        size = kind.base.itemsize
        for at in range(begin, begin + kind.itemsize, size):
            for lane, row in enumerate(rows):
                place = 32 * at + lane * size
                tile[place : place + size] = row[at : at + size]
    return bytes(tile)


@pytest.mark.parametrize("name", game_names())
def test_states_side_by_side_come_back_as_rows(name: str) -> None:
    from holocene.core.compiling.lanes import rows_of, tiles

    batch = Batch(name, GAMES, seed=3)
    for _ in range(40):
        batch.step(batch.sample())
    layout, rows = batch.game.layout, [state.tobytes() for state in batch.states]
    memory = b"".join(side_by_side(rows[at : at + 32], layout) for at in range(0, GAMES, 32))
    shape = tiles(GAMES, layout.dtype.itemsize)
    assert shape == (3, 32 * layout.dtype.itemsize)
    found = rows_of(np.frombuffer(memory, np.uint8).reshape(shape), layout, GAMES)
    assert [row.tobytes() for row in found] == rows
