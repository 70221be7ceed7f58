"""The live stream: moments at once and after every change, resumed without loss, as events and as lines."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest

from holocene.server import store
from holocene.server.rows import SeatRow
from holocene.server.settings import Settings
from holocene.server.told import AnyLine
from tests.server.conftest import plain_settings

MakeTable = Callable[..., Any]
WaitFor = Callable[[Callable[[], bool]], None]
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


def test_lines_are_what_the_description_says(pair: Any, lines_of: Any) -> None:
    """Every kind of them, down to the last field."""
    with opened(pair, 0) as response:
        lines = lines_of(response)
        told = [lines.next(), lines.next("presence")]
        pair.play_on(Random(1), 1)
        told.append(lines.next())
        pair.post("/takeback", 0, n=1)
        told.append(lines.next("request"))
        pair.client.delete(pair.url, headers=pair.head(-2))
        told.append(lines.next("deleted"))
    for line in told:
        assert line == msgspec.json.decode(msgspec.json.encode(msgspec.convert(line, AnyLine)))


def test_everybody_hears_who_gave_up(remote: httpx2.Client, make_table: MakeTable, lines_of: Any) -> None:
    """The stream and whoever asks later, although the moment is kept as it was sent."""
    table = make_table(remote, kinds="here here here", seed=5, options={"players": 3, "first": "0"})
    with opened(table, 0) as response:
        lines = lines_of(response)
        lines.next("presence")
        table.post("/resign", 2)
        told = lines.next(until=lambda data: data["seats"][2]["resigned"])["data"]
    kinds = [[notice["kind"] for notice in now["notices"]] for now in (told, table.moment(0))]
    assert [["resigned"], ["resigned"]] == kinds


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


def test_a_moment_that_was_just_answered_is_not_told_again(pair: Any, lines_of: Any) -> None:
    """Its `ETag` is shown to the stream, which then tells who is there and what comes; what changed since is told."""
    asked = pair.get("/moment", 0)
    seen = {"Last-Event-ID": str(asked.json()["version"]), "If-None-Match": asked.headers["ETag"]}
    with opened(pair, 0, **seen) as response:
        lines = lines_of(response)
        lines.next("presence")
        pair.play_on(Random(1), 1)
        assert 1 == lines.next()["data"]["n"]
        assert ["presence", "moment"] == [msgspec.json.decode(line)["event"] for line in lines.raw if line]
    with opened(pair, 0, **seen) as response:
        assert 1 == lines_of(response).next()["data"]["n"]
    asked = pair.get("/moment", 0)
    seen = {"Last-Event-ID": str(asked.json()["version"]), "If-None-Match": asked.headers["ETag"]}
    pair.post("/takeback", 0, n=1)
    with opened(pair, 0, **seen) as response:
        assert 0 == lines_of(response).next()["data"]["request"]["seat"]


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
        pair.post("/revoke", 1, seat=1)
        assert "server-bad-token" == lines.next("closed")["data"]["key"]
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


def test_a_seat_is_handed_over_before_the_eyes_of_who_has_it(
    remote: httpx2.Client, make_table: MakeTable, lines_of: Any
) -> None:
    """She is asked like everybody else; when she agrees, her old window shows nothing of the seat any more."""
    table = make_table(remote, kinds="me open open", options={"players": 3})
    spent = {"Authorization": f"Bearer {table.tokens[1]}"}
    for seat in (1, 2):
        table.sit(seat)
    with opened(table, 1) as response:
        lines = lines_of(response)
        lines.next()
        assert not remote.post(f"{table.url}/claim", headers=spent, json={}).json()["granted"]
        assert [{"seat": 1, "accepted": [], "asked": [0, 1, 2]}] == table.moment(0)["claims"]
        for seat in (0, 1, 2):
            table.post("/claim/answer", seat, seat=1, accept=True)
        assert "server-bad-token" == lines.next("closed")["data"]["key"]


def test_nobody_stands_in_for_who_is_there(
    pair: Any, server: Any, lines_of: Any, wait_for: WaitFor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long she thinks; and when she has gone, not before she has been away for a while."""
    later = server.service.settings.absence + 1
    monkeypatch.setattr("holocene.server.seating.now", lambda: time.time() + later)
    with opened(pair, 0) as response:
        lines = lines_of(response)  # one that nobody holds ends the stream
        lines.next()
        assert "server-still-here" == pair.post("/absent", 1, seat=0).json()["key"]
    wait_for(lambda: seat_of(server, pair, 0).seen > 0)
    assert "server-still-here" == pair.post("/absent", 1, seat=0).json()["key"]
    monkeypatch.setattr("holocene.server.seating.now", lambda: time.time() + 2 * later)
    assert 200 == pair.post("/absent", 1, seat=0).status_code
    with opened(pair, 0) as response:
        now = lines_of(response).next(until=lambda data: not data["seats"][0]["away"])["data"]
    assert ["absent", "returned"] == [notice["kind"] for notice in now["notices"]]


