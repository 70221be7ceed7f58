"""Moments that are kept as they were sent: the same for those who see the same, never an old one, never too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.server import moment, store
from holocene.server.app import create_app
from holocene.server.settings import Settings
from holocene.server.showing import OVERHEAD, Key, Shown
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def key(since: int) -> Key:
    return Key("table", 1, 1, 0, since, ())


def test_a_moment_is_made_once_and_the_oldest_goes_first() -> None:
    """What was asked for again stays longer."""
    shown = Shown(3 * (10 + OVERHEAD))
    made: list[int] = []

    def ask(since: int) -> bytes:
        return shown.get(key(since), lambda: made.append(since) or b"%010d" % since)  # type: ignore[func-returns-value]

    assert [b"%010d" % since for since in (1, 2, 3, 1, 4, 1, 2)] == [ask(since) for since in (1, 2, 3, 1, 4, 1, 2)]
    assert [1, 2, 3, 4, 2] == made
    assert 3 * (10 + OVERHEAD) == shown.bytes


def test_what_is_too_large_is_not_kept() -> None:
    shown = Shown(1000)
    assert b"x" * 5000 == shown.get(key(0), lambda: b"x" * 5000)
    assert 0 == shown.bytes


def test_an_anonymous_reader_cannot_fill_the_memory(settings: Settings, make_table: MakeTable) -> None:
    """Asking for everything since every move of a finished game, for every pair of eyes, keeps no more than allowed."""
    small = msgspec.structs.replace(settings, shown_bytes=200_000)
    with TestClient(create_app(small)) as client:
        table = make_table(client, "s-evolution", "here here", seed=3)
        while table.moment(0)["state"] != "over":
            table.play_on(Random(4), 60)
        service = client.app.state.service
        sizes = 0
        with service.desks.at(table.id) as desk:
            for since in range(desk.now.n):
                for seat in (-1, 0, 1):
                    sizes += len(moment.encoded(desk, seat, service.live.present(table.id), since).content)
                    assert service.shown.bytes <= 200_000
        assert sizes > 400_000


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for whom moments were made."""
    made: list[int] = []
    plain = moment.moment_of

    def counting(desk: Any, seat: int, present: Any, since: int = 0, previews: bool = False) -> Any:
        made.append(seat)
        return plain(desk, seat, present, since, previews)

    monkeypatch.setattr(moment, "moment_of", counting)
    return made


def test_a_change_of_any_kind_is_seen_at_once(client: TestClient, make_table: MakeTable, counted: list[int]) -> None:
    """Moves, undo, names and what another process did; in between the same moment is sent again."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
    before = table.moment(-1)
    assert (before, [-1]) == (table.moment(-1), counted)
    free = next(each["move"] for each in table.moment(0)["moves"] if not each["barrier"])
    table.play(0, free, 0)
    assert (1, 1) == (table.moment(-1)["n"], table.moment(-1)["version"])
    table.post("/undo", 0, n=1)
    assert (0, 2) == (table.moment(-1)["n"], table.moment(-1)["version"])
    table.post("/join", 1, name="Ben")
    assert "Ben" == table.moment(-1)["seats"][1]["name"]
    service = client.app.state.service
    with service.database.write() as connection:
        connection.exec_driver_sql(f"UPDATE seats SET name = 'Eve' WHERE table_id = '{table.id}' AND seat = 1")
        store.touch(connection, table.id)
    assert "Eve" == table.moment(-1)["seats"][1]["name"]
    assert 5 == counted.count(-1)


def test_who_is_present_is_part_of_it(tmp_path: Path, make_table: MakeTable, counted: list[int]) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, creations_rate=0)
    with TestClient(create_app(settings)) as client:
        table = make_table(client, kinds="here here")
        service = client.app.state.service
        with service.desks.at(table.id) as desk:
            told = [
                msgspec.json.decode(moment.encoded(desk, -1, Counter(extra), 0).content)
                for extra in ({}, {0: 1}, {0: 3, -1: 2}, {})
            ]
    assert [False, True, True, False] == [each["seats"][0]["present"] for each in told]
    assert [-1, -1] == counted


def test_what_the_rules_say_is_made_for_who_asks_for_it(
    client: TestClient, make_table: MakeTable, counted: list[int]
) -> None:
    """A moment without it and one with it are two; each is made once."""
    table = make_table(client, kinds="here here")
    moments = [table.get("/moment", 0, **asked).json() for asked in ({}, {"preview": True}, {}, {"preview": True})]
    assert [0, 0] == counted
    assert [True, False, True, False] == [moment["preview"] is None for moment in moments]
