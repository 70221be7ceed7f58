"""Copies of a database, whole even while a server writes to it, and the way back.

They hold the secrets of games that are still played and the server's own keys, so only their owner may read them.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of
from holocene.server.database import read_url

HEADER: Final = b"SQLite format 3\0"
PRIVATE: Final = 0o600
TIMEOUT: Final = 1.0  # seconds: whoever has the file open keeps it longer than that


def back_up(url: str, target: Path, *, is_forced: bool = False) -> None:
    """Copies a database into a file: SQLite as it is, PostgreSQL as `pg_restore` reads it."""
    if target.exists() and not is_forced:
        raise HoloceneError(f"'{target}' is there already", "backup-exists", path=str(target))
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        copy_file(file_of(address), target)
        return
    with _whole(target) as part:
        _dump(address, part)


def file_of(address: URL) -> Path:
    """The file of a SQLite database; HoloceneError where it is not there."""
    path = Path(str(address.database or ""))
    if not path.is_file():
        raise HoloceneError(f"there is no database at '{path}'", "tables-no-database", path=str(path))
    return path


def copy_file(source: Path, target: Path) -> None:
    """A checked copy of a SQLite file, in one piece."""
    with _whole(target) as part, closing(_open(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # nothing of it is in a second file
        _check(new, source)


def restore(url: str, source: Path, newest: str) -> Path | None:
    """Puts a copy, of a schema no newer than `newest`, in the place of a SQLite file; the file that was there before
    is kept, and named."""
    address = read_url(url)
    if address.get_backend_name() != "sqlite":
        raise HoloceneError("PostgreSQL is restored by pg_restore", "restore-postgresql", path=str(source))
    target = Path(str(address.database or ""))
    _check_copy(source, newest)
    before = None
    with _whole(target) as part:
        copy_file(source, part)
        if target.exists():
            _check_closed(target)
            before = target.with_name(f"{target.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
            _move(target, before)
    return before


def _move(file: Path, place: Path) -> None:
    """Moves a SQLite file with those that may lie beside it: they must not meet another."""
    for ending in ("", "-wal", "-shm"):
        part = file.with_name(file.name + ending)
        if part.exists():
            part.rename(place.with_name(place.name + ending))


def _check_copy(source: Path, newest: str) -> None:
    """HoloceneError where a file is no database of ours."""
    if not source.is_file():
        raise HoloceneError(f"there is no file '{source}'", "restore-no-file", path=str(source))
    with source.open("rb"):  # who may not read it is told so, and not that it is none
        pass
    try:
        with closing(_open(source)) as copy:
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError):
        raise HoloceneError(f"'{source}' is no copy of a database", "restore-no-copy", path=str(source)) from None
    if version > newest:
        raise HoloceneError(f"'{source}' is of a newer version", "restore-newer", path=str(source))


def _check_closed(file: Path) -> None:
    """HoloceneError while a process has a SQLite file open; afterwards nothing of it is in a second file. One that
    cannot be read is to be replaced, and not touched before."""
    with file.open("rb") as content:
        if content.read(len(HEADER)) != HEADER:
            return
    try:
        with closing(sqlite3.connect(file, timeout=TIMEOUT)) as old:
            old.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise HoloceneError("the database is in use", "restore-in-use", path=str(file)) from error


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file to be filled, which takes its place when it is complete and on the disk, or else leaves nothing."""
    part = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield part
        with part.open("rb+") as filled:
            os.fsync(filled.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise _failed(reason_of(error)) from error
    finally:
        with suppress(OSError):
            part.unlink()


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)  # never makes one


def _check(copy: sqlite3.Connection, source: Path) -> None:
    found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise _failed(f"{source}: {found}")


def _dump(address: URL, part: Path) -> None:
    """The password goes by the environment, where other users of the machine do not see it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise HoloceneError("pg_dump is not installed", "backup-no-pg-dump")
    bare = URL.create("postgresql", address.username, None, address.host, address.port, address.database, address.query)
    command = [program, "--format=custom", "--no-owner", f"--file={part}", bare.render_as_string()]
    environment = {**os.environ, **({"PGPASSWORD": str(address.password)} if address.password else {})}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise _failed(" ".join(done.stderr.split()))


def _failed(reason: str) -> HoloceneError:
    return HoloceneError(f"the copy cannot be made: {reason}", "backup-failed", reason=reason)
