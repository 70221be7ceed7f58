"""Observations of single states, by compiled code, and what their cells are called."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network import forward, looking
from holocene.bots.search import no_instinct, policy
from holocene.core.compiling import accel
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.research import doors, rivals, steps


def inclined(game: Game) -> list[ModuleType]:
    """How instinct plays a game, for batches; one that has none does not judge."""
    return [policy] if game.has_instinct else [no_instinct, policy]


@cache
def compile_doors(game: Game) -> Engine:
    """The loops of `doors` over a game's compiled rules."""
    return accel.compile_loops(game, [*inclined(game), forward, looking, steps, rivals, doors])


class Observer:
    """Writes observations of one game's states.

    >>> from holocene.core.compiling.fast import NativeGame
    >>> from holocene.core.contract.registry import load_game
    >>> game = load_game("s-evolution")
    >>> observer = Observer(game)
    >>> row = observer.observe(NativeGame(game, {"players": 2}).new(seed=7).cells, seat=0)
    >>> observer.named(row)["round"].tolist(), len(row) == game.observation_size()
    ([1], True)
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = game.observation_size()
        self.fields = game.observation_fields()
        self._door = compile_doors(game)[doors.observe_one]

    def observe(self, cells: NDArray[np.uint8], seat: int) -> NDArray[np.int8]:
        """What a seat knows of the state with these bytes."""
        out = np.zeros(self.size, np.int8)
        self._door(cells, seat, out)
        return out

    def named(self, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of an observation, or of rows of them, by the names of their features."""
        return {f.name: row[..., f.offset : f.offset + f.length] for f in self.fields}

    def scales(self) -> NDArray[np.float32]:
        """What each cell is divided by to bring it near 1."""
        return np.repeat([f.scale for f in self.fields], [f.length for f in self.fields]).astype(np.float32)
