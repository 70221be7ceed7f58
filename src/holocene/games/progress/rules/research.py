"""Chapters 7 and 8, Research: technologies under development."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import popcount
from holocene.games.progress.layout import AGES, SLOTS, SMALL, TECHS, Move, Phase, State
from holocene.games.progress.rules.benefits import activate, development_limit, research_markers
from holocene.games.progress.rules.discover import not_in_area
from holocene.games.progress.rules.hooks import moves_at_any_moment, take_free_move
from holocene.games.progress.zones import (
    place_in_development,
    put_under_development,
    take_back_into_hand,
    take_from_development,
    take_from_hand,
)


@rule("A3", "A20", "A21", "A22", "K10")
def find_researchable(s: State, p: int) -> None:
    """Cards of hand not in her area, while fewer technologies are under development than her skill allows."""
    if s.developing[p] < development_limit(s, p):
        for age in range(s.oldest, s.age + 1):
            s.more[age] = not_in_area(s, p, age)


@rule("A20", "A23", "K6", "W3")
def research(s: State, p: int, tech: int) -> None:
    """The card goes into her area with its markers, at no cost. It is a prerequisite at once, and nothing else."""
    s.used += 1
    take_from_hand(s, p, tech)
    put_under_development(s, p, tech, research_markers(s, p))
    s.phase = Phase.NEXT_ACTION


@rule("D1")
def remove_markers(s: State, p: int) -> None:
    for i in range(s.developing[p]):
        s.markers[p][i] -= 1


@rule("D2", "D3", "T1", "X5")
def develop(s: State) -> None:
    """Technologies without markers become active one by one; of several, the player chooses the next. She is asked also
    where she may do something else before."""
    p = s.turn
    s.me = p
    clear_cards(s)
    first = -1
    for i in range(s.developing[p]):
        tech = s.development[p][i]
        if s.markers[p][i] == 0:
            s.cards[tech // SLOTS] |= 1 << (tech % SLOTS)
            first = i
    s.moves = moves_at_any_moment(s, p)
    if first < 0:
        ask_to_take_back(s, p)
    elif s.moves == 0 and popcount(s.cards[s.oldest]) + popcount(s.cards[s.age]) * (s.age > s.oldest) == 1:
        complete(s, p, s.development[p][first])
    else:
        s.phase = Phase.COMPLETING


@rule("D3", "X5")
def complete_next(s: State, p: int, action: int) -> None:
    """The technology that she chose, or what she does before."""
    if action >= SMALL:
        take_free_move(s, p, action - SMALL)
        s.phase = Phase.DEVELOP
    else:
        complete(s, p, action % TECHS)


def clear_cards(s: State) -> None:
    for age in range(AGES):
        s.cards[age] = 0
        s.more[age] = 0


@rule("D2", "D3")
def complete(s: State, p: int, tech: int) -> None:
    """Settled, benefits, new age and end, before the next one."""
    take_from_development(s, p, place_in_development(s, p, tech))
    activate(s, p, tech)
    s.after = Phase.DEVELOP
    s.phase = Phase.SETTLE


@rule("D4", "X5")
def ask_to_take_back(s: State, p: int) -> None:
    """At the end of the phase, any or all technologies under development may be taken back."""
    if s.developing[p] == 0:
        s.phase = Phase.NEXT_ACTION
        return
    s.phase = Phase.TAKING_BACK
    s.moves = 1 << Move.KEEP | moves_at_any_moment(s, p)
    for i in range(s.developing[p]):
        tech = s.development[p][i]
        s.cards[tech // SLOTS] |= 1 << (tech % SLOTS)


@rule("D4", "X5")
def take_back(s: State, p: int, action: int) -> None:
    if action == SMALL + Move.KEEP:
        s.phase = Phase.NEXT_ACTION
        return
    if action >= SMALL:
        take_free_move(s, p, action - SMALL)
    else:
        take_back_into_hand(s, p, action % TECHS)
    clear_cards(s)
    ask_to_take_back(s, p)