def seat_of(server: Any, table: Any, seat: int) -> SeatRow:
    """A seat as it is stored."""
    with server.service.database.read() as connection:
        return store.find_seats(connection, table.id)[seat]


def test_a_resignation_is_told(remote: httpx2.Client, make_table: MakeTable, lines_of: Any) -> None:
    """Whoever listens is sent the notice together with what has changed."""
    table = make_table(remote, kinds="here here here", options={"players": 3})
    with opened(table, 0) as response:
        lines = lines_of(response)
        lines.next()
        table.post("/resign", 1)
        now = lines.next(until=lambda data: data["seats"][1]["resigned"])["data"]
    assert [("resigned", 1)] == [(notice["kind"], notice["seat"]) for notice in now["notices"]]


@pytest.fixture
def narrow(settings: Settings, run_server: Callable[[Settings], Any]) -> Iterator[Any]:
    """A server with few places."""
    limits = {"streams_per_table": 2, "streams_per_seat": 1, "streams_per_client": 4}
    running = run_server(msgspec.structs.replace(settings, **limits))
    yield running
    running.stop()


def test_spectators_do_not_take_the_places_of_players(
    narrow: Any, make_table: MakeTable, lines_of: Any, wait_for: WaitFor
) -> None:
    """Each seat has its own; a client has so many in all, and gets them back."""
    with httpx2.Client(base_url=narrow.url, verify=False, timeout=20) as client, ExitStack() as streams:
        tables = [make_table(client, kinds="here here") for _ in range(2)]
        readers = []  # kept: a reader that is thrown away closes its stream

        def open_one(table: Any, seat: int) -> tuple[int, str | None]:
            response = streams.enter_context(opened(table, seat))
            if response.status_code == 200:
                readers.append(lines_of(response))
                readers[-1].next()
                return 200, None
            return response.status_code, msgspec.json.decode(response.read())["key"]

        asked = [(tables[0], -1)] * 3 + [(tables[0], 0), (tables[0], 0), (tables[0], 1), (tables[1], 0)]
        assert [
            (200, None), (200, None), (429, "server-too-many-streams"),
            (200, None), (429, "server-too-many-windows"), (200, None), (429, "server-too-many-open"),
        ] == [open_one(*each) for each in asked]  # fmt: skip
        streams.close()
        wait_for(lambda: not narrow.service.live.tables())
        assert (200, None) == open_one(tables[1], 0)


def test_who_comes_back_while_the_server_stops_is_not_waited_for(
    tmp_path: Path, run_server: Any, make_table: MakeTable
) -> None:
    """Streams end when the server is told to stop; one that is opened again over the same connection ends too."""
    running = run_server(plain_settings(tmp_path, heartbeat=60.0))
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=5) as client:
            table = make_table(client, kinds="me open")
            running.service.live.close()
            for path, heads in ((f"{table.url}/stream", table.head(0)), ("/api/lobby/stream", {})):
                answer = client.get(path, headers={**heads, **NDJSON})
                assert (200, b"") == (answer.status_code, answer.content)
    finally:
        running.stop()
