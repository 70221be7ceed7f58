"""A deal that is played at several tables at once must not leak: two attackers ask every address that takes a table.

One table of a round is over, the other is not. Ada, who is done, could tell Chen, who plays the same deal; a stranger,
and Chen herself, could look. Whatever addresses there are is read from the description of the API, so a new one is
asked too. When the round is over, all of it opens.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from holocene.server import store
from holocene.server.club.events.store import find as find_event
from holocene.server.rows import TableRow
from tests.server.by_token import told
from tests.server.test_events import begun, people_of
from tests.server.tournament import Somebody, await_end, await_round, play_table

BODIES: dict[str, dict[str, Any]] = {
    "branch": {"n": 0, "seat": 0}, "moves": {"n": 0, "moves": ["end"]}, "orders": {"moves": []}, "undo": {"n": 0},
    "restart": {"n": 0}, "hint": {"step": 3}, "absent": {"seat": 0}, "revoke": {"seat": -1}, "takeback": {"n": 0},
    "talk": {"sign": "hello"}, "join": {"name": "Eve"}, "claim/answer": {"seat": 0, "accept": True},
    "takeback/answer": {"accept": True},
}  # fmt: skip
QUERIES = {"between": "?after=0&until=1", "line": "?typed=hand&n=0", "why": "?move=end", "consider": "?move=end"}


class Held(NamedTuple):
    """A round of which one table is over: Ada and Ben's; Chen and Dora still play."""

    client: Any
    event: str
    ada: Somebody
    chen: Somebody
    others: list[Somebody]
    over: str
    running: str
    row: TableRow

    @property
    def secret(self) -> str:
        return self.row.secret.hex()


@contextmanager
def holding(client: Any) -> Iterator[Held]:
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people, rounds=1)
    await_round(people[0], event, 1)
    over = people[0].event(event)["own"]["table"]
    here = [each for each in people if each.event(event)["own"]["table"] == over]
    there = [each for each in people if each not in here]
    running = there[0].event(event)["own"]["table"]
    play_table(here, over)
    with client.app.state.service.database.read() as connection:
        row = store.find_table(connection, over)
    assert row is not None and row.state == "over"
    yield Held(client, event, here[0], there[0], there, over, running, row)
    for each in people:
        each.ask("POST", f"/api/events/{event}/withdraw")


@pytest.fixture(scope="module")
def held(client: Any) -> Iterator[Held]:
    """For all who ask in vain, and so change nothing."""
    with holding(client) as held:
        yield held


@pytest.fixture
def opening(client: Any) -> Iterator[Held]:
    """For the test that plays on."""
    with holding(client) as held:
        yield held


def addresses(client: Any, table: str) -> Iterator[tuple[str, str, dict[str, Any] | None]]:
    """Every address of the API that takes a table, with a body where it wants one."""
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        if "{table_id}" not in path:
            continue
        name = path.partition("{table_id}/")[2].partition("/{")[0]
        filled = path.replace("{table_id}", table).replace("{n}", "1").replace("{seat}", "1")
        for method in methods:
            body = BODIES.get(name, {}) if method == "post" else None
            yield method.upper(), filled + (QUERIES.get(name, "") if method == "get" else ""), body


def asked(held: Held, heads: dict[str, str], table: str) -> Iterator[tuple[str, Any]]:
    for method, path, body in addresses(held.client, table):
        if path.endswith("/stream") and "Authorization" in heads:
            continue  # it shows the moment, and would not end
        sent = {} if body is None else {"json": body}
        yield f"{method} {path}", held.client.request(method, path, headers=heads, **sent)


def test_every_address_is_asked(held: Held) -> None:
    """The lists above are of addresses that there are, and no body is of the wrong form."""
    found = [path for _, path, _ in addresses(held.client, held.over)]
    assert len(found) > 30
    for name in (*BODIES, *QUERIES):
        assert any(f"/{name}" in path for path in found), name


def test_a_stranger_sees_nothing_of_a_table_that_is_over(held: Held) -> None:
    for what, answer in asked(held, {}, held.over):
        is_summary = what == f"GET /api/tables/{held.over}"
        assert (answer.status_code < 300) == is_summary, (what, answer.text)
        assert held.secret not in answer.text, what
        assert "view" not in answer.text, what


def test_a_stranger_cannot_watch_a_table_that_is_played(held: Held) -> None:
    for what, answer in asked(held, {}, held.running):
        assert answer.status_code >= 300 or what == f"GET /api/tables/{held.running}", (what, answer.text)


