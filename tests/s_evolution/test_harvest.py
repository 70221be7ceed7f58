"""Chapter 6, Harvest."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN = range(2)
ACT = "table: round 2; leader red | green: age 2"


@pytest.mark.rule("H1")
def test_calamities_come_first_in_the_order_she_chooses(at: At) -> None:
    """Calamities taken first, in an order of the player's choice."""
    scene = at(f"{ACT} | red: age 2; population 6; taken hurricane, famine, green 3, violet 1; food 1", players=2)
    assert ("calamity", ["suffer famine", "suffer hurricane"]) == (scene.phase, scene.legal)
    assert [1, 0, 0] == scene.s.stock[RED]
    scene.play("suffer hurricane; joker tools")
    assert ["suffers-calamity", "loses-stock", "suffers-calamity", "type-is-barred", "harvests"] == scene.kinds[:5]


@pytest.mark.rule("H1")
def test_a_single_calamity_needs_no_choice(at: At) -> None:
    """With one Calamity and no Protection there is nothing to choose."""
    scene = at(f"{ACT} | red: age 2; population 3; taken epidemic, violet 1", players=2)
    assert ("joker", 2) == (scene.phase, scene.s.population[RED])


@pytest.mark.rule("H2", "H4", "M5")
def test_cards_and_buildings_give_together(at: At) -> None:
    """Resources of her cards and Buildings are added; then the Jokers."""
    scene = at(
        f"{ACT} | red: age 2; population 6; taken green 3, orange 2, blue 6, violet 6; farm 2; research-centre 1",
        players=2,
    )
    assert ("joker", [5, 2, 2]) == (scene.phase, scene.s.stock[RED])


@pytest.mark.rule("H2", "H4")
def test_a_joker_gives_one_of_any_type(at: At) -> None:
    """A Joker gives 1 resource of her choice, one by one, any type, a full one too (it is then lost)."""
    scene = at(f"{ACT} | red: age 2; population 6; food 8; taken violet 1, violet 2", players=2)
    assert ["joker food", "joker tools", "joker science"] == scene.legal
    scene.play("joker food")
    assert ("joker", [8, 0, 0]) == (scene.phase, scene.s.stock[RED])
    scene.play("joker tools")
    assert [2, 1, 0] == scene.s.stock[RED]


@pytest.mark.rule("H3")
def test_no_stock_rises_above_eight(at: At) -> None:
    """No stock rises above 8; the rest is lost."""
    scene = at(f"{ACT} | red: age 2; population 6; food 7; taken green 3, violet 2; farm 2", players=2)
    assert 8 == scene.s.stock[RED][0]


@pytest.mark.rule("M5")
@pytest.mark.parametrize(("place", "resource"), [("farm", 0), ("factory", 1), ("research-centre", 2)])
def test_buildings_make_their_resource(at: At, place: str, resource: int) -> None:
    """Buildings make 1/2 of their resource each Harvest."""
    for level in (1, 2):
        scene = at(f"{ACT} | red: age 2; {place} {level}; taken violet 1", players=2)
        assert level == scene.s.stock[RED][resource]
