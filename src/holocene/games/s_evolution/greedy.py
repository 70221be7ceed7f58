"""The bot `greedy`, for now without any plan: a random legal move."""

from __future__ import annotations

from random import Random

from holocene.core.game import Game
from holocene.games.s_evolution.view import View


def advise(game: Game, view: View, rng: Random) -> str:
    """The move in notation."""
    return rng.choice(view.legal)
