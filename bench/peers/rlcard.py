"""RLCard: card games in plain Python, with observations (the environment) and without (the bare game)."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import rlcard

from bench.peers.task import OBSERVED, PLAIN, Task, copying

# Where a bare game keeps its legal actions differs.
GAMES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "gin rummy": ("gin-rummy", lambda game: game.judge.get_legal_actions()),
    "UNO": ("uno", lambda game: game.get_legal_actions()),
}


class Table:
    """One game as pieces of work that count decisions."""

    def __init__(self, name: str, legal: Callable[[Any], Any]) -> None:
        self.env = rlcard.make(name, {"seed": 5})
        self.legal = legal
        self.rnd = random.Random(5)
        self.env.reset()
        self.dealt = copy.deepcopy(self.env.game)

    def with_observations(self) -> float:
        """A whole game of the environment, which gives an observation before every decision."""
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            state, _ = self.env.step(self.rnd.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def bare(self) -> float:
        """A whole game of the game object alone."""
        game = self.env.game
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(self.rnd.choice(list(self.legal(game))))
            decisions += 1
        return decisions

    def copy(self) -> Any:
        """RLCard has no copy of its own."""
        return copy.deepcopy(self.dealt)


def tasks() -> list[Task]:
    """Each game with and without observations."""
    made = []
    for title, (name, legal) in GAMES.items():
        table = Table(name, legal)
        made.append(Task(title + OBSERVED, PLAIN, table.with_observations))
        made.append(Task(title, PLAIN, table.bare, copying(table.copy, 10)))
    return made
