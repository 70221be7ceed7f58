"""Room: the whole table is seen on a laptop, and on a phone nothing scrolls sideways, whoever plays."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest

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


def begun(address: str, game: str, players: int, moves: int) -> tuple[str, str]:
    """A table with some moves made at random by its only human: its id and token."""
    rng = Random(7)

    def ask(path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", "origin": address}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{address}/api/tables{path}", data, headers)) as answer:
            return json.load(answer)

    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(players - 1))]
    made = ask("", {"game": game, "seats": seats, "seed": 3, "think": 0})
    table, token = made["table"], made["seats"][0]["token"]
    while moves:
        now = ask(f"/{table}/moment", token=token)
        assert now["state"] == "running"
        if not now["moves"]:
            time.sleep(0.02)
            continue
        ask(f"/{table}/moves", {"n": now["n"], "moves": [rng.choice(now["moves"])["move"]]}, token)
        moves -= 1
    return table, token


@pytest.mark.parametrize(
    ("game", "players", "moves"),
    [("progress", 2, 2), ("progress", 2, 45), ("progress", 3, 40), ("s-evolution", 2, 6), ("s-evolution", 2, 30)],
)
def test_the_whole_table_is_seen_on_a_laptop(visit: Any, address: str, game: str, players: int, moves: int) -> None:
    """1280 × 800: nothing is cut off, and no zone scrolls but the technologies of a rival who has many."""
    here = visit(viewport=LAPTOP, locale="fr")
    table, token = begun(address, game, players, moves)
    here.page.goto(f"{address}/table/{table}#k={token}")
    here.page.wait_for_selector(".ask.mine:not([data-busy]) .body button")
    assert [] == here.page.evaluate(HIDDEN)


@pytest.mark.parametrize(
    ("game", "players"), [("progress", 2), ("progress", 5), ("s-evolution", 2), ("s-evolution", 3)]
)
def test_nothing_scrolls_sideways_on_a_phone(visit: Any, address: str, game: str, players: int) -> None:
    """In German and French, at several decisions, in every part of the table."""
    here = visit(viewport=PHONE)
    for moves, language in ((3, "de"), (14, "fr"), (25, "de")):
        table, token = begun(address, game, players, moves)
        here.page.goto(f"{address}/table/{table}?lang={language}#k={token}")
        here.page.wait_for_selector(".ask.mine:not([data-busy]) .body button")
        for tab in range(here.page.locator(".tabs button").count()):
            here.page.locator(".tabs button").nth(tab).click()
            assert [] == here.page.evaluate(SIDEWAYS)
