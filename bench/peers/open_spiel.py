"""OpenSpiel: card games in C++, driven from Python and inside C++. Its hearts is the yardstick of the budgets."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from bench.peers.task import INSIDE, STEPPED, Task, copying

SAMPLE = 200  # games whose mean length stands for that of the games inside C++

# By default bridge ends with the bidding and a solver; here its cards are played. Then the rollouts a call.
GAMES = {
    "hearts": ("hearts", 2000),
    "gin rummy": ("gin_rummy", 50),
    "bridge": ("bridge(use_double_dummy_result=false)", 2000),
}


def deal(game: Any, rnd: random.Random) -> Any:
    """A game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance(state, rnd)
    return state


def _chance(state: Any, rnd: random.Random) -> None:
    """Draws an outcome of chance by its probability, as a driver of any game must."""
    outcomes = state.chance_outcomes()
    left = rnd.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            state.apply_action(action)
            return
    state.apply_action(outcomes[-1][0])


def play(state: Any, rnd: random.Random) -> int:
    """Plays on at random; the number of players' decisions."""
    decisions = 0
    pick = rnd.random
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rnd)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            decisions += 1
    return decisions


class Spiel:
    """One game as pieces of work that count decisions."""

    def __init__(self, name: str, rollouts: int) -> None:
        self.game = pyspiel.load_game(name)
        self.rollouts = rollouts
        self.rnd = random.Random(5)
        self.start = deal(self.game, self.rnd)
        self.length = sum(play(self.start.clone(), self.rnd) for _ in range(SAMPLE)) / SAMPLE

    def from_python(self) -> float:
        """A whole game, deal included, every decision chosen in Python."""
        return play(self.game.new_initial_state(), self.rnd)

    def inside(self) -> float:
        """Random playouts of a dealt game within the C++ library: two simulations of a search that only plays out."""
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, 7)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 2, 100, False, 3, False)
        bot.step(self.start)
        return 2 * self.rollouts * self.length


def tasks() -> list[Task]:
    """Each game driven from Python, and inside C++."""
    made = []
    for title, (name, rollouts) in GAMES.items():
        spiel = Spiel(name, rollouts)
        made.append(Task(title, STEPPED, spiel.from_python, copying(spiel.start.clone)))
        made.append(Task(title, INSIDE, spiel.inside))
    return made
