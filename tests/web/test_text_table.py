"""The table in words: asked and played by typed lines, read from roles and names."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.web.hearing import Listener, sit
from tests.web.typing_lines import Typist

GAMES = [pytest.param("progress", "en", marks=pytest.mark.soak), ("s-evolution", "ru")]
KEYS = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_a_table_is_asked_and_played_by_typing(visit: Any, address: str, game: str, lang: str) -> None:
    """The focus stays in the line; answers and questions are announced once; axe finds nothing; no key is left over."""
    here = sit(visit, address, game, lang, text=True)
    page, typist, listener = here.page, Typist(here.page, lang), Listener(here.page)
    assert ("textbox", typist.label) == listener.focus()[:2]
    listener.listen()
    answer = typist.ask(typist.hand)
    line = answer.splitlines()[1]  # what was asked at the start may still be said before it
    page.wait_for_function("line => window.heard.some(([, words]) => words.includes(line))", arg=line)
    assert 1 == sum(line in words for kind, words in listener.heard() if kind == "said")
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


def test_a_phone_has_room_for_the_text_table(visit: Any, address: str) -> None:
    here = sit(lambda: visit(viewport={"width": 360, "height": 640}), address, "progress", "ru", text=True)
    assert not here.is_too_wide()
    small = here.page.eval_on_selector_all(
        ".text-table :is(button, input)", "all => all.filter(each => each.getBoundingClientRect().height < 44).length"
    )
    assert 0 == small
