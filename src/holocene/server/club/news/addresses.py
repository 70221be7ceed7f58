"""Where letters to somebody go: the address that she has shown to be hers."""

from __future__ import annotations

from sqlalchemy import Connection, select

from holocene.server.club.ways.schema import addresses


def address_of(connection: Connection, person_id: str) -> str | None:
    """Her address; None where there is none."""
    own = select(addresses.c.address).where(addresses.c.person_id == person_id)
    return connection.execute(own).scalars().first()
