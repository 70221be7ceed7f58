"""Every symbol is explained: a legend behind one key and one button, tooltips from the same table; and what wins."""

from __future__ import annotations

import re
from typing import Any

import pytest

ICONS = "all => [...new Set(all.map((each) => each.getAttribute('href').slice(1)))]"
# What stands beside its word, or is a button with a name of its own.
PLAIN = {
    "symbols",
    "text",
    "tree",
    "score",
    "person",
    "help",
    "settings",
    "theme",
    "plus",
    "undo",
    "log",
    "bot",
    "check",
}
PLAIN |= {
    "minus",
    "warning",
    "close",
    "next",
    "restart",
    "s-action",
    "trump",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
}


@pytest.mark.parametrize("game", ["progress", pytest.param("s-evolution", marks=pytest.mark.soak)])
def test_symbols_are_explained(visit: Any, game: str) -> None:
    """By key and by button; what the table shows is in the legend; a tooltip says the same and Escape closes it."""
    here = visit()
    page = here.play_now(game)
    shown = set(page.eval_on_selector_all(".zone .icon use", ICONS))
    page.keyboard.press("i")
    page.wait_for_selector("dialog .legend")
    told = set(page.eval_on_selector_all(".legend .icon use", ICONS))
    assert set() == {name for name in shown - told - PLAIN if not name.startswith(("e-", "age-"))}
    assert 3 < page.locator(".legend-words dt").count()
    assert here.faults() == []
    page.keyboard.press("Escape")
    page.click(".tools button:has(use[href='#symbols'])")
    page.wait_for_selector("dialog .legend")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    place = page.locator("[data-tip]:has(.icon):visible").first
    place.hover()
    tip = page.wait_for_selector("#tip:popover-open")
    assert "tip" == place.get_attribute("aria-describedby")
    assert len(tip.inner_text()) > 3
    page.keyboard.press("Escape")
    page.wait_for_selector("#tip:popover-open", state="hidden")
    assert 0 == page.locator(".zone [title]").count()


def test_a_long_press_says_what_something_is(visit: Any) -> None:
    """On a phone, also where it is the first thing that is done; and the legend is there too."""
    here = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    page = here.play_now("progress")
    page.route("**/tips.js", lambda route: (page.wait_for_timeout(200), route.continue_()))
    page.evaluate("document.querySelector('.tabs button:nth-child(2)').click()")
    box = page.locator(".skills li").first.bounding_box()
    touch = {"pointerType": "touch", "clientX": box["x"] + 8, "clientY": box["y"] + 8, "bubbles": True}
    page.locator(".skills li").first.dispatch_event("pointerdown", touch)  # while the tips are still on their way
    page.wait_for_selector("#tip:popover-open")
    assert page.locator(".tools button:has(use[href='#symbols'])").is_visible()


def test_what_wins_is_always_on_the_screen(visit: Any, address: str) -> None:
    """One's points, and what begins the next age or ends the game."""
    page = visit().play_now("progress")
    status = page.inner_text(".status-line")
    assert re.search(r"\d\s+suns? begins? Age\s+II: 0 so far", status)
    assert page.inner_text(".points-now .number").isdigit()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator(".points-now").is_visible()
