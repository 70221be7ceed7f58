"""Where letters to somebody go: the address that she has shown to be hers."""

from __future__ import annotations

from sqlalchemy import Connection, select

from holocene.server.schema import METADATA


def address_of(connection: Connection, person_id: str) -> str | None:
    """Her address; None where there is none, or nobody knows yet whether it is hers."""
    mails = METADATA.tables.get("mails")
    if mails is None:
        return None
    found = select(mails.c.address).where(mails.c.person_id == person_id, mails.c.verified)
    return connection.execute(found).scalars().first()
