"""Several servers share what is to be sent: each message goes once, whoever is quicker."""

from __future__ import annotations

import threading
import time
from typing import Any

import httpx2

from holocene.server.club.news import lease
from holocene.server.club.news.sender import Sender
from holocene.server.settings import Settings
from tests.server.receiving import Clock, Known, Receiver, looked, move_until


def test_two_workers_send_every_message_once(postgresql: str, run_server: Any) -> None:
    """They look at the same time, again and again, at twelve people to whom something is due."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0, private_hooks=True)
    one, two, far = run_server(settings), run_server(settings), Receiver()
    try:
        with httpx2.Client(base_url=one.url, verify=False, timeout=60) as client:
            ada = Known(client, "Ada")
            people = [Known(client, f"Ben {n}") for n in range(12)]
            for n, ben in enumerate(people):
                ben.hooks(f"{far.url}/{n}")
                ben.wants("hook", ["turn"])
            for ben in people:
                table = ada.makes_table()
                ben.sits_down(table)
                move_until(table, 1)
        later = Clock(time.time() + 60)
        senders = [Sender(one.service, later), Sender(two.service, later)] * 2
        ready = threading.Barrier(len(senders))

        def look(sender: Sender) -> None:
            ready.wait()
            for _ in range(3):
                looked(sender)

        hands = [threading.Thread(target=look, args=(sender,)) for sender in senders]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join()
        assert sorted(f"/{n}" for n in range(12)) == sorted(came.path for came in far.came)
        with one.service.database.read() as connection:
            assert [] == lease.ways_due(connection, later.now + lease.LEASE)
    finally:
        one.stop()
        two.stop()
        far.stop()