def test_who_plays_the_same_deal_sees_nothing_of_the_other_table(held: Held) -> None:
    """With her own key, and with the token of her own table."""
    own = held.chen.opened(held.running)
    for heads in (held.chen.heads, {**held.chen.heads, **own}):
        for what, answer in asked(held, heads, held.over):
            assert answer.status_code >= 300 or what == f"GET /api/tables/{held.over}", (what, answer.text)
            assert held.secret not in answer.text, what
    assert (403, "server-person-no-seat") == told(held.chen.ask("POST", f"/api/me/tables/{held.over}"), "key")


def test_who_is_done_has_nothing_to_pass_on_but_what_she_saw(held: Held) -> None:
    """By her own seat she is shown her own end: not the secret, the others' cards, or a record."""
    heads = {**held.ada.heads, **held.ada.opened(held.over)}
    shut = ("/record", "/chronicle", "/reviews/1", "/branch", "/moment?seat=1", "/moment?seat=0", "/at/3?seat=0")
    for what, answer in asked(held, heads, held.over):
        assert held.secret not in answer.text, what
        if any(what.endswith(each) for each in shut):
            assert (403, "server-event-shut") == told(answer, "key"), what
    moment = held.client.get(f"/api/tables/{held.over}/moment", headers=heads).json()
    assert ("over", None) == (moment["state"], moment["secret"])
    other = 1 - moment["seat"]
    for path in (
        f"moment?seat={other}",
        f"at/3?seat={other}",
        f"survey?seat={other}",
        f"between?after=0&until=2&seat={other}",
    ):
        answer = held.client.get(f"/api/tables/{held.over}/{path}", headers=heads)
        assert (403, "server-event-shut") == told(answer, "key"), path


def test_results_are_not_told_before_the_round_is_over(held: Held) -> None:
    for who in (held.ada, held.chen):
        event = who.event(held.event)
        (table,) = (each for each in event["played"][0]["tables"] if each["table"] == held.over)
        assert ("over", [None, None]) == (table["state"], [seat["points"] for seat in table["seats"]])
        assert ([], None, None) == (event["standings"], event["secret"], event["played"][0]["secret"])
    assert 1 == len(held.client.get(f"/api/events/{held.event}/standings.csv").text.splitlines())
    assert (409, "server-event-not-over") == told(held.client.get(f"/api/events/{held.event}/file"), "key")


def test_nothing_of_it_is_listed_or_kept_for_later(held: Held) -> None:
    listed = [each["table"] for each in held.client.get("/api/tables").json()]
    assert held.over not in listed and held.running not in listed
    service = held.client.app.state.service
    service.archivist.is_due = True
    service.archivist.step()
    with service.database.read() as connection:
        event = find_event(connection, held.event)
    assert event is not None and event.secret.hex() not in held.ada.ask("GET", "/api/me/everything").text


def test_nothing_is_taken_back_by_consent(held: Held) -> None:
    heads = held.chen.opened(held.running)
    n = held.client.get(f"/api/tables/{held.running}/moment", headers=heads).json()["n"]
    refused = held.client.post(f"/api/tables/{held.running}/takeback", headers=heads, json={"n": n})
    assert (409, "server-event-back") == told(refused, "key")


def test_nobody_agrees_on_a_pace_of_her_own(held: Held) -> None:
    heads = held.chen.opened(held.running)
    refused = held.client.post(f"/api/tables/{held.running}/pace", headers=heads, json={"pace": 86_400, "per": "turn"})
    assert (409, "server-pace-fixed") == told(refused, "key")


def test_all_of_it_opens_when_the_round_is_over(opening: Held) -> None:
    play_table(opening.others, opening.running)
    over = await_end(opening.ada, opening.event)
    assert opening.secret == over["played"][0]["secret"]
    for table in (opening.over, opening.running):
        for path in ("moment", "moment?seat=0", "at/3?seat=1", "chronicle", "record"):
            answer = opening.client.get(f"/api/tables/{table}/{path}")
            assert 200 == answer.status_code, (path, answer.text)
        assert opening.secret == opening.client.get(f"/api/tables/{table}/record").json()["secret"]
        assert opening.secret == opening.client.get(f"/api/tables/{table}/moment").json()["secret"]
    assert 201 == opening.client.post(f"/api/tables/{opening.over}/branch", json={"n": 0, "seat": 0}).status_code
