"""Hints at the table: three steps, each asked for, by button and by key; the server's answer is a stand-in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

PHONE = {"width": 360, "height": 640}
STEPS = (("kind",), ("kind", "candidates"), ("kind", "candidates", "move", "win", "gain", "reason"))
SAID = {"key": "table-hint-outlook", "facts": {"points": 62, "place": 2, "win": 60}}


@pytest.fixture
def advised() -> Callable[[Any], list[int]]:
    """Lets a page have hints, before it opens a table; the answer lists the steps that it asked for."""

    def advise(page: Any) -> list[int]:
        asked: list[int] = []

        def answer(route: Any) -> None:
            step = json.loads(route.request.post_data)["step"]
            asked.append(step)
            moment = page.evaluate(
                """async () => {
                  const id = location.pathname.split('/').pop();
                  const seats = JSON.parse(localStorage.getItem('holocene.tables'))[id].seats;
                  const headers = { Authorization: `Bearer ${Object.values(seats)[0]}` };
                  return (await fetch(`/api/tables/${id}/moment`, { headers })).json();
                }"""
            )
            moves = [each["move"] for each in moment["moves"][:3]]
            hint = {
                "kind": "",
                "candidates": [{"move": move, "win": 0.6, "share": 0.3, "said": SAID} for move in moves],
                "move": moves[0],
                "win": 0.6,
                "gain": {"key": "table-hint-gain-points", "facts": {"points": 3, "win": 0}},
                "reason": {"key": "table-total", "facts": {}},
            }
            told = {name: hint[name] for name in STEPS[step - 1]}
            route.fulfill(json={"version": moment["version"], "step": step, **told})

        page.route("**/hint", answer)
        return asked

    return advise


@pytest.mark.parametrize(("game", "viewport"), [("progress", None), ("s-evolution", PHONE)])
def test_a_hint_is_told_in_three_steps(visit: Any, advised: Any, game: str, viewport: Any) -> None:
    """The kind, then candidates, then the move with its reason, which can be played at once."""
    here = visit(**({"viewport": viewport} if viewport else {}))
    asked = advised(here.page)
    page = here.play_now(game)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint-kind")
    assert 0 == page.locator(".hint-candidates").count()
    page.get_by_role("button", name="Show candidates").click()
    page.wait_for_selector(".hint-candidates li")
    assert 0 == page.locator(".hint-move").count()
    page.get_by_role("button", name="Show the move").click()
    page.wait_for_selector(".hint-move")
    assert [1, 2, 3] == asked
    assert here.faults() == []
    assert not here.is_too_wide()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_selector(".hints", state="detached")


def test_the_key_asks_and_the_live_region_tells(visit: Any, advised: Any) -> None:
    """Each press of H is a step; the last one is not asked for again."""
    here = visit()
    asked = advised(here.page)
    page = here.play_now("s-evolution")
    for words in ("Consider:", "Worth a look:", "Best:"):
        page.keyboard.press("h")
        page.wait_for_function("words => document.getElementById('said').textContent.includes(words)", arg=words)
    page.keyboard.press("h")
    assert [1, 2, 3] == asked
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] tr:has(kbd:text-is('H')):has-text('Hint')")


def test_a_table_without_hints_has_no_button(visit: Any) -> None:
    """The host says so; among people it is the rule."""
    page = visit().go("/new?game=s-evolution")
    page.wait_for_selector(".seat-fields li")
    assert page.get_by_label("Allowed", exact=True).is_checked()
    page.select_option(".seat-fields li:nth-child(2) select", "here")
    page.get_by_label("Not allowed").and_(page.locator(":checked")).wait_for()
    page.select_option(".seat-fields li:nth-child(2) select", "bot")
    page.get_by_label("Not allowed").check()
    page.click("button[type=submit]")
    page.wait_for_selector(".ask.mine .body button")
    assert 0 == page.get_by_role("button", name="Hint").count()
