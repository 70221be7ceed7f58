"""The short way of a move: it answers as the long one would, lets nobody in, and two processes cannot trip over it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from holocene.server import hosting, metrics, service
from holocene.server.admitting import admit
from holocene.server.app import create_app
from holocene.server.contract import Written
from holocene.server.links import Knock
from holocene.server.moment import Moment
from holocene.server.problems import Stale
from holocene.server.settings import Settings
from tests.server.by_token import token_of
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
TWO_HERE = hosting.Wanted(game="progress", options={"first": "0"}, seats=[{"kind": "here"}, {"kind": "here"}], seed=1)
SHORT, LONG = "application/json; charset=utf-8", "application/vnd.holocene+json"  # the long way takes any kind of JSON


@pytest.fixture
def pair(client: TestClient, make_table: MakeTable) -> Any:
    return make_table(client, kinds="here here", seed=5, options={"first": "0"})


@pytest.mark.parametrize("body", ['{"n":0,"moves":["MOVE"],"key":"k"}', '{"n":7,"moves":["MOVE"]}',
    '{"n":0,"moves":["castle"]}', '{"n":0,"moves":[]}', '{"n":"0","moves":["MOVE"]}', '{"n":0,"moves":["MOVE"],"x":1}',
    '{"n":0', "", "[]"])  # fmt: skip
@pytest.mark.parametrize("token", ["seat", "spectator", "wrong", None])
def test_both_ways_answer_the_same(make_table: MakeTable, client: TestClient, body: str, token: str | None) -> None:
    """Whatever is asked, by whomever."""
    told = []
    for kind in (SHORT, LONG):
        table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
        move = table.moment(0)["moves"][0]["move"]
        held = {"seat": table.tokens[0], "spectator": table.tokens[-1], "wrong": "wrong"}
        heads = {"Authorization": f"Bearer {held[token]}"} if token else {}
        heads["Content-Type"] = kind
        answer = client.post(f"{table.url}/moves", headers=heads, content=body.replace("MOVE", move))
        said = answer.json()
        said.pop("table", None)
        told.append((answer.status_code, said, answer.headers.get("www-authenticate"), table.moment()["n"]))
    assert told[0] == told[1]


def test_only_json_can_move(pair: Any) -> None:
    """A form of another site cannot."""
    move = pair.moment(0)["moves"][0]["move"]
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        heads = {**pair.head(0), "Content-Type": kind}
        content = f'{{"n":0,"moves":["{move}"]}}'
        assert 422 == pair.client.post(f"{pair.url}/moves", headers=heads, content=content).status_code
    assert 0 == pair.moment(0)["n"]


def test_strangers_take_no_memory(settings: Settings, make_table: MakeTable) -> None:
    """A table is read when somebody comes who may."""
    with TestClient(create_app(settings)) as client:
        table = make_table(client, kinds="here here", options={"first": "0"})
        desks = client.app.state.service.desks
        body = {"n": 0, "moves": ["end"]}
        wrong = {"Authorization": "Bearer wrong"}
        assert 401 == client.post(f"{table.url}/moves", headers=wrong, json=body).status_code
        assert 404 == client.post("/api/tables/nowhere9/moves", headers=wrong, json=body).status_code
        assert 0 == len(desks)
        table.moment(0)
        assert 1 == len(desks)


def test_moves_are_counted_by_their_route(pair: Any) -> None:
    """In the metrics, not by the name of the table."""
    pair.play(0, pair.moment(0)["moves"][0]["move"], 0)
    numbers = metrics.page().decode()
    assert 'route="/api/tables/{table_id}/moves",status="200"' in numbers and pair.id not in numbers


def two_processes(settings: Settings) -> tuple[Any, Any, str, str, str]:
    """Two services over one file, a table that both have seen, the token to move and a move."""
    one, two = create_app(settings).state.service, create_app(settings).state.service
    made = hosting.create(one, TWO_HERE)
    for each in (one, two):
        with each.desks.at(made.table) as desk:
            move = desk.now.match.legal()[0]
    return one, two, made.table, token_of(made.seats[0]), move


def place(shown: Written[Moment]) -> tuple[int, int, int]:
    """How many moves stand in an answer, in which version, and since which move it tells what happened."""
    moment = msgspec.json.decode(shown.content, type=Moment)
    return moment.n, moment.version, moment.since


def test_two_processes_make_a_move_once(settings: Settings) -> None:
    """Both are sent it at the same time, with the same key."""
    one, two, table, token, move = two_processes(settings)
    gate, answers = threading.Barrier(2), []

    def ask(each: Any) -> None:
        gate.wait()
        answers.append(place(each.play_as(table, token, 0, [move], "a key")))

    threads = [threading.Thread(target=ask, args=(each,)) for each in (one, two)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(1, 1, 0)] * 2 == answers
    for each in (one, two):
        with each.desks.at(table) as desk:
            assert 1 == desk.now.number
        each.database.close()


def test_a_process_that_was_overtaken(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has read the table before another one wrote, as can be with PostgreSQL: the log refuses its row, and it
    answers what the other did."""
    one, two, table, token, move = two_processes(settings)
    assert (1, 1, 0) == place(one.play_as(table, token, 0, [move], "a key"))
    before = [Knock(0, 0, True, "seat", None, None)]
    monkeypatch.setattr(service, "admit", lambda *asked, **how: before.pop() if before else admit(*asked, **how))
    assert (1, 1, 0) == place(two.play_as(table, token, 0, [move], "a key"))
    before.append(Knock(0, 0, True, "seat", None, None))
    two.desks.drop(table)
    with pytest.raises(Stale):
        two.play_as(table, token, 0, [move], "another key")
    with two.desks.at(table) as desk:
        assert 1 == desk.now.number
    one.database.close()
    two.database.close()
