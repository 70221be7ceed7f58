"""The compiling loader: the same rule functions as machine code, through Numba.

`prepare(game)` compiles in the background while the plain engine answers; `best(game)` gives whichever is there.
Numba and NumPy are imported only when something is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from types import FunctionType, ModuleType
from typing import Any, Final, cast

from holocene.core.compiling import buffers, marking, native
from holocene.core.compiling.background import Compiling
from holocene.core.compiling.cache import cache_folder, digest
from holocene.core.contract.engine import Engine, Wrap, bind
from holocene.core.contract.game import Game
from holocene.core.states import bits, bits_loop, cells, cells_loop, rng

TOLD_APART: Final = (
    bits.popcount, bits.lowest, bits.nth_bit,
    cells.clear, cells.in_step, cells.put_row, cells.put_set, cells.put_some, cells.total,
)  # fmt: skip


def compile_game(game: Game) -> Engine:
    """The game's functions for compiled code, by name, and the doors of `buffers`, which Python can call.

    Each is compiled at its first call, or read from the cache; `prepare` does it ahead of time.
    """
    return bind_game(game, _compiler(game), _bodies())


def bind_game(game: Game, wrap: Wrap, bodies: Sequence[ModuleType] = (bits_loop, cells_loop)) -> Engine:
    """The game's functions, the loops and the doors, each made by the compiler `wrap`; `bodies` are those of functions
    of `bits` and `cells` that it wants otherwise."""
    loops = vars(bind(bodies, {}, wrap))
    named = {function.__name__: function for function in TOLD_APART}
    replace = {**{named[name]: body for name, body in loops.items()}, **rounds(game, wrap)}
    modules = [bits, rng, cells, *game.modules, *unmarked(game), native, buffers]
    return bind(modules, game.pack.tables, wrap, replace, constants(game))


def unmarked(game: Game) -> list[ModuleType]:
    """`marking`, unless the game marks its legal actions itself."""
    return [] if any(hasattr(module, marking.mark_legal.__name__) for module in game.modules) else [marking]


def bind_loops(game: Game, engine: Engine, modules: Sequence[ModuleType], wrap: Wrap) -> Engine:
    """Further loops in the style of `native`, over the functions of a bound game, which they find by name."""
    return bind(modules, {}, wrap, extra={**vars(engine), **constants(game)})


def constants(game: Game) -> dict[str, Any]:
    """What the doors need to know of the game's states."""
    import numpy as np

    return {"STATE": game.layout.dtype, "BLANK": np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)}


def plain_loops(game: Game) -> Engine:
    """The game's functions and the loops of `native` as ordinary Python, for plain states."""
    return bind([*game.modules, native], game.pack.tables, lambda function: function, rounds(game))


def rounds(game: Game, wrap: Wrap = lambda function: function) -> dict[Any, Any]:
    """What to replace where a game's states count no rounds."""
    if any(field.name == "round" for field in game.layout.fields):
        return {}
    return {native.round_of: wrap(cast(FunctionType, native.no_round))}


def compile_loops(game: Game, modules: Sequence[ModuleType]) -> Engine:
    """Further loops over a game's compiled functions, such as a search: modules in the style of `native`.

    They find the functions of the game and of core by name; what has `buf` for its first argument is open to Python.
    """
    return bind_loops(game, game.compiled, modules, _compiler(game, modules))


def _compiler(game: Game, modules: Sequence[ModuleType] = ()) -> Wrap:
    """A compiler that keeps its code in the folder of all that the code is made from."""
    from holocene.core.compiling import jit, wide

    sources = [*_bodies(), wide, bits, rng, cells, *game.modules, *unmarked(game), native, buffers, *modules]
    blank = game.layout.pack(game.layout.blank())
    name = digest(sources, game.pack.tables, game.layout.dtype, blank, jit.CIRCUMSTANCES)
    return jit.Compiler(cache_folder(game.name, name))


def _bodies() -> list[ModuleType]:
    """Those for a processor."""
    from holocene.core.compiling import bodies_wide

    return [bits_loop, cells_loop, bodies_wide]


def _compile_doors(game: Game) -> Engine:
    from holocene.core.compiling import jit

    engine = game.compiled
    for name, kinds in jit.DOORS.items():
        jit.entry(engine, name, kinds)
    return engine


_doors: Final = Compiling(_compile_doors)


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling in the background, once a game; the future gives the compiled engine."""
    return _doors.begin(game)


def ready(game: Game) -> bool:
    """Whether the game's machine code can be called without waiting."""
    return _doors.done(game)


def best(game: Game) -> Engine:
    """The compiled engine if it is ready, else the plain one."""
    return game.compiled if ready(game) else game.plain
