"""Two people who prove to be one: whatever names the one names the other from then on."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Column, Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server import days
from holocene.server.club import persons
from holocene.server.club.ways.schema import asked
from holocene.server.schema import METADATA


def join(connection: Connection, old: str, new: str) -> None:
    """Moves seats, tries and all else that hangs on a person; of what both have once, hers stays. What was between the
    two, such as an invitation, is nothing any more."""
    persons.seat_as(connection, old, new)
    days.adopt(connection, days.who_of(old), days.who_of(new))
    for table in METADATA.sorted_tables:
        if table is not asked:
            own = [column for column in table.columns if _names_somebody(column)]
            for column in own:
                _move(connection, column, old, new)
            if len(own) > 1:
                connection.execute(delete(table).where(*(column == new for column in own)))
    persons.forget(connection, old)


def _names_somebody(column: Column[Any]) -> bool:
    return any(key.target_fullname == "persons.id" for key in column.foreign_keys)


def _move(connection: Connection, column: Column[Any], old: str, new: str) -> None:
    """All rows at once; where some would be there twice, those that would not."""
    table = column.table
    values = {column.name: new}
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(update(table).where(column == old).values(values))
        return
    own = list(table.primary_key.columns)
    for row in connection.execute(select(*own).where(column == old)).all():
        with suppress(IntegrityError), connection.begin_nested():
            same = [part == value for part, value in zip(own, row, strict=True)]
            connection.execute(update(table).where(*same).values(values))
