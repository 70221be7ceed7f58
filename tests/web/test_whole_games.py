"""Whole games without sight, by what the accessibility tree says: with a keyboard, and at the text table.

From the first question to the end, in two languages; nothing here names a class of the page. At several moments axe
looks for what would shut people out.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.web.hearing import Listener, sit
from tests.web.pressing import Player
from tests.web.typing_lines import Typist

GAMES = ["progress", "s-evolution"]
LANGUAGES = ["de", "fr"]
OFTEN = 20  # choices, after which axe looks again
KEYS = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")  # of words that are missing


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visit: Any, address: str, game: str, lang: str) -> None:
    """The focus is never lost; on the page of the end it is on who won."""
    here = sit(visit, address, game, lang)
    player = Player(here.page, game, lang)
    made, faults = 0, here.faults()
    while player.go_on():
        made += 1
        assert "RootWebArea" != player.focus().role
        faults += here.faults() if made % OFTEN == 0 else []
    assert made > OFTEN
    assert "heading" == player.focus().role
    assert [] == faults + here.faults()


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_typing(visit: Any, address: str, game: str, lang: str) -> None:
    """The focus stays in the line, which tells the hand at any time; the end can be opened from it."""
    here = sit(visit, address, game, lang, text=True)
    typist, listener, rng = Typist(here.page, lang), Listener(here.page), Random(7)
    made, faults = 0, here.faults()
    while typist.move(rng):
        made += 1
        if made % OFTEN == 0 and not typist.end.count():
            assert "textbox" == listener.focus().role
            assert typist.ask(typist.hand)
            assert [] == KEYS.findall(here.page.get_by_role("main").inner_text())
            faults += here.faults()
    assert made > OFTEN
    assert [] == faults + here.faults()
    assert "RootWebArea" != listener.focus().role
    typist.end.focus()
    here.page.keyboard.press("Enter")
    typist.end.wait_for(state="detached")
    listener.wait_for("heading")
    assert [] == here.faults()
