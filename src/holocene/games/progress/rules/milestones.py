"""Chapter 18: milestones that players complete together."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.core.states.rng import below
from holocene.games.progress.layout import (
    GAINS,
    GAINS_OF_MILESTONE,
    MILESTONE_GROUP,
    MILESTONES,
    NOBODY,
    NOTHING,
    SECTIONS,
    Move,
    Phase,
    State,
)
from holocene.games.progress.rules.benefits import actions_a_turn, gain_all
from holocene.games.progress.rules.paying import begin_payment, can_cover, owe_nothing
from holocene.games.progress.tables import (
    GAIN_AMOUNT,
    GAIN_KIND,
    MILESTONE_SECTIONS,
    MILESTONE_VP,
    SECTION_AGE,
    SECTION_BIT,
    SECTION_COST,
    SECTION_TYPE,
)


def group_in_pack(group: int) -> int:
    """The milestones of a group as bits."""
    mask = 0
    for m in range(group * MILESTONE_GROUP, (group + 1) * MILESTONE_GROUP):
        if MILESTONE_SECTIONS[m]:
            mask |= 1 << m
    return mask


@rule("M1", "M10")
def next_milestone(s: State) -> None:
    """The top one of the deck becomes current; its order is secret, so each is as likely. None if there is none."""
    s.milestone = NOTHING
    for i in range(SECTIONS):
        s.covered[i] = NOBODY
    if s.stack:
        s.milestone = nth_bit(s.stack, below(s.rng, popcount(s.stack)))
        s.stack ^= 1 << s.milestone


@rule("M1")
def lay_out_milestones(s: State) -> None:
    s.stack = group_in_pack(0)
    next_milestone(s)


@rule("M6", "M8")
def change_milestones(s: State) -> None:
    """A new age: those under the current one leave, those of the age come under it. Won ones and markers stay."""
    s.stack = group_in_pack(s.age) if s.age < 3 else 0
    if s.milestone < 0:
        next_milestone(s)


@rule("M2", "M7")
def is_section_met(s: State, p: int, m: int, section: int) -> bool:
    """A section's prerequisite in her area meets it for nothing."""
    return s.area[p][SECTION_AGE[m][section]] & SECTION_BIT[m][section] != 0


@rule("M2", "M7")
def owe_section(s: State, p: int, section: int) -> None:
    """A section is met by its prerequisite in the area, or paid like a cost line."""
    owe_nothing(s)
    m = s.milestone
    if not is_section_met(s, p, m, section):
        s.owed[SECTION_TYPE[m][section]] = SECTION_COST[m][section]


@rule("M3", "M7", "M9", "A4")
def section_moves(s: State, p: int) -> int:
    """Uncovered sections that she can cover now: the first of a turn is free, each further one costs an action."""
    moves = 0
    if s.milestone < 0 or (s.sections_paid and s.used >= actions_a_turn(s, p)):
        return moves
    for section in range(MILESTONE_SECTIONS[s.milestone]):
        if s.covered[section] == NOBODY:
            owe_section(s, p, section)
            if can_cover(s, p, 0):
                moves |= 1 << (Move.SECTION + section)
    owe_nothing(s)
    return moves


@rule("M3", "M9")
def pay_section(s: State, p: int, section: int) -> None:
    s.used += s.sections_paid > 0
    s.sections_paid += 1
    s.section = section
    owe_section(s, p, section)
    begin_payment(s, p)


@rule("M4")
def cover_section(s: State, p: int) -> None:
    """Her marker covers the section; the last one completes the milestone."""
    s.covered[s.section] = p
    s.section = NOTHING
    for section in range(MILESTONE_SECTIONS[s.milestone]):
        if s.covered[section] == NOBODY:
            return
    complete_milestone(s)


@rule("M4")
def markers_on(s: State, p: int) -> int:
    count = 0
    for section in range(MILESTONE_SECTIONS[s.milestone]):
        count += s.covered[section] == p
    return count


@rule("M4", "M5", "X3")
def complete_milestone(s: State) -> None:
    """Everyone with a marker gains the benefits once; a player with more markers than any other takes the card."""
    m = s.milestone
    most = 0
    for p in range(s.players):
        mine = markers_on(s, p)
        if mine:
            gain_all(s, p, GAINS_OF_MILESTONE + m)
        if mine > most:
            most = mine
            s.owner[m] = p
        elif mine == most:
            s.owner[m] = NOBODY
    if s.owner[m] >= 0 and s.again_at_once:
        gain_all(s, s.owner[m], GAINS_OF_MILESTONE + m)
    next_milestone(s)


@rule("M5", "X3", "V6")
def milestones_at_end(s: State) -> None:
    """Owners gain the benefits a second time before anything is counted, where that was not done at once."""
    if s.again_at_once:
        return
    for m in range(MILESTONES):
        if s.owner[m] >= 0:
            gain_all(s, s.owner[m], GAINS_OF_MILESTONE + m)


@rule("M5", "X3", "V6")
def milestones_to_come(s: State, p: int, kind: int) -> int:
    """What the milestones she has won will give her of one kind of gain at the end, while that is still to come."""
    if s.again_at_once or s.phase == Phase.OVER:
        return 0
    total = 0
    for m in range(MILESTONES):
        if s.owner[m] == p:
            row = GAINS_OF_MILESTONE + m
            i = 0
            while i < GAINS and GAIN_KIND[row][i] >= 0:
                if GAIN_KIND[row][i] == kind:
                    total += GAIN_AMOUNT[row][i]
                i += 1
    return total


@rule("M5")
def points_of_milestones(s: State, p: int) -> int:
    total = 0
    for m in range(MILESTONES):
        if s.owner[m] == p:
            total += MILESTONE_VP[m]
    return total
