"""Records that somebody brings: checked by the rules and kept as a table that is over, to be watched like others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from holocene.core.errors import BadRecord
from holocene.core.match import Match
from holocene.core.record import Record, read_record
from holocene.core.registry import game_names
from holocene.core.replay import replay
from holocene.core.seats import Seat
from holocene.server import hosting, metrics, store
from holocene.server.desks import HUMAN
from holocene.server.moment import NOBODY
from holocene.server.playing import Entry
from holocene.server.problems import Invalid
from holocene.server.schema import LONGEST_BOT
from holocene.server.service import Service, now
from holocene.server.store import SeatRow, TableRow
from holocene.server.tokens import new_slug

LONGEST_NAME = 40


def keep(service: Service, content: bytes) -> dict[str, Any]:
    """A new table that holds the game of a record, as JSON or text; BadRecord or Invalid names what is wrong."""
    record = _read(content)
    if record.game not in game_names():
        raise BadRecord(f"the game is not installed: '{record.game}'", "bad-record-game", game=record.game)
    match = replay(record, game=service.shelf.game(record.game))
    if not match.is_over:
        raise Invalid("the game of the record is not over", "server-record-unfinished", field="result")
    if match.position is not None:
        raise Invalid("the game was begun from a position", "server-record-position", field="position")
    seated = tuple(_seat(at, seat) for at, seat in enumerate(match.seats))
    entries = [Entry(number, *row) for number, row in enumerate(_rows(match, record), 1)]
    row = _row(match, len(entries))
    with service.database.write() as connection:
        hosting.check_room(service, connection)
        store.add_table(connection, row, seated)
        for entry in entries:
            store.add_entry(connection, row.id, entry)
        answer = hosting.watching_links(connection, row, seated)
    metrics.TABLES.labels(row.game).inc()
    return answer


def _read(content: bytes) -> Record:
    try:
        return read_record(content.decode())
    except UnicodeDecodeError:
        raise Invalid("a record is a text in UTF-8", "server-record-not-text", field="record") from None


def _seat(at: int, seat: Seat) -> SeatRow:
    is_human = seat.kind == HUMAN
    bot = "" if is_human else hosting.plain_name(seat.kind)[:LONGEST_BOT]
    name = hosting.plain_name(seat.name)[:LONGEST_NAME]
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


def _row(match: Match, number: int) -> TableRow:
    game = match.game
    return TableRow(
        id=new_slug(), game=game.name, rules_version=game.rules_version, pack_digest=game.pack.digest,
        options=msgspec.json.encode(match.options).decode(), secret=match.secret, seeded=True, think=0, state="over",
        n=len(match.made), number=number, bot_due=False, to_act=NOBODY, revision=0, next="", created=now(),
        changed=now(), hints=False,
    )  # fmt: skip
