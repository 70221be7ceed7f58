"""Moves in notation, refusals and positions in words."""

from __future__ import annotations

import pytest

from holocene.core.errors import BadMove, BadPosition
from holocene.core.rulebook.law import rules_of
from holocene.games.s_evolution import SEvolution
from tests.s_evolution.moments import At

RED, GREEN = range(2)


def test_notation_and_number_are_one_to_one(game: SEvolution) -> None:
    """Every action has words of its own, which are read back."""
    words = [game.notation(action) for action in game.action_space()]
    assert len(set(words)) == len(words)
    assert list(game.action_space()) == [game.parse(word) for word in words]
    assert 152 == len(words)


@pytest.mark.parametrize(
    "move",
    [
        "play violet 4", "play position 3", "play discovery", "trump green", "take green 3", "take famine",
        "take windmill", "suffer famine", "protect famine", "joker food", "gain science", "change food tools",
        "remove farm", "grow 1", "grow 2", "advance", "place farm 1", "raise commerce 3", "move research-centre",
        "done",
    ],
)  # fmt: skip
def test_the_words_of_moves(game: SEvolution, move: str) -> None:
    """Words from the rulebook, whatever the case and spaces."""
    assert move == game.notation(game.parse(move.upper().replace(" ", "  ")))


@pytest.mark.parametrize(
    "text", ["", "play", "play green 7", "take violet 3", "place farm 3", "raise farm 1", "trump red"]
)
def test_what_is_no_move(game: SEvolution, text: str) -> None:
    """Text that is no move of the game is refused."""
    with pytest.raises(BadMove):
        game.parse(text)


MOMENTS = [
    "red: hand green 1, violet 4, discovery | green: age 2; hand blue 1",
    "red: age 3; hand green 1, violet 4, discovery | green: age 3; hand blue 1",
    "table: trick red green 1 | red: age 4 | green: age 3; hand blue 1, green 2",
    "table: trick red green 1, green violet 4; round 2 | red: age 4 | green: age 3",
    "table: trick red discovery, green discovery; round 2 | red: age 4 | green: age 4",
    "table: phase cards; round 3 | red: age 5 | green: age 3",
    "red: age 3; protection 1; taken famine, hurricane | green: age 2",
    "red: age 3; protection 2; taken famine, violet 1 | green: age 2",
    "table: phase action | red: age 3; commerce 2; food 3 | green: age 2",
    "table: phase action | red: age 3; population 2; farm 1; factory 1; food 2; tools 0 | green: age 2",
    "table: phase manage | red: age 3; population 4; farm 1; factory 2; food 5; tools 2; science 8 | green: age 2",
    "table: phase manage | red: age 6; population 6; farm 1; tools 1; food 5; science 8 | green: age 2",
    "table: phase move; moving farm | red: age 3; population 1; farm 1; tools 2 | green: age 2",
    "table: phase over; round 6 | red: age 3 | green: age 3",
]


@pytest.mark.rule("K5", "K10", "K23")
@pytest.mark.parametrize("text", MOMENTS)
def test_every_illegal_action_has_a_reason_and_no_legal_one(at: At, game: SEvolution, text: str) -> None:
    """Each refusal names a rule of the law, and a legal action has none."""
    scene = at(text, players=2)
    law = rules_of("s-evolution")
    for action in game.action_space():
        refusal = game.why_not(scene.s, action)
        assert game.plain.is_legal(scene.s, action) == (refusal is None)
        assert refusal is None or refusal.rule in law


@pytest.mark.rule("D2")
def test_refusals_of_a_blind_hand_tell_nothing(at: At) -> None:
    """A blind owner is told to choose a position, whether she holds the card or not."""
    scene = at("table: round 2 | red: hand green 1, -, blue 2 | green: age 2; hand blue 1", players=2)
    assert {"hand-is-blind"} == {scene.why(move).key for move in ("play green 1", "play green 2", "play discovery")}
    assert ("D2", "position-empty") == (scene.why("play position 2").rule, scene.why("play position 2").key)
    seen = at("table: round 2 | red: age 2; hand green 1 | green: age 2; hand blue 1", players=2)
    assert "hand-is-seen" == seen.why("play position 1").key
    assert ("D1", "no-discovery-in-hand") == (seen.why("play discovery").rule, seen.why("play discovery").key)


@pytest.mark.parametrize("text", MOMENTS)
def test_a_position_is_described_as_it_was_read(at: At, game: SEvolution, text: str) -> None:
    """The words of a state give the same state, but for the generator."""
    scene = at(text, players=2)
    again = game.position(game.describe(scene.s), game.read_options({"players": 2}))
    assert ["rng"] == game.layout.differing(scene.s, again) or game.layout.equal(scene.s, again)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("purple: age 3", "begin with"),
        ("red: age 7", "no number from 1 to 6"),
        ("red: colour 3", "a player has no"),
        ("table: wind 3", "the table has no"),
        ("red: hand green 9", "no number from 1 to 6"),
        ("red: hand pink 2", "none of"),
        ("red: age 2; hand decadence", "not in the deck of red"),
        ("table: calamities famine", "all eight"),
        ("red: hand green 1, green 2, green 3, green 4, green 5, green 6", "more than 5"),
        ("red: taken green 1, green 2, green 3, green 4, green 5", "more than 4"),
        ("red: points 1 2", "points of"),
        ("red: discoveries red", "six colours"),
        ("red: discoveries green red red red red red", "Discoveries of Age 1"),
        ("red: age 2; hand green 1; pile green 1", "two places"),
        ("red: age 2; population 1; farm 1; factory 1; hand green 1", "more Pops"),
        ("table: phase remove | red: age 2", "nothing to choose"),
    ],
)
def test_what_is_wrong_with_a_position(at: At, text: str, wrong: str) -> None:
    """A clause that cannot be read is named."""
    with pytest.raises(BadPosition, match=wrong):
        at(text, players=2)


def test_orders_given_ahead(at: At, game: SEvolution) -> None:
    """The first order that is legal answers the decision."""
    scene = at("table: round 2 | red: age 2; hand green 1, blue 2 | green: age 2; hand blue 1", players=2)
    assert game.parse("play blue 2") == game.ordered(scene.s, ["play green 6", "play blue 2"])
    assert game.ordered(scene.s, ["done"]) is None


@pytest.mark.rule("D2")
def test_a_blind_card_cannot_be_taken_back(at: At, game: SEvolution) -> None:
    """Revealing a position shows its owner something, though chance has no part in it."""
    for mark, reveals in (("age 1", True), ("age 2", False)):
        scene = at(f"table: round 2 | red: {mark}; hand green 1, blue 2 | green: age 2; hand blue 1", players=2)
        before = game.layout.copy(scene.s)
        action = game.parse(scene.legal[0])
        game.plain.step(scene.s, action)
        assert reveals == game.reveals(before, action, scene.s)
