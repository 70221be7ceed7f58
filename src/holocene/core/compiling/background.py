"""Compiling in the background: once a process for each game, while something slower answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from weakref import WeakKeyDictionary

from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game


class Compiling:
    """What a function compiles for a game, in a thread of its own; games that nobody holds are forgotten."""

    def __init__(self, compiled: Callable[[Game], Engine]) -> None:
        self._compiled = compiled
        self._under_way: WeakKeyDictionary[Game, Future[Engine]] = WeakKeyDictionary()
        self._lock = threading.Lock()

    def begin(self, game: Game) -> Future[Engine]:
        """Starts it, or finds it begun; the future gives the engine, or the error."""
        with self._lock:
            future = self._under_way.get(game)
            if future is None:
                future = self._under_way[game] = Future()
                threading.Thread(target=self._run, args=(game, future), name="compile", daemon=True).start()
        return future

    def done(self, game: Game) -> bool:
        """Whether the engine can be had without waiting."""
        future = self._under_way.get(game)
        return future is not None and future.done() and future.exception() is None

    def _run(self, game: Game, future: Future[Engine]) -> None:
        try:
            made = self._compiled(game)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(made)
