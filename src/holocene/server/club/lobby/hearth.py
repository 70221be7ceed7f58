"""People one has played with who are here now, and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from holocene.server import store
from holocene.server.club import persons
from holocene.server.club.lobby import arriving
from holocene.server.club.lobby.listing import free_seat
from holocene.server.club.lobby.meeting import unmet
from holocene.server.club.lobby.schema import invitations
from holocene.server.club.lobby.shown import Company, Known
from holocene.server.club.persons import PersonRow
from holocene.server.rows import SeatRow, TableRow

MOST: Final = 24


def hearth(connection: Connection, person_id: str) -> tuple[Company, ...]:
    """Everybody she may see there, by name."""
    friends = arriving.companions(connection, person_id) - unmet(connection, person_id)
    places = arriving.present(connection, friends)
    known = persons.find_all(connection, set(places))
    visible = sorted((row for row in known.values() if not (row.hidden or row.barred)), key=lambda row: row.name)
    ids = [table_id for row in visible for table_id in places[row.id] if table_id != arriving.CLUB]
    rows, seated = store.list_tables(connection, ids), store.list_seats(connection, ids)
    asked = _asked(connection, person_id)
    found = ((row, _company(row, places[row.id], rows, seated)) for row in visible[:MOST])
    return tuple(msgspec.structs.replace(each, asked=tuple(asked.get(row.id, ()))) for row, each in found)


def _asked(connection: Connection, inviter_id: str) -> dict[str, list[str]]:
    """The tables that somebody has invited others to, by whom."""
    found: dict[str, list[str]] = {}
    own = select(invitations.c.person_id, invitations.c.table_id).where(invitations.c.inviter_id == inviter_id)
    for person_id, table_id in connection.execute(own):
        found.setdefault(person_id, []).append(table_id)
    return found


def shown(row: PersonRow) -> Known:
    """Somebody, as others see her."""
    return Known(row.id, row.name, row.mark)


def _company(
    row: PersonRow, places: set[str], rows: Mapping[str, TableRow], seated: Mapping[str, list[SeatRow]]
) -> Company:
    """What somebody does: playing before waiting, waiting before being here."""
    tables = sorted((rows[each] for each in places if each in rows), key=lambda table: -table.changed)
    for table in tables:
        if table.state == "running":
            others = tuple(seat.name for seat in seated[table.id] if seat.person != row.id and seat.name)
            return Company(shown(row), "plays", table.id, table.game, others, table.public)
    for table in tables:
        if table.state == "open" and table.listed and free_seat(seated[table.id]) is not None:
            return Company(shown(row), "waits", table.id, table.game, open=True)
    return Company(shown(row), "here")
