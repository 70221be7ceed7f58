"""Finished games to review: quick bots, which look once at every decision."""

from __future__ import annotations

from random import Random

from holocene.bots.base import Clock
from holocene.bots.registry import make_ready
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret

BUDGET = 12
TABLES = {
    "progress": ("progress", "farmer", 2),
    "alone": ("progress", "farmer", 1),
    "tricks": ("s-evolution", "herder", 3),
}


def played(name: str, level: str, players: int, seed: int = 1) -> Match:
    """A game of a level against itself."""
    game = load_game(name)
    match = Match(game, game.read_options({"players": players}), new_secret(seed))
    bot, rng = make_ready(level, game), Random(seed)
    while (seat := match.to_act) is not None:
        match.play(bot.choose(match.view(seat), match.legal(), Clock(60.0), rng))
    return match
