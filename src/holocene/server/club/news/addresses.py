"""Where letters to somebody go: the address that she has shown to be hers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from holocene.server.schema import METADATA

STORED: Final = ("person_addresses", "mails")  # where the ways back keep them, as one or the other may be called


def address_of(connection: Connection, person_id: str) -> str | None:
    """Her address; None where there is none, or nobody knows yet whether it is hers."""
    found = next((METADATA.tables[name] for name in STORED if name in METADATA.tables), None)
    if found is None:
        return None
    own = select(found.c.address).where(found.c.person_id == person_id)
    own = own.where(found.c.verified) if "verified" in found.c else own
    return connection.execute(own).scalars().first()
