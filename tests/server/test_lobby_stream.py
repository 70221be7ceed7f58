"""The stream of the club: open tables, who is here, and news of one's own, whichever process was asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text

from holocene.server.club.lobby import bells
from holocene.server.settings import Settings
from tests.server.people import Somebody, listed

NDJSON = {"Accept": "application/x-ndjson"}


@contextmanager
def reading(client: httpx2.Client, lines_of: Any, person: Somebody | None = None) -> Iterator[Any]:
    heads = {**NDJSON, **(person.heads if person else {})}
    with client.stream("GET", "/api/lobby/stream", headers=heads) as response:
        assert 200 == response.status_code
        yield lines_of(response)


def played(one: Somebody, other: Somebody) -> str:
    """A game of theirs that is going on."""
    table = one.opens()
    assert 200 == other.sits(table).status_code
    return table


def test_a_page_sees_tables_come_and_go(remote: httpx2.Client, lines_of: Any) -> None:
    """A stranger's too."""
    ada, ben = Somebody(remote, "Ada"), Somebody(remote, "Ben")
    with reading(remote, lines_of) as lines:
        lines.next("tables")
        table = ada.opens()
        lines.next("tables", lambda data: table in listed(data))
        ben.sits(table)
        lines.next("tables", lambda data: table not in listed(data))
    assert not any('"own"' in line for line in lines.raw)


def test_the_list_is_sent_only_when_it_changed(remote: httpx2.Client, lines_of: Any) -> None:
    """Whatever else happens: moves, private tables, somebody's invitation."""
    ada, ben = Somebody(remote, "Ada"), Somebody(remote, "Ben")
    with reading(remote, lines_of) as lines:
        lines.next("tables")
        ada.invites(ben, ada.makes()["table"])
        table = ada.opens()
        lines.next("tables", lambda data: table in listed(data))
    assert 2 == sum('"event":"tables"' in line for line in lines.raw)


def test_somebody_hears_of_her_invitations_and_turns(remote: httpx2.Client, lines_of: Any) -> None:
    ada, ben = Somebody(remote, "Ada"), Somebody(remote, "Ben")
    with reading(remote, lines_of, ben) as lines:
        first = lines.next("own")["data"]
        assert (0, []) == (first["turns"], first["invitations"])
        made = ada.makes(seed=5)
        name = ada.invites(ben, made["table"]).json()["id"]
        lines.next("own", lambda data: [name] == [each["id"] for each in data["invitations"]])
        token = ben.post(f"/api/invitations/{name}/accept").json()["token"]
        heard = lines.next("own", lambda data: not data["invitations"])["data"]
        moment = remote.get(f"/api/tables/{made['table']}/moment", headers={"Authorization": f"Bearer {token}"}).json()
        if moment["to_act"] != 1:  # Ada moves, and the turn is Ben's
            heads = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            now = remote.get(f"/api/tables/{made['table']}/moment", headers=heads).json()
            while now["to_act"] == 0:
                move = {"n": now["n"], "moves": [now["moves"][0]["move"]]}
                now = remote.post(f"/api/tables/{made['table']}/moves", headers=heads, json=move).json()
        if heard["turns"] != 1:  # it may have come with the line before
            lines.next("own", lambda data: data["turns"] == 1)


def test_people_see_those_they_have_played_with(remote: httpx2.Client, lines_of: Any) -> None:
    """Who is here, what she does, and nothing of who hides or was never met."""
    ada, ben, cem = Somebody(remote, "Ada"), Somebody(remote, "Ben"), Somebody(remote, "Cem")
    table = played(ada, ben)

    def doings(data: Any) -> list[tuple[str, str]]:
        return [(each["person"]["name"], each["doing"]) for each in data["hearth"]]

    with reading(remote, lines_of, ben) as lines, reading(remote, lines_of, cem):
        assert [] == doings(lines.next("own")["data"])
        with reading(remote, lines_of, ada):
            lines.next("own", lambda data: doings(data) == [("Ada", "here")])
        lines.next("own", lambda data: doings(data) == [])
        token = ada.post(f"/api/me/tables/{table}").json()["token"]
        heads = {**NDJSON, "Authorization": f"Bearer {token}"}
        with remote.stream("GET", f"/api/tables/{table}/stream", headers=heads):
            found = lines.next("own", lambda data: doings(data) == [("Ada", "plays")])["data"]["hearth"][0]
            assert (table, "s-evolution", ["Ben"], False) == (
                found["table"], found["game"], found["others"], found["open"],
            )  # fmt: skip
            assert 3 == ben.lobby()["people"]
            remote.patch("/api/me", headers=ada.heads, json={"hidden": True})
            assert (2, []) == (ben.lobby()["people"], ben.lobby()["own"]["hearth"])


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_two_servers_tell_the_same_club(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, run_server: Any, lines_of: Any
) -> None:
    """By NOTIFY, or by looking at the file that they share."""
    is_file = kind == "sqlite"
    database = f"sqlite:///{tmp_path}/tables.sqlite" if is_file else request.getfixturevalue("postgresql")
    settings = Settings(database=database, durable=False, rate=0, creations_rate=0, workers=2, sweep=60.0)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            ada, ben = Somebody(here, "Ada"), Somebody(there, "Ben")
            played(ada, ben)
            with reading(there, lines_of, ben) as lines, reading(here, lines_of, ada):
                lines.next("own", lambda data: ["Ada"] == [each["person"]["name"] for each in data["hearth"]])
                table = ada.opens()
                lines.next("tables", lambda data: table in listed(data))
                private = ada.makes()["table"]
                ada.invites(ben, private)
                lines.next("own", lambda data: [private] == [each["table"] for each in data["invitations"]])
                assert 200 == ben.sits(table).status_code
                lines.next("tables", lambda data: table not in listed(data))
    finally:
        one.stop()
        two.stop()


def test_an_address_has_so_many_pages_open(tmp_path: Path, run_server: Any, lines_of: Any) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", streams_per_client=1)
    running = run_server(settings)
    try:
        with (
            httpx2.Client(base_url=running.url, verify=False, timeout=60) as client,
            reading(client, lines_of) as lines,
        ):
            lines.next("tables")
            refused = client.get("/api/lobby/stream")
            assert (429, "server-too-many-open") == (refused.status_code, refused.json()["key"])
    finally:
        running.stop()


def test_a_page_catches_up_after_a_silence(
    postgresql: str, run_server: Any, lines_of: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told while a server did not listen is seen by everybody as soon as it listens again: the list of open
    tables, and what concerns her alone."""
    one = run_server(Settings(database=postgresql, rate=0, creations_rate=0, sweep=600.0))
    listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    try:
        with httpx2.Client(base_url=one.url, verify=False, timeout=60) as client:
            ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
            with reading(client, lines_of, ben) as own, reading(client, lines_of) as stranger:
                own.next("own")
                stranger.next("tables")
                with monkeypatch.context() as silent:
                    silent.setattr(bells, "ring", lambda *_: None)
                    table = ada.opens()
                    name = ada.invites(ben, table).json()["id"]
                with one.service.database.write() as connection:
                    connection.execute(text(f"SELECT pg_terminate_backend(pid) {listening}"))
                own.next("own", lambda data: [name] == [each["id"] for each in data["invitations"]])
                stranger.next("tables", lambda data: table in listed(data))
    finally:
        one.stop()
