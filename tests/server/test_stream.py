"""The live stream: moments at once and after every change, resumed without loss, as events and as lines."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx2
import pytest

MakeTable = Callable[..., Any]
NDJSON = {"Accept": "application/x-ndjson"}


@pytest.fixture
def pair(remote: httpx2.Client, make_table: MakeTable) -> Any:
    return make_table(remote, kinds="here here", seed=5, options={"first": "0"})


def opened(table: Any, seat: int, **headers: str) -> Any:
    return table.client.stream("GET", table.url + "/stream", headers={**table.head(seat), **NDJSON, **headers})


def test_changes_are_told_as_they_happen(pair: Any, lines_of: Any) -> None:
    """First everything, then only what is new; applying it gives what the moment says."""
    with opened(pair, 1) as response:
        lines = lines_of(response)
        first = lines.next()
        assert (0, 0, 1) == (first["id"], first["data"]["since"], first["data"]["seat"])
        events = first["data"]["events"]
        for n in range(1, 6):
            pair.play_on(Random(n), 1)
            told = lines.next(until=lambda data, n=n: data["n"] >= n)["data"]
            events = [event for event in events if event["n"] <= told["since"]] + told["events"]
        assert pair.moment(1)["events"] == events


def test_a_stream_is_resumed_where_it_ended(pair: Any, lines_of: Any) -> None:
    """`Last-Event-ID` says what was seen; moves that were taken back meanwhile are told anew."""
    with opened(pair, 0) as response:
        lines_of(response).next()
    free = next(m["move"] for m in pair.moment(0)["moves"] if not m["barrier"])
    pair.play(0, free, 0)
    with opened(pair, 0) as response:
        seen = lines_of(response).next()
    assert 1 == seen["id"]
    pair.post("/undo", 0, n=1)
    pair.play_on(Random(2), 4)
    with opened(pair, 0, **{"Last-Event-ID": "1"}) as response:
        told = lines_of(response).next()["data"]
    assert 0 == told["since"] and pair.moment(0)["events"] == told["events"]
    last = pair.moment(0)
    with opened(pair, 0, **{"Last-Event-ID": str(last["version"])}) as response:
        told = lines_of(response).next()["data"]
    assert (last["n"], []) == (told["since"], told["events"])
    with opened(pair, 0, **{"Last-Event-ID": "nonsense"}) as response:
        assert 0 == lines_of(response).next()["data"]["since"]


def test_server_sent_events_have_ids_and_heartbeats(pair: Any) -> None:
    """The form that browsers know."""
    with pair.client.stream("GET", pair.url + "/stream", headers=pair.head(0)) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        found: list[str] = []
        for line in response.iter_lines():
            found.append(line[:14])
            if line.startswith(": "):
                break
    assert ["event: moment", "id: 0"] == found[:2] and found[2].startswith("data: ")


def test_presence_is_told(pair: Any, lines_of: Any) -> None:
    """Who opens a stream is there; who closes it has gone."""
    with opened(pair, -1) as response:
        lines = lines_of(response)
        assert [False, False] == [seat["present"] for seat in lines.next()["data"]["seats"]]
        with opened(pair, 1) as other:
            theirs = lines_of(other)  # kept: a reader that is thrown away closes its stream
            theirs.next()
            lines.next("presence", lambda data: data["seats"][1]["present"])
        lines.next("presence", lambda data: not data["seats"][1]["present"])


def test_requests_revocation_and_deletion_are_told(pair: Any, lines_of: Any) -> None:
    """A take-back reaches the others; a link that no longer opens the table ends its stream."""
    with opened(pair, 1) as response, opened(pair, -1) as spectator:
        lines, watching = lines_of(response), lines_of(spectator)
        lines.next()
        watching.next()
        pair.play(0, next(m["move"] for m in pair.moment(0)["moves"] if m["barrier"]), 0)
        pair.post("/takeback", 0, n=pair.moment(0)["n"])
        assert 0 == lines.next("request", lambda data: data["request"] is not None)["data"]["request"]["seat"]
        pair.post("/revoke", 0, seat=1)
        assert "server-bad-token" == lines.next("deleted")["data"]["key"]
        pair.client.delete(pair.url, headers=pair.head(0))
        assert "server-no-table" == watching.next("deleted")["data"]["key"]


def test_orders_wake_only_their_owner(pair: Any, lines_of: Any) -> None:
    """Another stream is sent nothing."""
    with opened(pair, 0) as response:
        lines = lines_of(response)
        lines.next()
        card = next(iter(pair.moment(1)["view"]["players"][1]["hand"]))
        pair.post("/orders", 1, moves=[f"discard {card}"])
        pair.play_on(Random(1), 1)
        assert 1 == lines.next()["data"]["n"]
        assert 2 == sum('"event":"moment"' in line for line in lines.raw)
