"""Chapter 13: scoring, and chapters 15 and 19 where they add to it.

During the game everything is counted as if it ended now, what the end itself brings included (V6).
"""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import AGES, POWERS, SKILLS, SLOTS, Gain, Knowledge, State
from holocene.games.progress.rules.hooks import gains_to_come, points_of_expansions
from holocene.games.progress.tables import (
    PER_FIVE,
    POWER_LAST,
    POWER_PLACES,
    POWER_SOLO,
    SKILL_LAST,
    SKILL_VP,
    TYPE,
    VP,
)


@rule("V6", "K9")
def power_at_end(s: State, p: int, track: int) -> int:
    """Where her marker on a power track would stand if the game ended now."""
    return min(POWER_LAST[track], s.power[p][track] + gains_to_come(s, p, Gain.POWER + track))


@rule("V6", "K9")
def skill_at_end(s: State, p: int, skill: int) -> int:
    """Where her marker on a skill track would stand if the game ended now."""
    return min(SKILL_LAST[skill], s.skills[p][skill] + gains_to_come(s, p, Gain.SKILL + skill))


@rule("V6", "V7")
def tokens_at_end(s: State, p: int, kind: int) -> int:
    """How many tokens of a kind she would have, on either side, if the game ended now."""
    return s.tokens[p][kind] + gains_to_come(s, p, Gain.TOKEN + kind)


@rule("V1", "V2", "V7", "W4", "L4", "C6")
def points_of_power(s: State, p: int, track: int) -> int:
    """By position; players who are level share the points of their places, rounded down. Alone, the VP printed."""
    mine = power_at_end(s, p, track)
    if s.players == 1:
        return POWER_SOLO[track][mine]
    ahead = 0
    level = 0
    for q in range(s.players):
        theirs = power_at_end(s, q, track)
        ahead += theirs > mine
        level += theirs == mine
    total = 0
    for rank in range(ahead, ahead + level):
        total += POWER_PLACES[track][rank]
    return total // level


@rule("V3")
def points_of_skills(s: State, p: int) -> int:
    """VP symbols to the left of the marker on every skill track."""
    total = 0
    for skill in range(SKILLS):
        total += SKILL_VP[skill][skill_at_end(s, p, skill)]
    return total


@rule("V4", "B2")
def points_of_technologies(s: State, p: int) -> int:
    total = 0
    for age in range(AGES):
        rest = s.active[p][age]
        while rest:
            total += VP[age * SLOTS + lowest(rest)]
            rest &= rest - 1
    return total


@rule("I3", "I5")
def points_per_five(s: State, p: int) -> int:
    """Each card with such a symbol scores 1 VP for every 5 active technologies of its type, itself included."""
    total = 0
    for age in range(AGES):
        rest = s.active[p][age]
        while rest:
            kind = PER_FIVE[age * SLOTS + lowest(rest)]
            rest &= rest - 1
            if kind >= 0:
                total += active_of_type(s, p, kind) // 5
    return total


def active_of_type(s: State, p: int, kind: int) -> int:
    count = 0
    for age in range(AGES):
        rest = s.active[p][age]
        while rest:
            count += TYPE[age * SLOTS + lowest(rest)] == kind
            rest &= rest - 1
    return count


@rule("L4", "L7", "X2")
def time_penalty(s: State) -> int:
    """1 VP for each Time card of the first group, 2 for each of the next, and so on."""
    total = 0
    for i in range(s.time_size):
        total += 1 + i // s.penalty_group
    return total


@rule("V1", "V3", "V4", "V6", "L4")
def score(s: State, p: int) -> int:
    total = points_of_skills(s, p) + points_of_technologies(s, p) + points_per_five(s, p)
    for track in range(POWERS):
        total += points_of_power(s, p, track)
    total += points_of_expansions(s, p)
    if s.players == 1:
        total -= time_penalty(s)
    return total


@rule("V5", "V7")
def beats(s: State, p: int, q: int) -> bool:
    """More VP; then more General, Culture, Science, Engineering tokens, on either side."""
    mine = score(s, p)
    theirs = score(s, q)
    if mine == theirs:
        mine = tokens_at_end(s, p, Knowledge.GENERAL)
        theirs = tokens_at_end(s, q, Knowledge.GENERAL)
    if mine == theirs:
        mine = tokens_at_end(s, p, Knowledge.CULTURE)
        theirs = tokens_at_end(s, q, Knowledge.CULTURE)
    if mine == theirs:
        mine = tokens_at_end(s, p, Knowledge.SCIENCE)
        theirs = tokens_at_end(s, q, Knowledge.SCIENCE)
    if mine == theirs:
        mine = tokens_at_end(s, p, Knowledge.ENGINEERING)
        theirs = tokens_at_end(s, q, Knowledge.ENGINEERING)
    return mine > theirs


@rule("V5", "L9")
def is_winner(s: State, p: int) -> bool:
    """Nobody beats her; alone, the game was not lost."""
    if s.lost:
        return False
    for q in range(s.players):
        if beats(s, q, p):
            return False
    return True
