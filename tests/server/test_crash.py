"""kill -9 under load: nothing that was acknowledged is lost or doubled, and every game can be played on.

Many games go on at once. A few players go round them: they sit down by invitation, make moves, and now and then
agree to take one back. What is not answered is asked again, with the same key or token, as clients do; the server is
killed whenever a chance number of moves has been acknowledged. In the end the record of each table must be exactly the
moves that were acknowledged, in order, less those taken back, and each must take another move.

`make soak` kills more often.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

PLAYERS = 6
FEW, MANY = (1, 12), (20, 100)  # kills and tables
BACK = 0.06  # how often a move is taken back
MOVES = (60, 140)  # between two kills
PATIENCE = 120.0  # seconds until somebody must have answered


class Served:
    """`holocene serve` as a process of its own that can be killed and started again."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "holocene.cli.main", "serve", "--no-browser", "--port", str(self.port)]
        self.command += ["--database", database]
        self.workers = workers
        self.start()

    def start(self) -> None:
        command = [*self.command, "--workers", str(self.workers)]
        environment = {**os.environ, "HOLOCENE_SERVER": '{"rate": 0, "creations_rate": 0, "prepare": false}'}
        self.process = subprocess.Popen(
            command, start_new_session=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                if httpx2.get(f"{self.url}/healthz", verify=False, timeout=2).status_code == 200:
                    return
            except httpx2.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Game:
    """A table, and what was acknowledged at it."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.game = "s-evolution" if number % 2 else "progress"
        self.created: dict[str, Any] = {}
        self.acknowledged: list[str] = []
        self.made = 0  # moves, taken back or not
        self.seat = 0
        self.tokens: dict[int, str] = {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.created['table']}"

    @property
    def heads(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[self.seat]}"} if self.tokens else {}


class Player:
    """Goes round some games, playing for everybody."""

    def __init__(self, url: str, games: list[Game]) -> None:
        self.games = games
        self.asked_again = 0
        self.fault: Exception | None = None
        self.stop = threading.Event()
        self.gives_up = False
        self.client = httpx2.Client(base_url=url, verify=False, timeout=60)
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    @property
    def acknowledged(self) -> int:
        return sum(game.made for game in self.games)

    def finish(self) -> None:
        """Lets every game take one more move, and looks whether the record is what was acknowledged."""
        self.stop.set()
        self.thread.join()
        if self.fault is not None:
            raise self.fault
        for game in self.games:
            self.play(game)
            record = self._ask("GET", game.path + "/record", game).json()
            assert game.acknowledged == [move for _, move in record["decisions"]]

    def leave(self) -> None:
        """Ends, whatever is still to be answered."""
        self.gives_up = True
        self.stop.set()
        self.thread.join()
        self.client.close()

    def _run(self) -> None:
        try:
            for game in self.games:
                self.sit_down(game)
            while not self.stop.is_set():
                for game in self.games:
                    self.play(game)
        except Exception as error:
            self.fault = error

    def sit_down(self, game: Game) -> None:
        """Makes a table for two, and takes both seats: one's own, and one by invitation, with a token of one's own."""
        body = {"game": game.game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2}, "word": "w0"}
        game.created = self._ask("POST", "/api/tables", game, json=body).json()
        first, second = game.created["seats"]
        game.tokens, game.seat = {0: first["token"], 1: second["invitation"]}, 1
        chosen = f"{game.rng.getrandbits(160):040x}"
        answer = self._ask("POST", game.path + "/join", game, json={"word": "w1", "token": chosen}).json()
        assert (1, chosen) == (answer["seat"], answer["token"])
        game.tokens[1] = chosen

    def _ask(self, method: str, path: str, game: Game, **more: Any) -> httpx2.Response:
        """Asks until somebody answers; that must not be a fault of the server's own."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and not self.gives_up:
            try:
                answer = self.client.request(method, path, headers=game.heads, **more)
            except httpx2.HTTPError:
                self.asked_again += 1
                time.sleep(0.05)
            else:
                assert answer.status_code < 300, answer.text
                return answer
        raise AssertionError("nobody answers")

    def play(self, game: Game) -> None:
        """One move of whoever is to decide."""
        now = self._ask("GET", game.path + "/moment", game).json()
        assert now["n"] == len(game.acknowledged), "a move was lost or doubled"
        if now["state"] == "over":
            return
        if now["to_act"] != game.seat:
            game.seat = now["to_act"]
            now = self._ask("GET", game.path + "/moment", game).json()
        move = game.rng.choice(now["moves"])["move"]
        body = {"n": now["n"], "moves": [move], "key": f"{now['n']}-{game.rng.random()}"}
        answer = self._ask("POST", game.path + "/moves", game, json=body).json()
        assert now["n"] + 1 == answer["n"]
        game.acknowledged.append(move)
        game.made += 1
        if game.rng.random() < BACK:
            self.take_back(game, answer["n"])

    def take_back(self, game: Game, n: int) -> None:
        """The one who moved asks, the other agrees. Where an answer is lost, the table tells what came of it; where it
        came, that must have been done."""
        mover = game.seat
        try:
            asked = self.client.post(game.path + "/takeback", headers=game.heads, json={"n": n})
            game.seat = 1 - mover
            accept = {"accept": True}
            agreed = self.client.post(game.path + "/takeback/answer", headers=game.heads, json=accept)
        except httpx2.HTTPError:
            self.asked_again += 1
            now = self._ask("GET", game.path + "/moment", game).json()
            assert now["n"] <= n
            del game.acknowledged[now["n"] :]
            return
        if (asked.status_code, agreed.status_code) == (200, 200):
            assert agreed.json()["n"] < n
            del game.acknowledged[agreed.json()["n"] :]


def survive(database: str, workers: int, kills: int, tables: int, seed: int = 1) -> int:
    """Plays while the server is killed; how many moves were acknowledged."""
    rng = Random(seed)
    games = [Game(number) for number in range(tables)]
    served = Served(database, workers)
    players = [Player(served.url, games[at::PLAYERS]) for at in range(PLAYERS)]
    try:
        due = tables
        for _ in range(kills):
            due += rng.randrange(*MOVES)
            while sum(player.acknowledged for player in players) < due and not any(p.fault for p in players):
                time.sleep(rng.uniform(0.001, 0.02))
            served.kill()
            served.start()
        for player in players:
            player.finish()
    finally:
        served.kill()
        for player in players:
            player.leave()
    assert all(player.asked_again for player in players), "the server was killed while nobody asked anything"
    return sum(player.acknowledged for player in players)


@pytest.mark.parametrize(("kills", "tables"), [FEW, pytest.param(*MANY, marks=pytest.mark.soak)])
def test_nothing_is_lost_with_sqlite(tmp_path: Path, kills: int, tables: int) -> None:
    """One process and one file."""
    assert survive(f"sqlite:///{tmp_path / 'tables.sqlite'}", 1, kills, tables) > kills * MOVES[0] + tables


@pytest.mark.parametrize(("kills", "tables"), [FEW, pytest.param(*MANY, marks=pytest.mark.soak)])
def test_nothing_is_lost_with_postgresql_and_two_workers(postgresql: str, kills: int, tables: int) -> None:
    """Any worker may answer; the log decides."""
    assert survive(postgresql, 2, kills, tables) > kills * MOVES[0] + tables
