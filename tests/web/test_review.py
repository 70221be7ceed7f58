"""The review of a game as a page, and playing on from its moments; the judge is a quick one of the tests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest

import holocene
from holocene.server.reviewing import Asked, Words
from tests.server.reviewed import Judge
from tests.web.asking import ask

LANGUAGES = ("en", "fr", "de", "ru")
RAW = re.compile(r"(?:^|\s)((?:wr|review|branch|web|story|clause|move|table|hint)-[a-z0-9-]+)", re.M)
NOW = ".review-moment h2"


@pytest.fixture(scope="module")
def table(address: str, match: holocene.Match) -> str:
    return str(ask(address, "/records", json.loads(match.record().to_json()))["table"])


def told(match: holocene.Match, most: int | None = None) -> Callable[[Any], None]:
    """Answers for the server, as far as it would have come, or all of it."""

    def answer(route: Any) -> None:
        url = urlsplit(route.request.url)
        asked = Asked("", int(url.path.rsplit("/", 1)[1]), "")
        asked.words = Words(match, asked.seat)
        after = int(parse_qs(url.query)["after"][0])
        for part in Judge()(match, asked.seat, sheet=match.score_sheet()):
            if most is None or part.done <= most:
                asked.take(part)
        if most is None or after < most:
            route.fulfill(body=msgspec.json.encode(asked.shown(after)), content_type="application/json")

    return answer


def test_a_review_is_walked_through(visit: Any, table: str, match: holocene.Match) -> None:
    """By keys, by the list and by the curve; what was better stands beside what was played, with bars and the line that
    was expected. From there a game goes on, which says where it came from and leads back."""
    here = visit()
    here.page.route("**/reviews/*", told(match))
    page = here.go(f"/review/{table}?seat=0")
    page.wait_for_selector(".review-sums")
    assert page.locator(".review-seats [aria-pressed=true]").inner_text().startswith("A")
    page.keyboard.press("Home")
    first = page.inner_text(NOW)
    page.keyboard.press("m")
    page.wait_for_selector("[data-mark=slip], [data-mark=mistake]")
    assert first != page.inner_text(NOW)
    played, better = page.inner_text(NOW).split(" – better: ")
    rows = [line.split("\n")[0] for line in page.locator(".review-tried li > span:first-child").all_inner_texts()]
    assert [better, played] == [re.sub(r" (better|played)$", "", row).strip() for row in rows]
    page.keyboard.press("End")
    page.wait_for_selector(".review-steps >> text=/^Decision (\\d+) of \\1$/")
    page.keyboard.press("ArrowLeft")
    page.click(".review-moments .segments button:last-child")
    page.locator(".review-moments li button").first.click()
    assert first == page.inner_text(NOW)
    page.locator(".review-curve").click(position={"x": 700, "y": 150})
    page.wait_for_function("([css, first]) => document.querySelector(css).innerText !== first", arg=[NOW, first])
    assert [] == here.faults()
    page.keyboard.press("m")
    page.click(".review-acts .primary")
    page.wait_for_selector(".log-origin a")
    assert "dealt anew" in page.inner_text(".log-origin")
    made = ask(here.address, f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table, 0) == (made["branch"]["table"], made["branch"]["seat"])
    page.click(".log-origin a")
    page.wait_for_selector(f"#h-ask:has-text('After move {made['branch']['n']} of')")
    assert "0" == page.input_value(".eyes select")
    page.click(".ask footer >> text=Play on from here")
    page.wait_for_selector(".log-origin")


def test_a_review_grows_on_a_phone_in_every_language(visit: Any, table: str, match: holocene.Match) -> None:
    """While it is counted the page can be used; nothing is wider than the screen, and every word is there."""
    here = visit(viewport={"width": 360, "height": 640})
    here.page.route("**/reviews/*", told(match, most=12))
    page = here.go(f"/review/{table}?seat=1")
    page.wait_for_selector(".review-counts progress[value='12']")
    page.keyboard.press("ArrowRight")
    assert not here.is_too_wide()
    here.page.unroute("**/reviews/*")
    here.page.route("**/reviews/*", told(match))
    page = here.go(f"/review/{table}?seat=1")
    page.wait_for_selector(".review-sums")
    for language in LANGUAGES:
        page.evaluate("lang => document.querySelector(`.top .segments button[lang=${lang}]`).click()", language)
        page.wait_for_selector(f"html[lang={language}]")
        assert [] == RAW.findall(page.inner_text("body"))
        assert not here.is_too_wide()
    assert [] == here.faults()


def test_the_ways_to_a_review(visit: Any, table: str, match: holocene.Match) -> None:
    """From the end and from the replay; of a game that goes on there is none."""
    here = visit()
    here.page.route("**/reviews/*", told(match))
    page = here.go(f"/table/{table}")
    page.click(".end-after >> text=Review")
    page.wait_for_selector(".review-sums")
    page.goto(f"{here.address}/replay/{table}?at=3&eyes=1")
    page.click(".ask footer >> text=Review")
    page.wait_for_selector(".review-seats [aria-pressed=true]:has-text('Ben')")
    here.play_now("s-evolution")
    going = page.url.rsplit("/", 1)[1]
    here.go(f"/review/{going}")
    assert "once it is over" in page.inner_text(".lede")
