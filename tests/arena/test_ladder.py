"""The ladder: one command, in parts if need be, on a machine that has little."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from bench.ladder import games_for
from holocene.arena.series import new_plan

ROOT = Path(__file__).parents[2]
MISSING = ("rich", "pyarrow", "ray", "fluent", "fastapi", "sqlalchemy")
ALONE = f"""
import runpy, sys
for name in {MISSING!r}:
    sys.modules[name] = None
sys.argv[0] = "ladder"
if __name__ == "__main__":
    runpy.run_module("bench.ladder", run_name="__main__")
"""


def climb(docs: Path, *words: str) -> None:
    """Runs the command where most libraries cannot be imported."""
    script = docs / "alone.py"
    script.write_text(ALONE, encoding="utf-8")
    rungs = ["--only", "s-evolution-2,s-evolution-3,progress-1"]
    common = ["--bots", "random,greedy", "--meetings", "4", "--deals", "2", *rungs]
    done = subprocess.run(
        [sys.executable, script, *common, "--docs", docs, *words],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (0, "") == (done.returncode, done.stderr)


def timeless(docs: Path) -> list[object]:
    """The page's numbers without times."""
    rungs = json.loads((docs / "ladder.json").read_text(encoding="utf-8"))["rungs"]
    for rung in rungs:
        for standing in rung["results"]["standings"]:
            del standing["seconds_mean"], standing["seconds_p99"]
    return rungs


def test_the_ladder_reproduces_whole_and_in_parts(tmp_path: Path) -> None:
    """Two shards one after the other, then the pages; and all at once elsewhere: the same numbers."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for docs in (whole, parts):
        docs.mkdir()
    climb(whole, "--out", str(whole))
    for part in ("1/2", "2/2"):
        climb(parts, "--out", str(parts), "--shard", part)
    assert not (parts / "ladder.md").exists()
    climb(parts, "--out", str(parts), "--pages")
    assert not list(parts.glob("*/games-1-of-1.jsonl"))
    assert timeless(whole) == timeless(parts)
    page = (parts / "ladder.md").read_text(encoding="utf-8")
    for line in ("## progress, 1 player", "## s-evolution, 2 players", "## s-evolution, 3 players"):
        assert line in page
    assert "python -m bench.ladder --out FOLDER --bots random,greedy --meetings 4 --deals 2 --seed 1" in page
    assert "n = 4 games on 2 deals, seed 1" in page
    assert "share (fair 50 %)" in page


@pytest.mark.parametrize(("players", "games"), [(1, 500), (2, 1000), (3, 360), (4, 180), (5, 100)])
def test_any_two_bots_meet_as_often_with_every_number_of_players(players: int, games: int) -> None:
    """Five bots, a hundred meetings: the more sit at a table, the fewer games that takes. No round is broken off."""
    plan = new_plan("progress", {"players": players}, ["random", "greedy", "instinct", "search", "forager"], 1, 1.0)
    assert games == games_for(plan, 100, deals=1)
    met = Counter(pair for n in range(games) for pair in combinations(sorted(plan.seating(n).bots), 2))
    assert players == 1 or min(met.values()) >= 100


def test_no_rung_stands_on_a_few_deals() -> None:
    """With four at a table one deal serves twenty games: what they show is less than their number says."""
    plan = new_plan("progress", {"players": 4}, ["random", "greedy", "instinct", "search", "forager"], 1, 1.0)
    games = games_for(plan, 60, deals=12)
    assert len({plan.seating(n).deal for n in range(games)}) == 12
    assert games_for(plan, 600, deals=12) > games
