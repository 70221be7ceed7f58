"""What people say to each other: kept and told to those who have a seat, at a measured pace, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select

from holocene.server import talking
from holocene.server.schema import talk
from holocene.server.settings import Settings
from tests.server.by_token import ask, told

MakeTable = Callable[..., Any]
NDJSON = {"Accept": "application/x-ndjson"}


@pytest.fixture
def table(client: TestClient, make_table: MakeTable) -> Any:
    """Two people and an empty chair, where the cards are dealt."""
    made = make_table(client, kinds="me open open", seed=5, options={"players": 3, "first": "0"})
    made.sit(1, "Ben")
    assert 200 == made.post("/start", -2, bot="greedy").status_code
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which talk is measured."""
    at = [1_000_000.0]
    monkeypatch.setattr(talking, "now", lambda: at[0])
    return at


def heard(lines: Any) -> list[tuple[Any, ...]]:
    said = lines.next("talk")["data"]["said"]
    return [(each["number"], each["seat"], each["sign"], each["words"]) for each in said]


def test_seats_hear_each_other_and_spectators_nothing(
    remote: httpx2.Client, make_table: MakeTable, lines_of: Any
) -> None:
    """At once, and all of it again for who comes back; before the cards are dealt too."""
    pair = make_table(remote, kinds="me open open", options={"players": 3})
    pair.sit(1, "Ben")

    def opened(seat: int, **more: str) -> Any:
        return remote.stream("GET", pair.url + "/stream", headers={**pair.head(seat), **NDJSON, **more})

    with opened(1) as response, opened(-1) as apart:
        lines, watched = lines_of(response), lines_of(apart)
        lines.next()
        assert 200 == pair.post("/talk", 0, sign="hello").status_code
        assert [(1, 0, "hello", "")] == heard(lines)
        assert 200 == pair.post("/talk", 1, words="Hi <b>Ada</b>, see http://a.example").status_code
        assert [(2, 1, "", "Hi <b>Ada</b>, see http://a.example")] == heard(lines)
        pair.sit(2, "Cem")
        watched.next(until=lambda data: data["state"] == "running")
        assert not any("talk" in line for line in watched.raw)
        talks = [each for each in map(msgspec.json.decode, filter(None, lines.raw)) if each["event"] == "talk"]
        assert [False, False] == [each["data"]["before"] for each in talks]
    with opened(1, **{"Last-Event-ID": "0"}) as response:
        told_again = lines_of(response).next("talk")["data"]
    assert ([1, 2], True) == ([each["number"] for each in told_again["said"]], told_again["before"])


def test_everybody_keeps_a_pace(table: Any, clock: list[float]) -> None:
    """A sign every five seconds, eight lines in thirty, each seat by itself."""
    assert 200 == table.post("/talk", 0, sign="wow").status_code
    assert (429, "server-sign-soon") == told(table.post("/talk", 0, sign="wow"), "key")
    assert 200 == table.post("/talk", 1, sign="oops").status_code
    assert [200] * 8 == [table.post("/talk", 0, words=f"line {n}").status_code for n in range(8)]
    assert (429, "server-chat-much") == told(table.post("/talk", 0, words="more"), "key")
    assert "30" == table.post("/talk", 0, words="more").headers["Retry-After"]
    clock[0] += 5.1
    assert "25" == table.post("/talk", 0, words="more").headers["Retry-After"]
    assert [200, 429] == [table.post("/talk", 0, **each).status_code for each in ({"sign": "wow"}, {"words": "more"})]
    clock[0] += 25
    assert 200 == table.post("/talk", 0, words="more").status_code
    clock[0] -= 86_400  # set back by a day
    assert 200 == table.post("/talk", 0, sign="wow").status_code


def test_only_people_with_a_seat_speak(client: TestClient, make_table: MakeTable, table: Any) -> None:
    """No spectator, no host without a seat, nobody who has not sat down, no closed seat, no link that was renewed."""
    for seat, key in ((-1, "server-only-players"), (2, "server-sit-down")):
        assert (403, key) == told(table.post("/talk", seat, sign="hello"), "key")
    assert 401 == client.post(f"{table.url}/talk", json={"sign": "hello"}).status_code
    old = table.tokens[1]
    assert 200 == table.post("/revoke", 1, seat=1).status_code
    assert (401, "server-bad-token") == told(ask(table, "POST", "/talk", old, sign="hello"), "key")
    hosted = make_table(client, kinds="open open", options={"players": 2})
    assert (403, "server-only-players") == told(hosted.post("/talk", -2, sign="hello"), "key")
    alone = make_table(client, kinds="me open", seed=5, options={"first": "0"}, signs=True)
    alone.post("/start", -2)
    alone.play(0, next(each["move"] for each in alone.moment(0)["moves"] if each["barrier"]), 0)
    assert 200 == alone.post("/takeback", 0, n=alone.moment(0)["n"]).status_code  # the chair is the bot's for good
    assert 401 == alone.post("/talk", 1, sign="hello").status_code
    assert 200 == client.delete(alone.url, headers=alone.head(-2)).status_code
    assert (404, "server-no-table") == told(alone.post("/talk", 0, sign="hello"), "key")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({}, "server-say-one"),
        ({"sign": "hello", "words": "hello"}, "server-say-one"),
        ({"sign": "rude"}, "server-field-choice"),
        ({"words": "x" * 201}, "server-field-long"),
        ({"words": ""}, "server-field-short"),
        ({"words": "\u200b\x00 "}, "server-say-nothing"),
        ({"words": ["x"]}, "server-field-kind"),
        ({"words": "x", "seat": 1}, "server-field-unknown"),
    ],
)
def test_what_cannot_be_said(table: Any, body: Any, key: str) -> None:
    """The answer names what is wrong, and nothing is kept."""
    assert (422, key) == told(table.post("/talk", 0, **body), "key")
    assert 0 == _kept(table)


