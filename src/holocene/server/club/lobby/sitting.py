"""Sitting down at an open table without a link, and getting up again before the game begins."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, update

from holocene.server import links, seating, store
from holocene.server.club.lobby.hearing import tell_of_table
from holocene.server.club.lobby.listing import free_seat
from holocene.server.club.lobby.meeting import may_meet
from holocene.server.club.lobby.shown import Risen
from holocene.server.club.persons import PersonRow
from holocene.server.contract import SatDown
from holocene.server.desks import Desk
from holocene.server.live import DELETED, LINKS
from holocene.server.problems import Conflict, Forbidden
from holocene.server.rows import SeatRow
from holocene.server.schema import links as links_
from holocene.server.service import Service


def sit(
    service: Service, person: PersonRow, table_id: str, word: str, chosen: str = "",
    accepting: Callable[[Connection], None] | None = None,
) -> SatDown:  # fmt: skip
    """The first free seat, for somebody who is known: of two who come at once one is told that it is taken. Who sits
    there already is given another token for her seat, and with the one she chose before nothing is done twice.
    `accepting` answers her invitation in the same transaction, or refuses."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            if accepting is not None:
                accepting(connection)
            if (own := seat_of(desk, person.id)) is not None:
                return SatDown(table_id, own.seat, _opened(connection, desk, own.seat, chosen))
            seat = _checked(connection, desk, person, is_invited=accepting is not None)
            links.drop_links(connection, table_id, seat, links.INVITE)  # whoever has the link would find it taken
            fresh = links.add_link(connection, table_id, links.SEAT, seat, token=chosen)
            seating.sit_down(connection, desk, seat, person.name, word, is_new=True, person=person.id)
            seating.changed(service, connection, desk)
        seating.tell(service, desk)
    return SatDown(table_id, seat, fresh)


def seat_of(desk: Desk, person_id: str) -> SeatRow | None:
    """Where somebody sits at a table."""
    return next((seat for seat in desk.seats if seat.person == person_id), None)


def _opened(connection: Connection, desk: Desk, seat: int, chosen: str) -> str:
    if chosen and links.opens(connection, desk.id, seat, chosen):
        return chosen
    return links.reopen(connection, desk.id, seat, chosen)


def _checked(connection: Connection, desk: Desk, person: PersonRow, is_invited: bool) -> int:
    """The seat; Conflict or Forbidden where there is none for her."""
    if not (desk.row.listed or is_invited):
        raise Forbidden("this table is not open to all: a link is needed", "server-lobby-not-listed")
    seat = free_seat(desk.seats) if desk.row.state == "open" else None
    if seat is None:
        raise Conflict("every seat is taken", "server-lobby-full")
    if not may_meet(connection, person.id, (each.person for each in desk.seats)):
        raise Forbidden("you cannot sit down at this table", "server-lobby-blocked")
    return seat


def rise(service: Service, person: PersonRow, table_id: str) -> Risen:
    """Her seat is free again. Where she made the table, the next who sits there is its host; where nobody does, it
    closes."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            own = seat_of(desk, person.id)
            if own is None:
                raise Forbidden("you have no seat at this table", "server-person-no-seat")
            if desk.row.state != "open":
                raise Conflict("the game has begun", "server-lobby-begun")
            is_closed = not _has_heir(desk, own)
            if is_closed:
                tell_of_table(connection, desk.row)
                store.drop_table(connection, table_id)
                service.database.notify(connection, table_id)
            else:
                _free(service, connection, desk, own)
        if is_closed:
            service.desks.drop(table_id)
            service.live.wake(table_id, (DELETED,))
        else:
            seating.tell(service, desk, LINKS)
    return Risen(table_id, is_closed)


def _leaving(desk: Desk, own: SeatRow) -> list[SeatRow]:
    """Those who share the maker's screen go with her."""
    together = [seat for seat in desk.seats if seat.is_on_makers_screen]
    return together if own.is_on_makers_screen else [own]


def _has_heir(desk: Desk, own: SeatRow) -> bool:
    leaving = _leaving(desk, own)
    return any(seat.is_human and seat.joined and seat not in leaving for seat in desk.seats)


def _free(service: Service, connection: Connection, desk: Desk, own: SeatRow) -> None:
    was_host = False
    for seat in _leaving(desk, own):
        was_host |= links.drop_links(connection, desk.id, seat.seat, links.SEAT, links.SPENT, links.INVITE, links.CLAIM)
        seating.reseat(connection, desk, seat.seat, kind="open", name="", joined=False, word="", person="", seen=0.0)
        store.add_notice(connection, desk.id, "left", seat.seat)
    if was_host:
        heir = next(seat.seat for seat in desk.seats if seat.is_human and seat.joined)
        held = links_.c.table_id == desk.id, links_.c.seat == heir, links_.c.kind == links.SEAT
        connection.execute(update(links_).where(*held).values(host=True))
    seating.changed(service, connection, desk)
