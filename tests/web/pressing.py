"""A player with a keyboard alone: knows the table by roles and names, in any language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from holocene.locale.text import Text
from tests.web.hearing import Heard, Listener

# Not choices of the game: they take back, explain, or fold something.
BESIDE: tuple[str, ...] = (
    "web-hint",
    "web-undo",
    "web-restart",
    "web-takeback",
    "web-takeback-bots",
    "web-sheet",
    "web-close",
)
BESIDE += ("wp-other", "wp-cheapest", "web-since-mine", "wt-watch")
ABOUT = (("wp-details", "technology"), ("ws-about", "card"))
WAITING = ("web-thinking", "web-waiting-for")
STEPS = 60  # presses of Tab in which a choice must be found
TRIES = 150  # looks at the question until something is asked


def pattern(text: Text, key: str, *facts: str) -> str:
    """A sentence in which any fact may stand."""
    return re.escape(text(key, **dict.fromkeys(facts, "\0"))).replace("\\\0", ".+").replace("\0", ".+")


class Player(Listener):
    """Goes to the question, tabs to something that can be chosen, and presses it."""

    def __init__(self, page: Any, game: str, lang: str = "en") -> None:
        super().__init__(page)
        self.rng, text = Random(3), Text(lang, game)
        self.title = text("game-title")
        self.below = text("web-since-mine-short")  # the first thing after the decision
        beside = [pattern(text, key) for key in BESIDE] + [pattern(text, key, fact) for key, fact in ABOUT]
        self.beside = re.compile("|".join(beside))
        self.waiting = re.compile("|".join(pattern(text, key, "player") for key in WAITING))

    def is_over(self) -> bool:
        """Whether the page is that of the end: its first heading says who won."""
        return self.page.get_by_role("heading", level=1).first.inner_text() != self.title

    def ready(self) -> bool:
        """Waits until it is asked something; False when the game is over."""
        for _ in range(TRIES):
            if self.is_over():
                return False
            heard = self.press("q")
            if heard.role == "heading" and heard.name and not self.waiting.search(heard.name):
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
            if found.name == self.below:
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

    def _is_choice(self, found: Heard) -> bool:
        is_free = found.role in ("button", "checkbox") and not found.is_disabled and not found.is_pressed
        return is_free and not self.beside.match(found.name)

    def go_on(self) -> bool:
        """One choice; False when the game is over. Something has the focus again when it is made."""
        if not self.ready():
            return False
        self.choose()
        self.page.wait_for_function("() => document.activeElement !== document.body")
        return True
