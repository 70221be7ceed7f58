"""How the numbers of a field read: as plain data for a view, as cells of an observation, as words of a position.

`names` are a tuple, or the kind of cards whose ids the pack holds. Each reading is there and back:

>>> from holocene.core.states.fields import Field
>>> from holocene.core.states.faces import Public
>>> reading, field = Names(("food", "tools", "science")), Field("barred", 0, 7, (), Public())
>>> reading.show(5, {}), reading.read(("food", "science"), {}), reading.say(5, {})
(('food', 'science'), 5, 'food science')
>>> reading.length(field), reading.write(field, "s.barred", "9")
(3, ['if s.barred:', '    for i in range(3):', '        out[9 + i] = s.barred >> i & 1'])
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from holocene.core.states.cells import HUNDRED, MOST

if TYPE_CHECKING:
    from holocene.core.states.fields import Field

Ids: TypeAlias = Mapping[str, Sequence[str]]
Table: TypeAlias = "tuple[str, ...] | str"


class Reader(Protocol):
    """Who reads a position: refuses words that are no number or name in question."""

    def number(self, word: str, low: int = 0, high: int = 999) -> int:
        """A number within these bounds."""

    def index(self, word: str, names: Sequence[str]) -> int:
        """The place of a name in a table."""

    def name(self, kind: str, word: str) -> int:
        """The number of a card of the pack."""

    def limit(self, table: str, i: int) -> int:
        """A number of the pack's tables."""

    @property
    def seats(self) -> int:
        """How many play."""


class Cells(ABC):
    """How numbers are observed, in one cell unless a subclass says otherwise; `is_of_seats` says that a field of the
    table is observed seat by seat."""

    is_of_seats = False

    def length(self, field: Field) -> int:
        """How many cells it takes."""
        return 1

    @abstractmethod
    def write(self, field: Field, value: str, at: str) -> list[str]:
        """The lines that write an expression into the cells from `at` on; compiled, over cells that are clear."""


class Reading(Cells):
    """Also how they are shown and said, one number by default; `shown` is the type of what a view holds."""

    shown: Any = int

    def show(self, value: Any, ids: Ids) -> Any:
        """The value as plain data."""
        return value

    def read(self, shown: Any, ids: Ids) -> Any:
        """The value of plain data."""
        return shown

    def say(self, value: Any, ids: Ids) -> str:
        """The value in the words of a position."""
        return str(self.show(value, ids))

    @abstractmethod
    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: Any) -> Any:
        """The value of words; `value` is what the state holds so far."""


class Number(Reading):
    """A number, shown so much greater; in two cells, hundreds and the rest, where it may outgrow one."""

    def __init__(self, plus: int = 0) -> None:
        self.plus = plus

    def show(self, value: int, ids: Ids) -> int:
        return value + self.plus

    def read(self, shown: int, ids: Ids) -> int:
        return shown - self.plus

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: Any) -> int:
        low, high = max(0, field.low + self.plus), field.high + self.plus
        return reader.number(first(words), low, high) - self.plus

    def length(self, field: Field) -> int:
        return 1 if field.high + self.plus <= MOST else 2

    def write(self, field: Field, value: str, at: str) -> list[str]:
        shown = f"{value} + {self.plus}" if self.plus else value
        return [f"out[{at}] = {shown}"] if self.length(field) == 1 else wide(shown, at)


class Flag(Reading):
    """Yes or no; in words it is said or not."""

    shown = bool

    def show(self, value: int, ids: Ids) -> bool:
        return bool(value)

    def read(self, shown: bool, ids: Ids) -> int:
        return int(shown)

    def say(self, value: int, ids: Ids) -> str:
        return ""

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: Any) -> int:
        return reader.number(words[0], 0, 1) if words else 1

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"out[{at}] = {value}"]


class OneOf(Cells):
    """One of n numbers from `first` on, or none of them: of n cells one is 1."""

    def __init__(self, n: int, first: int = 0) -> None:
        self.n = n
        self.first = first

    def length(self, field: Field) -> int:
        return self.n

    def write(self, field: Field, value: str, at: str) -> list[str]:
        place = f"{value} - {self.first}" if self.first else value
        return [f"if {self.first} <= {value} < {self.first + self.n}:", f"    out[{at} + {place}] = 1"]


class Name(Reading):
    """One of the names; `none` is the number of nothing, which is shown as no name and marks no cell."""

    shown = str

    def __init__(self, names: Table, none: int = -1) -> None:
        self.names = names
        self.none = none

    def show(self, value: int, ids: Ids) -> str:
        return "" if value == self.none else names_of(self.names, ids)[value]

    def read(self, shown: str, ids: Ids) -> int:
        return names_of(self.names, ids).index(shown) if shown else self.none

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: Any) -> int:
        return number_of(reader, self.names, first(words))

    def length(self, field: Field) -> int:
        return field.high + 1

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"if {value} > {self.none}:", f"    out[{at} + {value}] = 1"]


class Bits(Reading):
    """A set of numbers kept as bits, each shown so much greater."""

    shown: Any = tuple[int, ...]

    def __init__(self, plus: int = 0) -> None:
        self.plus = plus

    def show(self, value: int, ids: Ids) -> tuple[Any, ...]:
        return tuple([bit + self.plus for bit in members(value)]) if value else ()

    def read(self, shown: Sequence[Any], ids: Ids) -> int:
        return sum(1 << number - self.plus for number in shown)

    def say(self, value: int, ids: Ids) -> str:
        return " ".join(map(str, self.show(value, ids)))

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: int) -> int:
        last = field.high.bit_length() - 1 + self.plus
        return sum(1 << reader.number(word, self.plus, last) - self.plus for word in set(words))

    def length(self, field: Field) -> int:
        return field.high.bit_length()

    def write(self, field: Field, value: str, at: str) -> list[str]:
        loop = f"    for i in range({self.length(field)}):"
        return [f"if {value}:", loop, f"        out[{at} + i] = {value} >> i & 1"]


class Names(Bits):
    """A set of names, kept as bits."""

    shown = tuple[str, ...]

    def __init__(self, names: Table) -> None:
        super().__init__()
        self.names = names

    def show(self, value: int, ids: Ids) -> tuple[str, ...]:
        if not value:
            return ()
        names = names_of(self.names, ids)
        return tuple([names[bit] for bit in members(value)])

    def read(self, shown: Sequence[str], ids: Ids) -> int:
        if not shown:
            return 0
        names = names_of(self.names, ids)
        return sum([1 << names.index(name) for name in shown])

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: int) -> int:
        return sum(1 << number_of(reader, self.names, word) for word in set(words))


def names_of(names: Table, ids: Ids) -> Sequence[str]:
    """A table of names: the reading's own, or the ids of a kind of cards."""
    return ids[names] if isinstance(names, str) else names


def first(words: Sequence[str]) -> str:
    """The first word; "", which no reader takes for anything, where there is none."""
    return words[0] if words else ""


def number_of(reader: Reader, names: Table, word: str) -> int:
    """The number of a name that stands in a position."""
    return reader.name(names, word) if isinstance(names, str) else reader.index(word, names)


def members(mask: int) -> list[int]:
    """The numbers of a set that is kept as bits.

    >>> members(0b1010)
    [1, 3]
    """
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def wide(value: str, at: str) -> list[str]:
    """A number in two cells: its hundreds, and the rest."""
    return [f"out[{at}] = ({value}) // {HUNDRED}", f"out[{at} + 1] = ({value}) % {HUNDRED}"]
