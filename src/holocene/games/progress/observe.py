"""Writes what a seat knows into a row of cells: the features of `features`, in their order.

Seats are counted from the observer's own, so that nobody has to learn the game once for each seat.
"""

from __future__ import annotations

from typing import Any, Final

from holocene.core.bits import lowest
from holocene.core.cells import clear, put, put_choice, put_row, put_set, put_wide
from holocene.core.rule import rule
from holocene.games.progress.features import BLOCK, WIDTH
from holocene.games.progress.layout import (
    AGES,
    AUTO,
    CARDS,
    GAINS,
    MILESTONES,
    OVER,
    PEOPLE,
    POWERS,
    REVEAL,
    SECTIONS,
    SKILLS,
    SLOTS,
    TECHS,
    TYPES,
    State,
)

MOST: Final = 127  # that a cell can hold


@rule("O3", "O4", "O5")
def observe(s: State, seat: int, out: Any) -> None:
    """Everything public, and the seat's own hand; nothing that another deal of the hidden cards would change."""
    clear(out)
    at = observe_table(s, out)
    at = observe_turn(s, out, at)
    observe_cards(s, seat, out, at)
    for k in range(s.players):
        observe_seat(s, (seat + k) % s.players, out, BLOCK + k * WIDTH)


def observe_table(s: State, out: Any) -> int:
    """What the options made of the table, the time, the ages and the sizes of decks and piles."""
    at = put(out, 0, s.players)
    at = put(out, at, s.last_age + 1)
    at = put_row(out, at, s.need, AGES + 1)
    at = put(out, at, s.penalty_group)
    at = put(out, at, s.again_at_once)
    at = put(out, at, s.must_succeed)
    at = put(out, at, s.any_moment)
    at = put(out, at, s.with_milestones)
    at = put_wide(out, at, s.round)
    at = put_choice(out, at, s.phase, OVER + 1)
    at = put_choice(out, at, s.after - AUTO, REVEAL - AUTO + 1)
    at = put_choice(out, at, s.age, AGES)
    at = put_row(out, at, s.symbols, AGES + 1)
    at = put_row(out, at, s.deck_size, AGES)
    return put_row(out, at, s.pile_size, AGES)


def observe_turn(s: State, out: Any, at: int) -> int:
    """What has happened in this turn and is still owed, and the milestones."""
    at = put(out, at, s.used)
    at = put(out, at, s.drawn)
    at = put(out, at, s.left)
    at = put_wide(out, at, s.pool)
    at = put_row(out, at, s.owed, TYPES - 1)
    at = put_choice(out, at, s.section, SECTIONS)
    at = put(out, at, s.swapped)
    at = put(out, at, s.sections_paid)
    at = put(out, at, s.lost)
    at = put_choice(out, at, s.milestone, MILESTONES)
    return put_set(out, at, s.stack, MILESTONES)


@rule("O2", "O4", "L2")
def observe_cards(s: State, seat: int, out: Any, at: int) -> None:
    """The card in play, the own hand, the piles and the Time deck; the cells are clear before."""
    if s.card >= 0:
        out[at + s.card] = 1
    hand = at + TECHS
    pile = hand + TECHS
    top = pile + TECHS
    time = top + TECHS
    order = time + TECHS
    for age in range(AGES):
        put_copies(out, hand, s.hand[seat], s.hand_set[seat][age], age)
        put_copies(out, time, s.time, s.time_set[age], age)
    for age in range(s.oldest, s.age + 1):
        n = s.pile_size[age]
        for i in range(n):
            tech = s.pile[age][n - 1 - i]
            out[pile + tech] += 1
            out[order + (age - s.oldest) * CARDS + i] = tech % SLOTS + 1
            if i == 0:
                out[top + tech] = 1


def put_copies(out: Any, at: int, copies: Any, mask: int, age: int) -> None:
    """Copies of the technologies of one age that are in a set."""
    while mask:
        tech = age * SLOTS + lowest(mask)
        mask &= mask - 1
        out[at + tech] = copies[tech]


def observe_seat(s: State, p: int, out: Any, at: int) -> None:
    """What everybody sees of a player."""
    for k in range(s.players):
        if s.order[k] == p:
            out[at] = k + 1
    at = put(out, at + 1, s.turn == p)
    at = put(out, at, s.phase != OVER and s.me == p)
    at = put(out, at, s.heirs >> p & 1)
    at = put_row(out, at, s.skills[p], SKILLS)
    at = put_row(out, at, s.tokens[p], TYPES)
    at = put_row(out, at, s.ready[p], TYPES)
    at = put_row(out, at, s.power[p], POWERS)
    at = put(out, at, min(MOST, s.hand_size[p]))
    ages = at
    at = put_choice(out, at + AGES, s.guide[p], PEOPLE)
    at = put_set(out, at, s.guided[p], PEOPLE)
    at = put_row(out, at, s.gave[p], GAINS)
    at = put_owned(out, at, s.covered, SECTIONS, p)
    at = put_owned(out, at, s.owner, MILESTONES, p)
    observe_area(s, p, out, at)
    observe_hand(s, p, out, ages, at + TECHS)


def put_owned(out: Any, at: int, owners: Any, n: int, p: int) -> int:
    """1 for each of n things that are hers."""
    for i in range(n):
        if owners[i] == p:
            out[at + i] = 1
    return at + n


@rule("O4")
def observe_area(s: State, p: int, out: Any, at: int) -> None:
    """Active technologies, and those under development with their markers."""
    for age in range(AGES):
        put_set(out, at + age * SLOTS, s.active[p][age], SLOTS)
    for i in range(s.developing[p]):
        out[at + s.development[p][i]] = -1 - s.markers[p][i]


@rule("O3", "O5")
def observe_hand(s: State, p: int, out: Any, ages: int, at: int) -> None:
    """How many cards of each age a hand holds, the cards that all know of it, and those seen to leave it."""
    for age in range(AGES):
        rest = s.hand_set[p][age]
        while rest:
            tech = age * SLOTS + lowest(rest)
            rest &= rest - 1
            out[ages + age] += s.hand[p][tech]
    put_row(out, at, s.known[p], TECHS)
