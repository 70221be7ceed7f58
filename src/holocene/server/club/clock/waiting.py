"""The tables that wait for somebody, the most urgent first."""

from __future__ import annotations

from sqlalchemy import Connection, case, select

from holocene.server.club.clock.shown import NextTable
from holocene.server.schema import seats, tables


def next_table(connection: Connection, person_id: str, after: str = "") -> NextTable:
    """Where it is her turn with the least time left, besides the table that she looks at, and how many there are."""
    has_no_clock = case((tables.c.due > 0, 0), else_=1)
    query = (
        select(tables.c.id, tables.c.due, seats.c.seat)
        .join_from(seats, tables)
        .where(seats.c.person == person_id, ~seats.c.away, seats.c.seat == tables.c.to_act)
        .where(tables.c.state == "running", tables.c.id != after)
        .order_by(has_no_clock, tables.c.due, tables.c.changed, tables.c.id)
    )
    found = connection.execute(query).all()
    if not found:
        return NextTable()
    return NextTable(found[0].id, found[0].seat, found[0].due, len(found))
