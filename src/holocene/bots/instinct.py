"""The bot `instinct`: the move that appeals most at first sight, or nearly so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holocene.bots.base import Clock
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption


class InstinctBot:
    """Weighs every legal move once; `noise` is by how much it errs at most, in hundredths of a victory point."""

    def __init__(self, game: Game, noise: int = 0) -> None:
        if not game.has_instinct:
            raise BadOption(f"{game.name} knows no instinct: choose another bot", "no-instinct", game=game.name)
        self.game = game
        self.noise = noise

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        s = self.game.imagine(view, rng)
        appeal, weights = self.game.plain.appeal, self.game.instinct(s.players)
        return max(legal, key=lambda move: appeal(s, self.game.parse(move), weights) + rng.randint(0, self.noise))
