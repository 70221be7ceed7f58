"""Whether the database can be read and written: tried when somebody asks, in a thread of its own, so that the answer
comes soon whatever state the database is in. A server that nobody asks lets its disk sleep."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from holocene.server.database import Database
from holocene.server.logs import fault
from holocene.server.problems import Unavailable
from holocene.server.schema import server

FRESH: Final = 1.0  # seconds that a result is good for
PATIENCE: Final = 3.0  # seconds that somebody waits for one
NAME: Final = "heartbeat"
LATE: Final = "late"
FAULT: Final = "fault"


class Probe:
    """Tries once, however many ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._trial: Future[str] | None = None
        self._tried = 0.0

    async def trouble(self) -> str:
        """What is wrong with the database, in a word; nothing where all is well."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(asyncio.wrap_future(self._present()))
        except TimeoutError:
            return LATE

    def _present(self) -> Future[str]:
        """The trial that is going on, or has just been."""
        with self._lock:
            is_stale = self._trial is None or (self._trial.done() and time.monotonic() - self._tried > FRESH)
            if self._trial is None or is_stale:
                self._trial = Future()
                threading.Thread(target=self._try, args=(self._trial,), daemon=True, name="holocene-probe").start()
            return self._trial

    def _try(self, trial: Future[str]) -> None:
        found = ""
        try:
            with self._database.write() as connection:
                write_heartbeat(connection)
        except IntegrityError:  # another process was first, so it can be written
            pass
        except Unavailable as error:
            found = error.trouble
        except Exception:
            fault("probe-failed")
            found = FAULT
        self._tried = time.monotonic()
        trial.set_result(found)


def write_heartbeat(connection: Connection) -> None:
    """Reads and writes one row."""
    now = str(time.time()).encode()
    if not connection.execute(update(server).where(server.c.name == NAME).values(value=now)).rowcount:
        connection.execute(insert(server), {"name": NAME, "value": now})
