"""Invitations from one person to another: made by who sits at a table that has not begun, answered with yes or no."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from holocene.server import store
from holocene.server.club import persons
from holocene.server.club.lobby import bells
from holocene.server.club.lobby.hearing import Invitation, tell_of_invitation
from holocene.server.club.lobby.hearth import shown
from holocene.server.club.lobby.listing import free_seat
from holocene.server.club.lobby.meeting import may_meet, unmet
from holocene.server.club.lobby.schema import invitations
from holocene.server.club.lobby.shown import Declined, Invitations, InvitationShown
from holocene.server.club.persons import PersonRow
from holocene.server.club.shown import Fact
from holocene.server.desks import no_table
from holocene.server.problems import Conflict, Forbidden, TooMany, Unknown
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import tables
from holocene.server.tokens import new_slug

MOST_WAITING: Final = 3  # from one person to another
MOST_SHOWN: Final = 20
COLUMNS: Final = [invitations.c[name] for name in Invitation.__struct_fields__]


def invite(connection: Connection, inviter: PersonRow, table_id: str, person_id: str) -> Invitation:
    """Asks somebody to a table where the inviter sits; the same again is answered the same."""
    store.lock(connection, table_id)
    row = store.find_table(connection, table_id)
    if row is None:
        raise no_table(table_id)
    seated = store.find_seats(connection, table_id)
    if all(seat.person != inviter.id for seat in seated):
        raise Forbidden("you have no seat at this table", "server-person-no-seat")
    if (before := _find(connection, table_id, person_id)) is not None:
        if before.state == "waiting":
            return before
        raise Conflict("she was asked to this table before", "server-invitation-twice")
    _check(connection, inviter, row, seated, person_id)
    return add(connection, inviter.id, table_id, person_id)


def _check(connection: Connection, inviter: PersonRow, row: TableRow, seated: tuple[SeatRow, ...], asked: str) -> None:
    found = persons.find_one(connection, asked)
    if found is None or found.barred:
        raise Unknown("there is nobody of that name", "server-person-nobody", field="person")
    if any(seat.person == asked for seat in seated):
        raise Conflict("she sits at this table already", "server-invitation-sits")
    if row.state != "open" or free_seat(seated) is None:
        raise Conflict("every seat is taken", "server-lobby-full")
    if not may_meet(connection, asked, {inviter.id, *(seat.person for seat in seated)}):
        raise Forbidden("she cannot be invited to this table", "server-invitation-blocked")


def add(connection: Connection, inviter_id: str, table_id: str, person_id: str, again: bool = False) -> Invitation:
    """Writes an invitation down, and lets her know; TooMany where she has enough of them from the same person."""
    persons.lock(connection, inviter_id)
    if _waiting_between(connection, inviter_id, person_id) >= MOST_WAITING:
        raise enough()
    made = Invitation(new_slug(), table_id, inviter_id, person_id, again, "waiting", time.time())
    connection.execute(insert(invitations), {name: getattr(made, name) for name in made.__struct_fields__})
    tell_of_invitation(connection, made)
    bells.ring(connection, person_id)
    return made


def enough() -> TooMany:
    """The refusal for who asks somebody again and again who has not answered."""
    return TooMany("she has enough invitations of yours", "server-invitation-enough", most=MOST_WAITING)


def _find(connection: Connection, table_id: str, person_id: str) -> Invitation | None:
    held = invitations.c.table_id == table_id, invitations.c.person_id == person_id
    row = connection.execute(select(*COLUMNS).where(*held)).one_or_none()
    return None if row is None else Invitation(*row)


def _waiting_between(connection: Connection, inviter_id: str, person_id: str) -> int:
    held = invitations.c.inviter_id == inviter_id, invitations.c.person_id == person_id, *_is_waiting()
    return int(connection.execute(select(func.count()).select_from(invitations.join(tables)).where(*held)).scalar_one())


def _is_waiting() -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """An invitation is good until the game begins."""
    return invitations.c.state == "waiting", tables.c.state == "open"


def received(connection: Connection, person: PersonRow, invitation_id: str) -> Invitation:
    """One of her invitations; Unknown where it is none of hers."""
    held = invitations.c.id == invitation_id, invitations.c.person_id == person.id
    row = connection.execute(select(*COLUMNS).where(*held)).one_or_none()
    if row is None:
        raise Unknown("there is no such invitation", "server-invitation-none", field="invitation")
    return Invitation(*row)


def accept(connection: Connection, person: PersonRow, invitation_id: str) -> None:
    """She comes; Conflict where she has declined."""
    if _settle(connection, received(connection, person, invitation_id), "accepted") != "accepted":
        raise Conflict("you have declined this invitation", "server-invitation-declined")


def decline(connection: Connection, person: PersonRow, invitation_id: str) -> None:
    """She would rather not; Conflict where she has accepted, and so has a seat."""
    if _settle(connection, received(connection, person, invitation_id), "declined") == "accepted":
        raise Conflict("you have accepted this invitation", "server-invitation-accepted")


def _settle(connection: Connection, invitation: Invitation, state: str) -> str:
    """Her answer, once: the inviter is told of it. The answer that stands, which may have been given before."""
    held = invitations.c.id == invitation.id, invitations.c.state == "waiting"
    if connection.execute(update(invitations).where(*held).values(state=state)).rowcount:
        bells.ring(connection, invitation.inviter_id, invitation.person_id)
    return str(connection.execute(select(invitations.c.state).where(held[0])).scalar_one())


def hear(connection: Connection, inviter: PersonRow, invitation_id: str) -> None:
    """The inviter has heard that somebody would rather not: she is not told again."""
    held = invitations.c.id == invitation_id, invitations.c.inviter_id == inviter.id, invitations.c.state == "declined"
    if connection.execute(update(invitations).where(*held).values(state="heard")).rowcount:
        bells.ring(connection, inviter.id)


def told(connection: Connection, person_id: str) -> Invitations:
    """What waits for her answer, and answers to her own, the newest first; nothing of who does not meet her."""
    newest = select(*COLUMNS).join_from(invitations, tables).order_by(invitations.c.created.desc()).limit(MOST_SHOWN)
    shut = unmet(connection, person_id)
    mine = newest.where(invitations.c.person_id == person_id, invitations.c.inviter_id.not_in(shut), *_is_waiting())
    own = invitations.c.inviter_id == person_id, invitations.c.person_id.not_in(shut)
    answers = newest.where(*own, invitations.c.state == "declined")
    asked = [Invitation(*row) for row in connection.execute(mine)]
    refused = [Invitation(*row) for row in connection.execute(answers)]
    known = persons.find_all(connection, {each.inviter_id for each in asked} | {each.person_id for each in refused})
    ids = [each.table_id for each in asked]
    rows, seated = store.list_tables(connection, ids), store.list_seats(connection, ids)
    return Invitations(
        tuple(_shown(each, rows[each.table_id], seated[each.table_id], known) for each in asked),
        tuple(Declined(each.id, each.table_id, shown(known[each.person_id])) for each in refused),
    )


def _shown(each: Invitation, row: TableRow, seated: list[SeatRow], known: dict[str, PersonRow]) -> InvitationShown:
    others = tuple(seat.name for seat in seated if seat.name and seat.person != each.inviter_id)
    return InvitationShown(
        id=each.id, table=row.id, inviter=shown(known[each.inviter_id]), game=row.game, options=row.chosen,
        others=others, pace=row.pace, per=row.per, rated=row.rated, again=each.again,
        commitment=row.commitment, created=each.created,
    )  # fmt: skip


def stored(connection: Connection, person_id: str) -> list[Fact]:
    """All that is stored of her invitations, those that she made and those that she got."""
    own = (invitations.c.person_id == person_id) | (invitations.c.inviter_id == person_id)
    return [dict(row._mapping) for row in connection.execute(select(*COLUMNS).where(own))]
