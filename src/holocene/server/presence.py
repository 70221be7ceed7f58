"""Who is present where several processes share a database: each tells the others how many streams it has open.

What a process said is forgotten when it has not been heard of for a while, so one that was killed leaves no ghosts.
What it could not say, because the database was away just then, it says at its next beat.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server import store
from holocene.server.database import Database
from holocene.server.live import Live
from holocene.server.schema import presence

FORGOTTEN: Final = 30.0  # seconds
TOGETHER: Final = 500  # tables that are asked about at once


class Presence:
    """Does nothing where one process serves all."""

    def __init__(self, database: Database, live: Live, is_shared: bool) -> None:
        self.database = database
        self.live = live
        self.is_shared = is_shared
        self._telling = threading.Lock()  # what is told last is what was counted last
        self._hearing = threading.Lock()
        self._tickets = count(1)
        self._heard: dict[str, int] = {}  # the ticket of what is known of a table

    def tell(self, table_id: str, seat: int) -> None:
        """Tells the others how many streams of a seat are open here, and hears of theirs."""
        if not self.is_shared:
            return
        own = presence.c.table_id == table_id, presence.c.worker == self.database.worker, presence.c.seat == seat
        row = {"table_id": table_id, "worker": self.database.worker, "seat": seat, "seen": time.time()}
        try:
            with self._telling, self.database.write() as connection:
                store.lock(connection, table_id)  # before its rows, as who deletes the table does, or both would wait
                connection.execute(delete(presence).where(*own))
                if streams := self.live.open_here(table_id)[seat]:
                    connection.execute(insert(presence), {**row, "streams": streams})
                store.touch(connection, table_id, unseen=True)
                self.database.notify(connection, table_id)
        except IntegrityError:  # the table has just been deleted
            return
        self.hear(table_id)

    def hear(self, table_id: str) -> None:
        """Reads who is present elsewhere."""
        self.hear_all([table_id])

    def hear_all(self, table_ids: Sequence[str]) -> None:
        """The same of many tables at once; of two who do so at once, the one who began later is believed."""
        if not self.is_shared:
            return
        ticket = next(self._tickets)
        for at in range(0, len(table_ids), TOGETHER):
            for table_id, heard in self._elsewhere(table_ids[at : at + TOGETHER]).items():
                with self._hearing:
                    if ticket > self._heard.get(table_id, 0):
                        self._heard[table_id] = ticket
                        self.live.elsewhere[table_id] = heard

    def _elsewhere(self, table_ids: Sequence[str]) -> dict[str, Counter[int]]:
        heard = {table_id: Counter[int]() for table_id in table_ids}
        others = presence.c.table_id.in_(table_ids), presence.c.worker != self.database.worker, _is_alive()
        place = presence.c.table_id, presence.c.seat
        query = select(*place, func.sum(presence.c.streams)).where(*others).group_by(*place)
        with self.database.read() as connection:
            for table_id, seat, streams in connection.execute(query):
                heard[table_id][int(seat)] = int(streams)
        return heard

    def beat(self) -> None:
        """Says that this process lives, mends what it said before, and forgets those that do not live."""
        if not self.is_shared:
            return
        own = presence.c.worker == self.database.worker
        query = select(presence.c.table_id, presence.c.seat, presence.c.streams).where(own)
        with self._telling, self.database.write() as connection:
            connection.execute(update(presence).where(own).values(seen=time.time()))
            connection.execute(delete(presence).where(~_is_alive()))
            told = Counter({(str(row[0]), int(row[1])): int(row[2]) for row in connection.execute(query)})
            here = self.live.places()
        for table_id, seat in {*told.keys(), *here.keys()}:
            if told[table_id, seat] != here[table_id, seat]:
                self.tell(table_id, seat)
        self._forget_unwatched()

    def _forget_unwatched(self) -> None:
        watched = set(self.live.tables())
        for table_id in [each for each in self.live.elsewhere if each not in watched]:
            self.live.elsewhere.pop(table_id, None)
            self._heard.pop(table_id, None)


def _is_alive() -> ColumnElement[bool]:
    """Whether what is stored was said a short while ago, or will be by a clock that was set back since."""
    now = time.time()
    return presence.c.seen.between(now - FORGOTTEN, now + FORGOTTEN)
