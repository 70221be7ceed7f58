"""All that a report says, as plain data: `results.json` beside the report."""

from __future__ import annotations

import msgspec

from holocene.arena.lab.summary import Summary
from holocene.core.contract.options import Value


class PackInfo(msgspec.Struct, frozen=True):
    """A card set that was played with."""

    name: str
    digest: str


class TableResult(msgspec.Struct, frozen=True):
    """One number of players: a summary for each card set, in the order of `Results.packs`."""

    players: int
    packs: list[Summary]


class Results(msgspec.Struct, frozen=True):
    """A report as numbers; the command repeats it."""

    game: str
    rules_version: int
    command: str
    bots: list[str]
    seconds: float
    seed: int
    options: dict[str, Value]
    packs: list[PackInfo]
    tables: list[TableResult]
