"""A whole small game as arrays: every history, every draw of chance, and what the two players can tell apart.

Nodes are numbered so that what comes before has the lower number. A decision belongs to an information set: all that a
seat has seen and done is the same there. The moves of all sets are counted in one row, so that a strategy of both
seats is one array (`uniform`), and one row of `bounds` says where those of a set begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.core.errors import HoloceneError
from holocene.research.chance import Draws, Due, Scripted
from holocene.research.small import SmallGame

Array: TypeAlias = NDArray[Any]
CHANCE: Final = -1
OVER: Final = -2
MOST: Final = 2_000_000  # nodes


class TooLarge(HoloceneError):
    """A game with more histories than can be written down."""

    def __init__(self, most: int) -> None:
        super().__init__(
            f"this game has more than {most} histories: take a smaller pack, or begin later in it",
            "tree-too-large",
            most=most,
        )


class Choice(NamedTuple):
    """An information set: who decides, one of the states it may be, and what is legal in all of them."""

    seat: int
    state: Any
    legal: tuple[int, ...]


class Tree:
    """All histories of a game for two."""

    def __init__(self, small: SmallGame, most: int = MOST) -> None:
        self.small, self.most = small, most
        self.choices: list[Choice] = []
        self._sets: dict[tuple[int, bytes], int] = {}
        self._rows: list[tuple[int, int, int, int, float, float]] = []
        self._grow(Scripted(small.game))
        player, parent, chosen, nth, chance, value = zip(*self._rows, strict=True)
        self.player: Array = np.array(player, np.int8)
        self.parent: Array = np.array(parent, np.int64)
        self.set: Array = np.array(chosen, np.int64)
        self.chance: Array = np.array(chance, np.float64)
        self.value: Array = np.array(value, np.float64)
        self.bounds: Array = np.concatenate([[0], np.cumsum([len(choice.legal) for choice in self.choices])])
        before = self.parent[1:]
        edge = np.where(self.player[before] >= 0, self.bounds[self.set[before]] + np.array(nth[1:]), -1)
        self.edge: Array = np.concatenate([[-1], edge])
        """The move that leads to a node; -1 where chance did."""

    @property
    def moves(self) -> int:
        """The moves of all information sets together."""
        return int(self.bounds[-1])

    @cached_property
    def owner(self) -> Array:
        """The information set of each move."""
        return np.repeat(np.arange(len(self.choices)), np.diff(self.bounds))

    @cached_property
    def seat(self) -> Array:
        """Who decides in each information set."""
        return np.array([choice.seat for choice in self.choices])

    @cached_property
    def levels(self) -> list[Array]:
        """Nodes by how far they are from the beginning, which is not among them."""
        depth = np.zeros(len(self.parent), np.int64)
        for node in range(1, len(depth)):
            depth[node] = depth[self.parent[node]] + 1
        order = np.argsort(depth, kind="stable")
        return np.split(order, np.searchsorted(depth[order], np.arange(1, depth.max() + 1)))[1:]

    @property
    def longest(self) -> int:
        """Decisions of the longest game."""
        count = np.zeros(len(self.parent), np.int64)
        for level in self.levels:
            before = self.parent[level]
            count[level] = count[before] + (self.player[before] >= 0)
        return int(count.max())

    def uniform(self) -> Array:
        """The strategy of seats that choose at random."""
        return np.repeat(1 / np.diff(self.bounds), np.diff(self.bounds))

    def _grow(self, rules: Scripted) -> None:
        """Goes through all histories, the last that was found first; a stack, for Python's own is short."""
        waiting: list[tuple[Callable[[Draws], Any], Draws, int, int, float, tuple[bytes, bytes]]]
        waiting = [(self.small.beginning(rules), (), -1, 0, 1.0, (b"", b""))]
        while waiting:
            run, draws, parent, nth, chance, keys = waiting.pop()
            node = len(self._rows)
            if node == self.most:
                raise TooLarge(self.most)
            try:
                s = run(draws)
            except Due as due:
                self._rows.append((CHANCE, parent, -1, nth, chance, 0.0))
                waiting += [(run, (*draws, i), node, i, 1 / due.outcomes, keys) for i in range(due.outcomes)]
                continue
            self._rows.append(self._row(s, parent, nth, chance))
            if not rules.game.plain.is_over(s):
                at, keys = self._told(s, keys)
                self._rows[node] = (self.choices[at].seat, parent, at, nth, chance, 0.0)
                waiting += list(self._after(rules, s, node, at, keys))

    def _row(self, s: Any, parent: int, nth: int, chance: float) -> tuple[int, int, int, int, float, float]:
        plain = self.small.game.plain
        winners = [seat for seat in range(2) if plain.is_over(s) and plain.is_winner(s, seat)]
        value = (0 in winners) / len(winners) - 0.5 if winners else 0.0
        return OVER, parent, -1, nth, chance, value

    def _told(self, s: Any, keys: tuple[bytes, bytes]) -> tuple[int, tuple[bytes, bytes]]:
        """The information set of a decision, and what either seat knows by now."""
        game = self.small.game
        cells = np.frombuffer(game.layout.pack(s), np.uint8)
        seen = [self.small.observer.observe(cells, seat).tobytes() for seat in range(2)]
        known = (_digest(keys[0] + seen[0]), _digest(keys[1] + seen[1]))
        seat = game.plain.to_act(s)
        at = self._sets.setdefault((seat, known[seat]), len(self.choices))
        if at == len(self.choices):
            self.choices.append(Choice(seat, s, tuple(game.legal(s))))
        return at, known

    def _after(self, rules: Scripted, s: Any, node: int, at: int, keys: tuple[bytes, bytes]) -> Iterator[Any]:
        for nth, action in enumerate(self.choices[at].legal):

            def run(draws: Draws, action: int = action) -> Any:
                return rules.step(s, action, draws)

            told = action.to_bytes(4, "little")
            yield run, (), node, nth, 1.0, (keys[0] + told, keys[1] + told)


def _digest(told: bytes) -> bytes:
    return blake2b(told, digest_size=16).digest()
