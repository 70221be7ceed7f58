"""Who of a group sits where: everybody first, second and so on about equally often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from holocene.server.club.events.history import BOT, Group, Past


def seated(group: Sequence[int], past: Past, rng: Random) -> Group:
    """The group in the order of seats. A seat costs somebody as much as she has had it before; a bot does not mind.
    Of several orders that cost the same, one is drawn.

    >>> from holocene.server.club.events.history import past_of
    >>> seated((3, 5), past_of([(3, 7), (8, 5)]), Random(1))
    (5, 3)
    """
    ways = list(permutations(group))
    rng.shuffle(ways)
    return min(ways, key=lambda way: cost(way, past))


def cost(way: Sequence[int], past: Past) -> tuple[int, int]:
    """All that it costs, and how unevenly somebody comes to have sat."""
    people = [(seat, number) for seat, number in enumerate(way) if number != BOT]
    before = sum(past.sat[number][seat] for seat, number in people)
    spreads = (_spread(number, seat, len(way), past) for seat, number in people)
    return before, max(spreads, default=0)


def _spread(number: int, taken: int, size: int, past: Past) -> int:
    counts = [past.sat[number][seat] + (seat == taken) for seat in range(size)]
    return max(counts) - min(counts)
