"""What was played so far, as those who draw the next round look at it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

BOT: Final = -1  # who takes a seat that would stay free; all bots of an event are one to those who count
Group: TypeAlias = tuple[int, ...]  # entrants by their numbers; in the order of seats, where they have some


class Player(NamedTuple):
    """An entrant who plays the next round, and the points so far. Points are counted in halves."""

    number: int
    score: float


class Past(NamedTuple):
    """Counts over all tables so far: how often two have met, how often each had a seat, and who has floated, that is
    met somebody of another score at a table of two."""

    met: Counter[tuple[int, int]]
    sat: dict[int, Counter[int]]
    floated: Counter[int]

    def meetings(self, a: int, b: int) -> int:
        """How often two have sat at one table."""
        return self.met[min(a, b), max(a, b)]


def past_of(tables: Iterable[Sequence[int]], floats: Iterable[int] = ()) -> Past:
    """What tables come to, each given by who sat where.

    >>> past = past_of([(3, 5), (5, BOT)])
    >>> past.meetings(5, 3), past.meetings(5, BOT), past.sat[5][0], past.sat[5][1]
    (1, 1, 1, 1)
    """
    met: Counter[tuple[int, int]] = Counter()
    sat: dict[int, Counter[int]] = defaultdict(Counter)
    for seats in tables:
        met.update((min(a, b), max(a, b)) for a, b in combinations(seats, 2))
        for seat, number in enumerate(seats):
            sat[number][seat] += 1
    return Past(met, sat, Counter(floats))
