"""OpenSpiel's hearts, driven from Python and inside its C++: the yardstick of the budgets."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

ROLLOUTS = 5000


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
    """Plays on at random; the number of decisions."""
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


class Hearts:
    """Hearts as two blocks of work that count decisions."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("hearts")
        self.rnd = random.Random(5)
        self.start = deal(self.game, self.rnd)
        self.length = sum(play(self.start.clone(), self.rnd) for _ in range(50)) / 50

    def from_python(self) -> float:
        """Whole games, deal included, every decision chosen in Python; only players' decisions count."""
        return sum(play(self.game.new_initial_state(), self.rnd) for _ in range(300))

    def inside(self) -> float:
        """Random playouts of a dealt game within the C++ library: two simulations of a search that only plays out."""
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 2, 100, False, 3, False)
        bot.step(self.start)
        return 2 * ROLLOUTS * self.length
