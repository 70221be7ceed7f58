"""Figures of cards: how often strong players come to each thing of a game, how they fare, when, and with what else.

They are counted from many games of a network against itself (`python -m bench.explorer`) and lie beside the game's
cards, in `figures.json`. They hold for these cards and rules alone: a game with others has none.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from holocene.core.contract.options import Value
from holocene.core.homes import home_of

FILE: Final = "figures.json"


class Estimated(NamedTuple):
    """A value, and how far the truth may be from it, 19 times out of 20."""

    value: float
    half: float


class Worth(NamedTuple):
    """How players fared with a thing, in games where others at the table were without it.

    `players` is the share of all players with it, `games` how many games could be compared. `wins` is their chance of
    victory above the fair share, `points` what they had more than the others; alone, than games without it.
    """

    players: float
    games: int
    wins: Estimated | None = None
    points: Estimated | None = None


class Pair(NamedTuple):
    """Another thing by its number, and how many times as often the same player has both as if by chance."""

    thing: int
    lift: float


class ThingFigures(NamedTuple):
    """A thing: the share of games in which anybody came to it, how players fared who used it, held it in hand, or were
    dealt it before the first decision; the rounds by which a tenth, half and nine tenths of its users had it; what it
    goes with."""

    kind: str
    id: str
    games: float
    used: Worth
    age: int = 0
    held: Worth | None = None
    dealt: Worth | None = None
    rounds: tuple[int, int, int] | None = None
    pairs: tuple[Pair, ...] = ()


class Opening(NamedTuple):
    """The first things that a player came to, by their numbers: the share of players, their chance of victory above
    the fair share (none where one plays alone) and their points above the mean of the table."""

    things: tuple[int, ...]
    players: float
    wins: Estimated | None
    points: Estimated


class TableFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of one kind of table: what was chosen of its options, how many games were played."""

    players: int
    games: int
    things: tuple[ThingFigures, ...]
    openings: tuple[Opening, ...]
    options: dict[str, Value] = {}


class Figures(msgspec.Struct, frozen=True):
    """All tables of a game, with what they hold for and what was run."""

    rules_version: int
    pack_digest: str
    network_digest: str
    seed: int
    command: str
    tables: tuple[TableFigures, ...]


def read(game: str, rules_version: int, pack_digest: str) -> Figures | None:
    """The figures of a game with these rules and cards; None where there are none."""
    path = path_of(game)
    if path is None or not path.is_file():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Figures)
    return found if (found.rules_version, found.pack_digest) == (rules_version, pack_digest) else None


def path_of(game: str) -> Path | None:
    """Where a game's figures lie, if it has a folder of data."""
    folder = home_of(game, "data")
    return None if folder is None else folder / FILE
