"""One's ways back where several do something about them at once, with a real PostgreSQL."""

from __future__ import annotations

import threading
from typing import Any

import httpx2
from sqlalchemy import insert, text

from holocene.server.club.ways import letters
from holocene.server.club.ways.schema import addresses
from holocene.server.settings import Settings
from tests.server.people import Somebody


def test_of_two_who_remove_an_address_one_has_the_last_letter_sent(
    postgresql: str, run_server: Any, wait_for: Any
) -> None:
    """From two devices at the same moment: the second one is told that there was none any more."""
    one = run_server(Settings(database=postgresql, rate=0, creations_rate=0))
    database, gone = one.service.database, list[str]()

    def waits() -> bool:
        with database.read() as connection:
            return bool(connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one())

    def remove() -> None:
        with database.write() as connection:
            gone.append(letters.drop(connection, ada.id))

    try:
        with httpx2.Client(base_url=one.url, verify=False, timeout=60) as here:
            ada = Somebody(here, "Ada")
        with database.write() as connection:
            row = {"person_id": ada.id, "address": "ada@example.org", "created": 0.0}
            connection.execute(insert(addresses), row)
        other = threading.Thread(target=remove)
        with database.write() as connection:
            gone.append(letters.drop(connection, ada.id))
            other.start()
            wait_for(waits)
        other.join()
        assert ["ada@example.org", ""] == gone
    finally:
        one.stop()
