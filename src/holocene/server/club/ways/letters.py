"""An address as a way back: a letter brings a code, and a link that holds the same."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from holocene.locale import Text
from holocene.server.club import persons
from holocene.server.club.mail import Letter
from holocene.server.club.persons import PersonRow
from holocene.server.club.ways import asked
from holocene.server.club.ways.asked import AskedRow
from holocene.server.club.ways.schema import addresses
from holocene.server.club.ways.schema import asked as asked_table
from holocene.server.problems import Conflict, TooMany
from holocene.server.service import Service

HOUR: Final = 3600.0
# Letters that somebody may cause: to one address in an hour and in a day; from one client, and as one person, an hour.
MOST_TO: Final = 3
MOST_TO_IN_DAY: Final = 6
MOST_FROM: Final = 20
MOST_OF: Final = 6


class Words(NamedTuple):
    """The sentences of a kind of letter: its subject, why it comes, and what to do if nobody asked for it."""

    subject: str
    why: str
    otherwise: str


ADDRESS: Final = Words("letter-address-subject", "letter-address", "letter-address-else")
BACK: Final = Words("letter-back-subject", "letter-back", "letter-back-else")
GONE: Final = Words("letter-gone-subject", "letter-gone", "letter-gone-else")
FORGOTTEN: Final = Words("letter-forgotten-subject", "letter-forgotten", "letter-forgotten-else")


class Asked(NamedTuple):
    """A letter to be sent, if there is anybody to send it to, and the row that its code is checked by."""

    name: str
    row: AskedRow
    letter: Letter | None


def find(connection: Connection, person_id: str) -> str:
    """Where somebody's letters go; nothing where she has given no address."""
    query = select(addresses.c.address).where(addresses.c.person_id == person_id)
    return str(connection.execute(query).scalar() or "")


def want(service: Service, person: PersonRow, address: str, owner: str, begin: str) -> Asked:
    """Somebody says that an address is hers: a letter goes there, and its code proves it."""
    name, code = asked.new_name(), asked.new_code()
    whole = address.lower()
    with service.database.write() as connection:
        about = _check(service, connection, whole, owner)
        own = (asked_table.c.person_id == person.id) & (asked_table.c.purpose == "address")
        if asked.count(connection, HOUR, own) >= MOST_OF:
            raise _enough()
        row = asked.ask(connection, "address", person.id, name=name, code=code, about=about, address=whole, owner=owner)
    return Asked(name, row, _letter(whole, person, ADDRESS, _link(begin, "address", name, code), code))


def confirm(service: Service, person: PersonRow, name: str, code: str) -> Letter | None:
    """The address is hers from now on, instead of one before, to which a last letter goes; Conflict where it is
    somebody else's."""
    row = asked.guess(service.database, name, "address", code)
    if row.person_id != person.id:
        raise asked.over()
    try:
        with service.database.write() as connection:
            if not asked.use(connection, row):
                raise asked.over()
            before = drop(connection, person.id)
            values = {"person_id": person.id, "address": row.address, "created": time.time()}
            connection.execute(insert(addresses), values)
    except IntegrityError:
        raise Conflict("this address is the way back to somebody else", "server-ways-address-taken") from None
    return farewell(person, before, row.address)


def lose(service: Service, address: str, owner: str, begin: str) -> Asked:
    """Somebody wants to come back by an address. Whether anybody has it, who asks does not learn: the same is stored,
    and wrong codes are answered the same."""
    name, code = asked.new_name(), asked.new_code()
    whole = address.lower()
    with service.database.write() as connection:
        about = _check(service, connection, whole, owner)
        query = select(addresses.c.person_id).where(addresses.c.address == whole)
        person_id = connection.execute(query).scalar()
        person = persons.find_one(connection, person_id) if person_id else None
        row = asked.ask(connection, "letter", person_id, name=name, code=code, about=about, owner=owner)
    letter = None if person is None else _letter(whole, person, BACK, _link(begin, "back", name, code), code)
    return Asked(name, row, letter)


def drop(connection: Connection, person_id: str) -> str:
    """No letters go to her any more; where they went. Of two who ask at once, one is told."""
    own = delete(addresses).where(addresses.c.person_id == person_id)
    return str(connection.execute(own.returning(addresses.c.address)).scalar() or "")


def farewell(person: PersonRow, address: str, after: str = "") -> Letter | None:
    """The last letter to an address that was hers, unless it still is: if somebody else removed it, she learns of it
    there and nowhere else."""
    if not address or address == after:
        return None
    return _without_code(person, address, GONE)


def last(person: PersonRow, address: str) -> Letter | None:
    """The letter to somebody who was deleted, by herself or by who used a browser of hers."""
    return _without_code(person, address, FORGOTTEN) if address else None


def _without_code(person: PersonRow, address: str, words: Words) -> Letter:
    text = Text(person.language)
    parts = [text(words.why, name=person.name), text(words.otherwise)]
    return Letter(address, text(words.subject), "\n\n".join(parts) + "\n")


def _check(service: Service, connection: Connection, address: str, owner: str) -> str:
    """What an address is counted by; TooMany where it, or who asks, has had enough letters."""
    about = service.identity.owner(address)
    to = asked_table.c.about == about
    is_many = asked.count(connection, HOUR, to) >= MOST_TO or asked.count(connection, asked.DAY, to) >= MOST_TO_IN_DAY
    if is_many or (owner and asked.count(connection, HOUR, asked_table.c.owner == owner) >= MOST_FROM):
        raise _enough()
    return about


def _enough() -> TooMany:
    return TooMany("too many letters: wait an hour", "server-ways-letters")


def _link(begin: str, what: str, name: str, code: str) -> str:
    return f"{begin}/me#{what}={name}.{code}" if begin else ""


def _letter(to: str, person: PersonRow, words: Words, link: str, code: str) -> Letter:
    """In the language that she has chosen; without a link where it is not sure where that would lead."""
    text = Text(person.language)
    parts = [text(words.why, name=person.name), text("letter-code", code=f"{code[:3]} {code[3:]}")]
    parts += [text("letter-link", link=link)] if link else []
    parts += [text(words.otherwise)]
    return Letter(to, text(words.subject), "\n\n".join(parts) + "\n")
