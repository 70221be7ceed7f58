"""PettingZoo's own suites, and what an environment must show: masks, rewards, rendering, every kind of table."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from holocene.core.checking.conformance import every_table
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption, IllegalMove
from holocene.research.pettingzoo import Versioned, progress_v2, s_evolution_v2

TABLES: list[tuple[Versioned, dict[str, Any]]] = [
    (progress_v2, {"players": 1}),
    (progress_v2, {"players": 3, "variant": "quick", "expansions": "personalities,milestones,industrial"}),
    (s_evolution_v2, {}),
    (s_evolution_v2, {"players": 2, "calamities": "printed"}),
]
FAMILIES = [progress_v2, s_evolution_v2]

# What PettingZoo says of every environment that is not in its list of those with a mask in the observation, and of the
# mask of a seat that has nothing to decide any more.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def masked(test: Any) -> Any:
    """Applies the marks."""
    for mark in MASKED:
        test = mark(test)
    return test


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what every agent earned."""
    rng = Random(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert not truncated
        assert info["action_mask"].tolist() == observation["action_mask"].tolist()
        earned[agent] += reward
        env.step(None if terminated else rng.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@masked
@pytest.mark.parametrize(("family", "options"), TABLES)
def test_pettingzoo_finds_no_fault(family: Versioned, options: dict[str, Any], capsys: Any) -> None:
    """Its tests of the interface, wrapped and bare, and of seeds."""
    api_test(family.env(**options), num_cycles=150)
    api_test(family.raw_env(**options), num_cycles=20)
    seed_test(lambda: family.env(**options), num_cycles=50)
    assert "Passed API test" in capsys.readouterr().out


@masked
@pytest.mark.parametrize("family", FAMILIES)
def test_pettingzoo_sees_the_table(family: Versioned, capsys: Any) -> None:
    """Printed as `human`, given back as `ansi`, nothing without a mode."""
    render_test(family.env, custom_tests={"ansi": lambda drawn: "Player\u00a01" in drawn})
    assert "Player\u00a02" in capsys.readouterr().out
    env = family.env()
    env.reset()
    assert env.render() is None


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_of_table_is_played_to_its_end(family: Versioned) -> None:
    """Winners share 1, and everything is deterministic."""
    tables = list(every_table(load_game(family.game)))
    for options in Random(4).sample(tables, 8):
        env = family(**options)
        earned = play(env, 5)
        assert earned == play(env, 5)
        assert sum(earned.values()) in ((0.0, 1.0) if options["players"] == 1 else (1.0,))


def test_zero_sum_rewards() -> None:
    """Sum to nought."""
    assert [-0.25, -0.25, -0.25, 0.75] == sorted(play(s_evolution_v2(zero_sum=True), 3).values())


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    """The wrapped environment punishes, the bare one raises."""
    env = s_evolution_v2(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.argmin(env.last()[0]["action_mask"])))
    assert env.terminations[agent] and -1 == env.rewards[agent]
    raw = s_evolution_v2.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(int(np.argmin(raw.last()[0]["action_mask"])))


def test_a_seat_that_waits_has_no_legal_action() -> None:
    """Only who decides has."""
    env = progress_v2(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert (agent == env.agent_selection) == seen["action_mask"].any()


def test_environments_can_be_sent_to_other_processes() -> None:
    """Pickled with their options, not with their game."""
    env = pickle.loads(pickle.dumps(progress_v2.raw_env(players=4, variant="quick")))
    assert 4 == len(env.possible_agents)
    assert "progress_v2" == str(env)


def test_options_are_checked() -> None:
    """As everywhere."""
    with pytest.raises(BadOption, match="players cannot be '9'"):
        progress_v2(players=9)
