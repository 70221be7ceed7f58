"""Who is present where several processes share a database: each tells the others how many streams it has open.

What a process said is forgotten when it has not been heard of for a while, so one that was killed leaves no ghosts.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server import store
from holocene.server.database import Database
from holocene.server.live import Live
from holocene.server.schema import presence

FORGOTTEN: Final = 30.0  # seconds


class Presence:
    """Does nothing where one process serves all."""

    def __init__(self, database: Database, live: Live, is_shared: bool) -> None:
        self.database = database
        self.live = live
        self.is_shared = is_shared

    def tell(self, table_id: str, seat: int) -> None:
        """Tells the others how many streams of a seat are open here, and hears of theirs."""
        if not self.is_shared:
            return
        own = presence.c.table_id == table_id, presence.c.worker == self.database.worker, presence.c.seat == seat
        row = {"table_id": table_id, "worker": self.database.worker, "seat": seat, "seen": time.time()}
        try:
            with self.database.write() as connection:
                connection.execute(delete(presence).where(*own))
                if streams := self.live.open_here(table_id)[seat]:
                    connection.execute(insert(presence), {**row, "streams": streams})
                store.touch(connection, table_id, unseen=True)
                self.database.notify(connection, table_id)
        except IntegrityError:  # the table has just been deleted, or another stream of the seat told the same
            return
        self.hear(table_id)

    def hear(self, table_id: str) -> None:
        """Reads who is present elsewhere."""
        if not self.is_shared:
            return
        recent = presence.c.seen > time.time() - FORGOTTEN
        others = presence.c.table_id == table_id, presence.c.worker != self.database.worker, recent
        query = select(presence.c.seat, func.sum(presence.c.streams)).where(*others).group_by(presence.c.seat)
        with self.database.read() as connection:
            self.live.elsewhere[table_id] = Counter({int(row[0]): int(row[1]) for row in connection.execute(query)})

    def beat(self) -> None:
        """Says that this process lives, and forgets those that do not."""
        if not self.is_shared:
            return
        now = time.time()
        with self.database.write() as connection:
            connection.execute(update(presence).where(presence.c.worker == self.database.worker).values(seen=now))
            connection.execute(delete(presence).where(presence.c.seen < now - FORGOTTEN))
        watched = set(self.live.tables())
        for table_id in [each for each in self.live.elsewhere if each not in watched]:
            self.live.elsewhere.pop(table_id, None)
