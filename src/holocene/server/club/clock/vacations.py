"""Vacations: until when somebody is away, at all her tables where a turn has a day or more.

A vacation begins at once and ends on a day of hers, or when she says that she is back. Each seat of hers has its end
written on it (`seats.rest`), so that a move need not ask whether somebody is away.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta, tzinfo
from datetime import time as clock_time
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from holocene.server import store
from holocene.server.club import persons
from holocene.server.club.clock import times
from holocene.server.club.clock.schema import vacations
from holocene.server.club.persons import PersonRow
from holocene.server.club.shown import Fact
from holocene.server.problems import Invalid
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import seats, tables

MOST_DAYS: Final = 30  # in a year
YEAR: Final = 365 * times.DAY
UTC: Final = ZoneInfo("UTC")


def until_of(connection: Connection, person_id: str) -> float:
    """When somebody's vacation ends; 0 where she has none."""
    query = select(func.max(vacations.c.until)).where(
        vacations.c.person_id == person_id, vacations.c.until > times.now()
    )
    return float(connection.execute(query).scalar() or 0.0)


def days_left(connection: Connection, person_id: str, since: float | None = None) -> float:
    """How many days of vacation she has left in this year, besides one that began at a time."""
    year = times.now() - YEAR
    query = select(vacations.c.since, vacations.c.until).where(
        vacations.c.person_id == person_id, vacations.c.until > year
    )
    spent = sum(row.until - max(row.since, year) for row in connection.execute(query) if row.since != since)
    return max(0.0, MOST_DAYS - spent / times.DAY)


def lock(connection: Connection, person_id: str) -> None:
    """Nobody moves at her tables, or counts her days, until the transaction ends: tables first, as moves do it."""
    sits = select(tables.c.id).join_from(tables, seats).where(seats.c.person == person_id, tables.c.state == "running")
    connection.execute(sits.order_by(tables.c.id).with_for_update(of=tables)).all()
    persons.lock(connection, person_id)


def begin(connection: Connection, person: PersonRow, last: date) -> float:
    """She is away until the end of a day; Invalid where that is past, or more than she has left. A vacation that goes
    on is made longer or shorter."""
    ends, now = _end_of(last, person.zone), times.now()
    if ends <= now:
        raise Invalid("that day is over", "server-vacation-past", field="until")
    since = connection.execute(
        select(vacations.c.since).where(vacations.c.person_id == person.id, vacations.c.until > now)
    ).scalar()
    left = days_left(connection, person.id, since)
    if (ends - (since or now)) / times.DAY > left:
        raise Invalid("you have fewer days left", "server-vacation-long", field="until", days=int(left))
    if since is None:
        connection.execute(insert(vacations), {"person_id": person.id, "since": now, "until": ends})
    else:
        _set_end(connection, person.id, ends)
    return ends


def end(connection: Connection, person: PersonRow) -> None:
    """She is back."""
    _set_end(connection, person.id, times.now())


def _set_end(connection: Connection, person_id: str, ends: float) -> None:
    current = vacations.c.person_id == person_id, vacations.c.until > times.now()
    connection.execute(update(vacations).where(*current).values(until=ends))


def _end_of(last: date, zone: str) -> float:
    """The end of a day where she is."""
    where: tzinfo = UTC
    with suppress(ZoneInfoNotFoundError, ValueError):
        where = ZoneInfo(zone)
    countable = min(last, date.max - timedelta(days=2))  # nobody has so many days left
    return datetime.combine(countable + timedelta(days=1), clock_time(), where).timestamp()


def write_at_tables(connection: Connection, person_id: str, until: float) -> list[str]:
    """Writes the end of a vacation, or 0, on all her seats, also where the game has yet to begin, and stops or starts
    the clocks that waited for her; which tables have changed."""
    query = select(tables).join_from(tables, seats).where(seats.c.person == person_id, tables.c.state != "over")
    rows = [TableRow(*row) for row in connection.execute(query.distinct().order_by(tables.c.id))]
    rows = [row for row in rows if times.may_rest(row)]
    for row in rows:
        store.lock(connection, row.id)
        connection.execute(
            update(seats).where(seats.c.table_id == row.id, seats.c.person == person_id).values(rest=until)
        )
        found = store.find_table(connection, row.id) or row
        timed = times.retimed(found, store.find_seats(connection, row.id))
        store.touch(connection, row.id, unseen=True, due=timed.due, held=timed.held)
    return [row.id for row in rows]


def at_seat(connection: Connection, row: TableRow, person_id: str) -> dict[str, Any]:
    """What is written on a seat where somebody sits down as herself."""
    return {"rest": until_of(connection, person_id)} if times.may_rest(row) else {}


def at_new_table(
    connection: Connection, row: TableRow, seated: Sequence[SeatRow]
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """A new table with the vacations of those who are known there."""
    if not times.may_rest(row):
        return row, tuple(seated)
    rested = tuple(
        msgspec.structs.replace(seat, rest=until_of(connection, seat.person)) if seat.person else seat
        for seat in seated
    )
    return times.retimed(row, rested), rested


def told(connection: Connection, person_id: str) -> list[Fact]:
    """The vacations of a person, for all that is stored of her."""
    rows = connection.execute(select(vacations.c.since, vacations.c.until).where(vacations.c.person_id == person_id))
    return [dict(row._mapping) for row in rows]
