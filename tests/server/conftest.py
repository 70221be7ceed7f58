"""Servers to test against: in this process for single requests, on a real port where a stream must flow."""

from __future__ import annotations

import logging
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import psycopg
import pytest
import uvicorn
from psycopg import sql

from holocene.server.app import create_app
from holocene.server.logs import LOGGER, JsonLines
from holocene.server.settings import Settings
from holocene.server.start import config_of
from tests.server.direct import TestClient

PATIENCE = 60.0  # seconds: long, since only a failing test waits so long
LINKS = ("token", "invitation")
NDJSON = {"Accept": "application/x-ndjson"}


class Table:
    """A table seen by a client: its tokens and invitations, and short ways to ask."""

    def __init__(self, client: Any, created: dict[str, Any]) -> None:
        self.client = client
        self.created = created
        self.id = created["table"]
        self.url = f"/api/tables/{self.id}"
        self.tokens = {seat["seat"]: seat[key] for seat in created["seats"] for key in LINKS if key in seat}
        self.tokens[-1] = created["spectator"]
        self.tokens[-2] = created["host"]

    def head(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str, seat: int = -2, /, **params: Any) -> Any:
        return self.client.get(self.url + path, headers=self.head(seat), params=params)

    def post(self, path: str, seat: int = -2, /, **body: Any) -> Any:
        return self.client.post(self.url + path, headers=self.head(seat), json=body)

    def sit(self, seat: int, name: str = "", word: str = "") -> Any:
        """Sits down with whatever link there is to the seat, and keeps the token that comes of it."""
        answer = self.post("/join", seat, name=name, word=word)
        assert 200 == answer.status_code, answer.text
        self.tokens[seat] = answer.json()["token"] or self.tokens[seat]
        return answer

    def moment(self, seat: int = -2) -> dict[str, Any]:
        answer = self.get("/moment", seat)
        assert 200 == answer.status_code, answer.text
        return answer.json()

    def settled(self, seat: int = -2, seconds: float = PATIENCE) -> dict[str, Any]:
        """The moment when no bot is to decide any more."""
        for _ in range(int(seconds / 0.02)):
            now = self.moment(seat)
            if now["state"] == "over" or now["seats"][now["to_act"]]["kind"] != "bot":
                return now
            time.sleep(0.02)
        raise AssertionError(f"the bots of table {self.id} do not move")

    def play(self, seat: int, move: str, n: int | None = None, **more: Any) -> Any:
        return self.post("/moves", seat, n=self.moment(seat)["n"] if n is None else n, moves=[move], **more)

    def play_on(self, rng: Random, most: int, seat: int | None = None) -> None:
        """Plays up to so many moves at random, for whoever has a token here; each answer says how it goes on."""
        now = self.settled()
        for _ in range(most):
            if now["state"] == "over" or seat not in (None, now["to_act"]):
                return
            own = now if now["seat"] == now["to_act"] else self.moment(now["to_act"])
            answer = self.play(own["to_act"], rng.choice(own["moves"])["move"], own["n"])
            assert 200 == answer.status_code, answer.text
            now = answer.json()
            if now["state"] != "over" and now["seats"][now["to_act"]]["kind"] == "bot":
                now = self.settled()


def new_table(client: Any, game: str = "progress", kinds: str = "me bot", **more: Any) -> Table:
    """A table with seats of these kinds."""
    seats = [{"kind": kind} for kind in kinds.split()]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "think": 0.05, **more})
    assert 201 == answer.status_code, answer.text
    return Table(client, answer.json())


