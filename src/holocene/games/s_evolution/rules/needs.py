"""Chapter 6, Commerce and needs: changing, paying, rising and falling, and the loss of Pops (N*)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGE_OF_PENALTY,
    AGES,
    PLACES,
    RESOURCES,
    Block,
    BoardMove,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.tables import LIMIT, NEEDS


def change_from(i: int) -> int:
    """The type given up by the i-th change."""
    return i // 2


def change_to(i: int) -> int:
    """The type gained by the i-th change: one of the two others."""
    return (i // 2 + 1 + i % 2) % RESOURCES


@rule("N1", "X9")
def offer_change(s: State, p: int) -> None:
    """Just before paying, change the type of up to as many resources as the level of Commerce, or stop."""
    changes = 0
    if s.todo:
        for i in range(RESOURCES * 2):
            if s.stock[p][change_from(i)] and s.stock[p][change_to(i)] < LIMIT[Limit.STOCK_LIMIT]:
                changes |= 1 << (BoardMove.CHANGE + i)
    if changes:
        s.phase = Phase.COMMERCE
        s.base = Block.BOARD
        s.legal = changes | 1 << BoardMove.DONE
    else:
        s.todo = 0
        s.phase = Phase.PAY


@rule("N1")
def change(s: State, p: int, choice: int) -> None:
    """One resource becomes another, or she stops."""
    if choice == BoardMove.DONE:
        s.todo = 0
    else:
        s.stock[p][change_from(choice - BoardMove.CHANGE)] -= 1
        s.stock[p][change_to(choice - BoardMove.CHANGE)] += 1
        s.todo -= 1
    s.phase = Phase.CHANGES


@rule("N2", "N7", "N9", "X11")
def pay_needs(s: State, p: int) -> None:
    """For each need of her Age pay 1 resource per Population, or all there is; then the consequences."""
    s.asked = NEEDS[s.age[p]]
    s.paid = 0
    s.payers = s.population[p]
    given_nothing = False
    for resource in range(RESOURCES):
        if s.asked >> resource & 1:
            if s.stock[p][resource] >= s.payers:
                s.stock[p][resource] -= s.payers
                s.paid |= 1 << resource
            else:
                given_nothing = given_nothing or s.stock[p][resource] == 0
                s.stock[p][resource] = 0
    s.phase = Phase.POINTS
    face_consequences(s, p, given_nothing)


@rule("N3", "N4", "N5", "N7", "W7", "W8")
def face_consequences(s: State, p: int, given_nothing: bool) -> None:
    """All needs paid: up one Age. From Age III on, none paid: down one; one given nothing at all: Population -1."""
    penalised = s.age[p] >= AGE_OF_PENALTY
    if s.paid == s.asked:
        s.age[p] = min(s.age[p] + 1, AGES)
    elif penalised and s.paid == 0:
        fall(s, p, False)
    if penalised and given_nothing:
        lose_population(s, p, Phase.POINTS)


@rule("N4", "X6", "X10")
def fall(s: State, p: int, keep: bool) -> None:
    """She falls one Age, not below I, and the Discovery at the Age she leaves is turned face down."""
    if s.age[p] > 1:
        if not keep:
            s.face_up[p] &= ~(1 << (s.age[p] - 1))
        s.age[p] -= 1


@rule("N5", "N6", "X3", "X10")
def lose_population(s: State, p: int, after: int) -> None:
    """Population -1, never under 1; if it is now less than the placed Pops, she removes one. Then phase `after`."""
    s.phase = after
    if s.population[p] > LIMIT[Limit.POPULATION_MIN]:
        s.population[p] -= 1
        if count_placed(s, p) > s.population[p]:
            s.after = after
            offer_removal(s, p)


def count_placed(s: State, p: int) -> int:
    """How many Pops stand on Buildings and Advantages."""
    placed = 0
    for place in range(PLACES):
        if s.level[p][place]:
            placed += 1
    return placed


@rule("N6")
def offer_removal(s: State, p: int) -> None:
    """Any placed Pop may be the one that goes."""
    s.phase = Phase.REMOVE
    s.base = Block.BOARD
    s.legal = 0
    for place in range(PLACES):
        if s.level[p][place]:
            s.legal |= 1 << (BoardMove.REMOVE + place)


@rule("N6")
def remove_pop(s: State, p: int, place: int) -> None:
    """The Pop of her choice leaves its place."""
    s.level[p][place] = 0
    s.phase = s.after
    s.after = 0
