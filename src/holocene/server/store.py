"""Rows in and out: everything that is asked of the database about tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Float, Integer, bindparam, delete, func, insert, literal, select, update

from holocene.core.secret import commitment
from holocene.server.playing import Entry
from holocene.server.schema import answers, links, moves, requests, seats, tables
from holocene.server.tokens import hashed


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there: `kind` is what the host chose (me, here, open or bot)."""

    seat: int
    kind: str
    name: str
    bot: str
    joined: bool
    away: bool

    @property
    def is_human(self) -> bool:
        """Whether the seat is a person's, present or not."""
        return self.kind != "bot"

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored; `secret` never leaves the server while the game goes on."""

    id: str
    game: str
    rules_version: int
    pack_digest: str
    options: str
    secret: bytes
    seeded: bool
    think: float
    state: str
    n: int
    number: int
    bot_due: bool
    to_act: int
    revision: int
    next: str
    created: float
    changed: float
    hints: bool

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return commitment(self.secret)


class Knock(NamedTuple):
    """Somebody with a token at the door of a table; `seat` is None where the token does not open it."""

    revision: int
    seat: Any
    host: Any
    answer: str | None


class RequestRow(msgspec.Struct, frozen=True):
    """A take-back that somebody asks for."""

    seat: int
    ply: int
    accepted: str

    @property
    def said_yes(self) -> list[int]:
        """The seats that agreed."""
        return msgspec.json.decode(self.accepted, type=list[int])


TABLE = select(tables).where(tables.c.id == bindparam("id"))
SEATS = select(
    seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot, seats.c.joined, seats.c.away
).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)  # fmt: skip
LOG = (
    select(moves.c.number, moves.c.kind, moves.c.seat, moves.c.body)
    .where(moves.c.table_id == bindparam("id"), moves.c.number > bindparam("after"))
    .order_by(moves.c.number)
)
REQUEST = select(requests.c.seat, requests.c.ply, requests.c.accepted).where(requests.c.table_id == bindparam("id"))
KNOCK = (
    select(tables.c.revision, links.c.seat, links.c.host, answers.c.answer)
    .outerjoin_from(tables, links, (links.c.table_id == tables.c.id) & (links.c.hash == bindparam("hash")))
    .outerjoin(
        answers,
        (answers.c.table_id == tables.c.id) & (answers.c.seat == links.c.seat) & (answers.c.key == bindparam("key")),
    )
    .where(tables.c.id == bindparam("id"))
)


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """The table of that name."""
    row = connection.execute(TABLE, {"id": table_id}).one_or_none()
    return None if row is None else TableRow(*row)


def find_knock(connection: Connection, table_id: str, token: str, key: str = "") -> Knock | None:
    """What a token opens, and what it was answered to an idempotency key before."""
    row = connection.execute(KNOCK, {"id": table_id, "hash": hashed(token), "key": key}).one_or_none()
    return None if row is None else Knock(*row)


def find_seats(connection: Connection, table_id: str) -> tuple[SeatRow, ...]:
    """Everybody at a table."""
    return tuple(SeatRow(*row) for row in connection.execute(SEATS, {"id": table_id}))


def find_log(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """What was done after so many rows."""
    return [Entry(*row) for row in connection.execute(LOG, {"id": table_id, "after": after})]


def find_request(connection: Connection, table_id: str) -> RequestRow | None:
    """The take-back that is asked for."""
    row = connection.execute(REQUEST, {"id": table_id}).one_or_none()
    return None if row is None else RequestRow(*row)


def add_table(connection: Connection, row: TableRow, seated: Sequence[SeatRow]) -> None:
    """Stores a new table."""
    connection.execute(insert(tables), msgspec.structs.asdict(row))
    connection.execute(insert(seats), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seated])


def add_link(connection: Connection, table_id: str, seat: int, token: str, host: bool) -> None:
    """Lets the holder of a token in."""
    connection.execute(insert(links), {"hash": hashed(token), "table_id": table_id, "seat": seat, "host": host})


def copy_links(connection: Connection, from_id: str, to_id: str) -> None:
    """Lets everybody who may enter one table enter another, with the same tokens."""
    held = select(literal(to_id), links.c.hash, links.c.seat, links.c.host).where(links.c.table_id == from_id)
    connection.execute(insert(links).from_select(["table_id", "hash", "seat", "host"], held))


def drop_links(connection: Connection, table_id: str, seat: int) -> bool:
    """Shuts out whoever holds a link to a seat; whether one of them had the host's rights."""
    held = links.c.table_id == table_id, links.c.seat == seat
    was_host = connection.execute(select(func.max(links.c.host.cast(Integer))).where(*held)).scalar()
    connection.execute(delete(links).where(*held))
    return bool(was_host)


