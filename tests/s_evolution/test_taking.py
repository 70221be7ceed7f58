"""Chapter 5, Taking cards."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN, BLUE, YELLOW = range(4)


@pytest.mark.rule("W10", "K20", "K24")
def test_discoveries_are_drafted_by_the_tie_rule(at: At) -> None:
    """A takes green; B may take hers or blue, and takes blue: C is left with red."""
    scene = at(
        "table: round 4; trick red discovery, green discovery, blue discovery"
        " | red: age 4; population 3; hand green 1 | green: age 4; hand green 1 | blue: age 4; hand green 1",
        players=3,
    )
    assert ("take-discovery", ["red", "green", "blue"]) == (scene.phase, scene.order)
    assert ["take printing-press", "take caravel", "take microscope"] == scene.legal
    scene.play("take caravel")
    assert ["take printing-press", "take microscope"] == scene.legal
    scene.play("take microscope")
    assert [GREEN, BLUE, RED] == [scene.s.discovery[p][3] for p in range(3)]
    assert [8, 8, 8] == scene.s.face_up[:3]
    assert ["swaps-discovery"] * 3 == [kind for kind in scene.kinds if "discovery" in kind and "ranks" not in kind]


@pytest.mark.rule("K20", "C7")
def test_different_ages_never_mix(at: At) -> None:
    """For each Age separately: alone at her Age she takes her own back, and everybody keeps one of each Age."""
    scene = at(
        "table: round 4; trick red discovery, green discovery, blue discovery"
        " | red: age 4 | green: age 5 | blue: age 4",
        players=3,
    )
    assert ["red", "blue"] == scene.order
    assert (5,) == scene.view(None).players[GREEN].face_up
    assert ["take printing-press", "take microscope"] == scene.legal
    refusal = scene.why("take vaccine")
    assert ("K20", "discovery-of-other-age") == (refusal.rule, refusal.key)
    scene.play("take microscope")
    for age in range(6):
        assert [0, 1, 2] == sorted(scene.s.discovery[p][age] for p in range(3))


@pytest.mark.rule("K21")
def test_trump_then_fixed_colour_then_others_by_number(at: At) -> None:
    """Trumps by number; fixed colour by number; all others by number whatever the colour."""
    scene = at(
        "table: round 3; trump blue; trick red orange 2, green blue 1, blue orange 5, yellow violet 6"
        " | red: age 4 | green: age 5 | blue: age 3 | yellow: age 3"
    )
    assert ["green", "blue", "red", "yellow"] == scene.order


@pytest.mark.rule("K21", "K3")
def test_equal_numbers_go_by_the_tie_rule(at: At) -> None:
    """Equal numbers: tie rule."""
    scene = at(
        "table: round 3; trick red orange 2, green green 2, blue blue 2 | red: age 2 | green: age 2 | blue: age 1",
        players=3,
    )
    assert ["red", "green", "blue"] == scene.order


@pytest.mark.rule("K21", "K25")
def test_any_card_left_may_be_taken(at: At) -> None:
    """Taking is a free choice among the cards left; a Calamity may be taken on purpose."""
    scene = at(
        "table: round 3; trick red orange 6, green famine, blue blue 2"
        " ; calamities fanaticism earthquake famine epidemic invasion hurricane decadence obscurantism"
        " | red: age 2 | green: age 2 | blue: age 2",
        players=3,
    )
    assert ["take orange 6", "take blue 2", "take famine"] == scene.legal
    scene.play("take famine")
    assert ["famine"] == [card.calamity for card in scene.view(None).players[RED].taken]
    assert "K21" == scene.why("take famine").rule


@pytest.mark.rule("K21")
def test_equal_cards_are_one_choice(at: At) -> None:
    """Two green 3 on the table are the same to the one who takes."""
    scene = at(
        "table: round 3; trick red green 3, green green 3, blue green 5"
        " | red: age 2; hand green 1 | green: age 2; hand green 1 | blue: age 2; hand green 1",
        players=3,
    )
    assert ["take green 3", "take green 5"] == scene.legal
    scene.play("take green 5")
    assert [1, 1, 1] == scene.s.n_taken[:3]


@pytest.mark.rule("K22")
def test_the_first_in_the_order_won_the_trick(at: At) -> None:
    """The first in that order won the trick."""
    scene = at("table: round 3; trick red green 3, green blue 5 | red: age 2; hand blue 1 | green: age 2; hand blue 1")
    scene.play("take green 3")
    assert ("green", "play") == (scene.turn, scene.phase)


@pytest.mark.rule("K22", "K3")
@pytest.mark.parametrize(
    ("red", "green", "winner"), [("age 4", "age 3", "red"), ("age 3", "age 3; population 3", "green")]
)
def test_discoveries_only_are_won_by_the_tie_rule(at: At, red: str, green: str, winner: str) -> None:
    """A trick of Discoveries only is won by the tie rule."""
    scene = at(
        f"table: round 3; trick red discovery, green discovery | red: {red}; hand blue 1 | green: {green}; hand blue 1",
        players=2,
    )
    if scene.phase == "take-discovery":
        scene.play(scene.legal[0])
    assert (winner, "play") == (scene.turn, scene.phase)


@pytest.mark.rule("K23")
def test_who_played_a_discovery_takes_no_other_card(at: At) -> None:
    """She takes no other card and cannot win while another card was played."""
    scene = at(
        "table: round 3; trick red discovery, green green 1, blue green 2"
        " | red: age 6; hand blue 1 | green: age 1; hand blue 1 | blue: age 1; hand blue 1",
        players=3,
    )
    assert ["blue", "green"] == scene.order
    assert ("K23", "played-no-discovery") == (scene.why("take aeroplane").rule, scene.why("take aeroplane").key)
    assert 0 == scene.s.n_taken[RED]
    scene.play("take green 2")
    assert BLUE == scene.s.leader, "red's higher Age wins no trick in which another card was played"
    draft = at(
        "table: round 3; trick red discovery, green discovery, blue green 2 | red: age 4 | green: age 4 | blue: age 4",
        players=3,
    )
    assert ("K23", "played-a-discovery") == (draft.why("take green 2").rule, draft.why("take green 2").key)


@pytest.mark.rule("K23")
def test_everyone_takes_four_cards_a_round(at: At) -> None:
    """Everyone takes four cards a round, and every Discovery in a hand comes to lie face up."""
    scene = at("table: round 1; phase cards; leader green", players=3)
    while scene.s.round == 1 and not any(event.kind == "action-begins" for event in scene.told):
        scene.play(scene.legal[0])
    taken = [event.facts["player"] for event in scene.told if event.kind == "takes-card"]
    assert [4, 4, 4] == [taken.count(p) for p in range(3)]
    assert [1, 1, 1] == scene.s.face_up[:3]


@pytest.mark.rule("K21")
def test_of_two_equal_cards_each_goes_to_its_own_taker(at: At) -> None:
    """The log names who took which, and the card of the lowest seat goes first: tables tell the takers by that."""
    scene = at(
        "table: round 3; leader blue; trick blue blue 4, red green 2, green blue 4"
        " | red: age 3; hand orange 1 | green: age 3; hand orange 1 | blue: age 3; hand orange 1",
        players=3,
    )
    assert ["blue", "green", "red"] == scene.order
    scene.play("take blue 4")
    assert {RED: True, GREEN: False, BLUE: True} == {laid.seat: laid.left for laid in scene.view(None).trick}
    scene.play("take blue 4")
    taken = [(event.facts["player"], event.facts["suit"]) for event in scene.told if event.kind == "takes-card"]
    assert [(BLUE, "blue"), (GREEN, "blue"), (RED, "green")] == taken
