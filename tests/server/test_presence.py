"""Who is present where several processes share a database."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from holocene.server import hosting, presence
from holocene.server.app import create_app
from holocene.server.hosting import Wanted
from holocene.server.live import Listener
from holocene.server.problems import TooMany
from holocene.server.service import Service
from holocene.server.settings import Settings


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Service]]:
    """Two processes that share a file, with few places for streams."""
    shared = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=2, durable=False, streams_per_seat=2)
    create_app(shared)
    services = [Service(shared) for _ in range(2)]
    yield services
    for service in services:
        service.database.close()


@pytest.fixture
def table(two: list[Service]) -> str:
    created = hosting.create(two[0], Wanted(game="progress", seats=[{"kind": "here"}, {"kind": "here"}]))
    return str(created.table)


def seen_by(service: Service, table: str) -> Counter[int]:
    service.presence.hear(table)
    return service.live.present(table)


def test_streams_are_counted_over_all_processes(two: list[Service], table: str) -> None:
    """Each seat's, also for its places."""
    for service in two:
        service.live.listen(Listener(table, 0, ""))
        service.presence.tell(table, 0)
    assert [Counter({0: 2})] * 2 == [seen_by(service, table) for service in two]
    with pytest.raises(TooMany, match="windows"):
        two[0].live.listen(Listener(table, 0, ""))
    two[0].live.listen(Listener(table, 1, ""))


def test_what_could_not_be_told_is_told_at_the_next_beat(
    two: list[Service], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away while one came and another left."""
    first, second = Listener(table, 0, ""), Listener(table, 1, "")
    two[0].live.listen(first)
    two[0].presence.tell(table, 0)

    def away() -> Any:
        raise OperationalError("", {}, Exception("away"))

    with monkeypatch.context() as patch:
        patch.setattr(two[0].database, "write", away)
        two[0].live.leave(first)
        two[0].live.listen(second)
        for seat in (0, 1):
            with pytest.raises(OperationalError):
                two[0].presence.tell(table, seat)
    assert Counter({0: 1}) == seen_by(two[1], table)
    two[0].presence.beat()
    assert Counter({1: 1}) == seen_by(two[1], table)


@pytest.mark.parametrize("by", [3600, -3600])
def test_who_died_is_forgotten_whatever_the_clock_says(two: list[Service], table: str, by: float) -> None:
    """A clock that was set back keeps no ghosts; whoever lives says so again."""
    for service in two:
        service.live.listen(Listener(table, 0, ""))
        service.presence.tell(table, 0)
    with two[0].database.write() as connection:
        connection.exec_driver_sql(f"UPDATE presence SET seen = seen + {by}")
    assert Counter({0: 1}) == seen_by(two[0], table)
    two[0].presence.beat()
    with two[0].database.read() as connection:  # what the dead said is not kept
        assert 1 == connection.exec_driver_sql("SELECT count(*) FROM presence").scalar_one()
    two[1].presence.beat()
    assert [Counter({0: 2})] * 2 == [seen_by(service, table) for service in two]


def test_of_two_who_hear_at_once_the_later_is_believed(
    two: list[Service], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it is heard while the earlier one is about to be written down."""
    service = two[0]
    told, later = iter([Counter({0: 1}), Counter[int]()]), list[threading.Thread]()

    class Slow(dict[str, int]):
        def get(self, *asked: Any) -> Any:
            found = super().get(*asked)
            if not later:
                later.append(threading.Thread(target=service.presence.hear, args=(table,)))
                later[0].start()
                later[0].join(0.5)  # it waits, or has been heard by now
            return found

    monkeypatch.setattr(service.presence, "_elsewhere", lambda _: {table: next(told)})
    monkeypatch.setattr(service.presence, "_heard", Slow())
    service.presence.hear(table)
    later[0].join()
    assert Counter() == service.live.elsewhere[table]


def test_many_tables_are_heard_of_in_several_questions(
    two: list[Service], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database takes only so many names in one."""
    monkeypatch.setattr(presence, "TOGETHER", 2)
    seats = [{"kind": "here"}, {"kind": "here"}]
    tables = [table, *(hosting.create(two[0], Wanted(game="progress", seats=seats)).table for _ in range(4))]
    for each in tables:
        two[1].live.listen(Listener(each, 0, ""))
        two[1].presence.tell(each, 0)
    two[0].presence.hear_all(tables)
    assert [Counter({0: 1})] * len(tables) == [two[0].live.present(each) for each in tables]
