"""What is wrong with a request is told in the reader's language, whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holocene.locale import LANGUAGES, Text
from holocene.server.fields import explained, named

TABLE = "/api/tables"
MOVES = "/api/tables/{table}/moves"


@pytest.fixture(scope="module")
def pair(client: TestClient, make_table: Callable[..., Any]) -> Any:
    return make_table(client, kinds="here here")


@pytest.mark.parametrize(
    ("path", "body", "key", "facts"),
    [
        (TABLE, "{}", "server-field-missing", {"field": "game"}),
        (TABLE, '{"game": "progress", "x": 1}', "server-field-unknown", {"field": "x"}),
        (TABLE, '{"game": 7}', "server-field-kind", {"field": "game", "kind": "text"}),
        (TABLE, '{"game": "progress", "options": []}', "server-field-kind", {"field": "options", "kind": "object"}),
        (TABLE, '{"game": "progress", "seats": 1}', "server-field-kind", {"field": "seats", "kind": "list"}),
        (TABLE, '{"game": "progress", "hints": 1}', "server-field-kind", {"field": "hints", "kind": "choice"}),
        (TABLE, '{"game": "progress", "think": "x"}', "server-field-kind", {"field": "think", "kind": "number"}),
        (TABLE, '{"game": "progress", "think": NaN}', "server-field-finite", {"field": "think"}),
        (TABLE, '{"game": "progress", "think": 61}', "server-field-most", {"field": "think", "most": 60}),
        (TABLE, '{"game": "progress", "think": -1}', "server-field-least", {"field": "think", "least": 0}),
        (TABLE, '{"game": "%s"}' % ("x" * 99), "server-field-long", {"field": "game", "most": 60}),
        (TABLE, '{"game": "progress", "seats": []}', "server-field-short", {"field": "seats", "least": 1}),
        (TABLE, "[]", "server-field-kind", {"field": "body", "kind": "object"}),
        (TABLE, '{"game"', "server-bad-json", {}),
        (MOVES, '{"n": 0, "moves": ["end"], "key": "\\u0000"}', "server-field-letters", {"field": "key"}),
        (MOVES, '{"n": 0, "moves": ["end"], "key": "a\\nb"}', "server-field-letters", {"field": "key"}),
        (MOVES, '{"n": 0, "moves": []}', "server-field-short", {"field": "moves", "least": 1}),
        (
            TABLE,
            '{"game": "progress", "seats": [{"kind": "x"}]}',
            "server-field-choice",
            {"field": "seats.0.kind", "choices": "me, bot, open, here"},
        ),
    ],
)
def test_what_is_wrong_is_told_by_key(
    client: TestClient, pair: Any, path: str, body: str, key: str, facts: dict[str, Any]
) -> None:
    """With the field, the limit or the choices; there is a sentence for it in every language."""
    heads = {**pair.head(0), "Content-Type": "application/json"}
    answer = client.post(path.format(table=pair.id), content=body, headers=heads)
    assert (422, key, facts) == (answer.status_code, answer.json()["key"], answer.json()["facts"])
    for language in LANGUAGES:
        assert facts.get("field", "JSON") in Text(language)(key, **facts)


def test_a_field_is_named_without_the_check_that_found_it() -> None:
    """What is wrong with the path or the whole is named by where it stands."""
    place = ("body", "seats", 0, "function-after[check()]", "name", "constrained-str")
    assert "seats.0.name" == named({"loc": place})
    assert "body" == named({"loc": ("body",)})


def test_what_nobody_thought_of_is_told_too() -> None:
    """Without a reason, rather than in English."""
    assert ("server-bad-field", {"field": "n"}) == explained({"type": "new_kind", "loc": ("body", "n")})
