"""Hints: what a strong bot would look at, computed in a few threads of their own and never on the event loop.

A hint is asked for in three steps, each of which tells a little more: the kind of move, candidates, then the move with
its reason. It is computed once for a moment of a table; a seat's hint sees no more than the seat does.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import msgspec

from holocene.core.game import Game
from holocene.server.logs import fault
from holocene.server.problems import Forbidden, Late, TooMany
from holocene.server.service import Service

STEPS: Final = (("kind",), ("kind", "candidates"), ("kind", "candidates", "move", "win", "reason"))
KEPT: Final = 500  # hints in memory
MOST_WAITING: Final = 50

Advice = Callable[[Game, Any, Sequence[str], float, random.Random], Any]


def advice() -> Advice:
    """Who knows; imported when somebody first asks, since it is heavy."""
    from holocene.bots.hints import hint

    return hint


class Hints:
    """Hints for the tables of one process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._threads = ThreadPoolExecutor(service.settings.bot_threads, "holocene-hints")
        self._lock = threading.Lock()
        self._made: OrderedDict[tuple[str, int], Future[dict[str, Any]]] = OrderedDict()

    def stop(self) -> None:
        """Begins no further ones."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def ask(self, table_id: str, seat: int) -> tuple[int, Future[dict[str, Any]]]:
        """The hint for the seat that decides now, and the version of the moment that it is for."""
        with self._service.desks.at(table_id) as desk:
            self._service.check_running(desk)
            if not desk.row.hints:
                raise Forbidden("no hints are given at this table", "server-no-hints")
            match, version = desk.now.match, desk.now.version
            if match.to_act != seat:
                raise Forbidden("it is not your turn", "server-not-your-turn")
            key = (table_id, version)
            with self._lock:
                if key not in self._made:
                    if sum(not made.done() for made in self._made.values()) >= MOST_WAITING:
                        raise TooMany("too many ask for hints", "server-too-many")
                    self._made[key] = self._threads.submit(self._make, match.game, match.view(seat), match.legal())
                while len(self._made) > KEPT:
                    self._made.popitem(last=False)
                return version, self._made[key]

    def _make(self, game: Game, view: Any, legal: Sequence[str]) -> dict[str, Any]:
        rng = random.Random(secrets.randbits(128))
        found: dict[str, Any] = msgspec.to_builtins(advice()(game, view, list(legal), self._service.settings.hint, rng))
        if not found["candidates"]:  # nothing was searched, so no chance is known
            found |= {"candidates": [{"move": found["move"], "win": None, "share": None}], "win": None}
        return found

    async def tell(self, step: int, version: int, made: Future[dict[str, Any]]) -> dict[str, Any]:
        """As much of a hint as a step tells."""
        settings = self._service.settings
        try:
            hint = await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(made)), settings.hint + settings.patience)
        except TimeoutError:
            raise Late("the hint takes too long", "server-hint-late") from None
        except Exception:
            fault("hint")
            raise
        return {"version": version, "step": step, **{name: hint[name] for name in STEPS[step - 1]}}
