"""What who runs the server may do about people. It works on the database, so it can be done beside a running server,
which heeds it with the next request; every deed is written down with who did it and why."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from holocene.server import links, store
from holocene.server.club import own, persons
from holocene.server.club.fair.blocking import nobody
from holocene.server.club.fair.schema import LONGEST_WHY, deeds, silenced
from holocene.server.club.persons import PersonRow
from holocene.server.club.schema import persons as people
from holocene.server.club.shown import Fact
from holocene.server.database import Database
from holocene.server.plain import plain
from holocene.server.problems import Invalid
from holocene.server.schema import seats

MOST: Final = 1000  # rows that are listed


class Deed(msgspec.Struct, frozen=True):
    """A row of the log."""

    id: int
    who: str
    what: str
    about: str
    why: str
    at: float


COLUMNS: Final = [deeds.c[name] for name in Deed.__struct_fields__]


def note(connection: Connection, who: str, what: str, about: str, why: str) -> None:
    """Writes a deed down, in the transaction that does it."""
    row = {"who": plain(who)[:80], "what": what, "about": about, "why": plain(why)[:LONGEST_WHY], "at": time.time()}
    connection.execute(insert(deeds), row)


def log(connection: Connection, about: str = "") -> list[Deed]:
    """What was done, the latest first."""
    query = select(*COLUMNS).order_by(deeds.c.id.desc()).limit(MOST)
    rows = connection.execute(query.where(deeds.c.about == about) if about else query)
    return [Deed(*row) for row in rows]


def find(connection: Connection, words: str = "") -> list[PersonRow]:
    """People whose name holds these words, or whose id they are; without words, everybody. Who was here last comes
    first."""
    query = select(*persons.COLUMNS).order_by(people.c.seen.desc(), people.c.id)
    rows = [PersonRow(*row) for row in connection.execute(query)]
    wanted = words.casefold()
    return [row for row in rows if wanted in row.name.casefold() or words == row.id]


def find_one(connection: Connection, person_id: str) -> PersonRow:
    """Somebody; Unknown where she is not here."""
    row = persons.find_one(connection, person_id)
    if row is None:
        raise nobody(person_id)
    return row


def bar(database: Database, who: str, person_id: str, why: str) -> PersonRow:
    """Closes an identity: its keys open nothing but what is stored of her, and the links to her seats are shut."""
    with database.write() as connection:
        row = find_one(connection, person_id)
        persons.change(connection, person_id, barred=True)
        for table_id, seat in _sits(connection, person_id):
            links.drop_links(connection, table_id, seat, links.SEAT)
            _tell(database, connection, table_id)
        note(connection, who, "bar", person_id, why)
    return msgspec.structs.replace(row, barred=True)


def unbar(database: Database, who: str, person_id: str, why: str) -> PersonRow:
    """Opens it again: she finds her seats by her key."""
    with database.write() as connection:
        row = find_one(connection, person_id)
        persons.change(connection, person_id, barred=False)
        note(connection, who, "unbar", person_id, why)
    return msgspec.structs.replace(row, barred=False)


def mute(database: Database, who: str, person_id: str, why: str, is_mute: bool) -> PersonRow:
    """Takes somebody's words away at tables, or gives them back; signs stay."""
    with database.write() as connection:
        row = find_one(connection, person_id)
        connection.execute(delete(silenced).where(silenced.c.person_id == person_id))
        if is_mute:
            connection.execute(insert(silenced), {"person_id": person_id, "at": time.time()})
        note(connection, who, "mute" if is_mute else "unmute", person_id, why)
    return row


def is_mute(connection: Connection, person_id: str) -> bool:
    """Whether she may say no words."""
    query = select(silenced.c.at).where(silenced.c.person_id == person_id)
    return connection.execute(query).first() is not None


def rename(database: Database, who: str, person_id: str, name: str, why: str) -> PersonRow:
    """Another name for somebody, also where she sits."""
    called = persons.named(name)
    if not called:
        raise Invalid("a name needs letters", "server-person-name", field="name")
    with database.write() as connection:
        row = find_one(connection, person_id)
        persons.change(connection, person_id, name=called)
        for table_id, seat in _sits(connection, person_id):
            store.set_seat(connection, table_id, seat, name=called)
            _tell(database, connection, table_id)
        note(connection, who, "rename", person_id, why)
    return msgspec.structs.replace(row, name=called)


def forget(database: Database, who: str, person_id: str, why: str) -> PersonRow:
    """Deletes somebody and all that is stored of her; the log keeps that it was done."""
    with database.write() as connection:
        row = find_one(connection, person_id)
        for table_id, seat in _sits(connection, person_id):
            _tell(database, connection, table_id)
            links.drop_links(connection, table_id, seat, links.SEAT)
        persons.forget(connection, person_id)
        note(connection, who, "delete", person_id, why)
    return row


def export(connection: Connection, person_id: str) -> tuple[PersonRow, dict[str, list[Fact]]]:
    """All that is stored of somebody."""
    row = find_one(connection, person_id)
    return row, own.everything(connection, row)


def _sits(connection: Connection, person_id: str) -> Sequence[tuple[str, int]]:
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person_id).order_by(seats.c.table_id)
    return [(str(row[0]), int(row[1])) for row in connection.execute(query)]


def _tell(database: Database, connection: Connection, table_id: str) -> None:
    """Lets whoever has the table open look again, in whatever process."""
    store.touch(connection, table_id, unseen=True)
    database.notify(connection, table_id)


def shut_out(connection: Connection, table_ids: Sequence[str]) -> list[str]:
    """Which of these tables have a seat whose owner was barred: streams that are open there are looked at again."""
    query = (
        select(seats.c.table_id)
        .join_from(seats, people, seats.c.person == people.c.id)
        .where(people.c.barred, seats.c.table_id.in_(table_ids))
        .distinct()
    )
    return [str(row[0]) for row in connection.execute(query)] if table_ids else []
