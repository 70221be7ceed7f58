"""What needs the consent of the others: taking moves back, and a seat for somebody who lost the browser it was in.

An answer is read and written in one transaction, with the table locked: of two that come at once none is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from holocene.server import links, store
from holocene.server.admitting import admit
from holocene.server.contract import ClaimMade, Sat, Written
from holocene.server.desks import Desk
from holocene.server.links import ClaimRow
from holocene.server.live import LINKS, MOMENT, REQUEST
from holocene.server.moment import Moment, asked_for_claim, asked_seats
from holocene.server.problems import Conflict, Forbidden
from holocene.server.rows import RequestRow
from holocene.server.seating import changed, close_empty_chairs, reseat
from holocene.server.service import Change, Service
from holocene.server.standing import (
    check_fresh,
    check_in_play,
    check_own_try,
    check_unaided,
    check_unknown,
    check_unrated,
    now,
)
from holocene.server.tokens import hashed

PAUSE: Final = 30.0  # seconds after a no in which the same is not asked again


def ask_back(service: Service, table_id: str, seat: int, n: int, version: int | None,
             previews: bool = False) -> Written[Moment]:  # fmt: skip
    """Asks the others to let a seat take its last move back; where nobody is to be asked, it is done."""
    with service.desks.held(table_id) as desk:
        change = None
        _rehearse(service, desk, seat)
        with service.writing(desk) as connection:
            check_in_play(desk, seat)
            check_own_try(desk)
            check_unrated(desk)
            check_unaided(desk.row)
            check_fresh(desk, n, version)
            before = desk.now.version
            ply = desk.now.back_ply(seat)
            if ply is None:
                raise Conflict("you have made no move", "server-no-own-move")
            if desk.denied[:2] == (seat, desk.now.n) and now() - desk.denied[2] < PAUSE:
                raise Conflict("somebody has just said no", "server-back-denied")
            if asked_seats(desk, seat):
                _store(service, connection, desk, RequestRow(seat, ply, "[]"))
            else:
                close_empty_chairs(service, connection, desk)
                change = service.write(connection, desk, "back", seat, ply)
        if change is not None:
            service.live.wake(desk.id, (LINKS,))  # an invitation may open nothing any more
        return _told(service, desk, change, seat, before, previews)


def _rehearse(service: Service, desk: Desk, seat: int, is_yes: bool = False) -> None:
    """Plays the game again as it will be when a seat's move, or the one that a seat says yes to, is taken back now:
    before the transaction, in which all tables would wait for it."""
    with service.database.read() as connection:
        desk.refresh(connection)
    if desk.row.state != "running":
        return
    if is_yes:
        ply = desk.request.ply if desk.request and _is_last_yes(desk, desk.request, seat) else None
    else:
        ply = None if asked_seats(desk, seat) else desk.now.back_ply(seat)
    if ply is not None:
        desk.now.rehearse(ply)


def _is_last_yes(desk: Desk, request: RequestRow, seat: int) -> bool:
    return {each.seat for each in asked_seats(desk, request.seat)} <= {*request.said_yes, seat}


def answer_back(service: Service, table_id: str, seat: int, accept: bool, asker: int | None = None) -> Written[Moment]:
    """One answer to a take-back, that of a certain seat if one is named; a no, or the asker's own, ends it, the last
    yes does it."""
    with service.desks.held(table_id) as desk:
        change = None
        if accept:
            _rehearse(service, desk, seat, is_yes=True)
        with service.writing(desk) as connection:
            check_in_play(desk, seat)
            request = desk.request
            if request is None or asker not in (None, request.seat):
                raise Conflict("nobody asks for a take-back", "server-no-request")
            accepted = sorted({*request.said_yes, seat})
            if seat == request.seat or not accept:
                if seat != request.seat:
                    desk.denied = request.seat, desk.now.n, now()
                _store(service, connection, desk, None)
            elif _is_last_yes(desk, request, seat):
                change = service.write(connection, desk, "back", request.seat, request.ply)
            else:
                _store(service, connection, desk, RequestRow(request.seat, request.ply, str(accepted)))
        return _told(service, desk, change, seat)


def _store(service: Service, connection: Connection, desk: Desk, request: RequestRow | None) -> None:
    store.set_request(connection, desk.id, request)
    store.touch(connection, desk.id)
    service.database.notify(connection, desk.id)


def _told(service: Service, desk: Desk, change: Change | None, seat: int, before: int | None = None,
          previews: bool = False) -> Written[Moment]:  # fmt: skip
    """Lets the others know, and shows the seat what came of it, since a moment that it is known to have seen."""
    if change is not None:
        service.tell(desk, change)
    else:
        service.live.wake(desk.id, (REQUEST, MOMENT))
        with service.database.read() as connection:
            desk.refresh(connection)
    return service.shown_since(desk, seat, before, previews)


def claim(service: Service, table_id: str, token: str) -> ClaimMade:
    """Somebody whose invitation is used up asks for the seat again, from another browser. The token in the answer
    opens it once everybody else has agreed; where nobody else plays, at once. Who made the table knows the invitation
    too, and must not be the only one to agree."""
    service.presence.hear(table_id)  # who has the seat open at another process is asked too
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            knock = admit(connection, table_id, token)
            if knock.kind != links.SPENT:
                raise Conflict("only a used invitation lets you ask for a seat", "server-no-claim")
            if desk.row.state == "over":
                raise Conflict("the game is over", "server-over")
            seat = int(knock.seat)
            check_unknown(desk, seat)
            _check_gone(service, connection, desk, seat)
            links.drop_claim(connection, table_id, seat)
            fresh = links.add_link(connection, table_id, links.CLAIM, seat)
            wanted = ClaimRow(seat, hashed(fresh), "[]")
            asked = asked_for_claim(desk, seat, service.live.present(table_id))
            if not _is_vouched(desk, seat, asked):
                raise Conflict("only who made the invitation could agree", "server-claim-no-witness")
            granted = not asked
            if granted:
                _grant(connection, desk, wanted)
            else:
                links.set_claim(connection, table_id, wanted)
            changed(service, connection, desk)
        _claim_told(service, desk)
    return ClaimMade(table_id, seat, fresh, granted)


def _is_vouched(desk: Desk, wanted: int, agreeing: Sequence[int]) -> bool:
    """Whether somebody agrees who is not the table's maker: one away from the maker's screen or, where nobody plays
    there and the maker may have taken any seat, two. Nobody has to where no other person ever sat."""
    others = [seat for seat in desk.seats if seat.is_human and seat.joined and seat.seat != wanted]
    away_from_maker = [seat for seat in others if seat.seat in agreeing and not seat.is_on_makers_screen]
    needed = 1 if any(seat.is_on_makers_screen for seat in desk.seats) else 2
    return not others or len(away_from_maker) >= needed


def _check_gone(service: Service, connection: Connection, desk: Desk, seat: int) -> None:
    """Conflict where the seat was open a moment ago: whoever sits there may only have lost the network, and could not
    say no."""
    seen = store.find_seats(connection, desk.id)[seat].seen  # going away is written down without waking anybody
    seen = max(seen, service.watching.used(desk.id, seat))
    if not service.live.present(desk.id)[seat] and now() - seen < service.settings.absence:
        seconds = round(service.settings.absence)
        raise Conflict("somebody had the seat open just now: wait a little", "server-claim-early", seconds=seconds)


def answer_claim(service: Service, table_id: str, seat: int, wanted: int, accept: bool) -> Sat:
    """One answer to a claim; a no ends it, the last yes hands the seat over."""
    service.presence.hear(table_id)
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            found = next((each for each in desk.claims if each.seat == wanted), None)
            if found is None:
                raise Conflict("nobody asks for that seat", "server-no-such-claim")
            asked = asked_for_claim(desk, wanted, service.live.present(table_id))
            if seat not in asked:
                raise Forbidden("you are not asked", "server-not-asked")
            accepted = sorted({*found.said_yes, seat})
            if not accept:
                links.drop_claim(connection, table_id, wanted)
            elif set(asked) <= set(accepted) and _is_vouched(desk, wanted, accepted):
                _grant(connection, desk, found)
            else:
                links.set_claim(connection, table_id, ClaimRow(wanted, found.hash, str(accepted)))
            changed(service, connection, desk)
        _claim_told(service, desk)
    return Sat(table_id, wanted)


def _grant(connection: Connection, desk: Desk, claim: ClaimRow) -> None:
    """The seat opens to the new browser and to no other; everybody is told."""
    was_host = links.drop_links(connection, desk.id, claim.seat, links.SEAT)
    links.turn_link(connection, desk.id, claim.hash, links.SEAT, was_host)
    links.drop_claim(connection, desk.id, claim.seat)
    if desk.seats[claim.seat].absent:
        reseat(connection, desk, claim.seat, away=False, absent=False, bot="")
    store.add_notice(connection, desk.id, "link", claim.seat)


def _claim_told(service: Service, desk: Desk) -> None:
    desk.revision = -1
    service.live.wake(desk.id, (MOMENT, LINKS))
