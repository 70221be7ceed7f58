"""What cannot be read on a page, at twelve sizes and in four languages: looked for in a browser."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8").strip().removesuffix(";")
SMALLEST = 13
LANGUAGES = ("en", "fr", "de", "ru")
SIZES = (
    (360, 640), (390, 844), (414, 896), (640, 360), (768, 1024), (820, 1180),
    (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080),
)  # fmt: skip
TURN = "(lang) => document.querySelector(`.top .segments button[lang=${lang}]`).click()"
# Fonts are there, what was measured is drawn again, and nothing is half-way.
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))))"""
# A tab on a phone folds the sheet of choices that lies over it.
UNFOLD = """() => {
  const grip = document.querySelector(".ask .grab[aria-expanded=false]");
  if (!grip?.offsetHeight) return false;
  grip.click();
  return true;
}"""
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
PICTURES = os.environ.get("SIZES_PICTURES", "")  # a folder: each look is kept there

Look = tuple[tuple[int, int], str]
EVERY: tuple[Look, ...] = tuple((size, lang) for size in SIZES for lang in LANGUAGES)


def unreadable(page: Any, looks: Iterable[Look], name: str) -> set[str]:
    """The faults of a page, each with where it was seen first; on small screens behind each tab and in the sheet."""
    found: dict[str, str] = {}
    for size, lang in looks:
        for part in turned(page, size, lang):
            where = f"{name} at {size[0]}×{size[1]} in {lang}{part and f', {part}'}"
            for fault in page.evaluate(f"({LEGIBLE})({SMALLEST})"):
                found.setdefault(fault, where)
            if page.evaluate(TOO_WIDE):
                found.setdefault(f"scrolls sideways at {size[0]}", where)
            if PICTURES:
                page.screenshot(path=Path(PICTURES) / f"{where.replace(' ', '-').replace('/', '-')}.png")
    return {f"{where}: {fault}" for fault, where in found.items()}


def opened(page: Any, address: str, look: Look) -> None:
    """Opens a page as it is looked at first."""
    (width, height), lang = look
    page.set_viewport_size({"width": width, "height": height})
    path, mark, rest = address.partition("#")
    page.goto(f"{path}{'&' if '?' in path else '?'}lang={lang}{mark}{rest}")


def turned(page: Any, size: tuple[int, int], lang: str) -> Iterator[str]:
    """Makes the page so large and turns it to a language, to each of its tabs, and to the choices that these cover."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
    page.evaluate(TURN, lang)
    page.wait_for_selector(f"html[lang={lang}]")
    page.evaluate(SETTLED)  # as large as this it may have other tabs
    tabs = page.locator(".table > .tabs button:visible")
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        page.evaluate(SETTLED)
        yield f"tab {tab}" if tab else ""
    if page.evaluate(UNFOLD):
        page.evaluate(SETTLED)
        yield "the sheet"
