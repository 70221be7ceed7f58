"""Results as files: the sums as JSON, every seat of every game as Parquet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from holocene.arena.plan import Plan
from holocene.arena.results import Results
from holocene.arena.store import Series
from holocene.core.parts import MissingPart

JSON = "results.json"
PARQUET = "games.parquet"


def to_json(plan: Plan, results: Results) -> str:
    """The plan and what came of it."""
    return msgspec.json.format(msgspec.json.encode({"plan": plan, "results": results})).decode() + "\n"


def write_json(folder: Path, plan: Plan, results: Results) -> Path:
    """Writes the sums."""
    path = folder / JSON
    path.write_text(to_json(plan, results), encoding="utf-8")
    return path


def write_parquet(folder: Path, series: Series) -> Path:
    """Writes a row for every seat of every game."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise MissingPart("arena") from None
    path = folder / PARQUET
    parquet.write_table(pyarrow.Table.from_pylist(list(seat_rows(series))), path)
    return path


def seat_rows(series: Series) -> Iterator[dict[str, Any]]:
    """The columns of the Parquet file, a row a seat."""
    for game in series.in_order():
        for seat, bot in enumerate(game.bots):
            yield {
                "game": game.number,
                "deal": game.deal,
                "seat": seat,
                "bot": series.plan.bots[bot],
                "score": game.scores[seat],
                "share": game.shares[seat],
                "rank": game.rank,
                "decisions": game.decisions,
                "rounds": game.rounds,
                "asked": game.times[seat].n,
                "seconds": game.times[seat].total,
            }
