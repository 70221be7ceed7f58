"""Many games at once that all begin at one position, such as that of a small game.

>>> from holocene.research.small import small_game
>>> small = small_game("progress")
>>> batch = PositionBatch(small.game, 64, small.options, small.position, seed=7)
>>> {batch.state(i).round for i in range(64)}
{199}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.core.contract.game import Game
from holocene.research.batch import Actions, Batch


class PositionBatch(Batch):
    """A batch on the CPU whose games begin at a position in words. What is drawn later differs from game to game as
    much as if it had been dealt: the chance to come is that of the deal that the position stands for."""

    def __init__(
        self,
        game: Game,
        n: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None,
        position: str,
        *,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.position = position
        super().__init__(game, n, options, seed=seed, threads=threads)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, from the first on; without a seed, those of the same series again."""
        super().reset(seed)
        self._begin(np.ones(self.n, np.bool_))

    def step(self, actions: Actions) -> None:
        """Plays one action in every game; one that ends gives way to the next of its row."""
        super().step(actions)
        if self.dones.any():
            self._begin(self.dones)

    @cached_property
    def _firsts(self) -> NDArray[Any]:
        """The position at every table."""
        layout = self.game.layout
        found = [layout.pack(self.game.position(self.position, native.options)) for native in self.mix]
        return np.frombuffer(b"".join(found), layout.dtype)

    def _begin(self, rows: NDArray[np.bool_]) -> None:
        """Puts the position in the place of what was dealt in these rows, and shows it."""
        records = self.states.view(self.game.layout.dtype)[:, 0]
        chance = records["rng"][rows]
        records[rows] = self._firsts[self.tables[rows]]
        records["rng"][rows] = chance
        self._run("show_rows")
