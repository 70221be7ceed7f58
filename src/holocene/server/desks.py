"""Tables in memory: what was read of them is kept until the database says that it changed.

The database is the truth. Every look at a table reads its row, and whatever has changed since then: at most the rows
of the log that another process added.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy import Connection

from holocene.core.seats import Seat
from holocene.server import store
from holocene.server.database import Database
from holocene.server.playing import Playing
from holocene.server.problems import Forbidden, Unauthorised, Unknown
from holocene.server.shelf import Shelf
from holocene.server.store import Knock, RequestRow, SeatRow, TableRow

HUMAN = "human"


class Desk:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, table_id: str, shelf: Shelf) -> None:
        self.id = table_id
        self.shelf = shelf
        self.lock = threading.RLock()
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self.request: RequestRow | None = None
        self.revision = -1
        self._playing: Playing | None = None

    def refresh(self, connection: Connection, revision: int | None = None) -> None:
        """Brings it up to date, where the revision is not the one in memory; Unknown where the table is gone."""
        if revision is not None and revision == self.revision:
            return
        found = store.find_table(connection, self.id)
        if found is None:
            self.forget()
            raise no_table(self.id)
        if found.revision != self.revision:
            self.seats = store.find_seats(connection, self.id)
            self.request = store.find_request(connection, self.id)
            playing = self._playing or self._begun(found)
            playing.shown.clear()
            playing.follow(store.find_log(connection, self.id, playing.number))
            self._seat_match(playing)
            self._playing = playing
        self.row, self.revision = found, found.revision

    def _begun(self, row: TableRow) -> Playing:
        rules = self.shelf.rules_of(row)
        return Playing(rules, rules.read_options(msgspec.json.decode(row.options)), row.secret)

    @property
    def is_known(self) -> bool:
        """Whether the table is in memory."""
        return self._playing is not None

    @property
    def now(self) -> Playing:
        """The match; it is in memory while somebody is at the desk."""
        assert self._playing is not None
        return self._playing

    @property
    def to_act(self) -> SeatRow | None:
        """Who is to decide; nobody before the game has begun and after its end."""
        seat = self.now.match.to_act
        return None if seat is None or self.row.state != "running" else self.seats[seat]

    def _seat_match(self, playing: Playing) -> None:
        kinds = ((seat.name, HUMAN if seat.is_human else seat.bot) for seat in self.seats)
        playing.match.seats = tuple(Seat(name, kind) for name, kind in kinds)

    def forget(self) -> None:
        """Drops what is in memory, for instance when a change could not be stored."""
        self._playing, self.revision = None, -1


class Desks:
    """The tables in memory; those that were not used for longest go first."""

    def __init__(self, database: Database, most: int, shelf: Shelf) -> None:
        self.database = database
        self.shelf = shelf
        self.most = most
        self._lock = threading.Lock()
        self._desks: OrderedDict[str, Desk] = OrderedDict()

    def _desk(self, table_id: str) -> Desk:
        with self._lock:
            desk = self._desks.get(table_id) or Desk(table_id, self.shelf)
            self._desks[table_id] = desk
            self._desks.move_to_end(table_id)
            return desk

    def _settle(self, desk: Desk) -> None:
        """Keeps a table that is in memory, and few enough of them."""
        with self._lock:
            if not desk.is_known:
                self._desks.pop(desk.id, None)
            while len(self._desks) > self.most:
                self._desks.popitem(last=False)

    @contextmanager
    def held(self, table_id: str) -> Iterator[Desk]:
        """A table as it is in memory, for nobody else in this process until the block is left."""
        desk = self._desk(table_id)
        with desk.lock:
            try:
                yield desk
            finally:
                self._settle(desk)

    @contextmanager
    def at(self, table_id: str) -> Iterator[Desk]:
        """A table that is held and up to date."""
        with self.held(table_id) as desk:
            with self.database.read() as connection:
                desk.refresh(connection)
            yield desk

    def drop(self, table_id: str) -> None:
        """Forgets a table that is gone."""
        with self._lock:
            self._desks.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._desks)


def admit(connection: Connection, table_id: str, token: str, key: str = "") -> Knock:
    """Whom a token lets in; Unauthorised where that is nobody."""
    knock = store.find_knock(connection, table_id, token, key)
    if knock is None:
        raise no_table(table_id)
    if knock.seat is None:
        raise Unauthorised("this link does not open the table any more: ask the host", "server-bad-token")
    return knock


def playing_seat(seat: int) -> int:
    """The seat; Forbidden for those who only watch."""
    if seat < 0:
        raise Forbidden("only players can do this: your link is for watching", "server-only-players")
    return seat


def no_table(table_id: str) -> Unknown:
    """The refusal for a table that is not there."""
    return Unknown(f"there is no table '{table_id}'", "server-no-table", field="table", table=table_id)
