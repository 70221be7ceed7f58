"""Batches: the same games as the plain engine's, byte for byte, whatever the number of threads."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from holocene.core.checking.conformance import every_table, observed
from holocene.core.checking.series import all_rows, compiled_player
from holocene.core.compiling.accel import plain_loops
from holocene.core.compiling.native import POINTS, deal
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadMove, BadOption, IllegalMove
from holocene.research import Batch

GAMES = ("progress", "s-evolution")
SEED = 2**40 + 5


@pytest.mark.parametrize("tables", [2, pytest.param(6, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", GAMES)
def test_every_step_equals_the_plain_engine(name: str, tables: int) -> None:
    """States, masks, seats, observations, ends, rewards and points, over tables of every kind and several games."""
    game = load_game(name)
    loops = plain_loops(game)
    for options in Random(1).sample(list(every_table(game)), tables):
        batch = Batch(game, 3, options, seed=SEED)
        params = game.params(options)
        states = [game.layout.blank() for _ in range(batch.n)]
        for i, s in enumerate(states):
            loops[deal](s, params, SEED, i)
        numbers = list(range(batch.n))
        while numbers[0] < 2 * batch.n:
            actions = batch.sample()
            batch.step(actions)
            for i, action in enumerate(actions):
                s = states[i]
                game.plain.step(s, batch.actions.number(int(action)))
                over = game.plain.is_over(s)
                assert over == batch.dones[i]
                won = [game.plain.is_winner(s, seat) and over for seat in range(batch.players)]
                assert [float(np.float32(w / max(1, sum(won)))) for w in won] == batch.rewards[i].tolist()
                if over:
                    assert [game.plain.score(s, seat) for seat in range(batch.players)] == batch.scores[i].tolist()
                    numbers[i] += batch.n
                    s = states[i] = game.layout.blank()
                    loops[deal](s, params, SEED, numbers[i])
                legal = [batch.actions.number(int(a)) for a in np.flatnonzero(batch.masks[i])]
                assert game.legal(s) == legal
                assert game.plain.to_act(s) == batch.to_act[i]
                assert game.layout.pack(s) == batch.states[i].tobytes()
            i = len(actions) % batch.n
            assert observed(game, states[i], int(batch.to_act[i])) == batch.observations[i].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_random_batches_play_the_games_of_a_series(name: str) -> None:
    """Game number n of a seed is the same game in a batch as in `holocene simulate`."""
    game = load_game(name)
    batch = Batch(game, 5, {"players": 2}, seed=SEED, observe=False)
    rows = all_rows(compiled_player(game, {"players": 2}, SEED), 20)
    found: dict[int, list[int]] = {}
    while not set(range(20)) <= set(found):
        before = batch.games.copy()
        batch.step(batch.sample())
        for i in np.flatnonzero(batch.dones):
            found[int(before[i])] = batch.scores[i].tolist()
    assert [found[n] for n in range(20)] == rows[:, POINTS : POINTS + 2].tolist()


def everything(batch: Batch) -> list[Any]:
    """All arrays of a batch as they stand."""
    arrays = (batch.states, batch.masks, batch.observations, batch.to_act, batch.rewards, batch.scores, batch.dones)
    return [array.tolist() for array in arrays]


def test_threads_change_nothing() -> None:
    """Three threads, of which none has the same number of games, and one."""
    one, three = (Batch("s-evolution", 10, {"players": 2}, seed=3, threads=threads) for threads in (1, 3))
    for _ in range(200):
        actions = one.sample()
        assert actions.tolist() == three.sample().tolist()
        one.step(actions)
        three.step(actions)
        assert everything(one) == everything(three)
    three.close()


def test_more_threads_than_games() -> None:
    """Each game has a thread, and no more."""
    batch = Batch("s-evolution", 2, {"players": 2}, threads=5)
    batch.step(batch.sample())
    batch.close()
    assert [1, 1] == [int(mask.any()) for mask in batch.masks]


def test_reset_deals_the_same_games_again() -> None:
    """Without a seed the same series, with another one another."""
    batch = Batch("progress", 4, {"players": 2}, seed=3)
    first = everything(batch)
    for _ in range(50):
        batch.step(batch.sample())
    batch.reset()
    assert first == everything(batch)
    batch.reset(4)
    assert first != everything(batch)


def test_zero_sum_rewards_sum_to_nought() -> None:
    """The winner takes an equal part from everybody."""
    batch = Batch("s-evolution", 8, {"players": 4}, zero_sum=True, observe=False)
    while not batch.dones.any():
        batch.step(batch.sample())
    ended = batch.rewards[batch.dones]
    assert [-0.25, -0.25, -0.25, 0.75] == sorted(ended[0].tolist())
    assert 0 == ended.sum()


def test_without_observations_there_are_none() -> None:
    """The array is there, and empty."""
    assert (4, 0) == Batch("s-evolution", 4, {}, observe=False).observations.shape


def test_an_illegal_action_plays_nothing() -> None:
    """The rule that forbids it is named."""
    batch = Batch("progress", 2, {"players": 2})
    before = everything(batch)
    action = batch.actions.parse("take pottery")
    with pytest.raises(IllegalMove, match="'take pottery' is not allowed") as refused:
        batch.step([int(batch.masks[0].argmax()), action])
    assert ["in row 1"] == refused.value.__notes__
    halves: Any = [0.5, 1.0]
    with pytest.raises(BadMove, match="actions are whole numbers, not float64"):
        batch.step(halves)
    beyond = len(batch.actions)
    with pytest.raises(BadMove, match=f"no action {beyond}: choose from 0 to {beyond - 1}"):
        batch.step([beyond, 0])
    assert before == everything(batch)


@pytest.fixture
def midway() -> Batch:
    """A few games of S-Evolution after some moves."""
    batch = Batch("s-evolution", 6, {"players": 3}, seed=5)
    for _ in range(60):
        batch.step(batch.sample())
    return batch


def test_states_of_another_batch_are_gone_on_from(midway: Batch) -> None:
    """Masks, observations and seats follow, and the same actions lead to the same states."""
    other = Batch("s-evolution", 6, {"players": 3}, seed=9, threads=2)
    other.load(midway.states)
    for name in ("masks", "observations", "to_act"):
        assert np.array_equal(getattr(midway, name), getattr(other, name))
    actions = midway.masks.argmax(axis=1)
    for batch in (midway, other):
        batch.step(actions)
    assert np.array_equal(midway.states[~midway.dones], other.states[~midway.dones])
    with pytest.raises(BadOption, match="states must have the shape"):
        other.load(midway.states[:2])


def test_a_game_is_tried_in_several_rows(midway: Batch) -> None:
    """Copies are the game itself; the others stay as they are."""
    before = midway.states.copy()
    midway.copy([2, 2, 2], [0, 1, 5])
    assert all(np.array_equal(before[2], midway.states[i]) for i in (0, 1, 2, 5))
    assert np.array_equal(before[3:5], midway.states[3:5])
    assert 1 == len({int(midway.to_act[i]) for i in (0, 1, 2, 5)})


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    """Its observation stays; the state does not, nor what another seat sees of its own hand."""
    midway = Batch("progress", 6, {"players": 3}, seed=5)
    before, eyes, others = midway.states.copy(), midway.observe(1), midway.observe(2)
    midway.redeal(1, seed=4)
    assert np.array_equal(eyes, midway.observe(1))
    assert all(not np.array_equal(a, b) for a, b in zip(before, midway.states, strict=True))
    assert not np.array_equal(others, midway.observe(2))
    while not (midway.to_act > 0).all():
        midway.step(midway.masks.argmax(axis=1))
    eyes = midway.observations.copy()
    midway.redeal(seed=4)
    assert np.array_equal(eyes, midway.observations), "of the seat to act, where none is named"
    with pytest.raises(BadOption, match="row 0 has no seat 3: choose from 0 to 2"):
        midway.observe(3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n": 0}, "n must be 1 or more"),
        ({"threads": 0}, "threads must be 1 or more"),
        ({"options": {"players": 1}, "zero_sum": True}, "a solo game has no zero-sum rewards"),
        ({"options": {"plyers": 1}}, "there is no option 'plyers'"),
    ],
)
def test_bad_arguments_are_explained(arguments: dict[str, Any], message: str) -> None:
    """In words that say what to do."""
    with pytest.raises(BadOption, match=message):
        Batch(**{"game": "progress", "n": 1, **arguments})
