"""Rows of the deals of a day, in and out: a first try from its beginning to its result."""

from __future__ import annotations

import time
from datetime import date, timedelta
from typing import Final

import msgspec
from sqlalchemy import Connection, case, delete, exists, func, insert, select, update

from holocene.bots import daily
from holocene.bots.daily import Outcome
from holocene.server.days_shown import DayLine, DayResult, TryState
from holocene.server.desks import Desk
from holocene.server.rows import TableRow
from holocene.server.schema import days, tables
from holocene.server.tokens import hashed

NOBODY: Final = b""  # whose row the bot's is
MOST_DAYS: Final = 14


class TryRow(msgspec.Struct, frozen=True):
    """A first try at a deal."""

    day: str
    game: str
    deal: str
    who: bytes
    table_id: str
    name: str
    state: TryState
    points: int = 0
    lead: int = 0
    won: bool = False
    rank: str = ""
    rounds: int = 0
    lines: str = "[]"
    at: float = 0.0

    @property
    def result(self) -> DayResult | None:
        """What came of it."""
        if self.state in ("running", "left"):
            return None
        lines = tuple(DayLine(*line) for line in msgspec.json.decode(self.lines, type=list[tuple[str, int]]))
        return DayResult(self.points, self.lead, self.won, self.rank, self.rounds, lines)

    @property
    def order(self) -> tuple[bool, int, int]:
        """What places are given by, as for `Outcome`."""
        return self.won, self.lead, self.points


def is_shut(day: str) -> bool:
    """Whether a deal may still be played for the board: begun on its day, it may be finished on the next."""
    return date.fromisoformat(day) + timedelta(days=1) >= daily.today()


def add(connection: Connection, row: TryRow) -> None:
    """A try begins; IntegrityError where there is one."""
    connection.execute(insert(days), {**msgspec.structs.asdict(row), "at": time.time()})


def add_bot(connection: Connection, row: TryRow, outcome: Outcome) -> None:
    """What a bot made of a deal, once."""
    add(connection, msgspec.structs.replace(row, who=NOBODY, **_written(outcome)))


def _written(outcome: Outcome) -> dict[str, object]:
    return {**msgspec.structs.asdict(outcome), "lines": msgspec.json.encode(outcome.lines).decode()}


def finish(connection: Connection, desk: Desk, row: TableRow) -> None:
    """A table of a day's deal is over: what came of it is written down, in the transaction that ends the game."""
    state: TryState = "left" if row.ended else "over" if is_shut(row.daily) else "late"
    named = case((days.c.name == "", ""), else_=desk.seats[daily.PERSON].name)  # who was forgotten stays so
    values: dict[str, object] = {"state": state, "name": named, "at": time.time()}
    if state != "left":
        values |= _written(daily.outcome_of(desk.now.match))
    connection.execute(update(days).where(days.c.table_id == row.id, days.c.state == "running").values(**values))


def find_own(connection: Connection, day: str, game: str, who: bytes) -> list[TryRow]:
    """Somebody's tries of a day at a game: more than one only where the deal changed."""
    query = select(days).where(days.c.day == day, days.c.game == game, days.c.who == who)
    return [TryRow(*row) for row in connection.execute(query)]


def find_results(connection: Connection, day: str, game: str, deal: str) -> list[TryRow]:
    """All results of a deal, the best first, and the bot's among them."""
    query = select(days).where(days.c.day == day, days.c.game == game, days.c.deal == deal, days.c.state == "over")
    best = query.order_by(days.c.won.desc(), days.c.lead.desc(), days.c.points.desc(), days.c.at)
    return [TryRow(*row) for row in connection.execute(best)]


def find_deals(connection: Connection, day: str, game: str) -> list[str]:
    """The marks that a day's deal has had here, the most played first."""
    query = select(days.c.deal).where(days.c.day == day, days.c.game == game).group_by(days.c.deal)
    return [str(row[0]) for row in connection.execute(query.order_by(func.count().desc(), days.c.deal))]


def list_days(connection: Connection, game: str) -> list[str]:
    """The last days with results of people."""
    query = select(days.c.day).where(days.c.game == game, days.c.state == "over", days.c.who != NOBODY).distinct()
    return [str(row[0]) for row in connection.execute(query.order_by(days.c.day.desc()).limit(MOST_DAYS))]


def tables_left(connection: Connection, table_ids: list[str]) -> set[str]:
    """Which of these tables are still there."""
    return {str(row[0]) for row in connection.execute(select(tables.c.id).where(tables.c.id.in_(table_ids)))}


def forget(connection: Connection, who: bytes) -> int:
    """Takes somebody out of all boards. A try of a deal that may still be played stays, without a name."""
    shut = (daily.today() - timedelta(days=1)).isoformat()
    gone = connection.execute(delete(days).where(days.c.who == who, days.c.day < shut)).rowcount
    return int(gone + connection.execute(update(days).where(days.c.who == who).values(name="")).rowcount)


def who_of(person_id: str) -> bytes:
    """Whose row it is where who plays is known: no browser's key can be the same word."""
    return hashed(key_of(person_id))


def key_of(person_id: str) -> str:
    """What stands for a browser's key where who plays is known."""
    return f"person {person_id}"


def adopt(connection: Connection, who: bytes, other: bytes) -> int:
    """Somebody's tries are another's from now on: of one deal she has one, the one that she has already. How many
    there were."""
    theirs = days.alias()
    same = exists().where(theirs.c.who == other, *(theirs.c[name] == days.c[name] for name in ("day", "game", "deal")))
    gone = connection.execute(delete(days).where(days.c.who == who, same)).rowcount
    return int(gone + connection.execute(update(days).where(days.c.who == who).values(who=other)).rowcount)


def has_any(connection: Connection, who: bytes) -> bool:
    """Whether somebody has tried anything."""
    return connection.execute(select(days.c.day).where(days.c.who == who).limit(1)).first() is not None


def told(connection: Connection, person_id: str) -> list[dict[str, str | int | float | bool | None]]:
    """What is stored of the deals that somebody who is known has tried, for her file."""
    names = ("day", "game", "table_id", "name", "state", "points", "lead", "won", "rank", "rounds", "at")
    query = select(*(days.c[name] for name in names)).where(days.c.who == who_of(person_id))
    return [dict(row._mapping) for row in connection.execute(query)]


def drop_before(connection: Connection, day: str) -> int:
    """Lets old days go; how many rows went."""
    return int(connection.execute(delete(days).where(days.c.day < day)).rowcount)
