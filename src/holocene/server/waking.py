"""Wakes the streams of this process when another one changed a table, and bots that nobody sees to."""

from __future__ import annotations

import threading
from collections.abc import Callable

from holocene.server import metrics, store
from holocene.server.database import CHANNEL
from holocene.server.live import DELETED, LINKS, MOMENT, PRESENCE, REQUEST
from holocene.server.logs import fault
from holocene.server.service import Service
from holocene.server.thinking import Bots

RETRY = 1.0


class Waker:
    """Threads that only give hints: PostgreSQL tells by NOTIFY, a SQLite file is looked at."""

    def __init__(self, service: Service, bots: Bots) -> None:
        self.service = service
        self.bots = bots
        self._stopped = threading.Event()
        self._seen: dict[str, int] = {}

    def start(self) -> None:
        """Starts what this database and number of workers need."""
        loops = [(self._sweep, self.service.settings.sweep)]
        if not self.service.database.is_sqlite:
            loops.append((self._listen, RETRY))
        elif self.service.settings.workers > 1:
            loops.append((self._poll, self.service.settings.poll))
        for step, pause in loops:
            threading.Thread(target=self._repeat, args=(step, pause), daemon=True).start()

    def stop(self) -> None:
        """Ends the threads soon."""
        self._stopped.set()

    def _repeat(self, step: Callable[[], None], pause: float) -> None:
        while not self._stopped.wait(pause):
            try:
                step()
            except Exception:
                if not self._stopped.is_set():
                    metrics.ERRORS.labels("waking").inc()
                    fault("waking-failed")

    def _sweep(self) -> None:
        self.bots.sweep(2 * self.service.settings.sweep)
        self.service.presence.beat()
        metrics.IN_MEMORY.set(len(self.service.desks))

    def _poll(self) -> None:
        watched = self.service.live.tables()
        with self.service.database.read() as connection:
            found = store.revisions(connection, watched)
        for table_id in watched:
            if found.get(table_id) != self._seen.get(table_id):
                self._wake(table_id, table_id in found)
        self._seen = found

    def _wake(self, table_id: str, is_there: bool = True) -> None:
        if self.service.live.count(table_id):
            self.service.presence.hear(table_id)
            self.service.live.wake(table_id, (MOMENT, REQUEST, PRESENCE, LINKS) if is_there else (DELETED,))

    def _listen(self) -> None:
        import psycopg

        url = self.service.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            for table_id in self.service.live.tables():
                self._wake(table_id)  # whatever was missed while nobody listened
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=RETRY):
                    worker, _, table_id = notice.payload.partition(" ")
                    if worker != self.service.database.worker:
                        self._wake(table_id)
