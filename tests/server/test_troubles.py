"""A database that is locked, away, full, read-only, damaged or of another version: what is answered, what is logged and
what whoever starts the server is told."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import uvicorn
from sqlalchemy.exc import IntegrityError

from holocene.cli.main import main
from holocene.locale import LANGUAGES
from holocene.server import patient, troubles
from holocene.server.app import create_app
from holocene.server.database import Database
from holocene.server.gate import Gate
from holocene.server.migrate import migrate
from holocene.server.patient import Patient
from holocene.server.problems import Unavailable
from holocene.server.settings import Settings
from holocene.server.workers import Workers

NAME = "Alice Privateperson"
NEW = {"game": "progress", "seats": [{"kind": "here", "name": NAME}, {"kind": "here"}]}
BUSY = (503, "server-busy", "2")
AWAY = (503, "server-away", "2")


def told(answer: Any) -> tuple[int, str, str | None]:
    return answer.status_code, answer.json().get("key", ""), answer.headers.get("retry-after")


def state(client: httpx2.Client) -> tuple[int, str]:
    answer = client.get("/readyz")
    return answer.status_code, answer.json()["status"]


def wait_for(client: httpx2.Client, wanted: tuple[int, str]) -> tuple[int, str]:
    """What the server says of itself, at the latest when somebody loses patience."""
    for _ in range(600):
        if state(client) == wanted:
            break
        time.sleep(0.1)
    return state(client)


def test_a_foreign_lock_hangs_nobody(settings: Settings, run_server: Any, tmp_path: Path) -> None:
    """Writers are told to come back, however many they are; pages and readers are served meanwhile."""
    running = run_server(settings)
    try:
        with (
            closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as foreign,
            httpx2.Client(base_url=running.url, verify=False, timeout=30) as client,
            ThreadPoolExecutor(20) as threads,
        ):
            foreign.execute("BEGIN IMMEDIATE")
            writers = [threads.submit(client.post, "/api/tables", json=NEW) for _ in range(40)]
            paths = ("/", "/healthz", "/api/tables", "/api/games")
            assert [200] * 4 == [client.get(path).status_code for path in paths]
            assert {BUSY} == {told(each.result()) for each in writers}
            assert (503, "busy") == state(client)
            foreign.execute("ROLLBACK")
            assert (200, "ok") == wait_for(client, (200, "ok"))
            assert 201 == client.post("/api/tables", json=NEW).status_code
    finally:
        running.stop()


def test_a_shut_gate_lets_one_try_at_a_time() -> None:
    """The first who comes through opens it; what the rules refuse has come through."""
    gate = Gate(is_single=False, shut_by="away")
    with pytest.raises(Unavailable), gate.passage():
        raise Unavailable("away")
    with gate.passage(), pytest.raises(Unavailable), gate.passage():
        raise AssertionError
    with gate.passage(), gate.passage():
        pass
    with pytest.raises(Unavailable), gate.passage():
        raise Unavailable("read-only")
    with gate.passage(), gate.passage():
        pass


class Served:
    """The command in a process of its own, so that all it writes is seen."""

    def __init__(self, database: str, folder: Path, **environment: str) -> None:
        self.errors = folder / "errors"
        command = [sys.executable, "-m", "holocene.cli.main", "serve", "--no-browser", "--port", "0", "--log", "info"]
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", database], stdout=subprocess.PIPE, stderr=errors, text=True,
                env={**os.environ, **environment},
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http")).rstrip("/")

    def stop(self) -> str:
        """What it wrote."""
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return self.errors.read_text(encoding="utf-8")


@contextmanager
def read_only(url: str) -> Iterator[None]:
    """PostgreSQL lets nobody write, as after a change of the leading server."""
    for value in ("on", "off"):
        with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
            name = connection.info.dbname
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        if value == "on":
            yield


def hidden_words(made: dict[str, Any], key: str) -> list[str]:
    tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
    return [NAME, key, "Hidden Name", "discard pottery", made["host"], *tokens]


def test_a_database_that_cannot_be_written_leaves_no_secrets_in_the_log(postgresql: str, tmp_path: Path) -> None:
    """Read-only PostgreSQL: commands are told to come back, and the log says no more than that; then all is well."""
    served = Served(postgresql, tmp_path, HOLOCENE_SERVER='{"rate": 0, "creations_rate": 0, "prepare": false}')
    with httpx2.Client(base_url=served.url, verify=False, timeout=30) as client:
        made = client.post("/api/tables", json=NEW).json()
        table = f"/api/tables/{made['table']}"
        heads = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        moment = client.get(f"{table}/moment", headers=heads[0]).json()
        head, move = heads[moment["to_act"]], client.get(f"{table}/moment", headers=heads[moment["to_act"]]).json()
        played = {"n": 0, "moves": [move["moves"][0]["move"]], "key": "a hidden key"}
        with read_only(postgresql):
            assert (503, "read-only") == wait_for(client, (503, "read-only"))
            answers = [
                client.post("/api/tables", json=NEW),
                client.post(f"{table}/join", headers=head, json={"name": "Hidden Name"}),
                client.post(f"{table}/orders", headers=head, json={"moves": ["discard pottery"]}),
                client.post(f"{table}/moves", headers=head, json=played),
            ]
            assert 200 == client.get(f"{table}/moment", headers=head).status_code
        assert [AWAY, AWAY, AWAY] == [told(each) for each in (answers[0], answers[1], answers[3])]
        assert (200, "ok") == wait_for(client, (200, "ok"))
        assert 200 == client.post(f"{table}/moves", headers=head, json=played).status_code
    lines = served.stop()
    assert "database-unavailable" in lines and "25006" in lines
    assert [] == [word for word in [*hidden_words(made, "a hidden key"), "INSERT", "ASGI"] if word in lines]


def test_damage_that_shows_later_leaves_no_secrets_in_the_log(tmp_path: Path) -> None:
    """A SQLite file with a broken page: whoever needs it is told to come back."""
    path = tmp_path / "tables.sqlite"
    create_app(Settings(database=f"sqlite:///{path}")).state.service.database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'seats'").fetchall()
    with path.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
    served = Served(f"sqlite:///{path}", tmp_path, HOLOCENE_SERVER='{"prepare": false}')
    with httpx2.Client(base_url=served.url, verify=False, timeout=30) as client:
        assert AWAY == told(client.post("/api/tables", json=NEW))
        assert 200 == client.get("/").status_code
    lines = served.stop()
    assert "damaged" in lines and "SQLITE_CORRUPT" in lines
    assert [] == [word for word in (NAME, "INSERT", "ASGI", "Traceback") if word in lines]


def test_postgresql_that_is_away_is_told_and_comes_back(postgresql: str, run_server: Any) -> None:
    """Nobody is answered 500; nothing has to be started again."""
    running = run_server(Settings(database=postgresql, rate=0, creations_rate=0))
    url, broken = running.service.database.url, running.service.database.url.set(port=1)
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=30) as client:
            running.service.database.engine.dispose()
            with pytest.MonkeyPatch.context() as patch:
                refuse_connections(patch, running.service.database, broken)
                assert AWAY == told(client.get("/api/tables"))
                assert AWAY == told(client.post("/api/tables", json=NEW))
                assert (503, "away") == state(client)
                assert [200, 200] == [client.get(path).status_code for path in ("/", "/healthz")]
            assert url == running.service.database.url
            assert (200, "ok") == wait_for(client, (200, "ok"))
            assert 201 == client.post("/api/tables", json=NEW).status_code
    finally:
        running.stop()


@contextmanager
def standing_still(postgresql: str) -> Iterator[None]:
    """Stops all processes of PostgreSQL as they are; the network goes on to take in what is sent to them."""
    with psycopg.connect(postgresql) as connection:
        own = connection.info.backend_pid
        first = int(Path(f"/proc/{own}/stat").read_text().rsplit(")", 1)[1].split()[1])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    everyone = [first, *map(int, children)]
    tell(everyone, signal.SIGSTOP)
    try:
        yield
    finally:
        tell(everyone, signal.SIGCONT)


def tell(processes: list[int], what: signal.Signals) -> None:
    """Sends a signal to all that are still there: the connection that was just closed may be gone by now."""
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_postgresql_that_stands_still_hangs_nobody(
    postgresql: str, run_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own limits of time stand still with it: whoever waits is told to come back, and all is well afterwards."""
    monkeypatch.setattr(Patient, "patience", 0.5)
    monkeypatch.setattr(patient, "PATIENCE", 0.5)
    running = run_server(Settings(database=postgresql, rate=0, creations_rate=0))
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=60) as client:
            assert 201 == client.post("/api/tables", json=NEW).status_code
            with standing_still(postgresql):
                assert AWAY == told(client.post("/api/tables", json=NEW))
                assert AWAY == told(client.get("/api/tables"))
                assert 503 == client.get("/readyz").status_code
            assert (200, "ok") == wait_for(client, (200, "ok"))
            assert 201 == client.post("/api/tables", json=NEW).status_code
    finally:
        running.stop()


