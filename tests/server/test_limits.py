"""How often a client may ask: every way of making a table counts, and processes count together."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import psycopg
import pytest

import holocene
from holocene.server import limits
from holocene.server.app import create_app
from holocene.server.database import Database
from holocene.server.identity import Identity
from holocene.server.limits import Buckets, Limits
from holocene.server.migrate import migrate
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
NEW = {"game": "progress"}
PAIR = {"game": "progress", "seats": [{"kind": "here"}, {"kind": "here"}]}


def ended() -> bytes:
    match = holocene.new("s-evolution", players=2)
    while not match.is_over:
        match.play(match.legal()[0])
    return match.record().to_json().encode()


@pytest.mark.parametrize("way", ["tables", "play-now", "records", "rematch", "again"])
def test_every_way_of_making_a_table_counts(settings: Settings, make_table: MakeTable, way: str) -> None:
    """However it is asked for."""
    with TestClient(create_app(msgspec.structs.replace(settings, creations_rate=0.001, creations_burst=3))) as client:
        first = client.post("/api/records", content=ended())
        table = first.json()["table"]
        head = {"Authorization": f"Bearer {first.json()['host']}"}
        paths: dict[str, tuple[str, dict[str, Any]]] = {
            "tables": ("/api/tables", {"json": {"game": "progress", "seats": [{"kind": "me"}, {"kind": "bot"}]}}),
            "play-now": ("/api/play-now", {"json": NEW}),
            "records": ("/api/records", {"content": ended()}),
            "rematch": (f"/api/tables/{table}/rematch", {"headers": head}),
            "again": (f"/api/tables/{table}/again", {"headers": head}),
        }
        path, sent = paths[way]
        codes = [client.post(path, **sent).status_code for _ in range(3)]
        waits = client.post(path, **sent).headers["retry-after"]
    assert (429, "2") == (codes[2], waits) and 429 not in codes[:2]


def test_the_tables_of_one_person_are_counted(settings: Settings) -> None:
    """However they were made; others have their own number."""
    with TestClient(create_app(msgspec.structs.replace(settings, tables_per_client=2))) as client:
        made = client.post("/api/tables", json=PAIR).json()
        head = {"Authorization": f"Bearer {made['host']}"}
        path = f"/api/tables/{made['table']}"
        assert 201 == client.post(f"{path}/rematch", headers=head).status_code
        refused = [
            client.post(f"{path}/rematch", headers=head),
            client.post("/api/tables", json=PAIR),
            client.post("/api/play-now", json=NEW),
            client.post("/api/records", content=ended()),
        ]
        assert [(429, "server-too-many-own-tables")] * 4 == [(each.status_code, each.json()["key"]) for each in refused]
        other = TestClient(client.app, client=("10.0.0.2", 1))
        assert 201 == other.post("/api/play-now", json=NEW).status_code
        assert 200 == client.delete(path, headers=head).status_code
        assert 201 == client.post("/api/play-now", json=NEW).status_code


def test_people_are_known_by_nothing_that_leads_back_to_them(tmp_path: Path) -> None:
    """The same to all processes of a server, another to every server; an address that is not known is nobody's."""
    databases = [Database(f"sqlite:///{tmp_path / name}") for name in ("one", "one", "two")]
    for database in databases:
        migrate(database)
    names = [Identity(database).owner("192.0.2.7") for database in databases]
    assert names[0] == names[1] != names[2]
    assert "" == Identity(databases[0]).owner("")
    for database in databases:
        database.close()


class Clock:
    """A time that a test moves on."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_a_bucket_fills_again_and_remembers_debts(clock: Clock) -> None:
    """What another process let pass is taken from it, down to a whole bucket below nothing."""
    buckets = Buckets(rate=1, burst=4)
    assert [True] * 4 + [False] == [buckets.take("a") for _ in range(5)]
    clock.now += 2
    assert [True, True, False] == [buckets.take("a") for _ in range(3)]
    buckets.charge("a", 100)
    clock.now += 4
    assert not buckets.take("a")
    clock.now += 1
    assert buckets.take("a") and buckets.take("b")


def test_only_clients_that_matter_are_told_of(clock: Clock) -> None:
    """Once; somebody whose bucket is full again is forgotten."""
    buckets = Buckets(rate=1, burst=40)
    for client, times in (("often", 10), ("seldom", 1)):
        for _ in range(times):
            buckets.take(client)
    assert {"often": 10} == buckets.told()
    assert {} == buckets.told()
    clock.now += 100
    buckets.take("seldom")
    assert {} == buckets.told()
    buckets.take("seldom")
    assert {"seldom": 2} == buckets.told()


def test_processes_that_share_a_file_share_the_limits(settings: Settings) -> None:
    """Each has its part, since nobody tells them of one another."""
    shared = msgspec.structs.replace(
        settings, workers=4, rate=40.0, burst=200.0, creations_rate=2.0, creations_burst=2.0
    )
    database = Database(shared.database)
    found = Limits(shared, database)
    database.close()
    assert (10, 50, 0.5, 1) == (
        found.requests.rate,
        found.requests.burst,
        found.creations.rate,
        found.creations.burst,
    )


def wait_for_listeners(url: str, servers: int) -> None:
    """Until so many servers hear what others tell; they begin a moment after their start."""
    listening = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query = %s"
    with psycopg.connect(url, autocommit=True) as connection:
        for _ in range(1200):
            found = connection.execute(listening, [f"LISTEN {limits.CHANNEL}"]).fetchone()
            if found == (servers,):
                return
            time.sleep(0.05)
    raise AssertionError("the servers do not listen")


def test_processes_on_postgresql_count_together(postgresql: str, run_server: Any) -> None:
    """One has let somebody make all tables that are allowed; the other hears of it."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0.001, creations_burst=40)
    one, two = run_server(settings), run_server(settings)
    try:
        wait_for_listeners(postgresql, 2)
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            assert {201} == {here.post("/api/tables", json=PAIR).status_code for _ in range(40)}
            for _ in range(30):
                time.sleep(limits.PAUSE)
                heard = there.post("/api/tables", json=PAIR).status_code
                if heard == 429:
                    break
        assert 429 == heard
    finally:
        one.stop()
        two.stop()
