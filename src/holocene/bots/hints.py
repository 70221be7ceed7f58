"""Hints for people: what the search thinks of a decision, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from holocene.bots.base import Clock
from holocene.bots.search.bot import Candidate as Tried
from holocene.bots.search.bot import SearchBot
from holocene.core.contract.game import Facts, Game

CANDIDATES: Final = 3


class Candidate(msgspec.Struct, frozen=True):
    """A move worth a look: its chance of victory at the least, and its share of all the search tried."""

    move: str
    win: float
    share: float


class Reason(msgspec.Struct, frozen=True):
    """A sentence of the game's locale file, and its facts."""

    key: str
    facts: Facts


class Hint(msgspec.Struct, frozen=True):
    """The kind of move (the heading it is shown under), candidates, the best first, and that one with its reason."""

    kind: str
    candidates: tuple[Candidate, ...]
    move: str
    win: float
    reason: Reason


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
        Candidate(game.notation(tried.action), at_least(tried.win, tried.visits), tried.visits / total)
        for tried in found[:CANDIDATES]
        if tried.visits
    ]
    if seats > 1:
        candidates.sort(key=lambda candidate: (-candidate.win, -candidate.share))
    return tuple(candidates)


def hint(game: Game, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
    """What to play with this view. While the search is not compiled, it is the game's own advice, without chances."""
    found = SearchBot(game).think(view, Clock(seconds), rng) if len(legal) > 1 else []
    s = game.imagine(view, rng)
    candidates = worth_a_look(game, found, s.players)
    move = candidates[0].move if candidates else legal[0] if len(legal) == 1 else game.advise(view, rng)
    key, facts = game.reason(s, game.parse(move))
    win = candidates[0].win if candidates else 0.5
    kind = game.board().group(view, move)
    return Hint(kind, candidates, move, win, Reason(key, facts))
