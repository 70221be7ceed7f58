"""Wakes the streams of this process when another one changed a table, and bots that nobody sees to."""

from __future__ import annotations

import threading
from collections.abc import Callable

from holocene.server import metrics, store
from holocene.server.club.clock.expiring import Clocks
from holocene.server.database import CHANNEL, POSTGRESQL
from holocene.server.live import DELETED, LINKS, MOMENT, PRESENCE, REQUEST
from holocene.server.logs import fault
from holocene.server.service import Service
from holocene.server.sweeping import Sweep
from holocene.server.tending import Tending
from holocene.server.thinking import Bots

RETRY = 1.0
GRACE = 1.0  # seconds


class Waker:
    """Threads that only give hints: PostgreSQL tells by NOTIFY, a SQLite file is looked at."""

    def __init__(self, service: Service, bots: Bots) -> None:
        self.service = service
        self._sweep = Sweep(service, bots)
        self._tending = Tending(service)
        self._clocks = Clocks(service)
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []
        self._seen: dict[str, int] = {}
        self._loops: list[tuple[Callable[[], None], float]] = []
        self._ears: dict[str, Callable[[str], None]] = {CHANNEL: self._hear}
        self._miss: list[Callable[[], None]] = [self._wake_all]

    def also(self, channel: str, hear: Callable[[str], None], tell: Callable[[], None], pause: float) -> None:
        """Lets others use the way by which processes speak to each other; before the start."""
        self._ears[channel] = hear
        self.every(tell, pause)

    def after_silence(self, miss: Callable[[], None]) -> None:
        """Looks at whatever may have been said while nobody listened; before the start."""
        self._miss.append(miss)

    def every(self, step: Callable[[], None], pause: float) -> None:
        """Does something again and again, in a thread of its own; before the start."""
        self._loops.append((step, pause))

    def start(self) -> None:
        """Starts what this database and number of workers need, and goes on with what was left unfinished."""
        settings = self.service.settings
        self._sweep.look()
        soon = min(RETRY, settings.sweep)
        loops = [
            (self._see_to_bots, soon, settings.sweep),
            (self._clocks.look, soon, settings.sweep),
            (self.service.archivist.step, soon, settings.sweep),  # by itself: long games keep it busy for a while
            *((tell, pause, pause) for tell, pause in self._loops),
        ]
        if not self.service.database.is_sqlite:
            loops.append((self._listen, RETRY, RETRY))
        elif settings.workers > 1:
            loops.append((self._poll, settings.poll, settings.poll))
        for loop in loops:
            thread = threading.Thread(target=self._repeat, args=loop, daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """Ends the threads, and lets each give back its connection to the database; one that hangs is left behind."""
        self._stopped.set()
        for thread in self._threads:
            thread.join(GRACE)

    def _repeat(self, step: Callable[[], None], first: float, pause: float) -> None:
        waits = first
        while not self._stopped.wait(waits):
            waits = pause
            try:
                step()
            except Exception:
                if not self._stopped.is_set():
                    metrics.ERRORS.labels("waking").inc()
                    fault("waking-failed")

    def _see_to_bots(self) -> None:
        self._sweep.look()
        self.service.presence.beat()
        self._tending.sweep()
        metrics.IN_MEMORY.set(len(self.service.desks))

    def _poll(self) -> None:
        watched = self.service.live.tables()
        with self.service.database.read() as connection:
            found = store.revisions(connection, watched)
        for table_id in watched:
            if found.get(table_id) != self._seen.get(table_id):
                self._wake(table_id, table_id in found)
        self._seen = found

    def _wake_all(self) -> None:
        for table_id in self.service.live.tables():
            self._wake(table_id)

    def _wake(self, table_id: str, is_there: bool = True) -> None:
        if self.service.live.count(table_id):
            self.service.presence.hear(table_id)
            self.service.live.wake(table_id, (MOMENT, REQUEST, PRESENCE, LINKS) if is_there else (DELETED,))

    def _listen(self) -> None:
        from holocene.server.patient import Patient

        url = self.service.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with Patient.connect(url, autocommit=True, **POSTGRESQL) as connection:
            for channel in self._ears:
                connection.execute(f"LISTEN {channel}")
            for miss in self._miss:
                miss()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=RETRY / 4):
                    self._ears[notice.channel](notice.payload)

    def _hear(self, payload: str) -> None:
        worker, table_id, news = payload.split(" ", 2)
        if worker == self.service.database.worker:
            return
        if news:
            self.service.follow(table_id, news)
        else:
            self._wake(table_id)
