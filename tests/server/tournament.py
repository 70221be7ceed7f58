"""People at a tournament, as their browsers ask a server: they say who they are, enter, open their seats and play."""

from __future__ import annotations

import secrets
import time
from random import Random
from typing import Any

PATIENCE = 120.0  # seconds: only a failing test waits so long
FAST = {"game": "s-evolution", "size": 2, "rounds": 2, "bot": "forager"}
NOTHING: dict[str, Any] = {"n": -1, "state": "", "to_act": -1, "seat": -1, "moves": []}  # seen of a table yet


class Somebody:
    """A person with a key of her own."""

    def __init__(self, client: Any, name: str) -> None:
        self.client, self.name, self.rng = client, name, Random(name)
        self.key = secrets.token_urlsafe(24)
        self.id = str(self.ask("POST", "/api/me", name=name).json()["id"])

    @property
    def heads(self) -> dict[str, str]:
        return {"Holocene-Person": self.key}

    def ask(self, method: str, path: str, /, **body: Any) -> Any:
        return self.client.request(method, path, headers=self.heads, **({"json": body} if method == "POST" else {}))

    def event(self, event_id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/api/events/{event_id}").json()
        return found

    def make(self, **more: Any) -> str:
        answer = self.ask("POST", "/api/events", **{"name": "Cup", **FAST, **more})
        assert 201 == answer.status_code, answer.text
        return str(answer.json()["id"])

    def enter(self, event_id: str) -> dict[str, Any]:
        answer = self.ask("POST", f"/api/events/{event_id}/enter")
        assert 200 == answer.status_code, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def opened(self, table: str) -> dict[str, str]:
        """What opens her seat at a table."""
        answer = self.ask("POST", f"/api/me/tables/{table}")
        assert 201 == answer.status_code, answer.text
        return {"Authorization": f"Bearer {answer.json()['token']}"}

    def move(self, table: str, heads: dict[str, str], now: dict[str, Any]) -> dict[str, Any]:
        """Makes one move if it is her turn; the table as she sees it then. Few moves make a game: she is done soon."""
        if now["state"] != "running" or now["to_act"] != now["seat"] or not now["moves"]:
            now = self.client.get(f"/api/tables/{table}/moment", headers=heads).json()
        if now["state"] != "running" or now["to_act"] != now["seat"] or not now["moves"]:
            return now
        moves = [each["move"] for each in now["moves"]]
        made = {"n": now["n"], "moves": ["done" if "done" in moves else self.rng.choice(moves)]}
        answer = self.client.post(f"/api/tables/{table}/moves", headers=heads, json=made)
        return answer.json() if answer.status_code == 200 else NOTHING


def play_table(people: list[Somebody], table: str) -> None:
    """Everybody who has a seat there plays until the game is over."""
    seats = people[0].client.get(f"/api/tables/{table}").json()["seats"]
    ids = [seat["person"] for seat in seats]
    seated = {ids.index(each.id): (each, each.opened(table)) for each in people if each.id in ids}
    ends = time.monotonic() + PATIENCE
    seat, now = next(iter(seated)), NOTHING
    while now["state"] != "over":
        assert time.monotonic() < ends, f"table {table} does not end"
        (each, heads), before = seated[seat], now["n"]
        now = each.move(table, heads, now)
        if now["n"] == before:  # a bot thinks, or another process has not heard of the last move yet
            time.sleep(0.01)
        if now["to_act"] in seated:
            seat = now["to_act"]


def tables_of(event: dict[str, Any], number: int) -> list[str]:
    return [table["table"] for table in event["played"][number - 1]["tables"]]


def await_round(person: Somebody, event_id: str, number: int) -> dict[str, Any]:
    """The event when all tables of a round are there, or the event is over."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        event = person.event(event_id)
        if event["state"] == "over" or (event["round"] >= number and all(tables_of(event, number))):
            return event
        time.sleep(0.05)
    raise AssertionError(f"round {number} does not begin")


def await_end(person: Somebody, event_id: str) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if (event := person.event(event_id))["state"] == "over":
            return event
        time.sleep(0.05)
    raise AssertionError("the event does not end")


def play_round(people: list[Somebody], event_id: str, number: int) -> dict[str, Any]:
    """Plays all tables of a round; the event as it was when they were there."""
    event = await_round(people[0], event_id, number)
    for table in event["played"][number - 1]["tables"]:
        if table["state"] == "playing":
            play_table(people, table["table"])
    return event
