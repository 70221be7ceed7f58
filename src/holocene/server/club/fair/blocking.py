"""Not meeting somebody: whom a person has blocked. Nobody is told that she was."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select

from holocene.server.club.lobby.schema import blocks
from holocene.server.club.persons import find_one
from holocene.server.club.shown import Fact
from holocene.server.problems import Invalid, Unknown


def nobody(person_id: str) -> Unknown:
    """The refusal for who is not here."""
    return Unknown(f"nobody here is called '{person_id}'", "server-no-person", person=person_id)


def block(connection: Connection, person_id: str, other_id: str) -> None:
    """From now on the two are not brought together; again changes nothing."""
    if person_id == other_id:
        raise Invalid("you cannot block yourself", "server-block-self", field="person")
    if find_one(connection, other_id) is None:
        raise nobody(other_id)
    if not is_blocked(connection, person_id, other_id):
        connection.execute(insert(blocks), {"person_id": person_id, "other_id": other_id, "at": time.time()})


def unblock(connection: Connection, person_id: str, other_id: str) -> None:
    """They may meet again, as far as this person is concerned."""
    connection.execute(delete(blocks).where(_pair(person_id, other_id)))


def is_blocked(connection: Connection, person_id: str, other_id: str) -> bool:
    """Whether a person has blocked another."""
    return connection.execute(select(blocks.c.at).where(_pair(person_id, other_id))).first() is not None


def _pair(person_id: str, other_id: str) -> ColumnElement[bool]:
    return and_(blocks.c.person_id == person_id, blocks.c.other_id == other_id)


def blocked_by(connection: Connection, person_id: str) -> list[Fact]:
    """Whom she has blocked, for her own list and file."""
    query = select(blocks.c.other_id, blocks.c.at).where(blocks.c.person_id == person_id).order_by(blocks.c.at)
    return [dict(row._mapping) for row in connection.execute(query)]
