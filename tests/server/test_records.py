"""Records that are brought to the server, and finished games that anybody may watch."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import holocene
from holocene.core.matches.record import Branch, Decision, Record, read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.signing import new_key, sign
from holocene.server import keeping
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
WaitFor = Callable[[Callable[[], bool]], None]


def finished(game: str, **more: Any) -> Record:
    """The record of a whole game, played at random; in Progress with orders given ahead."""
    match = holocene.new(game, seed=3, **more)
    rng = Random(1)
    while not match.is_over:
        if game == "progress" and len(match.made) % 40 == 0 and match.to_act is not None:
            held = [f"discard {card}" for card in match.view(match.to_act).players[match.to_act].hand]
            match.orders(match.to_act, [move for move in held if move in match.game.actions][:2])
        match.play(rng.choice(match.legal()))
    return match.record()


@pytest.fixture(scope="module", params=["progress", "s-evolution"])
def record(request: pytest.FixtureRequest) -> Record:
    more = {"variant": "quicker"} if request.param == "progress" else {}
    return finished(request.param, players=2, seats=["Ada", holocene.Seat("Ben", "greedy")], **more)


@pytest.fixture(scope="module")
def short() -> Record:
    """For what is the same whatever was played."""
    return finished("s-evolution", players=2)


FORMS = [("progress", "to_json"), ("s-evolution", "to_text")]
FORMS_LEFT = [("progress", "to_text"), ("s-evolution", "to_json")]


@pytest.mark.parametrize(
    ("record", "form"),
    [*FORMS, *(pytest.param(*each, marks=pytest.mark.soak) for each in FORMS_LEFT)],
    indirect=["record"],
)
def test_a_record_becomes_a_replay(client: TestClient, record: Record, form: str) -> None:
    """Either form; the table is over, says who played, and gives the same record to everybody, by any eyes."""
    answer = client.post("/api/records", content=getattr(record, form)())
    assert 201 == answer.status_code, answer.text
    path = f"/api/tables/{answer.json()['table']}"
    summary = client.get(path).json()
    assert ("over", len(record.decisions), record.game) == (summary["state"], summary["n"], summary["game"])
    assert [("Ada", "human"), ("Ben", "bot")] == [(seat["name"], seat["kind"]) for seat in summary["seats"]]
    again = read_record(client.get(f"{path}/record").text)
    assert (record.decisions, record.result, record.state) == (again.decisions, again.result, again.state)
    assert record.orders == again.orders
    assert again == read_record(client.get(f"{path}/record", params={"form": "text"}).text)
    chronicle = client.get(f"{path}/chronicle").json()
    assert record.result is not None
    assert [len(record.decisions), list(record.result.scores)] == [
        chronicle["rounds"][-1][name] for name in ("moves", "points")
    ]
    assert chronicle == client.get(f"{path}/chronicle").json()
    for seat in (-1, 0, 1):
        assert seat == client.get(f"{path}/at/5", params={"seat": seat}).json()["seat"]
    host = {"Authorization": f"Bearer {answer.json()['host']}"}
    assert [403, 200] == [client.delete(path, headers=heads).status_code for heads in ({}, host)]


def test_a_record_stays_what_it_was(client: TestClient, record: Record) -> None:
    """Whoever signed it: this server did not see the game, and says so."""
    signed = sign(record, new_key())
    path = f"/api/tables/{client.post('/api/records', content=signed.to_text()).json()['table']}"
    assert signed == read_record(client.get(f"{path}/record").text)
    assert [True, True] == [client.get(each).json()["imported"] for each in (path, f"{path}/moment")]


def altered(record: Record, **changes: Any) -> str:
    return msgspec.structs.replace(record, **changes).sealed().to_json()


def test_what_is_wrong_with_a_record_is_named(client: TestClient, record: Record) -> None:
    """By its field, with a sentence; nothing is kept."""
    before = client.get("/api/tables").content
    assert record.result is not None
    wrong = {
        "checksum": msgspec.structs.replace(record, rules_version=7).to_json(),
        "format": altered(record, format=9),
        "game": altered(record, game="chess"),
        "rules_version": altered(record, rules_version=7),
        "pack_digest": altered(record, pack_digest="0" * 32),
        "secret": altered(record, secret=None),
        "options": altered(record, options={"players": 77}),
        "decisions.1": altered(record, decisions=(Decision(0, "castle"), *record.decisions[1:])),
        "result": altered(record, result=msgspec.structs.replace(record.result, scores=(1, 2))),
        "state": altered(record, decisions=record.decisions[:-1], result=None),
        "decisions": record.to_json().replace('"decisions":[', '"decisions":7,"x":['),
        "record": "a letter",
        "line 3": record.to_text().replace("\n", "\n\n???\n", 1),
    }
    for field, content in wrong.items():
        answer = client.post("/api/records", content=content)
        assert (422, field) == (answer.status_code, answer.json()["field"]), answer.text
        assert answer.json()["key"]
    for spoilt in (b"\xff\xfe", b"", b'{"format":1,"x":' + b"[" * 100_000):
        assert 422 == client.post("/api/records", content=spoilt).status_code
    assert before == client.get("/api/tables").content


def test_only_whole_games_are_kept(client: TestClient, record: Record) -> None:
    """Neither one that goes on, nor one that was begun from a position, even if it says that it was played on from
    another game: whoever writes a position could write one that breaks the rules."""
    whole = holocene.replay(record)
    begun = holocene.new(record.game, **dict[str, Any](record.options))
    text = whole.game.describe(whole.states[-30])
    match = holocene.position(text, record.game, **dict[str, Any](record.options))
    while not match.is_over:
        match.play(match.legal()[0])
    told = match.record()
    claimed = msgspec.structs.replace(told, branch=Branch(whole.commitment, 3, 0))
    elsewhere = sign(claimed, new_key())
    forged = msgspec.structs.replace(elsewhere, server=client.get("/api/server").json()["key"])
    answers = [
        client.post("/api/records", content=each.sealed().to_text())
        for each in (begun.record(), told, claimed, elsewhere, forged)
    ]
    position = (422, "server-record-position")
    expected = [(422, "server-record-unfinished"), position, position, position, (422, "bad-record-signature")]
    assert expected == [(answer.status_code, answer.json()["key"]) for answer in answers]


def test_large_records_are_refused(client: TestClient) -> None:
    """They may be larger than other requests, up to a limit."""
    assert 422 == client.post("/api/records", content=b"x" * 200_000).status_code
    assert 413 == client.post("/api/records", content=b"x" * 300_000).status_code


def test_records_count_as_new_tables(tmp_path: Path, short: Record) -> None:
    """One client cannot fill the server."""
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.sqlite'}", creations_rate=0.001, creations_burst=2, most_tables=1
    )
    content = short.to_json()
    with TestClient(create_app(settings)) as client:
        answers = [client.post("/api/records", content=content) for _ in range(3)]
    assert [201, 429, 429] == [answer.status_code for answer in answers]
    assert ["server-too-many-tables", "server-too-many"] == [answer.json()["key"] for answer in answers[1:]]


def test_a_finished_game_is_open_to_everybody(client: TestClient, make_table: MakeTable) -> None:
    """By its plain address, with all hands; while it goes on, nothing but its summary is shown."""
    table = make_table(client, "s-evolution", "here here", options={"players": 2}, seed=3)
    paths = [f"{table.url}{path}" for path in ("/moment", "/at/0", "/at/1?seat=1", "/record", "/stream")]
    rng = Random(4)
    while table.moment(0)["state"] != "over":
        assert [401] * len(paths) == [client.get(path).status_code for path in paths]
        table.play_on(rng, 60)
    assert [200] * 4 == [client.get(path).status_code for path in paths[:4]]
    assert table.get("/record", 0).content == client.get(paths[3]).content
    assert client.get(paths[2]).json()["view"] == table.get("/at/1", 0, seat=1).json()["view"]
    move = {"n": 0, "moves": ["done"]}
    for path, body in (
        ("/join", {"name": "Eve"}),
        ("/moves", move),
        ("/undo", {"n": 0}),
        ("/rematch", {}),
        ("/again", {}),
        ("/revoke", {"seat": -1}),
    ):
        assert 403 == client.post(table.url + path, json=body).status_code
    assert 403 == client.delete(table.url).status_code


class Reader:
    """Plays records again when the gate is opened."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.begun = 0

    def __call__(self, record: Record, **more: Any) -> Any:
        self.begun += 1
        assert self.opened.wait(30)
        return replay(record, **more)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    made = Reader()
    monkeypatch.setattr(keeping, "replay", made)
    yield made
    made.opened.set()


