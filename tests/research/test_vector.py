"""Gymnasium's vector interface: the same games as the plain rules, rivals in between, and ends as it wants them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import holocene.research.gymnasium  # noqa: F401 (registers the environments)
from holocene.core.checking.conformance import observed
from holocene.core.errors import BadOption, IllegalMove
from holocene.research.vector import HoloceneVectorEnv

NAME = "holocene/SEvolution-v2"


def envs_of(n: int = 6, **options: Any) -> HoloceneVectorEnv:
    """Environments of S-Evolution, whose games are short."""
    made = gymnasium.make_vec(NAME, num_envs=n, **options)
    assert isinstance(made, HoloceneVectorEnv)
    return made


def chosen(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random legal action for every game."""
    masks = infos["action_mask"]
    return np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)


@pytest.mark.parametrize("bots", ["random", "instinct", "instinct:noise=400"])
def test_the_learner_decides_and_nobody_else(bots: str) -> None:
    """Whatever is shown is her own decision, by her own eyes; rewards come at the end alone."""
    envs, rng = envs_of(players=3, bots=bots), np.random.default_rng(1)
    shown, infos = envs.reset(seed=4)
    ended = 0
    while ended < 12:
        at = int(rng.integers(envs.num_envs))
        seat = int(infos["seat"][at])
        assert seat == envs.batch.to_act[at]
        assert observed(envs.batch.game, envs.batch.state(at), seat) == shown[at].tolist()
        seats = infos["seat"]
        shown, rewards, ends, truncated, infos = envs.step(chosen(infos, rng))
        assert not truncated.any() and not rewards[~ends].any()
        for i in np.flatnonzero(ends):
            points = infos["final_info"]["scores"][i]
            assert (rewards[i] > 0) == (points[seats[i]] == points.max())
            assert seats[i] == infos["final_info"]["seat"][i]
            assert infos["seat"][i] == (seats[i] + 1) % 3, "she sits one seat further in the next game"
            assert infos["final_obs"][i].shape == shown[i].shape
        assert not ends.any() or ends.tolist() == [last is not None for last in infos["final_obs"]]
        ended += int(ends.sum())


def test_rivals_answer_as_they_would_alone() -> None:
    """An advance is the learner's action and what `instinct` plays from there on, by the plain rules."""
    envs = envs_of(1, players=2, bots="instinct", seat=0)
    _, infos = envs.reset(seed=2)
    game, plain, weights = envs.batch.game, envs.batch.game.plain, envs.batch.game.instinct(2)
    for _ in range(60):
        s = envs.batch.state(0)
        action = int(infos["action_mask"][0].argmax())
        plain.step(s, envs.batch.actions.number(action))
        while not plain.is_over(s) and plain.to_act(s) != 0:
            plain.step(s, max(game.legal(s), key=lambda move: plain.appeal(s, move, weights)))
        is_over = plain.is_over(s)
        _, _, ends, _, infos = envs.step([action])
        assert is_over == ends[0]
        assert not is_over or observed(game, s, 0) == infos["final_obs"][0].tolist()
        assert is_over or game.layout.pack(s) == envs.batch.states[0].tobytes()


def test_threads_and_copies_change_nothing() -> None:
    """Three threads that give their arrays away are the same games as one that keeps them."""
    one, three = envs_of(5, players=2), envs_of(5, players=2, threads=3, copy=False)
    both: list[Any] = [envs.reset(seed=3) for envs in (one, three)]
    rng = np.random.default_rng(1)
    for _ in range(120):
        assert np.array_equal(both[0][0], both[1][0])
        actions = chosen(both[0][-1], rng)
        both = [envs.step(actions) for envs in (one, three)]
        for last, other in zip(*(each[-1].get("final_obs", ()) for each in both), strict=True):
            assert np.array_equal(last, other)
    assert three.batch.observations is both[1][0]
    three.close()


def test_other_peoples_wrappers_fit() -> None:
    """Gymnasium's own record of episodes counts the games that end."""
    envs, rng = RecordEpisodeStatistics(envs_of(4, players=2)), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    counted = 0
    while counted < 4:
        _, rewards, ends, _, infos = envs.step(chosen(infos, rng))
        if ends.any():
            assert np.array_equal(infos["episode"]["r"][ends], rewards[ends])
        counted += int(ends.sum())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bots": "champion"}, "'champion' does not play in compiled code"),
        ({"seat": 4}, "there is no seat 4: choose from 0 to 3"),
        ({"variant": "slow"}, "there is no option 'variant'"),
    ],
)
def test_bad_arguments_are_explained(options: dict[str, Any], message: str) -> None:
    """In words that say what to do."""
    with pytest.raises(BadOption, match=message):
        envs_of(**options)


def test_what_refused_its_arguments_can_be_closed() -> None:
    """As Gymnasium 1.2 does, which would otherwise print a second error below the first."""
    HoloceneVectorEnv.__new__(HoloceneVectorEnv).close()


def test_an_illegal_action_plays_nothing() -> None:
    """The rule and the row are named."""
    envs = envs_of(2, players=2)
    _, infos = envs.reset(seed=1)
    before, actions = envs.batch.states.copy(), infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()
    with pytest.raises(IllegalMove) as refused:
        envs.step(actions)
    assert ["in row 1"] == refused.value.__notes__
    assert np.array_equal(before, envs.batch.states)
