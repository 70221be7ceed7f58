"""Everything can be read: no text below 13 pixels, no name cut, at four sizes and in four languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from reaching import reached

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8").strip().removesuffix(";")
SMALLEST = 13
LANGUAGES = ("en", "fr", "de", "ru")
SIZES = ((1440, 900), (1280, 800), (768, 1024), (360, 640))
TURN = "(lang) => document.querySelector(`.top .segments button[lang=${lang}]`).click()"
SETTLED = (
    "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))))"
)


def unreadable(page: Any) -> list[str]:
    """What cannot be read, in every language and size; on a phone behind each tab."""
    found = set()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for lang in LANGUAGES:
            page.evaluate(TURN, lang)
            page.wait_for_selector(f"html[lang={lang}]")
            tabs = page.locator(".tabs button:visible")
            for tab in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(tab).click()
                page.evaluate(SETTLED)
                found |= {f"{width} {lang} {fault}" for fault in page.evaluate(f"({LEGIBLE})({SMALLEST})")}
            wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
            found |= {f"{width} {lang} scrolls sideways"} if wide else set()
    return sorted(found)


@pytest.mark.parametrize(
    ("game", "players", "moves"),
    [("progress", 2, 150), ("progress", 5, 300), ("s-evolution", 2, 30), ("s-evolution", 4, 52)],
)
def test_a_table_can_be_read(visit: Callable[..., Any], address: str, game: str, players: int, moves: int) -> None:
    """In the middle of a game, when much lies on it, at last a trick half taken; S-Evolution has no fifth player."""
    here = visit()
    here.page.goto(address + reached(address, game, players, moves))
    here.page.wait_for_selector(".ask .body")
    assert unreadable(here.page) == []


def test_home_can_be_read(visit: Callable[..., Any]) -> None:
    assert unreadable(visit().go("/")) == []


def test_text_grows_to_half_as_much_again(visit: Callable[..., Any]) -> None:
    """By the setting, which is remembered; nothing scrolls sideways then."""
    here = visit()
    page = here.go("/")
    size = "() => parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
    before = page.evaluate(size)
    page.keyboard.press(",")
    page.click("dialog >> text=150%")
    page.wait_for_selector("html[data-text='150']")
    assert before * 1.5 == page.evaluate(size)
    page.reload()
    page.wait_for_selector("html[data-text='150'] main h1")
    assert [False, False] == [here.is_too_wide() for _ in (page.set_viewport_size({"width": 360, "height": 740}), 1)]
