"""A match as its log gives it: what a take-back beyond the barrier leaves standing."""

from __future__ import annotations

import pytest

from holocene.server.playing import Playing
from tests.core.counting import begin


@pytest.fixture
def playing() -> Playing:
    """A turn that ended with a pebble dropped by order, and one of another seat."""
    match = begin()
    playing = Playing(match.game, match.options, match.secret)
    playing.do("orders", 0, ["drop red"])
    for move in ("count", "end turn", "count"):
        playing.do("play", playing.match.to_act or 0, [move])
    assert ["count", "end turn", "drop red", "count"] == [match.game.notation(move) for move in playing.match.moves]
    return playing


def test_what_orders_made_of_a_move_goes_with_it(playing: Playing) -> None:
    """The last move that the seat chose itself is taken back; then its orders wait again."""
    assert (1, 3) == (playing.back_ply(0), playing.back_ply(1))
    playing.do("back", 0, 1)
    assert (1, 0, ("drop red",)) == (playing.n, playing.match.to_act, playing.match.orders(0))


def test_orders_given_since_then_still_hold(playing: Playing) -> None:
    """Of every seat: nobody asked to forget them."""
    playing.do("orders", 1, ["drop blue"])
    playing.do("orders", 0, ["drop blue", "drop red"])
    playing.do("back", 0, 1)
    assert [("drop blue", "drop red"), ("drop blue",)] == [playing.match.orders(seat) for seat in (0, 1)]
