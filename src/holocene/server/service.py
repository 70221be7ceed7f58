"""What can be done at a table that is being played: moves, undo, take-backs and orders, each one row of the log."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from holocene.core.errors import HoloceneError
from holocene.server import metrics, store
from holocene.server.database import Database
from holocene.server.desks import Desk, Desks, admit, playing_seat
from holocene.server.live import MOMENT, REQUEST, Live
from holocene.server.moment import NOBODY, asked_seats, encoded
from holocene.server.playing import Entry
from holocene.server.presence import Presence
from holocene.server.problems import Conflict, Forbidden, Stale
from holocene.server.settings import Settings
from holocene.server.shelf import Shelf
from holocene.server.store import RequestRow, TableRow


class Change(NamedTuple):
    """A row of the log that has been written, and what came of it."""

    entry: Entry
    row: TableRow
    ends_request: bool
    by: str


class Service:
    """Everything that the routes and the bots use; safe to call from any thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.durable)
        self.shelf = Shelf(settings.packs)
        self.desks = Desks(self.database, settings.matches_in_memory, self.shelf)
        self.live = Live()
        self.presence = Presence(self.database, self.live, settings.workers > 1 or not self.database.is_sqlite)
        self.kick: Any = lambda table_id: None  # set by the bots

    def play_as(self, table_id: str, token: str, n: int, moves: Sequence[str], key: str = "",
                version: int | None = None) -> dict[str, Any]:  # fmt: skip
        """Plays moves together, or none of them, for whoever holds a token; the same key again plays nothing and
        answers the same. All that has to be known is read in the transaction that writes it down."""
        with self.desks.held(table_id) as desk:
            try:
                with self._writing(desk) as connection:
                    knock = admit(connection, table_id, token, key)
                    if knock.answer is not None:
                        return msgspec.json.decode(knock.answer, type=dict[str, Any])
                    seat = playing_seat(knock.seat)
                    desk.refresh(connection, knock.revision)
                    self._check(desk, seat, n, version)
                    change = self._write(connection, desk, "play", seat, list(moves), key)
            except Stale:
                with self.database.read() as connection:  # perhaps another process was asked the same, and was quicker
                    knock = admit(connection, table_id, token, key)
                if knock.answer is None:
                    raise
                return msgspec.json.decode(knock.answer, type=dict[str, Any])
            return self._tell(desk, change)

    def play(self, table_id: str, seat: int, n: int, move: str, version: int) -> dict[str, Any]:
        """Plays a bot's move."""
        with self.desks.at(table_id) as desk:
            self._check(desk, seat, n, version)
            return self.commit(desk, "play", seat, [move], by="bot")

    def undo(self, table_id: str, seat: int, n: int, version: int | None, whole_turn: bool) -> dict[str, Any]:
        """Takes the last move back, or as much of the turn as can be."""
        with self.desks.at(table_id) as desk:
            self._check(desk, seat, n, version)
            ply = desk.now.undo_ply()
            if ply is None:
                raise Conflict("nothing can be taken back: ask the others", "cannot-undo")
            return self.commit(desk, "undo", seat, desk.now.restart_ply() if whole_turn else ply)

    def give_orders(self, table_id: str, seat: int, moves: Sequence[str]) -> dict[str, Any]:
        """Replaces the orders that a seat has given ahead."""
        with self.desks.at(table_id) as desk:
            self.check_running(desk)
            self.commit(desk, "orders", seat, list(moves))
            return {"orders": desk.now.match.orders(seat)}

    def ask_back(self, table_id: str, seat: int, n: int, version: int | None) -> dict[str, Any]:
        """Asks the others to let a seat take its last move back; where nobody is to be asked, it is done."""
        with self.desks.at(table_id) as desk:
            self.check_running(desk)
            self._check_fresh(desk, n, version)
            ply = desk.now.back_ply(seat)
            if ply is None:
                raise Conflict("you have made no move", "server-no-own-move")
            if not asked_seats(desk, seat):
                return self.commit(desk, "back", seat, ply)
            self._store_request(desk, RequestRow(seat, ply, "[]"))
            return _place(desk)

    def answer_back(self, table_id: str, seat: int, accept: bool) -> dict[str, Any]:
        """One answer to a take-back; a no, or the asker's own, ends it, the last yes does it."""
        with self.desks.at(table_id) as desk:
            request = desk.request
            if request is None:
                raise Conflict("nobody asks for a take-back", "server-no-request")
            if seat == request.seat or not accept:
                self._store_request(desk, None)
            else:
                accepted = sorted({*request.said_yes, seat})
                if {each.seat for each in asked_seats(desk, request.seat)} <= set(accepted):
                    return self.commit(desk, "back", request.seat, request.ply)
                self._store_request(desk, RequestRow(request.seat, request.ply, str(accepted)))
            return _place(desk)

    def _store_request(self, desk: Desk, request: RequestRow | None) -> None:
        with self.database.write() as connection:
            store.set_request(connection, desk.id, request)
            store.touch(connection, desk.id)
            self.database.notify(connection, desk.id)
        self.live.wake(desk.id, (REQUEST, MOMENT))

    def commit(self, desk: Desk, kind: str, seat: int, body: Any, by: str = "human") -> dict[str, Any]:
        """Does something, writes it down and tells everybody."""
        with self._writing(desk) as connection:
            change = self._write(connection, desk, kind, seat, body, by=by)
        return self._tell(desk, change)

    @contextmanager
    def _writing(self, desk: Desk) -> Iterator[Connection]:
        """A transaction: what cannot be written down is not done."""
        try:
            with self.database.write() as connection:
                yield connection
        except HoloceneError:  # refused before anything was done
            raise
        except IntegrityError:
            desk.forget()
            with self.database.read() as connection:
                desk.refresh(connection)
            raise _stale(desk) from None
        except BaseException:
            desk.forget()
            raise

    def _write(self, connection: Connection, desk: Desk, kind: str, seat: int, body: Any, key: str = "",
               by: str = "human") -> Change:  # fmt: skip
        """Does something in memory and adds it to the log."""
        playing = desk.now
        before = playing.n
        playing.do(kind, seat, body)
        if kind == "play" and any(m.seat != seat and not m.by_order for m in playing.match.made[before:]):
            desk.forget()
            raise Forbidden("the turn passed before all of these moves were made", "server-turn-passed", field="moves")
        entry = Entry(playing.number + 1, kind, seat, msgspec.json.encode(body).decode())
        row = self._row_after(desk, entry)
        ends_request = desk.request is not None and kind != "orders" and (by == "human" or row.state == "over")
        store.add_entry(connection, desk.id, entry)
        if key:
            store.add_answer(connection, desk.id, seat, key, msgspec.json.encode(_place(desk)).decode())
        if ends_request:
            store.set_request(connection, desk.id, None)
        revision = store.move_on(connection, row, unseen=kind == "orders")
        self.database.notify(connection, desk.id)
        return Change(entry, msgspec.structs.replace(row, revision=revision), ends_request, by)

    def _tell(self, desk: Desk, change: Change) -> dict[str, Any]:
        """Lets everybody know what has been written down; only now is it acknowledged."""
        entry, row, ends_request, by = change
        desk.now.number = entry.number
        if row.revision == desk.revision + 1:  # nobody else changed anything, so there is nothing to read again
            desk.row, desk.revision = row, row.revision
            desk.request = None if ends_request else desk.request
        metrics.ENTRIES.labels(row.game, entry.kind, by).inc()
        if entry.kind == "orders" or ends_request:
            self.live.wake(desk.id, (MOMENT, REQUEST), entry.seat if entry.kind == "orders" else None)
        else:
            self._publish(desk)
        if row.bot_due and by != "bot":
            self.kick(desk.id)
        return _place(desk)

    def _publish(self, desk: Desk) -> None:
        """Makes the new moment for whoever listens here, while the match is at hand."""
        present, playing = self.live.present(desk.id), desk.now
        self.live.publish(
            desk.id, lambda seat, last: (playing.version, encoded(desk, seat, present, playing.since(last)))
        )

    def _row_after(self, desk: Desk, entry: Entry) -> TableRow:
        state = "over" if desk.now.match.is_over else "running"
        changed = desk.row.changed if entry.kind == "orders" else now()
        to_act = NOBODY if desk.now.match.to_act is None else desk.now.match.to_act
        return msgspec.structs.replace(
            desk.row, state=state, n=desk.now.n, number=entry.number, bot_due=is_bot_due(desk, state), to_act=to_act,
            changed=changed,
        )  # fmt: skip

    def _check(self, desk: Desk, seat: int, n: int, version: int | None) -> None:
        self.check_running(desk)
        self._check_fresh(desk, n, version)
        if desk.now.match.to_act != seat:
            raise Forbidden("it is not your turn", "server-not-your-turn")

    def _check_fresh(self, desk: Desk, n: int, version: int | None) -> None:
        if n != desk.now.n or version not in (None, desk.now.version):
            raise _stale(desk)

    def check_running(self, desk: Desk) -> None:
        if desk.row.state == "open":
            raise Conflict("the game has not begun: a seat is still open", "server-not-begun")
        if desk.row.state == "over":
            raise Conflict("the game is over", "server-over")


def _place(desk: Desk) -> dict[str, Any]:
    """How many moves stand, and which moment that is."""
    return {"n": desk.now.n, "version": desk.now.version}


def _stale(desk: Desk) -> Stale:
    return Stale("the table has moved on: look again", "server-stale", field="n", extra=_place(desk))


def is_bot_due(desk: Desk, state: str) -> bool:
    """Whether a bot is to decide."""
    seat = desk.now.match.to_act
    return state == "running" and seat is not None and desk.seats[seat].is_played_by_bot


def now() -> float:
    """The time that is stored."""
    return time.time()
