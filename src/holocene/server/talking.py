"""What people at a table say to each other: a sign, or a line of words.

It is stored as everything that is acknowledged, and told by the stream to those who have a seat, nobody else: a game
that is over, or public, may be watched by strangers. Moments and records hold none of it; it goes with its table.
"""

from __future__ import annotations

from math import ceil
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from holocene.server import store
from holocene.server.admitting import admit, playing_seat
from holocene.server.club.fair import deeds, naming
from holocene.server.contract import Said, Sign
from holocene.server.desks import no_table
from holocene.server.live import TALK
from holocene.server.plain import plain
from holocene.server.problems import Conflict, Forbidden, Invalid, TooMany
from holocene.server.rows import TableRow
from holocene.server.schema import LONGEST_LINE, tables, talk
from holocene.server.service import Service
from holocene.server.standing import now

KEPT: Final = 100  # lines of a table: older ones go
PAUSE: Final = 5.0  # seconds between two signs of a seat
LINES, WITHIN = 8, 30.0  # lines of words of a seat, within so many seconds

COLUMNS = [talk.c[name] for name in Said.__struct_fields__]
SINCE = (
    select(*COLUMNS)
    .where(talk.c.table_id == bindparam("id"), talk.c.number > bindparam("after"))
    .order_by(talk.c.number)
)


def find_said(connection: Connection, table_id: str, after: int) -> tuple[Said, ...]:
    """What was said after a number, as far as it is kept."""
    return tuple(Said(*row) for row in connection.execute(SINCE, {"id": table_id, "after": after}))


def say(service: Service, table_id: str, token: str, sign: Sign | None, words: str | None) -> Said:
    """Says something to the table for whoever holds a seat. The match is not needed for it, so nobody who plays has to
    wait."""
    if (sign is None) == (words is None):
        raise Invalid("say either a sign or words", "server-say-one", field="sign" if sign else "words")
    line = plain(words or "")[:LONGEST_LINE]
    if words is not None and not line:
        raise Invalid("there is nothing to read in these words", "server-say-nothing", field="words")
    with service.database.write() as connection:
        knock = admit(connection, table_id, token, lock=True)
        seat = playing_seat(knock.kind, knock.seat)
        row = store.find_table(connection, table_id)
        if row is None:
            raise no_table(table_id)
        service.shelf.rules_of(row)  # a table of other rules is only looked at
        _check_allowed(row, is_sign=sign is not None)
        _check_pace(connection, table_id, seat, is_sign=sign is not None)
        if sign is None:
            _check_words(connection, row, seat, line)
        said = Said(row.talked + 1, seat, sign or "", line, now())
        revision = _write(connection, table_id, said)
        service.database.notify(connection, table_id, TALK)
    _note(service, table_id, said, revision)
    service.live.wake(table_id, (TALK,))
    return said


def _check_allowed(row: TableRow, is_sign: bool) -> None:
    """Conflict where the host has switched this off."""
    if is_sign and not row.signs:
        raise Conflict("no signs are made at this table", "server-no-signs")
    if not is_sign and not row.chat:
        raise Conflict("no words are exchanged at this table", "server-no-chat")


def _check_words(connection: Connection, row: TableRow, seat: int, line: str) -> None:
    """Refuses what who runs the server does not want to be said, and who may say nothing here."""
    person = store.find_seats(connection, row.id)[seat].person if row.club else ""
    if person and deeds.is_mute(connection, person):
        raise Forbidden("who runs this server has asked you to be silent", "server-person-mute")
    naming.check_line(connection, line)


def _check_pace(connection: Connection, table_id: str, seat: int, is_sign: bool) -> None:
    """TooMany where a seat says too much, counted where all processes see it. A clock that was set back since makes
    nobody wait for longer."""
    within = PAUSE if is_sign else WITHIN
    kind = talk.c.sign != "" if is_sign else talk.c.sign == ""
    lately = talk.c.at.between(now() - within, now() + within)
    own = select(func.count(), func.min(talk.c.at)).where(
        talk.c.table_id == table_id, talk.c.seat == seat, kind, lately
    )
    n, first = connection.execute(own).one()
    if n < (1 if is_sign else LINES):
        return
    wait = min(round(within), max(1, ceil(first + within - now())))
    if is_sign:
        raise TooMany("a sign was made just now: wait a little", "server-sign-soon", seconds=wait)
    raise TooMany("too many lines: wait a little", "server-chat-much", seconds=wait)


def _write(connection: Connection, table_id: str, said: Said) -> int:
    """Adds a line, and lets the oldest go; the table's revision now. When the table last changed stays as it was: who
    is away is not waited for longer because others talk."""
    at_table = talk.c.table_id == table_id
    connection.execute(insert(talk), {"table_id": table_id, **msgspec.structs.asdict(said)})
    connection.execute(delete(talk).where(at_table, talk.c.number <= said.number - KEPT))
    change = update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1, talked=said.number)
    return int(connection.execute(change.returning(tables.c.revision)).scalar_one())


def _note(service: Service, table_id: str, said: Said, revision: int) -> None:
    """Spares the table in memory reading it again, where nothing else has changed and nobody holds it just now."""
    with service.desks.idle(table_id) as desk:
        if desk is not None and desk.revision == revision - 1:
            desk.row = msgspec.structs.replace(desk.row, talked=said.number, revision=revision)
            desk.revision = revision
