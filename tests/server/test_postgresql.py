"""PostgreSQL instead of a file: everything is the same, and servers that share it hear of each other."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import httpx2

from holocene.server.settings import Settings


def test_postgresql_plays_the_same(postgresql: str, make_table: Any, run_server: Any, lines_of: Any) -> None:
    """Bots, undo, a take-back, and streams that another server's moves wake by NOTIFY."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    try:
        with httpx2.Client(base_url=one.url) as here, httpx2.Client(base_url=two.url) as there:
            table = make_table(here, kinds="here here bot", seed=5, options={"players": 3, "first": "0"})
            path, heads = table.url + "/stream", {**table.head(1), "Accept": "application/x-ndjson"}
            with there.stream("GET", path, headers=heads) as response:
                lines = lines_of(response)
                assert 0 == lines.next()["data"]["n"]
                for _ in range(100):  # the other server hears of it
                    if table.moment(0)["seats"][1]["present"]:
                        break
                    time.sleep(0.05)
                assert [False, True] == [seat["present"] for seat in table.moment(0)["seats"][:2]]
                free = next(m["move"] for m in table.moment(0)["moves"] if not m["barrier"])
                table.play(0, free, 0)
                assert 1 == lines.next(until=lambda data: data["n"] == 1)["id"]
                table.post("/undo", 0, n=1)
                assert 2 == lines.next(until=lambda data: data["n"] == 0)["id"]
            table.play_on(Random(1), 20)
            table.settled()
            assert table.get("/moment", 0).content == there.get(table.url + "/moment", headers=table.head(0)).content
    finally:
        one.stop()
        two.stop()