def add_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    """Appends to the log; IntegrityError where another process was first."""
    connection.execute(insert(moves), {"table_id": table_id, "made": time.time(), **entry._asdict()})


def add_answer(connection: Connection, table_id: str, seat: int, key: str, answer: str) -> None:
    """Remembers what was answered to an idempotency key."""
    connection.execute(insert(answers), {"table_id": table_id, "seat": seat, "key": key, "answer": answer})


MOVED = (
    update(tables)
    .where(tables.c.id == bindparam("at"))
    .values(
        revision=tables.c.revision + 1,
        state=bindparam("state_"),
        n=bindparam("n_"),
        number=bindparam("number_"),
        bot_due=bindparam("due_"),
        to_act=bindparam("to_act_"),
        changed=func.coalesce(bindparam("changed_", type_=Float), tables.c.changed),
    )
    .returning(tables.c.revision)
)


def move_on(connection: Connection, row: TableRow, unseen: bool) -> int:
    """Stores how a table stands after a row of the log; its revision now."""
    values = {"at": row.id, "state_": row.state, "n_": row.n, "number_": row.number, "due_": row.bot_due}
    values |= {"to_act_": row.to_act, "changed_": None if unseen else row.changed}
    return int(connection.execute(MOVED, values).scalar_one())


def touch(connection: Connection, table_id: str, *, unseen: bool = False, **values: Any) -> None:
    """Marks a table as changed; `unseen` where nobody else may notice."""
    if not unseen:
        values["changed"] = time.time()
    changed = update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1, **values)
    connection.execute(changed)


def set_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    """Changes who sits somewhere."""
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))


def set_request(connection: Connection, table_id: str, request: RequestRow | None) -> None:
    """Asks for a take-back, or withdraws it."""
    connection.execute(delete(requests).where(requests.c.table_id == table_id))
    if request is not None:
        connection.execute(insert(requests), {"table_id": table_id, **msgspec.structs.asdict(request)})


def drop_table(connection: Connection, table_id: str) -> None:
    """Deletes a table and all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table_id))


def list_tables(connection: Connection, state: str | None, limit: int) -> list[TableRow]:
    """Tables, those that changed last first."""
    query = select(tables).order_by(tables.c.changed.desc()).limit(limit)
    if state is not None:
        query = query.where(tables.c.state == state)
    return [TableRow(*row) for row in connection.execute(query)]


def list_seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sits at several tables."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    columns = [seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot, seats.c.joined, seats.c.away]
    query = select(seats.c.table_id, *columns).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        found[row[0]].append(SeatRow(*row[1:]))
    return found


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def bots_due(connection: Connection, before: float) -> list[str]:
    """Tables where a bot is to decide and nothing has happened since a time."""
    query = select(tables.c.id).where(tables.c.state == "running", tables.c.bot_due, tables.c.changed < before)
    return [str(row[0]) for row in connection.execute(query.limit(1000))]


def revisions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """How often each of these tables was changed; those that are gone are missing."""
    found: dict[str, int] = {}
    for at in range(0, len(table_ids), 500):
        query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids[at : at + 500]))
        found.update({str(row[0]): int(row[1]) for row in connection.execute(query)})
    return found
