"""Moves tried in the same deals: what each came to, and how far that can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.bots.search.tree import SEATS
from holocene.core.contract.engine import Engine
from holocene.core.states.rng import MASK32, WORDS, seed_rng
from holocene.review import loops
from holocene.review.told import Worth

Array: TypeAlias = NDArray[np.float64]
Luck: TypeAlias = NDArray[np.int64]  # the words of a generator


class Trials(NamedTuple):
    """Moves, and what each came to in every deal: a chance and points."""

    actions: tuple[int, ...]
    found: Array  # deal, move, chance and points

    @property
    def deals(self) -> int:
        """In how many deals each move was tried."""
        return len(self.found)

    def worth(self, action: int) -> Worth:
        """The mean of a move."""
        return _worth(self._of(action).mean(0))

    def doubt(self, action: int) -> Worth:
        """The standard error of that mean."""
        return _error(self._of(action))

    def behind(self, action: int, best: int) -> tuple[Worth, Worth]:
        """By how much a move is worse than another in the same deals, and the standard error of that."""
        each = self._of(best) - self._of(action)
        return _worth(each.mean(0)), _error(each)

    def with_others(self, others: Trials) -> Trials:
        """The same with further moves, which were tried in the same deals."""
        return Trials(self.actions + others.actions, np.concatenate([self.found, others.found], axis=1))

    def _of(self, action: int) -> Array:
        return self.found[:, self.actions.index(action)]


class Field:
    """A position in which moves are tried by playing on, as far as `seat` can know it."""

    def __init__(self, made: Engine, net: Any, packed: bytes, seat: int, players: int, decisions: int) -> None:
        self.made = made
        self.net = net
        self.cells = np.frombuffer(packed, np.uint8)
        self.seat = seat
        self.players = players
        self.decisions = decisions

    def trials(self, actions: Sequence[int], deals: int, luck: Luck, before: Trials | None = None) -> Trials:
        """Tries moves in so many deals that are drawn from luck, after those made before."""
        found = np.zeros((deals, len(actions), 2))
        buf, worth, wins = np.zeros_like(self.cells), np.zeros(SEATS), np.zeros(SEATS)
        moves = np.array(actions, np.int64)
        self.made[loops.play_on](
            buf, self.cells, self.net, luck, self.seat, self.players, moves, self.decisions, worth, wins, found
        )
        return Trials(tuple(actions), found if before is None else np.concatenate([before.found, found]))


def luck_of(rng: Random) -> Luck:
    """A generator for compiled code."""
    words = [0] * WORDS
    seed_rng(words, *seed_of(rng))
    return np.array(words, np.int64)


def seed_of(rng: Random) -> list[int]:
    """Three words to begin from."""
    return [rng.randint(0, MASK32) for _ in range(3)]


def _worth(row: Array) -> Worth:
    return Worth(float(row[0]), float(row[1]))


def _error(rows: Array) -> Worth:
    """The standard error of the mean of rows."""
    return _worth(rows.std(0, ddof=1) / np.sqrt(len(rows)))
