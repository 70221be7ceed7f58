"""Chapters 3 and 10: skills, and what an active technology gives."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import GAINS, SLOTS, Gain, Skill, State
from holocene.games.progress.tables import (
    GAIN_AMOUNT,
    GAIN_KIND,
    POWER_LAST,
    QUICK_DISCARD,
    SKILL_LAST,
    SKILL_VALUE,
    SYMBOL,
)
from holocene.games.progress.zones import put_into_area


@rule("K1", "A2", "W6")
def actions_a_turn(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.ACTION][s.skills[p][Skill.ACTION]]


@rule("K2")
def cards_a_draw(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.DRAW][s.skills[p][Skill.DRAW]]


@rule("K3")
def hand_limit(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.HAND][s.skills[p][Skill.HAND]]


@rule("K4")
def shuffles(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.SHUFFLE][s.skills[p][Skill.SHUFFLE]]


@rule("K5", "K10")
def development_limit(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.DEVELOPMENT][s.skills[p][Skill.DEVELOPMENT]]


@rule("K6", "K10")
def research_markers(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.RESEARCH][s.skills[p][Skill.RESEARCH]]


@rule("K7")
def quick_draw_cards(s: State, p: int) -> int:
    return SKILL_VALUE[Skill.QUICK_DRAW][s.skills[p][Skill.QUICK_DRAW]]


@rule("K7")
def quick_draw_discards(s: State, p: int) -> int:
    return QUICK_DISCARD[s.skills[p][Skill.QUICK_DRAW]]


@rule("K8", "K9", "B1")
def gain(s: State, p: int, kind: int, amount: int) -> int:
    """A skill marker moves right, a token comes coloured side up, a power marker moves on; a step past the last
    position is lost. Tells how much was really gained."""
    if kind >= Gain.POWER:
        track = kind - Gain.POWER
        real = min(amount, POWER_LAST[track] - s.power[p][track])
        s.power[p][track] += real
        return real
    if kind >= Gain.TOKEN:
        s.tokens[p][kind - Gain.TOKEN] += amount
        s.ready[p][kind - Gain.TOKEN] += amount
        return amount
    real = min(amount, SKILL_LAST[kind] - s.skills[p][kind])
    s.skills[p][kind] += real
    return real


@rule("B1", "B3")
def gain_all(s: State, p: int, row: int) -> None:
    """Everything that one card gives."""
    i = 0
    while i < GAINS and GAIN_KIND[row][i] >= 0:
        gain(s, p, GAIN_KIND[row][i], GAIN_AMOUNT[row][i])
        i += 1


@rule("B1", "G1")
def activate(s: State, p: int, tech: int) -> None:
    """A technology becomes active: its benefits first, then its symbol counts (G6)."""
    put_into_area(s, p, tech)
    s.active[p][tech // SLOTS] |= 1 << (tech % SLOTS)
    gain_all(s, p, tech)
    s.symbols[SYMBOL[tech]] += SYMBOL[tech] > 0