def refuse_connections(patch: pytest.MonkeyPatch, database: Database, url: Any) -> None:
    """Sends new connections to a port where nobody listens."""
    dialect = database.engine.dialect
    _, arguments = dialect.create_connect_args(url)
    patch.setattr(database.engine.pool, "_creator", lambda record=None: dialect.connect(**arguments))
    patch.setattr(database.engine.pool, "_invoke_creator", lambda record=None: dialect.connect(**arguments))


@pytest.mark.parametrize(
    ("error", "trouble"),
    [(sqlite3.SQLITE_FULL, "full"), (sqlite3.SQLITE_IOERR, "away"), (sqlite3.SQLITE_BUSY | 1 << 8, "busy")],
)
def test_errors_of_sqlite_have_a_word(error: int, trouble: str) -> None:
    """Also in their finer kinds."""
    raised = sqlite3.OperationalError("words")
    raised.sqlite_errorcode = error
    assert trouble == troubles.trouble_of(raised)


def test_what_a_constraint_forbids_is_no_trouble() -> None:
    """It says that another process was first."""
    with pytest.raises(IntegrityError), troubles.named():
        raise IntegrityError("statement", {}, sqlite3.IntegrityError())


def damaged(path: Path) -> str:
    path.write_bytes(b"This is no database at all. " * 100)
    path.chmod(0o644)
    return f"sqlite:///{path}"


