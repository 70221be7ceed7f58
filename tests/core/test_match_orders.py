"""Orders given ahead: played in a seat's stead, secret, and gone once their occasion has passed."""

from __future__ import annotations

import pytest

from holocene.core.errors import BadMove, BadOption, IllegalMove
from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from tests.core.counting import begin


def test_orders_answer_a_decision_right_after_the_move_that_leads_there() -> None:
    """Two pebbles are owed and two were ordered: nobody is asked."""
    match = begin()
    assert match.orders(0, ["Drop  red", "drop blue"]) == ("drop red", "drop blue")
    match.play("count; count; end turn")
    assert match.moves == [0, 0, 2, 3, 4] and match.to_act == 1
    assert match.orders(0) == ()


def test_a_seat_is_asked_for_what_it_did_not_order() -> None:
    """One pebble was ordered, three are owed."""
    match = begin()
    match.orders(0, ["drop blue"])
    match.play("count; count; count; end turn")
    assert match.to_act == 0 and match.legal() == ["drop red", "drop blue"] and match.moves[-1] == 4


def test_orders_wait_for_their_occasion_and_what_is_left_then_lapses() -> None:
    """Orders are for one occasion: a third pebble is not kept for a later turn."""
    match = begin()
    match.orders(0, ["drop red", "drop red", "drop blue"])
    match.play("end turn; end turn")
    assert len(match.orders(0)) == 3
    match.play("count; end turn")
    assert match.to_act == 1 and match.orders(0) == ()


def test_orders_of_other_seats_wait() -> None:
    """The pebbles of seat 0 are not dropped by the orders of seat 1."""
    match = begin()
    match.orders(1, ["drop red"])
    match.play("count; end turn")
    assert match.to_act == 0 and match.orders(1) == ("drop red",)


def test_undo_takes_back_what_orders_made_of_a_move() -> None:
    """The move and the pebbles dropped for it go together, and the orders wait again."""
    match = begin()
    match.play("count; count")
    before = match.digest()
    match.orders(0, ["drop red"])
    match.play("end turn")
    assert match.moves == [0, 0, 2, 3] and match.can_undo()
    match.orders(1, ["drop blue"])
    match.undo()
    assert match.moves == [0, 0] and match.digest() == before
    assert match.orders(0) == ("drop red",) and match.orders(1) == ("drop blue",)
    match.orders(0, [])
    match.play("end turn")
    assert match.moves == [0, 0, 2]
    assert replay(match.record(), game=match.game).record() == match.record()


def test_a_refused_row_of_moves_leaves_the_orders() -> None:
    """All or nothing holds for orders too."""
    match = begin()
    match.orders(0, ["drop red"])
    with pytest.raises(IllegalMove):
        match.play("count; end turn; drop red")
    assert match.moves == [] and match.orders(0) == ("drop red",)


def test_orders_must_be_moves_of_a_seat_at_the_table() -> None:
    """Nonsense is refused when it is given, not when it is due."""
    match = begin()
    with pytest.raises(BadMove):
        match.orders(0, ["dance"])
    with pytest.raises(BadOption):
        match.orders(2, [])


def test_orders_survive_in_the_record_and_are_secret_while_it_is_played() -> None:
    """A match that is replayed goes on with the orders that waited."""
    match = begin()
    match.orders(0, ["drop blue"])
    match.play("count; end turn")
    match.orders(0, ["drop red", "drop red"])
    match.orders(1, ["drop blue"])
    record = match.record()
    for form in (record.to_json(), record.to_text()):
        again = replay(read_record(form), game=match.game)
        assert again.record() == record and again.made == match.made
        assert again.orders(0) == ("drop red", "drop red") and again.orders(1) == ("drop blue",)
    assert match.record(reveal=False).orders == ()
