"""The people of a season: each plays wherever it is her turn, and listens to one of her tables.

What is not answered is asked again, with the same key, as clients do: a server that stops, or is killed, must neither
lose nor double anything.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections import defaultdict
from random import Random
from typing import Any, Final

import httpx2

SEATS: Final = [{"kind": "me"}, {"kind": "open"}]
GAME: Final = {"game": "s-evolution", "options": {"players": 2}}
PAUSE: Final = 0.05  # seconds
OVER: Final = 409


class Board:
    """What all of them know: invitations that somebody may take, what was acknowledged, and what went wrong."""

    def __init__(self, tables: int) -> None:
        self.left = tables  # to be made still
        self.event = ""
        self.is_over = False
        self.acknowledged: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        self.complaints: list[str] = []
        self.states: dict[str, str] = {}  # of tables, when somebody last asked
        self.told = self.opened = 0
        self._invited: list[tuple[str, str, str]] = []
        self._lock = threading.Lock()

    def complain(self, words: str) -> None:
        """Something that must not be."""
        with self._lock:
            self.complaints.append(words)

    def may_make(self) -> bool:
        """Whether another table is to be made; who asks makes it."""
        with self._lock:
            self.left -= 1
            return self.left >= 0

    def invite(self, table: str, token: str, by: str) -> None:
        """A seat for anybody else."""
        with self._lock:
            self._invited.append((table, token, by))

    def invitation(self, name: str) -> tuple[str, str] | None:
        """A seat that somebody else has free."""
        with self._lock:
            for at, (table, token, by) in enumerate(self._invited):
                if by != name:
                    del self._invited[at]
                    return table, token
        return None

    def is_done(self, person: Person) -> bool:
        """Whether all tables are over, and the tournament is."""
        if self.left > 0 or self._invited:
            return False
        event = person.ask("GET", f"/api/events/{self.event}")
        return bool(event.json()["state"] == "over") and not self.waiting

    @property
    def waiting(self) -> int:
        """How many tables are still played, by what the players were told last."""
        with self._lock:
            return sum(state != "over" for state in list(self.states.values()))


class Person:
    """Somebody who is known by a key."""

    def __init__(self, url: str, name: str, board: Board) -> None:
        self.url, self.name, self.board, self.rng = url, name, board, Random(name)
        self.heads = {"Holocene-Person": secrets.token_urlsafe(24)}
        self._tokens: dict[str, dict[str, str]] = {}
        self._client = httpx2.Client(base_url=url, timeout=30)

    def ask(self, method: str, path: str, body: Any = None, heads: dict[str, str] | None = None) -> httpx2.Response:
        """Asks until there is an answer."""
        while True:
            try:
                answer = self._client.request(method, path, headers=heads or self.heads, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx2.HTTPError:
                pass
            time.sleep(PAUSE)

    def introduce(self) -> None:
        """Says who she is."""
        self.ask("POST", "/api/me", {"name": self.name})

    def hold_event(self, rounds: int) -> None:
        """Plans the tournament of the season."""
        wanted = {"name": "Season", "game": "s-evolution", "size": 2, "rounds": rounds, "most": 64, "rated": True}
        self.board.event = self.ask("POST", "/api/events", wanted).json()["id"]

    def enter(self) -> None:
        """Enters it."""
        self.ask("POST", f"/api/events/{self.board.event}/enter", {})

    def begin_event(self) -> None:
        """Begins it."""
        self.ask("POST", f"/api/events/{self.board.event}/begin", {})

    def live(self) -> None:
        """Makes tables or sits down at others', and plays wherever it is her turn, until the season is over."""
        while not self.board.is_over:
            self._sit_down()
            own = self.ask("GET", "/api/me/tables").json()
            for each in own:
                self.board.states[each["table"]["table"]] = each["table"]["state"]
                if each["your_turn"]:
                    self._play(each["table"]["table"], each["seat"])
            time.sleep(PAUSE)

    def _sit_down(self) -> None:
        if (found := self.board.invitation(self.name)) is not None:
            table, token = found
            body = {"name": self.name, "token": secrets.token_urlsafe(24)}
            self.ask("POST", f"/api/tables/{table}/join", body, {**self.heads, "Authorization": f"Bearer {token}"})
        elif self.board.may_make():
            pace = self.rng.choice([0, 30])
            made = self.ask("POST", "/api/tables", {**GAME, "seats": SEATS, "rated": True, "pace": pace}).json()
            self.board.states[made["table"]] = "open"
            self.board.invite(made["table"], made["seats"][1]["invitation"], self.name)

    def opened(self, table: str) -> dict[str, str]:
        """What opens her seat there."""
        if table not in self._tokens:
            token = self.ask("POST", f"/api/me/tables/{table}").json()["token"]
            self._tokens[table] = {"Authorization": f"Bearer {token}"}
        return self._tokens[table]

    def _play(self, table: str, seat: int) -> None:
        """One move, asked for with the same key until it is acknowledged or refused."""
        heads = self.opened(table)
        now = self.ask("GET", f"/api/tables/{table}/moment", None, heads).json()
        if now["to_act"] != seat or not now["moves"]:
            return
        moves = [self.rng.choice(now["moves"])["move"]]
        body = {"n": now["n"], "moves": moves, "key": secrets.token_hex(8)}
        answer = self.ask("POST", f"/api/tables/{table}/moves", body, heads)
        if answer.status_code == 200:
            self.board.acknowledged[table, seat].append(json.dumps(moves, separators=(",", ":"), ensure_ascii=False))
            self.board.states[table] = answer.json()["state"]
        elif answer.status_code != OVER:
            self.board.complain(f"{self.name} at {table}: {answer.status_code} {answer.text[:200]}")

    def listen(self) -> None:
        """Has one of her tables open, one after the other; what the stream tells must follow on what it told before."""
        with httpx2.Client(base_url=self.url, timeout=30) as client:
            while not self.board.is_over:
                for table in list(self._tokens):
                    if self.board.states.get(table) == "running" and not self.board.is_over:
                        self._follow(client, table)
                time.sleep(PAUSE)

    def _follow(self, client: httpx2.Client, table: str) -> None:
        last: tuple[int, int] | None = None  # the version, and how many moves it had
        while not self.board.is_over:
            heads = {**self._tokens[table], "Accept": "application/x-ndjson"}
            heads |= {"Last-Event-ID": str(last[0])} if last else {}
            try:
                with client.stream("GET", f"/api/tables/{table}/stream", headers=heads) as response:
                    self.board.opened += 1
                    for line in response.iter_lines():
                        if line and (told := json.loads(line))["event"] == "moment":
                            last = self._heard(table, last, told)
                            if told["data"]["state"] == "over":
                                return
                        if self.board.is_over:
                            return
            except (httpx2.HTTPError, json.JSONDecodeError):  # the server ended, perhaps in the middle of a line
                time.sleep(PAUSE)

    def _heard(self, table: str, last: tuple[int, int] | None, told: dict[str, Any]) -> tuple[int, int]:
        """Checks that a moment follows on the last one: no version goes back, and no move between them is left out."""
        version, data = int(told["id"]), told["data"]
        self.board.told += 1
        if last is not None and (version < last[0] or data["since"] > last[1]):
            self.board.complain(f"{self.name} at {table}: version {version} since {data['since']} after {last}")
        return version, int(data["n"])