def sound(path: Path) -> str:
    database = Database(f"sqlite:///{path}")
    migrate(database)
    database.close()
    return f"sqlite:///{path}"


def newer(path: Path) -> str:
    url = sound(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return url


def locked_for_writing(path: Path) -> str:
    sound(path)
    return f"sqlite:///file:{path}?mode=ro&uri=true"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [damaged, newer, locked_for_writing])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_cannot_be_used_is_explained(
    make: Callable[[Path], str],
    language: str,
    workers: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In one sentence that names it."""
    monkeypatch.setattr(uvicorn.Server, "run", None)
    monkeypatch.setattr(Workers, "run", None)
    url = make(tmp_path / "tables.sqlite")
    command = ["--language", language, "serve", "--no-browser", "--port", "0", "--workers", workers, "--database", url]
    assert 2 == main(command)
    lines = capsys.readouterr().err.strip().splitlines()
    assert 1 == len(lines) and str(tmp_path / "tables.sqlite") in lines[0]


def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also one that an older version has made, and those that SQLite puts beside it."""
    path = tmp_path / "tables.sqlite"
    path.touch(0o644)
    path.chmod(0o644)
    database = Database(f"sqlite:///{path}")
    migrate(database)
    modes = {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in tmp_path.iterdir()}
    database.close()
    assert dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), "0o600") == modes


def test_a_file_of_others_keeps_its_rights(tmp_path: Path) -> None:
    """Somebody mistyped the name of the database."""
    damaged(tmp_path / "letter.txt")
    Database(f"sqlite:///{tmp_path / 'letter.txt'}").close()
    assert 0o644 == stat.S_IMODE((tmp_path / "letter.txt").stat().st_mode)
