"""The table of S-Evolution: a whole game in four languages, following suit, tricks, blind hands, phones, keys."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.web.asking import play_until

LANGUAGES = ("en", "fr", "de", "ru")
PHONE = {"width": 360, "height": 640}
MINE = ".ask.mine:not([data-busy])"
# Chooses a move of the decision by a number; steps of Management end early.
PRESS = """([random]) => {
  const all = [...document.querySelectorAll('.ask.mine:not([data-busy]) .body [data-move]:not([aria-disabled=true])')];
  if (!all.length) return '';
  const done = all.find(each => each.dataset.move === 'done');
  const pick = done && random < .5 ? done : all[Math.floor(random * 7919) % all.length];
  pick.click();
  return pick.dataset.move;
}"""
# What the page says and how far it is too wide; then it turns to another language.
LOOK = """language => {
  const page = document.documentElement;
  const seen = [document.body.innerText, page.scrollWidth - page.clientWidth];
  document.querySelector(`.top .segments button[lang=${language}]`).click();
  return seen;
}"""
RAW = re.compile(
    r"(?:^|\s)((?:ws|web|end|story|clause|mat|rank|phase|effect|event|ask|move|note|choices|suit|s-age)-[a-z0-9-]+)",
    re.M,
)


class Seat:
    """A seat of a new table, played by a program until something interesting is there."""

    def __init__(self, address: str, players: int = 2, seed: int = 1, **options: str) -> None:
        self.address, self.token = address, ""
        seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
        made = self.ask("", {"game": "s-evolution", "options": options, "seats": seats, "seed": seed})
        self.table, self.token = made["table"], made["seats"][0]["token"]

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer of the server."""
        headers = {"content-type": "application/json", "origin": self.address}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}/api/tables{path}", data, headers)) as answer:
            return json.load(answer)

    def comes_to(self, wanted: Callable[[Any, list[str]], bool]) -> bool:
        """Plays as greedy does until the seat decides something that is wanted, or the game is over."""
        return play_until(self.address, "s-evolution", self.table, self.token, wanted)

    def sit_down(self, here: Any, by_itself: bool = False) -> Any:
        """The page of the table at the decision; it stays there unless what is no choice goes by itself."""
        if not by_itself:
            here.decide_all()
        here.page.goto(f"{here.address}/table/{self.table}#k={self.token}")
        here.page.wait_for_selector(f"{MINE} .body [data-move]")
        return here.page


def seat_at(address: str, players: int, wanted: Callable[[Any, list[str]], bool], **options: str) -> Seat:
    """A seat that decides something wanted. Bots choose by chance, so one game may not come to it."""
    tables = (Seat(address, players, seed, **options) for seed in range(1, 21))
    return next(table for table in tables if table.comes_to(wanted))


def must_follow(view: Any, moves: list[str]) -> bool:
    """Whether a card of the hand cannot be played."""
    hand = view["players"][view["turn"]]["hand"]
    return view["phase"] == "play" and not hand["blind"] and len(moves) < hand["size"]


def one_card(view: Any, moves: list[str]) -> bool:
    """Whether there is one card to play."""
    return len(moves) == 1 and moves[0].startswith("play ")


def test_the_only_card_goes_by_itself(address: str, visit: Any) -> None:
    """After a moment in which it can be stopped; a card that was stopped or taken back waits for its player."""
    tables = (Seat(address, 2, seed) for seed in range(1, 21))
    played = ((seat, seat.ask(f"/{seat.table}/moment")) for seat in tables if seat.comes_to(one_card))
    seat, before = next((seat, moment) for seat, moment in played if not moment["can_undo"])
    page = seat.sit_down(visit(), by_itself=True)
    card = f".body [data-move='{before['moves'][0]['move']}']"
    page.click(".soon-played button")
    page.wait_for_timeout(1500)  # longer than a card waits that goes by itself
    assert before["n"] == seat.ask(f"/{seat.table}/moment")["n"]
    page.reload()
    page.wait_for_selector(".soon-played")
    page.wait_for_selector(card, state="detached")
    page.wait_for_selector(f"{MINE} .body [data-move]")
    assert seat.ask(f"/{seat.table}/moment")["n"] > before["n"]
    page.click(".ask .back button")
    page.wait_for_selector(card)
    page.wait_for_timeout(1500)
    assert before["n"] == seat.ask(f"/{seat.table}/moment")["n"]


