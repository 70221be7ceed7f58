"""Who is here: people with a stream open, in the club or at a table, at whatever process.

Each process writes down whom it serves, and says now and then that it lives. Who turns a page is not gone: what changed
is looked at once a second.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, tuple_, update

from holocene.server.club.lobby import bells
from holocene.server.club.lobby.schema import here
from holocene.server.club.schema import persons
from holocene.server.database import Database
from holocene.server.live import Live
from holocene.server.schema import seats, tables

LOOK: Final = 1.0  # seconds between two looks
BEAT: Final = 25.0  # seconds between two signs of life
FORGOTTEN: Final = 80.0  # seconds
CLUB: Final = ""  # the place of those who are at no table
MOST: Final = 200  # people whom somebody has played with
Place = tuple[str, str]  # a person, and the table or the club


def is_alive() -> ColumnElement[bool]:
    """Whether the process that said so has been heard of since."""
    now = time.time()
    return here.c.seen.between(now - FORGOTTEN, now + FORGOTTEN)


def present(connection: Connection, person_ids: Collection[str]) -> dict[str, set[str]]:
    """Where some people are, of those who are here."""
    found: dict[str, set[str]] = {}
    query = select(here.c.person_id, here.c.table_id).where(here.c.person_id.in_(person_ids), is_alive())
    for person_id, table_id in connection.execute(query):
        found.setdefault(person_id, set()).add(table_id)
    return found


def count(connection: Connection) -> int:
    """How many are here and do not hide."""
    seen = ~persons.c.hidden, ~persons.c.barred, is_alive()
    query = select(func.count(func.distinct(here.c.person_id))).select_from(here.join(persons)).where(*seen)
    return int(connection.execute(query).scalar_one())


def companions(connection: Connection, person_id: str) -> set[str]:
    """Everybody somebody has played with."""
    own, other = seats.alias(), seats.alias()
    query = (
        select(other.c.person)
        .distinct()
        .join_from(own, tables, tables.c.id == own.c.table_id)
        .join(other, other.c.table_id == own.c.table_id)
        .where(own.c.person == person_id, other.c.person.not_in(("", person_id)), tables.c.state != "open")
        .limit(MOST)
    )
    return {str(row[0]) for row in connection.execute(query)}


class Arrivals:
    """What this process says of those whom it serves."""

    def __init__(self, database: Database, live: Live) -> None:
        self._database = database
        self._live = live
        self._told: set[Place] = set()
        self._sitting: dict[tuple[str, int], str] = {}  # who sits where streams are open; nobody is an empty word
        self._looked = self._beaten = 0.0

    def look(self, listening: Iterable[str]) -> None:
        """Writes down who has come and gone, beside those who listen in the club."""
        now = time.monotonic()
        if now < self._looked + LOOK:
            return
        self._looked = now
        there = {(person_id, CLUB) for person_id in listening} | self._seated()
        if there != self._told:
            self._tell(there)
        if now >= self._beaten + BEAT:
            self._beaten = now
            self._beat()

    def _seated(self) -> set[Place]:
        """People who have a table open that they play at."""
        places = {place for place in self._live.places() if place[1] >= 0}
        self._sitting = {place: person for place, person in self._sitting.items() if place in places}
        if new := places - self._sitting.keys():
            self._sitting |= dict.fromkeys(new, "")
            wanted = tuple_(seats.c.table_id, seats.c.seat).in_(list(new)), seats.c.person != ""
            with self._database.read() as connection:
                for table_id, seat, person in connection.execute(
                    select(seats.c.table_id, seats.c.seat, seats.c.person).where(*wanted)
                ):
                    self._sitting[table_id, seat] = person
        return {(person, table_id) for (table_id, _), person in self._sitting.items() if person}

    def _tell(self, there: set[Place]) -> None:
        came, went = there - self._told, self._told - there
        worker = self._database.worker
        with self._database.write() as connection:
            ids = {person_id for person_id, _ in came}
            real = {str(row[0]) for row in connection.execute(select(persons.c.id).where(persons.c.id.in_(ids)))}
            for person_id, table_id in went:
                gone = here.c.person_id == person_id, here.c.worker == worker, here.c.table_id == table_id
                connection.execute(delete(here).where(*gone))
            rows = [
                {"person_id": person_id, "worker": worker, "table_id": table_id, "seen": time.time()}
                for person_id, table_id in came
                if person_id in real  # who has just deleted herself is nowhere
            ]
            if rows:
                connection.execute(insert(here), rows)
            self._ring(connection, {person_id for person_id, _ in came | went})
        self._told = there

    def _ring(self, connection: Connection, moved: set[str]) -> None:
        """Those who have played with them see it."""
        whom = {each for person_id in moved for each in companions(connection, person_id)}
        if whom:
            bells.ring(connection, *sorted(whom))

    def _beat(self) -> None:
        own = here.c.worker == self._database.worker
        with self._database.write() as connection:
            if self._told:
                connection.execute(update(here).where(own).values(seen=time.time()))
            connection.execute(delete(here).where(~is_alive()))
            if connection.dialect.name == "sqlite":
                bells.forget(connection)
