"""Chance as a list: a step of the rules in which every draw is told how it falls, one after the other.

All chance of all games goes through one function, `below`. Here the rules are bound a second time with another one in
its place, which reads from a list. A step whose list is too short says how many outcomes the next draw has, each as
likely as the others; so every draw can be a chance node of its own, with exact chances, at any table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from holocene.core.contract.engine import bind
from holocene.core.contract.game import Game
from holocene.core.states.rng import below

Draws: TypeAlias = tuple[int, ...]


class Due(Exception):
    """The step cannot go on before chance has chosen one of so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"chance has {outcomes} outcomes")
        self.outcomes = outcomes


class Scripted:
    """The plain rules of a game, with draws that are told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._draws: Draws = ()
        self._made = 0
        self._engine = bind(game.modules, game.pack.tables, lambda function: function, {below: self._below})

    def deal(self, params: Sequence[int], draws: Draws) -> Any:
        """A new game; Due where more draws are needed."""
        s = self.game.layout.blank()
        self._begin(draws)
        self._engine.setup(s, list(params))
        return self._ended(s)

    def step(self, s: Any, action: int, draws: Draws) -> Any:
        """The state after a legal action; Due where more draws are needed."""
        after = self.game.layout.copy(s)
        self._begin(draws)
        self._engine.step(after, action)
        return self._ended(after)

    def _begin(self, draws: Draws) -> None:
        self._draws, self._made = draws, 0

    def _ended(self, s: Any) -> Any:
        if self._made < len(self._draws):
            raise ValueError(f"{len(self._draws)} draws were told, but only {self._made} were made")
        return s

    def _below(self, rng: Any, n: int) -> int:
        """The next draw of the list; one with a single outcome is none."""
        if n == 1:
            return 0
        if self._made == len(self._draws):
            raise Due(n)
        self._made += 1
        return self._draws[self._made - 1]
