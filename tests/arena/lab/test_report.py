"""The report: whole in every language, readable by machines, and silent where there is nothing to say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import product
from typing import Any

import pytest

from holocene.arena.lab.measure import bounds, difference
from holocene.arena.lab.report.build import build
from holocene.arena.lab.results import Results
from holocene.arena.lab.series import Order
from holocene.core.contract.registry import load_game
from holocene.locale import LANGUAGES, Text

VOID = {"meta"}
DRAWN = {"rect", "line", "circle"}


class Outline(HTMLParser):
    """Checks that every element is closed, and collects what tests look for."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.wanted: list[str] = []
        self.tags: dict[str, int] = {}
        self.words = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        if tag not in VOID | DRAWN:
            self.open.append(tag)
        for name, value in attrs:
            assert value is not None or name == "open"
            if name == "id":
                self.ids.append(str(value))
            elif name in ("aria-labelledby", "aria-describedby"):
                self.wanted += str(value).split()
            elif name == "href":
                self.wanted.append(str(value).removeprefix("#"))

    def handle_endtag(self, tag: str) -> None:
        if tag not in DRAWN:
            assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += data


def built(asked: Order, found: Results, language: str) -> str:
    return build(found, [load_game(asked.game, pack) for pack in asked.packs], language)


def pairs() -> Iterator[Any]:
    """Every language and every report; the other pairs in a soak."""
    quick = {("progress", "ru"), ("progress", "de"), ("s_evolution", "fr"), ("twins", "en")}
    for pair in product(("progress", "s_evolution", "twins"), LANGUAGES):
        yield pytest.param(*pair, marks=[] if pair in quick else pytest.mark.soak)


@pytest.mark.parametrize(("which", "language"), list(pairs()))
def test_every_language_is_whole(which: str, language: str, request: pytest.FixtureRequest) -> None:
    """No key is missing (a missing one raises here), every element is closed, every reference leads somewhere."""
    asked, found = request.getfixturevalue(which)
    html = built(asked, found, language)
    outline = Outline(html)
    assert [] == outline.open
    assert len(outline.ids) == len(set(outline.ids))
    assert set(outline.wanted) <= set(outline.ids)
    assert outline.tags["svg"] == outline.tags["figure"] == outline.tags["details"]
    assert f'<html lang="{language}">' in html
    assert None is re.search(r"(?:src|href)=.(?!#)|url\((?![\"']?data:)|@import", html)  # asks for no other file
    for pack in found.packs:
        assert pack.digest in outline.words


def test_numbers_and_cards_are_told_in_the_language(progress: tuple[Order, Results]) -> None:
    words = Outline(built(*progress, "ru")).words
    assert "Земледелие" in words and "Зимбабве" in words and "Конфуций" in words
    assert re.search(r"\d,\d\u00a0±", words) and not re.search(r"\d\.\d", words.partition("Команда")[2][400:])


def test_worth_is_called_an_association(s_evolution: tuple[Order, Results]) -> None:
    """Beside the picture, where it is read; and what could hardly be compared is said to be left out."""
    text, words = Text("en"), Outline(built(*s_evolution, "en")).words
    assert text("lab-association") in words
    assert text("lab-too-few", n=5) in words


def test_a_pack_beside_itself_shows_no_difference(twins: tuple[Order, Results]) -> None:
    asked, found = twins
    first, second = found.tables[0].packs
    assert first == second
    for one, other in zip(first.things, second.things, strict=True):
        more = difference(one.players, other.players)
        assert more is not None and 0.0 == more.value and bounds(more)[0] <= 0.0 <= bounds(more)[1]
    text, words = Text("en"), Outline(built(asked, found, "en")).words
    assert text("lab-unchanged") in words
    assert text("lab-changed-read", names="").rstrip(" .") not in words
    assert text("lab-first-pack") in words and text("lab-second-pack") in words
