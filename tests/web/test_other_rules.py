"""Games of other rules than this server plays: how they ended is kept, and the page says what cannot be shown."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.asking import ask, table_with
from tests.web.visiting import Visit, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Any]]]:
    """A server whose tables, one finished and one running, were begun with older rules; what was made."""
    folder = tmp_path_factory.mktemp("aged")
    with serving(folder, sweep=0.1) as url:
        made = {name: table_with(url, "me", "bot") for name in ("over", "running")}
        for each in made.values():
            token = each["seats"][0]["token"]
            ask(url, f"/tables/{each['table']}/join", {"name": "Ada", "word": "w"}, token)
        ask(url, f"/tables/{made['over']['table']}/resign", {}, made["over"]["seats"][0]["token"])
        database = sqlite3.connect(folder / "tables.db")
        while not database.execute("select count(*) from archive where length(moments)").fetchone()[0]:
            time.sleep(0.05)
    with database:
        database.execute("update tables set rules_version = rules_version + 1")
    database.close()
    with serving(folder) as url:
        yield url, made


@pytest.fixture
def aged(served: Any, windows: Any) -> Iterator[tuple[Visit, dict[str, Any]]]:
    """A visitor of that server, and the links of its tables."""
    url, made = served
    here = Visit(windows, url)
    yield here, made
    here.leave()
    assert [] == [each for each in here.complaints if "409" not in each]


def test_the_end_of_a_game_of_other_rules(aged: Any) -> None:
    """Its table, log and score are shown; there is nothing to step through, and the reason is told."""
    here, made = aged
    page = here.page
    page.goto(f"{here.address}/replay/{made['over']['table']}")
    page.wait_for_selector(".ask >> text=was started with version")
    assert page.locator(".slider").count() == 0
    page.click(".tools >> text=Score")
    page.wait_for_selector("dialog .sheet")
    assert here.faults() == []
    page.goto(f"{here.address}/table/{made['over']['table']}")
    page.click(".end-page >> text=Look at the table")
    page.wait_for_selector(".ask >> text=The game is over")


def test_a_game_of_other_rules_that_goes_on_is_closed_not_gone(aged: Any) -> None:
    """Nothing is lost, and the page says so."""
    here, made = aged
    running = made["running"]
    here.page.goto(f"{here.address}/table/{running['table']}#k={running['seats'][0]['token']}")
    here.page.wait_for_selector("[role=alert]:has-text('Nothing is lost')")
