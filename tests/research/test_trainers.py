"""RLlib and PufferLib: their own trainers run the examples, each in front of the libraries that it asks for."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from holocene.bots.network.file import read
from holocene.core.compiling.cache import cache_root
from holocene.core.contract.registry import load_game
from holocene.research import evaluate, load_policy
from tests.core.with_ray import patiently

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
TORCH = BUILD / "torch" / "site-packages"
GAME = "s-evolution"
# PyTorch's folder comes last: what else lies there must not hide what is installed. One thread: all is tiny here.
BEGIN = """
import runpy, sys
sys.path.append(sys.argv.pop(1))
import torch
torch.set_num_threads(1)
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


def example(library: str, folder: Path, *options: str) -> str:
    """What an example prints, begun as by hand in an empty folder, its home too: there RLlib leaves results."""
    if not (BUILD / library).is_dir():
        pytest.skip(f"{library} is not installed (tools/torch)")
    script = str(ROOT / "examples" / f"{library}_env.py")
    return patiently(
        folder, "-c", BEGIN, str(TORCH), script, *options,
        PYTHONPATH=str(BUILD / library), HOME=str(folder), HOLOCENE_CACHE=str(cache_root()),
    )  # fmt: skip


def sits_down(file: Path, decisions: int) -> None:
    """The bot of a file has learned from so many decisions, and plays games to their end."""
    game = load_game(GAME)
    assert decisions == read(file, game).card.decisions
    assert 20 == evaluate(load_policy(file, game), GAME, games=20, players=2, bots="random").games


def test_rllib_learns_by_self_play(tmp_path: Path) -> None:
    """RLlib checks the environment and plays whole games; nothing illegal is chosen, which would end a game with -1
    where all seats together earn 1; and every round changes the network."""
    told = example("rllib", tmp_path, GAME, "mine.npz", "--rounds", "2", "--decisions", "400")
    rounds = re.findall(
        r"^round (\d): (\d+) games, (\d+) decisions, least return (.*), change (.*)$", told, re.MULTILINE
    )
    assert ["1", "2"] == [number for number, *_ in rounds]
    assert all(int(games) > 0 and 1 == float(least) and float(change) > 0 for _, games, _, least, change in rounds)
    sits_down(tmp_path / "mine.npz", sum(int(decisions) for _, _, decisions, _, _ in rounds))


def test_rllib_has_what_it_asks_for() -> None:
    """Beside ours lies what the Ray of the lock names for RLlib, in the versions that it wants."""
    if not (BUILD / "rllib").is_dir():
        pytest.skip("RLlib is not installed (tools/torch)")
    found = {}
    for line in metadata.requires("ray") or []:
        asked = Requirement(line)
        if asked.marker and asked.marker.evaluate({"extra": "rllib"}):
            path = [str(BUILD / "rllib"), *sys.path, str(TORCH)]
            there = [each.version for each in metadata.distributions(name=asked.name, path=path)]
            found[str(asked)] = bool(there) and asked.specifier.contains(there[0])
    assert len(found) > 8 and [] == [line for line, right in found.items() if not right]


def test_pufferlib_learns(tmp_path: Path) -> None:
    """PuffeRL reads the arrays that `Serial` lends the games: where these did not write there, no mask would be seen,
    and the first illegal move would stop everything."""
    size = ("--train.total-timesteps", "8192", "--train.minibatch-size", "1024")
    told = example("pufferlib", tmp_path, *size, "--train.device", "cpu", "--train.optimizer", "adam")
    (change,) = re.findall(r"^8192 decisions, last change (.*)$", told, re.MULTILINE)
    assert float(change) > 0
    sits_down(tmp_path / "mine.npz", 8192)
