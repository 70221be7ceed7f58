"""When a move is a slip or a mistake, and when nothing is said of it.

A mark is given only where the difference is larger than its doubt. The thresholds were measured: docs/review.md.
"""

from __future__ import annotations

from typing import Final

import msgspec

from holocene.review.told import Mark


class Bounds(msgspec.Struct, frozen=True):
    """By how much a move must be worse than the best to be called a slip, or a mistake."""

    slip: float
    mistake: float


CHANCES: Final = Bounds(slip=0.04, mistake=0.08)  # of victory
POINTS: Final = Bounds(slip=1.0, mistake=2.0)  # alone
ERRORS: Final = 2.0  # standard errors that a difference must exceed
LOST: Final = 0.02  # below this chance a game is decided …
WON: Final = 0.98  # … and above this one
WINNING: Final = 0.5  # the chance that the only way to win reaches, and no other move


def bounds(alone: bool) -> Bounds:
    """What counts at a table: chances of victory or, alone, points."""
    return POINTS if alone else CHANCES


def is_beyond(difference: float, doubt: float, bound: float) -> bool:
    """Whether a difference reaches a bound and is no chance of the trials.

    >>> is_beyond(0.09, 0.02, 0.08), is_beyond(0.09, 0.05, 0.08), is_beyond(0.07, 0.01, 0.08)
    (True, False, False)
    """
    return difference >= bound and difference > ERRORS * doubt


def is_decided(best: float, worst: float) -> bool:
    """Whether no move that was looked at wins or loses anything.

    >>> is_decided(0.01, 0.0), is_decided(1.0, 0.99), is_decided(0.99, 0.4)
    (True, True, False)
    """
    return best < LOST or worst > WON


def mark_of(loss: float, doubt: float, by: Bounds) -> Mark:
    """The mark of a move that loses so much, give or take a doubt.

    >>> [mark_of(loss, 0.01, CHANCES) for loss in (0.03, 0.05, 0.09)]
    ['good', 'slip', 'mistake']
    """
    if is_beyond(loss, doubt, by.mistake):
        return "mistake"
    return "slip" if is_beyond(loss, doubt, by.slip) else "good"
