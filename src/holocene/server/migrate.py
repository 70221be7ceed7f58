"""Brings a database to the newest schema. It runs at every start, and costs one query where nothing is to be done.

A new database is made from the schema itself: Alembic, which takes its time to load, is only needed for one that an
older version has made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from holocene.core.errors import HoloceneError
from holocene.server.club import schema as _club  # noqa: F401, people belong to the same schema
from holocene.server.club.clock import schema as _clock  # noqa: F401, and so do their clocks
from holocene.server.copies import copy_file, file_of
from holocene.server.database import Database
from holocene.server.probe import write_heartbeat
from holocene.server.problems import Unavailable
from holocene.server.schema import METADATA
from holocene.server.troubles import cannot_start, no_database

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 1_128_747_331  # any number: workers that start together wait here for one another

VERSION: Final = Table(
    "alembic_version",  # as Alembic makes it
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def head() -> str:
    """The newest schema: the files of the folder are numbered."""
    return max(known())


def known() -> set[str]:
    """All schemas that there have been."""
    return {path.stem for path in (FOLDER / "versions").glob("[0-9]*.py")}


def migrate(database: Database) -> None:
    """Creates or upgrades all tables, and keeps a copy of what was there before; says in words why that cannot be
    done."""
    with explained(database), database.write() as connection:
        if not database.is_sqlite:
            _wait_for_others(connection)
        current = version_of(connection)
        if current is None:
            create(connection)
        elif current not in known():
            raise HoloceneError(
                f"the database {database.name} is of a newer version ({current})",
                "server-newer-database",
                database=database.name,
                version=current,
            )
        elif current != head():
            _keep(database)
            upgrade(connection)
        write_heartbeat(connection)  # a database that can only be read shows it here


def _keep(database: Database) -> None:
    """Copies a SQLite file beside itself, for those who want to go back to the version that wrote it."""
    if database.is_sqlite and database.is_shared:
        file = file_of(database.url)
        copy_file(file, file.with_name(f"{file.name}.before-{head()}"))


@contextmanager
def explained(database: Database) -> Iterator[None]:
    """Says in words why a database cannot be used."""
    try:
        yield
    except Exception as error:
        database.close()
        if isinstance(error, Unavailable):
            raise cannot_start(error, database.name) from error
        if isinstance(error, SQLAlchemyError):  # no right to make tables, for instance
            raise no_database(" ".join(str(getattr(error, "orig", error)).split())) from error
        raise


def _wait_for_others(connection: Connection) -> None:
    """However long their migration takes, and one's own."""
    from holocene.server.patient import wait_for_ever

    wait_for_ever(connection)
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def version_of(connection: Connection) -> str | None:
    """The schema of a database; None where there is nothing in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def create(connection: Connection) -> None:
    """Makes everything in an empty database."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(insert(VERSION), {"version_num": head()})


def upgrade(connection: Connection, version: str = "head") -> None:
    """Takes the steps that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
