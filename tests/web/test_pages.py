"""Every page: drawn without a complaint, usable by all, in four languages, on a phone."""

from __future__ import annotations

from typing import Any

import pytest

PAGES = (
    "/",
    "/new",
    "/replay",
    "/rules/progress",
    "/rules/s-evolution",
    "/cards/progress",
    "/cards/s-evolution",
    "/tree",
)
SMALL = ("/", "/new", "/replay", "/tree")  # quick enough to be looked at twice
PHONE = {"width": 360, "height": 740}


# The rules of both games are drawn by the same script.
@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=pytest.mark.soak if path == "/rules/s-evolution" else ()) for path in PAGES]
)
def test_a_page_is_for_everyone(visit: Any, path: str) -> None:
    """Axe finds nothing serious; at 360 pixels nothing scrolls sideways, in German, whose words are long."""
    here = visit(locale="de")
    page = here.go(path)
    page.wait_for_load_state("networkidle")
    assert here.faults() == []
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    assert not here.is_too_wide()
    assert path not in SMALL or here.faults() == []


def test_an_address_that_leads_nowhere_says_what_there_is(visit: Any) -> None:
    """Here of a game that is not on this server."""
    here = visit()
    for path in ("/cards/zzz", "/rules/zzz", "/how/zzz", "/learn/zzz/first", "/puzzle/zzz/daily"):
        page = here.go(path)
        page.wait_for_selector("main h1:has-text('Nothing here')")
        assert page.locator("main a[href$='/cards/progress']").is_visible()
        assert page.locator("main a[href$='/rules/s-evolution']").is_visible()
    assert here.faults() == []


@pytest.mark.parametrize(
    ("locale", "language", "shown"),
    [
        ("en-GB", "en", "05:56"),
        ("en-US", "en", "5:56 AM"),
        ("de-AT", "de", "05:56"),
        ("en-US", "fr", "05:56"),
    ],
)
def test_times_of_day_are_written_as_the_reader_does(visit: Any, locale: str, language: str, shown: str) -> None:
    """By the country that the browser names, as long as the pages are in its language."""
    page = visit(locale=locale).go(f"/?lang={language}")
    today = "import('/app/words.js').then((words) => words.when(new Date().setHours(5, 56) / 1000))"
    assert shown == page.evaluate(today).replace("\u202f", " ")


def test_the_language_changes_without_a_reload(visit: Any) -> None:
    """All four, and the last one is remembered."""
    here = visit()
    page = here.go("/")
    page.evaluate("window.same = true")
    titles = {"fr": "Nouvelle table", "de": "Neuer Tisch", "ru": "Новый стол", "en": "New table"}
    for language in ("fr", "de", "ru"):
        page.click(f".top .segments button[lang={language}]")
        page.wait_for_selector(f"html[lang={language}]")
        page.get_by_text(titles[language]).first.wait_for()
    assert page.evaluate("window.same")
    page.goto(here.address + "/new")
    page.get_by_role("heading", name=titles["ru"]).wait_for()


@pytest.mark.parametrize("language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "fr"))])
def test_every_word_is_there(visit: Any, language: str) -> None:
    """No page shows a key instead of words."""
    here = visit(locale=language)
    for path in ("/", "/new?game=s-evolution", "/replay", "/cards/s-evolution", "/tree"):
        page = here.go(path)
        page.wait_for_load_state("networkidle")
        text = page.inner_text("body")
        assert "web-" not in text
        assert "option-" not in text


def test_rules_are_found_by_words_and_by_address(visit: Any) -> None:
    """A refusal's link leads to its rule."""
    page = visit().go("/rules/progress#A11")
    page.wait_for_selector("#A11.on")
    page.fill("input[type=search]", "prerequisite")
    page.wait_for_selector("#A11")
    assert page.locator(".rule").count() < 60


def test_the_gallery_marks_what_is_known(visit: Any) -> None:
    """Each fact beside its value, said in words; a card of our design has no mark, and the legend says so."""
    page = visit().go("/cards/progress")
    page.wait_for_selector(".card")

    def marks(card: str) -> list[str]:
        return list(page.eval_on_selector_all(f"#{card} .known", "all => all.map((mark) => mark.title)"))

    assert [
        "first cost line: known from a rulebook or the publisher",
        "second cost line: known from a rulebook or the publisher",
        "that it is a skill: inferred from the rulebooks",
        "name: known from a rulebook or the publisher",
    ] == marks("irrigation")
    assert ["prerequisite: known from a review or a photo"] * 2 == marks("printing-press")[:2]
    assert [] == marks("masonry")
    assert "Name taken from: this project" in page.inner_text("#masonry figcaption")
    assert "no mark: designed for this project" == page.inner_text(".known-legend li:last-child")


def test_the_gallery_shows_every_card_with_its_source(visit: Any) -> None:
    """Filters narrow it down."""
    page = visit().go("/cards/progress")
    page.wait_for_selector(".card")
    assert page.locator("#main figure .card[data-age='4']").count() == 21
    page.click(".filters button:text-is('II')")
    page.wait_for_selector("text=22 cards")
    assert page.locator(".card[data-age='1']").count() == 0


def test_the_tree_by_keyboard_and_as_a_table(visit: Any) -> None:
    """Arrows go from technology to technology; the table sorts."""
    page = visit().go("/tree")
    page.focus(".tree-node[tabindex='0']")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(".tree-node.pick:focus")
    page.click("text=As a table")
    page.click("th >> text=Technology")
    first = page.locator("tbody th").first.inner_text()
    page.click("th >> text=Technology")
    assert page.locator("tbody th").first.inner_text() != first


def test_keys_and_settings(visit: Any) -> None:
    """`?` lists the keys, a dialog holds the focus and gives it back."""
    page = visit().go("/")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press(",")
    page.click("dialog >> text=Dark")
    page.wait_for_selector("html[data-theme=dark]")
    page.click("dialog fieldset:has-text('Single-key shortcuts') >> text=Off")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("g")
    page.keyboard.press("?")
    assert "en" == page.evaluate("document.documentElement.lang") and 0 == page.locator("dialog").count()


def test_nobody_is_shut_out_of_the_lobby_and_the_settings(visit: Any) -> None:
    here = visit()
    here.fill_in_new_table("progress", players=3)
    assert [] == here.faults()
    here.page.keyboard.press(",")
    here.page.wait_for_selector("dialog[open]")
    assert [] == here.faults()


def test_keys_on_a_russian_keyboard(visit: Any) -> None:
    """A letter that a Latin keyboard has not is known by its place."""
    page = visit().go("/")
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'п', code: 'KeyG', bubbles: true}))")
    page.wait_for_selector("html[lang=fr]")
