"""For those who run a server: finds tables, tells their records and lets old ones go.

All of it works on the database, so that it can be done by the server itself, beside it or without it.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import and_, delete, or_, select

from holocene.bots import daily
from holocene.core.errors import HoloceneError
from holocene.core.matches.record import Record
from holocene.server import archive, days, store
from holocene.server.club.fair import deeds
from holocene.server.club.news import outbox
from holocene.server.copies import file_of
from holocene.server.database import Database, read_url
from holocene.server.desks import no_table
from holocene.server.live import DELETED, LINKS
from holocene.server.logs import log
from holocene.server.migrate import explained, head, version_of
from holocene.server.rows import TableRow
from holocene.server.schema import tables
from holocene.server.service import Service
from holocene.server.settings import Settings

DAY: Final = 86_400.0
HOUR: Final = 3600.0


def opened(settings: Settings) -> Service:
    """What a server works with, for somebody beside it; HoloceneError where its database is not there yet, or is of
    another version."""
    address = read_url(settings.database)
    if address.get_backend_name() == "sqlite":
        file_of(address)
    service = Service(settings)
    with explained(service.database), service.database.read() as connection:
        version = version_of(connection)
    if version != head():
        service.database.close()
        raise HoloceneError(f"the database has schema {version}, not {head()}", "tables-other-schema")
    return service


def find(
    database: Database, *, state: str | None = None, game: str | None = None, older: float | None = None
) -> list[TableRow]:
    """Tables of a state, of a game, unchanged for so many days; those that changed last come first."""
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    for column, wanted in ((tables.c.state, state), (tables.c.game, game)):
        query = query if wanted is None else query.where(column == wanted)
    if older is not None:
        query = query.where(tables.c.changed < time.time() - older * DAY)
    with database.read() as connection:
        return [TableRow(*row) for row in connection.execute(query)]


def find_one(database: Database, table_id: str) -> TableRow:
    """The table of that name; Unknown where it is not there."""
    with database.read() as connection:
        row = store.find_table(connection, table_id)
    if row is None:
        raise no_table(table_id)
    return row


def drop(database: Database, table_id: str, changed: float | None = None) -> bool:
    """Deletes a table; with the time of its last change, only if nothing has happened there since."""
    query = delete(tables).where(tables.c.id == table_id)
    with database.write() as connection:
        is_gone = connection.execute(query if changed is None else query.where(tables.c.changed == changed)).rowcount
        database.notify(connection, table_id)
    return is_gone > 0


def expired(database: Database, settings: Settings) -> list[TableRow]:
    """Tables that nobody has touched for longer than the settings keep them."""
    now = time.time()
    days = {"open": settings.expire_open, "running": settings.expire_running, "over": settings.expire_over}
    old = [and_(tables.c.state == state, tables.c.changed < now - n * DAY) for state, n in days.items() if n > 0]
    if not old:
        return []
    with database.read() as connection:
        return [
            TableRow(*row) for row in connection.execute(select(tables).where(or_(*old)).order_by(tables.c.changed))
        ]


def expire(database: Database, settings: Settings, spared: Collection[str] = ()) -> int:
    """Lets them go, but those that are spared; how many went."""
    old = [row for row in expired(database, settings) if row.id not in spared]
    return sum(drop(database, row.id, row.changed) for row in old)


def expire_days(database: Database, settings: Settings) -> int:
    """Lets old boards of daily deals go; how many results went."""
    if not settings.expire_days:
        return 0
    with database.write() as connection:
        return days.drop_before(connection, (daily.today() - timedelta(days=settings.expire_days)).isoformat())


class Tending:
    """What a server sees to by itself."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._due = time.monotonic() + HOUR  # a machine without a clock of its own has the right time by then

    def sweep(self) -> None:
        """Lets old tables go now and then, and ends the streams of tables that are gone, whoever deleted them,
        and of people who were barred beside the server."""
        watched = self.service.live.tables()
        if time.monotonic() >= self._due:
            self._due = time.monotonic() + HOUR
            if gone := expire(self.service.database, self.service.settings, spared=watched):
                log("expired", tables=gone)
            expire_days(self.service.database, self.service.settings)
            with self.service.database.write() as connection:
                outbox.expire(connection)
        if watched:
            self._end(watched)

    def _end(self, watched: list[str]) -> None:
        with self.service.database.read() as connection:
            there = store.revisions(connection, watched)
            shut = deeds.shut_out(connection, watched)
        for table_id in watched:
            if table_id not in there:
                self.service.desks.drop(table_id)
                self.service.live.wake(table_id, (DELETED,))
        for table_id in shut:
            self.service.live.wake(table_id, (LINKS,))


def is_archived(database: Database, table_id: str) -> bool:
    """Whether a finished game can be read whatever rules come later."""
    with database.read() as connection:
        return archive.find_record(connection, table_id) is not None


def record_of(service: Service, row: TableRow) -> Record:
    """The record of a game, with its secret once it is over; Conflict where the game has not begun, OtherRules where
    it cannot be played here."""
    with service.database.read() as connection:
        kept = archive.find_record(connection, row.id)
    if kept is not None:
        return kept
    with service.desks.at(row.id) as desk:
        return archive.record_of(desk, service.identity, is_over=desk.row.state == "over")
