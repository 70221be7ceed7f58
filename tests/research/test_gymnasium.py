"""Gymnasium's own check, and what a seat against bots must be: masked, seeded, rewarded, at every kind of table."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holocene.research.gymnasium as holocene_gymnasium
from holocene.core.checking.conformance import every_table
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("holocene/Progress-v2", {"players": 2, "variant": "quick"}),
    ("holocene/Progress-v2", {"players": 1}),
    ("holocene/SEvolution-v2", {"bots": ["greedy", "random", "random"]}),
]


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A random game; the reward and what is said at the end."""
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        assert 0.0 == reward
        assert info["action_mask"].tolist() == env.unwrapped.action_masks().tolist()
        action = rng.choice(np.flatnonzero(env.unwrapped.action_masks()))
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
    return reward, info


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_gymnasium_finds_no_fault(name: str, options: dict[str, Any], capsys: Any) -> None:
    """Neither error nor warning."""
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)
    assert "" == capsys.readouterr().err


@pytest.mark.parametrize("name", list(holocene_gymnasium.VERSIONS))
def test_every_kind_of_table_is_played_to_its_end(name: str) -> None:
    """The reward is the seat's share of the victory."""
    tables = list(every_table(load_game(holocene_gymnasium.VERSIONS[name])))
    for options in Random(2).sample(tables, 4):
        env: Any = gymnasium.make(name, **dict[str, Any](options))
        reward, info = play(env, 6)
        assert (reward > 0) == (info["seat"] in env.unwrapped.state.winners())
        again, told = play(env, 6)
        assert (reward, info["scores"]) == (again, told["scores"])


def test_seats_are_drawn_or_chosen() -> None:
    """Without a choice, another one from game to game."""
    env: Any = gymnasium.make("holocene/SEvolution-v2", players=4)
    assert {0, 1, 2, 3} == {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    env = gymnasium.make("holocene/SEvolution-v2", players=4, seat=2)
    assert {2} == {env.reset(seed=seed)[1]["seat"] for seed in range(5)}


def test_an_illegal_action_ends_the_game() -> None:
    """With a reward of -1, and the rule that forbids it."""
    env: Any = gymnasium.make("holocene/Progress-v2", players=2)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.argmin(env.unwrapped.action_masks())))
    assert (-1.0, True) == (reward, terminated)
    assert "is not allowed" in info["illegal"]


def test_the_table_is_shown(capsys: Any) -> None:
    """Given back, or printed after each step."""
    env: Any = gymnasium.make("holocene/SEvolution-v2", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Player\u00a02" in env.render()
    env = gymnasium.make("holocene/SEvolution-v2", players=2, render_mode="human")
    env.reset(seed=1)
    env.step(int(np.argmax(env.unwrapped.action_masks())))
    assert "Player\u00a02" in capsys.readouterr().out


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bots_sit_in_the_order_after_the_seat(seat: int) -> None:
    """The first that is named acts next after the learner, wherever she sits."""
    env: Any = gymnasium.make("holocene/Progress-v2", players=3, seat=seat, first=str(seat), bots=["random", "greedy"])
    asked: list[tuple[int, str]] = []
    for bot in env.unwrapped.bots:

        def choose(view: Any, *rest: Any, bot: Any = bot, choose: Any = bot.choose) -> Any:
            asked.append(((view.seat - seat) % 3, type(bot).__name__))
            return choose(view, *rest)

        bot.choose = choose
    play(env, 1)
    assert {(1, "RandomBot"), (2, "GreedyBot")} == set(asked)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bots": ["random"]}, "there are 2 seats for bots, but 1 are named"),
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"seat": 3}, "there is no seat 3: choose from 0 to 2"),
        ({"variant": "slow"}, "variant cannot be 'slow'"),
    ],
)
def test_bad_arguments_are_explained(options: dict[str, Any], message: str) -> None:
    """In words that say what to do."""
    with pytest.raises(BadOption, match=message):
        gymnasium.make("holocene/Progress-v2", players=3, **options)
