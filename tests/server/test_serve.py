"""The command, and the schema that it brings a database to."""

from __future__ import annotations

import gc
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from holocene.cli.main import main
from holocene.server.database import Database
from holocene.server.garbage import THRESHOLDS
from holocene.server.migrate import head, migrate, upgrade
from holocene.server.schema import METADATA
from holocene.server.worker import app_of_environment

OFTEN = (700, 10, 10)  # Python's own thresholds


@pytest.mark.parametrize("version", [None, "0001", "head"])
def test_every_database_comes_to_the_schema(tmp_path: Path, version: str | None) -> None:
    """Whether it is new, an old one or made by all the steps; however often it is asked."""
    database = Database(f"sqlite:///{tmp_path / 'a folder' / 'tables.sqlite'}")
    if version is not None:
        with database.write() as connection:
            upgrade(connection, version)
    migrate(database)
    migrate(database)
    with database.read() as connection:
        context = MigrationContext.configure(connection)
        assert ([], head()) == (compare_metadata(context, METADATA), context.get_current_revision())
    database.close()


def columns_of(database: Database) -> dict[str, list[tuple[str, str, bool, str | None]]]:
    """All tables with their columns: what they hold, and what is filled in where nothing is said."""
    with database.read() as connection:
        found = inspect(connection)
        described = {
            table: sorted((each["name"], str(each["type"]), each["nullable"], each["default"]) for each in columns)
            for (_, table), columns in found.get_multi_columns().items()
        }
    database.close()
    return described


def test_a_database_that_grew_is_like_a_new_one(tmp_path: Path) -> None:
    """Down to the defaults, of which Alembic's comparison says nothing."""
    new, grown = (Database(f"sqlite:///{tmp_path / name}.sqlite") for name in ("new", "grown"))
    migrate(new)
    with grown.write() as connection:
        upgrade(connection)
    assert columns_of(new) == columns_of(grown)


def test_a_port_that_is_taken_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what to do."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        status = main(["--language", "en", "serve", "--no-browser", "--port", port, "--database", database])
    assert 2 == status and "Choose another port" in capsys.readouterr().err


def test_bad_settings_are_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In words."""
    monkeypatch.setenv("HOLOCENE_SERVER", '{"rate": -1}')
    assert 2 == main(["--language", "en", "serve", "--no-browser"])
    assert "HOLOCENE_SERVER cannot be read" in capsys.readouterr().err
    monkeypatch.setenv("HOLOCENE_SERVER", '{"rates": 1}')
    assert 2 == main(["--language", "en", "serve", "--no-browser"])
    assert "There is no setting “rates”. Did you mean “rate”?\n" == capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal as Unix has them")
def test_the_end_by_ctrl_c_is_no_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make play` at a terminal says nothing more and is content."""
    monkeypatch.setenv("HOLOCENE_SERVER", '{"prepare": false}')
    run = tmp_path / "run"
    command = f"{sys.executable} -m holocene.cli.main --language en serve --no-browser --port 0"
    run.write_text(f"#!/bin/sh\nexec {command} --database sqlite:///{tmp_path}/tables.sqlite\n")
    run.chmod(0o755)
    made = ["make", "--silent", "play", f"RUN={run}", "UV=Makefile"]
    at_terminal = f"import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn({made})))"
    root, pipe = Path(__file__).parents[2], subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", at_terminal], cwd=root, stdin=pipe, stdout=pipe) as terminal:
        assert terminal.stdin is not None and terminal.stdout is not None
        said = [terminal.stdout.readline().decode() for _ in range(2)]
        url = next(word for word in said[0].split() if word.startswith("http"))
        assert 200 == httpx2.get(f"{url}healthz", verify=False, timeout=60).status_code
        rest, _ = terminal.communicate(b"\x03", timeout=60)
    assert (0, "^C") == (terminal.returncode, rest.decode().strip())


def test_a_table_needs_no_compiler(tmp_path: Path) -> None:
    """Nothing on the way to the first decision imports numba."""
    program = """
import sys
from holocene.server import hosting
from holocene.server.app import create_app
from holocene.server.moment import moment_of
from holocene.server.settings import Settings
service = create_app(Settings(database=sys.argv[1])).state.service
for game in ("progress", "s-evolution"):
    wanted = hosting.Wanted(game=game, seats=[{"kind": "here"}, {"kind": "here"}])
    table = hosting.create(service, wanted).table
    with service.desks.at(table) as desk:
        seat = desk.now.match.to_act
        assert moment_of(desk, seat, service.live.present(table)).moves
print([name for name in ("numba", "llvmlite") if name in sys.modules])
"""
    command = [sys.executable, "-c", program, f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "[]\n" == done.stdout, done.stderr


@pytest.fixture
def often() -> Iterator[None]:
    """A collector that looks as often as Python has it, and everywhere; what a worker changes is changed back."""
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.set_threshold(*OFTEN)
    gc.unfreeze()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    sys.setswitchinterval(interval)


def test_a_start_is_not_searched_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """From before its libraries are loaded where a process serves alone, and in a worker as soon as it is asked; what
    the worker has loaded then is not looked at again."""
    monkeypatch.setattr("holocene.server.start.serve", lambda *_: print(gc.get_threshold()) or 0)
    assert 0 == main(["serve", "--no-browser"])
    assert f"{THRESHOLDS}\n" == capsys.readouterr().out
    gc.set_threshold(*OFTEN)
    monkeypatch.setenv("HOLOCENE_SERVER", f'{{"database": "sqlite:///{tmp_path}/tables.sqlite", "prepare": false}}')
    service: Any = app_of_environment().state.service
    service.database.close()
    assert (THRESHOLDS, True) == (gc.get_threshold(), gc.get_freeze_count() > 0)


def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]) -> str:
    """What `holocene serve --qr` says when it is ready, on a machine with these addresses."""
    monkeypatch.setattr("holocene.server.addresses.own_addresses", lambda with_six: found)
    monkeypatch.setattr(
        "holocene.server.start.serve",
        lambda settings, host, port, ready, level, command: ready(f"http://127.0.0.1:{port}/") or 0,
    )
    assert 0 == main(["--language", "en", "serve", "--no-browser", "--qr", "--host", host, "--port", "8000"])
    return capsys.readouterr().out


def test_the_addresses_for_others_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a code to scan, which holds the first of them."""
    said = told(capsys, monkeypatch, "0.0.0.0", ["192.168.1.20", "10.0.0.5"])
    assert ["http://192.168.1.20:8000/", "http://10.0.0.5:8000/"] == [line.strip() for line in said.splitlines()[2:4]]
    assert 10 < sum("█" in line for line in said.splitlines())


def test_who_is_alone_is_told_how_to_let_others_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the very command, with what it was started with; or that there is no network."""
    assert "holocene.cli.main serve --host 0.0.0.0 --port 8000\n" in told(
        capsys, monkeypatch, "127.0.0.1", ["192.168.1.20"]
    )
    assert "not on a network" in told(capsys, monkeypatch, "0.0.0.0", [])
