"""Small series for the tests of the laboratory."""

from __future__ import annotations

from pathlib import Path

from holocene.arena.lab.results import Results
from holocene.arena.lab.series import Order, opened
from holocene.arena.lab.writing import results

COMMAND = "holocene lab …"


def order(game: str, players: tuple[int, ...], games: int = 6, **options: str) -> Order:
    """Random bots with the game's own cards."""
    return Order(game, options, players, (None,), ("random",), games, seed=1, seconds=1.0)


def report(asked: Order, folder: Path) -> Results:
    """Plays what an order asks for."""
    series = opened(asked, folder)
    for counts in series.values():
        assert all(counts.play(asked.games, workers=1))
    found = results(asked, series, COMMAND)
    assert found is not None
    return found
