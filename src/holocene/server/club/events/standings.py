"""How the entrants of an event stand, and why those with equal points stand in this order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Literal, TypeAlias

import msgspec

from holocene.server.club.events.history import BOT
from holocene.server.club.events.scoring import Result, duplicates, match_points

Main: TypeAlias = Literal["places", "duplicate"]


class Standing(msgspec.Struct, frozen=True):
    """An entrant's place, which several may share, and what it is given by. `points` are for places at tables,
    `duplicate` is how much better than the same seat elsewhere, `buchholz` what the opponents came to, `median` the
    same without the best and the worst. `direct` is for those who are equal in all that: how often one was ahead of
    them, less how often behind."""

    number: int
    place: int
    points: float
    duplicate: float
    median: float
    buchholz: float
    direct: int
    firsts: int
    played: int


def scores(results: Sequence[Result], main: Main = "places") -> dict[int, float]:
    """What the next round is drawn by: the points of everybody who has played, in halves."""
    found: defaultdict[int, float] = defaultdict(float)
    if main == "places":
        for result in results:
            for number, points in zip(result.seats, match_points(result.places), strict=False):
                found[number] += points
        return found
    order = {standing.number: standing.place for standing in standings(sorted(_people(results)), results, main)}
    for number, place in order.items():  # as many halves as others are behind: who stands near each other meets
        found[number] = sum(other > place for other in order.values()) / 2
    return found


def _people(results: Sequence[Result]) -> set[int]:
    return {number for result in results for number in result.seats} - {BOT}


def standings(entrants: Sequence[int], results: Sequence[Result], main: Main = "places") -> list[Standing]:
    """Everybody, the best first; results of rounds that are over. Those whom nothing sets apart share a place, and come
    in the order of entering."""
    points = scores(results)
    firsts: Counter[int] = Counter()
    played: Counter[int] = Counter()
    made: defaultdict[int, float] = defaultdict(float)
    for result, seats in zip(results, duplicates(results), strict=True):
        for number, each, place in zip(result.seats, seats, result.places, strict=False):
            made[number] += each
            firsts[number] += place == 0
            played[number] += 1
    opposed = _opposed(entrants, results, points)
    bare = [
        Standing(
            number, 0, points.get(number, 0.0), round(made[number], 3), _median(opposed[number]),
            round(sum(opposed[number]), 3), 0, firsts[number], played[number],
        )
        for number in entrants
    ]  # fmt: skip
    return _placed(bare, results, main)


def _opposed(entrants: Sequence[int], results: Sequence[Result], points: dict[int, float]) -> dict[int, list[float]]:
    """For each of somebody's tables, what the others at it came to in the mean. A bot counts as the mean entrant."""
    mean = sum(points.get(number, 0.0) for number in entrants) / max(1, len(entrants))
    found: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        if result.points:
            for seat, number in enumerate(result.seats):
                others = [each for at, each in enumerate(result.seats) if at != seat]
                came = [mean if each == BOT else points.get(each, 0.0) for each in others]
                found[number].append(sum(came) / len(came))
    return found


def _median(opposed: Sequence[float]) -> float:
    kept = sorted(opposed)[1:-1] if len(opposed) > 2 else opposed
    return round(sum(kept), 3)


def _order(standing: Standing, main: Main) -> tuple[float, ...]:
    first = (standing.points, standing.duplicate)
    return *(first if main == "places" else first[::-1]), standing.median, standing.buchholz


def _placed(bare: Sequence[Standing], results: Sequence[Result], main: Main) -> list[Standing]:
    placed: list[Standing] = []
    for _, equal in groupby(sorted(bare, key=lambda each: _order(each, main), reverse=True),
                            key=lambda each: _order(each, main)):  # fmt: skip
        tied = list(equal)
        direct = _direct({each.number for each in tied}, results)
        tied = [msgspec.structs.replace(each, direct=direct[each.number]) for each in tied]
        tied.sort(key=lambda each: (-each.direct, -each.firsts, each.number))
        for each in tied:
            ahead = sum((other.direct, other.firsts) > (each.direct, each.firsts) for other in tied)
            placed.append(msgspec.structs.replace(each, place=len(placed) - tied.index(each) + ahead + 1))
    return placed


def _direct(tied: set[int], results: Sequence[Result]) -> Counter[int]:
    """How often each was ahead of others among these, less how often behind."""
    found: Counter[int] = Counter()
    for result in results:
        own = [(number, place) for number, place in zip(result.seats, result.places, strict=False) if number in tied]
        for number, place in own:
            found[number] += sum((other > place) - (other < place) for _, other in own)
    return found
