"""What is done about somebody whose time has run out, in the transaction that finds it out or decides it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from holocene.server import store
from holocene.server.club.clock import ballots, times
from holocene.server.club.clock.ballots import BallotRow
from holocene.server.desks import Desk
from holocene.server.seating import changed, give_up, reseat, stand_in_bot
from holocene.server.service import Change, Service


def run_out(service: Service, connection: Connection, desk: Desk) -> None:
    """Time is over: the others are asked, or a bot plays; once more where nobody has decided anything."""
    seat, ballot = desk.row.to_act, desk.ballot
    if ballot is not None and ballot.kind == "late":
        let_bot_play(service, connection, desk, seat)
        return
    reseat(connection, desk, seat, late=desk.seats[seat].late + 1)
    if desk.row.expiry == "vote" and ballots.asked(desk.seats, seat):
        ballots.put(connection, desk.id, BallotRow("late", seat))
        store.add_notice(connection, desk.id, "time-vote", seat)
        wait_on(service, connection, desk)
    else:
        let_bot_play(service, connection, desk, seat)


def wait_on(service: Service, connection: Connection, desk: Desk) -> None:
    """All of the pace once more."""
    changed(service, connection, desk, due=times.now() + desk.row.pace, held=0.0)


def let_bot_play(service: Service, connection: Connection, desk: Desk, seat: int) -> None:
    """A bot plays until she is back; after the last time the others are asked before that."""
    is_lost = times.is_lost(desk.seats[seat])
    reseat(connection, desk, seat, away=True, absent=not is_lost, bot=stand_in_bot(service, desk))
    ballots.drop(connection, desk.id)
    store.add_notice(connection, desk.id, "time-lost" if is_lost else "time", seat)
    changed(service, connection, desk, due=0.0, held=0.0)


def end_game(service: Service, connection: Connection, desk: Desk, seat: int) -> Change:
    """The game is over as it stands; who let time run out has given it up."""
    desk.row = msgspec.structs.replace(desk.row, ended="time")
    return give_up(service, connection, desk, seat, "time-end")
