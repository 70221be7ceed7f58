"""Finds games by name. Ours and other people's register alike, by the entry-point group `holocene.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from holocene.core.contract.game import Game
from holocene.core.errors import HoloceneError
from holocene.core.homes import GROUP


def game_names() -> list[str]:
    """The names of all games that are installed."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def game_class(name: str) -> type[Game]:
    """The class of a game, which knows all but the cards."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: type[Game] = entry.load()
            return found
    choices = ", ".join(game_names())
    raise HoloceneError(f"there is no game '{name}': choose from {choices}", "no-such-game", name=name, choices=choices)


def game_classes() -> dict[str, type[Game]]:
    """The classes of all installed games, by name."""
    return {name: game_class(name) for name in game_names()}


@cache
def load_game(name: str, pack: Path | None = None) -> Game:
    """The game of that name, with its own cards or those of a folder."""
    return game_class(name)(pack)
