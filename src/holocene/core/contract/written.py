"""Functions of compiled rules that are written from the layout: a line a field, as a person would write it.

They use nothing but the state, numbers and loops, so that every engine runs them like the rules beside them. `source`
of such a function is its text, which the cache of machine code looks at in place of a file.

>>> from holocene.core.states.faces import Face
>>> hand = Field("hand", 0, 9, (2, 3), Face())
>>> print(write(__name__, "clear_state(s)", assigned(hand, "0")).source)
def clear_state(s):
    for i in range(2):
        for j in range(3):
            s.hand[i][j] = 0
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any, Protocol, cast

from holocene.core.contract.observation import Part, Space
from holocene.core.states.fields import Field, Layout
from holocene.core.states.showing import chosen


class Written(Protocol):
    """A written function, and its text."""

    source: str

    def __call__(self, *args: Any) -> None: ...


def write(module: str, head: str, lines: Sequence[str]) -> Written:
    """A function of a module: the engine takes it for one of the module's own."""
    name = head.partition("(")[0]
    source = "\n".join((f"def {head}:", *(f"    {line}" for line in lines or ["pass"])))
    scope: dict[str, Any] = {"__name__": module}
    exec(compile(source, f"<{module}.{name}>", "exec"), scope)
    function: FunctionType = scope[name]
    made = cast(Written, function)
    made.source = source
    return made


def write_clearing(layout: Layout[Any], module: str) -> Written:
    """`clear_state(s)`: every field at its neutral value, but for the generator."""
    lines = [line for field in layout.fields if field.name != "rng" for line in assigned(field, str(field.neutral))]
    return write(module, "clear_state(s)", lines)


def write_choosing(layout: Layout[Any], module: str) -> Written:
    """`read_chosen(s, params)`: the first numbers of the row of parameters, those that a state keeps all game long."""
    lines, column = [], 0
    for field in chosen(layout):
        lines += assigned(field, f"params[{column} + i]" if field.shape else f"params[{column}]")
        column += cells_of(field)
    return write(module, "read_chosen(s, params)", lines)


def chosen_row(layout: Layout[Any], values: dict[str, int | Sequence[int]]) -> list[int]:
    """The row that `read_chosen` reads."""
    row: list[int] = []
    for field in chosen(layout):
        value = values[field.name]
        row += [value] if isinstance(value, int) else value
    return row


def chosen_column(layout: Layout[Any], name: str) -> int:
    """Where the row holds what a field keeps."""
    fields = chosen(layout)
    place = [field.name for field in fields].index(name)
    return sum(map(cells_of, fields[:place]))


def chosen_width(layout: Layout[Any]) -> int:
    """How many numbers `read_chosen` reads; what else `setup` needs to know follows them."""
    return sum(map(cells_of, chosen(layout)))


def cells_of(field: Field) -> int:
    """How many numbers a field of the table holds."""
    return field.shape[0] if field.shape else 1


def assigned(field: Field, value: str) -> list[str]:
    """The lines that give every cell of a field a value."""
    loops = [f"{'    ' * depth}for {'ij'[depth]} in range({n}):" for depth, n in enumerate(field.shape)]
    place = "".join(f"[{'ij'[depth]}]" for depth in range(len(field.shape)))
    return [*loops, f"{'    ' * len(field.shape)}s.{field.name}{place} = {value}"]


def write_table(layout: Layout[Any], space: Space, module: str) -> Written:
    """`observe_fields(s, out)`: the cells of fields that belong to the table."""
    return write(module, "observe_fields(s, out)", _cells(layout, space.table))


def write_seat(layout: Layout[Any], space: Space, module: str) -> Written:
    """`observe_fields_of(s, p, out)`: the cells of fields that a seat has; `out` is its block."""
    return write(module, "observe_fields_of(s, p, out)", _cells(layout, space.each))


def _cells(layout: Layout[Any], parts: Sequence[Part]) -> list[str]:
    fields = {field.name: field for field in layout.fields}
    lines, at = [], 0
    for part in parts:
        begin = at
        for name in part.fields:
            field, reading = fields[name], fields[name].face.cells
            assert reading is not None, f"{name} has no cells"
            one = field.of_seat if field.face.is_each else field
            value = f"s.{name}" if reading.is_of_seats or not field.face.is_each else f"s.{name}[p]"
            lines += reading.write(one, value, str(begin))
            begin += reading.length(one)
        at += part.length
    return lines
