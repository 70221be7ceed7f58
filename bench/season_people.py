"""The people of a season: each opens tables or sits down at others', invites and is invited, and plays wherever it is
her turn. Some forget it now and then.

What is not answered is asked again, with the same key, as clients do: a server that stops, or is killed, must neither
lose nor double anything.
"""

from __future__ import annotations

import json
import secrets
import time
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

import httpx2

from bench.season_board import DAY, Board, Kind, Made

GAME: Final = "s-evolution"
PAUSE: Final = 0.05  # seconds
REST: Final = 1.0  # seconds of a vacation
OVER: Final = 409
BEGUN: Final = 6  # moves after which somebody may forget her turn, ask for another pace or go away
SELDOM: Final = 8  # rounds between two looks at what seldom changes
MANY: Final = 4  # unfinished tables of one person


class Person:
    """Somebody who is known by a key."""

    def __init__(self, url: str, name: str, board: Board, seed: int) -> None:
        self.url, self.name, self.board, self.rng = url, name, board, Random(f"{seed} {name}")
        self.heads = {"Holocene-Person": secrets.token_urlsafe(24)}
        self.tokens: dict[str, dict[str, str]] = {}
        self.id = ""
        self._client = httpx2.Client(base_url=url, timeout=30)
        self._left: dict[str, int] = {}  # how often she is still to forget her turn, by table
        self._asked: set[str] = set()  # tables where she has asked for another pace
        self._open: list[str] = []  # her tables that somebody is still to be invited to

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

    def get(self, path: str) -> Any:
        """What is there for her to see."""
        return self.ask("GET", path).json()

    def introduce(self) -> None:
        """Says who she is."""
        self.id = self.ask("POST", "/api/me", {"name": self.name, "zone": "UTC"}).json()["id"]
        self.board.people[self.name] = self.id

    def live(self) -> None:
        """Her season, round by round."""
        at = self.rng.randrange(SELDOM)
        while not self.board.is_over:
            at += 1
            if at % SELDOM == 0:
                self._answer_invitations()
                self._invite()
                self._look_around()
            elif at % SELDOM == SELDOM // 2:
                for table in list(self._left):
                    self._forget(table)
                self._vote()
            self._play_on()
            time.sleep(PAUSE)

    # Sitting down

    def _look_around(self) -> None:
        """Sits down at a table of the list, or opens one."""
        lobby = self.get("/api/lobby")
        if len(self.tokens) - self.board.finished[self.name] > MANY:
            return
        free = [each for each in lobby["tables"] if all(seat["person"] != self.id for seat in each["seats"])]
        if free:
            table = self.rng.choice(free)["table"]
            token = secrets.token_urlsafe(24)
            answer = self.ask("POST", f"/api/lobby/{table}/sit", {"word": self.name, "token": token})
            if answer.status_code == 200:
                self._sat(table, token)
                self.board.count("sat down from the lobby")
            elif answer.status_code != OVER:
                self.board.complain(f"{self.name} may not sit down at {table}: {answer.text[:200]}")
        elif (kind := self.board.next_kind()) is not None:
            self._make(kind)

    def _make(self, kind: Kind) -> None:
        seats = [{"kind": "me", "name": self.name}, *({"kind": "open"} for _ in range(kind.players - 1))]
        wanted = {"game": GAME, "options": {"players": kind.players}, "seats": seats, "rated": True, "think": 0}
        answer = self.ask("POST", "/api/tables", {**wanted, **kind.more})
        if answer.status_code != 201:
            self.board.complain(f"{self.name} may make no table: {answer.text[:200]}")
            return
        made = answer.json()
        self.board.made[made["table"]] = Made(kind, self.name)
        self.board.count(f"tables made: {kind.name}")
        self._sat(made["table"], made["seats"][0]["token"])
        if kind.lapses:
            self._left[made["table"]] = kind.lapses
        if not kind.more:
            self._open.append(made["table"])

    def _sat(self, table: str, token: str) -> None:
        self.tokens[table] = {"Authorization": f"Bearer {token}"}

    def _invite(self) -> None:
        """Asks one after the other to a table of hers, until somebody comes."""
        for each in self.get("/api/invitations")["declined"]:
            self.ask("POST", f"/api/invitations/{each['id']}/heard")
            self._open.append(each["table"])
        for table in [self._open.pop() for _ in range(len(self._open))]:
            other = self.rng.choice([person for name, person in self.board.people.items() if name != self.name])
            answer = self.ask("POST", "/api/invitations", {"table": table, "person": other})
            if answer.status_code == 201:
                self.board.count("invitations")
            else:  # blocked, or asked before, or enough of hers wait there
                self._open += [table] if answer.json()["key"] != "server-lobby-full" else []

    def _answer_invitations(self) -> None:
        for each in self.get("/api/invitations")["waiting"]:
            path, token = f"/api/invitations/{each['id']}", secrets.token_urlsafe(24)
            accept = {"word": self.name, "token": token}
            if self.rng.random() < 0.6:
                answer = self.ask("POST", f"{path}/accept", accept)
                self._sat(each["table"], token)
                self.ask("POST", f"{path}/decline")  # too late
                self.board.answers[each["id"]] = "accepted"
            else:
                answer = self.ask("POST", f"{path}/decline")
                self.board.answers[each["id"]] = "declined"
                if self.ask("POST", f"{path}/accept", accept).status_code != OVER:
                    self.board.complain(f"{self.name} could accept what she had declined")
            if answer.status_code != 200:
                self.board.complain(f"{self.name} could not answer: {answer.text[:200]}")

    # Playing

    def opened(self, table: str) -> dict[str, str]:
        """What opens her seat there."""
        if table not in self.tokens:
            self._sat(table, self.ask("POST", f"/api/me/tables/{table}").json()["token"])
        return self.tokens[table]

    def _moment(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}/moment", None, self.opened(table)).json()

    def _play_on(self) -> None:
        """A move at the table with the least time left, and at the next one after it."""
        table = ""
        for _ in range(2):
            found = self.get(f"/api/me/next?after={table}")
            table = found["table"]
            if not table:
                return
            self._play(table, found["seat"])

    def _play(self, table: str, seat: int) -> None:
        """One move, asked for with the same key until it is acknowledged or refused."""
        now = self._moment(table)
        if now["to_act"] != seat or not now["moves"] or (self._left.get(table) and now["n"] >= BEGUN):
            return
        if now["pace"] == DAY and now["n"] >= BEGUN:
            self._consider_time(table, now)
        moves = [self.rng.choice(now["moves"])["move"]]
        body = {"n": now["n"], "moves": moves, "key": secrets.token_hex(8)}
        answer = self.ask("POST", f"/api/tables/{table}/moves", body, self.tokens[table])
        if answer.status_code == 200:
            self.board.acknowledged[table, seat].append(json.dumps(moves, separators=(",", ":"), ensure_ascii=False))
            if answer.json()["state"] == "over":
                self.board.finished.update(each["name"] for each in answer.json()["seats"])
        elif answer.status_code != OVER:
            self.board.complain(f"{self.name} at {table}: {answer.status_code} {answer.text[:200]}")

    # Time

    def _consider_time(self, table: str, now: Any) -> None:
        """At tables with a day for a turn: one has a vacation, others ask for two days."""
        made = self.board.made.get(table)
        if made is None or made.by != self.name or table in self._asked:
            return
        self._asked.add(table)
        if not self.board.goes_away(self.name):
            answer = self.ask("POST", f"/api/tables/{table}/pace", {"pace": 2 * DAY}, self.tokens[table])
            self.board.count("other paces proposed", answer.status_code == 200)
            return
        until = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
        self.ask("PUT", "/api/me/vacation", {"until": until})
        stands = self._moment(table)["due"]
        time.sleep(REST)
        stands += self._moment(table)["due"]
        self.ask("PUT", "/api/me/vacation", {"until": None})
        runs = self._moment(table)["due"]
        self.board.count("vacations")
        if stands or not now["due"] + REST <= runs <= time.time() + DAY:
            self.board.complain(f"the clock of {table} was {now['due']}, on vacation {stands}, then {runs}")

    def _forget(self, table: str) -> None:
        """A table where she lets her time run out; afterwards she comes back."""
        now = self._moment(table)
        own = now["seats"][now["seat"]]
        is_enough = own["late"] >= self._left[table] or now["state"] == "over"
        if not is_enough and now["to_act"] == now["seat"] and now["n"] >= BEGUN and not own["away"]:
            if now["ballot"] is None:
                self.board.waits.add(table)
            return
        self.board.waits.discard(table)
        if own["away"] and now["state"] == "running":
            how = "reclaim" if own["lost"] else "return"
            answer = self.ask("POST", f"/api/tables/{table}/{how}", None, self.tokens[table])
            self.board.count("came back by vote" if own["lost"] else "came back", answer.status_code == 200)
        if is_enough and now["ballot"] is None:
            self.board.count("times that time ran out", own["late"])
            del self._left[table]

    def _vote(self) -> None:
        """Answers what tables with a clock ask her."""
        for table, made in list(self.board.made.items()):
            if table not in self.tokens or not made.kind.more.get("pace"):
                continue
            now = self._moment(table)
            ballot = now["ballot"]
            if ballot is None or now["seat"] not in ballot["asked"] or str(now["seat"]) in ballot["said"]:
                continue
            choice = self.rng.choice(["wait", "bot", "end"]) if ballot["kind"] == "late" else "yes"
            body = {"kind": ballot["kind"], "choice": choice}
            answer = self.ask("POST", f"/api/tables/{table}/ballot", body, self.tokens[table])
            self.board.count(f"votes: {ballot['kind']}, {choice}", answer.status_code == 200)
