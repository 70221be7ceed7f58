"""Lets every process know that the list of open tables changed, or what concerns certain people.

Rung inside a transaction, heard once it is done: by PostgreSQL's NOTIFY, or as a row that all who share a SQLite file
look for. A bell says where to look, never what is there.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, text

from holocene.server.club.lobby.schema import bells

CHANNEL: Final = "holocene_club"  # of PostgreSQL's NOTIFY
LIST: Final = "list"  # the open tables; every other word is a person
KEPT: Final = 60.0  # seconds: long enough for a process that was held up
MOST: Final = 400  # people in one message, which may have 8,000 bytes


def ring(connection: Connection, *words: str) -> None:
    """Tells of the list, of people, or of both."""
    for at in range(0, len(words), MOST):
        told = " ".join(words[at : at + MOST])
        if connection.dialect.name == "sqlite":
            connection.execute(insert(bells), {"told": told, "at": time.time()})
        else:
            connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


def words_of(messages: Iterable[str]) -> set[str]:
    """What several messages speak of."""
    return {word for message in messages for word in message.split()}


def last(connection: Connection) -> int:
    """The number of the newest bell."""
    return int(connection.execute(select(func.coalesce(func.max(bells.c.number), 0))).scalar_one())


def rung_since(connection: Connection, number: int) -> tuple[int, set[str]]:
    """The number of the newest bell, and what those after another one speak of."""
    query = select(bells.c.number, bells.c.told).where(bells.c.number > number).order_by(bells.c.number)
    found = connection.execute(query).all()
    return (int(found[-1][0]) if found else number), words_of(row[1] for row in found)


def forget(connection: Connection) -> None:
    """Drops what everybody has heard; the newest stays, so that numbers go on rising."""
    old = bells.c.at < time.time() - KEPT, bells.c.number < last(connection)
    connection.execute(delete(bells).where(*old))
