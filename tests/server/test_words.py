"""The table in words over HTTP: what a line is answered, and that nothing is played by asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

MakeTable = Callable[..., Any]


@pytest.fixture
def table(client: TestClient, make_table: MakeTable) -> Any:
    """Two people at a table of S-Evolution."""
    return make_table(client, "s-evolution", "here here", options={"players": 2}, seed=4)


def line(table: Any, seat: int, typed: str, **more: Any) -> Any:
    """What a line is answered."""
    now = table.moment(seat)
    asked = {"typed": typed, "n": now["n"], "version": now["version"], **more}
    return table.get("/line", seat, **asked)


def test_the_choices_of_the_table_in_words_are_those_that_numbers_mean(table: Any) -> None:
    """A number is understood as the move beside it; it is the client who plays it."""
    seat = table.moment(0)["to_act"]
    said = table.get("/words", seat, language="fr").json()
    assert {"status", "hand", "player"} <= {part["name"] for part in said["parts"]}
    before = table.moment(seat)
    assert sorted(move["move"] for move in before["moves"]) == sorted(choice["move"] for choice in said["choices"])
    for choice in said["choices"]:
        answered = line(table, seat, str(choice["n"]), language="fr").json()
        assert ("play", [choice["move"]]) == (answered["deed"], answered["moves"])
        assert choice["words"] == answered["lines"][0]["words"]
    assert before["version"] == table.moment(seat)["version"]


def test_a_mistake_is_answered_in_words(table: Any) -> None:
    seat = table.moment(0)["to_act"]
    answered = line(table, seat, "abracadabra", language="de").json()
    assert (True, "", []) == (answered["refused"], answered["deed"], answered["moves"])
    assert "abracadabra" in answered["lines"][0]["words"]


def test_who_waits_has_no_choices_and_is_told_whose_turn_it_is(table: Any) -> None:
    waits = 1 - table.moment(0)["to_act"]
    assert [] == table.get("/words", waits).json()["choices"]
    assert line(table, waits, "1").json()["refused"]
    assert not line(table, waits, "hand").json()["refused"]


def test_a_line_for_a_moment_that_has_passed_is_refused(table: Any) -> None:
    """Its number would mean another choice."""
    seat = table.moment(0)["to_act"]
    passed = {"typed": "1", "n": 0, "version": 0}
    table.play(seat, table.moment(seat)["moves"][0]["move"])
    assert (409, "stale") == (
        (found := table.get("/line", seat, **passed)).status_code,
        found.json()["error"],
    )


def test_a_question_is_answered_while_the_others_go_on(table: Any) -> None:
    """It means the same at any moment."""
    seat = table.moment(0)["to_act"]
    table.play(seat, table.moment(seat)["moves"][0]["move"])
    found = table.get("/line", seat, typed="hand", n=0, version=0)
    assert (200, False) == (found.status_code, found.json()["refused"])
    assert 409 == table.get("/line", seat, typed="abracadabra", n=0, version=0).status_code


def test_a_language_that_is_not_spoken_is_refused(table: Any) -> None:
    assert 422 == table.get("/words", 0, language="la").status_code
