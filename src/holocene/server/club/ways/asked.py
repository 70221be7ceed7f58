"""What somebody is asked to prove: stored where every process finds it, good once, for minutes, and for one purpose.

Who asks is told a random name; of it, and of a code that goes elsewhere, hashes are stored. A code is hashed together
with the name, so that nobody who reads the database can try out all codes.
"""

from __future__ import annotations

import secrets
import time
from hmac import compare_digest
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from holocene.server.club.ways.schema import asked
from holocene.server.database import Database
from holocene.server.problems import Conflict, Problem
from holocene.server.tokens import hashed, new_token

Purpose: TypeAlias = Literal["passkey", "return", "address", "letter", "device"]
MINUTES: Final[dict[Purpose, int]] = {"passkey": 5, "return": 5, "address": 30, "letter": 30, "device": 5}
LETTERS: Final[tuple[Purpose, ...]] = ("address", "letter")
MOST_TRIES: Final = 5
CHALLENGE_BYTES: Final = 32
CODE_DIGITS: Final = 6
DAY: Final = 86_400.0


class AskedRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be proven; `person_id` is None where nobody could."""

    hash: bytes
    purpose: Purpose
    person_id: str | None
    browser: bytes = b""
    secret: bytes = b""
    about: str = ""
    address: str = ""
    owner: str = ""
    tries: int = MOST_TRIES
    at: float
    until: float


def ask(connection: Connection, purpose: Purpose, person_id: str | None, *, name: str = "", code: str = "",
        challenge: bytes = b"", browser: bytes = b"", about: str = "", address: str = "", owner: str = "",
        ) -> AskedRow:  # fmt: skip
    """Stores what is to be proven; what is over goes, and letters when nobody is counted by them any more."""
    now = time.time()
    is_over = (asked.c.until < now) & asked.c.purpose.not_in(LETTERS)
    connection.execute(delete(asked).where(is_over | (asked.c.at < now - DAY)))
    row = AskedRow(
        hash=hashed(name), purpose=purpose, person_id=person_id, browser=browser, about=about, address=address,
        secret=challenge or with_name(name, code), owner=owner, at=now, until=now + 60 * MINUTES[purpose],
    )  # fmt: skip
    connection.execute(insert(asked), msgspec.structs.asdict(row))
    return row


def new_name() -> str:
    """What who asks is told."""
    return new_token()


def new_code() -> str:
    """Digits to be read in a letter and typed."""
    return "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))


def with_name(name: str, code: str) -> bytes:
    """What is stored of a code."""
    return hashed(f"{name} {code}")


def find(connection: Connection, name: str, purpose: Purpose) -> AskedRow | None:
    """What was asked under a name, for this purpose and no other, while it is good."""
    held = asked.c.hash == hashed(name), asked.c.purpose == purpose, asked.c.until > time.time(), asked.c.tries > 0
    row = connection.execute(select(asked).where(*held)).one_or_none()
    return None if row is None else AskedRow(**row._mapping)


def take(database: Database, name: str, purpose: Purpose, browser: bytes) -> AskedRow:
    """A challenge, which is used up whatever comes of it; Conflict where there is none for this browser."""
    with database.write() as connection:
        row = find(connection, name, purpose)
        if row is None or row.browser != browser or not use(connection, row):
            raise over()
    return row


def guess(database: Database, name: str, purpose: Purpose, code: str) -> AskedRow:
    """What a code proves, which is not used up by it; a wrong one costs a try. Conflict where it proves nothing."""
    with database.write() as connection:
        row = find(connection, name, purpose)
        if row is not None:
            left = asked.c.hash == row.hash, asked.c.tries > 0
            tried = connection.execute(update(asked).where(*left).values(tries=asked.c.tries - 1)).rowcount
    if row is None or not tried:  # others may have tried at the same time
        raise over()
    if row.person_id is None or not compare_digest(row.secret, with_name(name, code)):
        raise Conflict("this is not the code of the letter", "server-ways-wrong-code", field="code", left=row.tries - 1)
    return row


def use(connection: Connection, row: AskedRow) -> bool:
    """Uses it up; of two at once, one is told so."""
    spent = update(asked).where(asked.c.hash == row.hash, asked.c.until > time.time()).values(until=0.0)
    return bool(connection.execute(spent).rowcount)


def drop(connection: Connection, row: AskedRow) -> None:
    """It was never asked: the letter could not be sent."""
    connection.execute(delete(asked).where(asked.c.hash == row.hash))


def forget_codes(connection: Connection, person_id: str, purpose: Purpose) -> None:
    """One code at a time: an earlier one is worth nothing any more."""
    connection.execute(
        update(asked).where(asked.c.person_id == person_id, asked.c.purpose == purpose).values(until=0.0)
    )


def count(connection: Connection, seconds: float, of: ColumnElement[bool]) -> int:
    """How many letters were asked for lately."""
    letters = asked.c.purpose.in_(LETTERS), asked.c.at > time.time() - seconds
    return int(connection.execute(select(func.count()).select_from(asked).where(*letters, of)).scalar_one())


def over() -> Problem:
    """What somebody is told whose proof is late, used up, or was asked of another browser."""
    return Conflict("this has been used, or took too long: begin again", "server-ways-over")
