"""Hints: who may ask, how much each step tells, that one is computed for a moment, and that nothing waits for it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest

from holocene.bots.hints_told import Candidate, Hint, Reason
from holocene.server import hinting
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
WaitFor = Callable[[Callable[[], bool]], None]
FIRST = {"options": {"first": "0"}}  # the human begins


class Adviser:
    """Advises the first legal move, and remembers what it was asked; `gate` lets it answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, list[str], float]] = []
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, game: Any, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
        self.asked.append((view, list(legal), seconds))
        assert self.gate.wait(10)
        candidates = tuple(Candidate(move, 0.25, 0.5, 61.7, 2) for move in legal[:3])
        better = Reason("table-hint-gain-both", {"points": 2, "win": 3})
        return Hint("group-moves-discover", candidates, legal[0], better, Reason("hint-owned", {"technology": "wheel"}))


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    made = Adviser()
    monkeypatch.setattr(hinting, "advice", lambda: made)
    yield made
    made.gate.set()


def test_each_step_tells_more(client: TestClient, make_table: MakeTable, adviser: Adviser) -> None:
    """The kind, then candidates, then the move with its reason; it is computed once."""
    table = make_table(client, **FIRST)
    now = table.moment(0)
    told = [table.post("/hint", 0, step=step).json() for step in (1, 2, 3)]
    assert [{"version", "step", "kind"}, {"version", "step", "kind", "candidates"}] == [set(told[0]), set(told[1])]
    legal = [each["move"] for each in now["moves"]]
    said = {"key": "table-hint-outlook", "facts": {"points": 62, "place": 2, "win": 50}}
    assert {
        "version": now["version"],
        "step": 3,
        "kind": "group-moves-discover",
        "candidates": [
            {"move": move, "share": 0.25, "win": 0.5, "points": 61.7, "place": 2, "lead": None, "said": said}
            for move in legal[:3]
        ],
        "move": legal[0],
        "win": 0.5,
        "gain": {"key": "table-hint-gain-both", "facts": {"points": 2, "win": 3}},
        "reason": {"key": "hint-owned", "facts": {"technology": "wheel"}},
    } == told[2]
    assert [(legal, 2.0)] == [(asked, seconds) for _, asked, seconds in adviser.asked]


