"""The game of this folder is installed for its tests only: no other test finds a third game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.homes import homes
from holocene.core.rulebook.law import law
from tests.granary.installing import install

collect_ignore = ["project"]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def _forget() -> None:
    for known in (homes, law, load_game):
        known.cache_clear()


@pytest.fixture(scope="session")
def path(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What has to be on the path for the game to be found."""
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def installed(path: list[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed in this process."""
    for folder in reversed(path):
        monkeypatch.syspath_prepend(folder)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


@pytest.fixture
def granary(installed: None) -> Game:
    """The game, found by its name."""
    return load_game("granary")


@pytest.fixture
def holocene(path: list[str], tmp_path: Path) -> Run:
    """Runs the command in a process of its own, in which the game is installed."""

    def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        own = {"PYTHONPATH": os.pathsep.join(path), "XDG_STATE_HOME": str(tmp_path), "COLUMNS": "100", "NO_COLOR": "1"}
        return subprocess.run(
            [sys.executable, "-m", "holocene.cli.main", *words],
            input=typed, env={**os.environ, **own}, cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip

    return run
