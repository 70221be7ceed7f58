"""Players who look once at each decision with a trained network; the bot `network`, which takes what it likes best."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from holocene.bots.base import Clock
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import find
from holocene.core.contract.game import Game


class LookingBot(ABC):
    """Looks once and takes one of the moves, by how much the network likes each."""

    def __init__(self, game: Game, mind: Mind) -> None:
        self.game = game
        self.mind = mind

    def prepare(self) -> None:
        """Waits until the network is compiled; before, it plays the same more slowly."""
        if self.mind.compiled is not None:
            self.mind.compiled.result()

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.game.notation(self.take(self.mind.of_view(view, rng).moves, rng))

    @abstractmethod
    def take(self, moves: Mapping[int, float], rng: Random) -> int:
        """One of the moves, each of which has its share of the network's liking."""


class NetworkBot(LookingBot):
    """Plays by the network of a file, or by the one that came with the package.

    With a `warmth` it draws lots: at 1 it plays each move as often as the network would, at less more often the best.
    """

    def __init__(self, game: Game, path: str = "", warmth: float = 0.0) -> None:
        super().__init__(game, Mind(game, find(str(path), game)))
        self.warmth = warmth

    def take(self, moves: Mapping[int, float], rng: Random) -> int:
        best = max(moves, key=moves.__getitem__)
        if self.warmth > 0:
            weights = [(share / moves[best]) ** (1 / self.warmth) for share in moves.values()]
            best = rng.choices(list(moves), weights)[0]
        return best
