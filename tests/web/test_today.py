"""Today: from the deal to the board, and what is kept of it in the browser."""

from __future__ import annotations

import re
from typing import Any

from tests.web.asking import ask, play_until
from tests.web.sizes import LANGUAGES, SIZES, unreadable

GAME = "s-evolution"
OTHER = "other-".ljust(30, "o")


def finish(address: str, table: str, token: str) -> None:
    assert not play_until(address, GAME, table, token, lambda view, moves: False)


def test_a_deal_is_played_shared_and_watched(visit: Any, address: str) -> None:
    """Others' games open after one's own; home tells the result, and a phone has all of it."""
    made = ask(address, f"/today/{GAME}", {"name": "Marek"}, OTHER)
    finish(address, made["table"], made["token"])
    here = visit()
    page = here.go("/")
    page.click(".site-places >> text=Today")
    page.click(f".game-tabs a[href='/today/{GAME}']")
    page.wait_for_selector(".day-board tr:has-text('Marek')")
    assert 0 == page.locator(".day-board a").count()
    page.fill(".day-door input", "Ada")
    page.click(f"[data-today={GAME}]")
    page.wait_for_selector(".ask")
    assert 0 == page.locator(".site-places").count(), "the thumb belongs to the decision"
    assert 0 == page.locator("button:has(use[href='#hint'])").count(), "no hints"
    ((table, held),) = here.kept().items()
    finish(address, table, held["seats"]["0"])
    page.click("text=To today’s board")
    page.wait_for_selector(".day-result")
    assert {"Ada", "Marek"} <= {name.split()[0] for name in page.locator(".day-board tbody th").all_inner_texts()}
    page.click("text=Share")
    line = page.wait_for_selector(".toast:has-text('Holocene')").inner_text()  # copied, or to be copied by hand
    day = page.evaluate("Object.keys(JSON.parse(localStorage['holocene.today']).days)")
    assert [f"{ask(address, '/today')['day']}/{GAME}"] == day
    assert re.search(r"Holocene \d+ \w+, S-Evolution: \d+ to \d+, (won|lost), place \d of \d", line)
    assert here.faults() == []
    looks = [(size, LANGUAGES[n % len(LANGUAGES)]) for n, size in enumerate(SIZES)]
    assert set() == unreadable(page, looks, "today")
    page.click(".top .segments button[lang=en]")
    page.set_viewport_size({"width": 360, "height": 640})
    page.emulate_media(color_scheme="dark")
    assert here.faults() == []
    page.click("a[aria-label='Watch Marek']")
    page.wait_for_selector("input[type=range]")
    page = here.go("/")
    page.wait_for_selector(".home-today .day-card:has-text('place')")
    assert here.complaints == []


def test_a_day_without_results_is_told(visit: Any) -> None:
    """Yesterday nobody played; the way back is there, and a game without a deal has no page."""
    page = visit(locale="ru").go("/today/progress?day=2026-01-05")
    page.wait_for_selector(".day-head h1:has-text('5 января')")
    assert "today-" not in page.inner_text("body")
    page.click(".day-head .row a >> nth=1")
    page.wait_for_selector(".day-head h1:has-text('6 января')")