def test_without_a_search_there_are_no_chances(
    client: TestClient, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is the only candidate."""
    bare = Hint("", (Candidate("end"),), "end", None, None)
    monkeypatch.setattr(hinting, "advice", lambda: lambda *asked: bare)
    told = make_table(client, **FIRST).post("/hint", 0, step=3).json()
    assert ["end"] == [each.pop("move") for each in told["candidates"]]
    assert {None} == {*told["candidates"][0].values(), told["win"], told["gain"], told["reason"]}


def test_a_fault_is_logged_once(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, log_lines: list[str]
) -> None:
    """Where it ends, and not on its way there too."""

    def fails(*asked: Any) -> Hint:
        raise RuntimeError

    monkeypatch.setattr(hinting, "advice", lambda: fails)
    with TestClient(create_app(settings)) as client:
        assert 500 == make_table(client, **FIRST).post("/hint", 0, step=1).status_code
    assert 1 == sum('"error":["RuntimeError"]' in line for line in log_lines)


def test_the_adviser_sees_what_the_seat_sees(client: TestClient, make_table: MakeTable, adviser: Adviser) -> None:
    table = make_table(client, **FIRST)
    table.post("/hint", 0, step=1)
    assert table.moment(0)["view"] == msgspec.json.decode(msgspec.json.encode(adviser.asked[0][0]))


def test_the_next_decision_gets_a_hint_of_its_own(client: TestClient, make_table: MakeTable, adviser: Adviser) -> None:
    table = make_table(client, **FIRST)
    before = table.post("/hint", 0, step=1).json()["version"]
    table.play(0, table.moment(0)["moves"][0]["move"])
    now = table.settled(0)
    assert now["version"] == table.post("/hint", 0, step=1).json()["version"] > before
    assert 2 == len(adviser.asked)


def test_a_moment_that_came_back_gets_a_hint_of_its_own(
    client: TestClient, make_table: MakeTable, adviser: Adviser
) -> None:
    """After an undo as many moves stand as before, but it is another moment."""
    table = make_table(client, **FIRST)
    table.post("/hint", 0, step=1)
    free = next(each["move"] for each in table.moment(0)["moves"] if not each["barrier"])
    table.play(0, free, 0)
    table.post("/undo", 0, n=1)
    now = table.moment(0)
    assert (0, now["version"]) == (now["n"], table.post("/hint", 0, step=1).json()["version"])


@pytest.mark.parametrize(
    ("kinds", "hints", "status", "key"),
    [
        ("me bot", None, 200, None),
        ("me here", None, 403, "server-no-hints"),
        ("me here", True, 200, None),
        ("me bot", False, 403, "server-no-hints"),
    ],
)
def test_a_table_says_whether_hints_are_given(
    client: TestClient, make_table: MakeTable, adviser: Adviser, kinds: str, hints: bool | None, status: int, key: str
) -> None:
    """By default where one person plays against bots."""
    table = make_table(client, kinds=kinds, hints=hints, **FIRST)
    assert (status == 200) == table.moment(0)["hints"]
    answer = table.post("/hint", 0, step=1)
    assert (status, key) == (answer.status_code, answer.json().get("key"))
    assert (status == 200) == bool(adviser.asked)


def test_only_the_seat_that_decides_may_ask(client: TestClient, make_table: MakeTable, adviser: Adviser) -> None:
    table = make_table(client, kinds="me here", hints=True, **FIRST)
    answers = [table.post("/hint", seat, step=1) for seat in (1, -1)]
    assert [(403, "server-not-your-turn"), (403, "server-only-players")] == [
        (answer.status_code, answer.json()["key"]) for answer in answers
    ]
    assert [] == adviser.asked


def test_a_rematch_keeps_what_the_table_said(client: TestClient, make_table: MakeTable) -> None:
    table = make_table(client, kinds="me bot", hints=False)
    again = table.post("/rematch").json()
    moment = client.get(
        f"/api/tables/{again['table']}/moment", headers={"Authorization": f"Bearer {again['host']}"}
    ).json()
    assert moment["hints"] is False


def test_others_are_answered_while_a_hint_is_thought_about(
    client: TestClient, make_table: MakeTable, adviser: Adviser
) -> None:
    """More hints than there are threads for requests wait, and the table still answers."""
    tables = [make_table(client, **FIRST) for _ in range(6)]
    adviser.gate.clear()
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda each=each: answers.append(each.post("/hint", 0, step=1).status_code))
        for each in tables
    ]
    for thread in threads:
        thread.start()
    assert 0 == tables[0].moment(0)["n"]
    assert [] == answers
    adviser.gate.set()
    for thread in threads:
        thread.join()
    assert [200] * 6 == answers


def test_a_hint_that_takes_too_long_is_not_waited_for(
    settings: Settings, make_table: MakeTable, adviser: Adviser
) -> None:
    patient = msgspec.structs.replace(settings, hint=0.01, patience=0.01)
    adviser.gate.clear()
    with TestClient(create_app(patient)) as client:
        answer = make_table(client, **FIRST).post("/hint", 0, step=3)
        adviser.gate.set()
    assert (503, "server-hint-late") == (answer.status_code, answer.json()["key"])


def asking(table: Any, answers: list[Any], client: Any = None) -> threading.Thread:
    """Asks in a thread of its own."""
    asked = (client or table.client).post
    thread = threading.Thread(
        target=lambda: answers.append(asked(table.url + "/hint", headers=table.head(0), json={"step": 1}))
    )
    thread.start()
    return thread


class Numbered(Adviser):
    """Lets the hint for one table through, by its legal moves, while others wait at the gate."""

    def __init__(self) -> None:
        super().__init__()
        self.free: list[str] = []

    def __call__(self, game: Any, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
        if list(legal) == self.free:
            self.asked.append((view, list(legal), seconds))
            return Hint("group", (Candidate(legal[0]),), legal[0], None, None)
        return super().__call__(game, view, legal, seconds, rng)


def test_many_who_ask_from_one_address_do_not_hold_up_another(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, wait_for: WaitFor
) -> None:
    """One of their hints is computed at a time, a few wait, and the rest is told to slow down."""
    adviser = Numbered()
    monkeypatch.setattr(hinting, "advice", lambda: adviser)
    patient = msgspec.structs.replace(settings, patience=60.0)
    with TestClient(create_app(patient)) as client:
        other = TestClient(client.app, client=("10.0.0.2", 1))
        mine = make_table(client, "s-evolution", options={"first": "green"})
        adviser.free = [each["move"] for each in mine.settled(0)["moves"]]
        tables = [make_table(client, seed=at, **FIRST) for at in range(55)]
        adviser.gate.clear()
        answers: list[Any] = []
        threads = [asking(table, answers) for table in tables]
        wait_for(lambda: len(answers) == 55 - patient.hints_per_client)
        assert {(429, "server-too-many")} == {(answer.status_code, answer.json()["key"]) for answer in answers}
        told: list[Any] = []
        asking(mine, told, other).join()
        assert [200] == [answer.status_code for answer in told]
        assert 2 == len(adviser.asked)
        adviser.gate.set()
        for thread in threads:
            thread.join()
    assert patient.hints_per_client == sum(answer.status_code == 200 for answer in answers)


def hint_request(table: Any) -> bytes:
    """As it goes over the wire."""
    body = b'{"step": 1}'
    heads = {"Host": "127.0.0.1", **table.head(0), "Content-Type": "application/json", "Content-Length": len(body)}
    lines = [f"POST {table.url}/hint HTTP/1.1", *(f"{name}: {value}" for name, value in heads.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def test_a_hint_that_nobody_waits_for_is_not_computed(
    settings: Settings,
    make_table: MakeTable,
    adviser: Adviser,
    run_server: Callable[[Settings], Any],
    wait_for: WaitFor,
) -> None:
    """The client has hung up, or was told that it takes too long."""
    server = run_server(msgspec.structs.replace(settings, patience=60.0))
    try:
        with httpx2.Client(base_url=server.url, verify=False, timeout=20) as client:
            tables = [make_table(client, seed=at, **FIRST) for at in range(3)]
            adviser.gate.clear()
            answers: list[Any] = []
            first = asking(tables[0], answers)
            wait_for(lambda: len(adviser.asked) == 1)
            waiting = server.app.state.hints._turns.count
            with socket.create_connection(server.socket.getsockname()) as hasty:
                hasty.sendall(hint_request(tables[1]))
                wait_for(lambda: waiting() == 2)
            wait_for(lambda: waiting() == 1)
            last = asking(tables[2], answers)
            adviser.gate.set()
            first.join()
            last.join()
            assert ([200, 200], 2) == ([answer.status_code for answer in answers], len(adviser.asked))
            assert 200 == tables[1].post("/hint", 0, step=1).status_code
    finally:
        adviser.gate.set()
        server.stop()


def test_a_hint_for_a_moment_that_is_over_is_not_computed(
    client: TestClient, make_table: MakeTable, adviser: Adviser, wait_for: WaitFor
) -> None:
    """Whoever waits is told that the table has moved on."""
    tables = [make_table(client, seed=at, **FIRST) for at in range(2)]
    adviser.gate.clear()
    first, late = list[Any](), list[Any]()
    threads = [asking(tables[0], first)]
    wait_for(lambda: len(adviser.asked) == 1)
    hints = client.app.state.hints
    threads.append(asking(tables[1], late))
    wait_for(lambda: hints._turns.count() == 2)
    tables[1].play(0, tables[1].moment(0)["moves"][0]["move"])
    adviser.gate.set()
    for thread in threads:
        thread.join()
    assert [(200, None), (409, "server-stale")] == [
        (answer.status_code, answer.json().get("key")) for answer in (*first, *late)
    ]
    assert 1 == len(adviser.asked)
