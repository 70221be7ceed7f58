"""The bot `network`: the move that a trained network likes best, after one look."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holocene.bots.base import Clock
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import find
from holocene.core.contract.game import Game


class NetworkBot:
    """Plays by the network of a file, or by the one that came with the package.

    With a `warmth` it draws lots: at 1 it plays each move as often as the network would, at less more often the best.
    """

    def __init__(self, game: Game, path: str = "", warmth: float = 0.0) -> None:
        self.game = game
        self.warmth = warmth
        self.mind = Mind(game, find(str(path), game))

    def prepare(self) -> None:
        """Waits until the network is compiled; before, it plays the same more slowly."""
        if self.mind.compiled is not None:
            self.mind.compiled.result()

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        moves = self.mind.of_view(view, rng).moves
        best = max(moves, key=moves.__getitem__)
        if self.warmth > 0:
            weights = [(share / moves[best]) ** (1 / self.warmth) for share in moves.values()]
            best = rng.choices(list(moves), weights)[0]
        return self.game.notation(best)
