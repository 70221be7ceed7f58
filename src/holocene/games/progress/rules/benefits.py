"""Chapters 3 and 10: skills, and what an active technology gives."""

from __future__ import annotations

from holocene.core.rule import rule
from holocene.games.progress.layout import (
    ACTION,
    DEVELOPMENT,
    DRAW,
    GAIN_POWER,
    GAIN_TOKEN,
    GAINS,
    HAND,
    QUICK_DRAW,
    RESEARCH,
    SHUFFLE,
    SLOTS,
    State,
)
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
    return SKILL_VALUE[ACTION][s.skills[p][ACTION]]


@rule("K2")
def cards_a_draw(s: State, p: int) -> int:
    return SKILL_VALUE[DRAW][s.skills[p][DRAW]]


@rule("K3")
def hand_limit(s: State, p: int) -> int:
    return SKILL_VALUE[HAND][s.skills[p][HAND]]


@rule("K4")
def shuffles(s: State, p: int) -> int:
    return SKILL_VALUE[SHUFFLE][s.skills[p][SHUFFLE]]


@rule("K5", "K10")
def development_limit(s: State, p: int) -> int:
    return SKILL_VALUE[DEVELOPMENT][s.skills[p][DEVELOPMENT]]


@rule("K6", "K10")
def research_markers(s: State, p: int) -> int:
    return SKILL_VALUE[RESEARCH][s.skills[p][RESEARCH]]


@rule("K7")
def quick_draw_cards(s: State, p: int) -> int:
    return SKILL_VALUE[QUICK_DRAW][s.skills[p][QUICK_DRAW]]


@rule("K7")
def quick_draw_discards(s: State, p: int) -> int:
    return QUICK_DISCARD[s.skills[p][QUICK_DRAW]]


@rule("K8", "K9", "B1")
def gain(s: State, p: int, kind: int, amount: int) -> int:
    """A skill marker moves right, a token comes coloured side up, a power marker moves on; a step past the last
    position is lost. Tells how much was really gained."""
    if kind >= GAIN_POWER:
        track = kind - GAIN_POWER
        real = min(amount, POWER_LAST[track] - s.power[p][track])
        s.power[p][track] += real
        return real
    if kind >= GAIN_TOKEN:
        s.tokens[p][kind - GAIN_TOKEN] += amount
        s.ready[p][kind - GAIN_TOKEN] += amount
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
