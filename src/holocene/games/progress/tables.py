"""The card set as tables of integers, which is all that rules read of it.

Rule modules import the constants below, which are the built-in set; for another pack `engine.bind` puts the
tables of that pack in their place under the same names. Rows of empty slots hold zeros (or -1 where 0 means something).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import (
    AGES,
    GAIN_NAMES,
    GAIN_ROWS,
    GAINS,
    GAINS_OF_HERITAGE,
    GAINS_OF_MILESTONE,
    GAINS_OF_PERSON,
    GROUP,
    GROUP_NAMES,
    MILESTONE_GROUP,
    MILESTONE_GROUPS,
    MILESTONES,
    PEOPLE,
    POSITIONS,
    POWER_NAMES,
    POWER_POSITIONS,
    SEATS,
    SECTIONS,
    SKILL_NAMES,
    SLOTS,
    TECHS,
    TYPE_NAMES,
)
from holocene.games.progress.pack import read
from holocene.games.progress.rows import Cards, Gain, Section


def numbers(cards: Cards) -> dict[str, int]:
    """The number of every technology by its id: the age and the row within the age."""
    used = [0] * AGES
    found: dict[str, int] = {}
    for row in cards.technologies:
        age = row.age - 1
        found[row.id] = age * SLOTS + used[age]
        used[age] += 1
    return found


def grouped(rows: Sequence[Any], groups: Sequence[str], size: int) -> dict[str, int]:
    """The number of every personality or milestone by its id: the group and the row within the group."""
    used = [0] * len(groups)
    found: dict[str, int] = {}
    for row in rows:
        group = groups.index(row.group)
        found[row.id] = group * size + used[group]
        used[group] += 1
    return found


def build(cards: Cards) -> dict[str, Any]:
    """Every table of a card set by the name that rules know it by."""
    return {**_technologies(cards), **_gains(cards), **_boards(cards), **_people(cards), **_milestones(cards)}


def _grid(rows: int, columns: int, value: int = 0) -> list[list[int]]:
    return [[value] * columns for _ in range(rows)]


def _padded(values: Sequence[int], length: int) -> list[int]:
    return [*values, *[0] * (length - len(values))]


@rule("C1", "C2")
def _technologies(cards: Cards) -> dict[str, Any]:
    """A technology's type, cost lines, discard value, points and symbol, each a column over all slots."""
    number = numbers(cards)
    column = {name: [0] * TECHS for name in ("TYPE", "VALUE", "LINES", "VP", "SYMBOL")}
    per_five = [-1] * TECHS
    in_pack = [0] * AGES
    for row in cards.technologies:
        tech = number[row.id]
        column["TYPE"][tech] = TYPE_NAMES.index(row.type)
        column["VALUE"][tech] = row.discard
        column["LINES"][tech] = len(row.lines)
        column["VP"][tech] = row.vp
        column["SYMBOL"][tech] = row.symbol - 1 if row.symbol else 0
        per_five[tech] = TYPE_NAMES.index(row.per_five) if row.per_five else -1
        in_pack[tech // SLOTS] |= 1 << tech % SLOTS
    costs = _costs("LINE", {number[row.id]: row.lines for row in cards.technologies}, number, TECHS, 2)
    return {**column, **costs, "PER_FIVE": per_five, "IN_PACK": in_pack, "COPIES": copies(cards)}


@rule("C4", "S1")
def copies(cards: Cards) -> list[list[int]]:
    """The copies of every technology in a game of 0 to 5 players: those whose mark is at most that number."""
    number = numbers(cards)
    counts = _grid(SEATS + 1, TECHS)
    for players in range(1, SEATS + 1):
        for row in cards.technologies:
            counts[players][number[row.id]] = sum(mark <= players for mark in row.marks)
    return counts


def _costs(
    prefix: str, costs: dict[int, list[Section]], number: dict[str, int], rows: int, columns: int
) -> dict[str, list[list[int]]]:
    """Cost lines or sections as four tables; a prerequisite is an age and a bit, as players' areas are kept."""
    tables = {f"{prefix}_{what}": _grid(rows, columns) for what in ("TYPE", "COST", "AGE", "BIT")}
    for row, lines in costs.items():
        for column, (kind, amount, prerequisite) in enumerate(lines):
            tables[f"{prefix}_TYPE"][row][column] = TYPE_NAMES.index(kind)
            tables[f"{prefix}_COST"][row][column] = amount
            if prerequisite:
                age, slot = divmod(number[prerequisite], SLOTS)
                tables[f"{prefix}_AGE"][row][column] = age
                tables[f"{prefix}_BIT"][row][column] = 1 << slot
    return tables


@rule("C3", "C7")
def _gains(cards: Cards) -> dict[str, Any]:
    """What every card gives, whatever its kind, as one table: skill steps, tokens of four kinds and power steps."""
    rows: dict[int, Sequence[Gain]] = {}
    number = numbers(cards)
    for technology in cards.technologies:
        rows[number[technology.id]] = technology.gains
    number = grouped(cards.personalities, GROUP_NAMES, GROUP)
    for person in cards.personalities:
        rows[GAINS_OF_PERSON + number[person.id]] = person.benefit
        rows[GAINS_OF_HERITAGE + number[person.id]] = person.heritage
    number = grouped(cards.milestones, MILESTONE_GROUPS, MILESTONE_GROUP)
    for milestone in cards.milestones:
        rows[GAINS_OF_MILESTONE + number[milestone.id]] = milestone.benefits
    kinds, amounts = _grid(GAIN_ROWS, GAINS, -1), _grid(GAIN_ROWS, GAINS)
    for row, gains in rows.items():
        for column, (name, amount) in enumerate(gains):
            kinds[row][column] = GAIN_NAMES.index(name)
            amounts[row][column] = amount
    return {"GAIN_KIND": kinds, "GAIN_AMOUNT": amounts}


@rule("C5", "C6", "S4")
def _boards(cards: Cards) -> dict[str, Any]:
    """The player board, both sides of the power board and the opening hands."""
    boards = msgspec.to_builtins(cards.boards)
    skills = [boards["skills"][name] for name in SKILL_NAMES]
    powers = [boards["power"][name] for name in POWER_NAMES]
    quick = skills[SKILL_NAMES.index("quick-draw")]["values"]
    values = [[v[0] for v in quick] if skill["values"] is quick else skill["values"] for skill in skills]
    return {
        "SKILL_VALUE": [_padded(row, POSITIONS) for row in values],
        "SKILL_VP": [_padded(skill["vp"], POSITIONS) for skill in skills],
        "SKILL_LAST": [len(row) - 1 for row in values],
        "QUICK_DISCARD": _padded([discard for _, discard in quick], POSITIONS),
        "POWER_LAST": [power["positions"] - 1 for power in powers],
        "POWER_PLACES": [_padded(power["places"], SEATS) for power in powers],
        "POWER_SOLO": [_padded(power["solo"], POWER_POSITIONS) for power in powers],
        "OPENING_HAND": [[0] * SEATS, *(_padded(hands, SEATS) for hands in boards["setup"]["hands"])],
    }


def _people(cards: Cards) -> dict[str, Any]:
    number = grouped(cards.personalities, GROUP_NAMES, GROUP)
    points, order, in_pack = [0] * PEOPLE, [0] * PEOPLE, [0] * len(GROUP_NAMES)
    for row in cards.personalities:
        person = number[row.id]
        points[person] = row.vp
        order[person] = row.order or 0
        in_pack[person // GROUP] |= 1 << person
    return {"PERSON_VP": points, "PERSON_ORDER": order, "PERSON_IN_PACK": in_pack}


def _milestones(cards: Cards) -> dict[str, Any]:
    number = grouped(cards.milestones, MILESTONE_GROUPS, MILESTONE_GROUP)
    points, sections = [0] * MILESTONES, [0] * MILESTONES
    for row in cards.milestones:
        points[number[row.id]] = row.vp
        sections[number[row.id]] = len(row.sections)
    costs = {number[row.id]: row.sections for row in cards.milestones}
    tables = _costs("SECTION", costs, numbers(cards), MILESTONES, SECTIONS)
    return {"MILESTONE_VP": points, "MILESTONE_SECTIONS": sections, **tables}


_BUILT_IN: Final = build(read())

COPIES: Final[list[list[int]]] = _BUILT_IN["COPIES"]  # [players 0..5][technology]: copies in that game (S1)
IN_PACK: Final[list[int]] = _BUILT_IN["IN_PACK"]  # [age]: bits of the slots that hold a technology
TYPE: Final[list[int]] = _BUILT_IN["TYPE"]  # [technology]: SCIENCE, ENGINEERING or CULTURE
VALUE: Final[list[int]] = _BUILT_IN["VALUE"]  # [technology]: General Knowledge when discarded (N2)
VP: Final[list[int]] = _BUILT_IN["VP"]  # [technology]: points at the end (V4)
PER_FIVE: Final[list[int]] = _BUILT_IN["PER_FIVE"]  # [technology]: type of which every 5 score 1 VP (I3), or -1
SYMBOL: Final[list[int]] = _BUILT_IN["SYMBOL"]  # [technology]: age heralded, Age II is 1, Age V is 4; 0 for none

LINES: Final[list[int]] = _BUILT_IN["LINES"]  # [technology]: cost lines, 1 or 2; 0 in an empty slot
LINE_TYPE: Final[list[list[int]]] = _BUILT_IN["LINE_TYPE"]  # [technology][line]: Knowledge that pays it
LINE_COST: Final[list[list[int]]] = _BUILT_IN["LINE_COST"]  # [technology][line]: amount, 0 for no such line
LINE_AGE: Final[list[list[int]]] = _BUILT_IN["LINE_AGE"]  # [technology][line]: age of the prerequisite
LINE_BIT: Final[list[list[int]]] = _BUILT_IN["LINE_BIT"]  # [technology][line]: its bit in that age, 0 for none

GAIN_KIND: Final[list[list[int]]] = _BUILT_IN["GAIN_KIND"]  # [row of gains][n]: index into GAIN_NAMES, or -1
GAIN_AMOUNT: Final[list[list[int]]] = _BUILT_IN["GAIN_AMOUNT"]  # [row of gains][n]: how many of it

SKILL_VALUE: Final[list[list[int]]] = _BUILT_IN["SKILL_VALUE"]  # [skill][position]; of Quick Draw the cards drawn
SKILL_VP: Final[list[list[int]]] = _BUILT_IN["SKILL_VP"]  # [skill][position]: symbols to the left (V3)
SKILL_LAST: Final[list[int]] = _BUILT_IN["SKILL_LAST"]  # [skill]: its last position (K9)
QUICK_DISCARD: Final[list[int]] = _BUILT_IN["QUICK_DISCARD"]  # [position of Quick Draw]: cards discarded (K7)
POWER_LAST: Final[list[int]] = _BUILT_IN["POWER_LAST"]  # [power]: its last position, counted from 0
POWER_PLACES: Final[list[list[int]]] = _BUILT_IN["POWER_PLACES"]  # [power][place]: points (V1)
POWER_SOLO: Final[list[list[int]]] = _BUILT_IN["POWER_SOLO"]  # [power][position]: points on the back (L4)
OPENING_HAND: Final[list[list[int]]] = _BUILT_IN["OPENING_HAND"]  # [players 0..5][place in turn order] (S4)

PERSON_VP: Final[list[int]] = _BUILT_IN["PERSON_VP"]  # [person]: points at the end (H7)
PERSON_ORDER: Final[list[int]] = _BUILT_IN["PERSON_ORDER"]  # [person]: a Philosopher's number, else 0 (H1)
PERSON_IN_PACK: Final[list[int]] = _BUILT_IN["PERSON_IN_PACK"]  # [group]: bits of its people within all people

MILESTONE_VP: Final[list[int]] = _BUILT_IN["MILESTONE_VP"]  # [milestone]: points for its owner (M5)
MILESTONE_SECTIONS: Final[list[int]] = _BUILT_IN["MILESTONE_SECTIONS"]  # [milestone]: 2 to 4; 0 for none (M2)
SECTION_TYPE: Final[list[list[int]]] = _BUILT_IN["SECTION_TYPE"]  # [milestone][section]: Knowledge that pays it
SECTION_COST: Final[list[list[int]]] = _BUILT_IN["SECTION_COST"]  # [milestone][section]: amount, 0 for none
SECTION_AGE: Final[list[list[int]]] = _BUILT_IN["SECTION_AGE"]  # [milestone][section]: age of the prerequisite
SECTION_BIT: Final[list[list[int]]] = _BUILT_IN["SECTION_BIT"]  # [milestone][section]: its bit, 0 for none