def play_on(page: Any, random: Random, until: str, after: Any, most: float = 600) -> list[str]:
    """Plays by chance until something is there; `after` looks at the page after each move."""
    moves: list[str] = []
    end = time.monotonic() + most
    while not page.query_selector(until):
        assert time.monotonic() < end, f"{until} was never seen; moves: {moves}"
        move = page.evaluate(PRESS, [random.random()])
        if not move:
            page.wait_for_timeout(25)
            continue
        moves.append(move)
        after(len(moves))
    return moves


@pytest.mark.parametrize("first", [6, pytest.param(1, marks=pytest.mark.soak)])
def test_a_whole_game_in_four_languages(visit: Any, address: str, first: int) -> None:
    """The language changes after every move; every sentence is there in each, up to the page of the end. In the suite a
    program plays the first rounds."""
    here, seat = visit(), Seat(address, seed=5)
    assert seat.comes_to(lambda view, _: view["round"] >= first)
    page = seat.sit_down(here)

    def look(n: int) -> None:
        words, wide = page.evaluate(LOOK, LANGUAGES[n % 4])
        assert RAW.findall(words) == []
        assert wide == 0

    moves = play_on(page, Random(5), ".end-page .strata", look)
    assert {move.split()[0] for move in moves} >= {"play", "done"}
    assert len(page.query_selector_all(".bar-legend li")) == 5
    for language in LANGUAGES:
        page.evaluate("lang => document.querySelector(`.top .segments button[lang=${lang}]`).click()", language)
        page.wait_for_selector(f"html[lang={language}]")
        assert RAW.findall(page.inner_text("body")) == []
    assert here.faults() == []
    page.click(".end-after .quiet")
    assert page.locator(".ends > li").count() == 2
    assert here.faults() == []


def test_a_card_that_cannot_be_played_says_why(visit: Any, address: str) -> None:
    """It names the colour to follow; pressing it shows the rule, and nothing is played."""
    page = seat_at(address, 4, must_follow).sit_down(visit())
    refused = f"{MINE} .body [data-move^=play][aria-disabled=true]"
    before = page.locator("#hand .suit-card").count()
    assert "Must follow" in page.inner_text(refused)
    card = page.locator("#hand .suit-card.no button.card-bar").first
    assert "Must follow" in card.inner_text()
    card.click(force=True)  # aria-disabled, but it answers
    link = page.wait_for_selector("[href='/rules/s-evolution#K5']:visible")
    assert "K5" in link.inner_text()
    assert page.locator("#hand .suit-card").count() == before


def test_a_trick_is_resolved_step_by_step(visit: Any, address: str) -> None:
    """Every card has its place in the order of taking; when all is taken the trick stays in sight as a strip."""
    page = seat_at(address, 4, lambda view, _: view["phase"] == "take-card").sit_down(visit())
    ranks = [each.inner_text() for each in page.query_selector_all(".trick .played .rank")]
    assert ranks == [str(n + 1) for n in range(len(ranks))]
    assert page.locator(".trick .steps li").count() >= 1
    page.locator(".trick button.card-bar:not([aria-disabled])").first.click()
    page.wait_for_selector(".last-trick ol li")
    assert page.locator(".last-trick ol li").count() >= 2


