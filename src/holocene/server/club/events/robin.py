"""Everybody with everybody: the rounds of a round robin, made before the first.

With two a table it is the circle method. With more, everybody meets everybody once exactly where a design is known
(nine or fifteen people at tables of three, sixteen at four, twenty-five at five); else the rounds are made one after
the other, each with as few as can be found who meet again, and `balance` tells how even that came to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

from holocene.server.club.events.groups import grouped
from holocene.server.club.events.history import BOT, Group, Player, past_of
from holocene.server.club.events.weights import matrix

Round: TypeAlias = list[Group]

# The schoolgirls of Kirkman: fifteen walk in threes on seven days, and no two twice. This is the first day; on every
# further one the first seven, and the second seven, each take the place of the next among them.
KIRKMAN: Final = ((14, 0, 7), (1, 2, 4), (3, 8, 12), (5, 11, 13), (6, 9, 10))


def whole(entrants: int, size: int) -> int:
    """How many rounds it takes at least until everybody has met everybody.

    >>> whole(6, 2), whole(7, 2), whole(9, 3), whole(10, 3)
    (5, 7, 4, 6)
    """
    return -(-(full(entrants, size) - 1) // (size - 1))


def full(entrants: int, size: int) -> int:
    """Those and as many bots as fill the tables."""
    return -(-entrants // size) * size


def schedule(entrants: int, size: int, rounds: int, seed: int) -> list[Round]:
    """Groups of indices for every round; indices beyond the entrants are bots."""
    n = full(entrants, size)
    cycle = _circle(n) if size == 2 else designs(size).get(n)
    if cycle is not None:
        return [cycle[number % len(cycle)] for number in range(rounds)]
    return _greedy(entrants, size, rounds, seed)


def balance(rounds: Sequence[Round], entrants: int) -> tuple[int, int]:
    """How often two entrants meet at least, and at most."""
    met = Counter(pair for round_ in rounds for group in round_ for pair in combinations(sorted(group), 2))
    counts = [met[pair] for pair in combinations(range(entrants), 2)]
    return min(counts, default=0), max(counts, default=0)


def _circle(n: int) -> list[Round]:
    """One stays, the others move on by one place."""
    rounds = []
    for number in range(n - 1):
        ring = [0, *(1 + (number + at) % (n - 1) for at in range(n - 1))]
        rounds.append([tuple(sorted((ring[at], ring[-1 - at]))) for at in range(n // 2)])
    return rounds


def designs(size: int) -> dict[int, list[Round]]:
    """Rounds in which everybody meets everybody once, by the number of people."""
    if size == 3:
        return {9: _plane(3), 15: _schoolgirls()}
    return {size * size: _plane(size)} if size in (4, 5) else {}


def _schoolgirls() -> list[Round]:
    def later(girl: int, day: int) -> int:
        seven = girl // 7 * 7
        return girl if girl == 14 else seven + (girl - seven + day) % 7

    return [[tuple(sorted(later(girl, day) for girl in group)) for group in KIRKMAN] for day in range(7)]


def _plane(order: int) -> list[Round]:
    """The lines of an affine plane: all parallels of a direction are the tables of a round."""
    rounds: list[Round] = [[tuple(x * order + y for y in range(order)) for x in range(order)]]
    for slope in range(order):
        lines: list[list[int]] = [[] for _ in range(order)]
        for x in range(order):
            for y in range(order):
                lines[_sum(order, y, _product(order, slope, x))].append(x * order + y)
        rounds.append([tuple(line) for line in lines])
    return rounds


def _sum(order: int, a: int, b: int) -> int:
    """In the field of so many numbers; that of four is one of two, twice."""
    return a ^ b if order == 4 else (a + b) % order


def _product(order: int, a: int, b: int) -> int:
    if order != 4:
        return a * b % order
    return 0 if 0 in (a, b) else 1 + (a - 1 + b - 1) % 3


def _greedy(entrants: int, size: int, rounds: int, seed: int) -> list[Round]:
    """Round by round, those together who have met least."""
    players = [Player(number, 0.0) for number in range(entrants)]
    made: list[Round] = []
    for number in range(rounds):
        named = [tuple(_or_bot(each, entrants) for each in group) for round_ in made for group in round_]
        made.append(grouped(matrix(players, size, past_of(named), seed + number), size, seed + number))
    return made


def _or_bot(index: int, entrants: int) -> int:
    return index if index < entrants else BOT
