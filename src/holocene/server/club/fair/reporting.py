"""Reports to who runs the server: somebody tells what another person did, and perhaps at which table."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from holocene.server.club.fair.blocking import nobody
from holocene.server.club.fair.schema import LONGEST_REPORT, reports
from holocene.server.club.persons import PersonRow, find_one
from holocene.server.club.shown import Fact
from holocene.server.plain import plain
from holocene.server.problems import Invalid, TooMany
from holocene.server.schema import seats

A_DAY: Final = 86_400.0
MOST: Final = 5  # reports of one person in a day


class ReportRow(msgspec.Struct, frozen=True):
    """A report as it is stored."""

    id: int
    person_id: str
    about_id: str
    table_id: str
    kind: str
    words: str
    at: float
    open: bool


COLUMNS: Final = [reports.c[name] for name in ReportRow.__struct_fields__]


def add(connection: Connection, person: PersonRow, about: str, table_id: str, kind: str, words: str) -> int:
    """The number of a new report. TooMany where she has told a lot today; what she has told of the same table already
    is not told twice."""
    if about == person.id:
        raise Invalid("this would be about yourself", "server-report-self", field="person")
    if find_one(connection, about) is None:
        raise nobody(about)
    if table_id and not _sat_there(connection, about, table_id):
        raise Invalid("that person does not sit at this table", "server-report-table", field="table", table=table_id)
    same = (reports.c.about_id == about, reports.c.table_id == table_id, reports.c.kind == kind, reports.c.open)
    own = reports.c.person_id == person.id
    found = connection.execute(select(reports.c.id).where(own, *same)).scalar()
    if found is not None:
        return int(found)
    now = time.time()
    today = select(func.count()).select_from(reports).where(own, reports.c.at > now - A_DAY)
    if connection.execute(today).scalar_one() >= MOST:
        raise TooMany("you have told a lot today: go on tomorrow", "server-report-much", most=MOST)
    row = {"person_id": person.id, "about_id": about, "table_id": table_id, "kind": kind, "at": now, "open": True}
    added = connection.execute(insert(reports), {**row, "words": plain(words)[:LONGEST_REPORT]})
    return int(added.inserted_primary_key[0]) if added.inserted_primary_key else 0


def _sat_there(connection: Connection, person_id: str, table_id: str) -> bool:
    query = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person == person_id)
    return connection.execute(query).first() is not None


def find(connection: Connection, is_open: bool = False, about: str = "") -> list[ReportRow]:
    """All of them, or those that nobody has seen to, or about one person; the latest first."""
    query = select(*COLUMNS).order_by(reports.c.at.desc(), reports.c.id.desc())
    query = query.where(reports.c.open) if is_open else query
    query = query.where(reports.c.about_id == about) if about else query
    return [ReportRow(*row) for row in connection.execute(query)]


def close(connection: Connection, number: int) -> bool:
    """Somebody has seen to it; whether it was open."""
    is_it = (reports.c.id == number, reports.c.open)
    return bool(connection.execute(update(reports).where(*is_it).values(open=False)).rowcount)


def told_by(connection: Connection, person_id: str) -> list[Fact]:
    """What she has told, for her own file."""
    rows = connection.execute(select(*COLUMNS).where(reports.c.person_id == person_id).order_by(reports.c.at))
    return [dict(row._mapping) for row in rows]
