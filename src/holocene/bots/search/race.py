"""Moves that race at the root of a search: sequential halving.

The best few moves by the network are tried in the same deals, the worse half drops out, and so on until two are left.
What decides is what the network thinks of a move at first sight and what the search found it to be worth, the latter
the more the more it was tried: so no move is called best untried, and a few simulations do not overrule the network.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log, log2
from typing import Final

import msgspec

from holocene.bots.search import arrays
from holocene.bots.search.bot import Candidate, candidates
from holocene.bots.search.tree import Tree

CHUNK: Final = 24  # simulations of a thread between two looks at the clock
LEAST: Final = 1e-6  # the chance of a move that the network would never play


class Race(msgspec.Struct, frozen=True):
    """How moves race."""

    moves: int = 12  # that start; 0: no race, the tree alone decides
    share: int = 4  # simulations for each of them at the least, where simulations are counted
    start: float = 50.0  # so many simulations what was found counts for before any was made …
    trust: float = 0.3  # … and this a simulation and a whole game's worth, where a chance e times as high counts 1
    clear: float = 8.0  # by how much the best must be ahead to end the race before its time …
    tries: int = 12  # … when everybody was tried so often


class Course(msgspec.Struct):
    """A race under way: the trees, how to try moves in them, and how much of the time is over."""

    trees: Sequence[Tree]
    compare: Callable[[Sequence[int], int], None]
    part: Callable[[], float]


def run(race: Race, course: Course, simulations: int) -> list[Candidate]:
    """Lets the moves at the root race until two are left and the time is over, or one is clearly ahead; the best first,
    after those that were left the others."""
    most = min(race.moves, max(2, simulations // race.share)) if simulations else race.moves
    left = [candidate.action for candidate in ranking(race, course.trees)[:most]]
    laps = max(1, ceil(log2(len(left))))
    for lap in range(laps):
        if lap:
            left = left[: ceil(len(left) / 2)]
        tried, is_over = 0, False
        while not tried or (course.part() < (lap + 1) / laps and not is_over):
            deals = max(1, CHUNK // len(left))
            course.compare(left, deals)
            tried += deals
            is_over = tried >= race.tries and is_clear(race, course.trees, left)
        found = ranking(race, course.trees)
        left = [candidate.action for candidate in found if candidate.action in left]
        if is_over:
            break
    return sorted(found, key=lambda candidate: candidate.action not in left)


def ranking(race: Race, trees: Sequence[Tree]) -> list[Candidate]:
    """The moves at the root, the best first."""
    found = candidates(trees)
    points = scores(race, trees, found)
    return sorted(found, key=lambda candidate: (-points[candidate.action], candidate.action))


def scores(race: Race, trees: Sequence[Tree], found: Sequence[Candidate]) -> dict[int, float]:
    """How good each move is: the logarithm of its chance, and what it was found to be worth.

    A move that was not tried is taken to be worth what the worst one was that was.
    """
    tree = trees[0]
    chances = {int(tree.nodes[child, arrays.MOVE]): float(tree.sums[child, arrays.PRIOR]) for child in tree.children()}
    weight = (race.start + max(candidate.visits for candidate in found)) * race.trust
    worst = min((candidate.worth for candidate in found if candidate.visits), default=0.0)
    return {
        candidate.action: log(max(LEAST, chances.get(candidate.action, 0.0)))
        + weight * (candidate.worth if candidate.visits else worst)
        for candidate in found
    }


def is_clear(race: Race, trees: Sequence[Tree], left: Sequence[int]) -> bool:
    """Whether the best of the moves that are left is far ahead of the others."""
    points = scores(race, trees, candidates(trees))
    first, second = sorted((points[action] for action in left), reverse=True)[:2]
    return first - second > race.clear
