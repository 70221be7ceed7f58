"""Clocks and kill -9: times that were given stand, and what runs out while nobody serves runs out once, afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2

from tests.server.by_day import DAY, kinds, table_by_day
from tests.server.test_crash import Served


def test_time_runs_out_once_after_a_kill(tmp_path: Path, wait_for: Callable[[Callable[[], bool]], None]) -> None:
    """Two workers find the same tables overdue, and so does whoever comes after them."""
    file = tmp_path / "tables.sqlite"
    served = Served(f"sqlite:///{file}", workers=1)
    try:
        with httpx2.Client(base_url=served.url, verify=False, timeout=60) as client:
            in_time, *late = (table_by_day(client, 3, expiry="vote") for _ in range(3))
            due, seats = in_time.moment()["due"], [table.moment()["to_act"] for table in late]
            served.kill()
            _let_time_pass(file, [table.id for table in late])
            served.workers = 2
            served.start()
            wait_for(lambda: all(kinds(table.moment()) for table in late))
            served.kill()
            served.workers = 1
            served.start()
            assert (due, []) == (in_time.moment()["due"], kinds(in_time.moment()))
            for table, seat in zip(late, seats, strict=True):
                now: Any = table.moment()
                assert (["time-vote"], 1, seat) == (kinds(now), now["seats"][seat]["late"], now["ballot"]["seat"])
                assert now["due"] > due
    finally:
        served.kill()


def _let_time_pass(file: Path, table_ids: list[str]) -> None:
    """As if the server had not run for a day."""
    with sqlite3.connect(file) as database:
        for each in table_ids:
            database.execute("UPDATE tables SET due = due - ? WHERE id = ?", (DAY + 60, each))
