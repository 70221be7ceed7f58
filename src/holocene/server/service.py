"""What can be done at a table that is being played: moves, undo and orders, each one row of the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from holocene.core.errors import HoloceneError
from holocene.server import archive, days, metrics, store
from holocene.server.abreast import Abreast
from holocene.server.admitting import admit, playing_seat
from holocene.server.club import hearing
from holocene.server.club.clock import ballots, times
from holocene.server.contract import Ordered, Place, Written
from holocene.server.database import Database
from holocene.server.desks import Desk, Desks
from holocene.server.following import catch_up, news_of, read_news
from holocene.server.identity import Identity
from holocene.server.links import Knock
from holocene.server.live import MOMENT, REQUEST, TALK, Listener, Live
from holocene.server.moment import Moment, encoded
from holocene.server.playing import Entry
from holocene.server.presence import Presence
from holocene.server.problems import Conflict, Forbidden, Stale
from holocene.server.rows import TableRow
from holocene.server.settings import Settings
from holocene.server.shelf import Shelf
from holocene.server.showing import Shown
from holocene.server.standing import check_in_play, check_own_turn, check_turn, place, row_after, stale
from holocene.server.watching import Watching


class Change(NamedTuple):
    """A row of the log that has been written, and what came of it."""

    entry: Entry
    row: TableRow
    ends_request: bool
    ends_ballot: bool
    by: str


class Service:
    """Everything that the routes and the bots use; safe to call from any thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.durable)
        self.identity = Identity(self.database)
        self.shelf = Shelf(settings.packs)
        self.shown = Shown(settings.shown_bytes)
        self.desks = Desks(self.database, settings.matches_in_memory, self.shelf, self.shown)
        self.live = Live(settings)
        self.abreast = Abreast()
        self.presence = Presence(self.database, self.live, settings.workers > 1 or not self.database.is_sqlite)
        self.archivist = archive.Archivist(self.database, self.desks, self.identity)
        self.watching = Watching(self.live, self.presence)
        self.kick: Any = lambda table_id: None  # set by the bots

    def looked(self, table_id: str, seat: int = -1) -> None:
        """Notes that somebody uses a link to a table, or to a seat of it: bots that waited for that go on."""
        if self.watching.look(table_id, seat):
            self.kick(table_id)

    def play_as(self, table_id: str, token: str, n: int, moves: Sequence[str], key: str = "",
                version: int | None = None, previews: bool = False) -> Written[Moment]:  # fmt: skip
        """Plays moves together, or none of them, for whoever holds a token, who is shown what came of it; the same key
        again plays nothing. All that has to be known is read in the transaction that writes it down."""
        asked = blake2b(msgspec.json.encode((n, moves, version)), digest_size=16).digest()
        with self.desks.held(table_id) as desk:
            self.warm(desk, token)
            try:
                with self._transaction(desk) as connection:
                    knock = admit(connection, table_id, token, key, lock=True)
                    seat = playing_seat(knock.kind, knock.seat)
                    desk.refresh(connection, knock.revision)
                    if knock.answer is not None:
                        return self._shown_again(desk, knock, asked, previews)
                    self.looked(table_id, seat)
                    before = desk.now.version
                    check_own_turn(desk, seat, n, version)
                    change = self.write(connection, desk, "play", seat, list(moves), key, asked)
            except Stale:
                with self.database.read() as connection:  # perhaps another process was asked the same, and was quicker
                    knock = admit(connection, table_id, token, key)
                    if knock.answer is None:
                        raise
                    desk.refresh(connection, knock.revision)
                return self._shown_again(desk, knock, asked, previews)
            self.tell(desk, change)
            return self.shown_since(desk, seat, before, previews)

    def _shown_again(self, desk: Desk, knock: Knock, asked: bytes, previews: bool) -> Written[Moment]:
        """What came of a command that a key has named before; Conflict where it came with another question."""
        if knock.asked not in (b"", asked):
            raise Conflict("this key named another request before: use a new one", "server-key-used", field="key")
        answered = msgspec.json.decode(knock.answer or "", type=Place)
        return self.shown_since(desk, knock.seat, answered.version - 1, previews)

    def shown_since(self, desk: Desk, seat: int, version: int | None, previews: bool = False) -> Written[Moment]:
        """The table as a seat sees it now, with what happened since a moment, or since the beginning. Where the seat's
        stream is told the same, it was made for that already."""
        return encoded(desk, seat, self.live.present(desk.id), desk.now.since(version), previews)

    def play(self, table_id: str, seat: int, n: int, move: str, version: int) -> None:
        """Plays a bot's move, unless the person whose seat it is has come back."""
        with self.desks.held(table_id) as desk:
            with self.writing(desk) as connection:
                check_turn(desk, seat, n, version)
                if not desk.seats[seat].is_played_by_bot:
                    raise Forbidden("it is not your turn", "server-not-your-turn")
                change = self.write(connection, desk, "play", seat, [move], by="bot")
            self.tell(desk, change)

    def undo(self, table_id: str, seat: int, n: int, version: int | None, whole_turn: bool,
             previews: bool = False) -> Written[Moment]:  # fmt: skip
        """Takes the last move back, or as much of the turn as can be."""
        with self.desks.held(table_id) as desk:
            with self.writing(desk) as connection:
                check_own_turn(desk, seat, n, version)
                before, ply = desk.now.version, desk.now.undo_ply()
                if ply is None:
                    raise Conflict("nothing can be taken back: ask the others", "cannot-undo")
                body = desk.now.restart_ply() if whole_turn else ply
                change = self.write(connection, desk, "undo", seat, body)
            self.tell(desk, change)
            return self.shown_since(desk, seat, before, previews)

    def give_orders(self, table_id: str, seat: int, moves: Sequence[str]) -> Ordered:
        """Replaces the orders that a seat has given ahead."""
        with self.desks.held(table_id) as desk:
            with self.writing(desk) as connection:
                check_in_play(desk, seat)
                change = self.write(connection, desk, "orders", seat, list(moves))
            self.tell(desk, change)
            return Ordered(desk.now.match.orders(seat))

    def warm(self, desk: Desk, token: str | None = None) -> None:
        """Reads a table that is not in memory before the transaction that changes it: a long game takes a second to be
        played again, and SQLite has one writer for all tables. Whoever has a token shows it first."""
        if not desk.is_known:
            with self.database.read() as connection:
                if token is not None:
                    admit(connection, desk.id, token)
                desk.refresh(connection)

    @contextmanager
    def writing(self, desk: Desk) -> Iterator[Connection]:
        """A transaction in which nobody else changes the table, which is up to date."""
        try:
            self.warm(desk)
            with self._transaction(desk) as connection:
                store.lock(connection, desk.id)
                desk.refresh(connection)
                yield connection
        except HoloceneError:
            desk.doubt()
            raise

    @contextmanager
    def _transaction(self, desk: Desk) -> Iterator[Connection]:
        """What cannot be written down is not done."""
        try:
            with self.database.write() as connection:
                yield connection
        except HoloceneError:  # refused before anything was done
            raise
        except IntegrityError:
            desk.forget()
            with self.database.read() as connection:
                desk.refresh(connection)
            raise stale(desk) from None
        except BaseException:
            desk.forget()
            raise

    def write(self, connection: Connection, desk: Desk, kind: str, seat: int, body: Any, key: str = "",
              asked: bytes = b"", by: str = "human") -> Change:  # fmt: skip
        """Does something in memory and adds it to the log."""
        playing = desk.now
        playing.do(kind, seat, body)
        entry = Entry(playing.number + 1, kind, seat, msgspec.json.encode(body).decode())
        row = row_after(desk, entry)
        if row.pace:
            row = times.moved(desk.row, row, kind, desk.seats, playing)
        ends_request = desk.request is not None and kind != "orders" and (by == "human" or row.state == "over")
        store.add_entry(connection, desk.id, entry)
        if key:
            answer = msgspec.json.encode(place(desk)).decode()
            store.add_answer(connection, desk.id, seat, key, asked, answer)
        if ends_request:
            store.set_request(connection, desk.id, None)
        if row.state == "over":
            archive.add(connection, desk.id, archive.record_of(desk, self.identity, is_over=True))
            if row.daily:
                days.finish(connection, desk, row)
        ends_ballot = desk.ballot is not None and ballots.is_settled(desk.ballot, kind, seat, row)
        if ends_ballot:
            ballots.drop(connection, desk.id)
        if row.club:
            hearing.tell_of_move(connection, desk.row, row, desk.seats, playing)
        people = ends_request or ends_ballot or kind == "resign"
        revision = store.move_on(connection, row, unseen=kind == "orders", people=people)
        row = msgspec.structs.replace(row, revision=revision)
        self.database.notify(connection, desk.id, "" if people else news_of(entry, row))
        return Change(entry, row, ends_request, ends_ballot, by)

    def tell(self, desk: Desk, change: Change) -> None:
        """Lets everybody know what has been written down; only now is it acknowledged."""
        entry, row, ends_request, ends_ballot, by = change
        desk.now.number = entry.number
        if row.revision == desk.revision + 1:  # nobody else changed anything, so there is nothing to read again
            desk.row, desk.revision = row, row.revision
            desk.request = None if ends_request else desk.request
            desk.ballot = None if ends_ballot else desk.ballot
            desk.people += ends_request or ends_ballot or entry.kind == "resign"
        metrics.ENTRIES.labels(row.game, entry.kind, by).inc()
        if entry.kind == "orders" or ends_request:
            self.live.wake(desk.id, (MOMENT, REQUEST), entry.seat if entry.kind == "orders" else None)
        else:
            self._publish(desk)
        self.archivist.is_due |= row.state == "over"
        if row.bot_due and by != "bot":
            self.kick(desk.id)

    def follow(self, table_id: str, told: str) -> None:
        """Does what another process has done, where somebody watches from here."""
        if told == TALK:
            self.live.wake(table_id, (TALK,))
            return
        news = read_news(told)
        seat = news.entry.seat if news is not None and news.entry.kind == "orders" else None  # nobody else may notice
        if news is not None and self.watching.is_near(table_id):
            with self.desks.idle(table_id) as desk:
                if desk is not None and catch_up(desk, news) and seat is None:
                    self._publish(desk)
                    return
        self.live.wake(table_id, (MOMENT,), seat)

    def _publish(self, desk: Desk) -> None:
        """Makes the new moment for whoever listens here, while the match is at hand."""
        present, playing = self.live.present(desk.id), desk.now

        def made(listener: Listener, last: int) -> bytes:
            return encoded(desk, listener.seat, present, playing.since(last), listener.previews).content

        self.live.publish(desk.id, playing.version, made)
