"""Chapter 16: Quick and Quicker."""

from __future__ import annotations

import pytest

from tests.progress.helpers import new, play, player, position, refused, skills


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("variant", ["quick", "quicker"])
def test_the_action_marker_starts_on_the_second_position(variant: str) -> None:
    """Every player has 3 actions a turn from the start; nothing else changes on the boards."""
    match = new(3, variant=variant)
    assert [{"action": 1}] * 3 == [skills(match, seat) for seat in range(3)]
    play(match, "quick draw deck 1; quick draw deck 1; quick draw deck 1")
    assert "A5 no-action-left" == refused(match, "quick draw deck 1")
    assert 0 == player(new(3)).skills["action"]


@pytest.mark.rule("Q1", "Q2")
def test_quick_leaves_the_numbers_of_symbols_alone() -> None:
    """Quick changes the Action marker only."""
    assert new(5).view(0).needed == new(5, variant="quick").view(0).needed


@pytest.mark.rule("Q2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_new_age_and_the_end_need_one_symbol(players: int) -> None:
    """Quicker: one symbol for Age II, III and the end, and for Ages IV and V with Industrial Revolution."""
    steps = [(1, "medicine", 2), (2, "universities", 3)]
    for age, name, begun in steps:
        text = f"table: age {age}; phase turn | seat 0: developing {name}=1"
        assert begun == position(text, players, variant="quicker").view(0).age
    end = "table: age 3; phase turn | seat 0: developing steam-pump=1"
    assert position(end, players, variant="quicker").is_over
    assert 4 == position(end, players, variant="quicker", expansions="industrial").view(0).age
    assert (0, 1, 1, 1, 1) == new(players, variant="quicker", expansions="industrial").view(0).needed


@pytest.mark.rule("Q3")
def test_a_guide_comes_on_top_and_never_undoes_the_variant() -> None:
    """With Personalities each still has at least 3 actions, and losing a guide's benefit leaves the marker there."""
    match = new(3, variant="quick", expansions="personalities", first="random")
    assert all(player(match, seat).skills["action"] >= 1 for seat in range(3))
    text = "table: age 2 | seat 0: guide aristotle | seat 1: guide confucius"
    match = position(text, variant="quick", expansions="personalities")
    assert {"action": 1} == skills(play(match, "guide avicenna"))
