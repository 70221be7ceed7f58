"""The same rules on an NVIDIA GPU, through numba-cuda (the extra `gpu`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from types import FunctionType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
from numba import int64, uint8
from numpy.typing import NDArray

from holocene.core.compiling import bodies_cuda, jit, kernels, lanes, seen
from holocene.core.compiling.accel import bind_game, bind_loops
from holocene.core.compiling.fast import FOREVER, NativeGame
from holocene.core.compiling.inside_cuda import cuda as cuda  # noqa: PLC0414 (others take it from here)
from holocene.core.compiling.lanes import LANES, tiles
from holocene.core.compiling.native import POINTS
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.parts import need
from holocene.core.states.rng import WORDS

HOPPER = (9, 0)
# Of every thread. With 64, as many wait for memory side by side as a multiprocessor has room for; to show takes more,
# which hold what is asked for ahead.
REGISTERS = 64
REGISTERS_TO_SHOW = 128


@cache
def bind_device(game: Game) -> Engine:
    """The game's functions for kernels, compiled when a kernel that calls them is; states lie side by side."""
    beside = {**lanes.device_functions(game.layout, device_function), **seen.device_functions(game.layout)}
    return Engine({**vars(bind_game(game, device_function, [bodies_cuda])), **beside})


@cache
def bind_kernels(game: Game) -> Engine:
    """The kernels over the game's functions, compiled at their first launch."""
    return bind_loops(game, bind_device(game), [kernels], kernel)


def kernel(function: FunctionType) -> Any:
    """A function that the card runs."""
    return cuda.jit(max_registers=REGISTERS_TO_SHOW if function.__name__ == "show_all" else REGISTERS)(function)


def device_function(function: FunctionType) -> Any:
    """A function that kernels can call, one version of it."""
    jit.freeze_tables(function.__globals__)
    made = cuda.jit(device=True)(function)
    jit.compile_once(made)
    return made


def ptx(game: Game) -> dict[str, str]:
    """The assembly text of every kernel."""
    row, grid, cells = int64[::1], int64[:, ::1], uint8[:, ::1]
    signatures = {
        "play_all": (cells, row, int64, int64, int64, int64, grid),
        "deal_all": (cells, grid, row, int64, int64),
        "renew_all": (cells, row, int64, int64, int64),
        "step_all": (cells, grid, int64),
    }
    return assemble(bind_kernels(game), signatures)


def assemble(made: Engine, signatures: Mapping[str, tuple[Any, ...]], cc: tuple[int, int] = HOPPER) -> dict[str, str]:
    """The assembly text of kernels; needs libnvvm and libnvrtc, but neither a driver nor a GPU."""
    device = SimpleNamespace(compute_capability=cc)
    with patch("numba.cuda.dispatcher.get_current_device", lambda: device):
        return {
            name: str(cuda.compile_ptx(getattr(made, name).py_func, signature, cc=cc)[0])
            for name, signature in signatures.items()
        }


def launches(made: Engine, games: int) -> SimpleNamespace:
    """The kernels of an engine by name, each with its blocks and threads: a thread a game."""
    shape = -(-games // LANES), LANES  # games diverge, so a block that goes in step wastes least
    return SimpleNamespace(**{name: kernel[shape] for name, kernel in vars(made).items()})


class GpuGames:
    """Many games of one kind on the GPU."""

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, seed: int = 0) -> None:
        need("gpu")
        self.native = NativeGame(game, options)
        self.games = games
        self.seed = seed
        self.params = cuda.to_device(self.native.params)
        self.tiles = cuda.device_array(tiles(games, self.native.size), np.uint8)
        self.launch = launches(bind_kernels(game), games)
        self.dealt = 0

    @cached_property
    def rngs(self) -> Any:
        """A generator for the players of each game."""
        return cuda.device_array((self.games, WORDS), np.int64)

    def play(self, first: int = 0, limit: int = FOREVER) -> NDArray[np.int64]:
        """Plays games `first` and following to the end; the same rows as `buffers.play_games` writes."""
        rows = cuda.device_array((self.games, POINTS + 2 * self.native.seats), np.int64)
        seats = self.native.seats
        self.launch.play_all(self.tiles, self.params, seats, self.seed, first, limit, rows)
        out: NDArray[np.int64] = rows.copy_to_host()
        return out

    def deal(self) -> None:
        """Deals all games."""
        self.launch.deal_all(self.tiles, self.rngs, self.params, self.seed, 0)
        self.dealt = self.games

    def step(self, decisions: int = 1) -> None:
        """Plays one decision, or several, in every game; returns before the GPU is done."""
        self.launch.renew_all(self.tiles, self.params, self.seed, self.dealt, self.games)
        self.launch.step_all(self.tiles, self.rngs, decisions)
        self.dealt += self.games

    def states(self) -> NDArray[np.uint8]:
        """The bytes of all states, a row a game."""
        return lanes.rows_of(self.tiles.copy_to_host(), self.native.game.layout, self.games)