@pytest.mark.parametrize(("memory", "told"), [("strict", 0), ("open", 5)])
def test_a_blind_hand_shows_numbered_backs(visit: Any, address: str, memory: str, told: int) -> None:
    """At Age I no face is sent; what the cards may be is told with an open memory; a position is played and gone."""
    page = Seat(address, seed=4, memory=memory).sit_down(visit())
    assert page.locator("#hand .suit-card.face-down").count() == 5
    assert page.locator("#hand .blind-number").all_inner_texts() == ["1", "2", "3", "4", "5"]
    assert page.locator("#hand .maybe .mini").count() == told
    page.locator("#hand .suit-card.face-down button").nth(2).click()
    page.wait_for_selector("#hand .cards > :nth-child(4):last-child")
    assert page.locator("#hand .blind-number").all_inner_texts() == ["1", "2", "4", "5"]


@pytest.mark.parametrize(("memory", "backs"), [("strict", True), ("open", False)])
def test_in_round_six_a_rival_s_hand_is_backs_or_marked(visit: Any, address: str, memory: str, backs: bool) -> None:
    """The pile is empty, so the hand could be counted: shown only with an open memory, and marked there."""

    def last_lead(view: Any, moves: list[str]) -> bool:
        seen = view["players"][1]["hand"]
        return view["round"] == 6 and view["phase"] == "play" and seen["size"] > 1 and not seen["invaded"]

    page = seat_at(address, 2, last_lead, memory=memory).sit_down(visit())
    rival = page.locator(".rival .hand-line").first
    assert (rival.locator(".mini.face-down").count() > 0) == backs
    assert ("worked out by counting" in rival.inner_text()) != backs


def test_the_end_of_an_action_is_said_in_round_six(visit: Any, address: str) -> None:
    """Nothing is for sale: one button, which ends the Action."""
    page = seat_at(address, 2, lambda view, _: view["round"] == 6 and view["phase"] == "manage").sit_down(visit())
    assert page.locator(f"{MINE} .body [data-move]").count() == 1
    assert "Finish your Action" in page.inner_text(f"{MINE} .body [data-move=done]")
    assert "There is nothing left to do" in page.inner_text(MINE)


def test_the_phone_holds_every_decision(visit: Any, address: str) -> None:
    """Tabs show one part each, and fold a sheet that would lie over it; the grip unfolds it. Nothing scrolls aside."""
    here = visit(viewport=PHONE, locale="de")
    page = seat_at(address, 4, lambda view, _: view["phase"] == "manage").sit_down(here)
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        assert not here.is_too_wide()
        assert page.locator(".ask").bounding_box()["height"] < 0.6 * PHONE["height"]
    grip = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.grab'), '::before').width)")
    assert grip >= 36
    if page.locator(".grab[aria-expanded=false]").count():
        page.click(".grab")
    step = page.locator(".ask .step").first.bounding_box()
    assert step["height"] >= 36


def test_the_table_by_keys_alone(visit: Any, address: str) -> None:
    """`h` goes to the hand, arrows along it, Enter plays; then the question has the focus, a digit goes to a choice."""
    here = visit()
    page = Seat(address, seed=8).sit_down(here)
    page.keyboard.press("a")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.move") == "play position 2"
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand .cards > :nth-child(4):last-child")
    page.wait_for_selector(f"{MINE} .body [data-move]")
    page.wait_for_selector("#h-ask:focus")
    page.keyboard.press("1")
    assert page.evaluate("Boolean(document.activeElement.dataset.move)")
    assert here.faults() == []


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_management_is_explained_and_accessible(visit: Any, address: str, theme: str) -> None:
    """Each step has a price; one that cannot be paid says why with its rule; axe finds nothing."""
    here = visit(color_scheme=theme)
    page = seat_at(address, 2, lambda view, _: view["phase"] == "manage").sit_down(here)
    assert here.faults() == []
    page.locator(".ask .step[aria-disabled=true]").first.click(force=True)
    page.wait_for_selector("a[href^='/rules/s-evolution#M']:visible")
