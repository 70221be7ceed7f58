"""Hints for people: what the search thinks of a decision, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, cast

import msgspec

from holocene.bots.base import Clock
from holocene.bots.search.bot import SearchBot
from holocene.core.game import Facts, Game, Say

CANDIDATES: Final = 3


class Candidate(msgspec.Struct, frozen=True):
    """A move worth a look: its chance of victory, and its share of all the search tried."""

    move: str
    win: float
    share: float


class Reason(msgspec.Struct, frozen=True):
    """A sentence of the game's locale file, and its facts."""

    key: str
    facts: Facts


class Hint(msgspec.Struct, frozen=True):
    """The kind of move (the heading it is shown under), candidates, and the best of them with its reason."""

    kind: str
    candidates: tuple[Candidate, ...]
    move: str
    win: float
    reason: Reason


def hint(game: Game, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
    """What to play with this view. While the search is not compiled, it is the game's own advice, without chances."""
    found = SearchBot(game).think(view, Clock(seconds), rng) if len(legal) > 1 else []
    total = sum(candidate.visits for candidate in found)
    candidates = tuple(
        Candidate(game.notation(candidate.action), candidate.win, candidate.visits / total)
        for candidate in found[:CANDIDATES]
        if candidate.visits
    )
    move = candidates[0].move if candidates else legal[0] if len(legal) == 1 else game.advise(view, rng)
    key, facts = game.reason(game.imagine(view, rng), game.parse(move))
    win = candidates[0].win if candidates else 0.5
    kind = game.board(cast(Say, str)).group(view, move)  # a kind is a key: nothing is said of it here
    return Hint(kind, candidates, move, win, Reason(key, facts))
