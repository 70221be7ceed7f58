"""Bots at the table: a few threads that let them think one after another, off the event loop.

A bot is handed a view and the legal moves, and draws from a generator of its own that knows nothing of the match's
secret. One that fails is made anew and asked again; then, or when it does not answer in time, any legal move is played
for it, and the game goes on. A thread that a bot does not give back is replaced up to a limit.
"""

from __future__ import annotations

import queue
import random
import secrets
import threading
import time
from contextlib import suppress
from typing import Any, Final

from holocene.bots.base import Clock
from holocene.bots.registry import make
from holocene.server import metrics, store
from holocene.server.logs import fault, log
from holocene.server.problems import Problem
from holocene.server.service import Service

TRIES: Final = 2
STUCK: Final = 8  # threads that bots may keep before no further ones are started for them


class Thought:
    """A decision that is being thought about in a thread of its own."""

    def __init__(self, bot: Any, view: Any, legal: list[str], seconds: float) -> None:
        self.choice: str | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()
        self._work = (bot, view, legal, Clock(seconds), random.Random(secrets.randbits(128)))

    def run(self) -> None:
        bot, view, legal, clock, rng = self._work
        try:
            self.choice = bot.choose(view, legal, clock, rng)
        except Exception as error:
            self.error = error
        self.done.set()


class Worker:
    """A daemon thread that runs thoughts; given up when one does not come back."""

    def __init__(self) -> None:
        self.inbox: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        threading.Thread(target=self._loop, daemon=True, name="holocene-bot").start()

    def _loop(self) -> None:
        while (thought := self.inbox.get()) is not None:
            thought.run()


class Bots:
    """Plays for bots wherever one is due."""

    def __init__(self, service: Service) -> None:
        self.service = service
        service.kick = self.kick
        self._due: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._waiting: set[str] = set()
        self._lock = threading.Lock()
        self._stuck = 0
        self._threads = [
            threading.Thread(target=self._run, daemon=True, name=f"holocene-bots-{at}")
            for at in range(service.settings.bot_threads)
        ]

    def start(self) -> None:
        """Starts, and goes on with what was left unfinished."""
        for thread in self._threads:
            thread.start()
        self.sweep(0)

    def stop(self) -> None:
        """Stops after the present thoughts; nothing is lost, the next start goes on."""
        for _ in self._threads:
            self._due.put(None)

    def kick(self, table_id: str) -> None:
        """Looks at a table soon; from any thread, and cheap."""
        with self._lock:
            if table_id in self._waiting:
                return
            self._waiting.add(table_id)
        self._due.put(table_id)

    def sweep(self, older_than: float) -> None:
        """Finds bots that nobody sees to, because a process ended before they moved."""
        with self.service.database.read() as connection:
            due = store.bots_due(connection, time.time() - older_than)
        for table_id in due:
            self.kick(table_id)

    def _run(self) -> None:
        worker = Worker()
        while (table_id := self._due.get()) is not None:
            with self._lock:
                self._waiting.discard(table_id)
            try:
                worker = self._move(table_id, worker)
            except Problem:  # the table is gone, or somebody else was quicker
                continue
            except Exception:
                metrics.ERRORS.labels("bots").inc()
                fault("bot-move", table=table_id)
        worker.inbox.put(None)

    def _move(self, table_id: str, worker: Worker) -> Worker:
        """One decision of a bot, if one is due."""
        with self.service.desks.at(table_id) as desk:
            seat = desk.to_act
            if seat is None or not seat.is_played_by_bot:
                return worker
            match, n, version = desk.now.match, desk.now.n, desk.now.version
            view, legal, game = match.view(seat.seat), match.legal(), match.game
            think = min(desk.row.think, self.service.settings.longest_think)
            bots = desk.now.bots
        choice = legal[0] if len(legal) == 1 else None
        for attempt in range(TRIES):
            if choice is not None or (self._stuck >= STUCK and attempt == 0):
                break
            if attempt or (seat.seat, seat.bot) not in bots:
                bots[seat.seat, seat.bot] = make(seat.bot, game)
            started = time.perf_counter()
            thought = Thought(bots[seat.seat, seat.bot], view, list(legal), think)
            worker.inbox.put(thought)
            answered = thought.done.wait(think + self.service.settings.patience)
            metrics.THINKING.labels(game.name, seat.bot).observe(time.perf_counter() - started)
            if not answered:
                worker.inbox.put(None)
                worker = self._replace(seat.bot, thought)
                break
            if thought.choice in legal:
                choice = thought.choice
            else:
                what = "error" if thought.error else "illegal"
                metrics.BOT_FAULTS.labels(seat.bot, what).inc()
                log("bot-failed", bot=seat.bot, table=table_id, fault=what, error=repr(thought.error))
        if choice is None:
            choice = random.Random(secrets.randbits(128)).choice(legal)
        with suppress(Problem):  # somebody was quicker: look again
            self.service.play(table_id, seat.seat, n, choice, version)
        self.kick(table_id)
        return worker

    def _replace(self, bot: str, thought: Thought) -> Worker:
        metrics.BOT_FAULTS.labels(bot, "late").inc()
        log("bot-late", bot=bot)
        with self._lock:
            self._stuck += 1

        def freed() -> None:
            thought.done.wait()
            with self._lock:
                self._stuck -= 1

        threading.Thread(target=freed, daemon=True, name="holocene-bot-late").start()
        return Worker()
