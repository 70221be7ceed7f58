"""States that a kernel only reads.

Whoever writes an observation goes on from one number of the state to the next: look, write, look, write. A compiler
must not move a look before a write that might change what is looked at, so each look waits alone for memory far away.
Here the states are of another type than whatever is written: their numbers do not change while the kernel runs, and
many of them are asked for before the first is needed.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir

from holocene.core.compiling.inside_cuda import (
    AbstractTemplate,
    AttributeTemplate,
    cgutils,
    core_models,
    from_dtype,
    infer_getattr,
    infer_global,
    lower_builtin,
    lower_getattr_generic,
    register_model,
    signature,
    types,
)
from holocene.core.compiling.lanes import LANES, InTile, LaneModel, finding, place_of
from holocene.core.states.fields import Layout

# What a look is for a number of so many bits: its name to the assembler, the register, and how wide that is.
LOOKS = {8: ("s8", "r", 32), 16: ("s16", "r", 32), 32: ("s32", "r", 32), 64: ("s64", "l", 64)}


class Seen(InTile):
    """The type of a state of a tile that nobody writes to."""


class Column(types.Type):  # type: ignore[misc]
    """The type of a field of such a state with a place for each seat, age or card: a row or a grid with gaps."""

    def __init__(self, dtype: Any, shape: tuple[int, ...]) -> None:
        self.dtype = dtype
        self.shape = shape
        super().__init__(name=f"Column({dtype}, {shape})")

    @property
    def element(self) -> Any:
        """What a place of it holds."""
        return Column(self.dtype, self.shape[1:]) if len(self.shape) > 1 else self.dtype


register_model(Seen)(LaneModel)


@register_model(Column)
class ColumnModel(core_models.PrimitiveModel):  # type: ignore[misc]
    """Where its first number lies."""

    def __init__(self, manager: Any, column: Any) -> None:
        super().__init__(manager, column, ir.IntType(8).as_pointer())


@infer_getattr
class SeenFields(AttributeTemplate):  # type: ignore[misc]
    """The types of its fields."""

    key = Seen

    def generic_resolve(self, lane: Seen, name: str) -> Any:
        kind = lane.record.typeof(name)
        return Column(kind.dtype, tuple(kind.shape)) if isinstance(kind, types.NestedArray) else kind


@infer_global(operator.getitem)
class ColumnPlaces(AbstractTemplate):  # type: ignore[misc]
    """The types of its places."""

    def generic(self, args: Any, kws: Any) -> Any:
        column, at = args
        if isinstance(column, Column) and isinstance(at, types.Integer):
            return signature(column.element, column, types.intp)
        return None


@lower_getattr_generic(Seen)  # type: ignore[untyped-decorator]
def _get(context: Any, builder: Any, lane: Seen, value: Any, name: str) -> Any:
    kind = lane.record.typeof(name)
    number = kind.dtype if isinstance(kind, types.NestedArray) else kind
    place = place_of(context, builder, lane, value, name, number)
    place = builder.bitcast(place, ir.IntType(8).as_pointer())
    return place if isinstance(kind, types.NestedArray) else look(builder, place, number)


@lower_builtin(operator.getitem, Column, types.intp)  # type: ignore[untyped-decorator]
def _place(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    column = sig.args[0]
    bytes_of_place = LANES * column.dtype.bitwidth // 8
    for length in column.shape[1:]:
        bytes_of_place *= length
    offset = builder.mul(args[1], context.get_constant(types.intp, bytes_of_place))
    place = cgutils.pointer_add(builder, args[0], offset)
    return place if len(column.shape) > 1 else look(builder, place, column.dtype)


def look(builder: Any, place: Any, kind: Any) -> Any:
    """Reads a number that does not change while the kernel runs."""
    name, register, width = LOOKS[kind.bitwidth]
    found = builder.asm(
        ir.FunctionType(ir.IntType(width), [place.type]),
        f"{{ .reg .u64 at; cvta.to.global.u64 at, $1; ld.global.nc.{name} $0, [at]; }}",
        f"={register},l",
        [place],
        False,
    )
    return found if width == kind.bitwidth else builder.trunc(found, ir.IntType(kind.bitwidth))


def device_functions(layout: Layout[Any]) -> dict[str, Any]:
    """`seen_of`, which finds a state like `state_of`."""
    return {"seen_of": finding(Seen(from_dtype(layout.dtype)))}
