"""From the home page to a table, new tables with links, and a table seen by two people."""

from __future__ import annotations

from typing import Any

import pytest

PHONE = {"width": 360, "height": 740}
CHOICE = ".ask.mine:not([data-busy]) .body button"


@pytest.mark.parametrize("game", ["progress", pytest.param("s-evolution", marks=pytest.mark.soak)])
def test_play_now_leads_to_the_first_decision(visit: Any, game: str) -> None:
    """Nothing to fill in; the table passes axe, and its words are all there."""
    here = visit()
    page = here.play_now(game)
    assert here.faults() == []
    text = page.inner_text("body")
    assert "web-" not in text
    assert "event-" not in text


@pytest.mark.parametrize("game", [pytest.param("progress", marks=pytest.mark.soak), "s-evolution"])
def test_the_table_on_a_phone(visit: Any, game: str) -> None:
    """The decision is a sheet at the bottom; nothing scrolls sideways."""
    here = visit(viewport=PHONE, locale="ru")
    page = here.play_now(game)
    assert not here.is_too_wide()
    sheet = page.locator(".ask").bounding_box()
    assert sheet["y"] + sheet["height"] == pytest.approx(740, abs=2)


def test_the_language_changes_at_the_table(visit: Any) -> None:
    """Question and log are told anew, nothing is loaded again."""
    page = visit().play_now("s-evolution")
    question = page.inner_text("#h-ask")
    page.evaluate("window.same = true")
    page.click(".top .segments button[lang=fr]")
    page.wait_for_selector("html[lang=fr]")
    page.wait_for_function("words => document.querySelector('#h-ask').textContent !== words", arg=question)
    assert page.evaluate("window.same")


def test_a_game_is_found_again_after_a_reload(visit: Any) -> None:
    """The browser keeps the seat; no token stays in the address."""
    here = visit()
    page = here.play_now("progress")
    page.reload()
    page.wait_for_selector(CHOICE)
    assert "#" not in page.url
    here.go("/")
    page.wait_for_selector("#h-mine:has-text('Your turn') .rubric >> text=at 1")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector(CHOICE)


def test_an_impossible_table_is_refused_with_a_reason(visit: Any) -> None:
    """Alone there is no quick variant."""
    page = visit().go("/new")
    page.wait_for_selector(".seat-fields li:nth-child(3)")
    page.get_by_label("1 player").click()
    page.wait_for_selector(".seat-fields li:nth-child(2)", state="detached")
    page.wait_for_selector("label[data-no]:has-text('Quick:')")  # as the server says
    page.locator("label:has-text('Quick:') input").click(force=True)
    page.wait_for_selector(".form-refusal")
    assert "L6" in page.inner_text(".form-refusal")
    assert page.locator("label:has-text('Standard') input").is_checked()


def test_two_people_by_link(visit: Any) -> None:
    """A host, a guest who sits down by link, and a spectator, who sees no hand."""
    host, guest, watcher = visit(), visit(), visit()
    links = host.fill_in_new_table()
    assert len(links) == 2
    guest.sit_down(links[0], "Aylin").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    watcher.page.goto(links[1])
    watcher.page.wait_for_selector(".ask")
    assert "#" not in watcher.page.url
    assert watcher.page.locator(CHOICE).count() == 0
    assert "Aylin" in host.page.inner_text("#main")
    assert host.page.locator(".top .tools button").count() == 4


def test_a_move_by_keyboard_alone(visit: Any) -> None:
    """Tab and Enter: a choice is reached and made."""
    page = visit().play_now("s-evolution")
    page.click(".log-panel .segments button:last-child")  # every event, also of a trick that is not won yet
    before = page.locator(".log li").count()
    page.keyboard.press("q")
    page.wait_for_selector("#h-ask:focus")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.ask .body button:not([aria-disabled=true])')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.log li').length !== n", arg=before)
