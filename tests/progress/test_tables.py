"""The tables that rules read say what the card files print."""

from __future__ import annotations

from types import SimpleNamespace
from typing import get_args

import pytest

from holocene.games.progress import layout, rows
from holocene.games.progress import tables as built_in
from holocene.games.progress.layout import (
    AGES,
    GAIN_NAMES,
    GAIN_ROWS,
    GAINS,
    GAINS_OF_HERITAGE,
    GAINS_OF_MILESTONE,
    GAINS_OF_PERSON,
    MILESTONES,
    PEOPLE,
    POSITIONS,
    POWER_POSITIONS,
    POWERS,
    SEATS,
    SECTIONS,
    SKILLS,
    SLOTS,
    TECHS,
)
from holocene.games.progress.pack import load, read
from holocene.games.progress.tables import build
from tests.core.frozen import CARDS

PACK = load(CARDS)
tables = SimpleNamespace(**PACK.tables)
TECHNOLOGIES = PACK.cards["technologies"]
SHAPES = {
    "COPIES": (SEATS + 1, TECHS),
    "IN_PACK": (AGES,),
    "TYPE": (TECHS,),
    "VALUE": (TECHS,),
    "VP": (TECHS,),
    "PER_FIVE": (TECHS,),
    "SYMBOL": (TECHS,),
    "LINES": (TECHS,),
    "LINE_TYPE": (TECHS, 2),
    "LINE_COST": (TECHS, 2),
    "LINE_AGE": (TECHS, 2),
    "LINE_BIT": (TECHS, 2),
    "GAIN_KIND": (GAIN_ROWS, GAINS),
    "GAIN_AMOUNT": (GAIN_ROWS, GAINS),
    "SKILL_VALUE": (SKILLS, POSITIONS),
    "SKILL_VP": (SKILLS, POSITIONS),
    "SKILL_LAST": (SKILLS,),
    "QUICK_DISCARD": (POSITIONS,),
    "POWER_LAST": (POWERS,),
    "POWER_PLACES": (POWERS, SEATS),
    "POWER_SOLO": (POWERS, POWER_POSITIONS),
    "OPENING_HAND": (SEATS + 1, SEATS),
    "PERSON_VP": (PEOPLE,),
    "PERSON_ORDER": (PEOPLE,),
    "PERSON_IN_PACK": (3,),
    "MILESTONE_VP": (MILESTONES,),
    "MILESTONE_SECTIONS": (MILESTONES,),
    "SECTION_TYPE": (MILESTONES, SECTIONS),
    "SECTION_COST": (MILESTONES, SECTIONS),
    "SECTION_AGE": (MILESTONES, SECTIONS),
    "SECTION_BIT": (MILESTONES, SECTIONS),
}


def number(technology: str) -> int:
    found: int = TECHNOLOGIES[technology]["number"]
    return found


def gains(row: int) -> dict[str, int]:
    """A row of the table of gains in words."""
    cells = zip(tables.GAIN_KIND[row], tables.GAIN_AMOUNT[row], strict=True)
    return {GAIN_NAMES[kind]: amount for kind, amount in cells if kind >= 0}


def test_every_table_has_its_shape() -> None:
    """Compiled code indexes without looking, so each table is whole, whatever the pack holds."""
    assert set(SHAPES) == set(PACK.tables)
    for name, shape in SHAPES.items():
        table = PACK.tables[name]
        inner = {len(row) for row in table} if len(shape) == 2 else set()
        assert (name, shape) == (name, (len(table), *inner))


def test_constants_are_the_built_in_set() -> None:
    """A rule module that imports a table has that of the built-in pack, under the name by which it is replaced."""
    for name in SHAPES:
        assert load().tables[name] == getattr(built_in, name)


def test_words_of_the_files_are_the_numbers_of_the_layout() -> None:
    """The literals of rows stand in the order of the layout's names."""
    assert layout.SKILL_NAMES == get_args(rows.SkillName)
    assert layout.TYPE_NAMES == get_args(rows.TokenName)
    assert layout.POWER_NAMES == get_args(rows.PowerName)
    assert layout.GAIN_NAMES == get_args(get_args(rows.Gain)[0])


