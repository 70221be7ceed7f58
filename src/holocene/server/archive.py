"""Finished games, kept so that they can be read whatever rules come later.

The record is kept in the transaction that ends the game. How the end looks by everybody's eyes, and all that happened,
is added soon afterwards by the process that has the rules, and with it what people who are known have found. Earlier
moments need the rules: they are shown while a server has them.
"""

from __future__ import annotations

import zlib
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from holocene.core.matches.record import Record
from holocene.server import store
from holocene.server.club.rating import counting
from holocene.server.club.rating.outcome import finds_of
from holocene.server.contract import Written
from holocene.server.database import Database
from holocene.server.desks import Desk, Desks
from holocene.server.identity import Identity
from holocene.server.logs import fault
from holocene.server.moment import Moment, moment_of
from holocene.server.problems import Problem
from holocene.server.rows import TableRow
from holocene.server.schema import SPECTATOR, archive, tables

AT_ONCE = 20  # games that are seen to in one go


def record_of(desk: Desk, identity: Identity, is_over: bool) -> Record:
    """The record of a table, signed; with its secret once the game is over."""
    record = desk.now.match.record(reveal=is_over)
    return identity.signed(msgspec.structs.replace(record, resigned=tuple(desk.now.resigned)))


def add(connection: Connection, table_id: str, record: Record) -> None:
    """Keeps a record as it is."""
    connection.execute(insert(archive), {"table_id": table_id, "record": record.to_json(), "moments": b""})


def find_record(connection: Connection, table_id: str) -> Record | None:
    """The record of a finished game, exactly as it was signed."""
    found = connection.execute(select(archive.c.record).where(archive.c.table_id == table_id)).scalar()
    return None if not found else msgspec.json.decode(found, type=Record)


def find_moment(connection: Connection, row: TableRow, seat: int) -> Written[Moment] | None:
    """The end of a game by the eyes of a seat, as the server of that day showed it; nothing where it was not kept."""
    query = select(archive.c.moments).where(archive.c.table_id == row.id)
    packed = connection.execute(query).scalar()
    if not packed:
        return None
    found = msgspec.json.decode(zlib.decompress(packed), type=dict[str, dict[str, Any]]).get(str(seat))
    if found is None:
        return None
    known = [each.person for each in store.find_seats(connection, row.id)]
    seats = [{**each, "person": person} for each, person in zip(found["seats"], known, strict=True)]
    return Written(msgspec.json.encode({**found, "seats": seats, "next": row.next, "steps": False}))


def _unnamed(moment: Moment) -> Moment:
    """Without who people are: that stands with the seats alone, where it goes with who deletes herself."""
    seats = tuple(msgspec.structs.replace(seat, person="") for seat in moment.seats)
    return msgspec.structs.replace(moment, seats=seats)


class Archivist:
    """Adds what is missing of tables that an older version stored, and of finished games, a few at a time."""

    def __init__(self, database: Database, desks: Desks, identity: Identity) -> None:
        self.database = database
        self.desks = desks
        self.identity = identity
        self.is_due = True  # at the start, and whenever a game ends or is opened here
        self._unreadable: set[str] = set()  # of other rules, and nobody kept them in time

    def step(self) -> None:
        """Sees to some games, if there may be any."""
        if not self.is_due:
            return
        self._tell_turns()
        found = self._missing()
        self.is_due = len(found) == AT_ONCE
        for table_id in found:
            try:
                self._complete(table_id)
            except Problem:
                self._unreadable.add(table_id)
            except Exception:
                self._unreadable.add(table_id)
                fault("archive-failed", table=table_id)

    def _tell_turns(self) -> None:
        """Whose turn it is at tables from before that was stored."""
        query = select(tables.c.id).where(tables.c.state == "running", tables.c.to_act < 0)
        with self.database.read() as connection:
            found = [str(row[0]) for row in connection.execute(query)]
        for table_id in found:
            with suppress(Problem), self.desks.at(table_id) as desk, self.database.write() as connection:
                store.touch(connection, table_id, unseen=True, to_act=desk.now.match.to_act)

    def _missing(self) -> list[str]:
        is_missing = archive.c.moments.is_(None) | (archive.c.moments == b"")
        query = select(tables.c.id).outerjoin(archive, archive.c.table_id == tables.c.id)
        query = query.where(tables.c.state == "over", ~tables.c.shut, is_missing, tables.c.id.not_in(self._unreadable))
        with self.database.read() as connection:
            return [str(row[0]) for row in connection.execute(query.limit(AT_ONCE))]

    def _complete(self, table_id: str) -> None:
        with self.desks.at(table_id) as desk:
            nobody: Counter[int] = Counter()
            eyes = (SPECTATOR, *range(len(desk.seats)))
            shown = {str(seat): _unnamed(moment_of(desk, seat, nobody, previews=True)) for seat in eyes}
            record = record_of(desk, self.identity, is_over=True)
            finds = finds_of(desk.now.match) if desk.row.club else []
        packed = zlib.compress(msgspec.json.encode(shown), 6)
        with self.database.write() as connection:
            if find_record(connection, table_id) is None:
                add(connection, table_id, record)
            connection.execute(update(archive).where(archive.c.table_id == table_id).values(moments=packed))
            counting.keep_finds(connection, table_id, finds)
