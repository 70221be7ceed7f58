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

from holocene.core.errors import HoloceneError
from holocene.core.matches.seats import Seat
from holocene.server import links, store
from holocene.server.club.clock import ballots
from holocene.server.club.clock.ballots import BallotRow
from holocene.server.database import Database
from holocene.server.links import ClaimRow
from holocene.server.playing import Playing, begun
from holocene.server.problems import Conflict, Problem, Unknown
from holocene.server.rows import Notice, RequestRow, SeatRow, TableRow, damaged
from holocene.server.shelf import Shelf
from holocene.server.showing import Shown

HUMAN = "human"
LONG = 300  # moves: a game of twice as many takes the place of two, of which each move is about a kilobyte


class Desk:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, table_id: str, shelf: Shelf, shown: Shown) -> None:
        self.id = table_id
        self.shelf = shelf
        self.shown = shown
        self.lock = threading.RLock()
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self.request: RequestRow | None = None
        self.denied = (-1, 0, 0.0)  # who was last not allowed to take back, after how many moves, and when
        self.claims: tuple[ClaimRow, ...] = ()
        self.ballot: BallotRow | None = None
        self.notices: tuple[Notice, ...] = ()
        self.revision = -1
        self.people = -1  # what is known of those at the table
        self.counted = 0  # places that it takes among those in memory
        self._playing: Playing | None = None

    @property
    def size(self) -> int:
        """How many places it should take."""
        return 1 + (self._playing.n // LONG if self._playing else 0)

    def refresh(self, connection: Connection, revision: int | None = None) -> None:
        """Brings it up to date, where the revision is not the one in memory; Unknown where the table is gone,
        OtherRules where its game cannot be played here."""
        if revision is not None and revision == self.revision:
            return
        found = self.look(connection)
        if found.state == "open":
            self._playing = None
        elif found.revision != self.revision:
            self._playing = self._followed(connection, found)
            self._seat_match(self._playing)
        self.revision = found.revision

    def look(self, connection: Connection) -> TableRow:
        """Reads all that can be known of the table without its rules; Unknown where it is gone."""
        found = store.find_table(connection, self.id)
        if found is None:
            self.forget()
            raise no_table(self.id)
        if found.people != self.people:
            self.seats = store.find_seats(connection, self.id)
            self.request = store.find_request(connection, self.id)
            self.claims = links.find_claims(connection, self.id)
            self.ballot = ballots.find(connection, self.id)
            self.notices = store.find_notices(connection, self.id)
            self.people = found.people
            self._check_people()
        self.row = found
        return found

    def _check_people(self) -> None:
        """Damaged where what they said cannot be read."""
        try:
            for said in (self.request, *self.claims):
                _ = said and said.said_yes
            _ = self.ballot and self.ballot.said
        except msgspec.MsgspecError as error:
            self.forget()
            raise damaged(self.id) from error

    def _followed(self, connection: Connection, row: TableRow) -> Playing:
        """The match as the log gives it; Damaged where that cannot be played."""
        try:
            playing = self._playing or self._begun(row)
            playing.follow(store.find_log(connection, self.id, playing.number))
        except Problem:
            raise
        except (HoloceneError, msgspec.MsgspecError) as error:
            self.forget()
            raise damaged(self.id) from error
        return playing

    def _begun(self, row: TableRow) -> Playing:
        return begun(self.shelf.rules_of(row), row)

    def deal(self) -> Playing:
        """Begins the match, now that everybody has sat down."""
        self._playing = self._begun(self.row)
        self._seat_match(self._playing)
        return self._playing

    @property
    def is_known(self) -> bool:
        """Whether the table is in memory."""
        return self.revision >= 0 or self._playing is not None

    @property
    def now(self) -> Playing:
        """The match; Conflict before it is dealt."""
        if self._playing is None:
            raise Conflict("the game has not begun: a seat is still open", "server-not-begun")
        return self._playing

    @property
    def is_dealt(self) -> bool:
        """Whether there is a match."""
        return self._playing is not None

    @property
    def to_act(self) -> SeatRow | None:
        """Who is to decide; nobody before the game has begun and after its end."""
        seat = self.now.match.to_act if self.row.state == "running" else None
        return None if seat is None else self.seats[seat]

    def _seat_match(self, playing: Playing) -> None:
        kinds = ((seat.name, HUMAN if seat.is_human else seat.bot) for seat in self.seats)
        playing.match.seats = tuple(Seat(name, kind) for name, kind in kinds)

    def doubt(self) -> None:
        """Reads again who is there: something was refused that may have been begun in memory."""
        self.revision = self.people = -1

    def forget(self) -> None:
        """Drops what is in memory, for instance when a change could not be stored."""
        self._playing, self.revision, self.people = None, -1, -1


class Desks:
    """The tables in memory; those that were not used for longest go first."""

    def __init__(self, database: Database, most: int, shelf: Shelf, shown: Shown) -> None:
        self.database = database
        self.shelf = shelf
        self.shown = shown
        self.most = most
        self._lock = threading.Lock()
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._taken = 0  # places

    def _desk(self, table_id: str) -> Desk:
        with self._lock:
            desk = self._desks.get(table_id) or Desk(table_id, self.shelf, self.shown)
            self._desks[table_id] = desk
            self._desks.move_to_end(table_id)
            return desk

    def _settle(self, desk: Desk) -> None:
        """Keeps a table that is in memory, and few enough of them."""
        with self._lock:
            if self._desks.get(desk.id) is not desk:  # it had to go while it was held
                return
            if not desk.is_known:
                self._remove(desk.id)
            else:
                self._taken += desk.size - desk.counted
                desk.counted = desk.size
            while self._taken > self.most and len(self._desks) > 1:
                self._remove(next(iter(self._desks)))

    def _remove(self, table_id: str) -> None:
        desk = self._desks.pop(table_id, None)
        if desk is not None:
            self._taken -= desk.counted
            desk.counted = 0

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
    def idle(self, table_id: str) -> Iterator[Desk | None]:
        """A table in memory that is held without waiting; None where it is not in memory, or somebody holds it."""
        with self._lock:
            desk = self._desks.get(table_id)
        if desk is None or not desk.lock.acquire(blocking=False):
            yield None
            return
        try:
            yield desk
        finally:
            self._settle(desk)
            desk.lock.release()

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
            self._remove(table_id)

    def __len__(self) -> int:
        return len(self._desks)


def no_table(table_id: str) -> Unknown:
    """The refusal for a table that is not there."""
    return Unknown(f"there is no table '{table_id}'", "server-no-table", field="table", table=table_id)
