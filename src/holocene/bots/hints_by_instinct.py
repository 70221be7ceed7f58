"""Hints for games without a network: the search by instinct, and the game's own prospects."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from holocene.bots.base import Clock
from holocene.bots.hints_told import CANDIDATES, Candidate
from holocene.bots.search.bot import Candidate as Tried
from holocene.bots.search.bot import SearchBot
from holocene.bots.search.no_prospect import prospect as prospect_of
from holocene.core.contract.game import Game

MOST: Final = 20  # moves that belong to one, such as its payment
DOUBT: Final = 0.03  # by which chances of victory differ that the search cannot tell apart


def by_instinct(game: Game, s: Any, view: Any, seconds: float, rng: Random) -> tuple[Candidate, ...]:
    """What the search found; while it is not compiled, the game's own advice alone."""
    candidates = worth_a_look(game, SearchBot(game).think(view, Clock(seconds), rng), s.players)
    if not candidates:
        return (Candidate(game.advise(view, rng)),)
    return with_prospects(game, s, candidates, rng) if s.players > 1 and within_doubt(candidates) else candidates


def at_least(win: float, visits: int) -> float:
    """A chance of victory less its standard error, so that a move that was hardly tried does not look better.

    >>> [round(at_least(0.5, visits), 2) for visits in (1, 25, 2500)]
    [0.0, 0.4, 0.49]
    """
    return max(0.0, win - sqrt(0.25 / visits))


def worth_a_look(game: Game, found: Sequence[Tried], seats: int) -> tuple[Candidate, ...]:
    """The moves that the search tried most, in the order of the victory they promise; alone, as the search has them.

    Alone points count, and hardly a game is lost.
    """
    total = sum(tried.visits for tried in found)
    candidates = [
        Candidate(game.notation(tried.action), tried.visits / total, at_least(tried.win, tried.visits))
        for tried in found[:CANDIDATES]
        if tried.visits
    ]
    if seats > 1:
        candidates.sort(key=lambda candidate: (-(candidate.win or 0.0), -(candidate.share or 0.0)))
    return tuple(candidates)


def within_doubt(candidates: Sequence[Candidate]) -> bool:
    """Whether chances of victory tell nothing: next to none, next to certain, or all alike.

    >>> within_doubt([Candidate("a", win=0.01), Candidate("b", win=0.02)])
    True
    >>> within_doubt([Candidate("a", win=0.6), Candidate("b", win=0.4)])
    False
    """
    wins = [candidate.win or 0.0 for candidate in candidates]
    return max(wins) - min(wins) <= DOUBT


def with_prospects(game: Game, s: Any, candidates: Sequence[Candidate], rng: Random) -> tuple[Candidate, ...]:
    """The same with the lead and the place to expect, where the game has prospects: they tell how seats differ."""
    if not game.prospects(s.players):
        return tuple(candidates)
    weights, seat = [*game.instinct(s.players), *game.prospects(s.players)], game.plain.to_act(s)
    prospect = game.plain[prospect_of]  # the game's own: an engine looks functions up by their names
    found = []
    for candidate in candidates:
        later = _made(game, s, candidate.move, rng)
        points = [prospect(later, each, weights) for each in range(s.players)]
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        place = 1 + sum(other > points[seat] for other in points)
        found.append(msgspec.structs.replace(candidate, lead=round(lead / 100), place=place))
    return tuple(found)


def _made(game: Game, s: Any, move: str, rng: Random) -> Any:
    """The state after a move and what belongs to it, such as its payment, as the game advises."""
    later = game.layout.copy(s)
    game.plain.step(later, game.parse(move))
    asked, seat = game.phase(game.view(s, game.plain.to_act(s))), game.plain.to_act(s)
    for _ in range(MOST):
        if game.plain.is_over(later) or game.plain.to_act(later) != seat or game.phase(game.view(later, seat)) == asked:
            break
        game.plain.step(later, game.parse(game.advise(game.view(later, seat), rng)))
    return later
