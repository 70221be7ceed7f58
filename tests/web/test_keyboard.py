"""Tables played by a keyboard alone, by what the accessibility tree says; and keys that their reader has changed."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hearing import Heard, Listener, refuse, sit

WAITING = re.compile(r"thinking|Waiting for|denkt nach|Warten auf")
# Not choices of the game: they take back, explain, or fold the sheet.
BESIDE = re.compile(
    r"Hint|Undo|Restart|Take back|Ask |Show or hide|Choose something else|Cheapest|About|Close"
    r"|Tipp|Rückgängig|Zug neu|Zug zurück|Um Rücknahme|Auswahl ein|Etwas anderes|Zurück zum|Über |Mehr über|Schließen",
    re.I,
)
BELOW = ("Since my turn", "Seit meinem Zug")  # the first thing after the decision
SILENCE = 600  # milliseconds in which a live region would speak
STEPS = 60  # presses of Tab in which a choice must be found


class Player(Listener):
    """Goes to the question, tabs to something that can be chosen, and presses it."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.rng = Random(3)

    def ready(self) -> bool:
        """Waits until it is asked something; False when the game is over."""
        for _ in range(150):
            if self.is_over():
                return False
            heard = self.press("q")
            if heard.role == "heading" and heard.name and not WAITING.search(heard.name):
                return True
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing was asked: {self.focus()}")

    def choose(self) -> None:
        """Presses the main button where it can be, or one of the things that can be chosen, by chance."""
        main = self.press("e")
        if self._is_choice(main) and self.rng.random() < 0.7:
            self.take()
            return
        self.press("q")
        skipped = self.rng.randrange(6)
        for _ in range(STEPS):
            found = self.press("Tab")
            if found.name in BELOW:
                skipped = 0
                self.press("q")
            elif self._is_choice(found) and (skipped := skipped - 1) < 0:
                self.take()
                return
        raise AssertionError(f"nothing to choose: {found}")

    def take(self) -> None:
        """Presses what has the focus, and says yes where it asks again: the end of a turn with actions left."""
        self.press("Enter")
        while self.page.get_by_role("dialog").count():
            if self._is_choice(self.press("Tab")):
                self.press("Enter")
                self.page.get_by_role("dialog").wait_for(state="detached")

    @staticmethod
    def _is_choice(found: Heard) -> bool:
        is_free = found.role in ("button", "checkbox") and not found.is_disabled and not found.is_pressed
        return is_free and not BESIDE.match(found.name)

    def go_on(self) -> bool:
        """One choice; False when the game is over."""
        if not self.ready():
            return False
        self.choose()
        self.page.wait_for_selector(".ask:not([data-busy]), .end-page")
        return True


class Attentive(Player):
    """Waits until all is said before a press, and forgets it."""

    def take(self) -> None:
        self.page.wait_for_timeout(SILENCE)
        self.heard()
        super().take()


@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_the_focus_is_never_lost_and_the_question_said_once(visit: Any, address: str, game: str) -> None:
    """After each choice: something has the focus, and what is asked next was read or said one time."""
    here = sit(visit, address, game)
    player, asked = Attentive(here.page), here.page.locator("#h-ask")
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


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_a_whole_game_by_keyboard(visit: Any, address: str, game: str, lang: str) -> None:
    """From the first question to the page of the end, by roles and names alone."""
    player = Player(sit(visit, address, game, lang).page)
    while player.go_on():
        assert "RootWebArea" != player.focus().role


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
