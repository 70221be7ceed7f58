"""The same series on a Ray cluster, which is two workers on this machine."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holocene.arena.playing import Played
from holocene.arena.series import new_plan
from holocene.arena.store import Store
from tests.core.with_ray import patiently

CLUSTER = """
import subprocess, sys
from ray.cluster_utils import Cluster

head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100_000_000}
cluster = Cluster(initialize_head=True, head_node_args=head)
try:
    done = subprocess.run([sys.executable, "-m", "holocene.cli.main", "arena", *sys.argv[1:], "--ray", cluster.address])
finally:
    cluster.shutdown()
sys.exit(done.returncode)
"""
SERIES = ["s-evolution", "--players", "2", "--bots", "random,greedy", "--games", "8"]


def run(folder: Path, *command: str) -> list[Played]:
    """The games that a command leaves in a folder."""
    patiently(folder, *command, "--out", str(folder / "out"))
    plan = new_plan("s-evolution", {"players": 2}, ["random", "greedy"])
    games = Store(folder / "out", plan).read(8).in_order()
    return [msgspec.structs.replace(game, times=()) for game in games]


@pytest.mark.parametrize("where", [pytest.param("address", marks=pytest.mark.soak), "local"])
def test_a_cluster_plays_the_same_games(tmp_path: Path, where: str) -> None:
    """One that runs at an address, and one that is started for the series; as a single process does."""
    for name in ("cluster", "here"):
        (tmp_path / name).mkdir()
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    arena = ("-m", "holocene.cli.main", "arena", *SERIES)
    here = run(tmp_path / "here", *arena, "--workers", "1")
    command = (str(script), *SERIES) if where == "address" else (*arena, "--ray", "local", "--workers", "2")
    assert 8 == len(here)
    assert here == run(tmp_path / "cluster", *command)
