"""Figures of cards and one's own games: sorted, read in words, taken along as a file, deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PHONE = {"width": 360, "height": 640}
KEPT = {
    "results": {
        f"t{n}": {
            "game": "progress", "names": ["Ada", ""], "totals": [40 + n, 45], "winners": [int(n < 5)], "seat": 0,
            "rank": "", "bots": ["", "artisan"], "found": ["wheel", "iron"][: 1 + n % 2],
        }
        for n in range(1, 9)
    },
    "lessons": {"progress/first": {"step": 1, "far": 7, "done": True}},
}  # fmt: skip
KEEP = """(kept) => { for (const [name, value] of Object.entries(kept)) localStorage.setItem(`holocene.${name}`,
  JSON.stringify(value)); }"""


def test_a_phone_leads_to_ones_own_page(visit: Any) -> None:
    """From the bar of every page; also the narrowest phone's stays one line."""
    here = visit(viewport={"width": 320, "height": 640})
    page = here.go("/")
    assert page.evaluate("document.querySelector('header.top').getBoundingClientRect().height") < 60
    page.click("header a[href='/me']")
    page.wait_for_selector("h1:text-is('You')")
    assert (False, []) == (here.is_too_wide(), here.faults())


def test_how_strong_players_play(visit: Any) -> None:
    """Every card can be sorted and read of in words, for any table; axe finds nothing, in the dark neither."""
    here = visit(viewport=PHONE)
    page = here.go("/cards/s-evolution/figures")
    page.wait_for_selector(".figures-table")
    page.click(".figures-choice button:text-is('4')")
    page.wait_for_selector(".figures-said:has-text('4\u00a0players')")
    page.click(".figures-table th:nth-child(1) button")
    names = page.locator(".figures-table .link").all_inner_texts()
    assert ["Commerce", "Factory", "Farm", "Prestige", "Protection", "Research Centre"] == names
    assert 1 == page.locator("th[aria-sort]").count()
    page.click(".openings summary >> nth=0")
    page.wait_for_selector(".openings details[open] ol")
    assert (False, []) == (here.is_too_wide(), here.faults())
    page.emulate_media(color_scheme="dark")
    page.click(".figures-table .link >> nth=2")
    page.wait_for_selector("dialog .figures-thing")
    assert "of all players do" in page.inner_text("dialog")
    assert [] == here.faults()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("() => document.activeElement.innerText === 'Farm'")


def test_a_card_leads_to_its_figures(visit: Any) -> None:
    page = visit().go("/cards/progress")
    page.click("#wheel button:has-text('In play')")
    page.wait_for_selector("dialog .figures-worth")
    assert ["Used it", "Held it in hand", "Was dealt it at the start"] == page.locator(
        "dialog .figures-worth tbody th"
    ).all_inner_texts()


def test_own_games_are_taken_along_and_deleted(visit: Any, tmp_path: Path) -> None:
    """All of it is the browser's own: a file brings it to another one, and after a question it is gone."""
    here = visit(fresh=True)
    page = here.go("/me")
    page.evaluate(KEEP, KEPT)
    page.reload()
    page.wait_for_selector(".own-cards li")
    assert "8\u00a0games with others, 4 won" == page.inner_text(".own-record")
    assert ["Wheel", "Iron"] == page.locator(".own-tables > div:first-child .own-cards b").all_inner_texts()
    assert "1\u00a0lesson finished" in page.inner_text(".own-lines")
    assert (False, []) == (here.is_too_wide(), here.faults())
    with page.expect_download() as download:
        page.click("text=Save to a file")
    file = tmp_path / "kept.json"
    download.value.save_as(file)
    assert KEPT == {name: json.loads(file.read_text(encoding="utf-8"))["kept"][name] for name in KEPT}

    page.click("text=Delete everything")
    assert [] == here.faults()
    page.click("dialog .primary")
    page.wait_for_selector("text=No finished game yet")
    assert page.evaluate("localStorage.getItem('holocene.results') ?? localStorage.getItem('holocene.lessons')") is None
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".own-cards li")
    assert 8 == page.evaluate("Object.keys(JSON.parse(localStorage.getItem('holocene.results'))).length")
