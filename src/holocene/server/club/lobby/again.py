"""Asking people again: a new table like one that they have played at together, and an invitation for each."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Connection, select

from holocene.server import hosting, store
from holocene.server.club import persons
from holocene.server.club.lobby import inviting
from holocene.server.club.lobby.hearing import Invitation
from holocene.server.club.lobby.meeting import unmet
from holocene.server.club.lobby.shown import AskedAgain, InvitationMade
from holocene.server.club.persons import PersonRow
from holocene.server.desks import no_table
from holocene.server.hosting import Wanted
from holocene.server.problems import Conflict, Forbidden, TooMany, Unknown
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import seats, tables
from holocene.server.service import Service


def ask_again(service: Service, person: PersonRow, table_id: str, asked: str, owner: str) -> AskedAgain:
    """All known people of a finished table, or one of them; without a table the last that both have finished. Who has
    enough invitations from the same person is left out; TooMany where nobody else is there."""
    with service.database.read() as connection:
        row, seated = _finished(connection, person, table_id or _last_together(connection, person.id, asked))
        whom = _whom(connection, person, seated, asked)
    invited: list[Invitation] = []

    def also(connection: Connection, made: TableRow) -> None:
        for each in whom:
            with suppress(TooMany):
                invited.append(inviting.add(connection, person.id, made.id, each, again=True))
        if not invited:
            raise inviting.enough()

    made = hosting.create(service, _wanted(row, seated, person, owner), also)
    return AskedAgain(made, tuple(InvitationMade(each.id, each.table_id, each.person_id) for each in invited))


def _last_together(connection: Connection, person_id: str, asked: str) -> str:
    """The table; Unknown where there is none."""
    own, other = seats.alias(), seats.alias()
    query = (
        select(tables.c.id)
        .join(own, own.c.table_id == tables.c.id)
        .join(other, other.c.table_id == tables.c.id)
        .where(tables.c.state == "over", own.c.person == person_id, other.c.person == asked, other.c.person != "")
        .order_by(tables.c.changed.desc())
        .limit(1)
    )
    found = connection.execute(query).scalar()
    if found is None:
        raise Unknown("you have finished no game together", "server-again-never", field="person")
    return str(found)


def _finished(connection: Connection, person: PersonRow, table_id: str) -> tuple[TableRow, tuple[SeatRow, ...]]:
    row = store.find_table(connection, table_id)
    if row is None:
        raise no_table(table_id)
    seated = store.find_seats(connection, table_id)
    if all(seat.person != person.id for seat in seated):
        raise Forbidden("you have no seat at this table", "server-person-no-seat")
    if row.state != "over":
        raise Conflict("the game is not over", "server-not-over")
    return row, seated


def _whom(connection: Connection, person: PersonRow, seated: Collection[SeatRow], asked: str) -> list[str]:
    """Those who can be asked; Conflict where that is nobody."""
    there = {seat.person for seat in seated if seat.person} - {person.id} - unmet(connection, person.id)
    known = persons.find_all(connection, there & {asked} if asked else there)
    whom = [each.id for each in known.values() if not each.barred]
    if not whom:
        raise Conflict("nobody at that table can be asked again", "server-again-nobody")
    return whom


def _wanted(row: TableRow, seated: Collection[SeatRow], person: PersonRow, owner: str) -> Wanted:
    """The same table with a new deal. Bots keep their seats; everybody else finds hers open."""
    return Wanted(
        game=row.game, options=row.chosen, think=row.think, hints=row.hints, coach=row.coach, public=row.public,
        signs=row.signs, chat=row.chat, absence=row.absence, seats=[_seat(seat, person) for seat in seated],
        person=person.id, rated=row.rated, pace=row.pace, per=row.per, expiry=row.expiry, owner=owner,
    )  # fmt: skip


def _seat(seat: SeatRow, person: PersonRow) -> dict[str, str]:
    if not seat.is_human:
        return {"kind": "bot", "name": seat.name, "bot": seat.bot}
    return {"kind": "me", "name": person.name} if seat.person == person.id else {"kind": "open"}
