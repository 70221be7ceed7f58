"""Everything can be read: no text below 13 pixels, no name cut, at four sizes and in four languages."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8").strip().removesuffix(";")
SMALLEST = 13
LANGUAGES = ("en", "fr", "de", "ru")
SIZES = ((1440, 900), (1280, 800), (768, 1024), (360, 640))
NAMES = ("Ada", "Benedikt", "Chen", "Dorothea", "Ekaterina")
TURN = "(lang) => document.querySelector(`.top .segments button[lang=${lang}]`).click()"
SETTLED = (
    "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))))"
)


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "origin": address}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api/tables{path}", data, headers)) as answer:
        return json.load(answer)


def played(address: str, game: str, players: int, moves: int, ended: bool = False) -> str:
    """The link of a table at which bots have played for all seats, for so many moves or to the end."""
    seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "bot", "bot": "greedy", "name": n} for n in NAMES[1:players])]
    made = ask(address, "", {"game": game, "options": {"players": players}, "seats": seats, "seed": 11, "think": 0.05})
    table, token = made["table"], made["seats"][0]["token"]
    ask(address, f"/{table}/leave", {}, token)
    headers = {"authorization": f"Bearer {token}", "accept": "text/event-stream"}
    with urlopen(Request(f"{address}/api/tables/{table}/stream", headers=headers)):  # bots do not play for nobody
        while (now := ask(address, f"/{table}/moment", token=token))["n"] < moves and now["state"] != "over":
            time.sleep(0.05)
    if not ended:
        ask(address, f"/{table}/return", {}, token)
    return f"/table/{table}#k={token}"


def unreadable(page: Any) -> list[str]:
    """What cannot be read, in every language and size; on a phone behind each tab."""
    found = set()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for lang in LANGUAGES:
            page.evaluate(TURN, lang)
            page.wait_for_selector(f"html[lang={lang}]")
            tabs = page.locator(".tabs button:visible")
            for tab in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(tab).click()
                page.evaluate(SETTLED)
                found |= {f"{width} {lang} {fault}" for fault in page.evaluate(f"({LEGIBLE})({SMALLEST})")}
            wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
            found |= {f"{width} {lang} scrolls sideways"} if wide else set()
    return sorted(found)


@pytest.mark.parametrize(
    ("game", "players", "moves"),
    [("progress", 2, 150), ("progress", 5, 300), ("s-evolution", 2, 30), ("s-evolution", 4, 60)],
)
def test_a_table_can_be_read(visit: Callable[..., Any], address: str, game: str, players: int, moves: int) -> None:
    """In the middle of a game, when much lies on it; S-Evolution has no fifth player."""
    here = visit()
    here.page.goto(address + played(address, game, players, moves))
    here.page.wait_for_selector(".ask .body")
    assert unreadable(here.page) == []


def test_home_can_be_read(visit: Callable[..., Any]) -> None:
    assert unreadable(visit().go("/")) == []


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
