"""kill -9 under load: no acknowledged move is lost or doubled, and every game can be played on.

Players retry with the same key until they are answered, as clients do. In the end the record of each table must be
exactly the moves that were acknowledged, in order.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

TABLES = 4
KILLS = 2


class Served:
    """`holocene serve` as a process of its own that can be killed and started again."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "holocene.cli.main", "serve", "--no-browser", "--port", str(self.port)]
        self.command += ["--database", database, "--workers", str(workers)]
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "HOLOCENE_SERVER": '{"rate": 0, "creations_rate": 0}'}
        self.process = subprocess.Popen(
            self.command, start_new_session=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                if httpx2.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx2.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays one table for all its humans, and remembers what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.rng = Random(number)
        self.acknowledged: list[str] = []
        self.fault: Exception | None = None
        self.created: dict[str, Any] = {}

    def ask(self, client: httpx2.Client, method: str, path: str, seat: int = 0, **more: Any) -> httpx2.Response:
        """Asks until somebody answers."""
        heads = {}
        if self.created:
            heads = {"Authorization": f"Bearer {self.created['seats'][seat]['token']}"}
        for _ in range(1200):
            try:
                answer = client.request(method, path, headers=heads, **more)
                if answer.status_code not in (429, 500, 503):
                    return answer
            except httpx2.HTTPError:
                pass
            time.sleep(0.02)
        raise AssertionError("nobody answers")

    def run(self, stop: threading.Event) -> None:
        try:
            with httpx2.Client(base_url=self.url, timeout=5) as client:
                self.play(client, stop)
        except Exception as error:
            self.fault = error

    def play(self, client: httpx2.Client, stop: threading.Event) -> None:
        if not self.created:
            game = "progress" if self.rng.random() < 0.6 else "s-evolution"
            body = {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
            self.created = self.ask(client, "POST", "/api/tables", json=body).json()
        base = f"/api/tables/{self.created['table']}"
        while not stop.is_set():
            seat = max(0, self.ask(client, "GET", base + "/moment").json()["to_act"])
            now = self.ask(client, "GET", base + "/moment", seat).json()
            if now["state"] == "over":
                return
            assert now["n"] == len(self.acknowledged), "a move was lost or doubled"
            move = self.rng.choice(now["moves"])["move"]
            body = {"n": now["n"], "moves": [move], "key": f"{now['n']}-{self.rng.random()}"}
            answer = self.ask(client, "POST", base + "/moves", seat, json=body)
            assert (200, now["n"] + 1) == (answer.status_code, answer.json()["n"]), answer.text
            self.acknowledged.append(move)

    def record(self, client: httpx2.Client) -> list[str]:
        answer = self.ask(client, "GET", f"/api/tables/{self.created['table']}/record")
        return [move for _, move in answer.json()["decisions"]]


def survive(database: str, workers: int, kills: int = KILLS, tables: int = TABLES, seed: int = 1) -> int:
    """Plays while the server is killed; how many moves were acknowledged."""
    rng = Random(seed)
    served = Served(database, workers)
    try:
        players = [Player(served.url, number) for number in range(tables)]
        stop = threading.Event()
        threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(kills):
            time.sleep(rng.uniform(0.6, 1.6))
            served.kill()
            served.start()
        time.sleep(1)
        stop.set()
        for thread in threads:
            thread.join()
        assert [] == [player.fault for player in players if player.fault]
        with httpx2.Client(base_url=served.url, timeout=10) as client:
            for player in players:
                assert player.acknowledged == player.record(client)
        return sum(len(player.acknowledged) for player in players)
    finally:
        served.kill()


def test_nothing_is_lost_with_sqlite(tmp_path: Path) -> None:
    """One process and one file."""
    assert survive(f"sqlite:///{tmp_path / 'tables.sqlite'}", 1) > 10


def programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("initdb")
    return found[-1] if found else Path(on_path).parent if on_path else None


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL of our own, thrown away afterwards."""
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

        run(
            str(where / "initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            "holocene",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        )
        run(str(where / "pg_ctl"), "-D", str(folder / "data"), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://holocene@127.0.0.1:{port}/postgres"
        finally:
            run(str(where / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop")


def test_nothing_is_lost_with_postgresql_and_two_workers(postgresql: str) -> None:
    """Any worker may answer; the log decides."""
    assert survive(postgresql, 2, kills=1) > 10


def test_postgresql_plays_the_same(postgresql: str, make_table: Any, run_server: Any, lines_of: Any) -> None:
    """Bots, undo, a take-back, and streams that another server's moves wake by NOTIFY."""
    from holocene.server.settings import Settings

    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    try:
        with httpx2.Client(base_url=one.url) as here, httpx2.Client(base_url=two.url) as there:
            table = make_table(here, kinds="here here bot", seed=5, options={"players": 3, "first": "0"})
            path, heads = table.url + "/stream", {**table.head(1), "Accept": "application/x-ndjson"}
            with there.stream("GET", path, headers=heads) as response:
                lines = lines_of(response)
                assert 0 == lines.next()["data"]["n"]
                for _ in range(100):  # the other server hears of it
                    if table.moment(0)["seats"][1]["present"]:
                        break
                    time.sleep(0.05)
                assert [False, True] == [seat["present"] for seat in table.moment(0)["seats"][:2]]
                free = next(m["move"] for m in table.moment(0)["moves"] if not m["barrier"])
                table.play(0, free, 0)
                assert 1 == lines.next(until=lambda data: data["n"] == 1)["id"]
                table.post("/undo", 0, n=1)
                assert 2 == lines.next(until=lambda data: data["n"] == 0)["id"]
            table.play_on(Random(1), 20)
            table.settled()
            assert table.get("/moment", 0).content == there.get(table.url + "/moment", headers=table.head(0)).content
    finally:
        one.stop()
        two.stop()
