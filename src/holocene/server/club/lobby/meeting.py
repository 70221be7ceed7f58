"""Who may meet whom."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select

from holocene.server.club.lobby.schema import blocks


def unmet(connection: Connection, person_id: str) -> set[str]:
    """Everybody whom somebody does not want to meet, or who does not want to meet her."""
    named = select(blocks.c.other_id).where(blocks.c.person_id == person_id)
    naming = select(blocks.c.person_id).where(blocks.c.other_id == person_id)
    return {str(row[0]) for row in connection.execute(named.union(naming))}


def may_meet(connection: Connection, person_id: str, others: Iterable[str]) -> bool:
    """Whether neither she nor any of the others has blocked the other."""
    return unmet(connection, person_id).isdisjoint(others)
