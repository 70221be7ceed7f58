"""Machine code for the strongest bots, made beside the start, so that nobody waits for it at the first table."""

from __future__ import annotations

import threading

from holocene.bots.registry import LEVELS, can_play, make_ready
from holocene.core.contract.registry import game_names
from holocene.core.parts import is_installed
from holocene.server.logs import fault
from holocene.server.shelf import Shelf


def begin(shelf: Shelf) -> None:
    """Starts compiling, or reading from the cache, one game after the other; games can be played meanwhile."""
    if is_installed("fast"):
        threading.Thread(target=prepare, args=(shelf,), daemon=True, name="holocene-prepare").start()


def prepare(shelf: Shelf) -> None:
    """Makes the network and the search by it ready for all games that have one."""
    for name in game_names():
        try:
            game = shelf.game(name)
            if can_play(LEVELS[-1], game):
                make_ready(LEVELS[-1], game)
        except Exception:  # who plays there will be told; the server has to go on
            fault("bots-not-prepared", game=name)
