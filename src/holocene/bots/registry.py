"""Bots by their short names. Ours and other people's register alike, by the entry-point group `holocene.bots`."""

from __future__ import annotations

from importlib.metadata import entry_points

from holocene.bots.base import Bot
from holocene.core.errors import BadOption
from holocene.core.game import Game


def bot_names() -> list[str]:
    """The names of all bots that are installed."""
    return sorted(entry.name for entry in entry_points(group="holocene.bots"))


def make(name: str, game: Game) -> Bot:
    """A bot for one seat of a game.

    >>> from holocene.core.registry import load_game
    >>> type(make("random", load_game("progress"))).__name__
    'RandomBot'
    """
    for entry in entry_points(group="holocene.bots"):
        if entry.name == name:
            bot: Bot = entry.load()(game)
            return bot
    choices = ", ".join(bot_names())
    raise BadOption(f"there is no bot '{name}': choose from {choices}", "no-such-bot", name=name, choices=choices)
