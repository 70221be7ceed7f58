"""Clauses of a position from the faces of fields: `used 2`, `owed science=1`, `heirs 0 2`; written and read.

What is as before anything was laid out is not said. A game writes those clauses itself that move cards or follow from
each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from holocene.core.faces import Chosen
from holocene.core.fields import Field, Layout
from holocene.core.readings import Ids, Reader, Reading
from holocene.core.showing import put_value, put_value_of, seat_of


class Wording:
    """The clauses of the table and of seats, by keyword; `yes` is said of a flag, after its keyword."""

    def __init__(self, layout: Layout[Any], yes: str = "") -> None:
        said = [f for f in layout.fields if f.face.said and f.face.is_read and not isinstance(f.face, Chosen)]
        self.on_table: Final = {keyword_of(f): f for f in said if not f.face.is_each}
        self.of_seats: Final = {keyword_of(f): f for f in said if f.face.is_each}
        self.yes = yes

    def table(self, s: Any, ids: Ids) -> Iterator[str]:
        """The clauses of the table, as far as there is something to say."""
        for keyword, field in self.on_table.items():
            yield from self._clause(keyword, field, getattr(s, field.name), ids)

    def seat(self, s: Any, p: int, ids: Ids) -> Iterator[str]:
        """The clauses of a seat."""
        for keyword, field in self.of_seats.items():
            yield from self._clause(keyword, field, seat_of(field)(s, p), ids)

    def _clause(self, keyword: str, field: Field, value: Any, ids: Ids) -> Iterator[str]:
        if any(cell != field.neutral for cell in (value if isinstance(value, list) else [value])):
            yield f"{keyword} {reading_of(field).say(value, ids) or self.yes}".rstrip()

    def read_table(self, reader: Reader, s: Any, keyword: str, words: Sequence[str]) -> None:
        """Puts a clause of the table into a state."""
        field = self.on_table[keyword]
        put_value(s, field, reading_of(field).hear(reader, field, words, getattr(s, field.name)))

    def read_seat(self, reader: Reader, s: Any, p: int, keyword: str, words: Sequence[str]) -> None:
        """Puts a clause of a seat into a state."""
        field = self.of_seats[keyword]
        put_value_of(s, p, field, reading_of(field).hear(reader, field.of_seat, words, seat_of(field)(s, p)))


def keyword_of(field: Field) -> str:
    """How a field is called in a position."""
    return field.face.keyword or field.shown.replace("_", "-")


def reading_of(field: Field) -> Reading:
    """How a field is said."""
    reading = field.face.said
    assert reading is not None
    return reading


def arranged(clauses: Iterable[str], order: Sequence[str]) -> list[str]:
    """Clauses in the order of their keywords; others follow, as they come.

    >>> arranged(["pool 2", "pile 1 poetry", "new 3", "age 1", "pile 2 bridges"], ["age", "pile", "pool"])
    ['age 1', 'pile 1 poetry', 'pile 2 bridges', 'pool 2', 'new 3']
    """
    rank = {keyword: i for i, keyword in enumerate(order)}
    return sorted(clauses, key=lambda clause: rank.get(clause.split()[0], len(order)))
