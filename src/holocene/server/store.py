"""Rows in and out: tables, who sits at them, and the log. What a row is stands in `rows`, who may enter in `links`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Float, bindparam, delete, exists, func, insert, select, update

from holocene.server.playing import Entry
from holocene.server.rows import Notice, RequestRow, SeatRow, TableRow
from holocene.server.schema import answers, moves, notices, requests, seats, tables

NOTICES_TOLD = 20
COMING_AND_GOING = ("left", "returned", "absent", "rest")


TABLE = select(tables).where(tables.c.id == bindparam("id"))
SEAT_COLUMNS = [seats.c[name] for name in SeatRow.__struct_fields__]
SEATS = select(*SEAT_COLUMNS).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
NOTICES = (
    select(*(notices.c[name] for name in Notice.__struct_fields__))
    .where(notices.c.table_id == bindparam("id"))
    .order_by(notices.c.number.desc())
    .limit(NOTICES_TOLD)
)
LOG = (
    select(moves.c.number, moves.c.kind, moves.c.seat, moves.c.body)
    .where(moves.c.table_id == bindparam("id"), moves.c.number > bindparam("after"))
    .order_by(moves.c.number)
)
REQUEST = select(requests.c.seat, requests.c.ply, requests.c.accepted).where(requests.c.table_id == bindparam("id"))


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """The table of that name."""
    row = connection.execute(TABLE, {"id": table_id}).one_or_none()
    return None if row is None else TableRow(*row)


def lock(connection: Connection, table_id: str) -> None:
    """Nobody else changes the table before the transaction ends. SQLite has one writer anyway."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())


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


def find_notices(connection: Connection, table_id: str) -> tuple[Notice, ...]:
    """What was last told of those at the table, in its order."""
    return tuple(Notice(*row) for row in connection.execute(NOTICES, {"id": table_id}))[::-1]


def add_notice(connection: Connection, table_id: str, kind: str, seat: int) -> None:
    """Tells everybody; what nobody is told any more goes."""
    at_table = notices.c.table_id == table_id
    number = (connection.execute(select(func.max(notices.c.number)).where(at_table)).scalar() or 0) + 1
    if kind in COMING_AND_GOING:  # only the last counts: who comes and goes all the time pushes nothing else out
        connection.execute(delete(notices).where(at_table, notices.c.kind == kind, notices.c.seat == seat))
    row = {"table_id": table_id, "number": number, "kind": kind, "seat": seat, "at": time.time()}
    connection.execute(insert(notices), row)
    newest_first = select(notices.c.number).where(at_table).order_by(notices.c.number.desc())
    oldest = connection.execute(newest_first.offset(NOTICES_TOLD - 1).limit(1)).scalar() or 0
    connection.execute(delete(notices).where(at_table, notices.c.number < oldest))


def add_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    """Appends to the log; IntegrityError where another process was first."""
    add_entries(connection, table_id, [entry])


def add_entries(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Appends several rows together."""
    made = time.time()
    connection.execute(insert(moves), [{"table_id": table_id, "made": made, **entry._asdict()} for entry in entries])


def add_answer(connection: Connection, table_id: str, seat: int, key: str, asked: bytes, answer: str) -> None:
    """Remembers what was asked with an idempotency key, and the answer."""
    row = {"table_id": table_id, "seat": seat, "key": key, "asked": asked, "answer": answer}
    connection.execute(insert(answers), row)


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
        ended=bindparam("ended_"),
        due=bindparam("clock_"),
        timed=bindparam("timed_"),
        held=bindparam("held_"),
        people=tables.c.people + bindparam("people_"),
        changed=func.coalesce(bindparam("changed_", type_=Float), tables.c.changed),
    )
    .returning(tables.c.revision)
)


def move_on(connection: Connection, row: TableRow, unseen: bool, people: bool) -> int:
    """Stores how a table stands after a row of the log; its revision now. `people` where more than that has changed."""
    values = {"at": row.id, "state_": row.state, "n_": row.n, "number_": row.number, "due_": row.bot_due}
    values |= {
        "to_act_": row.to_act,
        "ended_": row.ended,
        "clock_": row.due,
        "timed_": row.timed,
        "held_": row.held,
        "people_": int(people),
        "changed_": None if unseen else row.changed,
    }
    return int(connection.execute(MOVED, values).scalar_one())


def touch(connection: Connection, table_id: str, *, unseen: bool = False, **values: Any) -> None:
    """Marks a table as changed in something else than its log; `unseen` where nobody else may notice."""
    if not unseen:
        values["changed"] = time.time()
    changed = (
        update(tables)
        .where(tables.c.id == table_id)
        .values(revision=tables.c.revision + 1, people=tables.c.people + 1, **values)
    )
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


def list_public(connection: Connection, state: str | None, limit: int) -> list[TableRow]:
    """Tables that anybody may find, those that changed last first."""
    query = select(tables).where(tables.c.public).order_by(tables.c.changed.desc()).limit(limit)
    if state is not None:
        query = query.where(tables.c.state == state)
    return [TableRow(*row) for row in connection.execute(query)]


def list_tables(connection: Connection, table_ids: Sequence[str]) -> dict[str, TableRow]:
    """These tables, by name; those that are gone are missing."""
    rows = connection.execute(select(tables).where(tables.c.id.in_(table_ids)))
    return {row[0]: TableRow(*row) for row in rows}


def list_seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sits at several tables."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    query = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        found[row[0]].append(SeatRow(*row[1:]))
    return found


def count_tables(connection: Connection, owner: str = "") -> int:
    """How many tables there are, or how many somebody made."""
    query = select(func.count()).select_from(tables)
    return int(connection.execute(query.where(tables.c.owner == owner) if owner else query).scalar_one())


def bots_due(connection: Connection, watched: Sequence[str]) -> list[TableRow]:
    """Tables where a bot is to decide and somebody waits for it: a person sits there, it belongs to a tournament, whose
    round has to end, or it is one of these."""
    due = select(tables).where(tables.c.state == "running", tables.c.bot_due)
    person = exists().where(seats.c.table_id == tables.c.id, seats.c.kind != "bot", ~seats.c.away)
    found = {row.id: TableRow(*row) for row in connection.execute(due.where(person | (tables.c.event != "")))}
    for at in range(0, len(watched), 500):
        rows = connection.execute(due.where(tables.c.id.in_(watched[at : at + 500])))
        found.update({row.id: TableRow(*row) for row in rows})
    return list(found.values())


def take_over(connection: Connection, table_id: str, revision: int) -> bool:
    """Whether nothing has happened at a table since a revision: of several who ask, one is told so."""
    same = tables.c.id == table_id, tables.c.revision == revision
    return bool(connection.execute(update(tables).where(*same).values(revision=revision + 1)).rowcount)


def revisions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """How often each of these tables was changed; those that are gone are missing."""
    found: dict[str, int] = {}
    for at in range(0, len(table_ids), 500):
        query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids[at : at + 500]))
        found.update({str(row[0]): int(row[1]) for row in connection.execute(query)})
    return found
