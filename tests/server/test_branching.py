"""Playing on from a moment of a game: who may, what the new table is, and how it goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import holocene
from holocene.core.matches.branch import check_origin
from holocene.core.matches.record import Record, read_record
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of three seats, one of them a bot's, played at random."""
    seats: list[holocene.Seat | str] = ["Ada", holocene.Seat("Ben", "greedy"), "Chen"]
    match = holocene.new("s-evolution", players=3, seed=5, seats=seats)
    rng = Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return match.record()


@pytest.fixture(scope="module")
def origin(client: TestClient, record: Record) -> str:
    return client.post("/api/records", content=record.to_text()).json()["table"]


@pytest.fixture(scope="module")
def table_of(client: TestClient, make_table: MakeTable) -> Callable[[Any], Any]:
    """A table as tests ask it, of the answer that made it."""
    kind = type(make_table(client, "s-evolution", "me here"))

    def made(answer: Any) -> Any:
        assert 201 == answer.status_code, answer.text
        return kind(client, answer.json())

    return made


def test_anybody_plays_on_from_a_finished_game(
    client: TestClient, origin: str, record: Record, table_of: Callable[[Any], Any]
) -> None:
    """In the seat that she names, against bots, from what that seat could see; the new table says where it is from, can
    be left and taken back only to its beginning, and its record is checked, kept and watched like any other."""
    match = holocene.replay(record)
    seat = record.decisions[40].seat
    table = table_of(client.post(f"/api/tables/{origin}/branch", json={"n": 40, "seat": seat}))
    assert {"table": origin, "n": 40, "seat": seat} == client.get(table.url).json()["branch"]
    now = table.moment(seat)
    assert ["Ada", "Ben", "Chen"] == [each["name"] for each in now["seats"]]
    assert ["human" if at == seat else "bot" for at in range(3)] == [each["kind"] for each in now["seats"]]
    assert (0, seat, False, True) == (now["n"], now["to_act"], now["can_undo"], now["seeded"])
    kept = client.get(f"/api/tables/{origin}/at/40", params={"seat": seat}).json()
    assert kept["view"] == now["view"]
    table.play_on(Random(2), 3, seat)
    running = read_record(table.get("/record", seat).text)
    assert (None, None) == (running.position, running.secret)
    assert running.branch is not None and 40 == running.branch.n
    assert 200 == table.post("/resign", seat).status_code
    told = read_record(table.get("/record", seat).text)
    check_origin(told, match)
    assert table.get("/chronicle", seat).json()["rounds"]
    brought = client.post("/api/records", content=told.to_text())
    assert 201 == brought.status_code, brought.text
    there = f"/api/tables/{brought.json()['table']}"
    assert {"table": "", "n": 40, "seat": seat} == client.get(there).json()["branch"]
    assert kept["view"] == client.get(f"{there}/at/0", params={"seat": seat}).json()["view"]
    again = table_of(table.post("/again", seat))
    assert kept["view"] == client.get(f"{again.url}/at/0", headers=table.head(seat)).json()["view"]
    rematch = table_of(table.post("/rematch", seat))
    assert client.get(rematch.url).json()["branch"] is None


def test_a_game_that_goes_on_is_not_tried_out(client: TestClient, make_table: MakeTable, origin: str) -> None:
    """Against bots only by one's own eyes, with people not at all; nor is there a moment beyond the end."""
    alone = make_table(client, "s-evolution", "me bot", think=0)
    alone.play_on(Random(1), 4, 0)
    assert 201 == alone.post("/branch", 0, n=1).status_code
    assert [403, 403] == [alone.post("/branch", 0, n=1, seat=1).status_code, alone.post("/branch", -1, n=1).status_code]
    together = make_table(client, "s-evolution", "me here", think=0)
    refused = together.post("/branch", 0, n=0)
    assert (409, "server-not-over") == (refused.status_code, refused.json()["key"])
    for n, seat, status in ((10**5, 0, 422), (0, 9, 404)):
        assert status == client.post(f"/api/tables/{origin}/branch", json={"n": n, "seat": seat}).status_code
