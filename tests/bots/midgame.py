"""States in the middle of a game, for tests of who decides there."""

from __future__ import annotations

from random import Random
from typing import Any

from holocene.core.contract.game import Game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret


def played(game: Game, options: dict[str, Any], moves: int, seed: int, choices: int = 0) -> Any:
    """A state after so many random moves, and as many more as it takes to have so many choices."""
    match = Match(game, game.read_options(options), new_secret(seed))
    rng = Random(seed)
    while match.to_act is not None and (moves > 0 or len(match.legal()) < choices):
        match.play(rng.choice(match.legal()))
        moves -= 1
    return match.state
