"""Batches whose games begin at a position: by the rules, each with chance of its own, again and again."""

from __future__ import annotations

import numpy as np
import pytest

from holocene.research.positions import PositionBatch
from holocene.research.small import small_game
from holocene.research.solving import Solver
from holocene.research.tree import Tree


def tiny(n: int, seed: int, threads: int = 1) -> PositionBatch:
    small = small_game("progress", start="tiny")
    assert small.position is not None
    return PositionBatch(small.game, n, small.options, small.position, seed=seed, threads=threads)


def test_every_game_begins_there_and_goes_on_by_the_rules() -> None:
    """The same steps as the plain engine's; where a game ends, the next one begins at the position too."""
    batch = tiny(8, seed=3)
    game, first = batch.game, batch.game.position(batch.position, batch.mix[0].options)
    states, begun = [batch.state(i) for i in range(batch.n)], 0
    for _ in range(40):
        actions = batch.sample()
        batch.step(actions)
        for i, action in enumerate(actions):
            game.plain.step(states[i], batch.actions.number(int(action)))
            assert game.plain.is_over(states[i]) == batch.dones[i]
            if batch.dones[i]:
                begun += 1
                states[i] = batch.state(i)
                assert game.describe(first) == game.describe(states[i])
            assert game.layout.pack(states[i]) == batch.states[i].tobytes()
            shown = [batch.actions.number(int(a)) for a in np.flatnonzero(batch.masks[i])]
            assert game.legal(states[i]) == shown
    assert begun > batch.n


def test_each_game_has_chance_of_its_own() -> None:
    """The same for the same seed, whatever the threads, and from the first game on after a reset."""
    one, three = tiny(9, seed=5), tiny(9, seed=5, threads=3)
    draw = one.actions.dense[one.game.parse("draw deck 3")]
    for batch in (one, three):
        batch.step(np.full(batch.n, draw))
    after = one.states.tolist()
    assert after == three.states.tolist()
    three.close()
    assert len({one.game.describe(one.state(i)) for i in range(one.n)}) > 1
    one.reset()
    one.step(np.full(one.n, draw))
    assert after == one.states.tolist()


def test_at_random_they_come_to_what_the_tree_says() -> None:
    batch, won, ended = tiny(64, seed=11), 0.0, 0
    while ended < 3000:
        batch.step(batch.sample())
        won, ended = won + float(batch.rewards[:, 0].sum()), ended + int(batch.dones.sum())
    tree = Tree(small_game("progress", start="tiny"))
    value = Solver(tree).exploited(tree.uniform()).value
    assert won / ended - 0.5 == pytest.approx(value, abs=4 * 0.5 / 3000**0.5)
