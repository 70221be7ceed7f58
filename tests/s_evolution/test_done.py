"""The end of an Action is always said, so that what was done last can be taken back (R4)."""

from __future__ import annotations

import pytest

from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.games.s_evolution import SEvolution
from tests.s_evolution.moments import At

RED, GREEN = range(2)
BUYING = "table: round 2; phase manage; leader red; turn red | red: age 2; food 1 | green: age 2; food 3"
LAST_JOKER = "table: round 6; leader red | red: age 2; food 1; taken violet 1 | green: age 2"


def begun(game: SEvolution, text: str) -> Match:
    return Match(game, game.read_options({"players": 2}), new_secret(1), position=text)


@pytest.mark.rule("R4")
@pytest.mark.parametrize("round_", [2, 6])
def test_done_is_asked_even_if_nothing_is_left_to_do(at: At, round_: int) -> None:
    """With empty stocks, and in round 6 after the points, it is the only move."""
    scene = at(f"table: round {round_}; phase action; leader red | red: age 2 | green: age 2; food 3", players=2)
    assert ("red", "manage", ["done"]) == (scene.turn, scene.phase, scene.legal)
    scene.play("done")
    assert "green" == scene.turn


@pytest.mark.rule("R4", "M1")
def test_the_last_purchase_can_be_taken_back(game: SEvolution) -> None:
    """Growing takes the last Food; until she says that she is done, she may think again."""
    match = begun(game, BUYING)
    before = match.digest()
    assert not match.barrier("grow 1")
    match.play("grow 1")
    assert (["done"], RED) == (match.legal(), match.to_act)
    match.undo()
    assert before == match.digest()
    match.play("done")
    assert (False, GREEN) == (match.can_undo(), match.to_act)


@pytest.mark.rule("R4", "H4", "E1")
def test_the_last_joker_of_round_six_can_be_taken_back(game: SEvolution) -> None:
    """Needs and points follow by themselves; they are undone with it."""
    match = begun(game, LAST_JOKER)
    assert ["joker food", "joker tools", "joker science"] == match.legal()
    assert not match.barrier("joker food")
    match.play("joker food")
    assert (["done"], (2, 0)) == (match.legal(), match.scores())
    match.undo()
    assert ((0, 0), "joker") == (match.scores(), match.view(RED).phase)


@pytest.mark.rule("E1", "R4")
def test_round_six_sells_nothing(at: At) -> None:
    """A purchase is refused with the rule that ends the game."""
    scene = at("table: round 6; phase action; leader red | red: age 2; food 8; science 8 | green: age 2", players=2)
    for move in ("grow 1", "advance", "place commerce 1", "move farm"):
        refusal = scene.why(move)
        assert ("E1", "no-management") == (refusal.rule, refusal.key)
