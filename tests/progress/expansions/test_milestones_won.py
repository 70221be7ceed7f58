"""Chapter 18: milestones completed, won and left behind by a new age."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from holocene import Match
from holocene.games.progress.rules.ages import end_game
from tests.progress.expansions.expanding import ANCIENT, MEDIEVAL, MILESTONES, RENAISSANCE, board, change, printed
from tests.progress.helpers import (
    choices,
    new,
    play,
    player,
    points,
    position,
    power,
    ready,
    refused,
    skills,
    tokens,
    told,
)

EDITIONS = ("en", "fr", "de", "ru")


def table(text: str, players: int = 2, **options: str) -> Match:
    """A position with Milestones."""
    return position(text, players, **{"expansions": "milestones", **options})


def last_section(
    name: str, covered: list[int], players: int = 3, edition: str = "en", more: str = ""
) -> tuple[Match, list[dict[str, int]]]:
    """Seat 0 pays the last section, the others being covered by these seats: the match, and what each seat gained."""
    marks = " ".join(f"{section + 1}={seat}" for section, seat in enumerate(covered))
    cost = MILESTONES[name]["costs"][len(covered)]
    seat = f"seat 0: tokens {cost['type']}*{cost['amount']}"
    match = table(f"table: age 2; milestone {name}; covered {marks}{more} | {seat}", players, edition=edition)
    before = [board(match, p) for p in range(players)]
    play(match, f"section {len(covered) + 1}", *[f"flip {cost['type']}"] * cost["amount"])
    return match, [change(before[p], board(match, p)) for p in range(players)]


@pytest.mark.rule("M4", "M5", "X3")
@pytest.mark.parametrize("name", MILESTONES)
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_every_milestone_completed_by_one_player(name: str, edition: str) -> None:
    """The last section completes it: benefits once, or twice at once in French; the card is hers."""
    sections = len(MILESTONES[name]["costs"])
    match, gained = last_section(name, [0] * (sections - 1), edition=edition)
    benefits = printed(MILESTONES[name], "benefits")
    times = 2 if edition == "fr" else 1
    assert [{gain: n * times for gain, n in benefits.items()}, {}, {}] == gained
    assert {name: 0} == match.view(0).owners
    assert (MILESTONES[name]["vp"], 0, 0) == points(match, "milestones")
    assert ["M4 milestone-completed", "M4 milestone-won"] == told(match, "milestone-completed", "milestone-won")


@pytest.mark.rule("M4")
def test_everyone_with_a_marker_gains_once_and_a_tie_wins_nothing() -> None:
    """Three markers of three players: each gains the benefits once, nobody takes the card, it leaves the game."""
    match, gained = last_section("great-wall", [1, 2], more="; stack parthenon")
    assert [{"army": 2}, {"army": 2}, {"army": 2}] == gained
    assert ({}, (0, 0, 0)) == (match.view(0).owners, points(match, "milestones"))
    assert ("parthenon", ()) == (match.view(0).milestone, match.view(0).stack)
    assert ["M4 milestone-unowned"] == told(match, "milestone-won", "milestone-unowned")


@pytest.mark.rule("M4")
def test_the_majority_takes_the_card_whoever_completes_it() -> None:
    """Two markers of seat 2 and the last one of seat 0: both gain once, seat 2 takes the card, seat 1 nothing."""
    match, gained = last_section("great-wall", [2, 2])
    assert [{"army": 2}, {}, {"army": 2}] == gained
    assert ({"great-wall": 2}, (0, 0, 2)) == (match.view(0).owners, points(match, "milestones"))


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("covered", "owner"),
    [([1, 1, 0], None), ([1, 2, 1], 1), ([1, 2, 0], 0), ([0, 1, 1], None), ([2, 2, 1], 2), ([1, 2, 3], None)],
)
def test_more_markers_than_any_other(covered: list[int], owner: int | None) -> None:
    """With four sections: two against two is a tie, two against one and one is not, one each is."""
    match, gained = last_section("house-of-wisdom", covered, players=4)
    assert ({} if owner is None else {"house-of-wisdom": owner}) == match.view(0).owners
    contributors = {0, *covered}
    benefits = printed(MILESTONES["house-of-wisdom"], "benefits")
    assert [benefits if seat in contributors else {} for seat in range(4)] == gained


@pytest.mark.rule("M4", "X3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_gives_nobody_the_benefits_again(edition: str) -> None:
    """No owner, no second benefit, in any edition."""
    assert [{"army": 2}, {"army": 2}, {"army": 2}] == last_section("great-wall", [1, 2], edition=edition)[1]


@pytest.mark.rule("M4", "B3")
def test_tokens_gained_off_turn_come_coloured_side_up() -> None:
    """Benefits gained out of turn work the same way: at once, tokens coloured side up."""
    text = "table: milestone parthenon; covered 1=1 | seat 0: active philosophy | seat 1: tokens culture; spent culture"
    match = play(table(text), "section 2")
    assert ({"culture": 2}, {"culture": 1}) == (tokens(match, 1), ready(match, 1))
    assert ({"culture": 1}, [2, 1, 1]) == (ready(match, 0), power(match, 1))


@pytest.mark.rule("M4", "A2")
def test_the_next_one_becomes_current_without_markers() -> None:
    """The next one becomes current, uncovered, and can be paid for in the same turn."""
    text = "table: milestone parthenon; covered 1=0; stack great-wall | seat 0: active philosophy masonry"
    match = play(table(text), "section 2")
    assert ("great-wall", (-1, -1, -1, -1), ()) == (match.view(0).milestone, match.view(0).covered, match.view(0).stack)
    assert ["1"] == choices(match, "section")
    assert ["M1 milestone-current"] == told(match, "milestone-current")


@pytest.mark.rule("M4", "K9")
def test_a_step_past_the_end_is_lost() -> None:
    """Benefits of a milestone follow K9."""
    text = "table: milestone antikythera-mechanism; covered 1=0 2=1 | seat 0: active mathematics; skills research=3"
    match = play(table(text), "section 3")
    assert ({"research": 3}, {"research": 1}) == (skills(match, 0), skills(match, 1))


@pytest.mark.rule("M4", "L6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_a_completed_milestone_is_always_won(edition: str) -> None:
    """Solo: every marker is hers, so the card is."""
    text = "table: milestone parthenon; covered 1=0 | seat 0: active philosophy"
    match = play(table(text, players=1, edition=edition), "section 2")
    assert ({"parthenon": 0}, (2,)) == (match.view(0).owners, points(match, "milestones"))


def end(edition: str, seats: str, owned: str) -> Match:
    """Two players; the second Age IV symbol has just ended the game in the Development phase."""
    text = f"table: age 3; phase turn; owners {owned} | seat 0: active steam-pump; developing sociology=1{seats}"
    match = table(text, edition=edition)
    assert match.is_over
    return match


@pytest.mark.rule("X3", "M5", "V6", "V3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_gains_again_at_the_end_before_anything_is_counted(edition: str) -> None:
    """At the end in en, de and ru: a Research step moves the marker past a VP symbol; in French it came at once."""
    match = end(edition, "; skills research=1 | seat 1: skills research=1", "antikythera-mechanism=1")
    again = edition != "fr"
    assert ({"research": 1}, {"research": 2 if again else 1}) == (skills(match, 0), skills(match, 1))
    assert (0, int(again)) == points(match, "skills")
    assert (0, 3) == points(match, "milestones")


@pytest.mark.rule("X3", "M5", "V6", "V1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_power_steps_at_the_end_change_the_places(edition: str) -> None:
    """Two Army steps at the end bring the owner past her neighbour, but not where they came at once."""
    match = end(edition, "; power army=5 | seat 1: power army=4", "great-wall=1")
    assert ((12, 7) if edition == "fr" else (7, 12)) == points(match, "army")


@pytest.mark.rule("X3", "V6", "V5")
@pytest.mark.parametrize("edition", ["en", "de", "ru"])
def test_tokens_at_the_end_break_ties(edition: str) -> None:
    """They come before anything is counted: 31 points each, and the Culture token of the Parthenon decides."""
    match = end(edition, " | seat 1: active opera; tokens culture", "parthenon=1")
    assert ({"culture": 1}, {"culture": 2}) == (tokens(match, 0), tokens(match, 1))
    assert ((31, 31), (1,), "culture") == (match.scores(), match.winners(), match.score_sheet().tie_break)


@pytest.mark.rule("V6", "M5", "X3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_during_the_game_count_what_the_end_brings(edition: str) -> None:
    """Seat 1 owns the Great Wall: her two Army steps of the end already bring her past her neighbour, but not where
    they came at once. Nothing is moved by looking."""
    match = table("table: owners great-wall=1 | seat 0: power army=3 | seat 1: power army=2", edition=edition)
    again = edition != "fr"
    assert ((7, 12) if again else (12, 7)) == points(match, "army")
    assert ((1,) if again else (0,)) == match.score_sheet().winners
    assert ([1, 1, 3], [1, 1, 2]) == (power(match, 0), power(match, 1))


@pytest.mark.rule("V6", "V5", "M5")
def test_tokens_still_to_come_are_named_where_they_break_a_tie() -> None:
    """Nobody has a token yet: the Culture token that the Parthenon gives again at the end decides, and is named."""
    match = table("table: owners parthenon=1 | seat 0: active mathematics; power population=2")
    assert ({}, {}) == (tokens(match, 0), tokens(match, 1))
    sheet = match.score_sheet()
    assert ((28, 28), (1,), "culture") == (sheet.totals, sheet.winners, sheet.tie_break)


@pytest.mark.rule("V6", "M5", "K9")
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 4, "edition": "fr"}], ids=str)
def test_the_points_of_every_moment_are_those_of_an_end_at_this_moment(options: dict[str, Any]) -> None:
    """All through a random game, the score and the winners are those of a copy that ends at once."""
    match = new(**{"variant": "quick" if options["players"] > 1 else "standard", **options, "expansions": "milestones"})
    game, s, rng = match.game, match.state, Random(3)
    owned = 0
    while not game.plain.is_over(s):
        ended = game.layout.copy(s)
        game.plain[end_game](ended)
        for seat in range(s.players):
            assert game.plain.score(ended, seat) == game.plain.score(s, seat)
            assert game.plain.is_winner(ended, seat) == game.plain.is_winner(s, seat)
        owned = sum(owner >= 0 for owner in s.owner)
        game.plain.step(s, rng.choice(game.legal(s)))
    assert owned, "nobody won a milestone: the test says nothing"


@pytest.mark.rule("V6", "M5")
def test_nobody_is_advised_to_end_a_game_that_she_would_lose() -> None:
    """Ahead by the markers, behind by what the end brings: the hint does not praise it, and instinct keeps off it."""
    match = table(
        "table: age 3; owners great-wall=1; milestone taj-mahal"
        " | seat 0: active sociology humanism reformation; hand atheism; power army=3"
        " | seat 1: power army=2; active canals opera chemistry"
    )
    engine, weights, s = match.game.plain, match.game.instinct(2), match.state
    assert (31, 39) == match.scores()
    ending = match.game.parse("discover atheism")
    assert "hint-ends" not in [claim.key for claim in match.game.claims(s, ending)]
    best = max(match.legal_actions(), key=lambda action: engine.appeal(s, action, weights))
    assert "discover atheism" != match.game.notation(best)
    assert "discover atheism" != match.game.advise(match.view(0), Random(1))
    assert ((35, 37), (1,)) == (play(match, "discover atheism").scores(), match.winners())


@pytest.mark.rule("M5")
def test_every_card_that_is_owned_gives_again() -> None:
    """Several cards, several owners: each gains what is printed on her own."""
    match = end("en", "", "great-wall=0 hanging-gardens=1 parthenon=1")
    assert ([1, 2, 3], [2, 3, 1]) == (power(match, 0), power(match, 1))
    assert ({"culture": 1}, {"culture": 1}) == (tokens(match, 0), tokens(match, 1))
    assert (2, 4) == points(match, "milestones")
    sheet = match.score_sheet()
    assert match.scores() == sheet.totals == tuple(sum(line.points[p] for line in sheet.lines) for p in range(2))


@pytest.mark.rule("M10", "M4")
def test_one_that_is_not_completed_gives_nothing() -> None:
    """Benefits come with completion: markers on the current one are worth nothing at the end."""
    seat = "seat 0: active steam-pump; developing sociology=1"
    match = table(f"table: age 3; phase turn; milestone great-wall; covered 1=0 2=0 | {seat}")
    assert (True, {}, (0, 0)) == (match.is_over, match.view(0).owners, points(match, "milestones"))
    assert 0 == player(match).power["army"]


@pytest.mark.rule("M10")
def test_an_empty_deck_has_no_current_milestone_until_a_new_age() -> None:
    """Used up: no current milestone; the new age brings some, and the top one is current."""
    text = "table: milestone parthenon; covered 1=0 | seat 0: active philosophy mathematics burial; hand medicine"
    match = play(table(text), "section 2")
    assert ("", ()) == (match.view(0).milestone, match.view(0).stack)
    assert "M10 no-milestone" == refused(match, "section 1")
    assert [] == choices(match, "section")
    play(match, "discover medicine")
    view = match.view(0)
    assert (2, True) == (view.age, view.milestone in MEDIEVAL)
    assert set(MEDIEVAL) - {view.milestone} == set(view.stack)
    assert ["M4 milestone-won", "M1 milestone-current"] == told(match, "milestone-won", "milestone-current")


BEGINS = {
    2: "seat 0: developing medicine=1",
    3: "seat 0: active universities; developing banking=1",
    4: "seat 0: active gravitation; developing sociology=1",
}


@pytest.mark.rule("M6", "M8")
@pytest.mark.parametrize(
    ("age", "current", "stack", "later"),
    [
        (2, "great-wall", ANCIENT[4:], MEDIEVAL),
        (3, "great-wall", MEDIEVAL[1:], RENAISSANCE),
        (3, "great-zimbabwe", MEDIEVAL[:2], RENAISSANCE),
        (4, "great-zimbabwe", RENAISSANCE, []),
        (4, "sistine-chapel", RENAISSANCE[2:], []),
    ],
)
def test_a_new_age_changes_what_lies_below_the_current_one(
    age: int, current: str, stack: list[str], later: list[str]
) -> None:
    """Those below the current one leave and those of the age come; the current one, its markers and won ones stay."""
    table_line = f"table: age {age - 1}; milestone {current}; covered 1=1; owners parthenon=0; stack {' '.join(stack)}"
    match = table(f"{table_line}; phase turn | {BEGINS[age]}", expansions="milestones,industrial")
    view = match.view(0)
    assert (age, current, tuple(later)) == (view.age, view.milestone, view.stack)
    assert ((1, -1, -1, -1), {"parthenon": 0}) == (view.covered, view.owners)
    assert (2, 0) == points(match, "milestones")


@pytest.mark.rule("M6", "M10")
@pytest.mark.parametrize(("age", "brought"), [(2, MEDIEVAL), (3, RENAISSANCE), (4, [])])
def test_a_new_age_without_a_current_milestone(age: int, brought: list[str]) -> None:
    """The top one of those that come is current at once; Age IV brings none."""
    match = table(f"table: age {age - 1}; phase turn | {BEGINS[age]}", expansions="milestones,industrial")
    view = match.view(0)
    assert age == view.age
    assert (view.milestone in brought) if brought else view.milestone == ""
    assert sorted(brought) == sorted([*view.stack, *filter(None, [view.milestone])])


@pytest.mark.rule("M6", "M8", "M4")
def test_a_milestone_of_an_age_that_has_left_can_still_be_completed() -> None:
    """The current one stays: in Age IV an Ancient milestone is completed, and then there is none."""
    text = "table: age 4; milestone great-wall; covered 1=0 2=0 | seat 0: active code-of-laws"
    match = play(table(text, expansions="milestones,industrial"), "section 3")
    assert ({"great-wall": 0}, "") == (match.view(0).owners, match.view(0).milestone)
    assert "M10 no-milestone" == refused(match, "section 1")


@pytest.mark.rule("M4", "M6")
def test_every_milestone_is_in_one_place() -> None:
    """A milestone that nobody took is nowhere: neither below the current one nor anybody's."""
    match, _ = last_section("great-wall", [1, 2], more=f"; stack {' '.join(MEDIEVAL)}")
    view = match.view(0)
    assert "great-wall" not in {view.milestone, *view.stack, *view.owners}
    assert len(MEDIEVAL) - 1 == len(view.stack)
