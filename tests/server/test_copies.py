"""Backup and restore: a copy is whole while a server writes, nobody else can read it, and nothing is lost on the way
back."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from holocene.cli.main import main
from holocene.server.app import create_app
from holocene.server.database import Database
from holocene.server.migrate import head, migrate, upgrade
from holocene.server.settings import Settings
from tests.server.direct import TestClient


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def make_database(file: Path) -> None:
    """An empty database of ours."""
    database = Database(url_of(file))
    migrate(database)
    database.close()


@contextmanager
def app_of(url: str) -> Iterator[TestClient]:
    """A server, in which no bot stirs."""
    app = create_app(Settings(database=url, durable=False, rate=0, creations_rate=0))
    yield TestClient(app)
    app.state.service.database.close()


def holocene(*words: str | Path) -> int:
    """Runs a command; its status."""
    return main(["--language", "en", *map(str, words)])


def count(file: Path) -> int:
    """How many tables a file holds."""
    with sqlite3.connect(file) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_a_copy_is_whole_while_a_server_writes(tmp_path: Path, make_table: Any) -> None:
    """Every copy opens, and holds what was there when it began; only its owner can read it."""
    file, stopped = tmp_path / "tables.sqlite", threading.Event()
    with app_of(url_of(file)) as client:
        make_table(client)

        def write() -> None:
            while not stopped.is_set():
                make_table(client)

        writer = threading.Thread(target=write)
        writer.start()
        copies = [tmp_path / f"copy-{n}" for n in range(5)]
        assert [0] * 5 == [holocene("backup", copy, "--database", url_of(file)) for copy in copies]
        stopped.set()
        writer.join()
    counts = [count(copy) for copy in copies]
    assert counts == sorted(counts) and counts[0] >= 1
    assert {0o600} == {stat.S_IMODE(copy.stat().st_mode) for copy in copies}
    assert {*copies} == {path for path in tmp_path.iterdir() if not path.name.startswith("tables")}


def test_a_copy_does_not_replace_a_file_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only with --force."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    make_database(file)
    copy.write_text("dear")
    assert 2 == holocene("backup", copy, "--database", url_of(file))
    assert "dear" == copy.read_text() and "already exists" in capsys.readouterr().err
    assert 0 == holocene("backup", copy, "--force", "--database", url_of(file))
    assert 0 == count(copy)


def test_what_cannot_be_copied_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No database, a damaged one, and a place that is none; nothing is left behind."""
    damaged = tmp_path / "damaged"
    damaged.write_bytes(b"no database at all" * 100)
    make_database(tmp_path / "good")
    (tmp_path / "taken").write_text("a file, not a folder")
    assert 2 == holocene("backup", tmp_path / "copy", "--database", url_of(tmp_path / "nothing"))
    assert 2 == holocene("backup", tmp_path / "copy", "--database", url_of(damaged))
    assert 2 == holocene("backup", tmp_path / "taken" / "copy", "--database", url_of(tmp_path / "good"))
    said = capsys.readouterr().err.splitlines()
    assert f"There is no database at “{tmp_path / 'nothing'}”. Name the right one with --database." == said[0]
    assert [True, True] == [line.startswith("The copy could not be made: ") for line in said[1:]]
    assert {"damaged", "good", "taken"} == {path.name for path in tmp_path.iterdir()}


