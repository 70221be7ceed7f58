"""Open streams of the people of a season: what they tell must follow on what they told before."""

from __future__ import annotations

import json
import time
from typing import Any, Final

import httpx2

from bench.season_people import PAUSE, Person

LINES: Final = "application/x-ndjson"


def at_tables(person: Person) -> None:
    """Has one of her tables open, one after the other, to its end."""
    board = person.board
    seen: set[str] = set()
    with httpx2.Client(base_url=person.url, timeout=30) as client:
        while not board.is_over:
            for table in [each for each in list(person.tokens) if each not in seen]:
                seen.add(table)
                _follow(person, client, table)
            time.sleep(PAUSE)


def _follow(person: Person, client: httpx2.Client, table: str) -> None:
    board = person.board
    last: tuple[int, int] | None = None  # the version, and how many moves it had
    while not board.is_over:
        heads = {**person.tokens[table], "Accept": LINES} | ({"Last-Event-ID": str(last[0])} if last else {})
        try:
            with client.stream("GET", f"/api/tables/{table}/stream", headers=heads) as response:
                board.count("streams of tables opened")
                for line in response.iter_lines():
                    told: Any = json.loads(line) if line else {"event": ""}
                    if told["event"] == "moment":
                        last = _heard(person, table, last, told)
                        if told["data"]["state"] == "over":
                            board.count("streams of tables heard to the end")
                            return
                    if board.is_over:
                        return
        except (httpx2.HTTPError, json.JSONDecodeError):  # the server ended, perhaps in the middle of a line
            time.sleep(PAUSE)


def _heard(person: Person, table: str, last: tuple[int, int] | None, told: dict[str, Any]) -> tuple[int, int]:
    """Checks that a moment follows on the last one: no version goes back, and no move between them is left out."""
    version, data = int(told["id"]), told["data"]
    person.board.count("moments in streams")
    if last is not None and (version < last[0] or data["since"] > last[1]):
        person.board.complain(f"{person.name} at {table}: version {version} since {data['since']} after {last}")
    return version, int(data["n"])


def in_lobby(person: Person) -> None:
    """Has the club open; every stream begins with all of it."""
    board = person.board
    heads = {**person.heads, "Accept": LINES}
    with httpx2.Client(base_url=person.url, timeout=30) as client:
        while not board.is_over:
            kinds: list[str] = []
            try:
                with client.stream("GET", "/api/lobby/stream", headers=heads) as response:
                    board.count("streams of the lobby opened")
                    for line in response.iter_lines():
                        kinds += [json.loads(line)["event"]] if line else []
                        board.count("lines of the lobby", bool(line))
                        if board.is_over:
                            break
            except (httpx2.HTTPError, json.JSONDecodeError):
                time.sleep(PAUSE)
            if len(kinds) > 2 and kinds[:3] != ["tables", "people", "own"]:
                board.complain(f"{person.name} in the lobby: a stream begins with {kinds[:3]}")
