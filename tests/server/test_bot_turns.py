"""Whose bots think when: nobody stops those of others, and none play for nobody."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.server import hosting, seating, store, thinking
from holocene.server.app import create_app
from holocene.server.fairness import Job
from holocene.server.hosting import Wanted
from holocene.server.problems import Forbidden
from holocene.server.service import Service
from holocene.server.settings import Settings
from holocene.server.sweeping import Sweep
from holocene.server.thinking import Bots
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
WaitFor = Callable[[Callable[[], bool]], None]
SLOW, QUICK = "farmer", "artisan"
BOT_FIRST = {"first": "1"}


class Gate:
    """Bots by two names: one waits until the gate is opened, the other plays the first legal move."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.thinking = 0

    def make(self, name: str, game: Any) -> Any:
        gate = self

        class Bot:
            def choose(self, view: Any, legal: Any, clock: Any, rng: Random) -> str:
                gate.thinking += name == SLOW
                assert name == QUICK or gate.opened.wait(30)
                return str(legal[0])

        return Bot()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(thinking, "make", gate.make)
    yield gate
    gate.opened.set()


@pytest.fixture
def patient(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, patience=60.0)


def stored(client: TestClient, table: Any) -> Any:
    """A table as it is stored: nobody looks at it."""
    with client.app.state.service.database.read() as connection:
        return store.find_table(connection, table.id)


def against(make_table: MakeTable, client: TestClient, bot: str, **more: Any) -> Any:
    """A person against one bot, which begins."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    return make_table(client, seats=seats, options=BOT_FIRST, **more)


def somebody_else(client: TestClient, address: str = "10.0.0.2") -> TestClient:
    """A client of the same server from another address."""
    return TestClient(client.app, client=(address, 1))


def test_bots_among_themselves_wait_for_a_spectator(
    client: TestClient, make_table: MakeTable, wait_for: WaitFor
) -> None:
    """They begin when somebody opens the table, and not before, though others were served meanwhile."""
    alone = make_table(client, "s-evolution", "bot bot", seed=1)
    other = make_table(client, kinds="me bot", seed=5, options=BOT_FIRST)
    other.settled()
    assert 0 == stored(client, alone).n
    alone.moment()
    wait_for(lambda: stored(client, alone).n > 5)


def test_bots_stop_when_nobody_watches_any_more(
    client: TestClient, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, wait_for: WaitFor
) -> None:
    """A moment after the last look, and before the end."""
    table = make_table(client, "progress", "bot bot", seed=1)
    table.moment()
    wait_for(lambda: stored(client, table).n > 3)
    monkeypatch.setattr(client.app.state.service.watching, "_has_looked", lambda table_id: False)
    wait_for(lambda: stands_still(client, table))
    assert "running" == stored(client, table).state


def stands_still(client: TestClient, table: Any) -> bool:
    before = stored(client, table).n
    return table.id not in bots_of(client) and before == stored(client, table).n


def bots_of(client: TestClient) -> Bots:
    found: Bots = client.app.state.service.kick.__self__
    return found


def test_bots_play_until_a_person_decides_though_nobody_looks(
    client: TestClient, make_table: MakeTable, wait_for: WaitFor
) -> None:
    """She may come back tomorrow, and it is her turn."""
    table = make_table(client, kinds="me bot", seed=5, options=BOT_FIRST)
    wait_for(lambda: stored(client, table).to_act == 0)


def test_many_tables_of_one_owner_do_not_stop_the_bots_of_others(
    patient: Settings, make_table: MakeTable, gate: Gate, wait_for: WaitFor
) -> None:
    """However many there are and however long they think, somebody else's bot answers."""
    with TestClient(create_app(patient)) as client:
        for table in [against(make_table, client, SLOW) for _ in range(12)]:
            table.moment()
        wait_for(lambda: gate.thinking > 0)
        assert 0 == against(make_table, somebody_else(client), QUICK).settled()["to_act"]
        assert 1 == gate.thinking
        gate.opened.set()


def test_long_thoughts_leave_threads_for_short_ones(
    patient: Settings, make_table: MakeTable, gate: Gate, wait_for: WaitFor
) -> None:
    """Whoever they belong to."""
    with TestClient(create_app(patient)) as client:
        for table in [against(make_table, somebody_else(client, f"10.0.0.{at}"), SLOW, think=5) for at in range(3)]:
            table.moment()
        wait_for(lambda: gate.thinking > 0)
        assert 0 == against(make_table, somebody_else(client, "10.0.0.9"), QUICK).settled()["to_act"]
        gate.opened.set()


