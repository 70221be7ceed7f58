"""The open tables that everybody finds, and how many of them one person may keep.

A table where the next move is to follow at once is no good without its people: it is listed while one of them is here,
and for some minutes after. One that gives days for a turn waits on its own.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from holocene.server import store
from holocene.server.club import persons
from holocene.server.club.lobby import arriving, bells
from holocene.server.club.lobby.shown import LobbySeat, OpenTable
from holocene.server.club.lobby.wishes import wish_of
from holocene.server.club.persons import PersonRow
from holocene.server.hosting import Also
from holocene.server.problems import Damaged, TooMany, Unauthorised
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import seats, tables

MOST_LISTED: Final = 5  # open tables that one person may have on the list
MOST_SHOWN: Final = 200
SLOW: Final = 43_200.0  # seconds for a turn from which on nobody has to be here
AWAY = 180.0  # seconds after which the table of somebody who has gone is no longer listed


def open_tables(connection: Connection) -> tuple[OpenTable, ...]:
    """All of them, the newest first."""
    query = select(tables).where(tables.c.listed, tables.c.state == "open").order_by(tables.c.created.desc())
    rows = [TableRow(*row) for row in connection.execute(query.limit(MOST_SHOWN))]
    seated = store.list_seats(connection, [row.id for row in rows])
    ids = {seat.person for each in seated.values() for seat in each if seat.person}
    known, present = persons.find_all(connection, ids), arriving.present(connection, ids)
    found = (row for row in rows if _is_waiting(row, seated[row.id], known, present))
    return tuple(shown for row in found for shown in _readable(row, seated[row.id], known))


def _is_waiting(
    row: TableRow, seated: Sequence[SeatRow], known: Mapping[str, PersonRow], present: Mapping[str, set[str]]
) -> bool:
    """Whether a seat is free, and somebody is there to play with."""
    sitting = [seat for seat in seated if seat.is_human and seat.joined]
    if not sitting or free_seat(seated) is None:
        return False
    if row.pace >= SLOW or any(seat.person in present for seat in sitting):
        return True
    last = max(row.changed, *(max(seat.seen, _seen(known, seat)) for seat in sitting))
    return time.time() < last + AWAY


def _seen(known: Mapping[str, PersonRow], seat: SeatRow) -> float:
    return known[seat.person].seen if seat.person in known else 0.0


def free_seat(seated: Sequence[SeatRow]) -> int | None:
    """The first seat that anybody may take."""
    return next((seat.seat for seat in seated if seat.kind == "open" and not seat.joined), None)


def _readable(row: TableRow, seated: Sequence[SeatRow], known: Mapping[str, PersonRow]) -> list[OpenTable]:
    """A table, or nothing where what is stored of it is damaged: the others are shown all the same."""
    try:
        wish = wish_of(row)
        return [
            OpenTable(
                table=row.id, game=row.game, options=row.chosen, seats=tuple(_seat(seat, known) for seat in seated),
                free=sum(seat.kind == "open" and not seat.joined for seat in seated), pace=row.pace, per=row.per,
                rated=row.rated, public=row.public, chat=row.chat, commitment=row.commitment, created=row.created,
                note=wish.note, beginners=wish.beginners, low=wish.low, high=wish.high,
            )
        ]  # fmt: skip
    except Damaged:
        return []


def _seat(seat: SeatRow, known: Mapping[str, PersonRow]) -> LobbySeat:
    if not seat.is_human:
        return LobbySeat("bot", seat.name)
    if not seat.joined:
        return LobbySeat("free", "")
    who = known.get(seat.person)
    return LobbySeat("human", seat.name or (who.name if who else ""), seat.person, who.mark if who else "")


def entering(person: PersonRow | None) -> Also:
    """What has to be so for a new table to be listed, to be checked as it is written down; Unauthorised for somebody
    whom nobody knows, TooMany for who has enough of them."""
    if person is None:
        raise Unauthorised("only people who are known can open a table to all", "server-lobby-known", field="listed")
    maker = person.id

    def check(connection: Connection, row: TableRow) -> None:
        persons.lock(connection, maker)
        if _kept(connection, maker) > MOST_LISTED:
            raise TooMany("you keep enough open tables", "server-lobby-enough", most=MOST_LISTED)
        bells.ring(connection, bells.LIST)

    return check


def _kept(connection: Connection, person_id: str) -> int:
    """How many open tables of hers are on the list."""
    own = tables.c.listed, tables.c.state == "open", seats.c.kind == "me", seats.c.person == person_id
    return int(connection.execute(select(func.count()).select_from(tables.join(seats)).where(*own)).scalar_one())
