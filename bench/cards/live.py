"""Card sets that can be changed under machine code: compiled once, played with thousands of sets.

The engine's card tables are constants of the compiled code. Numba copies small arrays into it, but reads large ones
where they lie; so each table is laid into an array that is large enough, and a new set is written over the old one.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import msgspec
import numpy as np

from bench.cards import chronicle
from holocene.bots.search import policy
from holocene.core.compiling import jit
from holocene.core.compiling.accel import bind_game, bind_loops
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS
from holocene.games.progress.rows import Cards
from holocene.games.progress.tables import build

LARGE: Final = 1 << 20  # bytes; from a million on, Numba reads an array where it lies


def _laid_out(table: Any) -> Any:
    """A table at the beginning of an array of the same shape in all dimensions but the first."""
    found = np.array(table, np.int64)
    row = found[0].nbytes
    wide = np.zeros((LARGE // row + 1, *found.shape[1:]), np.int64)
    wide[: len(found)] = found
    return wide


class Table:
    """Progress over a card set that can be exchanged."""

    def __init__(self) -> None:
        self.game: Game = copy(load_game("progress"))
        self.tables = {name: _laid_out(table) for name, table in self.game.pack.tables.items()}
        self.game.pack = msgspec.structs.replace(self.game.pack, tables=self.tables)
        compiler = jit.Compiler(None)
        self.engine = bind_loops(self.game, bind_game(self.game, compiler), [policy, chronicle], compiler)

    def lay_out(self, cards: Cards) -> None:
        """Plays with this set from now on."""
        for name, table in build(cards).items():
            self.tables[name][: len(table)] = table

    def play(self, options: dict[str, Any], games: int, seed: int, weights: Any = None, noise: Any = None) -> Any:
        """A row for every game; by default all seats play by the instinct of their number, without errors."""
        chosen = self.game.read_options(options)
        players = int(str(chosen["players"]))
        if weights is None:
            weights = np.array([self.game.instinct(players)] * players, np.int64)
        if noise is None:
            noise = np.zeros(players, np.int64)
        rows = np.zeros((games, chronicle.COLUMNS), np.int64)
        buf, rng = np.zeros(self.game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
        params = np.array(self.game.params(chosen), np.int64)
        self.engine[chronicle.chronicle](buf, rng, params, weights, noise, seed, 0, rows)
        return rows
