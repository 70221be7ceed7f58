"""Moves that are not made yet: what goes by itself, what a technology makes possible, what is chosen ahead."""

from __future__ import annotations

import pytest

from holocene import Match
from holocene.core.contract.ahead import Foreseen, Usual
from holocene.games.progress.preview import Own
from tests.progress.helpers import after, position


def usual(match: Match) -> Usual | None:
    """The move that may go by itself."""
    found: Usual | None = match.game.usual(match.state)
    return found


def foreseen(match: Match, move: str) -> dict[str, Foreseen]:
    """What a move would make possible, by key."""
    return {each.key: each for each in match.game.foresee(match.state).get(move, ())}


def own(match: Match) -> Own:
    found: Own = match.game.preview(match.state, 0).own
    return found


@pytest.mark.rule("D4")
def test_what_is_under_development_stays_by_itself() -> None:
    """She may take it back, so it is her choice; that it stays goes without asking, and can be undone."""
    match = position("table: phase turn | seat 0: developing pottery=3")
    assert {"keep", "take back pottery"} == set(match.legal())
    assert Usual("keep", "stays") == usual(match)
    match.play("keep")
    assert match.can_undo()
    match.undo()
    assert "take back pottery" in match.legal()


@pytest.mark.rule("A1")
def test_a_turn_ends_by_itself_only_when_nothing_is_left() -> None:
    """With an action left there is always something to do (A3); without one, the end alone."""
    assert usual(position("seat 0: hand wheel")) is None
    match = position("table: used 2 | seat 0: hand wheel")
    assert ["end"] == match.legal()
    assert Usual("end", "end") == usual(match)


@pytest.mark.rule("D3")
def test_the_order_of_maturing_is_asked_only_where_it_can_matter() -> None:
    """Two technologies without symbols come to the same in either order; a symbol that begins an age does not."""
    match = position("table: phase turn | seat 0: developing pottery=1 wheel=1")
    assert {"complete pottery", "complete wheel"} == set(match.legal())
    found = usual(match)
    assert found is not None and found.why == "alike"


@pytest.mark.rule("A11", "A23")
@pytest.mark.parametrize("verb", ["discover", "research"])
def test_a_prerequisite_says_what_it_makes_cheaper(verb: str) -> None:
    """Bronze asks 2 Engineering or Pottery, and 1 Science: with Pottery in the area it costs less."""
    match = position("seat 0: hand bronze pottery; tokens engineering engineering science science")
    assert (
        Foreseen("foreseen-cheaper", "A11", {"cards": ["bronze"]})
        == foreseen(match, f"{verb} pottery")["foreseen-cheaper"]
    )
    assert {} == {key: f for key, f in foreseen(match, f"{verb} bronze").items() if key.endswith(("free", "cheaper"))}


@pytest.mark.rule("A11")
def test_a_card_that_would_cost_nothing_is_named_as_free() -> None:
    """With Calendar and Agriculture both lines of Irrigation are met; a card that she has already is not named."""
    match = position("seat 0: hand irrigation calendar; active agriculture; tokens science science science")
    assert ["irrigation"] == foreseen(match, "discover calendar")["foreseen-free"].facts["cards"]
    had = position("seat 0: hand irrigation calendar; active agriculture irrigation; tokens science science science")
    assert "foreseen-free" not in foreseen(had, "discover calendar")


@pytest.mark.rule("A2")
def test_another_action_is_foreseen_of_a_discovery_alone() -> None:
    """A benefit counts in the same turn; under development there is none (A23)."""
    match = position(f"table: age 2 | seat 0: hand guilds; tokens {'general ' * 9}")
    assert {"n": 1} == foreseen(match, "discover guilds")["foreseen-action"].facts
    assert "foreseen-action" not in foreseen(match, "research guilds")


@pytest.mark.rule("V1")
def test_taking_the_lead_on_a_track_is_foreseen() -> None:
    """Whoever is alone in front already does not take the lead again."""
    tokens = f"tokens {'general ' * 9}"
    match = position(f"seat 0: hand iron; {tokens}")
    assert {"power": "army"} == foreseen(match, "discover iron")["foreseen-leads"].facts
    ahead = position(f"seat 0: hand iron; power army=2; {tokens}")
    assert "foreseen-leads" not in foreseen(ahead, "discover iron")


@pytest.mark.rule("N2", "A13")
def test_a_payment_is_sure_that_gives_up_nothing_playable() -> None:
    """Tokens come back, and a copy of what she has can never be played; another card could be."""
    tokens = position("seat 0: hand wheel pottery; tokens engineering engineering")
    assert own(tokens).bills["discover wheel"].sure
    copies = position("seat 0: hand writing pottery; active pottery")
    assert own(copies).bills["discover writing"].sure
    cards = position("seat 0: hand wheel pottery bronze")
    assert not own(cards).bills["discover wheel"].sure


@pytest.mark.rule("U1")
def test_discards_are_chosen_ahead_as_many_as_are_too_many() -> None:
    """A card of which she has a copy goes first; whoever is not asked has none chosen."""
    match = after("seat 0: hand wheel pottery writing bronze irrigation calendar; active pottery", "end")
    assert (1, ("pottery",)) == (own(match).wanted, own(match).least)
    assert () == own(position("seat 0: hand wheel pottery")).least


@pytest.mark.rule("M2", "M7")
def test_a_section_is_promised_only_while_it_is_open() -> None:
    """Masonry meets the first section of the Great Wall; where somebody has covered that, it meets nothing new."""
    text = "table: milestone great-wall{} | seat 0: hand masonry; tokens engineering engineering"
    free, covered = (position(text.format(more), expansions="milestones") for more in ("", "; covered 1=1"))
    assert {"milestone": "great-wall"} == foreseen(free, "discover masonry")["foreseen-section"].facts
    assert "foreseen-section" not in foreseen(covered, "discover masonry")


@pytest.mark.rule("I3")
def test_points_for_every_five_are_those_that_would_be_new() -> None:
    """With Geology the fifth science brings one; a card of another type brings none, though one is there."""
    active = "geology astronomy calendar mathematics"
    match = position(
        f"table: age 4 | seat 0: hand heliocentrism; active {active}; tokens {'general ' * 9}",
        expansions="industrial",
    )
    assert {"n": 1} == foreseen(match, "discover heliocentrism")["foreseen-five"].facts
    had = position(
        f"table: age 4 | seat 0: hand opera; active {active} heliocentrism; tokens {'general ' * 15}",
        expansions="industrial",
    )
    assert "discover opera" in had.legal()
    assert "foreseen-five" not in foreseen(had, "discover opera")
