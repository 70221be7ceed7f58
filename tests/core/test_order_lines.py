"""Orders with conditions: read, kept, played when the decision comes, and gone when it has come."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import holocene
from holocene.core.errors import BadMove
from holocene.core.matches.lines import MOST
from holocene.core.matches.match import Match
from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay


def hand_of(match: Match, seat: int) -> list[str]:
    """The cards that a seat sees in its own hand, as moves."""
    cards: Any = match.view(seat).players[seat].hand.cards
    return [f"play {card.suit} {card.number}" for card in cards if card is not None and card.suit]


def trick() -> tuple[Match, int, int]:
    """S-Evolution at the first card of a trick: the match, who leads, and who follows."""
    match = holocene.new("s-evolution", players=2, seed=4)
    while (lead := match.to_act) is not None:
        view = match.view(lead)
        if view.phase == "play" and not view.trick and all(len(hand_of(match, seat)) > 1 for seat in (0, 1)):
            return match, lead, 1 - lead
        match.play(match.legal()[0])
    raise AssertionError("somebody always plays blind")


def led(match: Match, lead: int) -> tuple[str, str]:
    """The move of a card that can be led, and the card."""
    move = next(move for move in match.legal() if move in hand_of(match, lead))
    return move, move.removeprefix("play ")


@pytest.mark.parametrize("text", ["if lead play green 1", "if rain then play green 1", "play green 9 else done",
                                  "if can fly then done", "if lead then"])  # fmt: skip
def test_what_says_nothing_is_refused(text: str) -> None:
    match, _, other = trick()
    with pytest.raises(BadMove):
        match.orders(other, [text])
    assert () == match.orders(other)


def test_the_branch_whose_condition_holds_is_played() -> None:
    """Whatever card is led, the branch of that card answers it."""
    match, lead, other = trick()
    move, card = led(match, lead)
    copy = holocene.replay(match.record())
    copy.play(move)
    answers = [each for each in copy.legal() if each in hand_of(copy, other)]
    match.orders(other, [f"If  LEAD then {answers[0]} else if trick {card} then {answers[-1]}"])
    match.play(move)
    assert [move, answers[-1]] == [match.game.notation(each) for each in match.moves[-2:]]
    assert () == match.orders(other)


def test_orders_lapse_when_nothing_fits() -> None:
    """She is asked herself, and an order of before is not played behind her back later in her turn."""
    match, lead, other = trick()
    move, _ = led(match, lead)
    match.orders(other, [f"if lead then {hand_of(match, other)[0]}"])
    match.play(move)
    assert (other, ()) == (match.to_act, match.orders(other))


def test_a_move_that_can_be_made_is_a_condition() -> None:
    match, lead, other = trick()
    move, _ = led(match, lead)
    hand = hand_of(match, other)
    line = " else ".join(f"if can {card} then {card}" for card in hand)
    match.orders(other, [line])
    match.play(move)
    assert match.made[-1].by_order and match.game.notation(match.moves[-1]) in hand


def test_a_condition_is_looked_at_by_the_seat_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match, lead, other = trick()
    move, _ = led(match, lead)
    lookers: list[int | None] = []

    def holds(view: Any, condition: str) -> bool:
        lookers.append(view.seat)
        return False

    monkeypatch.setattr(match.game, "holds", holds)
    match.orders(other, [" else ".join(f"if lead then {card}" for card in hand_of(match, other))])
    match.play(move)
    assert {1} == {other, *lookers}


def test_a_line_has_so_many_branches_and_no_more() -> None:
    match, _, other = trick()
    branches = [f"if lead then {hand_of(match, other)[0]}"] * MOST
    match.orders(other, [" else ".join(branches)])
    assert 1 == len(match.orders(other))
    with pytest.raises(BadMove):
        match.orders(other, [" else ".join([*branches, branches[0]])])


def test_a_list_of_lines_answers_one_decision_after_the_other() -> None:
    """In Progress a turn has several: the second line is for the second decision, and then she is asked."""
    match = holocene.new("progress", players=2, seed=2)
    first = match.to_act
    assert first is not None
    second = 1 - first
    match.orders(second, ["if can draw deck 1 then draw deck 1", "draw deck 1 else end"])
    while match.to_act == first:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    by_order = [match.game.notation(made.action) for made in match.made if made.by_order and made.seat == second]
    assert by_order[:1] == ["draw deck 1"] and match.orders(second) == ()


def test_own_moves_are_not_followed_by_lines() -> None:
    """Orders given in one's own turn wait until it comes again."""
    match = holocene.new("progress", players=2, seed=2)
    seat = match.to_act
    assert seat is not None
    match.orders(seat, ["if can end then end"])
    match.play("draw deck 1")
    assert seat == match.to_act and not match.made[-1].by_order
    assert ("if can end then end",) == match.orders(seat)


def test_marks_and_lines_do_not_end_each_other() -> None:
    """A card marked for the Upkeep waits on when a line has been played."""
    match = holocene.new("progress", players=2, seed=2)
    first = match.to_act
    assert first is not None
    second = 1 - first
    card = next(iter(match.view(second).players[second].hand))
    match.orders(second, [f"discard {card}", "if can draw deck 1 then draw deck 1"])
    while match.to_act == first:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert (f"discard {card}",) == match.orders(second)


def test_a_move_by_order_is_not_taken_back_by_its_maker_alone() -> None:
    match, lead, other = trick()
    move, _ = led(match, lead)
    match.orders(other, [" else ".join(f"if can {card} then {card}" for card in hand_of(match, other))])
    match.play(move)
    assert not match.can_undo()


def test_records_with_lines_replay_exactly() -> None:
    match, lead, other = trick()
    move, led_card = led(match, lead)
    match.orders(other, [f"if trick {led_card} then {card}" for card in hand_of(match, other)])
    match.play(move)
    assert match.made[-1].by_order
    for text in (match.record().to_json(), match.record().to_text()):
        again = replay(read_record(text))
        assert (match.moves, match.digest(), match.record().orders) == (
            again.moves, again.digest(), again.record().orders,
        )  # fmt: skip


def test_a_pile_and_an_age_are_conditions_in_progress() -> None:
    """By the card on top of a discard pile, and by the age that has begun."""
    match = holocene.new("progress", players=2, seed=2)
    game, view = match.game, match.view(0)
    assert not game.holds(view, "age 2") and not any(game.holds(view, each) for each in game.conditions)
    rng = iter(range(10_000))
    while not any(match.view(0).piles) and next(rng) < 400:
        match.play(next((m for m in match.legal() if m.startswith(("draw deck", "discard"))), match.legal()[0]))
    pile = next(pile for pile in match.view(0).piles if pile)
    assert game.holds(match.view(0), f"pile {pile[-1]}")


def test_the_colour_of_a_trick_is_a_condition() -> None:
    match, lead, _ = trick()
    view = msgspec.structs.replace(match.view(lead), fixed="violet")
    assert (True, False) == (match.game.holds(view, "colour violet"), match.game.holds(view, "colour green"))
