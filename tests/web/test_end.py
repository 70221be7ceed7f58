"""The end of a game as a page: by a plain link, on a desktop and on a phone, in every language, and in a replay."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

import holocene
from holocene.core.matches.chronicle import chronicle_of
from tests.web.asking import ask

LANGUAGES = ("en", "fr", "de", "ru")
RAW = re.compile(r"(?:^|\s)((?:end|web|story|clause|replay|home|table|title)-[a-z0-9-]+)", re.M)
TITLE = ".end-page h1"


@pytest.fixture(scope="module")
def table(address: str, match: holocene.Match) -> str:
    """The same, kept at the server."""
    return str(ask(address, "/records", json.loads(match.record().to_json()))["table"])


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG")
    return struct.unpack(">II", content[16:24])


def test_the_end_on_a_desktop(visit: Any, table: str, match: holocene.Match) -> None:
    """Headline, sources, points over rounds and strata are there, and a picture to take away; a turning point opens the
    replay, which goes by turns and leads back to the end."""
    here = visit()
    page = here.go(f"/table/{table}")
    told = chronicle_of(match, match.score_sheet())
    page.wait_for_selector(".strata")
    assert "H1" == page.evaluate("document.activeElement.tagName")
    winner = match.seats[match.winners()[0]].name
    assert page.inner_text(TITLE).startswith(f"{winner} wins")
    assert [str(total) for total in sorted(match.scores(), reverse=True)] == page.locator(
        ".bar-total"
    ).all_inner_texts()
    assert len(told.rounds) == page.locator(".strata tbody tr").count()
    page.click(".end-curve summary")
    last = page.locator(".end-curve tbody tr").last.locator("td").all_inner_texts()
    assert list(map(str, match.scores())) == last
    assert [] == here.faults()
    page.wait_for_function(
        "document.querySelector('canvas').getContext('2d').getImageData(5, 600, 1, 1).data[3] === 255"
    )
    with page.expect_download() as saved:
        page.click("text=Save the picture")
    assert (1200, 630) == size_of(saved.value.path())
    page.locator(".end-turning a").first.click()
    at = next(each.moves for each in told.turning if each.is_major)
    page.wait_for_selector(f"#h-ask:has-text('After move {at} of')")
    by_turns(page)
    assert [] == here.faults()
    page.click("text=The end of the game")
    assert page.inner_text(TITLE).startswith(f"{winner} wins")


def by_turns(page: Any) -> None:
    """The keys go from turn to turn, the list says which it is, and the speed is a choice that stays."""
    current = ".turns-panel [aria-current]"
    page.keyboard.press("Home")
    page.wait_for_selector("#h-ask:has-text('After move 0 of')")
    first = page.inner_text(current)
    page.keyboard.press("PageDown")
    page.wait_for_function("([css, first]) => document.querySelector(css).innerText !== first", arg=[current, first])
    page.keyboard.press("PageUp")
    page.wait_for_selector("#h-ask:has-text('After move 0 of')")
    page.locator(".turns-panel button").last.click()
    page.wait_for_selector("#h-ask:not(:has-text('After move 0 of'))")
    for seat, rival in (("1", "0"), ("0", "1")):  # each seat's own board stands apart from those of the others
        page.select_option(".eyes select", seat)
        page.wait_for_selector(f".rival[aria-labelledby=h-p{rival}]")
    page.select_option(".eyes select", "-1")
    page.click("text=8×")
    page.click(".ask >> text=Play")
    page.wait_for_selector(TITLE)  # it runs to the end, and the end is shown
    assert 8 == page.evaluate("JSON.parse(localStorage['holocene.replay-speed'])")
    page.click(".end-after >> text=Replay")


def test_the_end_on_a_phone_in_every_language(visit: Any, table: str) -> None:
    """Nothing is wider than the screen, every word is there, and buttons are large enough."""
    here = visit(viewport={"width": 360, "height": 640})
    page = here.go(f"/table/{table}")
    page.wait_for_selector(".strata")
    for language in LANGUAGES:
        page.evaluate("lang => document.querySelector(`.top .segments button[lang=${lang}]`).click()", language)
        page.wait_for_selector(f"html[lang={language}]")
        assert [] == RAW.findall(page.inner_text("body"))
        assert not here.is_too_wide()
    low = "() => [...document.querySelectorAll('.end-after .button')].filter(each => each.offsetHeight < 44).length"
    assert 0 == page.evaluate(low)
    assert [] == here.faults()


def test_home_keeps_results_and_the_record(visit: Any) -> None:
    """A game that was played here stands under Your games, with its end and its replay."""
    here = visit()
    page = here.play_now("s-evolution")
    page.keyboard.press("p")
    page.click("dialog >> text=Resign")
    page.click("dialog >> nth=1 >> .primary")
    page.wait_for_selector(f"{TITLE}:focus")
    assert "The game was given up" == page.inner_text(TITLE)
    page.click(".end-after >> text=Look at the table")
    page.wait_for_selector("#h-ask:focus")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{here.address}/")
    page.wait_for_selector(".own-record")
    assert "1 game with others, 0 won" == page.inner_text(".own-record").replace("\u00a0", " ")
    page.click("text=Result")
    page.wait_for_selector(TITLE)
    assert page.url.endswith(f"/table/{table}")
