"""What a table comes to for those who sat there: by place among themselves, and against the same seat elsewhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import NamedTuple


class Result(NamedTuple):
    """A table that is over: who sat where, everybody's points in the game, and their places from 0. Both are empty
    where nothing came of it, because the table was deleted."""

    round: int
    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


def places_of(points: Sequence[int], winners: Collection[int], resigned: Collection[int] = ()) -> tuple[int, ...]:
    """Who won comes first, who gave up last; the others by points. Those who are equal share the better place.

    >>> places_of([30, 42, 30], winners=[1]), places_of([30, 42], winners=[0], resigned=[1])
    ((1, 0, 1), (0, 1))
    """
    keys = [(seat not in winners, seat in resigned, -each) for seat, each in enumerate(points)]
    return tuple(sum(other < own for other in keys) for own in keys)


def match_points(places: Sequence[int]) -> tuple[float, ...]:
    """One for everybody whom one is ahead of, half for everybody whom one shares a place with.

    >>> match_points([0, 1]), match_points([1, 0, 1]), match_points([0, 0])
    ((1.0, 0.0), (0.5, 2.0, 0.5), (0.5, 0.5))
    """
    return tuple(
        sum((1.0 if other > own else 0.5 for at, other in enumerate(places) if at != seat and other >= own), 0.0)
        for seat, own in enumerate(places)
    )


def duplicates(results: Sequence[Result]) -> list[tuple[float, ...]]:
    """By table, how many points each seat made more than the mean of those who had the same seat elsewhere, with the
    same deal; nothing where nobody had.

    >>> one, other = Result(1, (1, 2), (30, 20), (0, 1)), Result(1, (3, 4), (26, 24), (0, 1))
    >>> duplicates([one, other])
    [(4.0, -4.0), (-4.0, 4.0)]
    """
    made: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for result in results:
        for seat, points in enumerate(result.points):
            made[result.round, seat].append(points)
    return [
        tuple(_against(points, made[result.round, seat]) for seat, points in enumerate(result.points))
        for result in results
    ]


def _against(own: int, made: Sequence[int]) -> float:
    others = len(made) - 1
    return own - (sum(made) - own) / others if others else 0.0
