"""Who may enter a table: links, by the hash of their tokens, and claims of those who lost theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Integer, bindparam, delete, func, insert, literal, select, update

from holocene.server.schema import HOST, SPECTATOR, answers, claims, links, tables
from holocene.server.tokens import hashed, new_token

MOST_OPEN: Final = 50  # tokens of one seat
SEAT, INVITE, SPENT, CLAIM, WATCH, OWN = KINDS = ("seat", "invite", "spent", "claim", "watch", "host")


class Knock(NamedTuple):
    """Somebody with a token at the door of a table; `seat` is None where the token does not open it."""

    revision: int
    seat: Any
    host: Any
    kind: Any
    answer: str | None
    asked: bytes | None


class Link(NamedTuple):
    """What a token opens."""

    seat: int
    host: bool
    kind: str


class ClaimRow(msgspec.Struct, frozen=True):
    """Somebody asks for a seat whose browser is lost."""

    seat: int
    hash: bytes
    accepted: str

    @property
    def said_yes(self) -> list[int]:
        """The seats that agreed."""
        return msgspec.json.decode(self.accepted, type=list[int])


KNOCK = (
    select(tables.c.revision, links.c.seat, links.c.host, links.c.kind, answers.c.answer, answers.c.asked)
    .outerjoin_from(tables, links, (links.c.table_id == tables.c.id) & (links.c.hash == bindparam("hash")))
    .outerjoin(
        answers,
        (answers.c.table_id == tables.c.id) & (answers.c.seat == links.c.seat) & (answers.c.key == bindparam("key")),
    )
    .where(tables.c.id == bindparam("id"))
)
KNOCK_AND_LOCK = KNOCK.with_for_update(of=tables)
CLAIMS = select(claims.c.seat, claims.c.hash, claims.c.accepted).where(claims.c.table_id == bindparam("id"))


def find_knock(connection: Connection, table_id: str, token: str, key: str = "", lock: bool = False) -> Knock | None:
    """What a token opens, and what it was answered to an idempotency key before."""
    row = connection.execute(
        KNOCK_AND_LOCK if lock else KNOCK, {"id": table_id, "hash": hashed(token), "key": key}
    ).one_or_none()
    return None if row is None else Knock(*row)


def find_links(connection: Connection, tokens: Mapping[str, str]) -> dict[str, Link]:
    """What tokens open, each at a table of its own; those that open nothing are missing."""
    hashes = {table_id: hashed(token) for table_id, token in tokens.items()}
    query = select(links.c.table_id, links.c.hash, links.c.seat, links.c.host, links.c.kind)
    rows = connection.execute(query.where(links.c.hash.in_(hashes.values()), links.c.table_id.in_(hashes)))
    return {row[0]: Link(*row[2:]) for row in rows if hashes[row[0]] == row[1]}


def add_link(connection: Connection, table_id: str, kind: str, seat: int, host: bool = False, token: str = "") -> str:
    """A token that lets its holder in: a new one, or one that she chose."""
    token = token or new_token()
    row = {"hash": hashed(token), "table_id": table_id, "seat": seat, "host": host, "kind": kind}
    connection.execute(insert(links), row)
    return token


def reopen(connection: Connection, table_id: str, seat: int, token: str = "") -> str:
    """One token more for a seat. Where it has very many, those before open nothing any more, but for the maker's."""
    held = links.c.table_id == table_id, links.c.seat == seat, links.c.kind == SEAT, ~links.c.host
    if connection.execute(select(func.count()).select_from(links).where(*held)).scalar_one() >= MOST_OPEN:
        connection.execute(delete(links).where(*held))
    return add_link(connection, table_id, SEAT, seat, token=token)


def watching(connection: Connection, table_id: str) -> str:
    """A new token for spectators."""
    return add_link(connection, table_id, WATCH, SPECTATOR)


def owning(connection: Connection, table_id: str) -> str:
    """A new token for a host without a seat."""
    return add_link(connection, table_id, OWN, HOST, host=True)


def copy_links(connection: Connection, from_id: str, to_id: str, but: Sequence[str] = ()) -> None:
    """Lets everybody who may enter one table enter another, with the same tokens; not by links of the kinds `but`."""
    named = [links.c.hash, links.c.seat, links.c.host, links.c.kind]
    held = select(literal(to_id), *named).where(links.c.table_id == from_id, links.c.kind.not_in((CLAIM, *but)))
    connection.execute(insert(links).from_select(["table_id", *(column.name for column in named)], held))


def drop_links(connection: Connection, table_id: str, seat: int, *kinds: str) -> bool:
    """Shuts out whoever holds a link of these kinds to a seat; whether one of them had the host's rights."""
    held = links.c.table_id == table_id, links.c.seat == seat, links.c.kind.in_(kinds)
    was_host = connection.execute(select(func.max(links.c.host.cast(Integer))).where(*held)).scalar()
    connection.execute(delete(links).where(*held))
    return bool(was_host)


def opens(connection: Connection, table_id: str, seat: int, token: str) -> bool:
    """Whether a token opens a seat."""
    knock = find_knock(connection, table_id, token)
    return knock is not None and (knock.kind, knock.seat) == (SEAT, seat)


def is_inviting(connection: Connection, table_id: str, seat: int) -> bool:
    """Whether an invitation to a seat has not been used yet."""
    held = links.c.table_id == table_id, links.c.seat == seat, links.c.kind == INVITE
    return connection.execute(select(links.c.seat).where(*held).limit(1)).first() is not None


def turn_link(connection: Connection, table_id: str, key: bytes, kind: str, host: bool = False) -> None:
    """Makes a link, by its hash, one of another kind."""
    held = links.c.table_id == table_id, links.c.hash == key
    connection.execute(update(links).where(*held).values(kind=kind, host=host))


def find_claims(connection: Connection, table_id: str) -> tuple[ClaimRow, ...]:
    """Everybody who asks for a seat."""
    return tuple(ClaimRow(*row) for row in connection.execute(CLAIMS, {"id": table_id}))


def drop_claim(connection: Connection, table_id: str, seat: int) -> None:
    """Forgets a claim and its token."""
    connection.execute(delete(claims).where(claims.c.table_id == table_id, claims.c.seat == seat))
    drop_links(connection, table_id, seat, CLAIM)


def set_claim(connection: Connection, table_id: str, claim: ClaimRow) -> None:
    """Keeps a claim, instead of one for the same seat."""
    connection.execute(delete(claims).where(claims.c.table_id == table_id, claims.c.seat == claim.seat))
    connection.execute(insert(claims), {"table_id": table_id, **msgspec.structs.asdict(claim)})
