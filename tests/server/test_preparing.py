"""What is compiled beside the start of a server."""

from __future__ import annotations

import pytest

from holocene.core.contract.game import Game
from holocene.server import preparing
from holocene.server.shelf import Shelf


def test_the_champion_of_every_game_is_made_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game after the other; a fault at one does not keep the next one waiting."""
    made: list[tuple[str, str]] = []

    def make_ready(level: str, game: Game) -> None:
        made.append((level, game.name))
        raise MemoryError

    monkeypatch.setattr(preparing, "make_ready", make_ready)
    preparing.prepare(Shelf({}))
    assert [("champion", "progress"), ("champion", "s-evolution")] == made
