"""Chapter 3: the seven skills."""

from __future__ import annotations

import pytest

from holocene import Match
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
    told,
)


def actions_taken(match: Match) -> int:
    """How many Quick Draws the player in turn can take before only the end is left."""
    count = 0
    while "quick draw deck 1" in match.legal():
        count += 1
        play(match, "quick draw deck 1")
    return count


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("step", "value"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_action_is_the_number_of_actions_a_turn(step: int, value: int) -> None:
    """As many actions a turn as the Action skill says, then only the end."""
    match = position(f"seat 0: skills action={step}")
    assert value == actions_taken(match)
    assert ["end"] == match.legal()


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("step", "value"), [(0, 3), (2, 5), (5, 8)])
def test_draw_is_the_number_of_cards_of_a_draw(step: int, value: int) -> None:
    """A Draw action draws as many cards as the skill says."""
    match = position(f"seat 0: skills draw={step} hand=4")
    for _ in range(value):
        play(match, "draw deck 1")
    assert (value, 1) == (player(match).hand_size, match.to_act)


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("step", "kept"), [(0, 5), (1, 6), (4, 9)])
def test_hand_size_limits_the_hand_only_at_the_end_of_the_turn(step: int, kept: int) -> None:
    """During the turn there is no limit; at its end no more cards are kept than the skill says."""
    cards = "pottery*2 masonry*2 wheel*2 bronze*2 calendar*2 herbalism*2"
    match = after(f"seat 0: skills hand={step}; hand {cards}", "quick draw deck 1")
    assert 13 == player(match).hand_size
    play(match, "end")
    while match.to_act == 0:
        play(match, match.legal()[0])
    assert kept == player(match).hand_size


@pytest.mark.rule("K4")
@pytest.mark.parametrize("step", [0, 1, 4])
def test_shuffle_is_how_often_shuffle_and_draw_repeats(step: int) -> None:
    """The two steps, shuffle and draw, are taken as often as the skill says."""
    match = position(f"seat 0: skills shuffle={step}")
    for _ in range(step + 1):
        assert 0 == match.view(0).used or match.view(0).phase == "shuffle"
        play(match, "shuffle 1")
    assert (step + 1, "act") == (player(match).hand_size, match.view(0).phase)


@pytest.mark.rule("K5")
@pytest.mark.parametrize(("step", "value"), [(0, 1), (1, 2), (4, 5)])
def test_development_is_how_many_technologies_may_be_under_development(step: int, value: int) -> None:
    """Research is possible until so many technologies are under development."""
    cards = ["pottery", "masonry", "wheel", "bronze", "calendar", "herbalism"]
    match = position(f"seat 0: skills development={step} action=3; hand {' '.join(cards)}")
    for card in cards[:value]:
        play(match, f"research {card}")
    assert value == len(developing(match))
    assert refused(match, "research herbalism") in ("A21 development-full", "A5 no-action-left")
    assert [] == choices(match, "research")


@pytest.mark.rule("K6")
@pytest.mark.parametrize(("step", "value"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_research_is_the_number_of_markers(step: int, value: int) -> None:
    """A Research action puts as many markers on the card as the skill says."""
    assert {"wheel": value} == developing(after(f"seat 0: skills research={step}; hand wheel", "research wheel"))


@pytest.mark.rule("K7")
@pytest.mark.parametrize(("step", "draws", "discards"), [(0, 1, 0), (1, 2, 0), (2, 3, 1), (3, 3, 0), (4, 4, 1)])
def test_quick_draw_draws_and_then_discards(step: int, draws: int, discards: int) -> None:
    """Quick Draw X/Y draws X cards, then discards Y."""
    match = position(f"seat 0: skills quick-draw={step}")
    for _ in range(draws):
        play(match, "quick draw deck 1")
    for _ in range(discards):
        assert "quick-discard" == match.view(0).phase
        play(match, match.legal()[0])
    assert (draws - discards, discards, "act") == (
        player(match).hand_size,
        len(match.view(0).piles[0]),
        match.view(0).phase,
    )


@pytest.mark.rule("K8")
def test_a_step_moves_the_marker_one_position_to_the_right() -> None:
    """An increase moves the marker one position, whatever is printed there: Research falls from 4 to 3 markers."""
    match = after("seat 0: hand geometry wheel; active mathematics masonry", "discover geometry")
    assert {"research": 1} == skills(match)
    assert {"wheel": 3} == developing(play(match, "research wheel"))


@pytest.mark.rule("K9")
def test_a_step_past_the_last_position_is_lost() -> None:
    """A skill or power marker on its last position stays there."""
    text = "table: age 2 | seat 0: hand guilds; active coinage bridges; skills action=3"
    match = after(text, "discover guilds")
    assert {"action": 3} == skills(match)
    assert ["K9 step-lost"] == told(match, "step-lost")
    text = "table: age 2 | seat 0: hand castles; active masonry feudalism; power army=19"
    match = after(text, "discover castles")
    assert [1, 1, 20] == power(match)


@pytest.mark.rule("K10")
def test_a_lowered_skill_counts_only_for_what_is_done_afterwards() -> None:
    """Losing a Development step leaves both technologies where they are, with no Research until fewer are there."""
    text = (
        "table: age 3 | seat 0: hand paper; skills development=1; guide trota-of-salerno;"
        "developing compass=2 castles=2 | seat 1: guide avicenna"
    )
    match = position(text, expansions="personalities")
    assert "A21 development-full" == refused(match, "research paper")
    play(match, "guide leonardo-da-vinci")
    assert {} == skills(match)
    assert {"compass": 2, "castles": 2} == developing(match)
    play(match, "end; end; take back castles; keep")
    assert ({"compass": 1}, "A21 development-full") == (developing(match), refused(match, "research paper"))
    play(match, "end; end")
    assert ((), ["castles", "paper"]) == (player(match).developing, hand(match))
    assert {"paper": 4} == developing(play(match, "research paper"))


@pytest.mark.rule("K10")
def test_markers_already_placed_stay() -> None:
    """A Research step gained later changes nothing on cards that are already under development."""
    text = "seat 0: hand geometry; active mathematics masonry; developing wheel=4"
    match = after(text, "discover geometry")
    assert ({"research": 1}, {"wheel": 4}) == (skills(match), developing(match))
    assert {"wheel": 3} == developing(play(match, "end; end"))
