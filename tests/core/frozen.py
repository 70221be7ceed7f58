"""The cards on which the tests of Progress stand: a copy of the built-in set that stays as it is.

The built-in cards are balanced now and then; a test that names one, or plays a golden game, would have to follow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import holocene
from holocene import Match
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game

CARDS = Path(__file__).parents[1] / "progress" / "standard"


def cards_of(game: str) -> Path | None:
    """The folder of a game's frozen cards; nothing for a game that is tested with its own."""
    return CARDS if game == "progress" else None


def frozen_game(game: str = "progress") -> Game:
    """A game with its frozen cards."""
    return load_game(game, cards_of(game))


def new(game: str = "progress", **options: Any) -> Match:
    """A new match with the frozen cards, unless the test has others."""
    return holocene.new(game, **{"pack": cards_of(game), **options})


def position(text: str, game: str = "progress", **options: Any) -> Match:
    """A match from a position in words with the frozen cards, unless the test has others."""
    return holocene.position(text, game, **{"pack": cards_of(game), **options})
