"""Nothing is cut, covered or printed over something else: at every size, in every language, in the middle of games.

The suite takes a choice: the fullest table of each game, once at every size or one like it, with the languages by
turns. `make sizes` takes all tables, sizes and languages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import permutations, product
from typing import Any

import pytest

import holocene
from tests.core.covering import covering
from tests.web.asking import ask
from tests.web.middle import Middle, stops_of
from tests.web.sizes import EVERY, LANGUAGES, LEGIBLE, SIZES, Look, opened, unreadable
from tests.web.test_review import told
from tests.web.windows import RESTING, keeping

TABLES = [("progress", 2), ("progress", 3), ("progress", 4), ("progress", 5)]
TABLES += [("s-evolution", 2), ("s-evolution", 3), ("s-evolution", 4)]
FULL = [("progress", 5), ("s-evolution", 4)]  # where most lies on the table
PAGES = ["/", "/new", "/new?game=s-evolution", "/learn", "/how/progress", "/how/s-evolution", "/learn/progress/first"]
PAGES += ["/learn/s-evolution/first", "/rules/progress", "/cards/progress", "/cards/s-evolution", "/tree", "/today"]
PAGES += ["/events", "/club", "/me", "/puzzles", "/cards/progress/figures", "/ladder/progress"]
ELSEWHERE = ("/today", "/club")  # at every size in `test_today` and `test_club`, with something on them
# Drawn by the script of the page before, so that the suite looks at them once, at a small size.
TWINS = ("/new?game=s-evolution", "/how/s-evolution", "/learn/s-evolution/first", "/cards/s-evolution")
# Of two sizes that are much alike, the suite looks at one game in the first and at the other in the second.
ALIKE = [((390, 844), (414, 896)), ((820, 1180), (768, 1024)), ((1280, 720), (1366, 768)), ((1440, 900), (1280, 800))]
LARGER = (125, 150)  # per cent
PAY = ".ask .options [data-pick]"


def looked_at(page: Any, table: Middle, stop: str, looks: Iterable[Look]) -> set[str]:
    """A table at a stop; where a card can be paid for, also with its payment open."""
    looks = list(looks)
    page.goto(table.address + RESTING)  # the moves are not to be seen
    table.go_to(stop)
    opened(page, table.address + table.link, looks[0])
    page.wait_for_selector(".end-page .strata" if stop == "over" else ".ask h2")  # before it a table has tabs
    name = f"{table.match.game.name} for {len(table.tokens)}, {stop}"
    found = unreadable(page, looks, name)
    if stop == "act" and page.locator(PAY).count():
        page.set_viewport_size({"width": 1280, "height": 800})  # on a phone the tabs have folded the sheet
        page.locator(PAY).last.click()
        found |= unreadable(page, looks, f"{name}, paying")
    return found


def chosen(game: str, players: int) -> dict[str, list[Look]]:
    """What the suite looks at of a table, by stops: these take turns, while table, size and language meet in pairs."""
    every: list[dict[str, Any]] = [
        {"table": table, "size": size, "language": language}
        for table, size, language in product(TABLES, SIZES, LANGUAGES)
    ]
    others = {both[FULL.index((game, players))] for both in ALIKE}
    mine = [each for each in covering(every) if each["table"] == (game, players) and each["size"] not in others]
    stops = list(stops_of(game, players))
    found: dict[str, list[Look]] = {stop: [] for stop in stops}
    for n in range(max(len(mine), len(stops))):
        each = mine[n % len(mine)]
        found[stops[n % len(stops)]].append((each["size"], each["language"]))
    return found


@pytest.mark.parametrize(("game", "players"), FULL)
def test_a_table_fits(visit: Callable[..., Any], address: str, game: str, players: int) -> None:
    table, page = Middle(address, game, players), visit(waits=True).page
    found: set[str] = set()
    for stop, looks in chosen(game, players).items():
        found |= looked_at(page, table, stop, looks)
    assert set() == found


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_fits(visit: Callable[..., Any], address: str, game: str, players: int) -> None:
    """And the replay of the whole game, from its middle."""
    table, page = Middle(address, game, players), visit(waits=True).page
    found: set[str] = set()
    for stop in stops_of(game, players):
        found |= looked_at(page, table, stop, EVERY)
    page.goto(f"{address}/replay/{table.table}?at={table.n // 2}#k={table.tokens[0]}")
    page.wait_for_selector(".ask")
    assert set() == found | unreadable(page, EVERY, f"replay of {game} for {players}")


@pytest.mark.soak
@pytest.mark.parametrize("percent", LARGER)
@pytest.mark.parametrize(("game", "players"), FULL)
def test_larger_text_fits(visit: Callable[..., Any], address: str, game: str, players: int, percent: int) -> None:
    """The layout follows the size of text, as it follows a browser's zoom."""
    table, page = Middle(address, game, players), visit(waits=True).page
    page.add_init_script(keeping({"text-size": percent}))
    found: set[str] = set()
    for stop in stops_of(game, players):
        found |= looked_at(page, table, stop, EVERY)
    assert set() == found


def test_pages_fit(visit: Callable[..., Any]) -> None:
    here = visit()
    found: set[str] = set()
    for at, path in enumerate(PAGES):
        if path in ELSEWHERE:
            continue
        sizes = SIZES[at % 6 :: 12 if path in TWINS else 6]
        looks = [(size, LANGUAGES[(at + n) % len(LANGUAGES)]) for n, size in enumerate(sizes)]
        opened(here.page, here.address + path, looks[0])
        here.page.wait_for_selector("main :is(h1, h2)")
        found |= unreadable(here.page, looks, path)
    assert set() == found


