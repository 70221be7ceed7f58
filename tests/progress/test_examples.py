"""Chapter 20: the worked examples of the books."""

from __future__ import annotations

import pytest

from tests.progress.helpers import (
    after,
    choices,
    developing,
    facts,
    hand,
    play,
    player,
    points,
    position,
    ready,
    refused,
    skills,
)

JANE = (
    "seat 0: active alphabet bridges pottery; tokens engineering science general;"
    "hand irrigation calendar poetry philosophy monotheism"
)
IRRIGATION = "discover irrigation; flip engineering; flip science; flip general; discard calendar; discard poetry"


@pytest.mark.rule("W1", "A11", "A12", "N1", "N2")
def test_irrigation_is_exactly_paid() -> None:
    """Irrigation with Alphabet, Bridges, Pottery: three tokens and two discards, nothing left over."""
    owed = after(JANE, "discover irrigation").view(0).owed
    assert {"science": 3, "engineering": 2, "culture": 0} == owed
    match = after(JANE, IRRIGATION)
    assert ("pottery", "irrigation", "bridges", "alphabet") == player(match).active
    assert (0, {}) == (match.view(0).pool, ready(match))
    assert ({"draw": 1}, ("calendar", "poetry")) == (skills(match), match.view(1).piles[0])


@pytest.mark.rule("W1", "A14")
def test_irrigation_needs_all_five() -> None:
    """Without Poetry, with nothing else in hand, 1 Knowledge is missing."""
    match = position(
        "seat 0: active alphabet bridges pottery; tokens engineering science general; hand irrigation calendar"
    )
    assert "A14 cannot-pay" == refused(match, "discover irrigation")
    assert 1 == facts(match, "discover irrigation")["n"]


@pytest.mark.rule("W2", "A11", "N2")
def test_then_philosophy() -> None:
    """Her tokens are spent: Monotheism for 2 General pays the Culture line, Alphabet meets the Science line."""
    match = after(JANE, IRRIGATION)
    play(match, "discover philosophy")
    assert {"science": 0, "engineering": 0, "culture": 2} == match.view(0).owed
    assert [] == choices(match, "flip")
    play(match, "discard monotheism")
    assert "philosophy" in player(match).active
    assert (0, [], 2) == (match.view(0).pool, hand(match), match.view(0).used)
    assert {"draw": 1, "development": 1} == skills(match)


@pytest.mark.rule("W3", "A20", "A21", "A11", "D1", "D2")
def test_crop_rotation_is_researched() -> None:
    """Development 2 with one there, Research 4: four markers; a prerequisite at once, active after four phases."""
    text = "table: age 2 | seat 0: hand crop-rotation fertilizers; skills development=1; developing wheel=9"
    match = after(text, "research crop-rotation")
    assert {"wheel": 9, "crop-rotation": 4} == developing(match)
    play(match, "end; end")
    for markers in (3, 2, 1):
        assert markers == developing(match)["crop-rotation"]
        assert () == player(match).active
        play(match, "keep; end; end")
    assert (("crop-rotation",), {"wheel": 5}) == (player(match).active, developing(match))
    assert {"development": 1, "hand": 1} == skills(match)


@pytest.mark.rule("W3", "A23")
def test_crop_rotation_serves_as_a_prerequisite_at_once() -> None:
    """In the same turn Fertilizers owes only its second line, 5 Science or Chemistry."""
    text = "table: age 3 | seat 0: hand crop-rotation fertilizers; skills development=1; developing paper=2"
    match = after(text + "; tokens science*5", "research crop-rotation; discover fertilizers")
    assert {"science": 5, "engineering": 0, "culture": 0} == match.view(0).owed


@pytest.mark.rule("W4", "V1", "V2")
def test_the_scoring_example() -> None:
    """Jane, John, Mary, David and Dan on the three power tracks."""
    seats = [
        "seat 0: power prestige=6 population=4 army=5",
        "seat 1: power prestige=6 population=5 army=3",
        "seat 2: power prestige=5 population=5 army=3",
        "seat 3: power prestige=5 population=5 army=4",
        "seat 4: power prestige=3 population=8 army=3",
    ]
    match = position(" | ".join(seats), players=5)
    assert (8, 8, 2, 2, 0) == points(match, "prestige")
    assert (0, 4, 4, 4, 11) == points(match, "population")
    assert (12, 1, 1, 7, 1) == points(match, "army")


@pytest.mark.rule("W5", "N2")
def test_what_a_discard_and_a_token_yield() -> None:
    """Discarding a card of value 2 yields 2 General Knowledge; flipping a Culture token yields 1 Culture Knowledge."""
    match = after("seat 0: hand monotheism bridges; tokens culture general*3", "discover monotheism; discard bridges")
    assert (2, 6) == (match.view(0).pool, match.view(0).owed["culture"])
    play(match, "flip culture")
    assert (2, 5) == (match.view(0).pool, match.view(0).owed["culture"])


@pytest.mark.rule("W6", "A2")
def test_a_discovery_that_gives_an_action() -> None:
    """Guilds is the second of two actions; its Action step allows one more in the same turn."""
    text = "table: age 2 | seat 0: hand guilds; active coinage bridges"
    match = after(text, "quick draw deck 1; discover guilds")
    assert (2, {"action": 1}) == (match.view(0).used, skills(match))
    play(match, "quick draw deck 1")
    assert (3, ["end"]) == (match.view(0).used, match.legal())
