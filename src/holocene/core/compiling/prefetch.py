"""Reading ahead: what a loop will need soon is brought nearer while it still works on something else."""

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

LINE: Final = 64  # bytes that a processor fetches together


def _fetch(context: Any, row: Any, at: Any) -> Any:
    """Asks for the line that holds one byte of a row; a hint, which reads nothing and cannot fail."""

    def build(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = target.make_array(signature.args[0])(target, builder, args[0])
        place = builder.gep(array.data, [args[1]])
        byte = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        ask = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")  # type: ignore[no-untyped-call]
        builder.call(ask, [builder.bitcast(place, byte), number(1), number(3), number(1)])  # to be written, soon, data
        return target.get_dummy_value()

    return types.void(row, types.intp), build


fetch: Any = intrinsic(_fetch) if intrinsic else None  # for compiled code: `fetch(row, at)`
