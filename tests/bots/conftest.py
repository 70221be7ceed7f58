"""Networks that learned nothing, as files: for the games that a module of tests has made ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.core.contract.game import Game
from tests.bots.untrained import write_random


@pytest.fixture(scope="module")
def files(games: dict[str, Game], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("networks")
    return {name: write_random(folder / f"{name}.npz", game) for name, game in games.items()}
