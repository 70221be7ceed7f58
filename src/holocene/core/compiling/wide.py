"""Many cells at a time: single instructions for what compilers do cell by cell, since they guess where a loop ends.

Places are counted from 0, and whoever names them knows that the row is long enough.
"""

from __future__ import annotations

from typing import Any, Final

intrinsic: Any
try:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
except ModuleNotFoundError:  # where nothing can be compiled, this is only imported, never called
    intrinsic = None

CELLS: Final = 64  # that are written at once
ADDED: Final = 32  # that are added at once


def _at(target: Any, builder: Any, kind: Any, array: Any, at: Any, n: int) -> Any:
    """So many cells of a row, from a place on."""
    place = builder.gep(target.make_array(kind)(target, builder, array).data, [at])
    return builder.bitcast(place, ir.VectorType(ir.IntType(8), n).as_pointer())


def _spread(context: Any, out: Any, at: Any, bits: Any) -> Any:
    """Writes 64 bits into a cell each."""

    def build(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        flags = builder.bitcast(args[2], ir.VectorType(ir.IntType(1), CELLS))
        to = _at(target, builder, signature.args[0], args[0], args[1], CELLS)
        builder.store(builder.zext(flags, ir.VectorType(ir.IntType(8), CELLS)), to, align=1)
        return target.get_dummy_value()

    return types.void(out, types.intp, types.int64), build


def _copy(context: Any, out: Any, at: Any, row: Any, begin: Any) -> Any:
    """Copies 64 cells."""

    def build(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        cells = builder.load(_at(target, builder, signature.args[2], args[2], args[3], CELLS), align=1)
        builder.store(cells, _at(target, builder, signature.args[0], args[0], args[1], CELLS), align=1)
        return target.get_dummy_value()

    return types.void(out, types.intp, row, types.intp), build


def _add(context: Any, row: Any, begin: Any) -> Any:
    """The sum of 32 cells, if a cell can hold it."""

    def build(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        cells = builder.load(_at(target, builder, signature.args[0], args[0], args[1], ADDED), align=1)
        kind = ir.FunctionType(ir.IntType(8), [cells.type])
        name = f"llvm.vector.reduce.add.v{ADDED}i8"
        add = cgutils.get_or_insert_function(builder.module, kind, name)  # type: ignore[no-untyped-call]
        return builder.sext(builder.call(add, [cells]), ir.IntType(64))

    return types.int64(row, types.intp), build


# For compiled code: `spread(out, at, bits)`, `copy(out, at, row, begin)`, `add(row, begin)`.
spread: Any = intrinsic(_spread) if intrinsic else None
copy: Any = intrinsic(_copy) if intrinsic else None
add: Any = intrinsic(_add) if intrinsic else None
