"""The pictures of docs/tour.md, taken from a running table: `make shots`.

They follow the pages and the cards, so they are taken anew when either changes. Not among the tests, which look at
what a page does.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
PHONE = {"width": 360, "height": 740}
DRAWN = 900  # milliseconds until fonts and streams have arrived
MINE = ".ask.mine:not([data-busy]) .body button"
NAMES = ("Ben", "Chen", "Dora")
MIDDLE = {"progress": 250, "s-evolution": 60}  # moves
PLAYERS = {"progress": 3, "s-evolution": 4}


@pytest.fixture
def shot(visit: Any) -> Callable[..., None]:
    """Saves a picture of a page: `-dark`, `-phone` in its name say how it is looked at."""

    def take(name: str, path: str, wait: str = "main :is(h1, h2)", then: Any = None, locale: str = "en") -> None:
        words = name.split("-")
        context = {"locale": locale, "color_scheme": "dark" if "dark" in words else "light"}
        here = visit(**context, **({"viewport": PHONE} if "phone" in words else {}))
        here.page.goto(here.address + path)
        here.page.wait_for_selector(wait)
        here.page.wait_for_timeout(DRAWN)
        if then:
            then(here.page)
            here.page.wait_for_timeout(DRAWN)
        here.page.screenshot(path=SHOTS / f"{name}.png")

    return take


class Host:
    """Sets tables up for pictures, as a script may."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", "origin": self.address}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}/api/tables{path}", data, headers)) as answer:
            return json.load(answer)

    def watching(self, table: str, token: str) -> Any:
        headers = {"authorization": f"Bearer {token}", "accept": "text/event-stream"}
        return urlopen(Request(f"{self.address}/api/tables/{table}/stream", headers=headers))

    def table(self, game: str, moves: float) -> tuple[str, str]:
        """A table after so many moves, or at its end, and the token of the first seat, for which a bot has played."""
        others = [{"kind": "bot", "bot": "farmer", "name": name} for name in NAMES[: PLAYERS[game] - 1]]
        seats = [{"kind": "me", "name": "Ada"}, *others]
        made = self.ask("", {"game": game, "seats": seats, "seed": 11, "think": 0.05})
        table, token = made["table"], made["seats"][0]["token"]
        if moves:
            self.ask(f"/{table}/leave", {}, token)
            with self.watching(table, token):  # bots do not play for nobody
                while (now := self.ask(f"/{table}/moment", token=token))["n"] < moves and now["state"] != "over":
                    time.sleep(0.02)
            if now["state"] != "over":
                self.ask(f"/{table}/return", {}, token)
        return table, token


@pytest.fixture
def host(address: str) -> Host:
    return Host(address)


@pytest.mark.parametrize(
    ("name", "path", "wait"),
    [
        ("home-light", "/", "main h1"),
        ("home-dark", "/", "main h1"),
        ("home-phone", "/", "main h1"),
        ("new-light", "/new", ".seat-fields li"),
        ("new-phone", "/new", ".seat-fields li"),
        ("rules-light", "/rules/progress", "main h2"),
        ("cards-light", "/cards/progress", ".card"),
        ("cards-s-evolution-dark", "/cards/s-evolution", "main h1"),
        ("tree-light", "/tree", ".tree-node"),
    ],
)
def test_pages(shot: Any, name: str, path: str, wait: str) -> None:
    shot(name, path, wait)


def test_tree_as_a_table(shot: Any) -> None:
    shot("tree-table", "/tree", ".tree-node", lambda page: page.click("text=Таблицей"), locale="ru")


def test_links_of_a_table(shot: Any) -> None:
    def open_a_seat(page: Any) -> None:
        page.get_by_label("2 joueurs").click()
        page.select_option(".seat-fields li:nth-child(2) select", "open")
        page.click("button[type=submit]")
        page.wait_for_selector(".lobby .link-row")

    shot("new-links", "/new?game=s-evolution", ".seat-fields li", open_a_seat, locale="fr")


@pytest.mark.parametrize("name", ["hint", "hint-phone-dark"])
def test_a_hint(shot: Any, host: Host, name: str) -> None:
    def ask_three_times(page: Any) -> None:
        for told in (".hint-kind", ".hint-candidates", ".hint-move"):
            page.keyboard.press("h")
            page.wait_for_selector(told)

    table, token = host.table("progress", 0)
    shot(name, f"/table/{table}#k={token}", MINE, ask_three_times)


def test_keys(shot: Any, host: Host) -> None:
    table, token = host.table("progress", 0)
    shot("keys", f"/table/{table}#k={token}", MINE, lambda page: page.keyboard.press("?"))


@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_a_game(shot: Any, host: Host, game: str) -> None:
    times = {0: ("early-light", "early-phone"), MIDDLE[game]: ("middle-light", "middle-dark", "middle-phone-dark")}
    for moves, names in times.items():
        table, token = host.table(game, moves)
        for name in names:
            shot(f"{game}-{name}", f"/table/{table}#k={token}", MINE)
    table, token = host.table(game, float("inf"))
    shot(f"{game}-end-light", f"/table/{table}#k={token}", ".strata")
    shot(f"{game}-score-light", f"/table/{table}#k={token}", ".end-page", lambda page: page.keyboard.press("s"))
    half = host.ask(f"/{table}/moment", token=token)["n"] // 2
    shot(f"{game}-replay-light", f"/replay/{table}?at={half}#k={token}", ".ask")
