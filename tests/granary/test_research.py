"""The same game for those who measure: arena, laboratory, datasets and the environments of research."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

Run = Callable[..., Any]

RESEARCH = """
import gymnasium, pyspiel
import holocene.research.gymnasium
import holocene.research.openspiel
from holocene.research.batch import Batch
from holocene.research.pettingzoo import granary_v1

env = gymnasium.make("holocene/Granary-v1", players=3, bots="greedy")
env.reset(seed=7)
ended = False
while not ended:
    action = env.action_space.sample(env.unwrapped.action_masks().astype("int8"))
    _, reward, ended, _, info = env.step(action)
assert len(info["scores"]) == 3

aec = granary_v1(players=2)
aec.reset(seed=7)
for agent in aec.agent_iter():
    seen, _, terminated, _, _ = aec.last()
    aec.step(None if terminated else aec.action_space(agent).sample(seen["action_mask"]))
assert aec.agents == []

batch = Batch("granary", 16, {"players": 4}, seed=3)
batch.reset()
assert batch.observations.shape[0] == 16

state = pyspiel.load_game("holocene_granary(players=2)").new_initial_state()
state.apply_action(7)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sum(state.returns()) == 0
"""


def test_environments_of_research_find_it(path: list[str]) -> None:
    """Gymnasium, PettingZoo, OpenSpiel and batches, by names that follow from the game's."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    done = subprocess.run([sys.executable, "-c", RESEARCH], env=env, capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stderr)


def test_the_arena_rates_bots(holocene: Run) -> None:
    """Also those that search, although the game has neither instinct nor prospects."""
    bots = "random,greedy,scholar"
    done = holocene("arena", "granary", "--players", "3", "--bots", bots, "--games", "6", "--out", "series")
    assert 0 == done.returncode, done.stderr
    assert "Standings" in done.stdout
    refused = holocene("arena", "granary", "--bots", "artisan,greedy")
    assert (2, True) == (refused.returncode, "granary does not say what a move is worth" in refused.stderr)


def test_the_laboratory_counts_its_cards(holocene: Run, tmp_path: Path) -> None:
    """With the census that the game brings."""
    done = holocene("lab", "granary", "--players", "2,3", "--games", "6", "--bots", "greedy", "--out", "report")
    assert 0 == done.returncode, done.stderr
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert ["Cards stored" in page, "Olives\u00a08" in page] == [True, True]
    assert json.loads((tmp_path / "report" / "results.json").read_text(encoding="utf-8"))


def test_a_dataset_is_written(holocene: Run, tmp_path: Path) -> None:
    """Games of bots as Parquet files."""
    done = holocene("dataset", "granary", "--bots", "greedy", "--games", "2", "--out", "data")
    assert 0 == done.returncode, done.stderr
    assert [] != list((tmp_path / "data").rglob("*.parquet"))
