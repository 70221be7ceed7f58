"""The table in words: whole games by typed lines alone, read from roles and names, in two languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hearing import Listener, sit

WORDS = {
    "en": {"choices": "Your choices", "line": "Your move or question", "said": "What was said", "hand": "hand"},
    "ru": {"choices": "Варианты", "line": "Ваш ход или вопрос", "said": "Что было сказано", "hand": "рука"},
}
GAMES = [("progress", "en"), ("s-evolution", "ru")]
KEYS = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")


class Typist:
    """Knows the table by its regions and types into its line."""

    def __init__(self, page: Any, lang: str) -> None:
        self.page, self.words = page, WORDS[lang]
        self.line = page.get_by_role("textbox", name=self.words["line"])
        self.said = page.get_by_role("region", name=self.words["said"]).get_by_role("list").first
        self.choices = page.get_by_role("region", name=self.words["choices"]).get_by_role("button")

    def type(self, words: str) -> None:
        """Types a line where the focus is, and sends it."""
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")

    def ask(self, words: str) -> str:
        """The answer to a line that is no move."""
        before = self.said.inner_text()
        self.type(words)
        self.page.wait_for_function(
            "([id, before]) => document.querySelector(`#${id} ol`).innerText !== before", arg=["log", before]
        )
        return str(self.said.get_by_role("listitem").first.inner_text())

    def move(self, rng: Random) -> bool:
        """Types the words or the number of some choice; False when the game is over."""
        self.page.wait_for_selector(".text-choices button, dialog[open]")
        if self.page.get_by_role("dialog").count():
            return False
        named = self.choices.all_inner_texts()
        chosen = rng.randrange(len(named))
        question = self.page.evaluate("JSON.stringify([document.querySelector('.text-choices')?.innerText])")
        self.type(str(chosen + 1))
        self.page.wait_for_function(
            "before => JSON.stringify([document.querySelector('.text-choices')?.innerText]) !== before", arg=question
        )
        return True


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_a_table_is_asked_and_played_by_typing(visit: Any, address: str, game: str, lang: str) -> None:
    """The focus stays in the line; answers and questions are announced once; axe finds nothing; no key is left over."""
    here = sit(visit, address, game, lang, text=True)
    page, typist, listener = here.page, Typist(here.page, lang), Listener(here.page)
    assert ("textbox", typist.words["line"]) == listener.focus()[:2]
    listener.listen()
    answer = typist.ask(typist.words["hand"])
    page.wait_for_function("() => window.heard.length > 0")
    said = [words for kind, words in listener.heard() if kind == "said"]
    assert 1 == len(said)
    assert answer.splitlines()[1] in said[0]
    assert "abracadabra" in typist.ask("abracadabra")
    rng = Random(2)
    for _ in range(4):
        assert typist.move(rng)
        assert "textbox" == listener.focus().role
    page.wait_for_function("() => window.heard.length > 0")
    assert [] == here.faults()
    assert not here.is_too_wide()
    assert [] == KEYS.findall(page.inner_text("main"))
    page.reload()  # what was chosen is remembered
    page.goto(page.url.partition("?")[0])
    page.wait_for_selector(".text-table")
    page.keyboard.press("Escape")
    page.get_by_role("heading", level=2).first.focus()
    page.keyboard.press("x")
    page.wait_for_selector(".table .zone")


@pytest.mark.soak
@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_a_whole_game_by_typing(visit: Any, address: str, game: str, lang: str) -> None:
    """From the first decision to the score sheet."""
    here = sit(visit, address, game, lang, text=True)
    typist, rng = Typist(here.page, lang), Random(7)
    while typist.move(rng):
        pass
    assert [] == here.faults()
    here.page.keyboard.press("Escape")
    here.page.wait_for_selector("dialog[open]", state="detached")
    assert "body" != here.page.evaluate("document.activeElement.tagName.toLowerCase()")


def test_a_phone_has_room_for_the_text_table(visit: Any, address: str) -> None:
    here = sit(lambda: visit(viewport={"width": 360, "height": 640}), address, "progress", "ru", text=True)
    assert not here.is_too_wide()
    small = here.page.eval_on_selector_all(
        ".text-table :is(button, input)", "all => all.filter(each => each.getBoundingClientRect().height < 44).length"
    )
    assert 0 == small
