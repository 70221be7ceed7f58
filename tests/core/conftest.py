"""The toy game among the installed ones, for commands that find games by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.core.contract.game import Game
from holocene.core.matches import replay
from holocene.locale import Text
from tests.core.counting import Counting


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is found, a word that is missing is a fault, and lines are wide enough for whole names."""

    def load(name: str, pack: Path | None = None) -> Game:
        return Counting(pack)

    monkeypatch.setattr(replay, "game_names", lambda: ["counting"])
    monkeypatch.setattr(replay, "load_game", load)
    monkeypatch.setattr(Text, "is_strict", True)
    monkeypatch.setenv("COLUMNS", "100")
