"""Chapter 6, Commerce and needs."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN = range(2)
ACT = "table: round 2; phase action; leader red | green: age 2"


@pytest.mark.rule("N1")
def test_commerce_changes_one_by_one(at: At) -> None:
    """Change the type of up to 1/2/3 resources; she may stop at any time; nothing into a stock of 8."""
    scene = at(f"{ACT} | red: age 2; population 6; food 2; tools 8; commerce 2", players=2)
    assert ["done", "change food science", "change tools science", "change tools food"] == scene.legal
    assert ("N1", "stock-full") == (scene.why("change food tools").rule, scene.why("change food tools").key)
    assert "stock-empty" == scene.why("change science food").key
    scene.play("change tools food")
    assert [3, 7, 0] == scene.s.stock[RED]
    scene.play("change food tools")
    assert "commerce" != scene.phase
    stopped = at(f"{ACT} | red: age 2; population 2; food 2; tools 1; commerce 3", players=2).play("done")
    assert 3 == stopped.s.age[RED]


@pytest.mark.rule("N1")
def test_commerce_without_resources_is_skipped(at: At) -> None:
    """There is nothing to change."""
    assert "commerce" != at(f"{ACT} | red: age 2; commerce 3", players=2).phase


@pytest.mark.rule("N2", "C6")
@pytest.mark.parametrize(
    ("age", "left"), [(1, [3, 5, 5]), (2, [3, 5, 5]), (3, [3, 3, 5]), (4, [3, 3, 5]), (5, [3, 3, 3]), (6, [3, 3, 3])]
)
def test_needs_by_age(at: At, age: int, left: list[int]) -> None:
    """For each need of her Age pay 1 resource per Population: I–II Food; III–IV and Tools; V–VI and Science."""
    scene = at(f"{ACT} | red: age {age}; food 5; tools 5; science 5", players=2)
    assert ("manage", left) == (scene.phase, scene.s.stock[RED])


@pytest.mark.rule("N2")
def test_a_short_stock_is_paid_whole(at: At) -> None:
    """If short, pay all there is; nothing may be held back."""
    scene = at(f"{ACT} | red: age 3; population 4; food 3; tools 6", players=2)
    assert [0, 2, 0] == scene.s.stock[RED]


@pytest.mark.rule("N3")
@pytest.mark.parametrize(("age", "after"), [(1, 2), (2, 3), (5, 6), (6, 6)])
def test_all_needs_paid_rise_one_age(at: At, age: int, after: int) -> None:
    """All needs fully paid: she rises one Age at once; Age VI is the last."""
    scene = at(f"{ACT} | red: age {age}; food 5; tools 5; science 2", players=2)
    assert after == scene.s.age[RED]


@pytest.mark.rule("N4", "N5", "W7")
def test_both_penalties_at_once(at: At) -> None:
    """Population 3, Age III, no Food, no Tools: Age II, Discovery III face down, Population 2, 0 VP."""
    scene = at(f"{ACT} | red: age 3; population 3; face-up 1 3", players=2)
    s = scene.s
    assert (2, 0b001, 2, 0) == (s.age[RED], s.face_up[RED], s.population[RED], sum(s.points[RED]))


@pytest.mark.rule("N4")
def test_no_need_fully_paid_falls_one_age(at: At) -> None:
    """No need fully paid: she falls one Age; something given to each need spares the Pop."""
    scene = at(f"{ACT} | red: age 4; population 3; food 1; tools 2; face-up 4", players=2)
    assert (3, 0, 3) == (scene.s.age[RED], scene.s.face_up[RED], scene.s.population[RED])


@pytest.mark.rule("N5", "W8", "V1")
@pytest.mark.parametrize(("option", "points"), [("after", 2), ("before", 3)])
def test_a_need_given_nothing_costs_a_pop(at: At, option: str, points: int) -> None:
    """Population 3, Age IV, pays 3 Food, 0 Tools: stays at IV, Population 2, 2 VP (`before`: 3), Prestige adds 2."""
    text = f"{ACT} | red: age 4; population 3; food 3"
    scene = at(text, players=2, points_population=option)
    assert (4, 2, [points, 0, 0, 0]) == (scene.s.age[RED], scene.s.population[RED], scene.s.points[RED])
    prestige = at(f"{text}; prestige 2", players=2, points_population=option)
    assert [points, 0, 0, 2] == prestige.s.points[RED]


@pytest.mark.rule("N4", "N5")
@pytest.mark.parametrize("age", [1, 2])
def test_ages_one_and_two_are_spared(at: At, age: int) -> None:
    """Penalties come from Age III on."""
    scene = at(f"{ACT} | red: age {age}; population 3; face-up 1 2", players=2)
    assert (age, 3, 0b11) == (scene.s.age[RED], scene.s.population[RED], scene.s.face_up[RED])


@pytest.mark.rule("N5")
def test_population_is_never_under_one(at: At) -> None:
    """Population is never under 1, and no Pop is removed then."""
    scene = at(f"{ACT} | red: age 5; population 1; farm 0; prestige 1", players=2)
    assert (1, 1) == (scene.s.population[RED], scene.s.level[RED][4])


@pytest.mark.rule("N6", "N7", "V3")
def test_she_removes_a_pop_of_her_choice(at: At) -> None:
    """When Population falls below the placed Pops, she removes one of her choice; points come after."""
    text = f"{ACT} | red: age 3; population 2; food 2; prestige 1; commerce 1"
    scene = at(text, players=2).play("done")
    assert ("remove", ["remove commerce", "remove prestige"]) == (scene.phase, scene.legal)
    assert ("N6", "no-pop-there") == (scene.why("remove farm").rule, scene.why("remove farm").key)
    scene.play("remove prestige")
    assert [1, 0, 0, 0] == scene.s.points[RED]
    kept = at(text, players=2).play("done; remove commerce")
    assert [1, 0, 0, 1] == kept.s.points[RED]


@pytest.mark.rule("N7")
def test_penalties_are_judged_by_the_age_at_which_she_paid(at: At) -> None:
    """Both penalties apply at Age III although she is at Age II by then."""
    scene = at(f"{ACT} | red: age 3; population 4; food 0; tools 1", players=2)
    assert (2, 3) == (scene.s.age[RED], scene.s.population[RED])


@pytest.mark.rule("N8")
def test_a_discovery_turned_down_comes_back_at_its_age(at: At) -> None:
    """It enters the hand again only in a round begun at that Age, and counts only when played and taken once more."""
    fallen = at(f"{ACT} | red: age 3; face-up 1 2 3; population 2; taken violet 1", players=2)
    assert "joker" == fallen.phase
    fallen.play("joker food; done; done")
    assert (2, 0b011, 3) == (fallen.s.age[RED], fallen.s.face_up[RED], fallen.s.round)
    hand = fallen.view(None).players[RED].hand
    assert (4, False) == (hand.size, hand.holds_discovery)
    again = at("table: round 4; phase cards; leader red | red: age 3; face-up 1 2 | green: age 2; face-up 2", players=2)
    assert again.view(None).players[RED].hand.holds_discovery


@pytest.mark.rule("N8", "M8")
def test_an_age_passed_by_leaves_its_discovery_face_down(at: At) -> None:
    """Rising moves no card."""
    scene = at(f"{ACT} | red: age 2; food 2; science 3", players=2).play("advance")
    assert (4, 0) == (scene.s.age[RED], scene.s.face_up[RED])


@pytest.mark.rule("N9", "E1")
def test_needs_count_in_round_six(at: At) -> None:
    """N3–N6 also happen in round 6."""
    scene = at(
        "table: round 6; phase action; leader red"
        " | red: age 3; food 2; tools 2 | green: age 3; face-up 3; population 2",
        players=2,
    ).play("done; done")
    assert ("over", [4, 2], 0, 1) == (scene.phase, scene.s.age[:2], scene.s.face_up[GREEN], scene.s.population[GREEN])
