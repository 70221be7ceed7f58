"""Lessons at the table: every one is played by pressing what is lit; ways back and out; a first game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.asking import ask
from tests.web.learning import LANGUAGES, READY, SIZES, learn, lessons

ROUNDS = [("wide", "en"), ("phone", "fr"), ("wide", "de"), ("phone", "ru")]


@pytest.mark.parametrize("third", [0, *(pytest.param(third, marks=pytest.mark.soak) for third in (1, 2))])
@pytest.mark.parametrize("share", range(4))
def test_every_lesson_is_learnt_by_pressing_what_is_lit(visit: Any, address: str, share: int, third: int) -> None:
    """Every lesson at one size and in one language, so that each size and language has its share of each game; two
    thirds of them in a soak. `make lessons` plays all of them at both sizes in all four."""
    size, language = ROUNDS[share]
    here = visit(viewport=SIZES[size], locale=language)
    mine = lessons(address)[share::4][(share + third) % 3 :: 3]
    assert mine
    assert [] == [fault for lesson in mine for fault in learn(here, lesson)]
    assert language == here.page.get_attribute("html", "lang")
    assert [] == here.faults()


def test_the_coach_answers_not_yet_and_knows_the_ways_back_on_and_out(visit: Any) -> None:
    here = visit()
    page = here.go("/learn")
    assert [] == here.faults()
    page.click("[data-age='1'] .button.primary")
    page.wait_for_selector(READY)
    said = page.locator(".coach [role=status]")
    assert ("1", "") == (page.inner_text(".coach-step").split()[1], said.inner_text())
    page.click(".hand .card[data-card=wheel] .card-bar")  # another move: it is not made
    page.click(".ask .main")
    page.wait_for_selector(".coach-said")
    assert said.inner_text().strip()
    assert 5 == page.locator(".hand .card").count()
    assert [] == here.faults()
    page.click(".coach footer >> text=Skip this step")
    page.wait_for_selector("text=Step 2 of 10")
    page.click(".coach-on")
    page.wait_for_selector("text=Step 3 of 10")
    page.click(".coach footer >> text=Back")
    page.wait_for_selector("text=Step 2 of 10")
    assert 1 == page.locator(".own-zone .layer[data-flip=pottery]").count()
    page.click(".coach header a")
    page.wait_for_selector(".steps-list .now >> text=2")
    page.goto(f"{here.address}/learn/progress/first")  # goes on where one stopped
    page.wait_for_selector("text=Step 2 of 10")


def test_the_coach_by_keyboard(visit: Any) -> None:
    """The focus is on what is wanted, L turns between it and the coach, Escape folds the coach; a whole step."""
    here = visit()
    page = here.page
    page.goto(f"{here.address}/learn/s-evolution/first?step=9")
    is_wanted = "() => document.activeElement.dataset.wanted === 'true'"
    page.wait_for_function(is_wanted)
    said = "() => document.querySelector('#said').textContent.replaceAll('\\u00a0', ' ').includes('Step 9 of 10')"
    page.wait_for_function(said)
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.matches('.coach')")
    page.keyboard.press("Escape")
    page.wait_for_selector(READY, state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector(READY)
    page.keyboard.press("l")
    page.wait_for_function(is_wanted)
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach-step >> text=10 of 10")
    page.wait_for_function(is_wanted)


@pytest.mark.parametrize("game", ["progress", pytest.param("s-evolution", marks=pytest.mark.soak)])
def test_a_first_game_has_a_coach_who_says_each_thing_once(visit: Any, game: str) -> None:
    """From the end of a lesson to a table; what was said is not said again, and the coach can be silenced."""
    here = visit()
    page = here.go("/learn")
    page.click(f"[data-gently={game}]")
    page.wait_for_selector(".ask .note")
    assert [] == here.faults()
    told = page.inner_text(".note p")
    assert told and "coach-" not in told
    page.reload()
    page.wait_for_selector(".ask.mine .body button")
    page.wait_for_timeout(300)
    assert told not in page.inner_text(".ask")
    page.go_back()
    page.wait_for_selector(".chapter")
    page.evaluate(f"localStorage.removeItem('holocene.coach-{game}')")
    page.click(f"[data-gently={game}]")
    page.click(".note >> text=No more notes")
    page.wait_for_selector(".note", state="detached")
    page.keyboard.press(",")
    assert "true" == page.get_attribute("dialog button:has-text('Stays silent')", "aria-pressed")


def test_what_the_others_did_is_one_line_beside_the_coach(visit: Any, address: str) -> None:
    """And is told as soon as the coach's word has been read: both together would push the choices out of sight."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "here", "name": "Ada"}]
    wanted = {"game": "progress", "seats": seats, "think": 0, "coach": True, "seed": begun_by_the_bot(address)}
    made = ask(address, "/tables", wanted)
    page = visit().go(f"/table/{made['table']}#k={made['seats'][1]['token']}")
    page.wait_for_selector(".ask.mine .note")
    page.wait_for_selector(".recap.folded .recap-title")
    page.click(".note >> text=Got it")
    page.wait_for_selector(".recap:not(.folded) .recap-deeds")


def begun_by_the_bot(address: str) -> int:
    """The seed of a deal in which the bot is the first to move."""
    people = [{"kind": "here", "name": name} for name in ("Ben", "Ada")]
    for seed in range(20):
        made = ask(address, "/tables", {"game": "progress", "seats": people, "seed": seed})
        if 0 == ask(address, f"/tables/{made['table']}", token=made["seats"][0]["token"])["to_act"]:
            return seed
    raise AssertionError("no deal of twenty is begun by the first seat")


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES if each != "de")]
)
def test_learn_is_for_everyone(visit: Any, language: str) -> None:
    here = visit(viewport=SIZES["phone"], locale=language, color_scheme="dark")
    page = here.go("/learn")
    page.wait_for_selector(".chapter")
    assert ([], False) == (here.faults(), here.is_too_wide())
    assert "wl-" not in page.inner_text("body")
