"""Tables played by a keyboard alone, by what the accessibility tree says; and keys that their reader has changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.hearing import refuse, sit
from tests.web.pressing import Player

SILENCE = 600  # milliseconds in which a live region would speak


class Attentive(Player):
    """Waits until all is said before a press, and forgets it."""

    def take(self) -> None:
        self.page.wait_for_timeout(SILENCE)
        self.heard()
        super().take()


@pytest.mark.parametrize("game", [pytest.param("progress", marks=pytest.mark.soak), "s-evolution"])
def test_the_focus_is_never_lost_and_the_question_said_once(visit: Any, address: str, game: str) -> None:
    """After each choice: something has the focus, and what is asked next was read or said one time."""
    here = sit(visit, address, game)
    player, asked = Attentive(here.page, game), here.page.locator("#h-ask")
    player.listen()
    for _ in range(5):
        before = asked.inner_text()
        assert player.go_on()
        here.page.wait_for_selector(".ask.mine:not([data-busy])")
        here.page.wait_for_timeout(SILENCE)
        assert "RootWebArea" != player.focus().role
        question = " ".join(asked.inner_text().split())
        told = [words for _, words in player.heard() if question in words]
        assert len(told) <= 1, told
        assert told or asked.inner_text() == before
    here.page.keyboard.press("q")
    here.page.wait_for_selector("#h-ask:focus")
    here.page.keyboard.press("s")
    here.page.wait_for_selector("dialog[open]")
    assert [] == here.faults()
    here.page.keyboard.press("Escape")
    here.page.wait_for_selector("#h-ask:focus")
    refuse(here)


def test_keys_are_changed_refused_switched_off_and_set_back(visit: Any, address: str) -> None:
    here = sit(visit, address, "s-evolution")
    page = here.page
    page.keyboard.press("?")
    change = page.get_by_role("button", name="Change the key: Score")
    change.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("u")  # is Undo's
    page.get_by_role("status").filter(has_text="U is already used for “Undo”").first.wait_for()
    page.keyboard.press("Shift+S")
    page.locator("tr", has_text="Score").locator("kbd", has_text="⇧").wait_for()
    assert [] == here.faults()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.reload()  # it is kept in the browser
    page.wait_for_selector(".ask.mine .body button")
    page.keyboard.press("s")
    assert 0 == page.get_by_role("dialog").count()
    page.keyboard.press("Shift+S")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    change.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    page.locator("tr", has_text="Score").filter(has_text="none").wait_for()
    page.get_by_role("button", name="Reset all keys").click()
    page.get_by_role("checkbox").uncheck()  # no letters at all
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("s")
    page.wait_for_timeout(200)
    assert 0 == page.get_by_role("dialog").count()
