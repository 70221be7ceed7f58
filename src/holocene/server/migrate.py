"""Brings a database to the newest schema. It runs at every start, and costs one query where nothing is to be done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from holocene.server.database import Database

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 1_128_747_331  # any number: workers that start together wait here for one another


def head() -> str:
    """The newest schema: the files of the folder are numbered."""
    return max(path.stem for path in (FOLDER / "versions").glob("[0-9]*.py"))


def migrate(database: Database) -> None:
    """Creates or upgrades all tables."""
    with database.write() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _current(connection) != head():
            _upgrade(connection)


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
