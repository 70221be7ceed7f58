"""Chapter 6, Management."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At, Moment

RED, GREEN = range(2)
MANAGE = "table: round 2; phase manage; leader red; turn red | green: age 2"


def refused(scene: Moment, move: str) -> tuple[str, str]:
    refusal = scene.why(move)
    return refusal.rule, refusal.key


@pytest.mark.rule("M1")
def test_population_grows_once_a_round(at: At) -> None:
    """+1 for 1 Food or +2 for 3 Food, once a round."""
    scene = at(f"{MANAGE} | red: age 2; food 4", players=2)
    assert ["done", "grow 1", "grow 2"] == scene.legal
    scene.play("grow 1")
    assert 3 == scene.s.population[RED]
    two = at(f"{MANAGE} | red: age 2; food 4; tools 1", players=2).play("grow 2")
    assert (4, 1) == (two.s.population[RED], two.s.stock[RED][0])
    assert ("M1", "grown-already") == refused(two, "grow 1")
    poor = at(f"{MANAGE} | red: age 2; food 2", players=2)
    assert ("M1", "too-dear") == refused(poor, "grow 2")


@pytest.mark.rule("M1", "M2")
def test_once_a_round_is_counted_for_each_player_and_each_round(at: At) -> None:
    """Two players grow and advance in one round, and both do so again in the next."""
    board = "age 2; food 8; science 8"
    scene = at(f"table: round 2; phase action; leader red | red: {board} | green: {board}", players=2)
    bought = []
    while scene.s.round < 4:
        wanted = [move for move in ("grow 1", "advance") if move in scene.legal]
        move = wanted[0] if wanted else scene.legal[0]
        if wanted:
            bought.append((scene.s.round, scene.turn, move))
        scene.play(move)
    firsts = [(2, colour, move) for colour in ("red", "green") for move in ("grow 1", "advance")]
    assert firsts == bought[:4]
    assert {(3, "red", "grow 1"), (3, "green", "grow 1")} <= set(bought[4:])
    assert len(set(bought)) == len(bought)


@pytest.mark.rule("M1", "M7")
def test_the_scale_ends_at_six(at: At) -> None:
    """The scale ends at 6; +2 is not for sale when only one step is left."""
    five = at(f"{MANAGE} | red: age 2; food 8; population 5", players=2)
    assert ["done", "grow 1"] == five.legal
    assert ("M7", "scale-ends") == refused(five, "grow 2")
    six = at(f"{MANAGE} | red: age 2; food 8; population 6; tools 1", players=2)
    assert ("M1", "scale-ends") == refused(six, "grow 1")


@pytest.mark.rule("M2", "M8")
def test_an_age_is_bought_once_a_round(at: At) -> None:
    """+1 for 3 Science, once a round; not for sale at Age VI."""
    scene = at(f"{MANAGE} | red: age 2; science 7", players=2).play("advance")
    assert (3, 4) == (scene.s.age[RED], scene.s.stock[RED][2])
    assert ("M2", "advanced-already") == refused(scene, "advance")
    assert ("M2", "too-dear") == refused(at(f"{MANAGE} | red: age 2; science 2", players=2), "advance")
    assert ("M8", "last-age") == refused(at(f"{MANAGE} | red: age 6; science 8", players=2), "advance")


@pytest.mark.rule("M8", "N3", "N8")
def test_two_ages_in_one_round(at: At) -> None:
    """M2 may follow N3 in the same round; the Age between is passed by."""
    scene = at("table: round 2; phase action; leader red | green: age 2 | red: age 2; food 2; science 3", players=2)
    scene.play("advance")
    assert (4, 0) == (scene.s.age[RED], scene.s.face_up[RED])


@pytest.mark.rule("M3", "C5")
def test_pops_are_placed_while_population_allows(at: At) -> None:
    """Placed Pops do not exceed Population; one Pop a place."""
    scene = at(f"{MANAGE} | red: age 2; population 2; farm 1; tools 8", players=2).play("place factory 1")
    assert ("M3", "no-free-pop") == refused(scene, "place research-centre 1")
    assert "raise farm 2" in scene.legal
    assert ("M10", "place-occupied") == refused(scene, "place farm 1")
    assert ("M3", "no-pop-there") == refused(scene, "raise commerce 2")


@pytest.mark.rule("M3", "M7")
def test_a_pop_just_grown_may_be_placed_at_once(at: At) -> None:
    """A Pop just grown may be placed at once; a Building first produces in the next Harvest."""
    scene = at(f"{MANAGE} | red: age 2; population 1; farm 1; food 1; tools 2", players=2)
    assert "place factory 1" not in scene.legal
    scene.play("grow 1; place factory 1")
    assert [0, 1, 0] == scene.s.stock[RED]


PRICES = [
    ("farm", 1, [1, 3], [1, 2]),
    ("factory", 1, [1, 3], [1, 2]),
    ("research-centre", 1, [1, 3], [1, 2]),
    ("commerce", 2, [1, 2, 3], [1, 2, 3]),
    ("prestige", 2, [1, 3], [1, 2]),
    ("protection", 2, [2, 4], [2, 4]),
]


@pytest.mark.rule("M3", "M9")
@pytest.mark.parametrize("option", ["step", "target", "difference"])
@pytest.mark.parametrize(("place", "resource", "step", "target"), PRICES)
def test_prices_from_an_empty_place(
    at: At, place: str, resource: int, step: list[int], target: list[int], option: str
) -> None:
    """`step`: every level climbed costs its own price; `target` and `difference`: only that of the level reached."""
    for level, price in enumerate(step if option == "step" else target, 1):
        scene = at(f"{MANAGE} | red: age 6; tools 8; science 8", players=2, level_price=option)
        scene.play(f"place {place} {level}")
        assert 8 - price == scene.s.stock[RED][resource]
        assert level == scene.view(None).players[RED].places[place]


@pytest.mark.rule("M9")
@pytest.mark.parametrize(
    ("option", "place", "old", "new", "price"),
    [
        ("step", "farm", 1, 2, 2),
        ("target", "farm", 1, 2, 2),
        ("difference", "farm", 1, 2, 1),
        ("step", "commerce", 1, 3, 2),
        ("target", "commerce", 1, 3, 3),
        ("step", "commerce", 2, 3, 1),
        ("target", "commerce", 2, 3, 3),
        ("difference", "commerce", 1, 2, 1),
        ("difference", "commerce", 1, 3, 2),
        ("difference", "commerce", 2, 3, 1),
        ("step", "prestige", 1, 2, 2),
        ("target", "prestige", 1, 2, 2),
        ("difference", "prestige", 1, 2, 1),
        ("step", "protection", 1, 2, 2),
        ("target", "protection", 1, 2, 4),
        ("difference", "protection", 1, 2, 2),
    ],
)
def test_prices_of_raising(at: At, option: str, place: str, old: int, new: int, price: int) -> None:
    """Raising: `step` the steps between; `target` the whole price of the level; `difference` what it is higher."""
    scene = at(f"{MANAGE} | red: age 6; tools 8; science 8; {place} {old}", players=2, level_price=option)
    before = sum(scene.s.stock[RED])
    scene.play(f"raise {place} {new}")
    assert price == before - sum(scene.s.stock[RED])


@pytest.mark.rule("M4", "M3")
def test_a_moved_pop_pays_as_a_new_one(at: At) -> None:
    """A moved Pop pays as a new one; its old level is lost."""
    scene = at(f"{MANAGE} | red: age 2; population 1; farm 2; tools 3; science 1", players=2)
    assert "move farm" in scene.legal
    scene.play("move farm")
    assert ["place factory 1", "place factory 2", "place research-centre 1", "place research-centre 2",
            "place commerce 1", "place prestige 1"] == scene.legal  # fmt: skip
    assert ("M4", "pop-in-the-air") == refused(scene, "grow 1")
    scene.play("place factory 2")
    assert ([0, 2, 0, 0, 0, 0], [0, 0, 1]) == (scene.s.level[RED], scene.s.stock[RED])


@pytest.mark.rule("M4", "M9")
@pytest.mark.parametrize(("option", "price"), [("step", 3), ("target", 2), ("difference", 2)])
def test_a_moved_pop_pays_from_an_empty_place_by_every_price(at: At, option: str, price: int) -> None:
    """The level that it leaves counts for nothing, not even where only the difference is paid."""
    scene = at(f"{MANAGE} | red: age 6; population 1; commerce 1; science 8", players=2, level_price=option)
    scene.play("move commerce; place prestige 2")
    assert (8 - price, [0, 0, 0, 0, 2, 0]) == (scene.s.stock[RED][2], scene.s.level[RED])


@pytest.mark.rule("M4", "M10")
def test_a_pop_moves_only_to_a_free_place(at: At) -> None:
    """One Pop a place; without a place she can pay for there is nowhere to move."""
    scene = at(f"{MANAGE} | red: age 2; population 2; farm 1; factory 1; tools 1", players=2).play("move farm")
    assert ["place research-centre 1"] == scene.legal
    poor = at(f"{MANAGE} | red: age 2; population 2; farm 1; food 1", players=2)
    assert ("M4", "nowhere-to-move") == refused(poor, "move farm")
    assert ("M3", "no-pop-there") == refused(poor, "move factory")


@pytest.mark.rule("M10")
def test_never_lower_and_never_back(at: At) -> None:
    """A Pop goes to a free place at any level she pays; never lower, never back to the reserve at will."""
    scene = at(f"{MANAGE} | red: age 2; population 2; commerce 2; science 8", players=2)
    assert ("M10", "not-higher") == refused(scene, "raise commerce 2")
    assert ("M3", "asked-otherwise") == refused(scene, "remove commerce")
    assert "place prestige 2" in scene.legal


@pytest.mark.rule("M6")
def test_cards_taken_leave_the_game(at: At) -> None:
    """At the end of the round all cards taken leave the game. Discoveries stay."""
    scene = at(
        "table: round 2; phase manage; leader green; turn red"
        " | red: age 2; food 1; face-up 1; taken green 3 | green: age 2; taken blue 1 from red",
        players=2,
    ).play("done")
    assert ([0, 0], 1) == (scene.s.n_taken[:2], scene.s.face_up[RED])
    assert "round-ends" in scene.kinds
    in_play = scene.s.pile[RED] | scene.s.hand[RED]
    assert 0 == in_play & (1 << 2 | 1 << 12)
