"""A browser becomes somebody's: its own key is added to hers.

Where the browser was somebody else before, it becomes who it has proven to be. If that other one can be reached by no
other way, the two are one person from now on, and nothing is lost: her seats, tries and results go along. If she can,
she stays who she is, with all that is hers, and merely loses this browser.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete
from sqlalchemy.exc import IntegrityError

from holocene.server.club import persons
from holocene.server.club.persons import PersonRow
from holocene.server.club.schema import keys
from holocene.server.club.ways import asked, joining
from holocene.server.club.ways.asked import AskedRow
from holocene.server.club.ways.listing import browsers, count_ways
from holocene.server.problems import Conflict, Forbidden
from holocene.server.service import Service
from holocene.server.tokens import hashed

MOST_BROWSERS: Final = 50


def arrive(service: Service, person_id: str, key: str, label: str, proof: AskedRow | None = None) -> PersonRow:
    """Who the browser is from now on; what proves it is used up in the same transaction."""
    try:
        return _arrive(service, person_id, key, label, proof)
    except IntegrityError:  # asked twice at once
        return _arrive(service, person_id, key, label, proof)


def _arrive(service: Service, person_id: str, key: str, label: str, proof: AskedRow | None) -> PersonRow:
    with service.database.write() as connection:
        persons.lock(connection, person_id)
        person, before = persons.find_one(connection, person_id), persons.find(connection, key)
        is_used = proof is not None and not asked.use(connection, proof)
        if person is None or (is_used and before != person):
            raise asked.over()
        if before is None or before.id != person.id:
            if len(browsers(connection, person.id)) >= MOST_BROWSERS:
                raise Conflict(f"nobody has more than {MOST_BROWSERS} browsers", "server-ways-many", most=MOST_BROWSERS)
            _change(connection, before, person, key, label)
    return person


def _change(connection: Connection, before: PersonRow | None, person: PersonRow, key: str, label: str) -> None:
    if before is not None and before.barred:  # else nobody could be barred for long
        raise Forbidden("who runs this server has closed this identity", "server-person-barred")
    if before is not None and count_ways(connection, before.id) == 1:
        joining.join(connection, before.id, person.id)
    connection.execute(delete(keys).where(keys.c.hash == hashed(key)))
    persons.add_key(connection, person.id, key, label)
