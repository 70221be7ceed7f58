"""Views from the faces of fields, and states from views: all that a game need not write by hand.

    SHOWING = Showing(LAYOUT)

    @SHOWING.of_table
    class View(msgspec.Struct, frozen=True):
        seat: int  # what is particular to the game
        round: int  # what Python reads by name: declared for the type checker, filled from the layout

A field that the layout shows and the struct does not declare is added to it: a new field or option reaches every view,
and comes back in `imagine`, by its line in the layout alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec

from holocene.core.states.faces import Chosen
from holocene.core.states.fields import Field, Layout
from holocene.core.states.readings import Ids
from holocene.core.states.rows import Mark

S = TypeVar("S")
V = TypeVar("V", bound=msgspec.Struct)


class Showing(Generic[S]):
    """What the layout of a game shows of the table and of each seat."""

    def __init__(self, layout: Layout[S]) -> None:
        shown = [field for field in layout.fields if field.face.how is not None]
        self.on_table: Final = [field for field in shown if not field.face.is_each]
        self.of_seats: Final = [field for field in shown if field.face.is_each]
        # The same ready to be called, since views are made and imagined at every turn of a table and of a search.
        self._table: Final = [(f.shown, f.name, f.face.how.show) for f in self.on_table if f.face.how]
        self._seat: Final = [(f.shown, seat_of(f), f.face.how.show) for f in self.of_seats if f.face.how]
        self._read_table: Final = [(f, f.shown, f.face.how.read) for f in self.on_table if f.face.how if f.face.is_read]
        self._read_seat: Final = [(f, f.shown, f.face.how.read) for f in self.of_seats if f.face.how if f.face.is_read]

    def of_table(self, cls: type[V]) -> type[V]:
        """Completes the struct of a table."""
        return completed(cls, self.on_table)

    def of_seat(self, cls: type[V]) -> type[V]:
        """Completes the struct of a player."""
        return completed(cls, self.of_seats)

    def table(self, s: S, ids: Ids) -> dict[str, Any]:
        """What everybody sees of the table, by the names of the view."""
        return {shown: show(getattr(s, name), ids) for shown, name, show in self._table}

    def seat(self, s: S, p: int, ids: Ids) -> dict[str, Any]:
        """What everybody sees of a seat."""
        return {shown: show(value(s, p), ids) for shown, value, show in self._seat}

    def read_table(self, s: S, view: Any, ids: Ids) -> None:
        """Puts what a view shows of the table into a state."""
        for field, shown, read in self._read_table:
            put_value(s, field, read(getattr(view, shown), ids))

    def read_seat(self, s: S, p: int, player: Any, ids: Ids) -> None:
        """Puts what a view shows of a seat into a state."""
        for field, shown, read in self._read_seat:
            put_value_of(s, p, field, read(getattr(player, shown), ids))


def completed(cls: type[V], fields: list[Field]) -> type[V]:
    """The struct with those fields that it does not declare, after the others."""
    declared = cls.__struct_fields__
    missing = [(f.shown, f.face.how.shown) for f in fields if f.face.how and f.shown not in declared]
    if not missing:
        return cls
    made = msgspec.defstruct(cls.__name__, missing, bases=(cls,), module=cls.__module__, frozen=True)
    made.__doc__ = cls.__doc__
    return made  # type: ignore[return-value]  # a subclass, as its bases say


def chosen(layout: Layout[Any]) -> list[Field]:
    """The fields that hold what the options became, in their order."""
    return [field for field in layout.fields if isinstance(field.face, Chosen)]


def seat_of(field: Field) -> Callable[[Any, int], Any]:
    """What a seat has of a field, as a function of state and seat."""
    name = field.name
    if isinstance(field.face.how, Mark):
        return lambda s, p: getattr(s, name) >> p & 1
    return lambda s, p: getattr(s, name)[p]


def put_value(s: Any, field: Field, value: Any) -> None:
    """Writes a field of the table, cell by cell where it is a row."""
    if field.shape:
        getattr(s, field.name)[:] = value
    else:
        setattr(s, field.name, value)


def put_value_of(s: Any, p: int, field: Field, value: Any) -> None:
    """Writes what a seat has of a field."""
    if isinstance(field.face.how, Mark):
        others = getattr(s, field.name) & ~(1 << p)
        setattr(s, field.name, others | value << p)
    elif len(field.shape) == 2:
        getattr(s, field.name)[p][:] = value
    else:
        getattr(s, field.name)[p] = value
