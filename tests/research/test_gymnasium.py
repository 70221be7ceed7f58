"""Gymnasium's own check, and what a seat against bots must be: masked, seeded, rewarded, at every kind of table."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import holocene.research.gymnasium as holocene_gymnasium
from holocene.bots.asking import BotFault
from holocene.bots.base import Clock
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


class Spy:
    """Plays at random, and remembers what it was asked with."""

    made: list[Spy]

    def __init__(self, name: str, rng: Random) -> None:
        self.name = name
        self.rng = rng
        self.asked: list[tuple[int, int, Random]] = []
        self.made.append(self)

    def choose(self, view: Any, legal: list[str], clock: Clock, rng: Random) -> str:
        self.asked.append((view.seat, len(legal), rng))
        return rng.choice(legal)


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Whoever sits down is a spy with the name that was asked for."""
    Spy.made = []
    monkeypatch.setattr(holocene_gymnasium, "make_ready", lambda name, game: Spy(name, Random(1)))
    return Spy.made


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bots_sit_in_the_order_after_the_seat(seat: int, spies: list[Spy]) -> None:
    """The first that is named acts next after the learner, wherever she sits."""
    env = gymnasium.make("holocene/Progress-v2", players=3, seat=seat, bots=["random", "greedy"])
    play(env, 1)
    assert ["random", "greedy"] == [spy.name for spy in spies]
    assert [{1}, {2}] == [{(at - seat) % 3 for at, _, _ in spy.asked} for spy in spies]


def test_a_bot_is_made_for_one_seat_of_one_game(spies: list[Spy]) -> None:
    """With a generator of its own, and it is only asked where there is something to choose."""
    env = gymnasium.make("holocene/SEvolution-v2", players=3)
    for seed in (1, 2):
        play(env, seed)
    assert 4 == len(spies)
    assert [1] * 4 == [len({at for at, _, _ in spy.asked}) for spy in spies]
    assert [1] * 4 == [len({id(rng) for _, _, rng in spy.asked}) for spy in spies]
    assert 4 == len({id(spy.asked[0][2]) for spy in spies})
    assert all(choices > 1 for spy in spies for _, choices, _ in spy.asked)


def test_a_bot_that_cheats_is_shown_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is not legal is never played."""
    monkeypatch.setattr(Spy, "choose", lambda *_: "discover philosophy")
    Spy.made = []
    monkeypatch.setattr(holocene_gymnasium, "make_ready", lambda name, game: Spy(name, Random(1)))
    env = gymnasium.make("holocene/Progress-v2", players=2)
    with pytest.raises(BotFault, match="the bot 'random' answered 'discover philosophy'"):
        play(env, 1)


@pytest.mark.parametrize("is_legal", [True, False])
def test_nothing_is_played_after_the_end(is_legal: bool) -> None:
    """However the game ended."""
    env: Any = gymnasium.make("holocene/Progress-v2", players=1).unwrapped
    env.reset(seed=1)
    if is_legal:
        play(env, 1)
    else:
        env.step(int(np.argmin(env.action_masks())))
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_cells_can_be_brought_near_one() -> None:
    """The same observation, each cell divided by its scale, inside the space that says so."""
    plain: Any
    near: Any
    plain, near = (gymnasium.make("holocene/SEvolution-v2", players=2, normalise=so).unwrapped for so in (False, True))
    whole, parts = (env.reset(seed=3)[0] for env in (plain, near))
    assert np.allclose(whole, parts * near.table.observer.scales())
    assert parts in near.observation_space and np.abs(parts).max() < np.abs(whole).max()


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