def test_others_are_answered_while_records_are_read(
    settings: Settings, make_table: MakeTable, short: Record, reader: Reader, wait_for: WaitFor
) -> None:
    """Sixteen come at once: one is read at a time, a few wait, and the rest is told when to come again."""
    with TestClient(create_app(settings)) as client:
        table = make_table(client, kinds="here here")
        answers: list[Any] = []
        senders = [TestClient(client.app, client=(f"10.0.0.{at}", 1)) for at in range(16)]
        content = short.to_json()
        threads = [
            threading.Thread(target=lambda each=each: answers.append(each.post("/api/records", content=content)))
            for each in senders
        ]
        for thread in threads:
            thread.start()
        wait_for(lambda: len(answers) == 16 - settings.records_waiting)
        assert {(503, "server-busy-records", "2")} == {
            (answer.status_code, answer.json()["key"], answer.headers["Retry-After"]) for answer in answers
        }
        assert (0, 1) == (table.moment(0)["n"], reader.begun)
        reader.opened.set()
        for thread in threads:
            thread.join()
    assert settings.records_waiting == sum(answer.status_code == 201 for answer in answers)


def test_a_client_brings_one_record_at_a_time(
    settings: Settings, short: Record, reader: Reader, wait_for: WaitFor
) -> None:
    """Its next one is welcome when the first has been read."""
    with TestClient(create_app(settings)) as client:
        answers: list[int] = []
        content = short.to_json()

        def bring() -> None:
            answers.append(client.post("/api/records", content=content).status_code)

        first = threading.Thread(target=bring)
        first.start()
        wait_for(lambda: reader.begun == 1)
        bring()
        assert [503] == answers
        reader.opened.set()
        first.join()
        bring()
    assert [503, 201, 201] == answers
