"""Positions in words: lines of clauses, and those clauses that follow from the faces of fields.

`used 2`, `owed science=1`, `heirs 0 2`: what is as before anything was laid out is not said. A game writes those
clauses itself that move cards or follow from each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from holocene.core.contract.game import Pack
from holocene.core.errors import BadPosition
from holocene.core.states.faces import Chosen
from holocene.core.states.fields import Field, Layout
from holocene.core.states.readings import Ids, Reader, Reading
from holocene.core.states.showing import put_value, put_value_of, seat_of


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
        if value != field.neutral if isinstance(value, int) else any(cell != field.neutral for cell in value):
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
    return sorted(clauses, key=lambda clause: rank.get(clause.partition(" ")[0], len(order)))


class PositionReader:
    """Reads words into a state: knows the clause at which it is, and refuses words that are no number or name there."""

    def __init__(self, pack: Pack, s: Any) -> None:
        self.pack = pack
        self.s = s
        self.clause = ""

    def bad(self, what: str) -> BadPosition:
        """The refusal of the present clause."""
        return BadPosition(f"'{self.clause}' cannot be read: {what}", "bad-position", clause=self.clause, help=what)

    @property
    def seats(self) -> int:
        """How many play."""
        players: int = self.s.players
        return players

    def number(self, word: str, low: int = 0, high: int = 999) -> int:
        """A number within these bounds."""
        if not word.isdigit() or not low <= int(word) <= high:
            raise self.bad(f"'{word}' is no number from {low} to {high}")
        return int(word)

    def index(self, word: str, names: Sequence[str]) -> int:
        """The place of a name in a table; places without a name cannot be said."""
        if not word or word not in names:
            raise self.bad(f"'{word}' is none of {', '.join(filter(None, names))}")
        return names.index(word)

    def name(self, kind: str, word: str) -> int:
        """The number of a card of the pack."""
        ids: list[str] = self.pack.cards["ids"][kind]
        if not word or word not in ids:
            raise self.bad(f"there is no '{word}' among the {kind}")
        return ids.index(word)

    def limit(self, table: str, i: int) -> int:
        """A number of the pack's tables."""
        most: int = self.pack.tables[table][i]
        return most


def lines_of(text: str) -> Iterator[tuple[str, str, str | None]]:
    """The lines of a position, which `|` may separate too: each with its subject, and the clauses after its colon.

    >>> list(lines_of("table: age 2; turn 1 | seat 0"))
    [('table: age 2; turn 1', 'table', 'age 2; turn 1'), ('seat 0', 'seat 0', None)]
    """
    for line in map(str.strip, text.replace("|", "\n").splitlines()):
        if line:
            subject, colon, rest = line.partition(":")
            yield line, subject.strip(), rest.strip() if colon else None
