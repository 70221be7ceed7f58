"""The bot `random`: any legal move, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holocene.bots.base import Clock
from holocene.core.contract.game import Game


class RandomBot:
    """Needs to know nothing of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        return rng.choice(legal)