def test_a_review_fits(visit: Callable[..., Any], address: str, match: holocene.Match) -> None:
    """At every size, with the languages by turns: the numbers of its curve are as large as other words."""
    page = visit().page
    page.route("**/reviews/*", told(match))
    looks = [(size, LANGUAGES[n % len(LANGUAGES)]) for n, size in enumerate(SIZES)]
    table = ask(address, "/records", json.loads(match.record().to_json()))["table"]
    opened(page, f"{address}/review/{table}?seat=0", looks[0])
    page.wait_for_selector(".review-sums")
    assert page.locator(".review-key").is_visible()
    assert set() == unreadable(page, looks, "/review")


def test_a_milestone_says_what_it_asks_for(visit: Callable[..., Any], address: str) -> None:
    table, page = Middle(address, "progress", 5), visit(waits=True).page
    table.go_to("act")
    opened(page, table.address + table.link, ((1440, 900), "en"))
    page.wait_for_selector(".milestone-row .slot .number")
    assert {True} == {each.is_visible() for each in page.locator(".milestone-row .slot .number").all()}


SCROLLING = """() => [...document.querySelectorAll(".room")]
  .filter((room) => room.scrollHeight > room.clientHeight && !room.querySelector("a, button"))
  .map((room) => [room.tabIndex, Boolean(room.ariaLabel)])"""


def test_a_card_that_warns_fits(visit: Callable[..., Any]) -> None:
    """A puzzle where some cards would begin an age or end the game: their words keep their room beside the sign."""
    page = visit().go("/puzzle/progress/fdb63800")
    page.wait_for_selector(".hand .card-warning")
    assert set() == unreadable(page, [((360, 640), "fr"), ((360, 640), "de"), ((414, 896), "ru")], "warned")


def test_what_scrolls_can_be_scrolled_by_keys(visit: Callable[..., Any], address: str) -> None:
    """Where a rival's technologies are too many for their room and too low to be pressed."""
    table, page = Middle(address, "progress", 5), visit(waits=True).page
    table.go_to("wait")
    opened(page, table.address + table.link, ((1280, 720), "en"))
    page.wait_for_selector(".opponent .room")
    page.wait_for_function(f"({SCROLLING})().length > 0")
    assert {(0, True)} == {tuple(each) for each in page.evaluate(SCROLLING)}


@pytest.mark.soak
@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits(visit: Callable[..., Any], path: str) -> None:
    assert set() == unreadable(visit().go(path), EVERY, path)


PLACES = """(order) => {
  const played = document.querySelector(".played:has(.rank)");
  const [rank, who, card] = [".rank", ".who", ".suit-card"].map((each) => played.querySelector(each));
  played.append(...order.map((at) => [rank, who, card][at]));
  const [above, below] = [who, card].map((each) => each.getBoundingClientRect());
  const beside = rank.getBoundingClientRect();
  return above.bottom <= below.top + 1 && beside.top < below.top && beside.right <= above.left + 1;
}"""


def test_a_name_stands_above_its_card(visit: Callable[..., Any], address: str) -> None:
    """In whatever order the parts of a played card come: each has its own place. And with larger text it fits."""
    table, page = Middle(address, "s-evolution", 4), visit(waits=True).page
    page.add_init_script(keeping({"text-size": 150}))
    assert set() == looked_at(page, table, "take-card", [((1280, 800), "de"), ((360, 640), "en")])
    page.set_viewport_size({"width": 1920, "height": 1200})
    assert [True] * 6 == [page.evaluate(PLACES, list(order)) for order in permutations(range(3))]


FAULTY = """<style>p { font: 16px/20px sans-serif; margin: 0 }
div { width: 90px; height: 20px; overflow: hidden }</style>
<p style="font-size: 12px">small</p>
<div><p style="white-space: nowrap">cut at the edge of its box</p></div>
<div style="overflow: auto"><p>one</p><p>hidden</p></div>
<div style="overflow: auto; --more: 1"><p>two</p><p>told</p></div>
<p style="margin-top: 40px">under</p><p style="margin-top: -20px">over</p>
<p>beneath</p><b style="display: block; height: 20px; margin-top: -20px; background: #fff; position: relative"></b>
<p style="width: 30px; overflow-wrap: anywhere">broken</p>
<p style="width: 30px; border: 1px solid; white-space: nowrap">outside</p>
<p style="position: fixed; top: 0; background: #fff">layer</p>"""


def test_the_check_sees_what_is_wrong(visit: Callable[..., Any]) -> None:
    page = visit().page
    page.goto("about:blank")  # where no policy forbids styles in the page
    page.set_content(FAULTY)
    found = page.evaluate(f"({LEGIBLE})(13)")
    wrong = ["12.0 px", "cut", "out of sight", "over each other", "covered", "broken", "out of its box"]
    assert sorted(wrong) == sorted({next(each for each in wrong if fault.startswith(each)) for fault in found})
    words = [["small"], ["cut"], ["hidden"], ["under", "over"], ["beneath"], ["broken"], ["outside"]]
    assert len(words) == len(found)
    assert all(any(all(word in fault for word in each) for fault in found) for each in words)


def test_text_grows_to_half_as_much_again(visit: Callable[..., Any]) -> None:
    """By the setting, which is remembered; nothing scrolls sideways then."""
    here = visit()
    page = here.go("/")
    size = "() => parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
    before = page.evaluate(size)
    page.keyboard.press(",")
    page.click("dialog >> text=150%")
    page.wait_for_selector("html[data-text='150']")
    assert before * 1.5 == page.evaluate(size)
    page.reload()
    page.wait_for_selector("html[data-text='150'] main h1")
    assert [False, False] == [here.is_too_wide() for _ in (page.set_viewport_size({"width": 360, "height": 740}), 1)]
