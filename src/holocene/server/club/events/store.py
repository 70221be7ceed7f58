"""Rows of tournaments, in and out. What has to happen once is asked for by how the event stood before."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from holocene.server.club.events.history import Group
from holocene.server.club.events.rows import ChairRow, EntrantRow, EventRow, PlaceRow
from holocene.server.club.events.schema import chairs, entrants, events, places
from holocene.server.club.schema import persons
from holocene.server.club.shown import Fact
from holocene.server.schema import tables

EVENT = [events.c[name] for name in EventRow.__struct_fields__]


def _read(row: Any) -> EventRow:
    return EventRow(**row._mapping)


def add(connection: Connection, event: EventRow) -> None:
    """A new event."""
    connection.execute(insert(events), msgspec.structs.asdict(event))


def find(connection: Connection, event_id: str, lock: bool = False) -> EventRow | None:
    """The event of that name; with `lock` nobody else changes it before the transaction ends."""
    query = select(*EVENT).where(events.c.id == event_id)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    return None if row is None else _read(row)


def find_all(connection: Connection, limit: int) -> list[tuple[EventRow, int]]:
    """The newest, each with how many have entered."""
    entered = select(entrants.c.event_id, func.count().label("n")).where(~entrants.c.withdrawn)
    counts = entered.group_by(entrants.c.event_id).subquery()
    query = select(*EVENT, counts.c.n).outerjoin(counts, counts.c.event_id == events.c.id)
    rows = connection.execute(query.order_by(events.c.created.desc()).limit(limit)).all()
    return [(EventRow(**dict(zip(EventRow.__struct_fields__, row, strict=False))), row[-1] or 0) for row in rows]


def live(connection: Connection) -> list[EventRow]:
    """Those that something is to be done about, sooner or later."""
    return [_read(row) for row in connection.execute(select(*EVENT).where(events.c.state != "over"))]


def count_hosted(connection: Connection, person: str) -> int:
    """How many events that are not over somebody has made."""
    query = select(func.count()).select_from(events).where(events.c.host == person, events.c.state != "over")
    return int(connection.execute(query).scalar_one())


def move(connection: Connection, before: EventRow, **values: Any) -> bool:
    """Moves an event on, if it still stands as it did: of several who try, one is told so."""
    same = [events.c[name] == getattr(before, name) for name in ("id", "state", "round", "closed", "version")]
    return bool(connection.execute(update(events).where(*same).values(**values)).rowcount)


def find_entrants(connection: Connection, event_id: str) -> list[EntrantRow]:
    """Everybody who has entered, in that order."""
    columns = [entrants.c.number, entrants.c.person_id, entrants.c.since, entrants.c.withdrawn]
    query = select(*columns, persons.c.name, persons.c.mark).outerjoin(persons, persons.c.id == entrants.c.person_id)
    rows = connection.execute(query.where(entrants.c.event_id == event_id).order_by(entrants.c.number))
    return [EntrantRow(*row[:4], row[4] or "", row[5] or "") for row in rows]


def enter(connection: Connection, event: EventRow, number: int, person: str) -> None:
    """Somebody enters, or comes back after withdrawing."""
    own = entrants.c.event_id == event.id, entrants.c.person_id == person
    if not connection.execute(update(entrants).where(*own).values(withdrawn=False)).rowcount:
        row = {"event_id": event.id, "number": number, "person_id": person, "since": event.round + 1}
        connection.execute(insert(entrants), {**row, "withdrawn": False, "entered": time.time()})


def withdraw(connection: Connection, event_id: str, number: int) -> None:
    """Somebody plays no further rounds."""
    own = entrants.c.event_id == event_id, entrants.c.number == number
    connection.execute(update(entrants).where(*own).values(withdrawn=True))


def add_round(connection: Connection, event_id: str, number: int, drawn: Sequence[Group]) -> None:
    """Writes down who is to sit where; the tables are made afterwards."""
    name = {"event_id": event_id, "round": number}
    rows = [{**name, "number": at, "table_id": "", "state": "waiting"} for at in range(1, len(drawn) + 1)]
    connection.execute(insert(places), rows)
    seats = [
        {**name, "number": at, "seat": seat, "entrant": entrant, "points": None, "place": None}
        for at, group in enumerate(drawn, 1)
        for seat, entrant in enumerate(group)
    ]
    connection.execute(insert(chairs), seats)


def find_places(connection: Connection, event_id: str) -> list[PlaceRow]:
    """All tables of all rounds."""
    order = chairs.c.round, chairs.c.number, chairs.c.seat
    query = select(chairs.c.round, chairs.c.number, *(chairs.c[name] for name in ChairRow.__struct_fields__))
    rows = connection.execute(query.where(chairs.c.event_id == event_id).order_by(*order)).all()
    seated = {
        key: tuple(ChairRow(*row[2:]) for row in group) for key, group in groupby(rows, lambda row: tuple(row[:2]))
    }
    columns = [places.c.round, places.c.number, places.c.table_id, places.c.state]
    found = connection.execute(select(*columns).where(places.c.event_id == event_id).order_by(*columns[:2]))
    return [PlaceRow(row[0], row[1], row[2], row[3], seated[row[0], row[1]]) for row in found]


def name_table(connection: Connection, event_id: str, place: PlaceRow, table_id: str) -> bool:
    """Writes down which table was made for a place; whether none had been."""
    own = places.c.event_id == event_id, places.c.round == place.round, places.c.number == place.number
    free = update(places).where(*own, places.c.table_id == "")
    return bool(connection.execute(free.values(table_id=table_id, state="playing")).rowcount)


def void_missing(connection: Connection, event_id: str, number: int) -> None:
    """Tables of a round that somebody has deleted count for nobody."""
    gone = places.c.table_id.not_in(select(tables.c.id)), places.c.table_id != "", places.c.state == "playing"
    own = places.c.event_id == event_id, places.c.round == number
    connection.execute(update(places).where(*own, *gone).values(state="void"))


def finish(connection: Connection, table_id: str, points: Sequence[int], order: Sequence[int]) -> None:
    """A table of a round is over: what everybody made there, and the places."""
    is_it = places.c.table_id == table_id, places.c.state == "playing"
    found = connection.execute(select(places.c.event_id, places.c.round, places.c.number).where(*is_it)).one_or_none()
    if found is None:
        return
    own = [chairs.c.event_id == found[0], chairs.c.round == found[1], chairs.c.number == found[2]]
    for seat, (made, place) in enumerate(zip(points, order, strict=True)):
        connection.execute(update(chairs).where(*own, chairs.c.seat == seat).values(points=made, place=place))
    connection.execute(update(places).where(*is_it).values(state="over"))


def open_tables(connection: Connection, event_id: str, number: int) -> list[str]:
    """Everybody may look at the tables of a round from now on; which they are."""
    own = select(places.c.table_id).where(places.c.event_id == event_id, places.c.round == number)
    opened = update(tables).where(tables.c.id.in_(own)).values(shut=False, revision=tables.c.revision + 1)
    return [str(row[0]) for row in connection.execute(opened.returning(tables.c.id))]


def entered_of(connection: Connection, person: str) -> list[Fact]:
    """The events that somebody has entered, or made, for her file."""
    columns = [events.c.id, events.c.name, events.c.state, entrants.c.number, entrants.c.entered, entrants.c.withdrawn]
    own = entrants.c.person_id == person
    joined = select(*columns, (events.c.host == person).label("host")).join_from(
        events, entrants, (entrants.c.event_id == events.c.id) & own, isouter=True
    )
    rows = connection.execute(joined.where(own | (events.c.host == person)))
    return [dict(row._mapping) for row in rows]
