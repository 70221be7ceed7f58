"""What a puzzle is: a position through one seat's eyes, the moves to find, what every other move comes to, and why.

Everything is plain data. What is said to people is a `Reason`: the key of a sentence and its facts (`telling` puts it
into words). The position is a world that the seat could imagine: what it cannot know was dealt anew, so there is
nothing in it to give away.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from holocene.bots.hints_told import Reason
from holocene.core.contract.ahead import Theme
from holocene.core.errors import Refusal

Kind: TypeAlias = Literal["solved", "on", "less", "refused"]


class Rating(msgspec.Struct, frozen=True):
    """A strength or a difficulty by Glicko-2, on the scale of Elo, and how sure it is."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Outcome(msgspec.Struct, frozen=True):
    """What a move comes to: the chance of victory (alone: not to lose), the points to expect, and in how many trial
    games it was tried. A move that was looked at only once has `tries` 1."""

    move: str
    win: float
    points: float
    tries: int = 1

    @property
    def percent(self) -> int:
        """The chance as it is shown: nothing that is left open is certain.

        >>> [Outcome("end", win, 60.0).percent for win in (0.998, 0.001, 1.0)]
        [99, 1, 100]
        """
        shown = round(100 * self.win)
        return shown if self.win in (0.0, 1.0) else min(99, max(1, shown))


class Proof(msgspec.Struct, frozen=True):
    """How the best move was confirmed: the deep search's trial games, and games that were played to their end after the
    best and after the second move on the same deals, with the mean difference between these and its standard error: of
    victories, and of the points by which the seat is ahead of the best other one (alone, of its points)."""

    searched: int
    played: int
    win: float
    win_error: float
    points: float
    points_error: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle. `line` are the moves to find, one or a few of the same turn; `ways` are others that come to the same.
    `outcomes` tells of every legal first move, the best first."""

    id: str
    game: str
    rules_version: int
    pack_digest: str
    options: dict[str, Any]
    position: str
    seat: int
    line: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...] = ()
    theme: Theme
    outcomes: tuple[Outcome, ...]
    reasons: tuple[Reason, ...] = ()
    proof: Proof
    levels: dict[str, float] = {}
    """The share of looks in which each level plays the first move."""
    rating: Rating

    @property
    def best(self) -> Outcome:
        """What the move to find comes to."""
        return self.outcomes[0]

    @property
    def good(self) -> tuple[str, ...]:
        """The first moves that solve it."""
        return tuple(dict.fromkeys(line[0] for line in (self.line, *self.ways)))

    @property
    def near(self) -> tuple[Outcome, ...]:
        """The moves that come next, at most three: near misses."""
        return tuple(outcome for outcome in self.outcomes if outcome.move not in self.good)[:3]

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def trials(self) -> int:
        """How many trial games were looked at."""
        return self.proof.searched + self.proof.played


class Answer(msgspec.Struct, frozen=True):
    """What a move is answered: `solved`, `on` (right, and one more is wanted), `less` (legal, but not the best; what
    it comes to, and by how much less) or `refused` (against the rules). `made` are the right moves so far."""

    kind: Kind
    move: str
    made: tuple[str, ...]
    outcome: Outcome | None = None
    told: Reason | None = None
    refusal: Refusal | None = None
