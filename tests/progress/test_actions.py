"""Chapter 8: what holds for all actions."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.core import frozen
from tests.progress.helpers import after, choices, play, player, position, refused, skills

SOLO = "table: age 1; time pottery | seat 0: hand wheel calendar"


@pytest.mark.rule("A1")
def test_no_action_is_compulsory() -> None:
    """The turn may be ended with no action taken, or after some."""
    match = position("seat 0: hand wheel pottery")
    assert "" == refused(match, "end")
    assert 1 == play(match, "end").to_act
    assert "" == refused(after("seat 0: hand wheel pottery", "research wheel"), "end")


@pytest.mark.rule("A1", "A5")
def test_up_to_the_action_skill() -> None:
    """After two actions with Action 2 nothing but the end is left."""
    match = after("seat 0: hand wheel pottery; skills development=1", "research wheel; quick draw deck 1")
    assert ["end"] == match.legal()
    for move in ("research pottery", "draw deck 1", "quick draw deck 1", "shuffle 1"):
        assert "A5 no-action-left" == refused(match, move)


@pytest.mark.rule("A1")
def test_an_action_is_finished_before_the_next_begins() -> None:
    """While a cost is being paid, or cards are being drawn, no other action can begin and the turn cannot end."""
    paying = after("seat 0: hand wheel pottery calendar; tokens science", "discover wheel")
    assert "A1 not-now" == refused(paying, "research pottery")
    assert "A30 not-now" == refused(paying, "draw deck 1")
    assert "T1 not-now" == refused(paying, "end")
    drawing = after("seat 0: skills quick-draw=1; hand wheel", "quick draw deck 1")
    assert "A1 not-now" == refused(drawing, "research wheel")
    assert "A50 not-now" == refused(drawing, "shuffle 1")
    assert "T1 not-now" == refused(drawing, "end")


@pytest.mark.rule("A2")
@pytest.mark.parametrize("gained", ["seat 0: developing guilds=1", "seat 0: developing mechanical-clock=1"])
def test_an_action_gained_in_the_development_phase_counts_this_turn(gained: str) -> None:
    """However it was gained, the Action step counts in the same turn."""
    match = position(f"table: age 2; phase turn | {gained}")
    play(match, "quick draw deck 1; quick draw deck 1; quick draw deck 1")
    assert ["end"] == match.legal()


@pytest.mark.rule("A2")
def test_an_action_gained_by_a_discovery_counts_this_turn() -> None:
    """Discovering Guilds as the last action of two allows a third."""
    text = "table: age 2 | seat 0: hand guilds; active coinage bridges"
    match = after(text, "quick draw deck 1; discover guilds")
    assert "" == refused(match, "quick draw deck 1")
    assert ["end"] == play(match, "quick draw deck 1").legal()


@pytest.mark.rule("A3")
def test_an_action_that_could_change_nothing_cannot_be_chosen() -> None:
    """No card, no Discover or Research; nothing to pay with, no Discover; a card to draw there always is."""
    assert ["draw deck 1", "quick draw deck 1", "shuffle 1", "end"] == position().legal()
    poor = position("seat 0: hand bridges")
    assert ([], ["bridges"]) == (choices(poor, "discover"), choices(poor, "research"))
    assert [] == choices(position("seat 0: active wheel; hand wheel"), "research")
    assert "L7 nothing-to-swap" == refused(position("table: time pottery", players=1), "swap")
    assert "L7 nothing-to-swap" == refused(position("seat 0: hand pottery", players=1), "swap")


@pytest.mark.rule("A4")
def test_free_actions_come_before_between_and_after_actions() -> None:
    """The swap of the solo game costs no action and can be taken at any point of the Action phase."""
    moves = ["quick draw deck 1", "quick draw deck 1"]
    for at in range(3):
        match = position(SOLO, players=1)
        for move in (*moves[:at], "swap; give wheel; take pottery", *moves[at:]):
            play(match, move)
        assert (2, ["end"]) == (match.view(0).used, match.legal())
        assert "pottery" in player(match).hand


@pytest.mark.rule("A4")
def test_free_actions_come_never_within_an_action_nor_after_a_draw() -> None:
    """Not while a card is paid for or drawn; a Draw ends the Action phase, free actions included; once a turn."""
    text = "table: time pottery | seat 0: hand calendar wheel; tokens science*2"
    paying = after(text, "discover calendar; flip science", players=1)
    assert "A1 not-now" == refused(paying, "swap")
    assert "" == refused(play(paying, "flip science"), "swap")
    drawing = after(SOLO, "draw deck 1", players=1)
    assert "A1 not-now" == refused(drawing, "swap")
    play(drawing, "stop")
    assert 2 == drawing.view(0).round
    twice = after(SOLO, "swap; give wheel; take pottery", players=1)
    assert "L3 already-swapped" == refused(twice, "swap")


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_a_lost_action_step_takes_an_action_not_yet_taken(tmp_path: Path, used: int, left: int) -> None:
    """With a guide who gives an action: replaced after so many actions of three, what is left counts against two."""
    folder = tmp_path / "pack"
    shutil.copytree(frozen.CARDS, folder)
    people = folder / "personalities.csv"
    text = people.read_text(encoding="utf-8")
    people.write_text(text.replace("philosopher,1,science,", "philosopher,1,action,"), encoding="utf-8")
    words = f"table: age 2; used {used} | seat 0: skills action=1; guide aristotle | seat 1: guide confucius"
    match = position(words, expansions="personalities", pack=folder)
    play(match, "guide avicenna")
    assert {} == skills(match)
    for _ in range(left):
        play(match, "quick draw deck 1")
    assert "A5 no-action-left" == refused(match, "quick draw deck 1")
    assert used + left == match.view(0).used
