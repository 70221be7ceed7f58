"""How a table stands: what its row says after a deed, whose turn it is, and who may act now."""

from __future__ import annotations

import time

import msgspec

from holocene.server.contract import Place, TableState
from holocene.server.desks import Desk
from holocene.server.moment import NOBODY
from holocene.server.playing import Entry
from holocene.server.problems import Conflict, Forbidden, Stale
from holocene.server.rows import TableRow


def now() -> float:
    """The time that is stored."""
    return time.time()


def row_after(desk: Desk, entry: Entry) -> TableRow:
    """The row of a table whose match has just done what a row of the log says."""
    ended = desk.row.ended or ("resigned" if is_given_up(desk) else "")
    state: TableState = "over" if ended or desk.now.match.is_over else "running"
    changed = desk.row.changed if entry.kind == "orders" else now()
    to_act = desk.now.match.to_act
    return msgspec.structs.replace(
        desk.row, state=state, n=desk.now.n, number=entry.number, bot_due=is_bot_due(desk, state),
        to_act=NOBODY if to_act is None or state == "over" else to_act, changed=changed, ended=ended,
    )  # fmt: skip


def place(desk: Desk) -> Place:
    """How many moves stand, and which moment that is."""
    return Place(desk.now.n, desk.now.version)


def stale(desk: Desk) -> Stale:
    """The refusal for who answers a moment that has passed."""
    return Stale("the table has moved on: look again", "server-stale", field="n", place=place(desk))


def is_bot_due(desk: Desk, state: str) -> bool:
    """Whether a bot is to decide."""
    seat = desk.now.match.to_act if state == "running" else None
    return seat is not None and desk.seats[seat].is_played_by_bot


def is_given_up(desk: Desk) -> bool:
    """Whether those who resigned have left one seat, or bots only, so that nobody plays on."""
    left = [seat for seat in desk.seats if seat.seat not in desk.now.resigned]
    return bool(desk.now.resigned) and (len(left) == 1 or not any(seat.has_a_say for seat in left))


def check_own_turn(desk: Desk, seat: int, n: int, version: int | None) -> None:
    """What a person decides, and not the bot that plays for her."""
    check_in_play(desk, seat)
    check_turn(desk, seat, n, version)


def check_turn(desk: Desk, seat: int, n: int, version: int | None) -> None:
    """Forbidden where somebody else is to decide, or Stale where the moment has passed."""
    check_running(desk)
    check_fresh(desk, n, version)
    if desk.now.match.to_act != seat:
        raise Forbidden("it is not your turn", "server-not-your-turn")


def check_fresh(desk: Desk, n: int, version: int | None) -> None:
    """Stale where the client has not seen the present moment."""
    if n != desk.now.n or version not in (None, desk.now.version):
        raise stale(desk)


def check_running(desk: Desk) -> None:
    """Conflict before the game has begun and after its end."""
    if desk.row.state == "open":
        raise Conflict("the game has not begun: a seat is still open", "server-not-begun")
    if desk.row.state == "over":
        raise Conflict("the game is over", "server-over")


def check_own_try(desk: Desk) -> None:
    """Conflict at the deal of a day: what was seen there stays seen, and nobody else plays it for her."""
    if desk.row.daily:
        raise Conflict("today's deal is played once, and by yourself", "server-today-once")


def check_unrated(desk: Desk) -> None:
    """Conflict at a rated table: what was played there stands, and is tried out nowhere else."""
    if desk.row.rated:
        raise Conflict("what is played in a rated game stands", "server-rated-stands")


def check_open(row: TableRow) -> None:
    """Forbidden where the same deal is still played at other tables: what this one showed would tell those about it."""
    if row.shut:
        raise Forbidden("this opens when the round of its tournament is over", "server-event-shut")


def check_unaided(row: TableRow) -> None:
    """Conflict at a tournament: what others were shown with the same deal must not be had twice."""
    if row.event:
        raise Conflict("in a tournament nothing is taken back that showed something", "server-event-back")


def check_in_play(desk: Desk, seat: int) -> None:
    """Conflict where the game does not go on, or not for who sits there."""
    check_running(desk)
    if desk.seats[seat].resigned:
        raise Conflict("you have resigned", "server-resigned")


def check_unknown(desk: Desk, seat: int) -> None:
    """Conflict where somebody else would play in the name of who is known, and for her rating: she opens her seat as
    herself, in any browser that knows her."""
    if (desk.row.rated or desk.row.event) and desk.seats[seat].person:
        raise Conflict("the seat is of somebody who is known: she opens it as herself", "server-claim-known")
