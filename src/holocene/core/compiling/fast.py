"""Compiled games driven from Python, one decision at a time: states as byte buffers, under a microsecond a decision.

`NativeGame(game, {"players": 3}).new(seed=7)` deals; `state.legal()`, `state.step(action)`, `state.to_act`,
`state.is_over` and `state.scores()` play; `state.copy()`, `state.redeal(...)` and `state.finish(...)` serve search.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling import buffers
from holocene.core.compiling.buffers import COUNT, SEAT
from holocene.core.compiling.native import CHANCE
from holocene.core.contract.game import Game

FOREVER = 10_000_000  # decisions; far more than any game has


class NativeGame:
    """A game with its options chosen and its rules compiled."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.engine = game.compiled
        self.options = game.read_options(options)
        self.params = np.array(game.params(self.options), np.int64)
        self.seats = int(str(self.options["players"]))
        self.size = game.layout.dtype.itemsize
        self.width = len(game.action_space())
        from holocene.core.compiling import jit  # Numba, which need not be installed for the rest of this module

        self.legal_into = self.engine[buffers.legal_into]
        self.step_into = jit.entry(self.engine, "step_into", jit.DOORS["step_into"])

    def new(self, seed: int = 0, game: int = 0) -> NativeState:
        """Game number `game` of the series `seed`, just dealt: the same as `native.deal` gives."""
        cells = np.empty(self.size, np.uint8)
        self.engine[buffers.setup_one](cells, self.params, seed, game, ((seed >> 32) << 1) | CHANCE)
        return NativeState(self, cells)

    def from_plain(self, s: Any) -> NativeState:
        """A plain state as a native one."""
        return NativeState(self, np.frombuffer(self.game.layout.pack(s), np.uint8).copy())


class NativeState:
    """A state of a compiled game: its bytes, and the legal actions of the present decision."""

    __slots__ = ("_actions", "_now", "_step", "cells", "native")

    def __init__(self, native: NativeGame, cells: NDArray[np.uint8]) -> None:
        self.native = native
        self.cells = cells
        self._step = native.step_into
        self._actions = np.empty(native.width, np.int64)
        self._look()

    def _look(self) -> None:
        self._now: int = self.native.legal_into(self.cells, self._actions)

    @property
    def to_act(self) -> int:
        """The seat to act, or -1 when the game is over."""
        return self._now >> SEAT

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._now < 0

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        actions: list[int] = self._actions[: self._now & COUNT].tolist()
        return actions

    def step(self, action: int) -> None:
        """Plays a legal action; as in all compiled code, legality is the caller's care."""
        self._now = self._step(self.cells, self._actions, action)

    def copy(self) -> NativeState:
        """An independent state, equal in every byte."""
        new = object.__new__(NativeState)
        new.native = self.native
        new.cells = self.cells.copy()
        new._step = self._step
        new._actions = self._actions.copy()
        new._now = self._now
        return new

    def redeal(self, seat: int, a: int, b: int, c: int) -> None:
        """Deals anew, from three random words, all that the seat cannot know."""
        self.native.engine[buffers.redeal_one](self.cells, seat, a, b, c)
        self._look()

    def finish(self, rng: NDArray[np.int64], limit: int = FOREVER) -> int:
        """Plays on at random with the generator `rng` of the players; how many decisions were made."""
        decisions: int = self.native.engine[buffers.finish_one](self.cells, rng, limit)
        self._look()
        return decisions

    def scores(self) -> list[int]:
        """The points of every seat, final or as they stand."""
        return self._results()[0]

    def winners(self) -> list[int]:
        """The seats that win, or would win now."""
        return [seat for seat, won in enumerate(self._results()[1]) if won]

    def _results(self) -> tuple[list[int], list[int]]:
        points, won = np.empty((2, self.native.seats), np.int64)
        self.native.engine[buffers.scores_into](self.cells, points, won)
        return points.tolist(), won.tolist()

    def plain(self) -> Any:
        """The same state for the plain engine."""
        return self.native.game.layout.unpack(self.cells.tobytes())