def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that other threads bring about."""
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends, "it does not come about"
        time.sleep(0.01)


@pytest.fixture(scope="session")
def wait_for() -> Callable[[Callable[[], bool]], None]:
    return until


@pytest.fixture(scope="session")
def make_table() -> Callable[..., Table]:
    return new_table


def plain_settings(folder: Path, **more: Any) -> Settings:
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    return Settings(**{"database": url, "durable": False, "rate": 0, "creations_rate": 0, "sweep": 1.0, **more})


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return plain_settings(tmp_path)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """An application in this process, for the tests of a file."""
    with TestClient(create_app(plain_settings(tmp_path_factory.mktemp("server")))) as client:
        yield client


class Kept(logging.Handler):
    """Keeps the lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(JsonLines().format(record))


@pytest.fixture
def log_lines() -> Iterator[list[str]]:
    """What the server logs during a test, however its log was set up before."""
    kept, before = Kept(), (LOGGER.handlers, LOGGER.level, LOGGER.propagate)
    LOGGER.handlers, LOGGER.propagate = [kept], False
    LOGGER.setLevel(logging.INFO)
    yield kept.lines
    LOGGER.handlers, LOGGER.propagate = before[0], before[2]
    LOGGER.setLevel(before[1])


class Running:
    """A server on a port of this machine."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.service = self.app.state.service
        self.server = uvicorn.Server(config_of(self.app, settings))
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.service.live.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()


@pytest.fixture(scope="session")
def run_server() -> Callable[[Settings], Running]:
    return Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server, for the tests of a file."""
    running = Running(plain_settings(tmp_path_factory.mktemp("server"), heartbeat=0.3))
    yield running
    running.stop()


@pytest.fixture
def remote(server: Running) -> Iterator[httpx2.Client]:
    """A client of the real server."""
    with httpx2.Client(base_url=server.url, verify=False, timeout=20) as client:
        yield client


class Lines:
    """An open ND-JSON stream, read line by line."""

    def __init__(self, response: httpx2.Response) -> None:
        self.response = response
        self.raw: list[str] = []
        self._lines = response.iter_lines()

    def next(self, event: str = "moment", until: Callable[[Any], bool] = lambda data: True) -> dict[str, Any]:
        """The next line of a kind whose data fit."""
        ends = time.monotonic() + PATIENCE
        for line in self._lines:
            self.raw.append(line)
            assert time.monotonic() < ends, f"no '{event}' that fits in {self.raw}"
            if line:
                told = msgspec.json.decode(line)
                if told["event"] == event and until(told["data"]):
                    return told
        raise AssertionError(f"the stream ended before '{event}'")

    def rest(self) -> list[str]:
        return list(self._lines)


@pytest.fixture(scope="session")
def lines_of() -> Callable[[Any], Lines]:
    return Lines


def programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("initdb")
    return found[-1] if found else Path(on_path).parent if on_path else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL of our own, thrown away afterwards; a database's name is still to be added."""
    where = programs()
    if where is None:
        assert os.environ.get("CI") != "true", "CI must have PostgreSQL: apt-get install postgresql"
        pytest.skip("no PostgreSQL here: apt-get install postgresql")
    user = "nobody" if os.geteuid() == 0 else None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="holocene-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o777)
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"

        def run(*command: str) -> None:
            done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
            assert 0 == done.returncode, done.stderr

        made = ["-D", str(folder / "data"), "-U", "holocene", "-A", "trust", "-E", "UTF8", "--no-sync"]
        run(str(where / "initdb"), *made)
        run(str(where / "pg_ctl"), "-D", str(folder / "data"), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://holocene@127.0.0.1:{port}/"
        finally:
            run(str(where / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop")


@pytest.fixture(scope="module")
def postgresql(cluster: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database, for the tests of a file."""
    name = request.module.__name__.rpartition(".")[2]
    with psycopg.connect(f"{cluster}postgres", autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return cluster + name


@pytest.fixture
def three(client: TestClient, make_table: Callable[..., Any]) -> Any:
    """Three people, the second and third by invitation; `spent` is the invitation that the second used."""
    table = make_table(client, kinds="me open open", options={"players": 3})
    table.spent = table.tokens[1]
    table.sit(1, "Bob")
    table.sit(2, "Cem")
    return table
