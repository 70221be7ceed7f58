"""How a row of numbers reads: as a list, by name, by owner; and what a seat has of a number that is the table's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from holocene.core.states.cells import MOST
from holocene.core.states.readings import Bits, Flag, Ids, Number, Reader, Reading, Table, names_of, number_of, wide

if TYPE_CHECKING:
    from holocene.core.states.fields import Field


class Row(Reading):
    """As many numbers as the row is long."""

    shown: Any = tuple[int, ...]

    def show(self, value: Sequence[int], ids: Ids) -> Any:
        return tuple(value)

    def read(self, shown: Any, ids: Ids) -> list[int]:
        return list(shown)

    def say(self, value: Sequence[int], ids: Ids) -> str:
        return " ".join(map(str, value))

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: list[int]) -> list[int]:
        return [reader.number(word, max(0, field.low), field.high) for word in words]

    def length(self, field: Field) -> int:
        return field.shape[0] if field.high <= MOST else 2 * field.shape[0]

    def write(self, field: Field, value: str, at: str) -> list[str]:
        loop = f"for i in range({field.shape[0]}):"
        if field.high <= MOST:
            return [loop, f"    out[{at} + i] = {value}[i]"]
        return [loop, *(f"    {line}" for line in wide(f"{value}[i]", f"{at} + 2 * i"))]


class ByName(Row):
    """A number for each name. In words it is `name=number` where that is not nought, so much greater than it is kept;
    `limits` is the table of the pack that holds the greatest ones."""

    shown = dict[str, int]

    def __init__(self, names: Table, said_plus: int = 0, limits: str = "") -> None:
        self.names = names
        self.said_plus = said_plus
        self.limits = limits

    def show(self, value: Sequence[int], ids: Ids) -> dict[str, int]:
        return dict(zip(names_of(self.names, ids), value, strict=True))

    def read(self, shown: dict[str, int], ids: Ids) -> list[int]:
        return list(shown.values())

    def say(self, value: Sequence[int], ids: Ids) -> str:
        named = zip(names_of(self.names, ids), value, strict=True)
        return " ".join(f"{name}={number + self.said_plus}" for name, number in named if number)

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: list[int]) -> list[int]:
        heard = value[:]
        for word in words:
            name, equals, number = word.partition("=")
            i = number_of(reader, self.names, name)
            most = reader.limit(self.limits, i) if self.limits else field.high
            heard[i] = reader.number(number if equals else "1", 0, most + self.said_plus) - self.said_plus
        return heard


class Owners(Row):
    """Whose each thing is. In words it is `thing=seat`; a seat's cells hold 1 for what is its own.

    Things without names are shown as the plain row, and counted from 1 in words.
    """

    is_of_seats = True

    def __init__(self, names: Table = ()) -> None:
        self.names = names
        if names:
            self.shown = dict[str, int]

    def show(self, value: Sequence[int], ids: Ids) -> Any:
        return self._owned(value, ids) if self.names else tuple(value)

    def read(self, shown: Any, ids: Ids) -> list[int]:
        return [shown.get(name, -1) for name in names_of(self.names, ids)] if self.names else list(shown)

    def say(self, value: Sequence[int], ids: Ids) -> str:
        return " ".join(f"{name}={seat}" for name, seat in self._owned(value, ids).items())

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: list[int]) -> list[int]:
        heard = value[:]
        for word in words:
            name, _, seat = word.partition("=")
            i = number_of(reader, self.names, name) if self.names else reader.number(name, 1, len(value)) - 1
            heard[i] = reader.number(seat, 0, reader.seats - 1)
        return heard

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"for i in range({field.shape[0]}):", f"    out[{at} + i] = {value}[i] == p"]

    def _owned(self, value: Sequence[int], ids: Ids) -> dict[str, int]:
        things = names_of(self.names, ids) if self.names else [str(i + 1) for i in range(len(value))]
        return {name: seat for name, seat in zip(things, value, strict=True) if seat >= 0}


class Seat(Number):
    """The number of a seat; the cell of that seat holds 1."""

    is_of_seats = True

    def length(self, field: Field) -> int:
        return 1

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"out[{at}] = {value} == p"]


class Seats(Bits):
    """A set of seats, kept as bits; the cell of each holds 1."""

    is_of_seats = True

    def hear(self, reader: Reader, field: Field, words: Sequence[str], value: int) -> int:
        return sum(1 << reader.number(word, 0, reader.seats - 1) for word in set(words))

    def length(self, field: Field) -> int:
        return 1

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"out[{at}] = {value} >> p & 1"]


class Mark(Flag):
    """Yes or no for a seat; the field holds the bits of all seats."""

    is_of_seats = True

    def write(self, field: Field, value: str, at: str) -> list[str]:
        return [f"out[{at}] = {value} >> p & 1"]
