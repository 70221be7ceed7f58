"""How one function becomes machine code: Numba's options, one signature a function, and our cache folder.

This is the one file that reaches into Numba's inside (its cache, its linking); all else uses what it publishes.
"""

from __future__ import annotations

import os
import platform
from collections import namedtuple
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from holocene.core.compiling.cache import only_writer
from holocene.core.contract.engine import Engine, Members
from holocene.core.parts import MissingPart

try:
    import llvmlite.binding
    import numba
    from numba import types
    from numba.core import caching
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler as NumbaCompiler
except ModuleNotFoundError:
    raise MissingPart("fast") from None

njit: Any = numba.njit  # its published type leaves out the options that drop the wrappers
new_kind: Any = namedtuple  # with names that only the running program knows
BOUNDSCHECK = os.environ.get("HOLOCENE_BOUNDSCHECK") == "1"

CIRCUMSTANCES = (
    numba.__version__,
    np.__version__,
    platform.python_version(),
    llvmlite.binding.get_host_cpu_name(),
    Path(__file__).read_bytes(),
    BOUNDSCHECK,
)


BYTES, ROW, GRID, NUMBER = types.uint8[::1], types.int64[::1], types.int64[:, ::1], types.int64

# The doors of `buffers` with the arguments that they are called with, those first that a game needs first.
DOORS: dict[str, tuple[Any, ...]] = {
    "setup_one": (BYTES, ROW, NUMBER, NUMBER, NUMBER),
    "legal_into": (BYTES, ROW),
    "step_into": (BYTES, ROW, NUMBER),
    "status": (BYTES,),
    "scores_into": (BYTES, ROW, ROW),
    "redeal_one": (BYTES, NUMBER, NUMBER, NUMBER, NUMBER),
    "finish_one": (BYTES, ROW, NUMBER),
    "play_games": (BYTES, ROW, ROW, NUMBER, NUMBER, NUMBER, NUMBER, GRID),
}


def entry(engine: Engine, name: str, kinds: tuple[Any, ...]) -> Any:
    """A door compiled for these kinds of arguments, without the quarter microsecond in which Numba would look at them.

    Whoever calls it must hand over exactly these kinds.
    """
    door = getattr(engine, name)
    door.compile(kinds)
    return door.overloads[kinds].entry_point


def entry_for(engine: Engine, name: str, *arguments: Any) -> Any:
    """A door compiled for arguments like these."""
    return entry(engine, name, tuple(map(numba.typeof, arguments)))


class Compiler:
    """Wraps the functions of one engine; `folder` is where their machine code is kept, if anywhere."""

    def __init__(self, folder: Path | None) -> None:
        self.cache = _cache_in(folder) if folder else None
        self.suffix = f"_{folder.name}" if folder else ""

    def __call__(self, function: FunctionType) -> Any:
        """The function compiled at its first call. Only a door, whose first argument is `buf`, is open to Python.

        Numba tells functions of one name apart by a number that is unique in a process. Code from the cache was made in
        others, so the name says which engine the function belongs to: of two with one name, only the first is linked.
        """
        freeze_tables(function.__globals__)
        function.__qualname__ = function.__name__ + self.suffix
        first = function.__code__.co_varnames[:1]
        inner = first != ("buf",)
        last = function.__code__.co_varnames[function.__code__.co_argcount - 1 : function.__code__.co_argcount]
        made = njit(
            nogil=True,
            _nrt=False,  # nothing is allocated, so nothing need be counted
            error_model="numpy",
            boundscheck=BOUNDSCHECK,
            no_cpython_wrapper=inner,
            no_cfunc_wrapper=True,
            # A batch is a hundred words, a row of cells seven: a call would copy them into memory, behind all that was
            # written there before. `observe` itself is called from too many places.
            forceinline=first == ("rows",) or (last == ("out",) and function.__name__ != "observe"),
            pipeline_class=InnerCompiler if inner else NumbaCompiler,
        )(function)
        if inner:
            compile_once(made)
        elif self.cache is not None:
            made._cache = self.cache(function)
        return made


class InnerLibrary(JITCodeLibrary):
    """The code of a function that only other compiled functions call: linked into the doors, and optimised there.

    Left alone, Numba would optimise every function together with all that it calls, level by level: twice the time
    to compile, and slower code.
    """

    codegen = SimpleNamespace(set_env=lambda *_: None)  # what never runs by itself needs no environment

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


class InnerCompiler(NumbaCompiler):
    """Numba's compiler with an `InnerLibrary` for its result."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = InnerLibrary(targetctx.codegen(), "inner")  # type: ignore[no-untyped-call]
            library.enable_object_caching()
        super().__init__(typingctx, targetctx, library, *rest)  # type: ignore[no-untyped-call]


def freeze_tables(scope: dict[str, Any]) -> None:
    """Turns lists of numbers into arrays and enums into named tuples, which compilers take as constants.

    Arrays get the narrowest integers that hold them: a GPU has room for 64 kB of constants, and caches are small too.
    """
    for name, value in scope.items():
        if isinstance(value, Members):
            scope[name] = new_kind(name, vars(value))(**vars(value))
        elif isinstance(value, list):
            wide = np.array(value, np.int64)
            needed = np.result_type(np.min_scalar_type(wide.min()), np.min_scalar_type(-1 - wide.max()))
            scope[name] = wide.astype(needed)


def compile_once(dispatcher: Any) -> None:
    """Makes every call use one version with 64-bit arguments.

    Left alone, Numba compiles a function again for every literal and every width of integer that it is called with.
    """
    original = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return original(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = widened


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(kind, types.Integer) else kind


def _cache_in(folder: Path) -> Any:
    """Numba's cache of a function, kept in our folder; the folder's name stands for the freshness of the sources."""

    class Locator(caching._CacheLocator):
        def __init__(self, function: FunctionType, file: str) -> None:
            self._py_file = file
            self._function = function

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return f"{self._function.__module__}-{self._function.__code__.co_firstlineno}"

        @classmethod
        def from_function(cls, py_func: FunctionType, py_file: str) -> Locator:
            return cls(py_func, py_file)

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes: list[type[object]] = [Locator]  # noqa: RUF012

    class FolderCache(caching.FunctionCache):
        _impl_class = Implementation

        def save_overload(self, sig: Any, data: Any) -> None:
            with only_writer(folder):
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]

    return FolderCache
