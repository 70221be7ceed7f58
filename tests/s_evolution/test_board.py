"""The table in words: what everybody may know stands there (D5)."""

from __future__ import annotations

import pytest

from holocene.core.matches.seats import Seat
from holocene.games.s_evolution import SEvolution
from holocene.locale.telling import Telling
from tests.s_evolution.moments import At

RED, GREEN = range(2)
SWAPPED = (
    "table: round 3 | red: age 3; hand green 1; face-up 1; discoveries red green green red red red"
    " | green: age 2; hand orange 1; discoveries green red red green green green"
)


@pytest.mark.rule("D5", "S1")
def test_everybody_s_colour_is_named(at: At) -> None:
    """In plain words, for those who see no colours."""
    titles = [line for line in at(SWAPPED, players=2).words(RED).splitlines() if "Population" in line]
    assert [("Ada (you)", "red"), ("Bo", "green")] == [
        tuple(part.strip("▶ ") for part in t.split(" · ")[:2]) for t in titles
    ]


@pytest.mark.rule("D5", "K20", "N8")
def test_swapped_discoveries_that_lie_face_down_are_named(at: At) -> None:
    """Her own that lie face down follow from her colour; those she took from others do not."""
    shown = at(SWAPPED, players=2).words(GREEN)
    rows = [line.split(maxsplit=1)[1] for line in shown.splitlines() if line.strip().startswith("Discoveries")]
    assert [
        "Fire (I, green), Plough (II, yellow, face down), Compass (III, red, face down)",
        "Wheel (II, blue, face down), Windmill (III, yellow, face down)",
    ] == rows


@pytest.mark.rule("D1", "D5")
def test_a_discovery_in_hand_or_in_the_trick_is_not_said_to_lie_face_down(at: At) -> None:
    """It is where everybody sees it."""
    held = at(SWAPPED.replace("hand green 1", "hand green 1, discovery"), players=2).words(GREEN)
    assert "Compass (III, red)" in held and "Compass (III, red, face down)" not in held


@pytest.mark.rule("R4")
def test_who_can_buy_nothing_is_asked_to_say_so(at: At, game: SEvolution) -> None:
    """The question is another one than that of Management, and so is the reason of a hint."""
    idle = at("table: round 2; phase manage | red: age 2 | green: age 2", players=2)
    rich = at("table: round 2; phase manage | red: age 2; food 3 | green: age 2", players=2)
    asked = [game.board().asked(scene.view(RED))[0] for scene in (idle, rich)]
    assert ["ask-done", "ask-manage"] == asked
    done = game.parse("done")
    assert ["hint-only", "hint-done"] == [game.claims(scene.s, done)[0].key for scene in (idle, rich)]


@pytest.mark.rule("M1", "M2", "M9")
@pytest.mark.parametrize("kind", ["step", "target", "difference"])
def test_what_a_step_of_management_costs(at: At, kind: str) -> None:
    """Is what the rules say, however levels are paid for."""
    scene = at("table: round 2; phase manage | red: farm 1; food 6; tools 6; science 6", players=2, level_price=kind)
    telling = Telling(scene.game, "en", [Seat("Ada"), Seat("Bo")], RED)
    prices = scene.game.preview(scene.s, RED).prices
    for move, price in prices.items():
        said = telling("note-costs", resource=price.resource, n=price.n)
        assert [said] == telling.board.notes(scene.view(RED), move), move
    assert [] == telling.board.notes(scene.view(RED), "done")
