"""Actions counted without gaps, from 0 to A - 1, as networks want them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holocene.core.contract.game import Game
from holocene.core.errors import BadMove


class ActionSpace:
    """Every action that a game's card pack can ever offer, in ascending order of the game's own numbers.

    >>> from holocene.core.contract.registry import load_game
    >>> space = ActionSpace(load_game("progress"))
    >>> space.notation(space.parse("discover irrigation"))
    'discover irrigation'
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers: NDArray[np.int64] = np.array(sorted(game.action_space()), np.int64)
        self.dense: NDArray[np.int64] = np.full(self.numbers[-1] + 1, -1, np.int64)
        self.dense[self.numbers] = np.arange(len(self.numbers))

    def __len__(self) -> int:
        return len(self.numbers)

    def number(self, action: int) -> int:
        """The game's own number of an action; BadMove where there is no such action."""
        if not 0 <= action < len(self.numbers):
            last = len(self.numbers) - 1
            raise BadMove(
                f"there is no action {action}: choose from 0 to {last}", "bad-action", action=action, last=last
            )
        return int(self.numbers[action])

    def notation(self, action: int) -> str:
        """The words of an action."""
        return self.game.notation(self.number(action))

    def parse(self, text: str) -> int:
        """The action of a notation."""
        return int(self.dense[self.game.parse(text)])
