"""Bots at the table: a few threads that let them think, off the event loop, by turns that are fair (`fairness`).

A bot is handed a view and the legal moves, and draws from a generator of its own that knows nothing of the match's
secret; at the deal of a day from one that follows from the deal, so that it plays everywhere the same. One that fails
is made anew and asked again; then, or when it does not answer in time, any legal move is played for it, and the game
goes on. A thread that a bot does not give back is replaced up to a limit.

Bots of tables that somebody watches go first; where nobody does, those play on who keep a person from her turn; bots
among themselves wait for a spectator, unless a tournament waits for them. The process that wrote the last row of a
table's log sees to the bot that is due after it: another one that finds more rows than it knew of leaves the table
alone.
"""

from __future__ import annotations

import queue
import random
import secrets
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from holocene.bots.base import Clock
from holocene.bots.daily import generator
from holocene.bots.registry import make, make_ready
from holocene.core.contract.game import Game
from holocene.server import metrics, store
from holocene.server.fairness import FairQueue, Job
from holocene.server.logs import fault, log
from holocene.server.problems import Problem
from holocene.server.rows import SeatRow, TableRow
from holocene.server.service import Service

TRIES: Final = 2
STUCK: Final = 8  # threads that bots may keep before no further ones are started for them
LONG: Final = 1.0  # seconds: bots that may think longer have half of the threads
WATCHED, UNWATCHED = 0, 1  # ranks


class Thought:
    """A decision that is being thought about in a thread of its own."""

    def __init__(self, bot: Any, view: Any, legal: list[str], seconds: float, rng: random.Random) -> None:
        self.choice: str | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()
        self._work = (bot, view, legal, Clock(seconds), rng)

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


class Decision(NamedTuple):
    """What a bot is to decide, and where the bots of its table are kept."""

    seat: int
    bot: str
    game: Game
    view: Any
    legal: list[str]
    think: float
    n: int
    version: int
    bots: dict[tuple[int, str], Any]
    rng: random.Random | None  # where everybody's bot has to draw the same


class Bots:
    """Plays for bots wherever one is due."""

    def __init__(self, service: Service) -> None:
        self.service = service
        service.kick = self.kick
        self._asked: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._turns = FairQueue(service.settings.bot_threads)
        self._lock = threading.Lock()
        self._stuck = 0
        self._threads = [
            threading.Thread(target=self._look_round, daemon=True, name="holocene-bots-due"),
            *(
                threading.Thread(target=self._run, daemon=True, name=f"holocene-bots-{at}")
                for at in range(service.settings.bot_threads)
            ),
        ]

    def start(self) -> None:
        """Starts."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stops after the present thoughts; nothing is lost, the next start goes on."""
        self._asked.put(None)
        self._turns.close()

    def kick(self, table_id: str) -> None:
        """Looks at a table soon; from any thread, and cheap."""
        self._asked.put(table_id)

    def __contains__(self, table_id: str) -> bool:
        """Whether a bot of the table waits for a thread, or thinks."""
        return table_id in self._turns

    def _look_round(self) -> None:
        while (table_id := self._asked.get()) is not None:
            try:
                self._line_up(table_id)
            except Exception:
                metrics.ERRORS.labels("bots").inc()
                fault("bot-due", table=table_id)

    def _line_up(self, table_id: str) -> None:
        """Lets the bot of a table wait for its turn, where one is due and not alone."""
        with self.service.database.read() as connection:
            row = store.find_table(connection, table_id)
            if row is None or not row.bot_due or row.state != "running":
                return
            seats = store.find_seats(connection, table_id)
        rank = self._rank(row, seats)
        if rank is not None:
            is_long = self._think(row) > LONG
            self._turns.put(Job(owner_of(row), table_id, rank, is_long, what=row.number))

    def _rank(self, row: TableRow, seats: Sequence[SeatRow]) -> int | None:
        if self.service.watching.is_watched(row.id):
            return WATCHED
        is_awaited = bool(row.event) or any(not seat.is_played_by_bot for seat in seats)
        return UNWATCHED if is_awaited else None

    def _think(self, row: TableRow) -> float:
        return min(row.think, self.service.settings.longest_think)

    def _run(self) -> None:
        worker = Worker()
        while (job := self._turns.take()) is not None:
            try:
                worker = self._move(job, worker)
            except Problem:  # the table is gone
                pass
            except Exception:
                metrics.ERRORS.labels("bots").inc()
                fault("bot-move", table=job.table)
            finally:
                self._turns.done(job)
        worker.inbox.put(None)

    def _move(self, job: Job, worker: Worker) -> Worker:
        """One decision of a bot, if it is still the one that was lined up for."""
        decision = self._decision(job)
        if decision is None:
            return worker
        choice, worker = self._choose(job.table, decision, worker)
        with suppress(Problem):  # somebody else was quicker, and sees to what follows
            self.service.play(job.table, decision.seat, decision.n, choice, decision.version)
            self.kick(job.table)
        return worker

    def _decision(self, job: Job) -> Decision | None:
        with self.service.desks.at(job.table) as desk:
            seat = desk.to_act
            if seat is None or not seat.is_played_by_bot or desk.row.number != job.what:
                return None
            if self._rank(desk.row, desk.seats) is None:
                return None
            match, n, version = desk.now.match, desk.now.n, desk.now.version
            view, legal = match.view(seat.seat), match.legal()
            rng = generator(match) if desk.row.daily else None
            return Decision(seat.seat, seat.bot, match.game, view, legal, self._think(desk.row), n, version,
                            desk.now.bots, rng)  # fmt: skip

    def _choose(self, table_id: str, decision: Decision, worker: Worker) -> tuple[str, Worker]:
        """What the bot plays, and who runs the next thought."""
        legal, bots, name = decision.legal, decision.bots, (decision.seat, decision.bot)
        if len(legal) == 1:
            return legal[0], worker
        for attempt in range(TRIES):
            if self._stuck >= STUCK and attempt == 0:
                break
            if attempt or name not in bots:
                bots[name] = (make_ready if decision.rng else make)(decision.bot, decision.game)
            started = time.perf_counter()
            rng = decision.rng or random.Random(secrets.randbits(128))
            thought = Thought(bots[name], decision.view, list(legal), decision.think, rng)
            worker.inbox.put(thought)
            answered = thought.done.wait(decision.think + self.service.settings.patience)
            metrics.THINKING.labels(decision.game.name, decision.bot).observe(time.perf_counter() - started)
            if not answered:
                worker.inbox.put(None)
                worker = self._replace(decision.bot, thought)
                break
            if thought.choice in legal:
                return thought.choice, worker
            what = "error" if thought.error else "illegal"
            metrics.BOT_FAULTS.labels(decision.bot, what).inc()
            log("bot-failed", bot=decision.bot, table=table_id, fault=what, error=repr(thought.error))
        return random.Random(secrets.randbits(128)).choice(legal), worker

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


def owner_of(row: TableRow) -> str:
    """Who made a table; where that is not known, nobody but the table itself."""
    return row.owner or row.id
