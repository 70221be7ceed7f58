"""The levels that people choose their opponents by, from a friendly beginner to the strongest.

Where a network plays the game, all but the champion play by one look of it, each without what it overlooks
(`overlooking`); the champion searches. Elsewhere they play by what the game has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from holocene.bots.base import Bot
from holocene.bots.greedy import GreedyBot
from holocene.bots.instinct import InstinctBot
from holocene.bots.network.shipped import find, shipped
from holocene.bots.overlooking import OverlookingBot, overlooked_at
from holocene.bots.search.bot import SearchBot
from holocene.bots.search.guided import RACE, SETTINGS, GuidedBot
from holocene.bots.search.tree import Settings
from holocene.core.contract.game import Game

FORAGERS_NOISE: Final = 500
HERDERS_NOISE: Final = 250
ONE_ROUND: Final = Settings(rounds=1.0)


def forager(game: Game) -> Bot:
    """Takes what lies at hand."""
    return _overlooking("forager", game, lambda: InstinctBot(game, FORAGERS_NOISE))


def herder(game: Game) -> Bot:
    """Moves on before anything is built."""
    return _overlooking("herder", game, lambda: InstinctBot(game, HERDERS_NOISE))


def farmer(game: Game) -> Bot:
    """Sees its own field, and no further than the next harvest."""
    return _overlooking("farmer", game, lambda: GreedyBot(game))


def artisan(game: Game) -> Bot:
    """Bent over the work at hand: forgets what is built already."""
    return _overlooking("artisan", game, lambda: InstinctBot(game))


def merchant(game: Game) -> Bot:
    """Trades as if tomorrow would always come."""
    return _overlooking("merchant", game, lambda: SearchBot(game, 24, settings=ONE_ROUND))


def scholar(game: Game) -> Bot:
    """Knows the books, and never looks up at the others."""
    return _overlooking("scholar", game, lambda: SearchBot(game, 48, settings=ONE_ROUND))


def inventor(game: Game) -> Bot:
    """Trusts the first idea, which is nearly always good."""
    return _overlooking("inventor", game, lambda: SearchBot(game, 300))


def _overlooking(level: str, game: Game, otherwise: Callable[[], Bot]) -> Bot:
    """One look of the network without what a level overlooks; or another player, at a game without one."""
    overlooked = overlooked_at(game).get(level)
    return otherwise() if overlooked is None else OverlookingBot(game, overlooked)


def visionary(
    game: Game, seconds: float = 0.0, simulations: int = 0, threads: int = 1, rounds: float = Settings().rounds
) -> Bot:
    """Thinks ahead by instinct for as long as the clock allows: the strongest level of games without a network."""
    return SearchBot(game, simulations, seconds, threads, Settings(rounds=rounds))


def champion(
    game: Game,
    seconds: float = 0.0,
    simulations: int = 0,
    threads: int = 1,
    path: str = "",
    explore: float = SETTINGS.explore,
    urgency: float = SETTINGS.urgency,
    by_wins: float = SETTINGS.by_wins,
    moves: int = RACE.moves,
    trust: float = RACE.trust,
    clear: float = RACE.clear,
    rounds: float = SETTINGS.rounds,
) -> Bot:
    """Searches by a network that learned by playing itself; at a game without one it is the visionary."""
    if not path and shipped(game) is None:
        return visionary(game, seconds, simulations, threads)
    settings = msgspec.structs.replace(SETTINGS, explore=explore, urgency=urgency, by_wins=by_wins, rounds=rounds)
    race = msgspec.structs.replace(RACE, moves=moves, trust=trust, clear=clear)
    return GuidedBot(game, find(str(path), game), simulations, seconds, threads, settings, race)
