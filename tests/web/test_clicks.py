"""How many clicks a game takes, counted as `bench.clicks` counts them; and what goes by itself, or asks first."""

from __future__ import annotations

from typing import Any

import pytest

from bench.clicking import Clicker
from bench.clicks import SETTINGS, Setting, new_table
from tests.web.asking import ask

MOST = {
    "progress": 5.0,
    "s-evolution": 11.0,
}  # clicks a turn, clicks a round: bots choose by chance, and the games are short, so more than on average


def sit(visit: Any, address: str, setting: Setting, seed: int) -> tuple[Any, Clicker]:
    """A page of a fixed deal, and who plays there."""
    table, token = new_table(address, setting, seed)
    page = visit().page
    page.goto(f"{address}/table/{table}#k={token}")
    page.wait_for_selector(".ask.mine .body button")
    return page, Clicker(page, address, table, token, setting.game, seed)


@pytest.mark.parametrize(
    ("setting", "rounds"),
    [(SETTINGS[0], 4), pytest.param(SETTINGS[1], 2, marks=pytest.mark.soak)],
    ids=lambda each: str(each)[:12],
)
def test_few_clicks_will_do(visit: Any, address: str, setting: Setting, rounds: int) -> None:
    """A few rounds of a fixed deal; none of the clicks leaves things as they are, or ends a turn with nothing left."""
    _, player = sit(visit, address, setting, seed=2)
    player.play(rounds)
    assert rounds == player.turns
    assert sum(player.clicks.values()) <= MOST[setting.game] * rounds, player.log
    assert 0 == player.clicks["keep"] + player.clicks["end"]


def test_what_is_under_development_stays_and_can_be_taken_back_after_all(visit: Any, address: str) -> None:
    """No question is asked at the start of the turn (D4); a press asks it, and then it waits for an answer."""
    page, player = sit(visit, address, Setting("progress", 1, {"players": 2, "first": "0"}), seed=5)
    page.click(".kind[data-kind=research]")
    page.click(".options .chip[data-move^=research]")
    page.wait_for_selector(".kind[data-kind=research][aria-disabled=true]")
    page.click(".ask .end")
    page.click("dialog .button.primary")  # an action is left: it asks
    page.wait_for_selector("[data-ask=take-back]")
    assert "act" == player.moment()["view"]["phase"]
    page.click("[data-ask=take-back]")
    page.wait_for_selector(".ask [data-move^='take back']")
    page.wait_for_timeout(300)
    assert "take-back" == player.moment()["view"]["phase"]
    page.click(".ask [data-move^='take back']")
    page.wait_for_selector(".kind[data-kind=research]:not([aria-disabled])")


def test_the_end_of_a_turn_asks_while_actions_are_left(visit: Any, address: str) -> None:
    """It is not the largest button then; whoever says no plays on."""
    page, player = sit(visit, address, Setting("progress", 1, {"players": 2, "first": "0"}), seed=5)
    before = player.moment()["n"]
    heights = [page.locator(css).bounding_box()["height"] for css in (".ask .draw-all", ".ask .end")]
    assert heights[0] > heights[1]
    page.click(".ask .end")
    page.click("dialog .button.big:not(.primary)")
    assert before == player.moment()["n"]
    assert "running" == ask(address, f"/tables/{player.table}", token=player.token)["state"]


def test_a_choice_names_the_cards_that_pay_for_it(visit: Any, address: str) -> None:
    """So one press on it gives nothing up unawares; the card in hand still opens the payment."""
    page, player = sit(visit, address, Setting("progress", 1, {"players": 2, "first": "0"}), seed=5)
    chip = page.locator(".options .chip:has(.parted)").first
    begins, *pays = chip.get_attribute("data-move").split("; ")
    wanted, parted = begins.split()[1], [move.split()[1] for move in pays if move.startswith("discard ")]
    printed = player.game.pack.cards["technologies"]
    assert all(printed[card]["names"]["en"] in chip.locator(".parted").inner_text() for card in parted)
    before = player.moment()["view"]["players"][0]["hand"]
    page.click(f'.hand [data-flip="{wanted}"] .card-bar')
    page.click(".ask .ways-back .back")
    chip.click()
    page.wait_for_selector(f'.own-zone .layer[data-flip="{wanted}"]')
    after = player.moment()["view"]["players"][0]["hand"]
    lost = {card: n - after.get(card, 0) for card, n in before.items() if n != after.get(card, 0)}
    assert {card: [wanted, *parted].count(card) for card in [wanted, *parted]} == lost
