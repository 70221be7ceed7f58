"""What a hint is made of."""

from __future__ import annotations

from typing import Final

import msgspec

from holocene.core.contract.game import Facts

CANDIDATES: Final = 3


class Candidate(msgspec.Struct, frozen=True):
    """A move worth a look, its share of all that was tried, and what is known of it: the chance of victory, the points
    and the place to expect. Without points: how many points ahead of the best other seat she may expect to be."""

    move: str
    share: float | None = None
    win: float | None = None
    points: float | None = None
    place: int | None = None
    lead: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """The key of a sentence, and its facts."""

    key: str
    facts: Facts = {}


class Hint(msgspec.Struct, frozen=True):
    """The kind of move (the heading it is shown under), candidates, the best first, and that one: by how much it is
    better than the next, and why; each may be unknown."""

    kind: str
    candidates: tuple[Candidate, ...]
    move: str
    gain: Reason | None
    reason: Reason | None
