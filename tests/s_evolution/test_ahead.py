"""Moves that are not made yet: what goes by itself, as which a card would take, which need it would pay."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.contract.ahead import Foreseen, Usual
from tests.s_evolution.moments import At
from tests.s_evolution.strikes import dealt


def usual(scene: Any) -> Usual | None:
    found: Usual | None = scene.game.usual(scene.s)
    return found


def foreseen(scene: Any, move: str) -> list[Foreseen]:
    return list(scene.game.foresee(scene.s).get(move, ()))


@pytest.mark.rule("K1", "K5")
def test_the_only_card_goes_by_itself(at: At) -> None:
    """One in hand, or one of the fixed colour; of two that may be played none does."""
    alone = at("table: round 3; leader red | red: age 3; hand blue 4 | green: age 3; hand blue 1", players=2)
    assert Usual("play blue 4", "card") == usual(alone)
    text = "table: round 3; leader green; trick green blue 1; turn red | green: age 3 | red: age 3; hand"
    assert Usual("play blue 4", "card") == usual(at(f"{text} blue 4, green 2", players=2))
    assert usual(at(f"{text} blue 4, blue 5", players=2)) is None


@pytest.mark.rule("D2")
def test_backs_are_alike(at: At) -> None:
    """Nobody who plays a blind hand knows one position from another."""
    scene = at("table: round 2; leader red | red: age 1; hand blue 4, green 2 | green: age 1; hand blue 1", players=2)
    found = usual(scene)
    assert found is not None
    assert ("alike", True) == (found.why, found.move.startswith("play position "))


@pytest.mark.rule("H1", "X7")
def test_calamities_strike_by_themselves_where_order_is_nothing(at: At) -> None:
    """Famine and Hurricane in either order; with Protection it is a choice which one is met."""
    text = f"table: round 3; trick red blue 6, green blue 1; {dealt('famine', 'hurricane')} | green: age 2"
    bare = at(f"{text} | red: age 3; food 3; tools 3; taken famine, hurricane", players=2).play("take blue 6")
    found = usual(bare)
    assert found is not None and found.why == "alike"
    safe = at(f"{text} | red: age 3; food 3; tools 3; protection 1; taken famine, hurricane", players=2)
    assert usual(safe.play("take blue 6")) is None


@pytest.mark.rule("K21", "H2")
def test_cards_left_that_give_the_same_are_alike(at: At) -> None:
    """Two Jokers are, whatever their numbers; a Joker and Food are not."""
    text = "table: round 3; trick red {}, green {} | green: age 2 | red: age 3; population 3"
    assert "alike" == getattr(usual(at(text.format("violet 6", "violet 1"), players=2)), "why", "")
    assert usual(at(text.format("violet 6", "green 1"), players=2)) is None


@pytest.mark.rule("K21", "H2")
def test_the_card_that_gives_more_of_the_same_is_taken(at: At) -> None:
    """Three Food rather than one; a card of another kind or a Calamity beside it is a choice, however little it is."""
    text = "table: round 3; trick red {}, green {}; " + dealt("famine") + " | green: age 2 | red: age 3; population 3"
    assert Usual("take green 3", "most") == usual(at(text.format("green 1", "green 3"), players=2))
    assert usual(at(text.format("green 3", "orange 1"), players=2)) is None
    assert usual(at(text.format("famine", "green 3"), players=2)) is None


@pytest.mark.rule("R4")
def test_an_action_ends_by_itself_when_nothing_can_be_bought(at: At) -> None:
    scene = at("table: round 3; phase manage; turn red | red: age 3; population 1", players=2)
    assert ["done"] == scene.legal
    assert Usual("done", "end") == usual(scene)


@pytest.mark.rule("K21")
def test_a_card_says_as_which_it_would_take(at: At) -> None:
    """For certain from the last to play, else as things stand."""
    text = "table: round 3; leader green; trick green blue 3; turn red | green: age 3 | red: age 3; hand blue 1, blue 4"
    scene = at(text, players=2)
    assert [Foreseen("foreseen-takes", "K21", {"n": 2})] == foreseen(scene, "play blue 1")
    assert [Foreseen("foreseen-takes", "K21", {"n": 1})] == foreseen(scene, "play blue 4")
    more = at(f"{text} | blue: age 3; hand green 1", players=3)
    assert [Foreseen("foreseen-so-far", "K21", {"n": 2})] == foreseen(more, "play blue 1")


@pytest.mark.rule("N2", "N3")
def test_a_card_says_which_need_it_would_pay(at: At) -> None:
    """Tools are covered: another of them pays nothing. The last Food that is lacking pays all, and she rises."""
    text = "table: round 3; trick red {}, green green 1 | green: age 2 | red: age 3; population 2; food 1; tools 2"
    scene = at(text.format("orange 1"), players=2)
    assert [] == foreseen(scene, "take orange 1")
    assert [Foreseen("foreseen-rises", "N3", {"age": 4})] == foreseen(scene, "take green 1")
    short = at(text.format("orange 1").replace("tools 2", "tools 0"), players=2)
    assert [Foreseen("foreseen-need", "N2", {"resource": "food"})] == foreseen(short, "take green 1")


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("tools", "reasons"), [(1, ["hint-helps"]), (2, ["hint-rises", "hint-need", "hint-outlook"]), (4, [])]
)
def test_a_hint_speaks_of_a_need_only_while_it_is_not_covered(at: At, tools: int, reasons: list[str]) -> None:
    """With 4 Tools for 3 Pops a Joker for Tools pays no need; with 1 it pays a part, with 2 all that is lacking."""
    text = f"table: round 3; phase joker; turn red; todo 1 | red: age 3; population 3; food 3; tools {tools}"
    scene = at(text, players=2)
    action = scene.game.parse("joker tools")
    assert reasons == [claim.key for claim in scene.game.claims(scene.s, action)]


@pytest.mark.rule("H2", "N1")
def test_jokers_and_changes_are_planned_until_the_needs_are_paid(at: At) -> None:
    """A Joker for the Food that is lacking; the moves are legal one after the other."""
    text = "table: round 3; phase joker; turn red; todo 1 | red: age 3; population 2; food 1; tools 2; commerce 1"
    scene = at(text, players=2)
    plan = scene.game.preview(scene.s, 0).plan
    assert "joker food" == plan[0]
    scene.play(";".join(plan))
    assert "manage" == scene.phase


@pytest.mark.rule("K21")
def test_of_equal_cards_the_first_takes_before(at: At) -> None:
    """The same card again comes after the one that lies there; who has no card left is not waited for."""
    text = "table: round 3; leader green; trick green blue 3; turn red | green: age 3 | red: age 3; hand blue 3"
    for scene in (at(text, players=2), at(f"{text} | blue: age 3", players=3)):
        assert [Foreseen("foreseen-takes", "K21", {"n": 2})] == foreseen(scene, "play blue 3")


@pytest.mark.rule("D2", "K21")
def test_nothing_is_foreseen_of_a_blind_card(at: At) -> None:
    """It would tell which card lies there."""
    text = "table: round 2; leader green; trick green blue 1; turn red | green: age 1 | red: age 1; hand blue 4, blue 2"
    scene = at(text, players=2)
    assert {} == scene.game.foresee(scene.s)


@pytest.mark.rule("D2", "D5")
def test_a_hand_that_its_player_sees_is_a_secret_of_the_screen(at: At) -> None:
    """A blind hand hides nothing from its neighbour, nor does an empty one."""
    scene = at("table: round 3 | red: age 3; hand blue 4 | green: age 1; hand blue 1 | blue: age 3", players=3)
    assert [True, False, False] == [scene.game.has_secrets(scene.s, seat) for seat in range(3)]
