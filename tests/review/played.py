"""Finished games to review: quick bots, which look once at every decision."""

from __future__ import annotations

from random import Random

from holocene.bots.base import Clock
from holocene.bots.registry import make_ready
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret

BUDGET = 12
# Alone, the last third of a game is enough, from a position. The others are whole, from the deal.
TABLES = {
    "progress": ("progress", "farmer", 2, 0),
    "alone": ("progress", "farmer", 1, 230),
    "tricks": ("s-evolution", "herder", 3, 0),
}


def played(name: str, level: str, players: int, skipped: int, seed: int = 1) -> Match:
    """A game of a level against itself; where some are skipped, it begins after so many moves."""
    game = load_game(name)
    match = Match(game, game.read_options({"players": players}), new_secret(seed))
    bot, rng = make_ready(level, game), Random(seed)
    while (seat := match.to_act) is not None:
        if skipped and skipped == len(match.made):
            skipped, match = 0, Match(game, match.options, match.secret, position=game.describe(match.state))
        match.play(bot.choose(match.view(seat), match.legal(), Clock(60.0), rng))
    return match
