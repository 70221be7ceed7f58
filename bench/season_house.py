"""The server of a season, at one address whatever happens to its process, and its database, looked at from beside it.

A turn has a minute at least, which nobody waits for here: where somebody has forgotten her turn, the script moves the
end of her time (`due`) to this moment, in the database beside the server. After an end of the server it does the same
for the five minutes in which what a process was about to send is left to it.
"""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from sqlalchemy import func, select, update

from bench.serving import started
from holocene.server import store
from holocene.server.club.news.schema import errands, posts
from holocene.server.database import Database
from holocene.server.schema import tables


class House:
    """The server, and what is stored of it."""

    def __init__(self, database: str, workers: int, settings: Mapping[str, object]) -> None:
        self._address, self._workers, self._settings = database, workers, settings
        self.process, self.port = started(database, workers, settings=settings)
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = Database(database, durable=True)

    def end(self, how: str) -> None:
        """Stops it in good order, or kills it with all its workers."""
        if how == "kill":
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            for each in (self.process.pid, *map(int, children)):
                os.kill(each, signal.SIGKILL)
        else:
            self.process.terminate()
        self.process.wait()
        while not self._is_free():  # workers that were killed are gone a moment later
            time.sleep(0.05)

    def _is_free(self) -> bool:
        try:
            socket.create_server(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def begin(self) -> None:
        """Starts it again where it was, when nobody's lease is waited for any more."""
        with self.database.write() as connection:
            connection.execute(update(posts).values(lease=0.0))
        self.process, _ = started(self._address, self._workers, self.port, self._settings)

    def pass_time(self, table_ids: Iterable[str]) -> int:
        """The time of who is to act is over at these tables; at how many it was not."""
        now, passed = time.time(), 0
        for table_id in table_ids:
            with self.database.write() as connection:
                store.lock(connection, table_id)
                row = store.find_table(connection, table_id)
                if row is not None and row.due > now:
                    store.touch(connection, table_id, unseen=True, due=now)
                    passed += 1
        return passed

    def count(self, state: str) -> int:
        """How many tables are in a state."""
        with self.database.read() as connection:
            query = select(func.count()).select_from(tables).where(tables.c.state == state)
            return int(connection.execute(query).scalar_one())

    def errands(self) -> int:
        """How much is to be sent still."""
        with self.database.read() as connection:
            return int(connection.execute(select(func.count()).select_from(errands)).scalar_one())
