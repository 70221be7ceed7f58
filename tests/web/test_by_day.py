"""Play by day on the pages: the time that is left, a vote, the next table, another pace, and orders given ahead."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.asking import ask
from tests.web.visiting import Visit, serving

DAY = 86_400
PHONE = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("by-day")


@pytest.fixture(scope="module")
def here(folder: Path) -> Iterator[str]:
    """A server whose database the test can reach: nobody waits a day."""
    with serving(folder, sweep=0.5) as url:
        yield url


@pytest.fixture
def come(windows: Any, here: str) -> Iterator[Callable[..., Visit]]:
    visits: list[Visit] = []

    def arrive(**more: Any) -> Visit:
        visits.append(Visit(windows, here, **more))
        return visits[-1]

    yield arrive
    for visit in visits:
        visit.leave()


def set_due(folder: Path, table: str, seconds: float) -> None:
    """Lets so many seconds be left."""
    with sqlite3.connect(folder / "tables.db", timeout=20) as database:
        database.execute(
            "UPDATE tables SET due = unixepoch() + ?, revision = revision + 1, people = people + 1 WHERE id = ?",
            (seconds, table),
        )


def seated(host: Visit, guest: Visit, **more: Any) -> tuple[str, int]:
    """Two people at a table by day: its name, and who is to act."""
    links = host.new_table(pace=DAY, **more)
    guest.sit_down(links[0], "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    table = host.page.url.rsplit("/", 1)[1]
    return table, moment_of(host, table)["to_act"]


def moment_of(visit: Visit, table: str) -> Any:
    token = next(iter(visit.kept()[table]["seats"].values()))
    return ask(visit.address, f"/tables/{table}/moment", token=token)


def play_first(visit: Visit, table: str) -> Any:
    """Plays the first move of who is to act, by her link."""
    seat, token = next(iter(visit.kept()[table]["seats"].items()))
    moment = ask(visit.address, f"/tables/{table}/moment", token=token)
    assert int(seat) == moment["to_act"]
    body = {"n": moment["n"], "moves": [moment["moves"][0]["move"]]}
    return ask(visit.address, f"/tables/{table}/moves", body, token)


def test_everybody_sees_the_time_that_is_left(come: Any, folder: Path) -> None:
    """On the seat and below the question; by colour only in the last tenth, and on the home page too."""
    host, guest = come(), come(viewport=PHONE, color_scheme="dark", locale="de")
    table, turn = seated(host, guest)
    own, other = (host, guest) if turn == 0 else (guest, host)
    host.page.wait_for_selector(".zone .seat-time")  # a phone shows one thing at a time
    for visit in (own, other):
        visit.page.wait_for_selector(".clock .time-left")
        assert "true" != visit.page.get_attribute(".clock .time-left", "data-short")
        assert visit.faults() == [] and not visit.is_too_wide()
    assert "24\u00a0" in own.page.inner_text(".clock .time-left")
    set_due(folder, table, 3000)
    own.page.reload()
    own.page.wait_for_selector(".clock .time-left[data-short=true]")
    own.go("/")
    own.page.wait_for_selector(".time-left[data-short=true]")
    assert host.complaints == [] and guest.complaints == []


def test_the_others_vote_when_time_runs_out(come: Any, folder: Path) -> None:
    """Who is late still sees that she can move; the other decides, and both are told."""
    host, guest = come(), come()
    table, turn = seated(host, guest, expiry="vote")
    late, other = (host, guest) if turn == 0 else (guest, host)
    other.page.wait_for_selector(".clock")
    set_due(folder, table, -1)
    other.page.wait_for_selector(".ballot [data-choice=wait]")
    late.page.wait_for_selector(".ballot:has-text('You can still move')")
    assert other.faults() == []
    other.page.focus(".ballot [data-choice=wait]")
    other.page.keyboard.press("Enter")
    other.page.wait_for_selector(".ballot", state="detached")
    late.page.wait_for_selector(".ballot", state="detached")
    late.page.wait_for_selector(".clock .time-left:has-text('24 hours')")
    set_due(folder, table, -1)
    other.page.click(".ballot [data-choice=bot]")
    late.page.wait_for_selector(".toast, .ask:has-text('bot')")
    assert moment_of(other, table)["seats"][turn]["late"] == 2


def test_the_next_table_is_a_key_away(come: Any, folder: Path) -> None:
    """The one with the least time left, also for browsers that nobody is known by."""
    host, guest = come(), come()
    tables: list[str] = []
    while len(tables) < 3:  # those where the host is to act
        table, _ = seated(host, guest)
        while moment_of(host, table)["to_act"] == 1:
            play_first(guest, table)
        tables.append(table)
    set_due(folder, tables[0], 7200)
    host.page.reload()
    host.page.wait_for_selector(".next-table:has-text('(2)')")
    host.page.wait_for_function("document.title.startsWith('(2)')")
    host.page.keyboard.press("n")
    host.page.wait_for_url(f"**/table/{tables[0]}")
    host.page.wait_for_selector(".next-table")
    assert host.faults() == []


def test_all_agree_to_another_pace(come: Any) -> None:
    host, guest = come(), come(viewport=PHONE)
    links = host.new_table()
    guest.sit_down(links[0], "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    table = host.page.url.rsplit("/", 1)[1]
    host.page.keyboard.press("p")
    host.page.click(".times summary")
    host.page.click(".times .chip:has-text('3 days')")
    host.page.click(".times button")
    host.page.keyboard.press("Escape")
    guest.page.click(".ballot [data-choice=yes]")
    host.page.wait_for_selector(".clock .time-left, .seat-time")
    guest.page.wait_for_selector(".ballot", state="detached")
    assert 3 * DAY == moment_of(host, table)["pace"]
    assert guest.faults() == [] and not guest.is_too_wide()


def test_orders_are_given_by_the_page_and_played(come: Any) -> None:
    """By the keyboard alone; the other sees nothing of them, and then a move as any other."""
    host, guest = come(), come()
    table, turn = seated(host, guest, game="progress")
    own, other = (guest, host) if turn == 0 else (host, guest)
    own.page.wait_for_selector(".ahead summary")
    before = other.page.inner_html(".zone")
    own.page.focus(".ahead summary")
    own.page.keyboard.press("Enter")
    own.page.wait_for_selector(".writing [name=move]")
    own.page.select_option(".writing [name=move]", "draw deck 1")
    own.page.focus(".writing .primary")
    own.page.keyboard.press("Enter")
    own.page.wait_for_selector(".given li:has-text('If possible: Draw from the Age I deck')")
    assert own.faults() == [] and not own.is_too_wide()
    assert before == other.page.inner_html(".zone")
    moment = moment_of(other, table)
    while moment["to_act"] == turn:
        moment = play_first_or_end(other, table)
    decisions = ask(host.address, f"/tables/{table}/record", token=token_of(other, table))["decisions"]
    assert [1 - turn, "draw deck 1"] in decisions
    own.page.wait_for_selector(".ahead", state="detached")
    assert host.complaints == [] and guest.complaints == []


def test_orders_are_taken_back(come: Any) -> None:
    host, guest = come(), come(viewport=PHONE, locale="ru")
    table, turn = seated(host, guest, game="progress")
    own = guest if turn == 0 else host
    own.page.click(".ahead summary")
    own.page.wait_for_selector(".writing [name=move]")
    own.page.click(".writing .primary")
    own.page.click(".given li button")
    own.page.wait_for_selector(".given", state="detached")
    assert [] == moment_of(own, table)["orders"] and not own.is_too_wide()


def token_of(visit: Visit, table: str) -> str:
    return str(next(iter(visit.kept()[table]["seats"].values())))


def play_first_or_end(visit: Visit, table: str) -> Any:
    """Ends the turn as soon as that can be."""
    token = token_of(visit, table)
    moment = ask(visit.address, f"/tables/{table}/moment", token=token)
    moves = [each["move"] for each in moment["moves"]]
    body = {"n": moment["n"], "moves": ["end" if "end" in moves else moves[0]]}
    return ask(visit.address, f"/tables/{table}/moves", body, token)
