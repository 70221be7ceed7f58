"""Chapter 8, Research."""

from __future__ import annotations

import pytest

from tests.progress.helpers import (
    after,
    choices,
    developing,
    hand,
    play,
    player,
    points,
    position,
    power,
    ready,
    refused,
    skills,
    tokens,
)


@pytest.mark.rule("A20")
def test_research_puts_a_card_under_development_at_no_cost() -> None:
    """The dearest card of the hand can be researched with nothing to pay; it takes one action."""
    match = after("seat 0: hand bridges; tokens general", "research bridges")
    assert ({"bridges": 4}, [], (), 1) == (developing(match), hand(match), player(match).active, match.view(0).used)
    assert ({"general": 1}, 0) == (ready(match), match.view(0).pool)
    assert "A20 not-in-hand" == refused(position("seat 0: hand bridges"), "research wheel")


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("skill", "there", "allowed"), [(0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False)])
def test_only_while_fewer_are_under_development_than_the_skill(skill: int, there: int, allowed: bool) -> None:
    """With Development 1 one technology, with Development 2 two, and no more."""
    cards = ("", "developing calendar=2", "developing calendar=2 pottery=2")[there]
    match = position(f"seat 0: hand wheel; skills development={skill}; {cards}")
    assert ("" if allowed else "A21 development-full") == refused(match, "research wheel")


@pytest.mark.rule("A22", "A13")
@pytest.mark.parametrize("area", ["active wheel", "developing wheel=2"])
def test_no_second_copy_under_development(area: str) -> None:
    """A technology of which a copy is in the area, active or under development, cannot be researched."""
    match = position(f"seat 0: hand wheel pottery; skills development=3; {area}")
    assert "A22 in-area" == refused(match, "research wheel")
    assert ["pottery"] == choices(match, "research")


@pytest.mark.rule("A23")
def test_technologies_under_development_are_prerequisites_and_nothing_else() -> None:
    """No benefits, no symbols, no VP; but a line that names it is met."""
    match = after("table: age 2 | seat 0: hand banking", "research banking")
    assert ({}, {}, [1, 1, 1], (0, 0)) == (skills(match), tokens(match), power(match), points(match, "technologies"))
    assert (2, (0, 0, 0, 0, 0)) == (match.view(0).age, match.view(0).symbols)
    text = "table: age 3 | seat 0: hand joint-stock-company canals heavy-plow; developing banking=3"
    second = after(text, "discover joint-stock-company")
    assert {"science": 0, "engineering": 5, "culture": 0} == second.view(0).owed
    assert ("joint-stock-company",) == player(play(second, "discard canals; discard heavy-plow")).active
