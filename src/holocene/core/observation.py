"""What the cells of an observation mean: one row of small numbers for one seat, the same length at every table.

A game declares its features once, those of the table and those that every seat has; where each begins follows. The
blocks of the seats stand in the order of the seats, the observer's first.

>>> space = Space([Part("round", 2, 10, "hundreds, and the rest")], [Part("points", 1, 5, "so far")], seats=2)
>>> space.size, space.block, space.width
(4, 2, 1)
>>> [(feature.name, feature.offset) for feature in space.features]
[('round', 0), ('points[0]', 2), ('points[1]', 3)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Part(NamedTuple):
    """A feature as a game declares it: its cells, what divides them to bring them near 1, and what they say."""

    name: str
    length: int
    scale: int
    meaning: str


class Feature(NamedTuple):
    """A feature in its place; those of a seat are named `hand[2]`, counted from the observer's own, 0."""

    name: str
    offset: int
    length: int
    scale: int
    meaning: str


class Space:
    """The features of the table, then a block of features for each seat."""

    def __init__(self, table: Sequence[Part], each: Sequence[Part], seats: int) -> None:
        self.table = tuple(table)
        self.each = tuple(each)
        self.block = sum(part.length for part in table)
        self.width = sum(part.length for part in each)
        self.size = self.block + seats * self.width
        self.features = tuple(self._placed(seats))

    def _placed(self, seats: int) -> list[Feature]:
        named = [(part.name, part) for part in self.table]
        named += [(f"{part.name}[{k}]", part) for k in range(seats) for part in self.each]
        found, at = [], 0
        for name, part in named:
            found.append(Feature(name, at, part.length, part.scale, part.meaning))
            at += part.length
        return found
