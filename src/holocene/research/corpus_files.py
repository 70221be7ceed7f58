"""Compiled games as the Parquet files of a dataset, and datasets read piece by piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from holocene.core.contract.game import Game
from holocene.core.parts import MissingPart
from holocene.research.corpus import Player, columns
from holocene.research.dataset import GAMES, Plan, write_tables

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise MissingPart("research") from None

BLOCK: Final = 500  # games of one file
PIECE: Final = 65_536  # rows that are read at a time
PLAYED: Final = GAMES.remove(GAMES.get_field_index("record"))


def write_block(folder: Path, plan: Plan, game: Game, numbers: range) -> int:
    """Plays the games of these numbers in compiled code and writes them; how many there were."""
    player = _player(game, tuple(plan.options.items()), plan.bots)
    done = 0
    while done < len(numbers):
        wanted = numbers[done:]
        sheets, n = player.play(plan.seed, wanted)
        if n == 0:
            raise RuntimeError("a single game has more choices than a block has room for")
        _write(folder, plan, sheets, wanted[:n], player.native.seats)
        done += n
    return done


def _write(folder: Path, plan: Plan, sheets: Any, numbers: range, seats: int) -> None:
    games, decisions = columns(sheets, numbers, seats)
    won = games.pop("winners")
    rows = {name: _column(values) for name, values in games.items()}
    rows["winners"] = pa.array([np.flatnonzero(row).tolist() for row in won], pa.list_(pa.int8()))
    rows["bots"] = pa.array([list(plan.bots[:1]) * seats] * len(numbers), pa.list_(pa.string()))
    schema = plan.schema()
    made = pa.table({name: _column(values).cast(schema.field(name).type) for name, values in decisions.items()}, schema)
    write_tables(folder, numbers, pa.table({name: rows[name] for name in PLAYED.names}, PLAYED), made)


def _column(values: Any) -> Any:
    """An array, rows of numbers, or rows of any length that lie one after the other."""
    if isinstance(values, tuple):
        return pa.ListArray.from_arrays(pa.array(values[0], pa.int32()), pa.array(values[1]))
    if values.ndim == 2:
        bounds = np.arange(len(values) + 1, dtype=np.int32) * values.shape[1]
        return pa.ListArray.from_arrays(pa.array(bounds), pa.array(values.ravel()))
    return pa.array(values)


@lru_cache(1)
def _player(game: Game, options: Any, bots: tuple[str, ...]) -> Player:
    return Player(game, dict(options), bots)


def pieces(
    folder: Path, part: str = "decisions", names: Sequence[str] | None = None, rows: int = PIECE
) -> Iterator[Any]:
    """The rows of `decisions` or `games` in order, some at a time and only these columns: a dataset of any size in a
    little memory."""
    for path in sorted((folder / part).glob("*.parquet")):
        yield from pq.ParquetFile(path).iter_batches(rows, columns=list(names) if names else None)
