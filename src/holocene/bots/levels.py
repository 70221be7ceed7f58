"""The levels that people choose their opponents by, from a friendly beginner to the strongest."""

from __future__ import annotations

import msgspec

from holocene.bots.base import Bot
from holocene.bots.greedy import GreedyBot
from holocene.bots.instinct import InstinctBot
from holocene.bots.network.shipped import find, shipped
from holocene.bots.search.bot import SearchBot
from holocene.bots.search.guided import RACE, SETTINGS, GuidedBot
from holocene.bots.search.tree import Settings
from holocene.core.contract.game import Game

FORAGERS_NOISE = 500
SCHOLARS_SIMULATIONS = 48
SCHOLARS_FORESIGHT = Settings(rounds=1.0)


def forager(game: Game) -> Bot:
    """Takes what lies at hand: by instinct, and often wrong."""
    return InstinctBot(game, FORAGERS_NOISE)


def farmer(game: Game) -> Bot:
    """Plans one turn."""
    return GreedyBot(game)


def artisan(game: Game) -> Bot:
    """Has practised: by instinct."""
    return InstinctBot(game)


def scholar(game: Game) -> Bot:
    """Thinks ahead a little."""
    return SearchBot(game, SCHOLARS_SIMULATIONS, settings=SCHOLARS_FORESIGHT)


def visionary(game: Game, seconds: float = 0.0, simulations: int = 0, threads: int = 1) -> Bot:
    """Thinks ahead for as long as the clock allows."""
    return SearchBot(game, simulations, seconds, threads)


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
) -> Bot:
    """Searches by a network that learned by playing itself; at a game without one it is the visionary."""
    if not path and shipped(game) is None:
        return visionary(game, seconds, simulations, threads)
    settings = msgspec.structs.replace(SETTINGS, explore=explore, urgency=urgency, by_wins=by_wins)
    race = msgspec.structs.replace(RACE, moves=moves, trust=trust, clear=clear)
    return GuidedBot(game, find(str(path), game), simulations, seconds, threads, settings, race)