def test_a_copy_goes_back_to_its_place(tmp_path: Path, make_table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Not while a server runs; afterwards the same links open the same tables, and what was there is kept."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    with app_of(url_of(file)) as client:
        table = make_table(client, kinds="here here")
        before = table.moment()
        assert 0 == holocene("backup", copy, "--database", url_of(file))
        table.play(before["to_act"], table.moment(before["to_act"])["moves"][0]["move"])
        assert 2 == holocene("restore", copy, "--database", url_of(file))
        assert f"“{file}” is in use. Stop the server first.\n" == capsys.readouterr().err
    assert 0 == holocene("restore", copy, "--database", url_of(file))
    (kept,) = tmp_path.glob("tables.sqlite.before-restore-*")
    assert (1, 0o600) == (count(kept), stat.S_IMODE(file.stat().st_mode))
    with app_of(url_of(file)) as client:
        table.client = client
        assert before == table.moment()


def test_a_damaged_database_is_replaced_with_its_log(tmp_path: Path) -> None:
    """What lies beside it belongs to it: the copy must not take it for its own."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    make_database(file)
    assert 0 == holocene("backup", copy, "--database", url_of(file))
    file.write_bytes(b"torn" * 1000)
    (tmp_path / "tables.sqlite-wal").write_bytes(b"torn too")
    assert 0 == holocene("restore", copy, "--database", url_of(file))
    assert 0 == count(file)
    assert 2 == len([*tmp_path.glob("tables.sqlite.before-restore-*")])


def test_only_copies_of_ours_are_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And of this version or an older one."""
    newer, other, words = tmp_path / "newer", tmp_path / "other", tmp_path / "words"
    database = Database(url_of(newer))
    migrate(database)
    with database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    sqlite3.connect(other).execute("CREATE TABLE notes (words TEXT)").connection.close()
    words.write_text("only words")
    target = tmp_path / "tables.sqlite"
    files = (tmp_path / "nothing", newer, other, words)
    assert [2, 2, 2, 2] == [holocene("restore", file, "--database", url_of(target)) for file in files]
    said = capsys.readouterr().err
    assert [1, 1, 2] == [said.count(part) for part in ("There is no file", "newer version", "not a backup of Holocene")]
    assert not target.exists()


def test_who_may_not_read_a_copy_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not that it is none: the server's own user cannot open what root has copied there."""
    copy, target = tmp_path / "copy", tmp_path / "tables.sqlite"
    make_database(copy)

    really = Path.open

    def shut(path: Path, *how: Any, **more: Any) -> Any:
        if path == copy:
            raise PermissionError(13, "Permission denied", str(path))
        return really(path, *how, **more)

    monkeypatch.setattr(Path, "open", shut)
    assert 2 == holocene("restore", copy, "--database", url_of(target))
    assert f"“{copy}” cannot be opened: permission denied. " in capsys.readouterr().err
    assert not target.exists()


def test_a_copy_is_kept_before_the_schema_changes(tmp_path: Path) -> None:
    """As the older version left it; a start that changes nothing keeps none."""
    file = tmp_path / "tables.sqlite"
    database = Database(url_of(file))
    with database.write() as connection:
        upgrade(connection, "0003")
    migrate(database)
    migrate(database)
    database.close()
    (kept,) = [path for path in tmp_path.iterdir() if "before" in path.name]
    assert (f"tables.sqlite.before-{head()}", 0o600) == (kept.name, stat.S_IMODE(kept.stat().st_mode))
    with sqlite3.connect(kept) as connection:
        assert ("0003",) == connection.execute("SELECT version_num FROM alembic_version").fetchone()


def test_tables_of_another_version_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The commands do not change a schema under a server that runs."""
    database = Database(url_of(tmp_path / "tables.sqlite"))
    with database.write() as connection:
        upgrade(connection, "0003")
    database.close()
    assert 2 == holocene("tables", "list", "--database", url_of(tmp_path / "tables.sqlite"))
    assert capsys.readouterr().err.startswith("The database was made by another version of Holocene.")


def test_postgresql_is_copied_and_comes_back(
    postgresql: str, tmp_path: Path, make_table: Any, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """By its own programs; without them, a sentence."""
    if shutil.which("pg_dump") is None:
        pytest.skip("no pg_dump here: apt-get install postgresql-client")
    copy = tmp_path / "copy"
    with app_of(postgresql) as client:
        table = make_table(client, kinds="here here")
        before = table.moment()
        assert 0 == holocene("backup", copy, "--database", postgresql)
        assert 0o600 == stat.S_IMODE(copy.stat().st_mode)
        table.play(before["to_act"], table.moment(before["to_act"])["moves"][0]["move"])
    capsys.readouterr()
    assert 2 == holocene("restore", copy, "--database", postgresql)
    command = capsys.readouterr().err.split("run: ")[1].replace("URL", postgresql)
    subprocess.run(command.split(), check=True)
    with app_of(postgresql) as client:
        table.client = client
        assert before == table.moment()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert 2 == holocene("backup", tmp_path / "second", "--database", postgresql)
    assert "pg_dump, which is not installed here" in capsys.readouterr().err


def test_a_place_that_is_shut_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As for a server's own user, who may not look into anybody's home folder."""

    def shut(_: Path) -> bool:
        raise PermissionError(13, "Permission denied", "/home/ada/copy")

    monkeypatch.setattr(Path, "exists", shut)
    assert 2 == main(["backup", "/home/ada/copy"])
    assert capsys.readouterr().err.startswith("“/home/ada/copy” cannot be opened: permission denied. ")
