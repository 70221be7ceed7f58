"""All ways back of somebody, listed and removed one by one; the last one goes with herself only."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, func, select

from holocene.server.club import mail, persons
from holocene.server.club.mail import Letter
from holocene.server.club.persons import PersonRow
from holocene.server.club.schema import keys
from holocene.server.club.shown import Fact
from holocene.server.club.ways import letters, passkeys
from holocene.server.club.ways.schema import addresses
from holocene.server.club.ways.schema import passkeys as passkeys_table
from holocene.server.club.ways.shown import BrowserShown, PasskeyShown, Ways
from holocene.server.problems import Conflict, Unknown
from holocene.server.service import Service
from holocene.server.tokens import hashed


class BrowserRow(msgspec.Struct, frozen=True):
    """A browser that knows somebody's key."""

    hash: bytes
    label: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """What she names it by when she removes it."""
        return self.hash[:8].hex()


def browsers(connection: Connection, person_id: str) -> list[BrowserRow]:
    """Hers, the oldest first."""
    query = select(keys.c.hash, keys.c.label, keys.c.created, keys.c.seen).where(keys.c.person_id == person_id)
    return [BrowserRow(*row) for row in connection.execute(query.order_by(keys.c.created))]


def ways_of(service: Service, person: PersonRow, key: str) -> Ways:
    """All of them, as she is shown them."""
    with service.database.read() as connection:
        known, signed = browsers(connection, person.id), passkeys.find_all(connection, person.id)
        address = letters.find(connection, person.id)
    own = hashed(key)
    return Ways(
        tuple(BrowserShown(each.id, each.label, each.created, each.seen, each.hash == own) for each in known),
        tuple(PasskeyShown(each.id, each.label, each.created, each.seen) for each in signed),
        address,
        mail.is_possible(service.settings),
    )


def count_ways(connection: Connection, person_id: str) -> int:
    """How many there are."""
    tables = (keys, passkeys_table, addresses)
    queries = (select(func.count()).select_from(each).where(each.c.person_id == person_id) for each in tables)
    return sum(int(connection.execute(query).scalar_one()) for query in queries)


def drop_browser(service: Service, person: PersonRow, browser_id: str) -> None:
    """A browser knows her no more."""

    def drop(connection: Connection) -> None:
        found = next((each for each in browsers(connection, person.id) if each.id == browser_id), None)
        if found is None:
            raise _no_way()
        connection.execute(delete(keys).where(keys.c.hash == found.hash))

    _drop(service, person, drop)


def drop_passkey(service: Service, person: PersonRow, passkey_id: str) -> None:
    """A passkey opens nothing any more; the device may still list it."""

    def drop(connection: Connection) -> None:
        found = next((each for each in passkeys.find_all(connection, person.id) if each.id == passkey_id), None)
        if found is None:
            raise _no_way()
        passkeys.drop(connection, found)

    _drop(service, person, drop)


def drop_address(service: Service, person: PersonRow) -> Letter | None:
    """No letters go to her any more, but for a last one, which says so."""
    gone: list[str] = []
    _drop(service, person, lambda connection: gone.append(letters.drop(connection, person.id)))
    return letters.farewell(person, gone[0])


def _drop(service: Service, person: PersonRow, drop: Callable[[Connection], None]) -> None:
    """Removes a way unless it is the last: then her seats would be there, and nobody could come back to them."""
    with service.database.write() as connection:
        persons.lock(connection, person.id)
        drop(connection)
        if not count_ways(connection, person.id):
            raise Conflict("this is the only way back: delete yourself instead", "server-ways-last")


def _no_way() -> Unknown:
    return Unknown("there is no such way back", "server-ways-none", field="id")


def passkeys_told(connection: Connection, person_id: str) -> list[Fact]:
    """What is stored of her passkeys, for her file."""
    return [
        {"label": row.label, "created": row.created, "seen": row.seen, "count": row.count}
        for row in passkeys.find_all(connection, person_id)
    ]


def address_told(connection: Connection, person_id: str) -> list[Fact]:
    """The same of her address."""
    query = select(addresses.c.address, addresses.c.created).where(addresses.c.person_id == person_id)
    return [dict(row._mapping) for row in connection.execute(query)]
