"""The law in the browser: every language, on a phone, by search and by link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from holocene.core.rulebook.law import games_with_rules, law
from holocene.locale import LANGUAGES

PHONE = {"width": 360, "height": 740}


def words(game: str, language: str, rule: str) -> str:
    """A rule as a reader sees it: without marks."""
    return re.sub(r"[*`]", "", law(game, language)[rule].text)


def laws() -> Iterator[Any]:
    """Every law in two languages, every language with a law; the others in a soak."""
    for at, language in enumerate(LANGUAGES):
        for n, game in enumerate(games_with_rules()):
            yield pytest.param(game, language, marks=[] if (at + n) % 2 == 0 else pytest.mark.soak)


@pytest.mark.parametrize(("game", "language"), list(laws()))
def test_the_law_is_for_everyone(visit: Any, game: str, language: str) -> None:
    """Every rule in the reader's language; on a phone nothing scrolls sideways and axe finds nothing serious."""
    here = visit(locale=language, viewport=PHONE)
    page = here.go(f"/rules/{game}")
    page.wait_for_selector(f".law[lang={language}] .rule")
    shown = page.eval_on_selector_all(".rule", "rules => rules.map((rule) => [rule.id, rule.lastChild.textContent])")
    assert [[name, words(game, language, name)] for name in law(game, language)] == shown
    assert (language == "en") == (page.locator(".law-note").count() == 0)
    assert not here.is_too_wide()
    assert [] == here.faults()


def test_the_language_changes_where_the_reader_is(visit: Any) -> None:
    """The same rule in another language, without a reload; the focus stays on the button."""
    page = visit().go("/rules/s-evolution#K11")
    page.wait_for_selector("#K11:focus")
    page.evaluate("window.same = true")
    for language in (*LANGUAGES[1:], "en"):
        page.click(f".top .segments button[lang={language}]")
        page.wait_for_selector(f".law[lang={language}] #K11.on")
        assert words("s-evolution", language, "K11") == page.locator("#K11 dd").text_content()
        assert language == page.evaluate("document.activeElement.lang")
    assert page.evaluate("window.same")


@pytest.mark.parametrize(
    ("language", "typed", "rule"),
    [
        ("fr", "1 point de Connaissance Culture", "W5"),
        ("de", "ingenieurwissenschaft", "C1"),
        ("ru", "в разработке", "K5"),
    ],
)
def test_words_are_found_as_they_are_typed(visit: Any, language: str, typed: str, rule: str) -> None:
    """No-break spaces and soft hyphens do not stand in the way."""
    page = visit(locale=language).go("/rules/progress")
    page.wait_for_selector(f".law[lang={language}] .rule")
    page.fill("input[type=search]", typed)
    page.wait_for_selector("#A41", state="detached")
    assert page.locator(f"#{rule}").count() == 1
