"""Best responses and equilibria of a whole tree, by arrays: how much a strategy leaves to who knows it.

A strategy of both seats is one array with the chance of every move of every information set (`Tree.uniform`). Values
are those of seat 0: half a point for a victory, minus half for a defeat.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from holocene.research.tree import Array, Tree


class Exploited(NamedTuple):
    """What the best answers to a strategy win: by seat 0, by seat 1, the value of the strategy against itself, and the
    mean of what both gain (nought only of an equilibrium)."""

    first: float
    second: float
    value: float

    @property
    def exploitability(self) -> float:
        return (self.first + self.second) / 2


class Solver:
    """Works on one tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._before = [tree.player[np.maximum(tree.parent, 0)] == seat for seat in range(2)]
        self._own = [self._depths(seat) for seat in range(2)]

    def exploited(self, strategy: Array) -> Exploited:
        """How much either seat wins against a strategy, at the best."""
        value = float(self._values(self._steps(strategy))[0])
        return Exploited(self.best_value(strategy, 0), self.best_value(strategy, 1), value)

    def best_value(self, strategy: Array, seat: int) -> float:
        """What the best answer of a seat to the other's strategy is worth to the seat, exactly."""
        return float(self._best(strategy, seat)[0])

    def equilibrium(self, rounds: int) -> Array:
        """A strategy near an equilibrium: the mean of so many rounds of CFR+."""
        tree = self.tree
        regrets, weights = np.zeros(tree.moves), np.zeros(tree.moves)
        for turn in range(1, rounds + 1):
            for seat in range(2):
                strategy = self._by(regrets)
                steps = self._steps(strategy)
                mine = tree.seat[tree.owner] == seat
                regrets = np.where(mine, np.maximum(regrets + self._gains(strategy, steps, seat), 0), regrets)
                weights += np.where(mine, turn * self._presence(steps, seat) * self._by(regrets), 0)
        return self._by(weights)

    def _by(self, weights: Array) -> Array:
        """The strategy that plays every move in proportion to its weight; where there is none, at random."""
        tree = self.tree
        sums = np.bincount(tree.owner, weights, len(tree.choices))[tree.owner]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), tree.uniform())

    def _steps(self, strategy: Array) -> Array:
        """The chance of every node, given the one before it."""
        return np.where(self.tree.edge >= 0, strategy[self.tree.edge], self.tree.chance)

    def _reach(self, steps: Array, counted: Array) -> Array:
        """How likely every node is reached, if only some of the steps count."""
        reach, part = np.ones(len(steps)), np.where(counted, steps, 1.0)
        for level in self.tree.levels:
            reach[level] = reach[self.tree.parent[level]] * part[level]
        return reach

    def _values(self, steps: Array) -> Array:
        """What every node is worth to seat 0."""
        values = self.tree.value.copy()
        for level in reversed(self.tree.levels):
            np.add.at(values, self.tree.parent[level], steps[level] * values[level])
        return values

    def _gains(self, strategy: Array, steps: Array, seat: int) -> Array:
        """By how much every move of a seat would have been better than what it plays, as often as others let it."""
        tree, sign = self.tree, 1 - 2 * seat
        worth = sign * self._reach(steps, ~self._before[seat]) * self._values(steps)
        chosen = (tree.edge >= 0) & self._before[seat]
        moves = np.bincount(tree.edge[chosen], worth[chosen], tree.moves)
        means = np.bincount(tree.owner, strategy * moves, len(tree.choices))
        return moves - means[tree.owner]

    def _presence(self, steps: Array, seat: int) -> Array:
        """How likely a seat itself comes to the information set of every move."""
        tree = self.tree
        reach = self._reach(steps, self._before[seat])
        mine = tree.player == seat
        found = np.zeros(len(tree.choices))
        found[tree.set[mine]] = reach[mine]  # the same in all nodes of a set: a seat forgets nothing
        return found[tree.owner]

    def _depths(self, seat: int) -> Array:
        """How many decisions a seat has made before every node."""
        depths = np.zeros(len(self.tree.parent), np.int64)
        for level in self.tree.levels:
            depths[level] = depths[self.tree.parent[level]] + self._before[seat][level]
        return depths

    def _best(self, strategy: Array, seat: int) -> Array:
        """What every node is worth to a seat that answers best: decisions that are made later are settled first."""
        tree, sign, depths = self.tree, 1 - 2 * seat, self._own[seat]
        steps = self._steps(strategy)
        reach = self._reach(steps, ~self._before[seat])
        values = sign * tree.value
        part = np.where(self._before[seat], 0.0, steps)  # a seat's own decisions are settled apart
        for depth in range(int(depths.max()), -1, -1):
            self._settle(values, reach, seat, depth)
            for level in reversed(tree.levels):
                here = level[(depths[level] == depth) & ~self._before[seat][level]]
                np.add.at(values, tree.parent[here], part[here] * values[here])
        return values

    def _settle(self, values: Array, reach: Array, seat: int, depth: int) -> None:
        """Chooses in the information sets that come after so many decisions, of which all that follows is known."""
        tree = self.tree
        after = np.flatnonzero((self._own[seat] == depth + 1) & self._before[seat])
        if not len(after):
            return
        worth = np.bincount(tree.edge[after], reach[after] * values[after], tree.moves)
        best = np.full(len(tree.choices), -np.inf)
        np.maximum.at(best, tree.owner, worth)
        first = np.full(len(tree.choices), tree.moves)
        at_best = np.flatnonzero(worth == best[tree.owner])
        np.minimum.at(first, tree.owner[at_best], at_best)
        taken = after[tree.edge[after] == first[tree.owner[tree.edge[after]]]]
        values[tree.parent[taken]] = values[taken]
