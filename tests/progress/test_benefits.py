"""Chapter 10: benefits."""

from __future__ import annotations

import pytest

from tests.progress.helpers import after, player, points, position, power, ready, skills, tokens, told

GAINS = {
    "pottery": ({}, {"engineering": 1}, [1, 1, 1]),
    "bridges": ({}, {"general": 1}, [1, 1, 1]),
    "iron": ({}, {"engineering": 1}, [1, 1, 2]),
    "mechanical-clock": ({"action": 1}, {}, [1, 1, 1]),
    "algebra": ({"research": 1}, {}, [2, 1, 1]),
    "astrolabe": ({"quick-draw": 1}, {}, [2, 1, 1]),
    "universities": ({"draw": 1}, {}, [3, 1, 1]),
    "crop-rotation": ({"hand": 1}, {}, [1, 3, 1]),
    "castles": ({"development": 1}, {}, [1, 1, 3]),
    "compass": ({"shuffle": 1}, {}, [1, 2, 2]),
    "chivalric-romance": ({}, {"culture": 1}, [2, 1, 2]),
}


@pytest.mark.rule("B1")
@pytest.mark.parametrize("name", GAINS)
def test_all_benefits_come_the_moment_a_technology_is_active(name: str) -> None:
    """All its skill steps, tokens and power steps at once, however it became active; nothing for others."""
    match = position(f"table: age 2; phase turn | seat 0: developing {name}=1", players=5)
    assert GAINS[name] == (skills(match), tokens(match), power(match))
    assert ({}, {}, [1, 1, 1]) == (skills(match, 1), tokens(match, 1), power(match, 1))


@pytest.mark.rule("B1")
def test_tokens_come_with_the_coloured_side_up() -> None:
    """A token gained this turn can pay this turn."""
    match = after("seat 0: hand pottery agriculture; tokens general", "discover pottery; flip general")
    assert {"engineering": 1} == ready(match)
    match.play("discover agriculture; flip engineering")
    assert ("agriculture", "pottery") == player(match).active


@pytest.mark.rule("B2")
def test_points_on_cards_score_at_the_end() -> None:
    """VP are no benefit of the moment: nothing is told of them, the score sheet counts them."""
    match = after("seat 0: hand bridges; active masonry wheel", "discover bridges")
    assert ["A10 discovers", "A10 activates", "B1 gains-token"] == told(match)
    assert (3, 0) == points(match, "technologies")


@pytest.mark.rule("B3")
def test_benefits_gained_out_of_turn_work_the_same_way() -> None:
    """Seat 1 completes the Parthenon in her turn: seat 0, who has a marker on it, gains token and step at once."""
    text = "table: turn 1; milestone parthenon; covered 1=0 | seat 1: active philosophy"
    match = after(text, "section 2", expansions="milestones")
    assert 1 == match.to_act
    for seat in (0, 1):
        assert ({"culture": 1}, [2, 1, 1]) == (ready(match, seat), power(match, seat))
