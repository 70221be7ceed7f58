"""Records that somebody brings: checked by the rules and kept as a table that is over, to be watched like others.

A long game takes a second to be played again. That is done by one thread, for one client after another, so that those
who play do not wait for it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from holocene.core.contract.registry import game_names
from holocene.core.errors import BadRecord
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record, read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.seats import Seat
from holocene.server import archive, branching, hosting, metrics, store
from holocene.server.contract import TableMade
from holocene.server.desks import HUMAN
from holocene.server.moment import NOBODY
from holocene.server.plain import plain
from holocene.server.playing import Entry
from holocene.server.problems import Crowded, Invalid
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import LONGEST_BOT
from holocene.server.seating import LONGEST_NAME
from holocene.server.service import Service
from holocene.server.standing import now
from holocene.server.tokens import new_slug


class Keeper:
    """Keeps records in the order in which they come, few enough to be waited for."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._thread = ThreadPoolExecutor(1, "holocene-records")
        self._lock = threading.Lock()
        self._clients: set[str] = set()  # who have a record waiting

    def stop(self) -> None:
        """Begins no further ones."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def keep(self, content: bytes, client: str, owner: str) -> Future[TableMade]:
        """What `keep` will answer; Crowded where too many wait, or another record of the same client does."""
        with self._lock:
            if client in self._clients or len(self._clients) >= self._service.settings.records_waiting:
                raise Crowded("other records are being read", "server-busy-records")
            self._clients.add(client)
        kept = self._thread.submit(keep, self._service, content, owner)
        kept.add_done_callback(lambda _: self._clients.discard(client))
        return kept


def keep(service: Service, content: bytes, owner: str) -> TableMade:
    """A new table that holds the game of a record, as JSON or text; BadRecord or Invalid names what is wrong. It is
    marked as brought from elsewhere, and its record stays what it was."""
    record = _read(content)
    if record.game not in game_names():
        raise BadRecord(f"the game is not installed: '{record.game}'", "bad-record-game", game=record.game)
    if record.position is not None and not (record.branch and record.server == service.identity.public_key):
        # One that nobody dealt may be against all rules, and would be played on from by bots that check no bounds.
        raise Invalid("the game was begun from a position", "server-record-position", field="position")
    match = replay(record, game=service.shelf.game(record.game))
    if not match.is_over and not record.resigned:
        raise Invalid("the game of the record is not over", "server-record-unfinished", field="result")
    seated = tuple(_seat(at, seat) for at, seat in enumerate(match.seats))
    entries = [Entry(number, *row) for number, row in enumerate(_rows(match, record), 1)]
    row = _row(match, len(entries), owner)
    with service.database.write() as connection:
        hosting.check_room(service, connection, owner)
        store.add_table(connection, row, seated)
        store.add_entries(connection, row.id, entries)
        archive.add(connection, row.id, record)
        answer = hosting.watching_links(connection, row, seated)
    service.archivist.is_due = True
    metrics.TABLES.labels(row.game).inc()
    return answer


def _read(content: bytes) -> Record:
    try:
        return read_record(content.decode())
    except UnicodeDecodeError:
        raise Invalid("a record is a text in UTF-8", "server-record-not-text", field="record") from None


def _seat(at: int, seat: Seat) -> SeatRow:
    is_human = seat.kind == HUMAN
    bot = "" if is_human else plain(seat.kind)[:LONGEST_BOT]
    name = plain(seat.name)[:LONGEST_NAME]
    return SeatRow(at, "here" if is_human else "bot", name, bot, True, False)


def _rows(match: Match, record: Record) -> Iterator[tuple[str, int, str]]:
    """The log that plays the match again: what orders given ahead made of it follows by itself."""
    orders = list(record.orders)
    for ply, made in enumerate(match.made):
        if made.by_order:
            continue
        while orders and orders[0].ply <= ply:
            given = orders.pop(0)
            yield "orders", given.seat, msgspec.json.encode(given.moves).decode()
        yield "play", made.seat, msgspec.json.encode([match.game.notation(made.action)]).decode()
    for seat in record.resigned:
        yield "resign", seat, "null"


def _row(match: Match, number: int, owner: str) -> TableRow:
    game = match.game
    return TableRow(
        id=new_slug(), game=game.name, rules_version=game.rules_version, pack_digest=game.pack.digest,
        options=msgspec.json.encode(match.options).decode(), secret=match.secret, seeded=True, think=0, state="over",
        n=len(match.made), number=number, bot_due=False, to_act=NOBODY, revision=0, next="", created=now(),
        changed=now(), hints=False, owner=owner, imported=True, ended="" if match.is_over else "resigned",
        words=msgspec.json.encode(match.words).decode(), position=match.position or "",
        branch=branching.stored(match.branch) if match.branch else "",
    )  # fmt: skip
