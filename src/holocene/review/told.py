"""What a review is made of. Moves are notations, words are keys with facts: whoever shows a review says it.

All that a seat is told adds up: what it had `before` a decision, less the `loss` of its move, with all that changed
`since` then, is what it had before the next one; the last of these is the result.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holocene.bots.hints_told import Reason
from holocene.core.contract.game import Event

Mark: TypeAlias = Literal["good", "slip", "mistake", "only", "forced", "decided"]
"""`only`: the one way to win, and it was found; `forced`: all moves come to the same; `decided`: nothing was left to
win or to lose. The last two are never judged."""
Cause: TypeAlias = Literal["decision", "luck", "others"]


class Worth(msgspec.Struct, frozen=True):
    """A chance of victory from 0 to 1, and points; or a difference of the two."""

    chance: float
    points: float


class Since(msgspec.Struct, frozen=True):
    """What changed after the seat's last decision, or since before the deal: by what chance showed it, by what the
    others did, and where neither had a part in it, by what its own moves turned out to be worth (`found`): a look from
    nearer by sees more. `ply` is how many moves had been made before that decision."""

    ply: int
    luck: Worth
    others: Worth
    found: Worth


class Candidate(msgspec.Struct, frozen=True):
    """A move that was compared with the others in the same deals: what it is worth, how often it was tried, and the
    standard error of what it is worth (`doubt`)."""

    move: str
    worth: Worth
    tries: int
    doubt: Worth


class Step(msgspec.Struct, frozen=True):
    """A move that was expected, and who makes it."""

    seat: int
    move: str


class Better(msgspec.Struct, frozen=True):
    """The better move: what speaks for it and not for the one that was played (true by the rules, where there is
    something), by how much it is better (a sentence of hints), and how it was expected to go on, itself first."""

    move: str
    reason: Reason | None
    gain: Reason
    line: tuple[Step, ...]


class Judged(msgspec.Struct, frozen=True):
    """A decision of the seat: when it was due (after so many moves, in which round and age, 0 where there are none) and
    what was asked; what was `played`, what is `best`, and what the position is worth with it (`before`); what the move
    `loss`es against it, and the standard error of that (`doubt`). Candidates are in order, the best first; `better`
    is there for slips and mistakes."""

    ply: int
    round: int
    age: int
    ask: Reason
    played: str
    best: str
    mark: Mark
    before: Worth
    loss: Worth
    doubt: Worth
    candidates: tuple[Candidate, ...]
    since: Since
    better: Better | None = None


class Ending(msgspec.Struct, frozen=True):
    """What became of it: the share of the victory and the points, and what changed since the last decision."""

    worth: Worth
    since: Since


class Turning(msgspec.Struct, frozen=True):
    """A large swing of the chance of victory (alone, of points): the move that made most of it, or the first one of the
    turn that did, counted from 0, in which round, what was its `cause`, what the seat could hope for before and after,
    and what it saw of it. `decision` is the place of the decision that the swing leads to or, by its own fault, comes
    from; the number of decisions where it leads to the end."""

    ply: int
    round: int
    decision: int
    cause: Cause
    before: Worth
    after: Worth
    events: tuple[Event, ...]


class Counts(msgspec.Struct, frozen=True):
    """How many decisions bear each mark."""

    good: int = 0
    slip: int = 0
    mistake: int = 0
    only: int = 0
    forced: int = 0
    decided: int = 0


class Summary(msgspec.Struct, frozen=True):
    """The whole game: a headline, counts, the mean loss of a decision that was judged; what decisions came to (losses,
    and what they were found to be worth), luck and the others, which lead from the start to the end; and the place of
    the decision worth remembering, if there is one: the gravest mistake or slip, else the best moment."""

    headline: Reason
    counts: Counts
    mean_loss: Worth
    decisions: Worth
    luck: Worth
    others: Worth
    moment: int | None


class Review(msgspec.Struct, frozen=True):
    """A seat's game, as far as the seat could know it. `start` is what the seat could hope for before the deal;
    `alone` says that points count, since there is nobody to beat. `budget` is the tries that each close decision got,
    so that the same review can be made again."""

    game: str
    players: int
    seat: int
    alone: bool
    budget: int
    start: Worth
    decisions: tuple[Judged, ...]
    end: Ending
    turning: tuple[Turning, ...]
    summary: Summary


class Part(msgspec.Struct, frozen=True):
    """A review under way: how many decisions of how many are judged, what the seat could hope for before the deal, and
    the one that was judged last; the whole review when there is no more to come."""

    done: int
    total: int
    start: Worth
    judged: Judged | None = None
    review: Review | None = None
