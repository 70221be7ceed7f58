"""Brings a database to the newest schema. It runs at every start, and costs one query where nothing is to be done.

A new database is made from the schema itself: Alembic, which takes its time to load, is only needed for one that an
older version has made.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, text

from holocene.server.database import Database
from holocene.server.schema import METADATA

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
    return max(path.stem for path in (FOLDER / "versions").glob("[0-9]*.py"))


def migrate(database: Database) -> None:
    """Creates or upgrades all tables."""
    with database.write() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        current = _current(connection)
        if current is None:
            create(connection)
        elif current != head():
            upgrade(connection)


def _current(connection: Connection) -> str | None:
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
