"""The database: SQLite in one file, or PostgreSQL by URL, behind the same few functions."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of
from holocene.server.gate import Gate
from holocene.server.troubles import AWAY, BUSY, named, no_database

CHANNEL = "holocene"  # of PostgreSQL's NOTIFY
BUSY_MS: Final = 2000  # that a writer waits for another process
LONGEST_MS: Final = 8000  # that PostgreSQL may take over one statement
POSTGRESQL: Final[dict[str, Any]] = {  # whatever becomes of the network, nobody waits for minutes
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
}
MAGIC: Final = b"SQLite format 3\0"
PRIVATE: Final = 0o600  # the file holds the secrets of games that are going on


class Database:
    """Reads and writes in transactions; Unavailable where that cannot be done now."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.is_shared = not self.is_sqlite or bool(self.url.database)
        self.worker = secrets.token_hex(8)  # this process, among those that share the database
        self._gate = Gate(is_single=self.is_sqlite, shut_by=BUSY if self.is_sqlite else AWAY)
        self.engine = self._sqlite(durable) if self.is_sqlite else self._postgresql()
        self._writer = self.engine.execution_options(is_write=True)

    def _sqlite(self, durable: bool) -> Engine:
        if self.is_shared:
            if "uri" not in self.url.query:
                make_private(Path(str(self.url.database)))
            # The connection that wrote last knows the newest pages; another one would have to read them again.
            engine = create_engine(
                self.url, pool_size=8, max_overflow=56, pool_use_lifo=True, hide_parameters=True,
                connect_args={"timeout": BUSY_MS / 1000},
            )  # fmt: skip
        else:
            engine = create_engine(
                self.url, poolclass=StaticPool, hide_parameters=True, connect_args={"check_same_thread": False}
            )

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
        from holocene.server.patient import make_patient

        engine = create_engine(
            self.url, pool_size=8, max_overflow=32, pool_timeout=3, pool_pre_ping=True, hide_parameters=True,
            connect_args={name: value for name, value in POSTGRESQL.items() if name not in self.url.query},
        )  # fmt: skip

        make_patient(engine)

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.autocommit = True
            connection.execute(f"SET lock_timeout = {BUSY_MS}")
            connection.execute(f"SET statement_timeout = {LONGEST_MS}")
            connection.autocommit = False

        return engine

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only looks."""
        if not self.is_shared:  # one connection in memory: readers queue up as well
            with self.write() as connection:
                yield connection
        elif self.is_sqlite:  # no writer stands in the way of those
            with named(), self.engine.begin() as connection:
                yield connection
        else:
            with self._gate.passage(), named(), self.engine.begin() as connection:
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that changes something; it is on the disk when the block is left."""
        with self._gate.passage(), named(), self._writer.begin() as connection:
            yield connection

    @property
    def name(self) -> str:
        """What to call it before those who run the server."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)

    def notify(self, connection: Connection, table_id: str, news: str = "") -> None:
        """Tells other processes once the transaction is done. Without `news` of a row of the log they look at all that
        can be known of the table: also who is there and who may enter."""
        if not self.is_sqlite:
            told = {"channel": CHANNEL, "told": f"{self.worker} {table_id} {news}"}
            connection.execute(text("SELECT pg_notify(:channel, :told)"), told)

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


def make_private(path: Path) -> None:
    """Makes sure of a file that only its owner can read; SQLite makes those beside it alike."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_database(reason_of(error)) from error
    with suppress(OSError):  # SQLite will say what is wrong
        with open(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE), "rb") as file:
            if file.read(len(MAGIC)) not in (b"", MAGIC):
                return  # nothing of ours
        for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            if each.exists() and stat.S_IMODE(each.stat().st_mode) & ~PRIVATE:
                each.chmod(PRIVATE)
