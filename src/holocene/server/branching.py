"""What if: a table that plays on from a moment of another one, against bots.

It is a table like any other, with a log, a record and links of its own, and knows where it came from. Nothing can be
taken back beyond its beginning. A rematch is a whole game again; the same deal is the same moment once more.
"""

from __future__ import annotations

import msgspec

from holocene.bots.registry import usual_level
from holocene.core.matches.branch import position_at
from holocene.core.matches.record import Branch
from holocene.core.matches.secret import new_secret
from holocene.server import hosting
from holocene.server.access import Visitor
from holocene.server.contract import BranchShown, TableMade
from holocene.server.desks import Desk
from holocene.server.hosting import Wanted
from holocene.server.problems import Conflict, Forbidden, Unknown
from holocene.server.rows import BranchRow, TableRow
from holocene.server.service import Service
from holocene.server.standing import check_open, check_own_try, check_unrated


def branch(service: Service, visitor: Visitor, n: int, seat: int | None, bot: str | None, owner: str) -> TableMade:
    """A new table where the visitor has that seat, and bots the others."""
    with service.desks.at(visitor.table_id) as desk:
        mine = _seat(desk, visitor, seat)
        match, row = desk.now.match, desk.row
        secret = new_secret()
        position = position_at(match, n, mine, secret)
        level = bot or next((each.bot for each in desk.seats if not each.is_human), usual_level(match.game))
        seats = [
            {"kind": "me" if each.seat == mine else "bot", "name": each.name, "bot": bot or each.bot or level}
            for each in desk.seats
        ]
        origin = BranchRow(commitment=match.commitment, n=n, seat=mine, table=desk.id)
        wanted = Wanted(
            game=row.game, options=row.chosen, seats=seats, think=row.think, coach=row.coach, secret=secret,
            position=position, branch=_written(origin), owner=owner,
        )  # fmt: skip
    return hosting.create(service, wanted)


def _seat(desk: Desk, visitor: Visitor, seat: int | None) -> int:
    """Whose seat is played on with. While a game goes on, only one's own, and only where nobody else plays: the others
    could be tried out with it. The deal of a day is not tried out at all: a branch gives hints."""
    check_open(desk.row)
    if desk.row.state != "over":
        own = visitor.own_seat
        if seat not in (None, own):
            raise Forbidden("others' eyes are open after the end", "server-other-eyes", field="seat")
        if sum(each.is_human for each in desk.seats) > 1:
            raise Conflict("the game is not over", "server-not-over")
        check_own_try(desk)
        check_unrated(desk)
        return own
    found = max(visitor.seat, 0) if seat is None else seat
    if found >= len(desk.seats):
        raise Unknown(f"there is no seat {found}", "bad-seat", field="seat", seat=found, last=len(desk.seats) - 1)
    return found


def stored(origin: Branch) -> str:
    """What is kept of a branch whose first game is not known here."""
    return _written(BranchRow(commitment=origin.commitment, n=origin.n, seat=origin.seat))


def _written(origin: BranchRow) -> str:
    return msgspec.json.encode(origin).decode()


def shown(row: TableRow) -> BranchShown | None:
    """Where a table came from, for everybody."""
    origin = row.branched
    return None if origin is None else BranchShown(origin.table, origin.n, origin.seat)
