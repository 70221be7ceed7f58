"""Chapter 9: the Upkeep phase."""

from __future__ import annotations

import pytest

import holocene
from tests.core.frozen import CARDS
from tests.progress.helpers import after, choices, hand, play, player, position, ready, refused, told

SEVEN = "seat 0: hand pottery*2 masonry*2 bronze wheel calendar"


@pytest.mark.rule("U1")
def test_discards_down_to_the_hand_size_and_no_further() -> None:
    """Seven cards with Hand Size 5: two of her choice go, for nothing; then the turn is over."""
    match = after(SEVEN, "end")
    assert ["bronze", "calendar", "masonry", "pottery", "wheel"] == sorted(choices(match, "discard"))
    assert "T1 not-now" == refused(match, "end")
    play(match, "discard wheel; discard pottery")
    assert (1, 5, 0) == (match.to_act, player(match).hand_size, match.view(0).pool)
    assert ("wheel", "pottery") == match.view(0).piles[0]
    assert ["U1 discards", "U1 discards"] == told(match, "discards")


@pytest.mark.rule("U1")
def test_with_no_excess_nothing_is_discarded() -> None:
    """Five cards with Hand Size 5: she is not asked and may not discard more."""
    match = after("seat 0: hand pottery*2 masonry*2 bronze", "end")
    assert (1, 5) == (match.to_act, player(match).hand_size)
    assert "N5 not-now" == refused(match, "discard pottery")


@pytest.mark.rule("U2")
def test_all_own_tokens_turn_back_to_the_coloured_side() -> None:
    """At the end of her turn all her tokens are ready again, other players' are not."""
    text = "seat 0: tokens science*2 general; spent science*2 general | seat 1: tokens culture; spent culture"
    match = position(text)
    assert ({}, {}) == (ready(match), ready(match, 1))
    play(match, "end")
    assert ({"science": 2, "general": 1}, {}) == (ready(match), ready(match, 1))
    play(match, "end")
    assert {"culture": 1} == ready(match, 1)


@pytest.mark.rule("U2")
def test_tokens_stay_grey_until_the_turn_ends() -> None:
    """A token flipped for one cost cannot pay another in the same turn."""
    match = after("seat 0: hand pottery musical-instruments; tokens general", "discover pottery; flip general")
    assert {"engineering": 1} == ready(match)
    assert "A14 cannot-pay" == refused(match, "discover musical-instruments")
    assert {"engineering": 1, "general": 1} == ready(play(match, "end"))


@pytest.mark.rule("U3")
def test_cards_marked_ahead_go_without_asking() -> None:
    """She marked two cards before her turn ended: they go in that order, and the next player acts at once."""
    match = position(SEVEN)
    match.orders(0, ["discard calendar", "discard bronze", "discard wheel"])
    play(match, "end")
    assert (1, ("calendar", "bronze")) == (match.to_act, match.view(0).piles[0])
    assert ["masonry", "masonry", "pottery", "pottery", "wheel"] == hand(match)
    assert () == match.orders(0)


@pytest.mark.rule("U3")
def test_she_is_asked_for_the_rest() -> None:
    """One card was marked and two must go: the marked one goes first, then she is asked."""
    match = position(SEVEN)
    match.orders(0, ["discard wheel"])
    play(match, "end")
    assert (0, "upkeep", ("wheel",)) == (match.to_act, match.view(0).phase, match.view(0).piles[0])
    assert 1 == play(match, "discard bronze").to_act


@pytest.mark.rule("U3")
def test_cards_may_be_marked_at_any_time_and_those_no_longer_in_hand_are_passed_over() -> None:
    """Marked in another player's turn; one of them is discovered before the Upkeep comes."""
    match = position("table: turn 1 | " + SEVEN + " poetry")
    match.orders(0, ["discard wheel", "discard poetry", "discard bronze"])
    play(match, "end", "research wheel", "end")
    assert (1, ("poetry", "bronze")) == (match.to_act, match.view(0).piles[0])


@pytest.mark.rule("U3")
def test_marked_cards_are_for_the_next_upkeep_only() -> None:
    """That Upkeep demanded nothing, or fewer cards: at the one after it she is asked again."""
    match = position("seat 0: hand pottery*2 masonry*2")
    match.orders(0, ["discard masonry"])
    play(match, "end", "end", "draw deck 1; draw deck 1; draw deck 1")
    assert ("upkeep", 0, ()) == (match.view(0).phase, match.to_act, match.orders(0))
    fewer = position(SEVEN)
    fewer.orders(0, ["discard calendar", "discard bronze", "discard wheel"])
    play(fewer, "end", "end", "draw deck 1; stop")
    assert ("upkeep", 0) == (fewer.view(0).phase, fewer.to_act)


@pytest.mark.rule("U3")
def test_marked_cards_are_secret_and_touch_no_other_discard() -> None:
    """Others are shown nothing of them; a Quick Draw or a payment still asks; the record plays them again."""
    match = position(SEVEN + "; skills quick-draw=2")
    before = match.view(1)
    match.orders(0, ["discard calendar", "discard bronze", "discard wheel"])
    assert before == match.view(1)
    play(match, "quick draw deck 1; quick draw deck 1; quick draw deck 1")
    assert ("quick-discard", 10) == (match.view(0).phase, player(match).hand_size)
    play(match, "discard pottery; end")
    assert ("pottery", "calendar", "bronze", "wheel") == match.view(0).piles[0][:4]
    assert match.record() == holocene.replay(match.record(), pack=CARDS).record()
    assert () == match.record(reveal=False).orders
