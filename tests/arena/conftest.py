"""Series that are quick to play, and bots of other people."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

BOTS = """
class Cautious:
    def __init__(self, game, depth=1):
        self.depth = depth

    def choose(self, view, legal, clock, rng):
        return legal[-1]


class Illegal(Cautious):
    def choose(self, view, legal, clock, rng):
        return "play nothing"


class Failing(Cautious):
    def choose(self, view, legal, clock, rng):
        raise RuntimeError("out of ideas")


class Unmade:
    def __init__(self, game):
        raise ValueError("no brain")


number = 3
"""


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of somebody's own, where one works, with a module of bots."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "foreign_bots.py").write_text(BOTS, encoding="utf-8")
    (folder / "broken_bots.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.delitem(sys.modules, "foreign_bots", raising=False)
    yield folder
    sys.modules.pop("foreign_bots", None)
