"""The database: SQLite in one file, or PostgreSQL by URL, behind the same few functions."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from holocene.core.errors import HoloceneError

CHANNEL = "holocene"  # of PostgreSQL's NOTIFY
BUSY_MS = 10_000


class Database:
    """Reads and writes in transactions. On SQLite the writers of a process queue up here, in order, rather than
    poll the file's lock."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.is_shared = not self.is_sqlite or bool(self.url.database)
        self.worker = secrets.token_hex(8)  # this process, among those that share the database
        self._writing = threading.Lock() if self.is_sqlite else None
        self.engine = self._sqlite(durable) if self.is_sqlite else self._postgresql()
        self._writer = self.engine.execution_options(is_write=True)

    def _sqlite(self, durable: bool) -> Engine:
        if self.is_shared:
            try:
                Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise _no_database(error.strerror or str(error)) from error
            # The connection that wrote last knows the newest pages; another one would have to read them again.
            engine = create_engine(
                self.url, pool_size=8, max_overflow=56, pool_use_lifo=True, connect_args={"timeout": BUSY_MS / 1000}
            )
        else:
            engine = create_engine(self.url, poolclass=StaticPool, connect_args={"check_same_thread": False})

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
            connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
            connection.execute("PRAGMA foreign_keys=ON")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            is_write = connection.get_execution_options().get("is_write")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if is_write else "BEGIN")

        return engine

    def _postgresql(self) -> Engine:
        return create_engine(self.url, pool_size=8, max_overflow=32, pool_pre_ping=True)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only looks."""
        if not self.is_shared:  # one connection in memory: readers queue up as well
            with self.write() as connection:
                yield connection
            return
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that changes something; it is on the disk when the block is left."""
        if self._writing is None:
            with self._writer.begin() as connection:
                yield connection
            return
        with self._writing, self._writer.begin() as connection:
            yield connection

    def notify(self, connection: Connection, table_id: str) -> None:
        """Wakes readers in other processes once the transaction is done; a hint, never the truth."""
        if not self.is_sqlite:
            told = {"channel": CHANNEL, "told": f"{self.worker} {table_id}"}
            connection.execute(text("SELECT pg_notify(:channel, :told)"), told)

    def is_alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self.read() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        """Gives all connections back."""
        self.engine.dispose()


def read_url(text_: str) -> URL:
    """The address of a database; PostgreSQL is reached by psycopg 3.

    >>> read_url("postgresql://localhost/tables").drivername
    'postgresql+psycopg'
    """
    try:
        url = make_url(text_)
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() not in ("sqlite", "postgresql"):
        raise HoloceneError(
            "the database must be a URL: sqlite:///FILE or postgresql://USER@HOST/NAME", "server-bad-database"
        )
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def cannot_open(error: OperationalError) -> HoloceneError:
    """What to tell a user whose database does not open; the driver's own words name no password."""
    return _no_database(" ".join(str(error.orig).split()))


def _no_database(reason: str) -> HoloceneError:
    return HoloceneError(f"the database cannot be opened: {reason}", "server-no-database", reason=reason)
