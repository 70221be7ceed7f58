"""Lessons over HTTP: what there is, a step with its table, and answers; nothing is kept."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from holocene.lessons.data import Lesson, all_lessons
from holocene.locale import LANGUAGES

FIRST = "/api/lessons/progress/first"


def good(answer: Any) -> Any:
    assert 200 == answer.status_code, answer.text
    return answer.json()


def play_through(client: TestClient, lesson: Lesson, language: str) -> list[str]:
    """Follows a lesson to its end as a browser does; the names of its steps."""
    url, number, names = f"/api/lessons/{lesson.game}/{lesson.id}", 1, []
    while number:
        step = good(client.get(f"{url}/{number}", params={"language": language}))
        names.append(step["name"])
        assert (number, lesson.game, "") == (step["step"], step["moment"]["game"], step["moment"]["table"])
        assert step["moment"]["preview"] is not None
        body = {"moves": step["line"], "language": language}
        found = good(client.post(f"{url}/{number}", json=body))
        assert found["finished"]
        assert (found["answer"] == "refused") == (found["refusal"] is not None) == (step["kind"] == "refusal")
        if step["kind"] in ("move", "watch"):
            assert found["moments"] and found["moments"][-1]["n"] == step["moment"]["n"] + len(found["moments"])
        number = found["next"]
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_played_through(client: TestClient, language: str) -> None:
    """In the order of the list, in every language."""
    shown = good(client.get("/api/lessons", params={"language": language}))
    lessons = list(all_lessons())
    assert [(each.game, each.id) for each in lessons] == [(each["game"], each["lesson"]) for each in shown]
    for lesson, each in zip(lessons, shown, strict=True):
        assert each["names"] == play_through(client, lesson, language)


def test_a_step_says_what_is_wanted_and_lit(client: TestClient) -> None:
    step = good(client.get(f"{FIRST}/1"))
    assert (["discover pottery"], [{"kind": "move", "name": "discover pottery"}]) == (step["accept"], step["want"])
    assert [{"kind": "card", "name": "herbalism"}] == step["look"]
    paying = good(client.get(f"{FIRST}/1", params={"made": "discover pottery"}))
    assert (["discard herbalism"], "pay") == (paying["accept"], paying["moment"]["prompt"]["phase"])


def test_another_move_is_not_yet(client: TestClient) -> None:
    """With the reason, and what is wanted."""
    found = good(client.post(f"{FIRST}/1", json={"moves": ["discover wheel"]}))
    assert ("not-yet", [], [], False) == (found["answer"], found["made"], found["moments"], found["finished"])
    assert found["say"].startswith("The Wheel comes soon")
    assert found["say"].endswith("Discover Pottery and discard Herbalism to pay for it.")
    russian = good(client.post(f"{FIRST}/1", json={"moves": ["discover wheel"], "language": "ru"}))
    assert russian["say"].startswith("«Колесо»")


def test_where_there_is_only_something_to_look_at(client: TestClient) -> None:
    """Moves of the pupil's and of the others are answered alike."""
    for step in (7, 10):
        found = good(client.post(f"{FIRST}/{step}", json={"moves": ["end"]}))
        assert ("not-yet", "One moment: here you only look. Go on.") == (found["answer"], found["say"])


def test_a_forbidden_move_is_refused_by_the_table(client: TestClient) -> None:
    found = good(client.post(f"{FIRST}/1", json={"moves": ["discover irrigation"]}))
    assert ("refused", "not-in-hand", False) == (found["answer"], found["refusal"]["key"], found["finished"])


def test_the_turn_of_a_rival_comes_move_by_move(client: TestClient) -> None:
    moments = good(client.post(f"{FIRST}/4", json={"moves": ["end"]}))["moments"]
    assert [1, 1, 1, 1, 0] == [moment["to_act"] for moment in moments]
    assert [moment["n"] - 1 for moment in moments] == [moment["since"] for moment in moments]


def test_what_a_table_answers_beside(client: TestClient) -> None:
    """Why not, what a payment would come to, and what every card is."""
    assert "not-in-hand" == good(client.get(f"{FIRST}/1/why", params={"move": "discover irrigation"}))["refusal"]["key"]
    assert good(client.get(f"{FIRST}/1/consider", params={"move": "discover pottery"}))["considered"]["payments"]
    assert good(client.get(f"{FIRST}/1/survey"))["survey"]["technologies"]["pottery"]["price"] == 1


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("chess/first/1", 404, "no-such-game"),
        ("progress/chess/1", 404, "no-such-lesson"),
        ("progress/first/11", 404, "no-such-step"),
        ("progress/first/1?made=discover wheel", 422, "not-of-the-step"),
        ("progress/first/1/why?move=castle", 422, "bad-move"),
    ],
)
def test_what_is_not_there_is_refused(client: TestClient, path: str, status: int, key: str) -> None:
    answer = client.get(f"/api/lessons/{path}")
    assert (status, key) == (answer.status_code, answer.json()["key"])
