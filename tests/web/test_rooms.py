"""Room: the whole table is seen on a laptop, and on a phone nothing scrolls sideways, whoever plays."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from tests.web.asking import ask

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
# Everything at the table that would have to be scrolled to be seen, or is cut off at the side. The names of a rival's
# many technologies stay whole instead: drawn as densely as can be, they may scroll up and down.
HIDDEN = """() => [...document.querySelectorAll('.zone, .zone .panel, .zone .room')]
  .filter(each => !each.matches('.opponent .room[data-fit=flow]') || each.scrollWidth > each.clientWidth + 1)
  .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .filter(each => getComputedStyle(each).overflowY !== 'visible' || each.scrollWidth > each.clientWidth + 1)
  .map(each => [each.className, each.scrollWidth, each.clientWidth, each.scrollHeight, each.clientHeight].join(' '))"""
SIDEWAYS = """() => ['.ask .body', '.hints', '.zone', 'html'].filter(each => {
  const found = document.querySelector(each);
  return found && found.scrollWidth > found.clientWidth + 1;
})"""


class Seat:
    """A new table against bots, at which its only human makes moves at random."""

    def __init__(self, address: str, game: str, players: int) -> None:
        self.address, self.rng, self.made = address, Random(7), 0
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(players - 1))]
        table = ask(address, "/tables", {"game": game, "seats": seats, "seed": 3, "think": 0})
        self.path, self.token = f"/tables/{table['table']}", table["seats"][0]["token"]

    def look(self, here: Any, moves: int, language: str) -> None:
        """Opens the page after so many moves."""
        here.rest()
        while self.made < moves:
            now = ask(self.address, f"{self.path}/moment", token=self.token)
            assert now["state"] == "running"
            if not now["moves"]:
                time.sleep(0.02)
                continue
            move = self.rng.choice(now["moves"])["move"]
            ask(self.address, f"{self.path}/moves", {"n": now["n"], "moves": [move]}, self.token)
            self.made += 1
        here.page.goto(f"{self.address}{self.path.replace('tables', 'table')}?lang={language}#k={self.token}")
        here.page.wait_for_selector(".ask.mine:not([data-busy]) .body button")


@pytest.mark.parametrize(
    ("game", "players", "stops"),
    [("progress", 3, (40,)), ("s-evolution", 2, (6, 30)), pytest.param("progress", 2, (2, 45), marks=pytest.mark.soak)],
)
def test_the_whole_table_is_seen_on_a_laptop(
    visit: Any, address: str, game: str, players: int, stops: tuple[int, ...]
) -> None:
    """1280 × 800: nothing is cut off, and no zone scrolls but the technologies of a rival who has many."""
    here, seat = visit(viewport=LAPTOP), Seat(address, game, players)
    for moves in stops:
        seat.look(here, moves, "fr")
        assert [] == here.page.evaluate(HIDDEN)


# The fullest tables are looked at on a phone by `test_sizes.py`.
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("progress", 2),
        ("s-evolution", 3),
        pytest.param("progress", 5, marks=pytest.mark.soak),
        pytest.param("s-evolution", 2, marks=pytest.mark.soak),
    ],
)
def test_nothing_scrolls_sideways_on_a_phone(visit: Any, address: str, game: str, players: int) -> None:
    """In German and French, at several decisions, in every part of the table."""
    here, seat = visit(viewport=PHONE), Seat(address, game, players)
    for moves, language in ((3, "de"), (14, "fr"), (25, "de")):
        seat.look(here, moves, language)
        for tab in range(here.page.locator(".tabs button").count()):
            here.page.locator(".tabs button").nth(tab).click()
            assert [] == here.page.evaluate(SIDEWAYS)
