"""What belongs to a person: her tables wherever she sits, all that is stored of her, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sqlalchemy import Connection, select

from holocene.server import days, links, store
from holocene.server.club.clock import vacations
from holocene.server.club.events.store import entered_of
from holocene.server.club.fair import blocking, reporting
from holocene.server.club.lobby import inviting
from holocene.server.club.news import choices
from holocene.server.club.persons import PersonRow
from holocene.server.club.rating import told
from holocene.server.club.schema import keys
from holocene.server.club.shown import Fact
from holocene.server.club.ways import listing
from holocene.server.desks import no_table
from holocene.server.problems import Forbidden
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import seats, tables

MOST_TABLES: Final = 500
Telling: TypeAlias = Callable[[Connection, str], list[Fact]]


def tables_of(connection: Connection, person_id: str) -> list[tuple[TableRow, list[SeatRow], int]]:
    """Tables where somebody sits, those that changed last first; who else sits there, and which seat is hers."""
    sitting = select(seats.c.table_id, seats.c.seat).join_from(seats, tables).where(seats.c.person == person_id)
    at = dict(
        tuple(row) for row in connection.execute(sitting.order_by(tables.c.changed.desc()).limit(MOST_TABLES)).all()
    )
    rows, seated = store.list_tables(connection, list(at)), store.list_seats(connection, list(at))
    return [(rows[table_id], seated[table_id], seat) for table_id, seat in at.items() if table_id in rows]


def open_seat(connection: Connection, person: PersonRow, table_id: str) -> tuple[int, str]:
    """Her seat at a table, and a new token that opens it in this browser; Forbidden where she has none."""
    if store.find_table(connection, table_id) is None:
        raise no_table(table_id)
    own = next((each for each in store.find_seats(connection, table_id) if each.person == person.id), None)
    if own is None:
        raise Forbidden("you have no seat at this table", "server-person-no-seat")
    return own.seat, links.reopen(connection, table_id, own.seat)


def _keys(connection: Connection, person_id: str) -> list[Fact]:
    rows = connection.execute(select(keys.c.label, keys.c.created, keys.c.seen).where(keys.c.person_id == person_id))
    return [dict(row._mapping) for row in rows]


def _seats(connection: Connection, person_id: str) -> list[Fact]:
    columns = [seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.state, tables.c.created]
    rows = connection.execute(select(*columns).join_from(seats, tables).where(seats.c.person == person_id))
    return [dict(row._mapping) for row in rows]


# All that is stored of a person, by what it is called in her file. Deleting needs no such list: it hangs on `persons`.
STORED: Final[dict[str, Telling]] = {
    "browsers": _keys,
    "seats": _seats,
    "passkeys": listing.passkeys_told,
    "address": listing.address_told,
    "days": days.told,
    "invitations": inviting.stored,
    "results": told.results_of,
    "ratings": told.ratings_of,
    "blocks": blocking.blocked_by,
    "reports": reporting.told_by,
    "news": choices.stored,
    "events": entered_of,
    "vacations": vacations.told,
}


def everything(connection: Connection, person: PersonRow) -> dict[str, list[Fact]]:
    """All that is stored of her."""
    return {name: tell(connection, person.id) for name, tell in STORED.items()}
