"""A vacation stops clocks at many tables at once, where others are moving: nobody waits for who waits for her."""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from typing import Any

import psycopg
from sqlalchemy import select

from holocene.server import store
from holocene.server.app import create_app
from holocene.server.club.schema import persons
from holocene.server.settings import Settings
from tests.server.by_day import DAY
from tests.server.conftest import until
from tests.server.direct import TestClient
from tests.server.people import Somebody


def test_who_goes_on_vacation_waits_for_a_move_and_holds_it_up_by_nothing(postgresql: str) -> None:
    """A last move counts for people after it has the table: whoever has a person must not ask for a table then."""
    client = TestClient(create_app(Settings(database=postgresql, rate=0, creations_rate=0)))
    database = client.app.state.service.database
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    table = ada.opens(pace=DAY)
    assert 200 == ben.sits(table).status_code
    answers: list[Any] = []

    def go() -> None:
        today = datetime.now(UTC).date().isoformat()
        answers.append(client.put("/api/me/vacation", headers=ada.heads, json={"until": today}))

    going = threading.Thread(target=go)
    with database.write() as connection:
        store.lock(connection, table)  # as a move does
        going.start()
        until(lambda: is_waiting(postgresql))
        own = select(persons.c.id).where(persons.c.id == ada.id)
        connection.execute(own.with_for_update(nowait=True, key_share=True)).one()
    going.join()
    assert [200] == [answer.status_code for answer in answers]
    assert 0 < client.get(f"/api/tables/{table}", headers=ada.heads).json()["seats"][0]["rest"]
    database.close()


def is_waiting(postgresql: str) -> bool:
    """Whether somebody waits for a lock."""
    with psycopg.connect(postgresql) as connection:
        return connection.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone() != (0,)
