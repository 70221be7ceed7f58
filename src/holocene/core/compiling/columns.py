"""Cells of neighbouring rows that lie side by side, written many at a time by the threads of a GPU."""

from __future__ import annotations

from typing import Any

from llvmlite import ir

from holocene.core.compiling.inside_cuda import cgutils, intrinsic, make_array, signature, types

WORD = 16  # bytes that a thread writes at once


@intrinsic  # type: ignore[untyped-decorator]
def blank_word(context: Any, row: Any, offset: Any) -> Any:
    """Clears 16 bytes that begin so many bytes behind a row's first cell."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        memory = make_array(sig.args[0])(context, builder, args[0])
        nought = ir.Constant(ir.VectorType(ir.IntType(64), 2), [0, 0])
        place = cgutils.pointer_add(builder, memory.data, args[1], nought.type.as_pointer())
        builder.store(nought, place, align=WORD)
        return context.get_dummy_value()

    return signature(types.void, row, types.intp), build
