"""One game as a row of numbers, which is all that the laboratory keeps of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from holocene.core.matches.census import Census
from holocene.core.matches.match import Match


class GameCount(msgspec.Struct, frozen=True):
    """What is known of one game; lists run over the seats."""

    number: int
    deal: int
    decisions: int
    order: list[int]  # seats in turn order
    turns: list[int]
    ages: list[dict[int, int]]  # turns of a seat in each age
    scores: list[int]
    winners: list[int]
    lines: dict[str, list[int]]  # points by the line of the score sheet
    changes: int  # of the lead, looked at between turns
    halfway: list[int]  # who had most points after half the turns
    rank: str
    ending: str
    used: dict[str, list[list[str]]]
    fates: dict[str, dict[str, int]]


def count(match: Match, census: Census, number: int = 0, deal: int = 0) -> GameCount:
    """Counts a match that is over, the so-manieth of a series."""
    sheet = match.score_sheet()
    ages: list[dict[int, int]] = [{} for _ in match.seats]
    leaders = []
    for s, seats in _turns(match, census):
        for seat in seats:
            age = census.age(s, seat)
            ages[seat][age] = ages[seat].get(age, 0) + 1
        leaders.append(_leaders([match.game.plain.score(s, seat) for seat in range(len(match.seats))]))
    leaders.append(_leaders(sheet.totals))
    counted = census.count(match)
    return GameCount(
        number=number,
        deal=deal,
        decisions=len(match.made),
        order=[int(seat) for seat in census.order(match.states[0])],
        turns=[sum(each.values()) for each in ages],
        ages=ages,
        scores=list(sheet.totals),
        winners=list(sheet.winners),
        lines={line.key: list(line.points) for line in sheet.lines},
        changes=lead_changes(leaders),
        halfway=leaders[len(leaders) // 2],
        rank=sheet.rank,
        ending=census.ending(match),
        used=counted.used,
        fates=counted.fates,
    )


def _turns(match: Match, census: Census) -> Iterator[tuple[object, list[int]]]:
    """The first state of every turn, and whose turn it is."""
    now = None
    for s in match.states[:-1]:
        number, seats = census.turn(s)
        if number != now:
            now = number
            yield s, list(seats)


def _leaders(scores: list[int] | tuple[int, ...]) -> list[int]:
    most = max(scores)
    return [seat for seat, score in enumerate(scores) if score == most]


def lead_changes(leaders: list[list[int]]) -> int:
    """How often another seat took the lead alone from the one that had it.

    >>> lead_changes([[0, 1], [0], [0, 1], [1], [1], [0]])
    2
    """
    alone = [each[0] for each in leaders if len(each) == 1]
    return sum(a != b for a, b in pairwise(alone))
