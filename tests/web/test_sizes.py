"""Nothing is cut, covered or printed over something else: at every size, in every language, in the middle of games.

The suite takes a choice in which every size meets every table, page and language; `make sizes` takes all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from middle import Middle, stops_of
from sizes import EVERY, LANGUAGES, SIZES, Look, unreadable

TABLES = [("progress", 2), ("progress", 3), ("progress", 4), ("progress", 5)]
TABLES += [("s-evolution", 2), ("s-evolution", 3), ("s-evolution", 4)]
FEW = [("progress", 5), ("s-evolution", 4)]  # where most lies on the table
PAGES = ["/", "/new", "/new?game=s-evolution", "/learn", "/how/progress", "/how/s-evolution"]
PAGES += [
    "/lesson/progress/1",
    "/lesson/s-evolution/1",
    "/rules/progress",
    "/cards/progress",
    "/cards/s-evolution",
    "/tree",
]
PAY = ".ask .options [data-pick]"


def spread(at: int) -> list[Look]:
    """Every size once, with the languages in turn: beginning with another one each time."""
    return [(size, LANGUAGES[(at + n) % len(LANGUAGES)]) for n, size in enumerate(SIZES)]


def looked_at(page: Any, table: Middle, stop: str, looks: Iterable[Look]) -> set[str]:
    """A table at a stop; where a card can be paid for, also with its payment open."""
    looks = list(looks)
    table.go_to(stop)
    page.goto(table.address + table.link)
    page.wait_for_selector(".ask h2")
    page.keyboard.press("Escape")  # the score sheet, when it is over
    name = f"{table.match.game.name} for {len(table.tokens)}, {stop}"
    found = unreadable(page, looks, name)
    if stop == "act" and page.locator(PAY).count():
        page.locator(PAY).last.click()
        found |= unreadable(page, looks, f"{name}, paying")
    return found


@pytest.mark.parametrize(("game", "players"), FEW)
def test_a_table_fits(visit: Callable[..., Any], address: str, game: str, players: int) -> None:
    """Every size at every stop, in the languages by turns."""
    table, page = Middle(address, game, players), visit().page
    found: set[str] = set()
    for at, stop in enumerate(stops_of(game, players)):
        found |= looked_at(page, table, stop, spread(at))
    assert set() == found


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_fits(visit: Callable[..., Any], address: str, game: str, players: int) -> None:
    table, page = Middle(address, game, players), visit().page
    found: set[str] = set()
    for stop in stops_of(game, players):
        found |= looked_at(page, table, stop, EVERY)
    assert set() == found


def test_pages_fit(visit: Callable[..., Any]) -> None:
    here = visit()
    found: set[str] = set()
    for at, path in enumerate(PAGES):
        found |= unreadable(here.go(path), spread(at), path)
    assert set() == found


@pytest.mark.soak
@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits(visit: Callable[..., Any], path: str) -> None:
    assert set() == unreadable(visit().go(path), EVERY, path)
