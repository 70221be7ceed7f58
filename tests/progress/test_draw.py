"""Chapter 8, Draw and Quick Draw."""

from __future__ import annotations

import pytest

from tests.progress.helpers import after, choices, hand, play, player, position, refused, told


@pytest.mark.rule("A30")
def test_each_card_comes_from_any_open_deck_or_pile() -> None:
    """Three cards one by one, each from another place, each looked at before the next is chosen."""
    match = after("table: age 2; pile 1 wheel; deck 2 compass castles", "draw pile 1")
    assert (["wheel"], "draw") == (hand(match), match.view(0).phase)
    assert ["deck 1", "deck 2"] == choices(match, "draw ")
    play(match, "draw deck 2")
    assert hand(match)[0] in ("compass", "castles")
    play(match, "draw deck 1")
    assert (3, 1) == (player(match).hand_size, match.to_act)


@pytest.mark.rule("A30")
def test_a_draw_ends_the_action_phase() -> None:
    """Unused actions are lost: after the cards comes the Upkeep."""
    text = "seat 0: hand pottery*2 masonry*2 bronze*2 wheel; skills action=3"
    match = after(text, "draw deck 1; draw deck 1; draw deck 1")
    assert ("upkeep", 0) == (match.view(0).phase, match.to_act)
    assert "A1 not-now" == refused(match, "research wheel")
    assert 1 == after("seat 0: skills action=3", "draw deck 1; stop").to_act


@pytest.mark.rule("A31")
def test_after_the_first_card_the_player_may_stop() -> None:
    """Draw is "up to": one card is drawn at least, then she may stop."""
    assert "A31 not-drawing" == refused(position(), "stop")
    match = after("", "draw deck 1")
    assert "stop" in match.legal()
    play(match, "stop")
    assert (1, 1) == (player(match).hand_size, match.to_act)
    assert 2 == player(after("", "draw deck 1; draw deck 1; stop")).hand_size


@pytest.mark.rule("A31")
def test_a_draw_stops_when_no_open_pile_has_a_card() -> None:
    """Two cards are left in all open places: the third draw falls away."""
    match = after("table: age 1; deck 1 wheel; pile 1 pottery", "draw deck 1; draw pile 1")
    assert ["pottery", "wheel"] == hand(match)
    assert (1, 2) == (match.to_act, match.view(0).age)


@pytest.mark.rule("A40")
def test_quick_draw_draws_then_discards_for_nothing() -> None:
    """With 3/1: three cards as in a Draw, then one card of choice, old or new, is discarded; the turn goes on."""
    text = "table: pile 1 pottery masonry wheel | seat 0: hand bridges; skills quick-draw=2"
    match = after(text, "quick draw pile 1; quick draw pile 1; quick draw deck 1")
    assert ("quick-discard", 4) == (match.view(0).phase, len(hand(match)))
    assert {"bridges", "wheel", "masonry"} <= set(choices(match, "discard"))
    play(match, "discard bridges")
    assert ("act", 0, 0) == (match.view(0).phase, match.to_act, match.view(0).pool)
    assert ("pottery", "bridges") == match.view(0).piles[0]
    assert ["A40 discards"] == told(match, "discards")
    new = after(text, "quick draw pile 1; quick draw pile 1; quick draw deck 1; discard wheel")
    assert ("pottery", "wheel") == new.view(0).piles[0]


@pytest.mark.rule("A40")
def test_after_a_quick_draw_the_turn_goes_on() -> None:
    """A second action may follow."""
    match = after("seat 0: hand wheel", "quick draw deck 1")
    assert "" == refused(match, "research wheel")
    assert 1 == match.view(0).used


@pytest.mark.rule("A41")
def test_a_quick_draw_cannot_stop_early() -> None:
    """Only Draw says "up to": X cards are drawn and Y discarded while there are any."""
    match = after("seat 0: skills quick-draw=2", "quick draw deck 1")
    assert "A31 not-drawing" == refused(match, "stop")
    assert ["quick draw deck 1"] == match.legal()
    play(match, "quick draw deck 1; quick draw deck 1")
    assert ["discard"] == sorted({move.split()[0] for move in match.legal()})


@pytest.mark.rule("A41")
def test_x_shrinks_when_no_open_pile_is_left() -> None:
    """Two cards in all the open places and a Quick Draw of 3/1: two are drawn, one is discarded."""
    text = "table: deck 1 wheel; pile 1 pottery | seat 0: skills quick-draw=2"
    match = after(text, "quick draw deck 1; quick draw pile 1")
    assert "quick-discard" == match.view(0).phase
    play(match, "discard wheel")
    assert (["pottery"], ("wheel",)) == (hand(match), match.view(0).piles[0])


@pytest.mark.rule("A41")
def test_the_only_card_in_hand_is_discarded_too() -> None:
    """Y shrinks only when no card is left: a Quick Draw of 3/1 that found one card leaves the hand empty."""
    match = after("table: deck 1 none; pile 1 wheel | seat 0: skills quick-draw=2", "quick draw pile 1")
    assert ("quick-discard", ["discard wheel"]) == (match.view(0).phase, match.legal())
    assert ([], ("wheel",)) == (hand(play(match, "discard wheel")), match.view(0).piles[0])


@pytest.mark.rule("A41")
def test_y_shrinks_when_no_card_is_left_in_hand() -> None:
    """A position with more discards owed than cards held: after the last card the action is over."""
    match = after("table: phase quick-discard; left 2; used 1 | seat 0: hand wheel", "discard wheel")
    assert ("act", 0) == (match.view(0).phase, match.view(0).left)
