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
from typing import Any, NamedTuple

from holocene.core.states.fields import Field, Layout


class Part(NamedTuple):
    """A feature as a game declares it: its cells, what divides them to bring them near 1, and what they say."""

    name: str
    length: int
    scale: int
    meaning: str
    fields: tuple[str, ...] = ()  # of the state, whose cells these are; none where the game writes them itself


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

    def at(self, name: str) -> int:
        """Where a feature of the table, or one of a seat's block, begins; counted from the block's first cell."""
        for parts in (self.table, self.each):
            begin = 0
            for part in parts:
                if part.name == name:
                    return begin
                begin += part.length
        raise KeyError(name)

    def _placed(self, seats: int) -> list[Feature]:
        named = [(part.name, part) for part in self.table]
        named += [(f"{part.name}[{k}]", part) for k in range(seats) for part in self.each]
        found, at = [], 0
        for name, part in named:
            found.append(Feature(name, at, part.length, part.scale, part.meaning))
            at += part.length
        return found


def space_of(layout: Layout[Any], table: Sequence[Part | str], each: Sequence[Part | str], seats: int) -> Space:
    """The features in this order: those that a game writes itself, and fields of the layout by their names.

    Fields with a meaning that are not named follow the others, so that none is forgotten.
    """
    named = {name for item in (*table, *each) for name in ([item] if isinstance(item, str) else item.fields)}
    rest = [field for field in layout.fields if field.face.meaning and field.name not in named]
    fields = {field.name: field for field in layout.fields}

    def parts(items: Sequence[Part | str], of_seats: bool) -> list[Part]:
        more = [field.name for field in rest if is_of_seats(field) == of_seats]
        return [part_of(fields[item]) if isinstance(item, str) else item for item in (*items, *more)]

    return Space(parts(table, False), parts(each, True), seats)


def is_of_seats(field: Field) -> bool:
    """Whether every seat's block has cells of a field."""
    return field.face.is_each or (field.face.cells is not None and field.face.cells.is_of_seats)


def part_of(field: Field) -> Part:
    """The feature of a field."""
    face = field.face
    assert face.cells is not None, f"{field.name} has a meaning, but nothing says how it is read"
    length = face.cells.length(field.of_seat if face.is_each else field)
    return Part(face.feature or field.name, length, face.scale, face.meaning, (field.name,))


def together(layout: Layout[Any], name: str, fields: Sequence[str], meaning: str) -> Part:
    """Several fields of the table as one feature."""
    parts = [part_of(field) for field in layout.fields if field.name in fields]
    return Part(name, sum(part.length for part in parts), 1, meaning, tuple(fields))
