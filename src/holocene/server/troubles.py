"""What can be wrong with a database, told in one word: for an answer, for the log and for the one who starts it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from holocene.core.errors import HoloceneError
from holocene.server.problems import Unavailable

BUSY: Final = "busy"  # somebody else is writing
FULL: Final = "full"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
AWAY: Final = "away"  # it does not answer, or something else is wrong with it

SQLITE: Final = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
POSTGRESQL: Final = {
    "25006": READ_ONLY,  # a read-only transaction
    "40001": BUSY,  # two transactions that cannot both be done
    "40P01": BUSY,  # a deadlock
    "53100": FULL,
    "53300": BUSY,  # too many connections
    "55P03": BUSY,  # a lock that was not to be had in time
    "57014": BUSY,  # a statement that took too long
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
START: Final = {
    BUSY: "server-busy-database",
    READ_ONLY: "server-readonly-database",
    DAMAGED: "server-damaged-database",
}


@contextmanager
def named() -> Iterator[None]:
    """Tells a failure of the database from a refusal by it: what a constraint forbids is left as it is."""
    try:
        yield
    except PoolTimeout as error:
        raise Unavailable(BUSY, "pool") from error
    except DBAPIError as error:
        if type(error) not in (DatabaseError, InterfaceError, InternalError, OperationalError):
            raise
        raise Unavailable(trouble_of(error.orig), _name(error.orig)) from error


def trouble_of(error: Any) -> str:
    """What an error of a driver means."""
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, AWAY)
    return POSTGRESQL.get(getattr(error, "sqlstate", None) or "", AWAY)


def _name(error: Any) -> str:
    """The name of an error, never its words: those may hold what was to be stored."""
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or type(error).__name__


def cannot_start(error: Unavailable, database: str) -> HoloceneError:
    """What to tell those whose database cannot be opened; the driver's own words name no password."""
    if error.trouble in START:
        return HoloceneError(
            f"the database {database} cannot be used: {error.trouble}", START[error.trouble], database=database
        )
    cause = error.__cause__
    words = (
        str(cause.orig) if isinstance(cause, DBAPIError) else str(cause) if isinstance(cause, SQLAlchemyError) else ""
    )
    return no_database(" ".join(words.split()) or error.detail)


def no_database(reason: str) -> HoloceneError:
    """What to tell those whose database cannot be reached."""
    return HoloceneError(f"the database cannot be opened: {reason}", "server-no-database", reason=reason)
