"""What a card set should reach, and whether a summary shows that it does."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from holocene.arena.lab.measure import bounds
from holocene.arena.lab.summary import Summary
from holocene.arena.lab.things import DOMINATING, UNUSED
from holocene.arena.stats import Estimate
from holocene.core.matches.census import Census

SEAT_MARGIN = 0.03  # of the fair share
RANK_SHARE = 0.05  # of the games alone: less is no spread over the ranks


class Verdict(StrEnum):
    """Met, missed, or too close to tell with so many games."""

    MET = "met"
    MISSED = "missed"
    OPEN = "open"


class Finding(NamedTuple):
    """A target's name, whether it is reached, and by which value it stands or falls."""

    name: str
    verdict: Verdict
    value: Estimate | None = None
    n: int = 0


def findings(summary: Summary, census: Census) -> list[Finding]:
    """Every target that a table of so many players has."""
    found = []
    if census.turns_wanted and summary.players > 1:
        low, high = census.turns_wanted
        turns = summary.turns.mean
        found.append(Finding("turns", _within(turns, low, high), turns))
    if summary.players > 1:
        found.append(_seats(summary))
    elif census.ranks:
        used = sum(n >= RANK_SHARE * summary.games for n in summary.ranks.values())
        found.append(Finding("ranks", Verdict.MET if used == len(census.ranks) else Verdict.MISSED, n=used))
    for flag in (UNUSED, DOMINATING):
        flagged = sum(thing.flag == flag for thing in summary.things)
        found.append(Finding(flag, Verdict.MISSED if flagged else Verdict.MET, n=flagged))
    return found


def _within(value: Estimate, low: float, high: float) -> Verdict:
    if low <= value.value <= high:
        return Verdict.MET
    least, most = bounds(value)
    return Verdict.MISSED if most < low or least > high else Verdict.OPEN


def _seats(summary: Summary) -> Finding:
    """The seat that is farthest from its fair share speaks for all."""
    fair = 1 / summary.players
    verdicts = [_within(seat, fair - SEAT_MARGIN, fair + SEAT_MARGIN) for seat in summary.seats]
    worst = max(summary.seats, key=lambda seat: abs(seat.value - fair))
    low, high = bounds(worst)
    more = Estimate(worst.n, worst.value - fair, low - fair, high - fair)
    for verdict in (Verdict.MISSED, Verdict.OPEN):
        if verdict in verdicts:
            return Finding("seats", verdict, more)
    return Finding("seats", Verdict.MET, more)
