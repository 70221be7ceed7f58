"""Whether a state can be true: every card in one place, every Discovery at one Age, all counts as they must be."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import popcount
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CARDS,
    CARDS,
    DISCOVERY,
    NONE,
    POSITIONS,
    RESOURCES,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.rules.needs import count_placed
from holocene.games.s_evolution.tables import LIMIT


@rule("C1", "C5", "C7", "W4")
def is_sound(s: State) -> bool:
    """Every card of a deck is in exactly one place, and boards keep within their scales."""
    for p in range(s.players):
        if not is_deck_whole(s, p) or not is_board_sound(s, p) or not is_hand_sound(s, p):
            return False
    for age in range(AGES):
        if not are_discoveries_whole(s, age):
            return False
    return 1 <= s.round <= LIMIT[Limit.ROUNDS]


@rule("C1", "K23", "W4")
def is_deck_whole(s: State, p: int) -> bool:
    """Pile, hand, trick, set aside, taken: no card twice, and four of each deck leave the game each round."""
    seen = s.pile[p] | (s.hand[p] & ALL_CARDS) | s.aside[p]
    count = popcount(s.pile[p]) + popcount(s.hand[p] & ALL_CARDS) + popcount(s.aside[p])
    if s.left >> p & 1 and s.trick[p] < DISCOVERY:
        seen |= 1 << s.trick[p]
        count += 1
    for q in range(s.players):
        for i in range(s.n_taken[q]):
            if s.taken[q][i] // CARDS == p:
                seen |= 1 << s.taken[q][i] % CARDS
                count += 1
    rounds = s.round if s.phase == Phase.OVER else s.round - 1
    return popcount(seen) == count and count + rounds * LIMIT[Limit.HAND_SIZE] == CARDS


def is_board_sound(s: State, p: int) -> bool:
    """Stocks and Population within their scales, and no more Pops placed than there are."""
    spare = 1 if s.phase == Phase.REMOVE and s.turn == p else 0
    for resource in range(RESOURCES):
        if s.stock[p][resource] > LIMIT[Limit.STOCK_LIMIT]:
            return False
    inside = LIMIT[Limit.POPULATION_MIN] <= s.population[p] <= LIMIT[Limit.POPULATION_MAX]
    return inside and count_placed(s, p) <= s.population[p] + spare


@rule("D2")
def is_hand_sound(s: State, p: int) -> bool:
    """A blind hand lies on its positions, any other has none."""
    cards = 0
    backs = 0
    for i in range(POSITIONS):
        if s.slot[p][i] != NONE:
            cards |= 1 << s.slot[p][i]
            backs |= 1 << i
    if not s.blind >> p & 1:
        return backs == 0 and s.backs[p] == 0
    return cards == s.hand[p] and backs == s.backs[p] and popcount(backs) == popcount(cards)


@rule("C7")
def are_discoveries_whole(s: State, age: int) -> bool:
    """The Discoveries of an Age are one of each back: at their places, or on the table until they are taken."""
    backs = 0
    count = 0
    for p in range(s.players):
        on_table = s.trick[p] >= DISCOVERY and s.age[p] == age + 1
        waits = on_table and (s.takers >> p & 1 or (s.takers == 0 and s.left >> p & 1))
        if not waits:
            backs |= 1 << s.discovery[p][age]
            count += 1
        if on_table and s.left >> p & 1:
            backs |= 1 << (s.trick[p] - DISCOVERY)
            count += 1
    return count == s.players and backs == (1 << s.players) - 1
