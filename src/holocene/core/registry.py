"""Finds games by name. Ours and other people's register alike, by the entry-point group `holocene.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from holocene.core.errors import HoloceneError
from holocene.core.game import Game


def game_names() -> list[str]:
    """The names of all games that are installed."""
    return sorted(entry.name for entry in entry_points(group="holocene.games"))


@cache
def load_game(name: str, pack: Path | None = None) -> Game:
    """The game of that name, with its own cards or those of a folder."""
    for entry in entry_points(group="holocene.games"):
        if entry.name == name:
            game: Game = entry.load()(pack)
            return game
    choices = ", ".join(game_names())
    raise HoloceneError(f"there is no game '{name}': choose from {choices}", "no-such-game", name=name, choices=choices)
