"""Chapter 8, Discover."""

from __future__ import annotations

import pytest

from tests.progress.helpers import after, choices, hand, play, player, position, power, refused, skills, tokens, told


@pytest.mark.rule("A10")
def test_a_discovered_card_is_active_and_gives_its_benefits() -> None:
    """Choose a card, pay for it, and it lies active in the area with its benefits gained."""
    text = "table: age 2 | seat 0: hand algebra heavy-plow; active arabic-numerals"
    match = after(text, "discover algebra; discard heavy-plow")
    assert (("arabic-numerals", "algebra"), []) == (player(match).active, hand(match))
    assert ({"research": 1}, [2, 1, 1], 1) == (skills(match), power(match), match.view(0).used)
    assert "A10 not-in-hand" == refused(match, "discover poetry")


@pytest.mark.rule("A10")
def test_every_line_must_be_met() -> None:
    """With one of two lines met by a prerequisite the other is still owed."""
    match = after("seat 0: hand bronze masonry; active pottery", "discover bronze")
    assert {"science": 1, "engineering": 0, "culture": 0} == match.view(0).owed
    assert () == tuple(set(player(match).active) - {"pottery"})


@pytest.mark.rule("A11")
@pytest.mark.parametrize("area", ["active pottery", "developing pottery=4"])
def test_a_prerequisite_meets_its_line_active_or_under_development(area: str) -> None:
    """Wheel asks 2 Engineering or Pottery: with Pottery in the area it costs nothing, and Pottery stays."""
    match = after(f"seat 0: hand wheel; {area}", "discover wheel")
    assert "wheel" in player(match).active
    assert "pottery" in (*player(match).active, *(each.technology for each in player(match).developing))


@pytest.mark.rule("A11")
def test_only_the_own_area_counts() -> None:
    """A prerequisite in hand or in another player's area meets nothing."""
    match = position("seat 0: hand wheel | seat 1: active pottery")
    assert "A14 cannot-pay" == refused(match, "discover wheel")
    other = after(
        "seat 0: hand wheel pottery*2; tokens engineering | seat 1: active pottery", "discover wheel", players=3
    )
    assert {"science": 0, "engineering": 2, "culture": 0} == other.view(0).owed


@pytest.mark.rule("A12")
def test_each_line_is_paid_on_its_own_in_its_type() -> None:
    """Geometry asks 3 Science and 3 Engineering: six Science tokens do not pay it, three of each do."""
    assert "A14 cannot-pay" == refused(position("seat 0: hand geometry; tokens science*9"), "discover geometry")
    match = after("seat 0: hand geometry; tokens science*3 engineering*3", "discover geometry")
    play(match, "flip science; flip science; flip science")
    assert {"science": 0, "engineering": 3, "culture": 0} == match.view(0).owed
    play(match, "flip engineering; flip engineering")
    assert () == player(match).active
    assert ("geometry",) == player(play(match, "flip engineering")).active


@pytest.mark.rule("A12")
def test_two_lines_of_one_type_are_both_owed() -> None:
    """Bridges asks 3 Engineering or Masonry and 3 Engineering or Wheel: 6 in all, 3 with one of them."""
    assert 6 == after("seat 0: hand bridges; tokens engineering*6", "discover bridges").view(0).owed["engineering"]
    text = "seat 0: hand bridges; tokens engineering*6; active wheel"
    assert 3 == after(text, "discover bridges").view(0).owed["engineering"]


@pytest.mark.rule("A13")
@pytest.mark.parametrize("area", ["active pottery", "developing pottery=2"])
def test_no_second_copy_of_a_technology(area: str) -> None:
    """A technology in the area, active or under development, cannot be discovered again; another player may."""
    text = f"seat 0: hand pottery; {area}; tokens general*3"
    assert "A13 in-area" == refused(position(text), "discover pottery")
    other = position("table: turn 1 | seat 0: active pottery | seat 1: hand pottery; tokens general")
    assert ["pottery"] == choices(other, "discover")


@pytest.mark.rule("A14")
def test_a_card_cannot_pay_for_itself_but_another_copy_can() -> None:
    """Agriculture costs 1 and is worth 1: one copy alone cannot be discovered, two copies can pay for each other."""
    assert "A14 cannot-pay" == refused(position("seat 0: hand agriculture"), "discover agriculture")
    match = after("seat 0: hand agriculture*2", "discover agriculture; discard agriculture")
    assert (("agriculture",), []) == (player(match).active, hand(match))


@pytest.mark.rule("A14")
def test_only_a_card_whose_cost_can_be_covered_may_be_chosen() -> None:
    """Irrigation costs 5: four is not enough, and the refusal says that 1 is missing."""
    short = position("seat 0: hand irrigation; tokens general*4")
    assert "A14 cannot-pay" == refused(short, "discover irrigation")
    refusal = short.why_not("discover irrigation")
    assert refusal is not None
    assert {"technology": "irrigation", "n": 1, "science": 3, "engineering": 2, "culture": 0} == refusal.facts
    assert "" == refused(position("seat 0: hand irrigation; tokens general*5"), "discover irrigation")
    wrong = position("seat 0: hand irrigation; tokens culture*9 general*4")
    assert "A14 cannot-pay" == refused(wrong, "discover irrigation")


@pytest.mark.rule("A14")
def test_once_chosen_the_cost_is_paid_in_full() -> None:
    """While it is being paid there is no way out: only cards and tokens that pay may be chosen."""
    match = after("seat 0: hand calendar wheel poetry; tokens general", "discover calendar; flip general")
    assert ["discard poetry", "discard wheel"] == sorted(match.legal())
    play(match, "discard wheel")
    assert ("calendar",) == player(match).active
    assert ["A10 discovers", "N2 flips", "N2 pays-card", "A10 activates", "B1 gains-token"] == told(match)
    assert {"science": 1, "general": 1} == tokens(match)
