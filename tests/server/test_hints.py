"""Hints: who may ask, how much each step tells, that one is computed for a moment, and that nothing waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from holocene.server import hinting
from holocene.server.app import create_app
from holocene.server.settings import Settings

MakeTable = Callable[..., Any]
FIRST = {"options": {"first": "0"}}  # the human begins


class Candidate(msgspec.Struct):
    move: str
    win: float
    share: float


class Reason(msgspec.Struct):
    key: str
    facts: dict[str, Any]


class Hint(msgspec.Struct):
    kind: str
    candidates: tuple[Candidate, ...]
    move: str
    win: float
    reason: Reason


class Adviser:
    """Advises the first legal move, and remembers what it was asked; `gate` lets it answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, list[str], float]] = []
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, game: Any, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
        self.asked.append((view, list(legal), seconds))
        assert self.gate.wait(10)
        candidates = tuple(Candidate(move, 0.5, 0.25) for move in legal[:3])
        return Hint("group-moves-discover", candidates, legal[0], 0.5, Reason("hint-best", {"technology": "wheel"}))


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
    assert {
        "version": now["version"],
        "step": 3,
        "kind": "group-moves-discover",
        "candidates": [{"move": move, "win": 0.5, "share": 0.25} for move in legal[:3]],
        "move": legal[0],
        "win": 0.5,
        "reason": {"key": "hint-best", "facts": {"technology": "wheel"}},
    } == told[2]
    assert [(legal, 2.0)] == [(asked, seconds) for _, asked, seconds in adviser.asked]


def test_without_a_search_there_are_no_chances(
    client: TestClient, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is the only candidate."""
    bare = Hint("", (), "end", 0.5, Reason("hint-best", {}))
    monkeypatch.setattr(hinting, "advice", lambda: lambda *asked: bare)
    told = make_table(client, **FIRST).post("/hint", 0, step=3).json()
    assert ([{"move": "end", "win": None, "share": None}], None) == (told["candidates"], told["win"])


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
    again = table.post("/again").json()
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
