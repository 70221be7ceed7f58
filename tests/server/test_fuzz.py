"""Hostile input: whatever is sent, the answer is a refusal with a name, never a fault, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st

import holocene
from holocene.core.contract.registry import game_names, load_game
from holocene.core.matches.record import Record, read_record

MakeTable = Callable[..., Any]
FEW = settings(max_examples=60)
WORDS = st.one_of(
    st.text(max_size=30), st.sampled_from(["progress", "end", "discover irrigation", "players", "me", ";"])
)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), WORDS)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=8
)
FIELDS = st.sampled_from(
    [
        "game",
        "options",
        "seats",
        "seed",
        "think",
        "n",
        "moves",
        "key",
        "version",
        "accept",
        "seat",
        "name",
        "secret",
        "sign",
        "words",
        "bot",
        "signs",
        "chat",
        "absence",
    ]
)
BODIES = st.one_of(JSON, st.dictionaries(FIELDS, JSON, max_size=6))
RECORD = Record.__struct_fields__
PATHS = ["/moves", "/undo", "/restart", "/takeback", "/takeback/answer", "/orders", "/join", "/revoke", "/talk",
         "/absent", "/start", "/branch"]  # fmt: skip
SENTENCE = {"error", "key", "facts", "field"}


def check(answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) >= SENTENCE and answer.json()["key"], answer.text


@pytest.fixture(scope="module")
def table(client: TestClient, make_table: MakeTable) -> Any:
    return make_table(client, kinds="me open", seed=1)


@FEW
@given(path=st.sampled_from(PATHS), body=BODIES)
def test_commands(table: Any, path: str, body: Any) -> None:
    """Bodies of all forms, to every command."""
    check(table.client.post(table.url + path, headers=table.head(0), json=body))


@FEW
@given(path=st.sampled_from(["/api/tables", "/api/play-now"]), body=BODIES)
def test_new_tables(client: TestClient, path: str, body: Any) -> None:
    """Bodies of all forms, for a new table."""
    check(client.post(path, json=body))


@FEW
@given(
    options=st.dictionaries(
        st.sampled_from(["players", "edition", "variant", "expansions", "first", "x"]), JSON, max_size=5
    ),
    seats=st.none()
    | st.lists(
        st.fixed_dictionaries(
            {"kind": st.sampled_from(["me", "bot", "open", "here", "x"])}, optional={"name": SCALARS, "bot": SCALARS}
        ),
        max_size=6,
    ),
)
def test_options_and_seats(client: TestClient, options: Any, seats: Any) -> None:
    """Near to what is meant, with something wrong."""
    check(client.post("/api/tables", json={"game": "progress", "options": options, "seats": seats}))


@FEW
@given(
    body=st.binary(max_size=200), kind=st.sampled_from(["application/json", "text/plain", "multipart/form-data", ""])
)
def test_bytes(table: Any, body: bytes, kind: str) -> None:
    """No JSON at all."""
    heads = {**table.head(0), "Content-Type": kind}
    check(table.client.post(table.url + "/moves", headers=heads, content=body))


@pytest.mark.parametrize("game", game_names())
@FEW
@given(data=st.data())
def test_moves(client: TestClient, make_table: MakeTable, game: str, data: st.DataObject) -> None:
    """Words that may or may not be moves: all of them are made, or none."""
    table = make_table(client, game, kinds="here here", seed=1)
    notation = st.sampled_from(sorted(load_game(game).actions))
    moves = data.draw(st.lists(WORDS | notation, min_size=1, max_size=5))
    n, key = data.draw(st.integers(-1, 1)), data.draw(st.text(max_size=5))
    seat = max(0, table.moment(0)["to_act"])
    before = table.get("/record", seat).content
    answer = table.post("/moves", seat, n=n, moves=moves, key=key)
    check(answer)
    assert (answer.status_code == 200) == (before != table.get("/record", seat).content)


@FEW
@given(token=st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=80), name=st.text(max_size=20))
def test_links(client: TestClient, table: Any, token: str, name: str) -> None:
    """Guessed tokens and table names open nothing."""
    for path in (
        table.url + "/moment",
        f"/api/tables/{name}/moment",
        f"/api/tables/{name}",
        f"/locale/{name}/x.ftl",
        f"/{name}",
    ):
        try:
            answer = client.get(path, headers={"Authorization": f"Bearer {token}"})
        except Exception as error:  # the client itself refuses some addresses
            assert type(error).__name__ == "InvalidURL"  # noqa: PT017
            continue
        assert answer.status_code < 500
        if path.endswith("/moment"):
            assert answer.status_code in (401, 404, 422)


@FEW
@given(seat=WORDS, n=WORDS, move=WORDS, last=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30))
def test_queries(table: Any, seat: str, n: str, move: str, last: str) -> None:
    """Parameters of all forms."""
    check(table.get("/moment", 0, seat=seat))
    check(table.get("/why", 0, move=move))
    check(table.client.get("/api/tables", params={"state": seat, "limit": n}))
    check(table.client.get("/api/games/progress/law", params={"language": seat}))
    check(table.get("/record", 0, form=move))


@pytest.fixture(scope="module")
def records() -> list[str]:
    """A finished game in both forms."""
    match = holocene.new("s-evolution", players=2, seed=1)
    while not match.is_over:
        match.play(match.legal()[0])
    return [match.record().to_json(), match.record().to_text()]


@FEW
@given(data=st.data())
def test_records(client: TestClient, records: list[str], data: st.DataObject) -> None:
    """Parts cut out, doubled or replaced: refused, or the very game that was played."""
    content = data.draw(st.sampled_from(records))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(start, min(len(content), start + 40)))
        content = content[:start] + data.draw(WORDS | st.just(content[start:end] * 2)) + content[end:]
    answer = client.post("/api/records", content=content.encode("utf-8", "surrogatepass"))
    check(answer)
    assert answer.status_code == 422 or read_record(content).decisions == read_record(records[0]).decisions


@FEW
@given(
    body=JSON | st.dictionaries(st.sampled_from(RECORD), JSON, max_size=3),
    kind=st.sampled_from(["application/json", "text/plain", ""]),
)
def test_records_of_all_forms(client: TestClient, records: list[str], body: Any, kind: str) -> None:
    """JSON that is no record, and records with fields of all forms."""
    for sent in (body, {**msgspec.json.decode(records[0]), **body} if isinstance(body, dict) else {"format": body}):
        content = msgspec.json.encode(sent)
        check(client.post("/api/records", content=content, headers={"Content-Type": kind}))
