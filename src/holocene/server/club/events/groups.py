"""Three to five a table: everybody in a group, so that the pairs that sit together cost as little as can be found.

Few enough are divided in the best way that there is. More are divided well: from several beginnings, two people of
different tables change places as long as that makes it better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from holocene.server.club.events.history import Group

EXACT: Final = 12  # people: up to 15,400 ways to sit three a table
BEGINNINGS: Final = 12
Costs = Sequence[Sequence[int]]


def grouped(costs: Costs, size: int, seed: int) -> list[Group]:
    """Groups of indices, all of one size.

    >>> apart = [[0 if a % 2 == b % 2 else 1 for b in range(6)] for a in range(6)]
    >>> grouped(apart, 3, seed=1)
    [(0, 2, 4), (1, 3, 5)]
    """
    found = _best(costs, size) if len(costs) <= EXACT else _good(costs, size, seed)
    return sorted(tuple(sorted(group)) for group in found)


def total(costs: Costs, groups: Sequence[Sequence[int]]) -> int:
    """What groups cost together."""
    return sum(_within(costs, group) for group in groups)


def _within(costs: Costs, group: Sequence[int]) -> int:
    return sum(costs[a][b] for a, b in combinations(group, 2))


def _best(costs: Costs, size: int) -> list[Group]:
    """Tries all ways, the first who is left with whoever; leaves a way as soon as it costs what another did."""
    best: list[Group] = []
    least: int | None = None

    def extend(left: tuple[int, ...], groups: list[Group], so_far: int) -> None:
        nonlocal best, least
        if least is not None and so_far >= least:
            return
        if not left:
            best, least = list(groups), so_far
            return
        first, *others = left
        for cost, group in sorted((_within(costs, (first, *some)), some) for some in combinations(others, size - 1)):
            rest = tuple(each for each in others if each not in group)
            extend(rest, [*groups, (first, *group)], so_far + cost)

    extend(tuple(range(len(costs))), [], 0)
    return best


def _good(costs: Costs, size: int, seed: int) -> list[Group]:
    found = (_settled(costs, groups) for groups in _beginnings(len(costs), size, Random(seed)))
    best = min(found, key=lambda groups: total(costs, groups))
    return [tuple(group) for group in best]


def _beginnings(n: int, size: int, rng: Random) -> Iterator[list[list[int]]]:
    """First as they stand, then with everybody moved a little, or far."""
    for attempt in range(BEGINNINGS):
        order = sorted(range(n), key=lambda at: at + rng.uniform(0, attempt * size))
        yield [order[at : at + size] for at in range(0, n, size)]


def _settled(costs: Costs, groups: list[list[int]]) -> list[list[int]]:
    """Changes places of two until no change makes it better."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            for a in range(len(one)):
                for b in range(len(other)):
                    if _gain(costs, one, a, other, b) > 0:
                        one[a], other[b] = other[b], one[a]
                        is_better = True
    return groups


def _gain(costs: Costs, one: list[int], a: int, other: list[int], b: int) -> int:
    """How much less it costs when the two change places."""
    x, y = one[a], other[b]
    at_one = sum(costs[x][each] - costs[y][each] for at, each in enumerate(one) if at != a)
    at_other = sum(costs[y][each] - costs[x][each] for at, each in enumerate(other) if at != b)
    return at_one + at_other
