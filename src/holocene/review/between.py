"""What changes a seat's prospects between two of its decisions: what chance shows it, and what the others do.

What a move could be expected to bring is compared with what the seat sees after it: the difference is luck. Whatever
else changes while others play is theirs.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np

from holocene.core.matches.match import Match
from holocene.core.states.rng import seed_rng
from holocene.review.loops import NONE
from holocene.review.summing import NOTHING, minus, plus
from holocene.review.told import Since, Worth
from holocene.review.trials import luck_of, seed_of
from holocene.review.weighing import Scales

DEALS: Final = 96  # in which a position is looked at
LOOKS: Final = 6  # deals that show whether chance has a part in a move …
TRIES: Final = 64  # … found among so many
HALF: Final = 0.5  # of the deals must allow another's move, so that it is compared with what came of it


class Between:
    """Looks at a match between the decisions of one seat, by what this seat sees."""

    def __init__(self, match: Match, scales: Scales) -> None:
        self.match = match
        self.game = match.game
        self.scales = scales
        self.seat = scales.seat

    def start(self) -> Worth:
        """What the seat may hope for before anything is dealt; a game from a position begins with it."""
        if self.match.position is not None:
            return self.worth_at(0)
        rng, params, found = self._rng(-1), self.game.params(self.match.options), []
        for _ in range(DEALS):
            s = self.game.layout.blank()
            seed_rng(s.rng, *seed_of(rng))
            self.game.plain.setup(s, params)
            found.append(self.scales.field(s).trials([NONE], 1, luck_of(rng)).worth(NONE))
        total = plus(*found)
        return Worth(total.chance / DEALS, total.points / DEALS)

    def since_start(self, start: Worth, last: int, now: Worth) -> Since:
        """What changed from before the deal to the worth `now` before the move `last`: the deal is luck."""
        dealt = minus(self.worth_at(0), start)
        luck = plus(dealt, *(self.luck(ply) for ply in range(last)))
        rest = minus(minus(now, start), luck)
        if all(made.seat == self.seat for made in self.match.made[:last]):
            return Since(0, plus(luck, rest), NOTHING, NOTHING)  # nobody else has done anything
        return Since(0, luck, rest, NOTHING)

    def since(self, first: int, last: int, after: Worth, now: Worth) -> Since:
        """What changed from the move `first`, which was worth `after` when it was made, to the worth `now` before the
        move `last`."""
        changed = minus(now, after)
        if any(made.seat != self.seat for made in self.match.made[first:last]):
            luck = plus(self.luck(first, after), *(self.luck(ply) for ply in range(first + 1, last)))
            return Since(first, luck, minus(changed, luck), NOTHING)
        if any(self.shows_chance(ply) for ply in range(first, last)):
            return Since(first, changed, NOTHING, NOTHING)
        return Since(first, NOTHING, NOTHING, changed)

    def worth_at(self, ply: int) -> Worth:
        """What the seat may hope for after so many moves."""
        view = self.game.view(self.match.states[ply], self.seat)
        return self._worth(self.game.imagine(view, self._rng(ply)), ply)

    def _worth(self, s: Any, ply: int, move: int = NONE) -> Worth:
        """What a position, as it is imagined, is worth when a move is made; not a number where it cannot be."""
        trials = self.scales.field(s).trials([move], DEALS, luck_of(self._rng(ply)))
        is_there = np.isfinite(trials.found[:, 0, 0])
        if is_there.mean() < HALF:
            return Worth(float("nan"), float("nan"))
        chance, points = trials.found[is_there, 0].mean(0)
        return Worth(float(chance), float(points))

    def luck(self, ply: int, expected: Worth | None = None) -> Worth:
        """What chance gave the seat in a move, or took from it; `expected` is what the move was worth before."""
        if not self.shows_chance(ply) or self.game.plain.is_over(self.match.states[ply + 1]):
            return NOTHING
        if expected is None:
            s = self.game.imagine(self.game.view(self.match.states[ply], self.seat), self._rng(ply))
            expected = self._worth(s, ply, self.match.made[ply].action)
        luck = minus(self.worth_at(ply + 1), expected)
        return luck if np.isfinite(luck.chance) else NOTHING

    def shows_chance(self, ply: int) -> bool:
        """Whether what the seat saw of a move could have been something else: it is made in other deals."""
        made, seat = self.match.made[ply], self.seat
        if not made.reveals or (made.seat != seat and not self.match.events_of(ply, seat)):
            return False
        before = self.match.states[ply]
        s = self.game.imagine(self.game.view(before, seat), self._rng(ply))
        rng, seen, views = self._rng(ply), self.game.view(self.match.states[ply + 1], seat), 0
        for _ in range(TRIES):
            deal = self.game.layout.copy(s)
            seed_rng(deal.rng, *seed_of(rng))
            self.game.plain.redeal(deal, seat)
            if not self.game.plain.is_legal(deal, made.action):
                continue
            self.game.plain.step(deal, made.action)
            if self.game.view(deal, seat) != seen:
                return True
            views += 1
            if views == LOOKS:
                break
        return False

    def _rng(self, ply: int) -> Random:
        return Random(f"between {self.seat} {ply}")
