"""A server whose clock stands still, two people who are known there, and all ways to them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from holocene.server.app import create_app
from holocene.server.club.news.schema import errands
from holocene.server.club.news.sender import Sender
from holocene.server.service import Service
from tests.server.conftest import plain_settings
from tests.server.direct import TestClient
from tests.server.postbox import Postbox, posting
from tests.server.receiving import Clock, Known, Receiver, move_until


class Club(NamedTuple):
    """Ada and Ben are known here, and nothing is sent but when a test says so."""

    client: TestClient
    service: Service
    sender: Sender
    clock: Clock
    far: Receiver
    box: Postbox
    ada: Known
    ben: Known

    def waiting(self) -> int:
        with self.service.database.read() as connection:
            return len(connection.execute(select(errands.c.id)).all())

    def opened(self) -> Any:
        """A table at which both sit, and that waits for Ben."""
        table = self.ada.makes_table()
        self.ben.sits_down(table)
        move_until(table, 1)
        return table


@contextmanager
def club_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """Its life has not begun, so no thread looks for what is due."""
    far = Receiver()
    with posting() as (box, place):
        more = {"private_hooks": True, "mail": place, "mail_from": "Table <table@example.org>"}
        client = TestClient(create_app(plain_settings(folder, **more)))
        service = client.app.state.service
        clock = Clock(time.time())
        ada, ben = Known(client, "Ada"), Known(client, "Ben")
        yield Club(client, service, Sender(service, clock), clock, far, box, ada, ben)
        service.database.close()
    far.stop()
