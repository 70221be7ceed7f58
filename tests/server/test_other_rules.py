"""Finished games can be read whatever rules come later, and what is damaged harms nobody else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holocene.core.matches.record import read_record
from holocene.core.matches.signing import check
from holocene.server import archive, hosting, seating
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def played(client: TestClient, make_table: MakeTable, moves: int) -> Any:
    table = make_table(client, "s-evolution", kinds="here here", options={"players": 2})
    table.play_on(Random(2), moves)
    return table


@pytest.fixture
def tables(settings: Settings, make_table: MakeTable) -> dict[str, Any]:
    """A finished game and one that runs, stored by a version with other rules; what was shown of the first."""
    with TestClient(create_app(settings)) as client:
        over, running = played(client, make_table, 3000), played(client, make_table, 5)
        client.app.state.service.archivist.step()
        end = {seat: over.moment(seat) for seat in (-1, 0, 1)}
        record = over.get("/record", 0).text
        with client.app.state.service.database.write() as connection:
            connection.exec_driver_sql("UPDATE tables SET rules_version = rules_version + 100")
    return {"over": over, "running": running, "end": end, "record": record}


def test_a_finished_game_is_shown_as_it_ended(settings: Settings, tables: dict[str, Any]) -> None:
    """By everybody's eyes, with the whole log, its points and the same signed record, to anybody who knows it."""
    with TestClient(create_app(settings)) as client:
        over = tables["over"]
        over.client = client
        for seat, before in tables["end"].items():
            now = over.get("/moment", 0, seat=seat).json()
            assert ("over", False) == (now["state"], now["steps"])
            assert [before[key] for key in ("view", "events", "scores", "secret")] == [
                now[key] for key in ("view", "events", "scores", "secret")
            ]
        assert 200 == client.get(f"{over.url}/moment").status_code
        assert tables["record"] == over.get("/record", 0).text
        check(read_record(over.get("/record", 0, form="text").text), client.get("/api/server").json()["key"])
        assert (409, "server-other-rules") == _told(over.get("/at/3", 0), "key")


def test_a_game_ends_together_with_its_record(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept when the last move is answered; where it cannot be, the game is not over."""
    service = create_app(settings).state.service
    made = hosting.create(service, hosting.Wanted(game="progress", seats=[{"kind": "here"}] * 2))

    def full(*_: Any) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(archive, "add", full)
        with pytest.raises(RuntimeError, match="full"):
            seating.resign(service, made.table, 0)
    with service.desks.at(made.table) as desk:
        assert ("running", False) == (desk.row.state, desk.seats[0].resigned)
    seating.resign(service, made.table, 0)
    with service.database.read() as connection:
        kept = archive.find_record(connection, made.table)
    assert kept is not None and ((0,), made.commitment) == (kept.resigned, kept.commitment)
    service.database.close()


def test_its_table_can_be_left_behind(settings: Settings, tables: dict[str, Any]) -> None:
    """A rematch by the rules of today, and deleting it, work as always; a running game says what became of it."""
    with TestClient(create_app(settings)) as client:
        over, running = tables["over"], tables["running"]
        over.client = running.client = client
        again = over.post("/rematch", 0)
        assert 201 == again.status_code and again.json()["table"] == over.get("/moment", 0).json()["next"]
        assert (409, "server-other-rules") == _told(running.get("/moment", 0), "key")
        assert running.id == running.get("", 0).json()["table"]
        for table in (over, running):
            assert 200 == client.delete(table.url, headers=table.head(0)).status_code


def _told(answer: Any, *keys: str) -> tuple[Any, ...]:
    return (answer.status_code, *(answer.json()[key] for key in keys))


def test_a_damaged_row_harms_nobody_else(client: TestClient, make_table: MakeTable) -> None:
    """Lists leave it out, the table itself says what is wrong, and the reader is not blamed."""
    fine, options, log = (make_table(client, kinds="here here", public=True) for _ in range(3))
    log.play_on(Random(1), 2)
    service = client.app.state.service
    with service.database.write() as connection:
        connection.exec_driver_sql("UPDATE tables SET options = 'x' WHERE id = ?", (options.id,))
        connection.exec_driver_sql("""UPDATE moves SET body = '["castle"]' WHERE table_id = ?""", (log.id,))
    for table in (options, log):
        service.desks.drop(table.id)
    shown = [each["table"] for each in client.get("/api/tables").json()]
    assert fine.id in shown and options.id not in shown
    assert (500, "damaged", "server-damaged") == _told(log.get("/moment", 0), "error", "key")
    assert (500, "server-damaged") == _told(options.get("/moment", 0), "key")
    asked = {table.id: table.tokens[0] for table in (fine, options)}
    found = client.post("/api/tables/mine", json={"tables": asked}).json()
    assert [False, True] == [each.get("gone", False) for each in found]
    assert 200 == fine.get("/moment", 0).status_code


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET words = 'x' WHERE id = ?",
        "UPDATE tables SET words = '[1]' WHERE id = ?",
        "UPDATE tables SET options = '[]' WHERE id = ?",
        "UPDATE links SET kind = 'x' WHERE table_id = ?",
        "INSERT INTO requests (table_id, seat, ply, accepted) VALUES (?, 0, 0, 'x')",
    ],
)
@pytest.mark.parametrize("kinds", ["here here", "me open"])
def test_whatever_is_damaged_the_answer_names_the_table(
    client: TestClient, make_table: MakeTable, damage: str, kinds: str
) -> None:
    """Before the deal and after it; and the log tells those who run the server."""
    table = make_table(client, kinds=kinds)
    service = client.app.state.service
    with service.database.write() as connection:
        connection.exec_driver_sql(damage, (table.id,))
    service.desks.drop(table.id)
    answer = table.get("/moment", 0)
    assert (500, "damaged", "server-damaged") == _told(answer, "error", "key")
    assert {"table": table.id} == answer.json()["facts"]
    asked = client.post("/api/tables/mine", json={"tables": {table.id: table.tokens[0]}})
    assert 200 == asked.status_code