def test_words_are_plain(table: Any, clock: list[float]) -> None:
    """One line that reads from its beginning to its end, and no longer than it was sent."""
    sent = {"  a\n\tb ": "a b", "\u202eevil\u2066": "evil", "e" + "\u0301" * 9: "é\u0301\u0301", "\ufb2c" * 200: None}
    for words, expected in sent.items():
        clock[0] += 10
        answer = table.post("/talk", 0, words=words)
        assert expected is None or expected == answer.json()["words"]
        assert 200 == answer.status_code and len(answer.json()["words"]) <= 200
    half = table.client.post(f"{table.url}/talk", headers=table.head(1), content=rb'{"words": "half \ud83d a pair"}')
    assert half.status_code == 422 or "half a pair" == half.json()["words"]


@pytest.mark.parametrize(
    ("kinds", "chosen", "expected"),
    [("me open", {}, (200, 200)), ("me bot", {}, (409, 409)), ("me here", {}, (409, 409)),
     ("me open", {"signs": False}, (409, 200)), ("me open", {"chat": False}, (200, 409)),
     ("me bot", {"signs": True}, (200, 409))],
)  # fmt: skip
def test_the_host_decides_what_is_heard(
    client: TestClient, make_table: MakeTable, kinds: str, chosen: Any, expected: Any
) -> None:
    """Both where somebody is invited, unless the host says otherwise."""
    table = make_table(client, kinds=kinds, **chosen)
    said = [table.post("/talk", 0, **each).status_code for each in ({"sign": "hello"}, {"words": "hello"})]
    now, known = table.moment(0), table.get("", 0).json()
    assert (*expected, *(each == 200 for each in expected)) == (*said, now["signs"], now["chat"])
    assert (now["signs"], now["chat"], 60.0) == (known["signs"], known["chat"], known["absence"])


def test_talk_is_no_part_of_the_game(table: Any) -> None:
    """Moments and records are the same after it, byte for byte; a move answers the moment before it, without a look at
    the table's people; and who is away is not waited for longer."""
    table.settled(0)
    paths = ("/moment", "/moment?preview=true", "/record", "/at/0", "")
    before = [table.client.get(table.url + path, headers=table.head(0)).content for path in paths]
    now = table.moment(0)
    table.post("/talk", 1, words="this is not in the record")
    assert before == [table.client.get(table.url + path, headers=table.head(0)).content for path in paths]
    service = table.client.app.state.service
    with service.desks.held(table.id) as desk, service.database.read() as connection:
        revision, row = desk.revision, desk.look(connection)
    assert (row.revision, 1) == (revision, row.talked)
    body = {"n": now["n"], "version": now["version"], "moves": [now["moves"][0]["move"]]}
    assert 200 == table.post("/moves", 0, **body).status_code


def test_old_lines_go_and_all_of_them_with_the_table(table: Any, clock: list[float]) -> None:
    """A hundred are kept."""
    for _ in range(talking.KEPT + 5):
        clock[0] += 10
        assert 200 == table.post("/talk", 0, words="x").status_code
    assert talking.KEPT == _kept(table)
    table.client.delete(table.url, headers=table.head(-2))
    assert 0 == _kept(table)


def test_a_rematch_keeps_the_house_rules(client: TestClient, make_table: MakeTable) -> None:
    """Silence stays, and so does patience; what was said stays where it was said."""
    table = make_table(client, kinds="me open", chat=False, absence=300)
    table.sit(1, "Ben")
    table.post("/talk", 0, sign="game")
    table.post("/resign", 1)
    again = table.post("/rematch", -2).json()
    found = client.get(f"/api/tables/{again['table']}", headers=table.head(0)).json()
    assert (True, False, 300) == (found["signs"], found["chat"], found["absence"])


def test_what_one_process_hears_the_other_tells(
    tmp_path: Path, make_table: MakeTable, run_server: Any, lines_of: Any
) -> None:
    """Two that share a file; both count the same pace."""
    shared = Settings(database=f"sqlite:///{tmp_path / 't.sqlite'}", workers=2, durable=False, rate=0, poll=0.05)
    one, two = run_server(shared), run_server(shared)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False) as here,
            httpx2.Client(base_url=two.url, verify=False) as there,
        ):
            table = make_table(here, kinds="me open")
            table.sit(1, "Ben")
            with there.stream("GET", table.url + "/stream", headers={**table.head(1), **NDJSON}) as response:
                lines = lines_of(response)
                lines.next()
                assert 200 == table.post("/talk", 0, sign="hello").status_code
                assert [(1, 0, "hello", "")] == heard(lines)
                sent = there.post(f"{table.url}/talk", headers=table.head(0), json={"sign": "hello"})
                assert 429 == sent.status_code
                assert 200 == there.post(f"{table.url}/talk", headers=table.head(1), json={"words": "hi"}).status_code
                assert [(2, 1, "", "hi")] == heard(lines)
    finally:
        one.stop()
        two.stop()


def _kept(table: Any) -> int:
    query = select(func.count()).where(talk.c.table_id == table.id)
    with table.client.app.state.service.database.read() as connection:
        return int(connection.execute(query).scalar_one())
