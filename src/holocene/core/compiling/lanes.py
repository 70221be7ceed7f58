"""States side by side: how a GPU keeps those of the 32 games that its threads play in step.

Thirty-two threads that read the same field of their games at once are served by one look into memory if the numbers lie
next to each other. So a tile of memory holds 32 states number by number: the first number of all 32, then the second of
all. To the rules such a state is a record like any other; its fields are rows with gaps of 32 numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.inside_cuda import (
    AttributeTemplate,
    cgutils,
    core_models,
    from_dtype,
    infer_getattr,
    intrinsic,
    lower_getattr_generic,
    lower_setattr_generic,
    make_array,
    populate_array,
    register_model,
    signature,
    types,
)
from holocene.core.contract.written import write_clearing
from holocene.core.states.fields import Layout

LANES = 32  # threads of a GPU that go in step


class InTile(types.Type):  # type: ignore[misc]
    """The type of one of the states of a tile."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(name=f"{type(self).__name__}({record})")


class Lane(InTile):
    """One that is played."""


@register_model(Lane)
class LaneModel(core_models.StructModel):  # type: ignore[misc]
    """Where its tile begins, and which of the 32 it is."""

    def __init__(self, manager: Any, lane: Any) -> None:
        super().__init__(manager, lane, [("tile", types.CPointer(types.uint8)), ("number", types.intp)])


@infer_getattr
class LaneFields(AttributeTemplate):  # type: ignore[misc]
    """The types of its fields: numbers, and rows and grids with gaps."""

    key = Lane

    def generic_resolve(self, lane: Lane, name: str) -> Any:
        kind = lane.record.typeof(name)
        return types.Array(kind.dtype, kind.ndim, "A") if isinstance(kind, types.NestedArray) else kind


def tiles(games: int, size: int) -> tuple[int, int]:
    """The shape of the memory for so many states."""
    return -(-games // LANES), LANES * size


def finding(lane: InTile) -> Any:
    """A device function that finds the state of a game, as one of such a type."""

    @intrinsic  # type: ignore[untyped-decorator]
    def found(context: Any, states: Any, game: Any) -> Any:
        """The state of a game."""

        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            states, game = args
            memory = make_array(sig.args[0])(context, builder, states)
            made = cgutils.create_struct_proxy(sig.return_type)(context, builder)
            size = context.get_constant(types.intp, LANES * lane.record.size)
            number = builder.urem(game, context.get_constant(types.intp, LANES))
            tile = builder.udiv(game, context.get_constant(types.intp, LANES))
            made.tile = cgutils.pointer_add(builder, memory.data, builder.mul(tile, size))
            made.number = number
            return made._getvalue()

        return signature(lane, states, types.intp), build

    return found


def device_functions(layout: Layout[Any], wrap: Callable[[FunctionType], Any]) -> dict[str, Any]:
    """`state_of` and `erase_state` of `buffers` over tiles instead of rows."""
    state_of = finding(Lane(from_dtype(layout.dtype)))
    clear_state = wrap(cast(FunctionType, write_clearing(layout, __name__)))

    def erase_state(states: Any, game: Any) -> None:
        clear_state(state_of(states, game))

    return {"state_of": state_of, "erase_state": wrap(cast(FunctionType, erase_state))}


def place_of(context: Any, builder: Any, lane: InTile, value: Any, name: str, kind: Any) -> Any:
    """Where the first number of a field lies, as a pointer to numbers of that kind."""
    made = cgutils.create_struct_proxy(lane)(context, builder, value=value)
    size = context.get_abi_sizeof(context.get_data_type(kind))
    begin = context.get_constant(types.intp, LANES * lane.record.offset(name))
    place = builder.add(begin, builder.mul(made.number, context.get_constant(types.intp, size)))
    return cgutils.pointer_add(builder, made.tile, place, context.get_data_type(kind).as_pointer())


@lower_getattr_generic(Lane)  # type: ignore[untyped-decorator]
def _get(context: Any, builder: Any, lane: Lane, value: Any, name: str) -> Any:
    kind = lane.record.typeof(name)
    if not isinstance(kind, types.NestedArray):
        return context.unpack_value(builder, kind, place_of(context, builder, lane, value, name, kind))
    array = make_array(types.Array(kind.dtype, kind.ndim, "A"))(context, builder)
    sizes = [context.get_constant(types.intp, length) for length in kind.shape]
    steps = [context.get_constant(types.intp, LANES * stride) for stride in kind.strides]
    populate_array(
        array,
        data=place_of(context, builder, lane, value, name, kind.dtype),
        shape=cgutils.pack_array(builder, sizes),
        strides=cgutils.pack_array(builder, steps),
        itemsize=context.get_constant(types.intp, kind.size),
        meminfo=None,
    )
    return array._getvalue()


@lower_setattr_generic(Lane)  # type: ignore[untyped-decorator]
def _set(context: Any, builder: Any, sig: Any, args: Any, name: str) -> None:
    lane, given = sig.args
    kind = lane.record.typeof(name)
    number = context.cast(builder, args[1], given, kind)
    context.pack_value(builder, kind, number, place_of(context, builder, lane, args[0], name, kind))


def rows_of(tiles: NDArray[np.uint8], layout: Layout[Any], games: int) -> NDArray[np.uint8]:
    """The states of tiles, each as the row of its bytes."""
    found = np.zeros((len(tiles), LANES), layout.dtype)
    for name, (kind, begin, *_) in (layout.dtype.fields or {}).items():
        base, shape = kind.subdtype or (kind, ())
        end = begin + kind.itemsize
        numbers = np.ascontiguousarray(tiles[:, LANES * begin : LANES * end]).view(base)
        found[name] = np.moveaxis(numbers.reshape(len(tiles), *shape, LANES), -1, 1)
    return found.reshape(-1)[:games].view(np.uint8).reshape(games, layout.dtype.itemsize)
