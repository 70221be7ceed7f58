"""Home for two people: who never played learns or plays gently, who comes back goes on and sees results."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import holocene
from holocene.core.contract.registry import load_game
from tests.web.asking import ask
from tests.web.middle import Middle
from tests.web.sizes import LANGUAGES, SIZES, unreadable

FIRST = Path(holocene.__file__).parent / "web" / "app" / "pages" / "home-first.js"


def test_a_first_visit_leads_to_the_lesson_and_to_the_gentlest_bot(visit: Any, address: str) -> None:
    """Both ways are above the fold, on a phone too; Play now seats the beginner."""
    here = visit(viewport={"width": 360, "height": 640})
    page = here.go("/")
    learn = page.locator(".game a.primary").first
    assert "/learn/progress/first" == learn.get_attribute("href")
    assert 640 > learn.bounding_box()["y"] + learn.bounding_box()["height"]
    assert 0 == page.locator(".level-choice").count()
    page.click("[data-play=progress]")
    page.wait_for_selector(".ask.mine .body button")
    ((table, held),) = here.kept().items()
    moment = ask(address, f"/tables/{table}/moment", token=next(iter(held["seats"].values())))
    assert {"forager"} == {seat["bot"] for seat in moment["seats"] if seat["kind"] == "bot"}


def test_who_comes_back_goes_on_and_sees_results(visit: Any, address: str) -> None:
    """One's turn first; a finished game with place and points, which this browser keeps."""
    here = visit()
    page = here.play_now("progress")
    page.evaluate("localStorage['holocene.name'] = JSON.stringify('Ada')")
    page.click(".ask .draw-all")
    page.wait_for_selector(".log p, .log summary")
    over = Middle(address, "s-evolution", 2)
    over.go_to("over")
    page.goto(address + over.link)
    page.wait_for_selector(".ask")
    page = here.go("/")
    page.wait_for_selector(".turn-card >> text=Continue")
    assert "Welcome back, Ada" == page.inner_text("h1")
    page.wait_for_selector(".turn-told:not(:empty)")
    result = page.wait_for_selector("[aria-labelledby=h-over] li b:not(.number)").inner_text()
    assert re.search(r"(won|came 2 of 2) with \d+", result)
    assert 1 == page.evaluate("Object.keys(JSON.parse(localStorage['holocene.results'])).length")
    assert here.faults() == []
    looks = [(size, LANGUAGES[n % len(LANGUAGES)]) for n, size in enumerate(SIZES)]
    assert set() == unreadable(page, looks, "home")
    page.emulate_media(color_scheme="dark")
    assert here.faults() == []


@pytest.mark.parametrize("at", range(3))
def test_the_idea_in_three_layers_has_real_prices(at: int) -> None:
    """What a technology costs, and what is left to pay with the one before it."""
    cards = load_game("progress").pack.cards["technologies"]
    ids = ("pottery", "wheel", "water-mills")
    costs = cards[ids[at]]["costs"]
    left = [line["amount"] for line in costs if at == 0 or line["prerequisite"] != ids[at - 1]]
    told = re.findall(r"cost: (\d+),\s+later: (\d+)", FIRST.read_text(encoding="utf-8"))
    assert (sum(line["amount"] for line in costs), sum(left)) == tuple(map(int, told[at]))
    names = re.findall(r'en: "([^"]+)"', FIRST.read_text(encoding="utf-8"))
    assert cards[ids[at]]["names"]["en"] == names[at]
