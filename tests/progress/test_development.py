"""Chapter 7: the Development phase."""

from __future__ import annotations

import pytest

from tests.progress.helpers import (
    after,
    choices,
    developing,
    hand,
    play,
    player,
    position,
    power,
    refused,
    skills,
    tokens,
    told,
)


@pytest.mark.rule("D1")
def test_each_technology_loses_one_marker_in_its_owners_turn() -> None:
    """One marker goes from each technology under development of the player in turn, none from others'."""
    text = "table: phase turn | seat 0: developing wheel=4 bronze=2 | seat 1: developing calendar=3"
    match = position(text)
    assert ({"wheel": 3, "bronze": 1}, {"calendar": 3}) == (developing(match), developing(match, 1))
    play(match, "keep; end")
    assert ({"wheel": 3, "bronze": 1}, {"calendar": 2}) == (developing(match), developing(match, 1))


@pytest.mark.rule("D2")
def test_a_technology_without_markers_is_active_at_once() -> None:
    """The last marker goes: it is active, gives its benefits, and nobody is asked."""
    match = position("table: age 2; phase turn | seat 0: developing astrolabe=1")
    assert (("astrolabe",), {}) == (player(match).active, developing(match))
    assert ({"quick-draw": 1}, [2, 1, 1]) == (skills(match), power(match))
    assert "act" == match.view(0).phase


@pytest.mark.rule("D2")
def test_a_symbol_that_becomes_active_in_the_phase_begins_the_age_there() -> None:
    """Medicine becomes active: its token comes, Age II begins, and its deck is open in this turn's Action phase."""
    match = position("table: phase turn | seat 0: developing medicine=1")
    assert (2, {"science": 1}) == (match.view(0).age, tokens(match))
    assert "" == refused(match, "draw deck 2")


@pytest.mark.rule("D3")
def test_of_several_the_player_chooses_the_order() -> None:
    """Two technologies lose their last marker: she says which comes first; the other follows."""
    text = "table: phase turn | seat 0: developing calendar=1 pottery=1 wheel=2"
    match = position(text)
    assert ["complete calendar", "complete pottery"] == sorted(match.legal())
    assert "D2 not-complete" == refused(match, "complete wheel")
    assert "D4 not-now" == refused(match, "take back wheel")
    play(match, "complete pottery; keep")
    activated = [event.facts["technology"] for event in match.events() if event.kind == "activates"]
    assert ["pottery", "calendar"] == activated
    assert {"wheel": 1} == developing(match)


@pytest.mark.rule("D3", "G4")
def test_one_still_waiting_is_lost_when_its_age_leaves() -> None:
    """Universities first begins Age III, and Calendar leaves with Age I; Calendar first, and both are active."""
    text = "table: age 2; phase turn | seat 0: developing calendar=1 universities=1"
    first = after(text, "complete universities")
    assert (3, ("universities",), {}) == (first.view(0).age, player(first).active, tokens(first))
    assert ({}, 0) == (developing(first), player(first).hand_size)
    second = after(text, "complete calendar")
    assert (3, ("calendar", "universities")) == (second.view(0).age, player(second).active)
    assert {"science": 1} == tokens(second)


@pytest.mark.rule("D3", "E2")
def test_one_still_waiting_is_lost_when_the_game_ends() -> None:
    """The end symbol becomes active first: the other technology was not active and scores nothing."""
    text = "table: age 3; phase turn | seat 0: developing steam-pump=1 opera=1"
    first = after(text, "complete steam-pump", players=1)
    assert (True, ("steam-pump",), {}) == (first.is_over, player(first).active, developing(first))
    second = after(text, "complete opera", players=1)
    assert (True, ("steam-pump", "opera")) == (second.is_over, player(second).active)


@pytest.mark.rule("D3")
def test_each_is_settled_before_the_next() -> None:
    """Of three, the choice between the other two comes after the new age that the first one began."""
    match = position("table: phase turn | seat 0: developing calendar=1 medicine=1 pottery=1")
    play(match, "complete medicine")
    assert (2, ["calendar", "pottery"]) == (match.view(0).age, sorted(choices(match, "complete")))
    play(match, "complete calendar")
    kinds = told(match, "age-begins", "activates")
    assert ["D2 activates", "G2 age-begins", "D2 activates", "D2 activates"] == kinds


@pytest.mark.rule("D4")
def test_technologies_may_be_taken_back_and_lose_their_markers() -> None:
    """At the end of the phase any or all of them may return to hand; researched again they start anew."""
    text = "table: phase turn | seat 0: developing wheel=3 bronze=2 calendar=4; skills development=2"
    match = position(text)
    assert ["keep", "take back bronze", "take back calendar", "take back wheel"] == sorted(match.legal())
    play(match, "take back wheel; take back bronze; keep")
    assert (["bronze", "wheel"], {"calendar": 3}) == (hand(match), developing(match))
    assert {"calendar": 3, "wheel": 4} == developing(play(match, "research wheel"))
    every = after(text, "take back wheel; take back bronze; take back calendar")
    assert ("act", {}) == (every.view(0).phase, developing(every))


@pytest.mark.rule("D4")
def test_a_technology_taken_back_is_no_prerequisite_any_more() -> None:
    """It is out of the area: another copy may be discovered, and lines that name it must be paid."""
    text = "table: phase turn | seat 0: developing pottery=3; hand wheel"
    assert ["wheel"] == choices(after(text, "keep"), "discover")
    match = after(text, "take back pottery")
    assert "A14 cannot-pay" == refused(match, "discover wheel")
    assert ("pottery",) == player(play(match, "discover pottery; discard wheel")).active


@pytest.mark.rule("D4")
def test_completed_technologies_cannot_be_taken_back() -> None:
    """Only what is still under development at the end of the phase may be taken back, and only then."""
    match = position("table: phase turn | seat 0: developing wheel=1 bronze=3")
    assert ["keep", "take back bronze"] == sorted(match.legal())
    assert "D4 not-developing" == refused(match, "take back wheel")
