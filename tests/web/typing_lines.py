"""A player who types at the text table: knows it by its regions, in any language."""

from __future__ import annotations

from random import Random
from typing import Any

from holocene.locale.text import Text

HAND = {"en": "hand", "fr": "main", "de": "hand", "ru": "рука"}
# A list of choices is of one moment; the next has a new one, even where the same can be chosen again.
PASSED = "([old, words]) => !old.isConnected || old.innerText !== words"


class Typist:
    """Types into the line, and reads what was said and what can be chosen."""

    def __init__(self, page: Any, lang: str) -> None:
        text = Text(lang)
        self.page, self.hand, self.label = page, HAND[lang], text("tt-line")
        self.said = page.get_by_role("region", name=text("tt-said")).get_by_role("list").first
        self.choices = page.get_by_role("region", name=text("tt-choices"))
        self.end = page.get_by_role("button", name=text("web-to-end-page"))

    def type(self, words: str) -> None:
        """Types a line where the focus is, and sends it."""
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")

    def ask(self, words: str) -> str:
        """The answer to a line that is no move."""
        before = self.said.element_handle()
        self.page.evaluate("list => { window.before = list.innerHTML }", before)
        self.type(words)
        self.page.wait_for_function("list => list.innerHTML !== window.before", arg=before)
        return str(self.said.get_by_role("listitem").first.inner_text())

    def move(self, rng: Random) -> bool:
        """Types the number of some choice; False when the game is over."""
        self.choices.get_by_role("button").or_(self.end).first.wait_for()
        if self.end.count():
            return False
        offered = self.choices.get_by_role("button").count()
        old = self.choices.element_handle()
        words = old.inner_text()
        self.type(str(rng.randrange(offered) + 1))
        self.page.wait_for_function(PASSED, arg=[old, words])
        return True
