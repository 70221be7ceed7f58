"""The bot `greedy`: what the game itself advises a simple player, who plans no further than her own turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holocene.bots.base import Clock
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption


class GreedyBot:
    """Takes the game's advice."""

    def __init__(self, game: Game) -> None:
        if not game.has_advice:
            raise BadOption(f"{game.name} gives no advice: choose another bot", "no-advice", game=game.name)
        self.game = game

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        return legal[0] if len(legal) == 1 else self.game.advise(view, rng)
