"""What concerns one person alone, put together for her page."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, exists, func, select

from holocene.server.club.lobby import fitting, inviting
from holocene.server.club.lobby.fitting import Guest
from holocene.server.club.lobby.hearth import hearth
from holocene.server.club.lobby.shown import OpenTable, OwnNews
from holocene.server.schema import seats, tables


def own_news(connection: Connection, person_id: str, found: Iterable[OpenTable]) -> tuple[OwnNews, Guest]:
    """All of it, and what decides which tables fit her."""
    asked, who = inviting.told(connection, person_id), fitting.guest(connection, person_id)
    fits, shut = fitting.fit(who, found)
    news = OwnNews(
        turns=_turns(connection, person_id), sits=_sits(connection, person_id), fits=fits, shut=shut,
        hearth=hearth(connection, person_id), invitations=asked.waiting, declined=asked.declined,
    )  # fmt: skip
    return news, who


def _turns(connection: Connection, person_id: str) -> int:
    """At how many tables she is to act."""
    hers = seats.c.person == person_id, seats.c.seat == tables.c.to_act, tables.c.state == "running", ~seats.c.away
    return int(connection.execute(select(func.count()).select_from(seats.join(tables)).where(*hers)).scalar_one())


def _sits(connection: Connection, person_id: str) -> tuple[str, ...]:
    """Where she sits and somebody else may, the newest first."""
    other = seats.alias()
    free = exists().where(other.c.table_id == tables.c.id, other.c.kind == "open", ~other.c.joined)
    hers = seats.c.person == person_id, tables.c.state == "open", free
    query = select(tables.c.id).join_from(seats, tables).where(*hers).order_by(tables.c.created.desc())
    return tuple(dict.fromkeys(str(row[0]) for row in connection.execute(query)))
