"""The table that any game has: a game of which the pages know nothing is found, drawn, played and read about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.granary.installing import install
from tests.web.hearing import refuse
from tests.web.visiting import Visit, serving

GAME = "granary"  # of tests/granary, installed for this server alone
SIZES = ({"width": 1440, "height": 900}, {"width": 768, "height": 1024}, {"width": 360, "height": 740})
BARE_KEY = re.compile(r"\b(?:zone|figure|moves?|ask|event|refusal|score|option|game|web|table)-[a-z-]+\b")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which a third game is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join(install(tmp_path_factory.mktemp("installed"))))
        with serving(tmp_path_factory.mktemp("web")) as url:
            yield url


def sit(here: Visit) -> Any:
    """A first decision, with nothing played yet."""
    page = here.play_now(GAME)
    page.wait_for_selector(".plain-pick[data-can]")
    return page


@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(language, marks=pytest.mark.soak) for language in ("en", "fr", "de"))]
)
def test_pages_know_the_game(visit: Any, language: str) -> None:
    """Home, a new table, rules and cards, in the words of the game's package; no key is left as it is."""
    here = visit(locale=language)
    for path, awaited in (("/", f"[data-play={GAME}]"), (f"/new?game={GAME}", ".option:nth-of-type(2)"),
                          (f"/rules/{GAME}", "#V3"), (f"/cards/{GAME}", "#olives-8 img")):  # fmt: skip
        page = here.go(path)
        page.wait_for_selector(awaited)
        page.wait_for_load_state("networkidle")
        assert [] == BARE_KEY.findall(page.inner_text("main"))
        assert language != "de" or here.faults() == []
    assert 32 == page.locator(".plain-shelf img").count()
    assert 0 < page.evaluate("document.querySelector('#olives-8 img').naturalWidth")


def test_the_table_is_for_everyone(visit: Any) -> None:
    """Axe finds nothing serious, by day and by night; nothing scrolls sideways, in German, whose words are long."""
    here = visit(locale="de", viewport=SIZES[0])
    page = sit(here)
    assert here.faults() == []
    page.emulate_media(color_scheme="dark")
    page.click(".plain-seat[data-own] .plain-pick >> nth=0")
    page.wait_for_selector(".plain-picked")
    for size in SIZES[1:]:
        page.set_viewport_size(size)
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        assert (here.faults(), False) == ([], here.is_too_wide())
    assert [] == BARE_KEY.findall(page.inner_text("main"))


def test_a_card_says_what_can_be_done_with_it(visit: Any) -> None:
    """Also what cannot: the reason comes with a link to its rule. By the keyboard alone."""
    here = visit()
    page = sit(here)
    page.focus(".plain-common .plain-pick >> nth=0")
    page.keyboard.press("Enter")
    page.wait_for_selector(".plain-picked [data-move^=take][aria-disabled=true]:focus, .plain-picked button:focus")
    page.focus(".plain-picked [data-move^=take]")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Play a card first, then take one.")
    assert page.get_attribute(".toast a, [role=status] a, a[href*='rules/granary#']", "href").endswith("granary#T1")
    page.get_by_text("All moves").click()
    page.wait_for_selector(".plain-choices h3")
    refuse(here)


def test_a_hint_is_given_step_by_step(visit: Any) -> None:
    """Although the game knows neither instinct nor prospects."""
    page = sit(visit())
    page.click(".ask header .button")
    page.wait_for_selector(".hint-kind")
    page.click(".hints .row .button >> nth=0")
    page.wait_for_selector(".hint-candidates li")
    page.click(".hints .row .button >> nth=0")
    page.wait_for_selector(".hint-move")
    assert [] == BARE_KEY.findall(page.inner_text(".hints"))


def test_a_game_is_played_to_its_end_and_seen_again(visit: Any) -> None:
    """The page of the end comes by itself; the replay goes back to the first move, through the eyes of each seat."""
    page = sit(visit())
    choices = page.locator(".ask.mine:not([data-busy]) .choice-button")
    end = page.locator(".end-page")
    while not end.count():
        choices.or_(end).last.wait_for(timeout=60_000)
        if not end.count():
            choices.last.click()
    assert "Barley" in end.inner_text()
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    page.goto(f"{page.url.split('/table')[0]}/replay/{table}?at=3")
    page.wait_for_selector(".plain-seat img")
    assert [] == BARE_KEY.findall(page.inner_text("main"))
    page.select_option(".eyes select", "1")
    page.wait_for_selector(".plain-seat[data-own]")
