"""The home page: one's own tables, which no outage makes the browser forget, and those that anybody may find."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import holocene
from tests.web.asking import ask, table_with

MONTH = 31 * 24 * 3600 * 1000
MINE = "**/api/tables/mine"


def gone(route: Any) -> None:
    """The answer of a server whose database is another one."""
    tables = json.loads(route.request.post_data)["tables"]
    route.fulfill(json=[{"table": table, "gone": True, "key": "server-no-table"} for table in tables])


def test_a_table_that_is_not_found_is_kept(visit: Any) -> None:
    """Marked on the home page; when the database is back, the game goes on."""
    here = visit()
    page = here.play_now("s-evolution")
    before = here.kept()
    page.route(MINE, gone)
    here.go("/")
    page.wait_for_selector(".mine >> text=Not found since")
    assert here.faults() == []
    page.route(MINE, lambda route: route.fulfill(status=404, json={}))
    page.reload()
    page.wait_for_selector(".mine >> text=The server is not answering")
    page.unroute(MINE)
    page.reload()
    page.click(".mine >> text=Continue")
    page.wait_for_selector(".ask.mine .body button")
    assert [each["seats"] for each in before.values()] == [each["seats"] for each in here.kept().values()]
    here.complaints = [each for each in here.complaints if "404" not in each]


def test_a_guest_finds_the_table_again(visit: Any) -> None:
    """By the token that her browser chose when it sat down."""
    host, guest = visit(), visit()
    guest.sit_down(host.new_table()[0], "Ben").wait_for_selector(".ask")
    guest.go("/")
    guest.page.click(".mine li a")  # its words say whose turn it is, and who begins is dealt
    guest.page.wait_for_selector(".ask")


def test_a_table_is_forgotten_by_hand_or_after_a_month(visit: Any) -> None:
    """Not sooner."""
    here = visit()
    page = here.play_now("s-evolution")
    page.route(MINE, gone)
    here.go("/")
    page.wait_for_selector(".mine >> text=Not found since")
    page.evaluate(
        """lost => {
          const held = JSON.parse(localStorage['holocene.tables']);
          for (const table of Object.values(held)) table.lost -= lost;
          localStorage['holocene.tables'] = JSON.stringify(held);
        }""",
        MONTH - 2 * 24 * 3600 * 1000,
    )
    page.reload()
    page.wait_for_selector(".mine >> text=Not found since")
    assert len(here.kept()) == 1
    page.click(".mine >> text=Forget it")
    page.wait_for_selector("#h-mine >> text=Ready for another game?")
    assert here.kept() == {}


def test_a_month_of_not_being_found(visit: Any) -> None:
    """The browser forgets by itself."""
    here = visit()
    page = here.play_now("s-evolution")
    page.evaluate(
        """lost => {
          const held = JSON.parse(localStorage['holocene.tables']);
          for (const table of Object.values(held)) table.lost = Date.now() - lost;
          localStorage['holocene.tables'] = JSON.stringify(held);
        }""",
        MONTH,
    )
    page.route(MINE, gone)
    here.go("/")
    page.wait_for_selector("#h-mine >> text=Ready for another game?")
    assert here.kept() == {}


def test_a_public_table_is_found_and_watched_and_a_private_one_is_not(visit: Any) -> None:
    """By somebody without any link; hands stay hidden."""
    host, stranger = visit(), visit()
    host.fill_in_new_table(public=True)
    host.page.wait_for_selector("text=Anyone can find and watch this table")
    table = host.page.url.rsplit("/", 1)[1]
    hidden = visit()
    hidden.new_table()
    secret = hidden.page.url.rsplit("/", 1)[1]
    page = stranger.go("/")
    page.click(f"[aria-labelledby=h-public] a[href='/table/{table}']")
    page.wait_for_selector(".lobby >> text=You are watching")
    assert stranger.faults() == []
    host.page.click(".lobby-begin .primary")
    page.wait_for_selector(".ask")
    assert page.locator(".ask.mine").count() == 0
    assert stranger.kept() == {}
    page = stranger.go("/")
    page.wait_for_selector("[aria-labelledby=h-public] a")
    assert page.locator(f"a[href='/table/{secret}']").count() == 0


def test_ones_own_finished_games_are_listed(visit: Any, address: str) -> None:
    """However many others were finished since."""
    here = visit()
    page = here.play_now("s-evolution")
    ((table, held),) = here.kept().items()
    ask(address, f"/tables/{table}/resign", {}, next(iter(held["seats"].values())))
    for _ in range(3):
        other = table_with(address, "me", "bot")
        token = other["seats"][0]["token"]
        ask(address, f"/tables/{other['table']}/join", {"name": "Eve"}, token)
        ask(address, f"/tables/{other['table']}/resign", {}, token)
    here.go("/")
    page.wait_for_selector("[aria-labelledby=h-over] li a")
    ways = page.eval_on_selector_all(
        "[aria-labelledby=h-over] li a", "all => all.map(each => each.getAttribute('href'))"
    )
    assert [f"/table/{table}", f"/review/{table}", f"/replay/{table}?at=0"] == ways


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "ru"])
def test_a_game_that_was_brought_here_is_marked(visit: Any, language: str) -> None:
    """On its own page, and in the list."""
    match = holocene.new("s-evolution", seed=5, players=2, seats=["Ada", "Magnus"])
    rng = Random(3)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    here = visit(locale=language)
    page = here.go("/replay")
    page.fill("textarea", match.record().to_text())
    page.click("button[type=submit]")
    words = {"en": ("Imported from a file", "from a file"), "ru": ("Загружена из файла", "из файла")}[language]
    page.wait_for_selector(f".ask >> text={words[0]}")
    here.go("/")
    page.wait_for_selector(f"[aria-labelledby=h-over] li >> text={words[1]}")
