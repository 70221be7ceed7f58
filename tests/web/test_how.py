"""How to play: eight sections with live figures, for everyone, and the reference behind it."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.contract.registry import load_game

FIGURES = {
    "progress": (".how-begin .card", ".how-anatomy .card", ".how-pay", ".how-table", ".how-wait", ".how-ages", ".tube"),
    "s-evolution": (".how-round", ".how-trick .suit-card", ".how-suit", ".how-rise", ".stocks", ".how-calamities"),
}


@pytest.mark.parametrize("game", ["progress", pytest.param("s-evolution", marks=pytest.mark.soak)])
def test_how_to_play(visit: Any, game: str) -> None:
    """Each section has its figure, a card opens, axe finds nothing, and all can be read in four languages."""
    here = visit()
    page = here.go(f"/how/{game}")
    page.wait_for_selector(".how-section")
    assert (9, 8) == (page.locator(".how-section").count(), page.locator(".how-figure").count())
    assert [] == [figure for figure in FIGURES[game] if page.locator(figure).count() == 0]
    assert f"/rules/{game}" == page.locator(".how-ways a").last.get_attribute("href")
    page.locator(".how-cover").first.click()
    page.wait_for_selector("dialog .card-reading")
    page.keyboard.press("Escape")
    assert here.faults() == []
    page.emulate_media(color_scheme="dark")
    assert (False, []) == (here.is_too_wide(), here.faults())


def test_numbers_are_those_of_the_boards(visit: Any) -> None:
    """What the page says of a first turn is what the engine deals."""
    page = visit().go("/how/progress")
    page.wait_for_selector(".how-section")
    skills = load_game("progress").pack.cards["boards"]["skills"]
    assert f"{skills['action']['values'][0]}\u00a0actions" in page.inner_text("#turn")
    assert f"{skills['draw']['values'][0]}\u00a0cards" in page.inner_text("#draw")
    assert skills["research"]["values"][0] == page.locator(".how-wait .developing").count()


def test_a_table_leads_there_first(visit: Any) -> None:
    page = visit().play_now("progress")
    assert 1 == page.locator(".tools a[href='/how/progress']").count()
