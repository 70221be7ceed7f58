"""Chapter 1: cards, boards and tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from holocene.games.progress.pack import load
from holocene.games.progress.rules import benefits
from tests.core.frozen import CARDS
from tests.progress.helpers import after, play, player, points, position, power, refused, skills, tokens

TECHNOLOGIES = load(CARDS).cards["technologies"].values()


@pytest.mark.rule("C1")
def test_a_technology_card_has_all_its_parts() -> None:
    """A card has an age, a name, a type, one or two cost lines, benefits, a discard value and player marks."""
    assert {1, 2, 3, 4} == {row["age"] for row in TECHNOLOGIES}
    assert {"science", "engineering", "culture"} == {row["type"] for row in TECHNOLOGIES}
    assert {1, 2} == {len(row["costs"]) for row in TECHNOLOGIES}
    assert {1, 2, 3, 4, 5} == {mark for row in TECHNOLOGIES for mark in row["marks"]}
    assert all(row["names"]["en"] and row["benefit"] and row["discard"] > 0 for row in TECHNOLOGIES)
    assert {None, 2, 3, 4, 5} == {row["symbol"] for row in TECHNOLOGIES}


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("area", "owed"),
    [
        ("", {"science": 3, "engineering": 2, "culture": 0}),
        ("active calendar", {"science": 0, "engineering": 2, "culture": 0}),
        ("active agriculture", {"science": 3, "engineering": 0, "culture": 0}),
    ],
)
def test_a_cost_line_is_an_amount_or_its_prerequisite(area: str, owed: dict[str, int]) -> None:
    """A line is an amount of one type, and a prerequisite, where it names one, replaces it."""
    match = after(f"seat 0: hand irrigation pottery*2 masonry*2 wheel; {area}", "discover irrigation")
    assert owed == match.view(0).owed
    assert "A14 cannot-pay" == refused(
        position("seat 0: hand masonry; active pottery bronze wheel"), "discover masonry"
    )


@pytest.mark.rule("C3")
def test_benefits_stand_in_three_groups() -> None:
    """Crop Rotation gives a Hand Size step (top), two of Population (middle) and 1 VP, scored at the end (bottom)."""
    text = "table: age 2 | seat 0: hand crop-rotation; active agriculture; developing heavy-plow=2"
    match = after(text, "discover crop-rotation")
    assert {"hand": 1} == skills(match)
    assert [1, 3, 1] == power(match)
    assert (1, 0) == points(match, "technologies")


@pytest.mark.rule("C4")
def test_the_boxes_hold_the_printed_numbers_of_cards() -> None:
    """66, 60 and 58 cards of Ages I to III, 55 of Age IV, 15 personalities and 16 milestones."""
    cards = load(CARDS).cards
    copies = Counter(row["age"] for row in TECHNOLOGIES for _ in row["marks"])
    assert {1: 66, 2: 60, 3: 58, 4: 55} == copies
    assert (66, 60, 58, 0) == position(players=5).view(0).decks
    assert (66, 60, 58, 55) == position(players=5, expansions="industrial").view(0).decks
    assert (15, 16) == (len(cards["personalities"]), len(cards["milestones"]))


@pytest.mark.rule("C5")
def test_seven_skills_begin_at_their_printed_values() -> None:
    """Action 2, Draw 3, Hand Size 5, Shuffle 1, Development 1, Research 4, Quick Draw 1/0; VP along the tracks."""
    match = position()
    engine, s = match.game.plain, match.state
    values = [benefits.actions_a_turn, benefits.cards_a_draw, benefits.hand_limit, benefits.shuffles]
    values += [benefits.development_limit, benefits.research_markers]
    values += [benefits.quick_draw_cards, benefits.quick_draw_discards]
    assert [2, 3, 5, 1, 1, 4, 1, 0] == [engine[value](s, 0) for value in values]
    assert 7 == len(player(match).skills)
    assert all(max(row) > 0 for row in match.game.pack.tables["SKILL_VP"])


@pytest.mark.rule("C6")
def test_the_back_of_the_power_board_is_for_one_player() -> None:
    """Alone, VP are printed along the tracks; at a table the same positions score by place."""
    text = "seat 0: power prestige=20 population=20 army=20"
    alone, together = position(text, players=1), position(text, players=2)
    assert [(10,), (11,), (12,)] == [points(alone, track) for track in player(alone).power]
    assert [(10, 6), (11, 7), (12, 7)] == [points(together, track) for track in player(together).power]
    assert (0,) == points(position("seat 0: power prestige=2", players=1), "prestige")


@pytest.mark.rule("C7")
def test_tokens_and_markers_never_run_out() -> None:
    """Four kinds of token; the box's 56 tokens and 30 black markers set no limit."""
    kinds = "science*56 engineering*20 culture*20 general*20"
    match = after(f"seat 0: hand calendar; tokens {kinds}", "discover calendar; flip science; flip science")
    assert {"science": 57, "engineering": 20, "culture": 20, "general": 20} == tokens(match)
    many = "; ".join(("developing calendar=9 pottery=9 masonry=9 wheel=9", "skills development=4", "hand bronze"))
    assert 40 == sum(each.markers for each in player(after(f"seat 0: {many}", "research bronze")).developing)


@pytest.mark.rule("C8")
def test_age_tokens_show_how_many_symbols_are_still_needed() -> None:
    """With 4 players Age II needs two symbols: each that becomes active takes one token away."""
    match = position("seat 0: hand medicine; active mathematics burial; developing monotheism=3", players=4)
    assert 2 == match.view(0).missing
    assert 1 == play(match, "discover medicine").view(3).missing
    assert 1 == match.view(0).age
