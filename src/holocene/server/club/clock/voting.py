"""What the others decide: about somebody whose time has run out, whether she may come back, and another pace."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from holocene.server import store
from holocene.server.club.clock import ballots, times
from holocene.server.club.clock.ballots import CHOICES, BallotRow
from holocene.server.club.clock.standing_in import end_game, let_bot_play, wait_on
from holocene.server.contract import BallotKind, Choice, Per, Sat
from holocene.server.desks import Desk
from holocene.server.problems import Conflict, Forbidden, Invalid
from holocene.server.seating import changed, reseat, tell
from holocene.server.service import Change, Service
from holocene.server.standing import check_in_play

Deed = Callable[[Connection, Desk], "Change | None"]


def vote(service: Service, table_id: str, seat: int, kind: BallotKind, choice: Choice) -> Sat:
    """One answer; who answers again has changed her mind. The answer that decides it does it."""

    def answer(connection: Connection, desk: Desk) -> Change | None:
        ballot = desk.ballot
        if ballot is None or ballot.kind != kind:
            raise Conflict("nobody asks that any more", "server-no-ballot")
        if choice not in CHOICES[kind]:
            raise Invalid("that is no answer to this question", "server-bad-choice", field="choice")
        if seat == ballot.seat and kind != "late":
            _close(service, connection, desk)
            return None
        if seat not in ballots.asked(desk.seats, ballot.seat, kind):
            raise Forbidden("you are not asked", "server-not-asked")
        said = msgspec.json.encode({**ballot.said, str(seat): choice}).decode()
        return _count(service, connection, desk, msgspec.structs.replace(ballot, answers=said))

    return _at(service, table_id, seat, answer)


def propose(service: Service, table_id: str, seat: int, pace: float, per: Per) -> Sat:
    """Asks the others to play at another pace; where nobody is to be asked, it is so at once."""
    times.check_pace(pace)

    def ask(connection: Connection, desk: Desk) -> Change | None:
        if desk.row.event or desk.row.daily:
            raise Conflict("the pace of this table is fixed", "server-pace-fixed")
        if (pace, per) == (desk.row.pace, desk.row.per):
            raise Conflict("that is the pace already", "server-pace-same")
        return _put(service, connection, desk, BallotRow("pace", seat, pace, per))

    return _at(service, table_id, seat, ask)


def ask_back(service: Service, table_id: str, seat: int) -> Sat:
    """Asks the others to let her play again, after her time ran out too often."""

    def ask(connection: Connection, desk: Desk) -> Change | None:
        if not (desk.seats[seat].away and times.is_lost(desk.seats[seat])):
            raise Conflict("you need not ask: just come back", "server-not-lost")
        return _put(service, connection, desk, BallotRow("back", seat))

    return _at(service, table_id, seat, ask)


def _at(service: Service, table_id: str, seat: int, deed: Deed) -> Sat:
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            check_in_play(desk, seat)
            change = deed(connection, desk)
        if change is None:
            tell(service, desk)
        else:
            service.tell(desk, change)
            tell(service, desk)
    return Sat(table_id, seat)


def _put(service: Service, connection: Connection, desk: Desk, ballot: BallotRow) -> Change | None:
    """Asks something; nobody takes somebody else's question away by it, but who wants to play again goes first."""
    before = desk.ballot
    is_others = before is not None and before.seat != ballot.seat and (before.kind, ballot.kind) != ("pace", "back")
    if before is not None and (before.kind == "late" or is_others):
        raise Conflict("another question waits for its answers", "server-ballot-waits")
    return _count(service, connection, desk, ballot)


def _count(service: Service, connection: Connection, desk: Desk, ballot: BallotRow) -> Change | None:
    """Writes the answers down, or does what they come to."""
    decided = ballots.verdict(ballot, ballots.asked(desk.seats, ballot.seat, ballot.kind))
    if decided is None:
        ballots.put(connection, desk.id, ballot)
        changed(service, connection, desk)
        return None
    seat = ballot.seat
    if decided == "end":
        return end_game(service, connection, desk, seat)
    if decided == "bot":
        let_bot_play(service, connection, desk, seat)
    elif decided == "wait":
        ballots.drop(connection, desk.id)
        store.add_notice(connection, desk.id, "time-more", seat)
        wait_on(service, connection, desk)
    elif decided == "no":
        _close(service, connection, desk)
    elif ballot.kind == "back":
        _let_back(service, connection, desk, seat)
    else:
        _change_pace(service, connection, desk, ballot)
    return None


def _close(service: Service, connection: Connection, desk: Desk) -> None:
    ballots.drop(connection, desk.id)
    changed(service, connection, desk)


def _let_back(service: Service, connection: Connection, desk: Desk, seat: int) -> None:
    """She plays again; the next time that her time runs out is the last again."""
    reseat(connection, desk, seat, away=False, absent=False, bot="", late=times.LAST - 1)
    store.add_notice(connection, desk.id, "returned", seat)
    _close(service, connection, desk)


def _change_pace(service: Service, connection: Connection, desk: Desk, ballot: BallotRow) -> None:
    """Everybody has the new pace from now on, whoever is to act all of it."""
    ballots.drop(connection, desk.id)
    store.add_notice(connection, desk.id, "pace", ballot.seat)
    row = msgspec.structs.replace(desk.row, pace=ballot.pace, per=ballot.per)
    timed = times.given(row, desk.seats)
    desk.row = row
    changed(service, connection, desk, pace=row.pace, per=row.per, due=timed.due, timed=timed.timed, held=0.0)
