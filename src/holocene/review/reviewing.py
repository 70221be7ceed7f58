"""The review of a finished match: `review` makes it whole, `reviewing` decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from holocene.core.matches.match import Match
from holocene.review.told import Part, Review

BUDGET: Final = 800  # deals in which a close decision's moves are compared

Progress: TypeAlias = Callable[[int, int], None]


def reviewing(match: Match, seat: int, *, budget: int = BUDGET) -> Iterator[Part]:
    """The parts of a review, as they are found: decisions in their order, then the whole.

    It follows from the record, the seat and the budget alone. CannotReview where the match goes on, or no network
    knows its cards.
    """
    raise NotImplementedError


def review(match: Match, seat: int, *, budget: int = BUDGET, progress: Progress | None = None) -> Review:
    """The whole review. `progress` is told how many decisions of how many are judged; what it raises ends the work."""
    for part in reviewing(match, seat, budget=budget):
        if progress is not None:
            progress(part.done, part.total)
        if part.review is not None:
            return part.review
    raise AssertionError("a review ends with the whole")
