"""Writes down what is to be told, in the transaction of what it tells: where that is not done, nothing is sent.

It costs a move one question, whether somebody wants to be told, and a row for each way where somebody does.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from sqlalchemy import BindParameter, Connection, and_, bindparam, delete, insert, select

from holocene.server.club.news.kinds import SETTLE, WISH_OF, Kind
from holocene.server.club.news.schema import choices, errands, news, pushes, wishes
from holocene.server.moment import NOBODY
from holocene.server.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from holocene.server.club.hearing import Told

Facts: TypeAlias = Mapping[str, str | int | float]
KEPT: Final = 30 * 86_400.0  # seconds for which news stand in feeds
LAST_PART: Final = 0.25  # of her time: when no more of it is left, she is told so
LIVE: Final = 3600.0  # seconds for a turn: where there are fewer, everybody sits at the table

# Put together once: that alone took longer than to ask, at every move.
ON: Final = and_(wishes.c.person_id == choices.c.person_id, wishes.c.wish == bindparam("wish"))
PEOPLE: Final[BindParameter[str]] = bindparam("people", expanding=True)
WANTING: Final = (
    select(choices.c.person_id, choices.c.feed, wishes.c.channel)
    .outerjoin_from(choices, wishes, ON)
    .where(choices.c.person_id.in_(PEOPLE))
)
BROWSERS: Final = select(pushes.c.person_id, pushes.c.id).where(pushes.c.person_id.in_(PEOPLE))


def note(
    connection: Connection, person_id: str, kind: Kind, table_id: str, facts: Facts, after: float = SETTLE
) -> None:
    """Has somebody told of something, if she wants to be, after so many seconds. `facts` hold nothing that is hidden
    from anybody."""
    note_all(connection, [person_id], kind, table_id, facts, after)


def note_all(
    connection: Connection, people: Collection[str], kind: Kind, table_id: str, facts: Facts, after: float = SETTLE
) -> None:
    """The same of several."""
    now, told = time.time(), msgspec.json.encode(dict(facts)).decode()
    row = {"table_id": table_id or None, "kind": kind, "facts": told, "created": now}
    for person_id, places in sorted(_wanting(connection, people, kind).items()):
        made = connection.execute(insert(news), {**row, "person_id": person_id}).inserted_primary_key
        if places and made is not None:
            errand = {"news_id": made[0], "person_id": person_id, "due": now + after}
            connection.execute(insert(errands), [{**errand, "place": place} for place in places])


def _wanting(connection: Connection, people: Collection[str], kind: Kind) -> dict[str, list[str]]:
    """Who wants to be told, and where; nowhere but in her feed where no switch is on."""
    found: dict[str, list[str]] = {}
    pushed = []
    for person_id, feed, channel in connection.execute(WANTING, {"wish": WISH_OF[kind], "people": list(people)}):
        if feed or channel:
            found.setdefault(person_id, [])
        if channel == "push":
            pushed.append(person_id)
        elif channel:
            found[person_id].append(channel)
    if pushed:
        for person_id, place in connection.execute(BROWSERS, {"people": pushed}):
            found[person_id].append(place)
    return found


def expire(connection: Connection) -> None:
    """Lets old news go, and what could never be sent of them."""
    connection.execute(delete(news).where(news.c.created < time.time() - KEPT))


def hear(connection: Connection, told: Told) -> None:
    """What happens at a table, where it is news to anybody: nobody is told of a game that she plays alone."""
    row, seats = told.row, told.seats
    if not _has_company(seats):
        return
    if told.kind == "turn":
        _hear_of_turn(connection, row, seats)
        return
    others = {seat.person for seat in seats if seat.person and seat.seat != told.seat}
    if others:
        note_all(connection, others, told.kind, row.id, {"seat": told.seat})


def _hear_of_turn(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    own = seats[row.to_act] if row.to_act != NOBODY else None
    if own is not None and own.person and not own.is_played_by_bot and not 0 < row.pace < LIVE:
        note(connection, own.person, "turn", row.id, {})
        if row.due:
            left = row.due - time.time()
            note(connection, own.person, "time", row.id, {"due": row.due}, after=left * (1 - LAST_PART))


def _has_company(seats: Sequence[SeatRow]) -> bool:
    """Whether people play from different places: those of the maker share a screen."""
    people = {seat.person for seat in seats if seat.person}
    return len(people) > 1 or any(seat.kind == "open" and seat.joined for seat in seats)
