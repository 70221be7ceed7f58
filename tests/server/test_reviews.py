"""Reviews of finished games: told as they come, kept, fair to all who ask, and closed while a game goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest

import holocene
from holocene.server import reviewing
from holocene.server.abreast import MOST
from holocene.server.app import create_app
from holocene.server.schema import reviews
from holocene.server.settings import Settings
from tests.server.direct import TestClient
from tests.server.reviewed import Judge

MakeTable = Callable[..., Any]
WaitFor = Callable[[Callable[[], bool]], None]


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    made = Judge()
    monkeypatch.setattr(reviewing, "judge", lambda: made)
    monkeypatch.setattr(reviewing, "SLICE", 0.05)
    yield made
    made.gate.set()


@pytest.fixture(scope="module")
def record() -> str:
    match = holocene.new("s-evolution", players=2, seed=5, seats=["Ada", holocene.Seat("Ben", "greedy")])
    rng = Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return match.record().to_text()


def brought(client: TestClient, record: str) -> str:
    return f"/api/tables/{client.post('/api/records', content=record).json()['table']}"


def whole(client: TestClient, url: str, seat: int = 0) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Asks until all of it is there, as a page does: what came before, and the review."""
    known: list[dict[str, Any]] = []
    while True:
        answer = client.get(f"{url}/reviews/{seat}", params={"after": len(known)})
        assert 200 == answer.status_code, answer.text
        told = answer.json()
        if told["review"]:
            return known, told
        known += told["decisions"]


def test_a_review_grows_and_is_kept(client: TestClient, record: str, judge: Judge) -> None:
    """Every decision once and in order, then the whole; every move has words. Asked again, or by somebody else, it is
    not judged again; another seat's is."""
    url = brought(client, record)
    known, told = whole(client, url)
    assert known == told["review"]["decisions"][: len(known)]
    assert told["done"] == told["total"] == len(told["review"]["decisions"])
    for judged in told["review"]["decisions"]:
        said = told["said"][str(judged["ply"])]
        assert {judged["played"], judged["best"]} <= set(said["moves"])
        assert len(judged["better"]["line"] if judged["better"] else ()) == len(said["line"])
    assert told == client.get(f"{url}/reviews/0").json()
    assert 1 == judge.begun
    whole(client, url, 1)
    assert 2 == judge.begun
    assert [404, 422] == [client.get(f"{url}/reviews/{seat}").status_code for seat in (2, -1)]


def test_what_was_told_is_not_told_again(record: str) -> None:
    """Who knows some decisions gets those after them, with their words."""
    match = holocene.replay(record)
    asked = reviewing.Asked("table", 0, "client")
    asked.words = reviewing.Words(match, 0)
    parts = [*Judge()(match, 0, sheet=match.score_sheet())]
    for part in parts[:3]:
        asked.take(part)
    told = asked.shown(2)
    assert parts[2].judged is not None
    assert ((parts[2].judged,), {str(parts[2].judged.ply)}) == (told.decisions, set(told.said))
    assert () == asked.shown(3).decisions


def test_it_outlives_the_server_and_goes_with_its_table(
    settings: Settings, record: str, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of the program judges anew."""
    with TestClient(create_app(settings)) as client:
        answer = client.post("/api/records", content=record).json()
        url = f"/api/tables/{answer['table']}"
        _, told = whole(client, url)
    with TestClient(create_app(settings)) as client:
        assert told == client.get(f"{url}/reviews/0").json()
        monkeypatch.setattr(holocene, "__version__", "another")
        assert told == whole(client, url)[1]
        assert 2 == judge.begun
        assert 200 == client.delete(url, headers={"Authorization": f"Bearer {answer['host']}"}).status_code
        assert 404 == client.get(f"{url}/reviews/0").status_code
        with client.app.state.service.database.read() as connection:
            assert [] == connection.execute(reviews.select()).all()


def test_nobody_asks_for_too_many_and_what_nobody_waits_for_rests(
    settings: Settings, record: str, judge: Judge, monkeypatch: pytest.MonkeyPatch, wait_for: WaitFor
) -> None:
    """One who is answered and does not ask again lets it rest; who asks then finds it where it stood."""
    monkeypatch.setattr(reviewing, "LONGEST", 0.05)
    monkeypatch.setattr(reviewing, "LINGER", 0.0)
    with TestClient(create_app(msgspec.structs.replace(settings, reviews_per_client=1))) as client:
        first, second = brought(client, record), brought(client, record)
        judge.gate.clear()
        assert 200 == client.get(f"{first}/reviews/0").status_code
        refused = client.get(f"{second}/reviews/0")
        assert (429, "server-too-many") == (refused.status_code, refused.json()["key"])
        judge.gate.set()
        reviews = client.app.state.reviews
        wait_for(lambda: not reviews._turns.count())
        rests = judge.judged
        monkeypatch.setattr(reviewing, "LINGER", 10.0)
        _, told = whole(client, first)
        assert rests < told["total"] == judge.judged
        assert 1 == judge.begun


def test_who_waits_for_reviews_is_answered_meanwhile(
    settings: Settings, run_server: Callable[[Settings], Any], record: str, judge: Judge,
    monkeypatch: pytest.MonkeyPatch, wait_for: WaitFor,
) -> None:  # fmt: skip
    """Several pages of one address wait for what a judge has not found yet; a further request does not."""
    monkeypatch.setattr(reviewing, "LONGEST", 5.0)
    running = run_server(settings)
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=30) as client:
            url = f"/api/tables/{client.post('/api/records', content=record).json()['table']}"
            judge.gate.clear()
            waiting = [threading.Thread(target=client.get, args=(f"{url}/reviews/0",)) for _ in range(MOST + 1)]
            for thread in waiting:
                thread.start()
            wait_for(lambda: judge.begun > 0)
            assert 200 == client.get(url).status_code
            assert all(thread.is_alive() for thread in waiting), "it waited for those who wait"
            judge.gate.set()
            for thread in waiting:
                thread.join()
    finally:
        judge.gate.set()
        running.stop()


def test_a_fault_is_told_and_asked_anew(client: TestClient, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits is refused in words; the next one begins again."""

    def unable(*asked: Any, **more: Any) -> Any:
        raise holocene.HoloceneError("no network knows these cards", "bad-seat", seat=1, last=1)

    url = brought(client, record)
    monkeypatch.setattr(reviewing, "judge", lambda: unable)
    assert 422 == client.get(f"{url}/reviews/0").status_code
    monkeypatch.setattr(reviewing, "judge", Judge)
    assert whole(client, url)[1]["review"]


def test_a_running_game_tells_nothing(client: TestClient, make_table: MakeTable, judge: Judge) -> None:
    """In two worlds that differ in what is hidden, every seat and every visitor is refused by the same words."""
    answers = set()
    for seed in (1, 2):
        table = make_table(client, "s-evolution", "me here", seed=seed)
        table.play_on(Random(3), 3)
        for visitor in (0, 1, -1, -2):
            for seat in (0, 1):
                answer = table.get(f"/reviews/{seat}", visitor)
                assert 409 == answer.status_code
                answers.add(answer.content)
    assert 1 == len(answers)
    assert 0 == judge.begun