def test_a_clock_that_was_set_back_stops_nobody(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, wait_for: WaitFor
) -> None:
    """The table was last changed in an hour, by the clock of then."""
    with monkeypatch.context() as patch:
        patch.setattr(thinking.Bots, "kick", lambda self, table_id: None)
        with TestClient(create_app(settings)) as client:
            table = make_table(client, kinds="me bot", seed=5, options=BOT_FIRST)
            with client.app.state.service.database.write() as connection:
                connection.exec_driver_sql("UPDATE tables SET changed = changed + 3600")
    with TestClient(create_app(settings)) as client:
        wait_for(lambda: stored(client, table).to_act == 0)


class Kicked(list[str]):
    """Bots that only note who is to be looked at."""

    def kick(self, table_id: str) -> None:
        self.append(table_id)

    def __contains__(self, table_id: object) -> bool:
        return False


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Service]]:
    """Two processes that share a file."""
    shared = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=2, durable=False, patience=0, think=0)
    create_app(shared)
    services = [Service(shared) for _ in range(2)]
    yield services
    for service in services:
        service.database.close()


def forgotten(service: Service) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": QUICK}]
    wanted = Wanted(game="progress", options=BOT_FIRST, seats=seats, seed=5, think=0)
    return str(hosting.create(service, wanted).table)


def test_what_was_left_unfinished_is_taken_up_by_one_process(two: list[Service]) -> None:
    """At the second look after the start, so that two who start together do not both."""
    table_id = forgotten(two[0])
    kicked = [Kicked(), Kicked()]
    sweeps = [Sweep(service, bots) for service, bots in zip(two, kicked, strict=True)]  # type: ignore[arg-type]
    for sweep in sweeps:
        sweep.look()
    assert [[], []] == kicked
    for sweep in sweeps:
        sweep.look()
    assert [[table_id], []] == kicked


def test_a_table_that_moves_is_not_taken_over(two: list[Service]) -> None:
    """Somebody sees to it."""
    table_id = forgotten(two[0])
    kicked = Kicked()
    sweep = Sweep(two[1], kicked)  # type: ignore[arg-type]
    for _ in range(3):
        sweep.look()
        with two[0].database.write() as connection:
            store.touch(connection, table_id)
    assert [] == kicked


def test_a_bot_does_not_begin_for_who_has_gone_meanwhile(two: list[Service]) -> None:
    """It was lined up while somebody watched, and its turn came later."""
    created = hosting.create(two[0], Wanted(game="s-evolution", seats=[{"kind": "bot"}, {"kind": "bot"}]))
    bots, job = Bots(two[0]), Job("", created.table, what=0)
    two[0].looked(created.table)
    assert bots._decision(job) is not None
    two[0].watching._looked.clear()
    assert bots._decision(job) is None


def test_a_bot_does_not_move_for_who_has_come_back(two: list[Service]) -> None:
    """She returned while it thought: what it says then is not played."""
    wanted = Wanted(game="progress", options={"first": "0"}, seats=[{"kind": "here"}, {"kind": "here"}], seed=5)
    table_id = hosting.create(two[0], wanted).table
    seating.leave(two[0], table_id, 0)
    thought = Bots(two[0])._decision(Job("", table_id, what=0))
    assert thought is not None
    seating.come_back(two[0], table_id, 0)
    with pytest.raises(Forbidden):
        two[0].play(table_id, 0, thought.n, thought.legal[0], thought.version)


def test_a_process_leaves_alone_what_another_one_played_on(two: list[Service]) -> None:
    """Whoever wrote the last row sees to the bot that is due after it."""
    table_id = forgotten(two[0])
    bots = Bots(two[1])
    with two[0].desks.at(table_id) as desk:
        before, move, n, version = desk.row.number, desk.now.match.legal()[0], desk.now.n, desk.now.version
    two[0].play(table_id, 1, n, move, version)
    assert bots._decision(Job("", table_id, what=before)) is None
    assert bots._decision(Job("", table_id, what=before + 1)) is not None


def test_bots_play_on_where_somebody_watches_from_another_process(two: list[Service]) -> None:
    """A stream is open there."""
    created = hosting.create(two[0], Wanted(game="s-evolution", seats=[{"kind": "bot"}, {"kind": "bot"}]))
    assert [False, False] == [service.watching.is_watched(created.table) for service in two]
    two[0].live.open_here = lambda table_id: {-1: 1}  # type: ignore[assignment, method-assign, return-value]
    two[0].presence.tell(created.table, -1)
    assert two[1].watching.is_watched(created.table)
