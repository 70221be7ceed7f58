"""Nobody has all the threads: the requests of one client are worked on a few at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import httpx2

from holocene.server.abreast import MOST, Abreast
from holocene.server.settings import Settings

MakeTable = Callable[..., Any]


def test_a_client_waits_for_itself_only() -> None:
    """And is forgotten when nothing of it is left."""

    async def scene() -> tuple[list[str], list[str], int]:
        abreast, begun, held = Abreast(), [], asyncio.Event()

        async def ask(client: str) -> None:
            async with abreast.turn(client):
                begun.append(client)
                await held.wait()

        tasks = [asyncio.create_task(ask(client)) for client in ["a"] * 5 + ["b"]]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        before = list(begun)
        held.set()
        await asyncio.gather(*tasks)
        return before, begun, len(abreast)

    before, begun, left = asyncio.run(scene())
    assert [*["a"] * MOST, "b"] == before
    assert (["a"] * 5 + ["b"], 0) == (sorted(begun), left)


def test_requests_that_take_long_leave_a_thread_to_others(
    settings: Settings, run_server: Callable[[Settings], Any], make_table: MakeTable
) -> None:
    """Twelve of one client wait for a table that is busy; another player is answered."""
    running = run_server(settings)
    elsewhere = httpx2.HTTPTransport(local_address="127.0.0.2")
    try:
        with (
            httpx2.Client(base_url=running.url, verify=False, timeout=30) as one,
            httpx2.Client(base_url=running.url, transport=elsewhere, timeout=10) as other,
        ):
            busy, free = make_table(one, kinds="here here"), make_table(other, kinds="here here")
            asking = [threading.Thread(target=busy.get, args=("/moment", 0)) for _ in range(12)]
            with running.service.desks.held(busy.id):
                for thread in asking:
                    thread.start()
                found = [free.get("/moment", 0).status_code for _ in range(5)]
            for thread in asking:
                thread.join()
        assert [200] * 5 == found
        assert 0 == len(running.service.abreast)
    finally:
        running.stop()
