"""States as declared fields: a slotted class for plain Python and a record layout for compiled code, from one source.

A state class is written once, every field with the span of its values and its shape:

>>> @state
... class Toy:
...     phase: Annotated[int, Span(0, 3)]
...     hand: Annotated[list[list[int]], Span(0, 9, 2, 3)]
>>> layout = Layout(Toy)
>>> toy = layout.blank()
>>> toy.hand
[[0, 0, 0], [0, 0, 0]]
>>> toy.hand[1][2] = 7
>>> layout.copy(toy).hand, layout.unpack(layout.pack(toy)).hand == toy.hand
([[0, 0, 0], [0, 0, 7]], True)
>>> toy.phase = 4
>>> layout.check(toy)
Traceback (most recent call last):
    ...
AssertionError: phase is 4, outside 0..3

A third word may say what is seen of a field; see `faces`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Generic, NamedTuple, TypeVar, get_type_hints

from holocene.core.states.faces import Face

if TYPE_CHECKING:
    import numpy as np

S = TypeVar("S")

__all__ = ["Annotated", "Layout", "Span", "state"]


class Span:
    """The least and greatest value of a field, and its shape: none, a row or a grid."""

    def __init__(self, low: int, high: int, *shape: int) -> None:
        self.low = low
        self.high = high
        self.shape = shape


class Field(NamedTuple):
    """One field of a state."""

    name: str
    low: int
    high: int
    shape: tuple[int, ...]
    face: Face

    @property
    def neutral(self) -> int:
        """What it holds before anything is laid out: -1 for nothing or nobody, else nought, or what is next to it."""
        return -1 if self.low == -1 else max(0, self.low)

    @property
    def shown(self) -> str:
        """Its name in a view."""
        return self.face.name or self.name

    @property
    def of_seat(self) -> Field:
        """What one seat has of it."""
        return self._replace(shape=self.shape[1:])

    @property
    def width(self) -> str:
        """The narrowest signed integer that holds the span."""
        for width, bits in (("i1", 7), ("i2", 15), ("i4", 31)):
            if -(1 << bits) <= self.low and self.high < 1 << bits:
                return width
        return "i8"


def fields_of(cls: type) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True)
    notes = {name: (*hint.__metadata__, Face()) for name, hint in hints.items()}
    return [Field(name, span.low, span.high, span.shape, face) for name, (span, face, *_) in notes.items()]


def state(cls: type[S]) -> type[S]:
    """Turns the declared fields into slots."""
    body = {
        "__slots__": tuple(cls.__annotations__),
        "__annotations__": cls.__annotations__,
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
    }
    return type(cls.__name__, (), body)


class Layout(Generic[S]):
    """What can be done with states of one class, whatever the game."""

    def __init__(self, cls: type[S]) -> None:
        self.cls = cls
        self.fields = fields_of(cls)
        self.copy: Callable[[S], S] = self._write_copy()

    def blank(self) -> S:
        """A state before anything is laid out: every field at its neutral value."""
        return self.copy(self._neutral)

    @cached_property
    def _neutral(self) -> S:
        new = self.cls()
        for field in self.fields:
            value: Any = field.neutral
            for length in reversed(field.shape):
                value = [value if isinstance(value, int) else value[:] for _ in range(length)]
            setattr(new, field.name, value)
        return new

    def _write_copy(self) -> Callable[[S], S]:
        """A copying function without loops over field names: written out, as a person would for speed."""
        forms = ("s.{0}", "s.{0}[:]", "[row[:] for row in s.{0}]")
        lines = [f"    new.{f.name} = {forms[len(f.shape)].format(f.name)}" for f in self.fields]
        source = "\n".join(["def copy(s):", "    new = cls()", *lines, "    return new"])
        scope: dict[str, Any] = {"cls": self.cls}
        exec(source, scope)
        copy: Callable[[S], S] = scope["copy"]
        return copy

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record that compiled code works on, derived from the spans."""
        import numpy as np

        return np.dtype([(f.name, f.width, f.shape) for f in self.fields], align=True)

    def pack(self, s: S) -> bytes:
        """The state as the bytes of its record; padding is zero."""
        import numpy as np

        record = np.zeros(1, self.dtype)
        for field in self.fields:
            record[field.name][0] = getattr(s, field.name)
        return record.tobytes()

    def unpack(self, data: bytes) -> S:
        """The state whose record has these bytes."""
        import numpy as np

        record = np.frombuffer(data, self.dtype)[0]
        new = self.cls()
        for field in self.fields:
            setattr(new, field.name, record[field.name].tolist())
        return new

    def equal(self, a: S, b: S) -> bool:
        """Whether two states agree in every field."""
        return all(getattr(a, f.name) == getattr(b, f.name) for f in self.fields)

    def differing(self, a: S, b: S) -> list[str]:
        """The fields in which two states differ, for messages of tests."""
        return [f.name for f in self.fields if getattr(a, f.name) != getattr(b, f.name)]

    def check(self, s: S) -> None:
        """Asserts that every value lies within its span: a narrow integer wraps silently in compiled code."""
        for field in self.fields:
            value = getattr(s, field.name)
            for cell in _flat(value, len(field.shape)):
                assert field.low <= cell <= field.high, f"{field.name} is {cell}, outside {field.low}..{field.high}"


def _flat(value: Any, depth: int) -> list[int]:
    if depth == 0:
        return [value]
    if depth == 1:
        row: list[int] = value
        return row
    return [cell for row in value for cell in row]
