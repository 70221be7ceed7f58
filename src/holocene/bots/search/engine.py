"""The search's loops compiled for one game: in the background, once a process."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from weakref import WeakKeyDictionary

import numpy as np

from holocene.bots.search import loops, no_prospect, policy
from holocene.bots.search.tree import Settings, Tree
from holocene.core import accel
from holocene.core.engine import Engine
from holocene.core.game import Game

_under_way: WeakKeyDictionary[Game, Future[Engine]] = WeakKeyDictionary()
_lock = threading.Lock()


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling, or reading from the cache, once a game; the future gives the loops."""
    with _lock:
        future = _under_way.get(game)
        if future is None:
            future = _under_way[game] = Future()
            threading.Thread(target=_compile, args=(game, future), name="compile-search", daemon=True).start()
    return future


def _compile(game: Game, future: Future[Engine]) -> None:
    """Searching for nothing compiles the search."""
    try:
        made = accel.compile_loops(game, [policy, *([] if game.prospects(2) else [no_prospect]), loops])
        blank = np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)
        Tree(game, 2, Settings(), nodes=1).search(made, blank, 0, 1, 0)
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(made)
