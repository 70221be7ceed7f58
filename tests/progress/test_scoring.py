"""Chapter 13: scoring."""

from __future__ import annotations

import pytest

from tests.progress.helpers import points, position

PLACES = {"prestige": [10, 6, 3, 1, 0], "population": [11, 7, 4, 2, 0], "army": [12, 7, 3, 1, 0]}


def tracks(track: str, *positions: int) -> tuple[int, ...]:
    """The points of a power track with the markers of all players on these positions."""
    seats = [f"seat {seat}: power {track}={at}" for seat, at in enumerate(positions)]
    return points(position(" | ".join(seats), players=len(positions)), track)


@pytest.mark.rule("V1")
@pytest.mark.parametrize("track", PLACES)
def test_power_tracks_score_by_position(track: str) -> None:
    """Prestige 10/6/3/1, Population 11/7/4/2, Army 12/7/3/1; the fifth gets nothing."""
    assert tuple(PLACES[track]) == tracks(track, 9, 8, 7, 6, 5)
    assert tuple(PLACES[track][place] for place in (2, 0, 1)) == tracks(track, 3, 20, 4)
    assert tuple(PLACES[track][:2]) == tracks(track, 2, 1)


@pytest.mark.rule("V2")
def test_level_players_share_their_places_rounded_down() -> None:
    """Places' points are added and divided equally among those who are level, rounded down."""
    assert (8, 8, 3) == tracks("prestige", 5, 5, 4)
    assert (10, 4, 4) == tracks("prestige", 6, 5, 5)
    assert (7, 7, 7) == tracks("army", 2, 2, 2)
    assert (9, 9) == tracks("army", 4, 4)
    assert (5, 5, 5, 5) == tracks("prestige", 3, 3, 3, 3)
    assert (4, 4, 4, 4, 4) == tracks("population", 1, 1, 1, 1, 1)
    assert (12, 7, 3, 0, 0) == tracks("army", 9, 8, 7, 6, 6)


@pytest.mark.rule("V3")
def test_points_to_the_left_of_every_skill_marker() -> None:
    """VP symbols count up to the marker, on every track, once."""
    skills = {"action": 2, "draw": 4, "hand": 4, "shuffle": 6, "development": 4, "research": 2, "quick-draw": 3}
    last = {"action": 3, "draw": 5, "hand": 4, "shuffle": 4, "development": 4, "research": 3, "quick-draw": 4}
    assert (0, 0) == points(position(), "skills")
    for name, vp in skills.items():
        assert (vp, 0) == points(position(f"seat 0: skills {name}={last[name]}"), "skills")
    assert (1, 2) == points(position("seat 0: skills hand=1 | seat 1: skills shuffle=2 draw=1"), "skills")


@pytest.mark.rule("V4")
def test_points_of_active_technologies() -> None:
    """Opera 3, Newspapers 4 and Agriculture 0; cards in hand or under development score nothing."""
    match = position(
        "table: age 3 | seat 0: active opera newspapers agriculture; hand atheism | seat 1: developing gravitation=2", 5
    )
    assert (7, 0, 0, 0, 0) == points(match, "technologies")


@pytest.mark.rule("V5")
def test_most_points_win() -> None:
    """All lines together decide."""
    text = "table: phase over | seat 0: active agriculture | seat 1: active bridges | seat 2: power army=2"
    match = position(text, 3)
    assert (6 + 7 + 5, 6 + 7 + 5 + 1, 6 + 7 + 12) == match.scores()
    assert (2,) == match.winners()
    assert "" == match.score_sheet().tie_break


@pytest.mark.rule("V5")
@pytest.mark.parametrize(
    ("first", "second", "winner", "reason"),
    [
        ("general", "culture*9 science*9 engineering*9", 0, "general"),
        ("science*9 engineering*9", "culture", 1, "culture"),
        ("general culture science", "general culture engineering*9", 0, "science"),
        ("general engineering", "general engineering*2", 1, "engineering"),
    ],
)
def test_ties_are_broken_by_tokens(first: str, second: str, winner: int, reason: str) -> None:
    """More General tokens, then Culture, then Science, then Engineering."""
    match = position(f"table: phase over | seat 0: tokens {first} | seat 1: tokens {second}")
    assert match.scores()[0] == match.scores()[1]
    assert ((winner,), reason) == (match.winners(), match.score_sheet().tie_break)


@pytest.mark.rule("V5")
def test_a_tie_that_no_token_breaks_is_a_shared_victory() -> None:
    """Two of three are level in everything: both win, the third, with more tokens but fewer points, does not."""
    text = "table: phase over | seat 0: active opera; tokens science | seat 1: active canals bridges; tokens science"
    match = position(text + " | seat 2: tokens general*9 culture*9", 3)
    assert ((0, 1), "shared") == (match.winners(), match.score_sheet().tie_break)


@pytest.mark.rule("V5")
def test_tokens_may_put_one_out_and_leave_the_others_level() -> None:
    """Three have the same points; the third has fewer General tokens, the first two are level in everything."""
    match = position(
        "table: phase over | seat 0: tokens general | seat 1: tokens general | seat 2: tokens culture*9", 3
    )
    assert 1 == len(set(match.scores()))
    assert ((0, 1), "narrowed") == (match.winners(), match.score_sheet().tie_break)


@pytest.mark.rule("V6")
def test_expansions_add_their_points() -> None:
    """VP of personalities (H7), of milestones (M5) and for every five technologies of a type (I3) are added."""
    sciences = "geology chemistry anatomy calculus optics"
    text = f"table: phase over; age 4; owners parthenon=0 | seat 0: guided aristotle; active {sciences}"
    match = position(text, expansions="personalities,milestones,industrial")
    lines = {line.key: line.points for line in match.score_sheet().lines}
    assert ((2, 0), (2, 0), (1, 0)) == (lines["personalities"], lines["milestones"], lines["per-five"])
    assert tuple(map(sum, zip(*lines.values(), strict=True))) == match.scores()


@pytest.mark.rule("V6")
def test_benefits_of_milestones_at_the_end_come_before_anything_is_counted() -> None:
    """The owner's second Prestige step makes her first on the track before the track is scored, and counts before."""
    text = "table: round 200; turn 1; owners parthenon=0 | seat 1: power prestige=2"
    before = position(text, expansions="milestones")
    assert (8, 8) == points(before, "prestige")
    before.play("end")
    assert (True, (8, 8), 1) == (
        before.is_over,
        points(before, "prestige"),
        before.view(0).players[0].tokens["culture"],
    )


@pytest.mark.rule("V7")
def test_markers_on_the_first_position_take_their_places() -> None:
    """Nobody has moved on the track: all share its points; the one who stayed behind still has the second place."""
    assert (8, 8) == tracks("prestige", 1, 1)
    assert (10, 6) == tracks("prestige", 2, 1)
    assert (10, 3, 3, 3) == tracks("prestige", 2, 1, 1, 1)


@pytest.mark.rule("V7")
def test_tokens_count_on_either_side() -> None:
    """A grey General token breaks a tie as well as a coloured one."""
    text = "table: phase over | seat 0: tokens general*2; spent general*2 | seat 1: tokens general"
    assert (0,) == position(text).winners()