@pytest.mark.rule("C1")
def test_a_card_has_all_its_parts() -> None:
    """Monotheism: Age I, Culture, two cost lines, discard value 2, a symbol of Age II, 2 VP."""
    tech = number("monotheism")
    assert 0 == tech // SLOTS
    assert layout.Knowledge.CULTURE == tables.TYPE[tech]
    assert (2, 2, 1, 2) == (tables.LINES[tech], tables.VALUE[tech], tables.SYMBOL[tech], tables.VP[tech])


@pytest.mark.rule("C1")
def test_symbols_name_the_age_that_they_herald() -> None:
    """Ages are counted from 0: a symbol of Age IV is 3, one that ends the long game 4; most cards have none."""
    assert 3 == tables.SYMBOL[number("sociology")]
    assert 4 == tables.SYMBOL[number("evolution")]
    assert 0 == tables.SYMBOL[number("pottery")]
    assert all(symbol in (0, tech // SLOTS + 1) for tech, symbol in enumerate(tables.SYMBOL))


@pytest.mark.rule("C2")
def test_a_cost_line_is_a_type_an_amount_and_perhaps_a_prerequisite() -> None:
    """Irrigation as the books print it: 3 Science or Calendar, 2 Engineering or Agriculture."""
    tech = number("irrigation")
    assert [layout.Knowledge.SCIENCE, layout.Knowledge.ENGINEERING] == tables.LINE_TYPE[tech]
    assert [3, 2] == tables.LINE_COST[tech]
    needed = [number("calendar"), number("agriculture")]
    assert [n // SLOTS for n in needed] == tables.LINE_AGE[tech]
    assert [1 << n % SLOTS for n in needed] == tables.LINE_BIT[tech]
    pottery = number("pottery")
    assert (1, [1, 0], [0, 0]) == (tables.LINES[pottery], tables.LINE_COST[pottery], tables.LINE_BIT[pottery])


@pytest.mark.rule("C2")
def test_a_prerequisite_may_be_of_an_earlier_age() -> None:
    """Railways of Age IV need Bridges of Age I."""
    tech = number("railways")
    assert (0, 1 << number("bridges")) == (tables.LINE_AGE[tech][1], tables.LINE_BIT[tech][1])


@pytest.mark.rule("C3")
def test_benefits_stand_in_one_table() -> None:
    """Skill steps, tokens and power steps of technologies, personalities, heritages and milestones; VP apart."""
    assert {"hand": 1, "population": 2} == gains(number("crop-rotation"))
    assert {"culture": 1, "prestige": 1, "army": 1} == gains(number("chivalric-romance"))
    shen_kuo = PACK.cards["personalities"]["shen-kuo"]["number"]
    assert {"engineering": 1} == gains(GAINS_OF_PERSON + shen_kuo)
    assert {"engineering": 1, "army": 2} == gains(GAINS_OF_HERITAGE + shen_kuo)
    voyage = PACK.cards["milestones"]["first-circumnavigation"]["number"]
    assert {"prestige": 1, "population": 1, "army": 2} == gains(GAINS_OF_MILESTONE + voyage)
    assert (3, 7) == (tables.PERSON_VP[shen_kuo], tables.MILESTONE_VP[voyage])


@pytest.mark.rule("C4")
def test_the_decks_have_the_published_sizes() -> None:
    """66, 60 and 58 cards, 184 in the base game; 55 of Age IV, 15 personalities, 16 milestones."""
    sizes = [sum(tables.COPIES[5][age * SLOTS : (age + 1) * SLOTS]) for age in range(AGES)]
    assert ([66, 60, 58, 55], 184) == (sizes, sum(sizes[:3]))
    assert 15 == sum(mask.bit_count() for mask in tables.PERSON_IN_PACK)
    assert 16 == sum(sections > 0 for sections in tables.MILESTONE_SECTIONS)


@pytest.mark.rule("C4", "S1")
@pytest.mark.parametrize(
    ("players", "decks"),
    [
        (1, [24, 22, 22, 21]),
        (2, [40, 36, 35, 33]),
        (3, [50, 45, 44, 42]),
        (4, [58, 53, 51, 49]),
        (5, [66, 60, 58, 55]),
    ],
)
def test_marks_leave_out_cards_of_larger_games(players: int, decks: list[int]) -> None:
    """The cards that are used with each number of players, as the notes on the card set count them."""
    copies = tables.COPIES[players]
    assert decks == [sum(copies[age * SLOTS : (age + 1) * SLOTS]) for age in range(AGES)]
    assert decks == PACK.cards["decks"][players - 1]


@pytest.mark.rule("C5")
def test_the_player_board_starts_as_printed() -> None:
    """Action 2, Draw 3, Hand Size 5, Shuffle 1, Development 1, Research 4, Quick Draw 1/0; Action goes to 5."""
    assert [2, 3, 5, 1, 1, 4, 1] == [row[0] for row in tables.SKILL_VALUE]
    assert 0 == tables.QUICK_DISCARD[0]
    assert (3, 5) == (tables.SKILL_LAST[layout.Skill.ACTION], tables.SKILL_VALUE[layout.Skill.ACTION][3])
    assert [3, 1] == [tables.SKILL_VALUE[layout.Skill.QUICK_DRAW][2], tables.QUICK_DISCARD[2]]
    assert all(row[last] > 0 for row, last in zip(tables.SKILL_VP, tables.SKILL_LAST, strict=True))


@pytest.mark.rule("C6")
def test_the_power_board_has_a_front_and_a_back() -> None:
    """Three tracks with points for places, and on the back points for every position."""
    assert [[10, 6, 3, 1, 0], [11, 7, 4, 2, 0], [12, 7, 3, 1, 0]] == tables.POWER_PLACES
    assert [19, 19, 19] == tables.POWER_LAST
    assert [10, 11, 12] == [row[19] for row in tables.POWER_SOLO]
    assert 0 == sum(row[0] for row in tables.POWER_SOLO)


@pytest.mark.rule("C7")
def test_cards_give_all_four_kinds_of_token() -> None:
    """Science, Engineering, Culture and General tokens are gains like any other, without a stock to run out."""
    given = {kind for row in tables.GAIN_KIND for kind in row}
    assert {layout.Gain.TOKEN + kind for kind in range(layout.TYPES)} <= given
    assert not [name for name in PACK.tables if "TOKEN" in name]


@pytest.mark.rule("S4")
def test_opening_hands_follow_the_turn_order() -> None:
    """6 alone; 5/6; 5/6/7; 5/6/6/7; 5/6/6/7/7."""
    assert [0] * SEATS == tables.OPENING_HAND[0]
    assert [6, 0, 0, 0, 0] == tables.OPENING_HAND[1]
    assert [5, 6, 6, 7, 7] == tables.OPENING_HAND[5]


def test_personalities_and_milestones_are_numbered_by_group() -> None:
    """Five people and up to eight milestones to a group."""
    assert [0b11111, 0b11111 << 5, 0b11111 << 10] == tables.PERSON_IN_PACK
    assert [1, 2, 3, 4, 5, *[0] * 10] == tables.PERSON_ORDER
    assert [3, 2, 3, 3, 2, 3, 3, 0] == tables.MILESTONE_SECTIONS[:8]
    assert [4, 3, 3, 4, 0, 0, 0, 0] == tables.MILESTONE_SECTIONS[16:]
    pyramid = PACK.cards["milestones"]["great-pyramid"]["number"]
    assert [layout.Knowledge.ENGINEERING, layout.Knowledge.CULTURE, layout.Knowledge.SCIENCE, 0] == tables.SECTION_TYPE[
        pyramid
    ]
    assert [3, 3, 2, 0] == tables.SECTION_COST[pyramid]
    assert [1 << number(t) for t in ("masonry", "burial", "calendar")] == tables.SECTION_BIT[pyramid][:3]


def test_per_five_names_a_type() -> None:
    """Only cards of Age IV bear the three symbols; all others hold -1."""
    assert layout.Knowledge.SCIENCE == tables.PER_FIVE[number("geology")]
    assert {-1} == set(tables.PER_FIVE[: 3 * SLOTS])
    assert -1 == tables.PER_FIVE[number("evolution")]


def test_slots_without_a_technology_are_empty() -> None:
    """Nothing of an empty slot is ever in a game."""
    for tech in range(TECHS):
        is_used = bool(tables.IN_PACK[tech // SLOTS] >> tech % SLOTS & 1)
        assert is_used == bool(tables.COPIES[1][tech]) == bool(tables.LINES[tech]) == bool(tables.VALUE[tech])
        assert is_used == bool(PACK.cards["ids"]["technologies"][tech])


def test_building_again_gives_the_same_tables() -> None:
    """Tables depend on the files alone, and no caller shares a list with another."""
    again = build(read(CARDS))
    assert again == PACK.tables
    assert all(again[name] is not PACK.tables[name] for name in again)
