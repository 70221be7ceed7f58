"""People as they are stored: found by a key, made, changed and forgotten."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from holocene.server import days
from holocene.server.club.schema import keys, persons
from holocene.server.plain import plain
from holocene.server.schema import seats, tables
from holocene.server.tokens import hashed, new_slug

LONGEST_NAME: Final = 40
NEWS: Final = 60.0  # seconds: being here is written down no more often


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody, as she is stored."""

    id: str
    name: str
    mark: str
    language: str
    zone: str
    hidden: bool
    barred: bool
    created: float
    seen: float


COLUMNS: Final = [persons.c[name] for name in PersonRow.__struct_fields__]
BY_KEY: Final = (
    select(*COLUMNS).join_from(persons, keys, keys.c.person_id == persons.c.id).where(keys.c.hash == bindparam("hash"))
)


def find(connection: Connection, key: str) -> PersonRow | None:
    """Who shows a key."""
    row = connection.execute(BY_KEY, {"hash": hashed(key)}).one_or_none()
    return None if row is None else PersonRow(*row)


def find_one(connection: Connection, person_id: str) -> PersonRow | None:
    """Somebody by the name that everybody may know."""
    row = connection.execute(select(*COLUMNS).where(persons.c.id == person_id)).one_or_none()
    return None if row is None else PersonRow(*row)


def find_all(connection: Connection, person_ids: set[str]) -> dict[str, PersonRow]:
    """Several of them."""
    rows = connection.execute(select(*COLUMNS).where(persons.c.id.in_(person_ids)))
    return {row[0]: PersonRow(*row) for row in rows}


def add(connection: Connection, key: str, name: str, mark: str, language: str, zone: str, label: str) -> PersonRow:
    """Somebody new; IntegrityError where the key is somebody's already."""
    now = time.time()
    row = PersonRow(new_slug(), named(name), mark, language, zone, False, False, now, now)
    connection.execute(insert(persons), msgspec.structs.asdict(row))
    add_key(connection, row.id, key, label)
    return row


def add_key(connection: Connection, person_id: str, key: str, label: str) -> None:
    """Another browser that she is known by."""
    now = time.time()
    row = {"hash": hashed(key), "person_id": person_id, "label": plain(label), "created": now, "seen": now}
    connection.execute(insert(keys), row)


def change(connection: Connection, person_id: str, **values: Any) -> None:
    """What she says of herself."""
    connection.execute(update(persons).where(persons.c.id == person_id).values(**values))


def is_news(row: PersonRow) -> bool:
    """Whether it should be written down that she is here."""
    return not row.seen <= time.time() < row.seen + NEWS


def be_seen(connection: Connection, row: PersonRow, key: str) -> None:
    """Writes down that she is here, with this browser."""
    now = time.time()
    change(connection, row.id, seen=now)
    connection.execute(update(keys).where(keys.c.hash == hashed(key)).values(seen=now))


def lock(connection: Connection, person_id: str) -> None:
    """What is counted of a person, or decides who she is, is seen to by one transaction at a time. Who only names her
    waits for nobody; tables are locked before people, so that no two wait for each other."""
    connection.execute(select(persons.c.id).where(persons.c.id == person_id).with_for_update(key_share=True))


def seat_as(connection: Connection, person_id: str, other: str) -> None:
    """Her seats are somebody else's from now on, or with "" those of nobody who is known. Where that one sits at the
    same table already, she has one seat there and not two. Whoever has a table in memory reads it again."""
    own = seats.c.person == person_id
    at = select(seats.c.table_id).where(own)
    changed = {"revision": tables.c.revision + 1, "people": tables.c.people + 1}
    connection.execute(update(tables).where(tables.c.id.in_(at)).values(changed))
    if other:
        theirs = select(seats.c.table_id).where(seats.c.person == other)
        connection.execute(update(seats).where(own, seats.c.table_id.in_(theirs)).values(person=""))
    connection.execute(update(seats).where(own).values(person=other))


def forget(connection: Connection, person_id: str) -> None:
    """Deletes somebody, and all that hangs on her; her seats stay what they were before anybody knew her."""
    seat_as(connection, person_id, "")
    days.forget(connection, days.who_of(person_id))
    connection.execute(delete(persons).where(persons.c.id == person_id))


def named(name: str) -> str:
    """A name as it is stored."""
    return plain(name)[:LONGEST_NAME]
