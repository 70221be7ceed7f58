"""Tournaments in a browser: planned, entered, played, and read at all sizes and in all themes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx2
import pytest

from tests.server.tournament import Somebody, await_end, await_round, play_round
from tests.web.sizes import unreadable
from tests.web.visiting import COLOURS

PHONE = {"width": 360, "height": 740}
KEEP = "(told) => localStorage.setItem('holocene.person', told)"


@pytest.fixture
def known(visit: Any) -> Iterator[Callable[..., tuple[Any, Somebody]]]:
    """Makes a visitor whom the server knows."""
    with ExitStack() as clients:

        def comes(name: str, **more: Any) -> tuple[Any, Somebody]:
            here = visit(**more)
            somebody = Somebody(
                clients.enter_context(httpx2.Client(base_url=here.address, verify=False, timeout=60)), name
            )
            kept = {"key": somebody.key, "id": somebody.id, "name": name, "mark": ""}
            here.go("/events").evaluate(KEEP, json.dumps(kept))
            return here, somebody

        yield comes


def test_a_tournament_is_planned_entered_and_played(known: Any) -> None:
    """Ada plans it, Ben enters too, she begins it and goes to her table; afterwards she reads who won, and watches."""
    here, ada = known("Ada")
    ben = Somebody(ada.client, "Ben")
    page = here.go("/events")
    page.click("text=Plan a tournament")
    page.fill(".event-form input[maxlength='60']", "Winter cup")
    page.click(".event-form label:has-text('S-Evolution')")
    page.fill(".event-form input[max='30']", "1")
    assert [] == here.faults()
    page.click("text=Announce it")
    page.wait_for_selector("h1:text-is('Winter cup')")
    event = page.url.rpartition("/")[2]
    here.go("/club").click(f".event-rows a[href$='/event/{event}']")
    page.click("text=Start now")
    page.wait_for_selector(".notice[role=alert]:has-text('At least two people')")
    ben.enter(event)
    page.click(".event-doors >> text=Enter")
    page.wait_for_selector(".event-entrants small:text-is('you')")
    page.wait_for_selector(".notice", state="detached")
    here.complaints.clear()  # of the answer that refused it
    assert ["Ben", "Ada you"] == page.locator(".event-entrants span").all_inner_texts()
    page.click("text=Start now")
    page.click("text=Go to your table")
    page.wait_for_selector(".table")
    play_round([ada, ben], event, 1)
    await_end(ada, event)
    page = here.go(f"/event/{event}")
    page.wait_for_selector("h2:text-is('Final standings')")
    assert 2 == page.locator(".event-board tbody tr").count()
    assert 1 == page.locator(".event-board .own").count()
    with page.expect_download() as download:
        page.click("text=Download the standings")
    assert "Ada" in download.value.path().read_text(encoding="utf-8")
    page.click(".event-table >> text=Watch")
    page.wait_for_url("**/replay/**")
    assert [] == here.complaints


def test_nothing_of_a_round_is_told_before_it_is_over(known: Any) -> None:
    """The page names the tables and who sits there, and leads nobody to a game that others still play."""
    here, ada = known("Ada", viewport=PHONE)
    others = [Somebody(ada.client, name) for name in ("Ben", "Chen", "Dora")]
    event = ada.make(name="Cup of the long name of a town at a river", rounds=1)
    for each in (ada, *others):
        each.enter(event)
    ada.ask("POST", f"/api/events/{event}/begin")
    await_round(ada, event, 1)
    page = here.go(f"/event/{event}")
    page.wait_for_selector(".event-table")
    assert (2, 0, 0) == tuple(
        page.locator(which).count() for which in (".event-table", ".event-table .button", ".event-board")
    )
    assert (False, []) == (here.is_too_wide(), here.faults())
    for each in (ada, *others):
        each.ask("POST", f"/api/events/{event}/withdraw")


def test_it_is_read_at_every_size_and_in_every_theme(known: Any) -> None:
    here, ada = known("Ada")
    ben = Somebody(ada.client, "Bartholomäus der Ältere von Nirgendwo")
    event = ada.make(rounds=1)
    for each in (ada, ben):
        each.enter(event)
    ada.ask("POST", f"/api/events/{event}/begin")
    play_round([ada, ben], event, 1)
    await_end(ada, event)
    page = here.go(f"/event/{event}")
    page.wait_for_selector(".event-board")
    looks = [((360, 640), "ru"), ((414, 896), "de"), ((768, 1024), "fr"), ((1440, 900), "en")]
    assert set() == unreadable(page, looks, "event")
    for theme in ("dark", "contrast"):
        page.evaluate("(name) => import('/app/settings.js').then((all) => (all.theme.value = name))", theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        assert [] == here.faults(only=COLOURS if theme != "dark" else ())


def test_who_is_not_known_is_told_what_to_do_first(visit: Any) -> None:
    page = visit().go("/events")
    page.wait_for_selector("main button:has-text('Tell us your name')")
    assert 0 == page.locator("button:has-text('Plan a tournament')").count()
