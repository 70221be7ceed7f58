"""The same series on a Ray cluster of two machines, which are two workers on this one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from holocene.arena.playing import Played
from holocene.arena.series import new_plan
from holocene.arena.store import Store

# Ray warns of things of its own, and starts slowly on a busy machine: a process apart, with patience.
PATIENT = {"RAY_raylet_start_wait_time_s": "300", "RAY_USAGE_STATS_ENABLED": "0"}
CLUSTER = """
import subprocess, sys
from ray.cluster_utils import Cluster

head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 100_000_000}
cluster = Cluster(initialize_head=True, head_node_args=head)
cluster.add_node(num_cpus=1, object_store_memory=100_000_000)
try:
    done = subprocess.run([sys.executable, "-m", "holocene.cli.main", "arena", *sys.argv[1:], "--ray", cluster.address])
finally:
    cluster.shutdown()
sys.exit(done.returncode)
"""
SERIES = ["s-evolution", "--players", "2", "--bots", "random,greedy", "--games", "8"]


def run(folder: Path, *command: str) -> list[Played]:
    """The games that a command leaves in a folder."""
    done = subprocess.run(
        [sys.executable, *command, *SERIES, "--out", str(folder / "out")],
        cwd=folder, env={**os.environ, **PATIENT}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert 0 == done.returncode, done.stderr
    plan = new_plan("s-evolution", {"players": 2}, ["random", "greedy"])
    games = Store(folder / "out", plan).read(8).in_order()
    return [msgspec.structs.replace(game, times=()) for game in games]


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """At an address, and one that is started for the series; as a single process does."""
    (tmp_path / "cluster.py").write_text(CLUSTER, encoding="utf-8")
    for name in ("far", "near", "here"):
        (tmp_path / name).mkdir()
    arena = ("-m", "holocene.cli.main", "arena")
    here = run(tmp_path / "here", *arena, "--workers", "1")
    assert 8 == len(here)
    assert here == run(tmp_path / "far", str(tmp_path / "cluster.py"))
    assert here == run(tmp_path / "near", *arena, "--ray", "local", "--workers", "2")
