"""Victory points of a round, and the end."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN, BLUE, YELLOW = range(4)
ACT = "table: round 2; phase action; leader red | green: age 2"


@pytest.mark.rule("V1")
def test_each_need_fully_paid_scores_the_population(at: At) -> None:
    """For each need fully paid: as many VP as her Population."""
    scene = at(f"{ACT} | red: age 3; population 3; food 3; tools 3", players=2)
    assert [3, 3, 0, 0] == scene.s.points[RED]


@pytest.mark.rule("W3", "V2", "V1")
def test_the_example_of_the_book(at: At) -> None:
    """Population 4, Age V, pays 4 Food, 4 Tools, 1 Science: 8 VP."""
    text = f"{ACT} | red: age 5; population 4; food 4; tools 4; science 1"
    assert 8 == sum(at(text, players=2).s.points[RED])


@pytest.mark.rule("V2", "V3")
@pytest.mark.parametrize("level", [1, 2])
def test_prestige_scores_once_for_a_need_not_paid(at: At, level: int) -> None:
    """1 or 2 VP (level) for one need not fully paid, once a round, at every Age; it does not count as paid."""
    two_short = at(f"{ACT} | red: age 5; population 4; food 4; tools 1; science 1; prestige {level}", players=2)
    assert ([4, 0, 0, level], 5) == (two_short.s.points[RED], two_short.s.age[RED])
    first_age = at(f"{ACT} | red: age 1; population 2; food 1; prestige {level}", players=2)
    assert ([0, 0, 0, level], 1) == (first_age.s.points[RED], first_age.s.age[RED])
    all_paid = at(f"{ACT} | red: age 2; population 2; food 2; prestige {level}", players=2)
    assert [2, 0, 0, 0] == all_paid.s.points[RED]


@pytest.mark.rule("V1", "V3", "N6")
@pytest.mark.parametrize(("option", "food"), [("after", 2), ("before", 3)])
def test_the_pop_of_prestige_taken_away_earns_nothing(at: At, option: str, food: int) -> None:
    """Its level is the one after N6, also where the Population before the loss counts for points."""
    board = "age 4; population 3; food 3; prestige 2; farm 1; factory 1"
    scene = at(f"{ACT.replace('action', 'pay')} | red: {board}", players=2, points_population=option)
    scene.play("remove prestige")
    assert [food, 0, 0, 0] == scene.s.points[RED]


@pytest.mark.rule("V3")
def test_prestige_asks_for_a_need_of_her_age(at: At) -> None:
    """For a need asked of her: at Age II missing Tools are no need."""
    scene = at(f"{ACT} | red: age 2; population 2; food 2; tools 0; prestige 2", players=2)
    assert 0 == scene.s.points[RED][3]


@pytest.mark.rule("V4", "E2")
def test_the_score_is_a_plain_number(at: At) -> None:
    """Points and Discoveries together, also beyond 50."""
    scene = at("table: round 2 | red: age 2; points 30 20 10 4; face-up 1 2; hand green 1 | green: age 2", players=2)
    assert 66 == scene.score(RED)


@pytest.mark.rule("E1", "R1")
def test_the_game_ends_after_the_points_of_round_six(at: At) -> None:
    """There is no Management in round 6."""
    scene = at(
        "table: round 6; phase action; leader red | red: age 2; food 8; tools 8 | green: age 2; food 8", players=2
    ).play("done; done")
    assert ("over", []) == (scene.phase, scene.legal)
    assert [2, 2] == [sum(scene.s.points[p]) for p in (RED, GREEN)]
    assert ("E1", "game-has-ended") == (scene.why("done").rule, scene.why("done").key)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("discoveries", "face_up", "points"),
    [
        ("red red red red red red", "4", 1),
        ("red red red red red red", "4 5", 3),
        ("red red red red red red", "4 5 6", 6),
        ("yellow red red red red red", "1 4 5 6", 10),
        ("yellow blue red red red red", "1 2 4 5 6", 15),
        ("yellow blue green red red red", "1 2 3 4 5 6", 21),
        ("red red red red red red", "1 2 3 4 5 6", 1 + 1 + 1 + 6),
        ("red red red red red red", "", 0),
    ],
)
def test_colour_groups(at: At, discoveries: str, face_up: str, points: int) -> None:
    """Face-up Discoveries score by colour group: 1, 3, 6, 10, 15, 21 VP for 1–6 cards."""
    others = ""
    for i, colour in enumerate(("green", "blue", "yellow")):
        backs = ["red" if back == colour else colour for back in discoveries.split()]
        others += f" | {colour}: age {2 + i}; discoveries {' '.join(backs)}"
    scene = at(f"table: round 2 | red: age 2; discoveries {discoveries}; face-up {face_up}; hand green 1 {others}")
    assert points == scene.score(RED)


@pytest.mark.rule("E4")
def test_colours_of_absent_players_count(at: At) -> None:
    """All four colours count, those of absent players too; each is a group of its own."""
    scene = at("table: round 2 | red: age 2; face-up 2 3; hand green 1", players=2)
    assert ["blue", "yellow"] == [scene.view(None).players[RED].discoveries[age].face for age in (1, 2)]
    assert 2 == scene.score(RED)


@pytest.mark.rule("E3", "E5", "K3")
@pytest.mark.parametrize(
    ("red", "green", "blue", "winner", "tie"),
    [
        ("points 9 0 0 0", "points 8 0 0 0", "points 7 0 0 0", RED, ""),
        ("age 3; points 9 0 0 0", "age 4; points 8 1 0 0", "points 7 0 0 0", GREEN, "age"),
        ("age 3; population 2; points 9 0 0 0", "age 3; population 3; points 9 0 0 0", "age 6", GREEN, "population"),
        ("age 3; points 9 0 0 0", "age 3; points 9 0 0 0", "age 3; points 9 0 0 0", BLUE, "order"),
    ],
)
def test_ties_are_broken(at: At, red: str, green: str, blue: str, winner: int, tie: str) -> None:
    """Highest score wins; ties by Age, Population and the Action order of round 6: always exactly one winner."""
    scene = at(f"table: round 6; phase over; leader blue | red: {red} | green: {green} | blue: {blue}", players=3)
    sheet = scene.game.score_sheet(scene.s)
    assert ((winner,), tie) == (sheet.winners, sheet.tie_break)


@pytest.mark.rule("E5")
def test_ties_look_at_the_last_action(at: At) -> None:
    """Age and Population after the last Action: green rises in it and wins."""
    scene = at(
        "table: round 6; phase action; leader red | red: age 2; points 2 0 0 0 | green: age 2; food 2", players=2
    ).play("done; done")
    sheet = scene.game.score_sheet(scene.s)
    assert ((2, 2), (GREEN,), "age") == (sheet.totals, sheet.winners, sheet.tie_break)
