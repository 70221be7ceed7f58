"""Whether a state can be true: every copy of every card in exactly one zone, and the sums kept beside them right.

No rule needs this; tests and long runs ask it at every decision, compiled or not.
"""

from __future__ import annotations

from typing import Final

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import SLOTS, Phase, State
from holocene.games.progress.tables import COPIES, VALUE

SPREAD: Final = 2654435761


def weigh(tech: int) -> int:
    """A number for a technology such that sums of different cards differ."""
    return ((tech + 1) * SPREAD & 0xFFFFFFFF) | 1 << 40


@rule("C4", "C7")
def is_sound(s: State) -> bool:
    for p in range(s.players):
        if not is_hand_sound(s, p):
            return False
    if s.phase == Phase.OVER:
        return True  # what was under development has left the game (E1)
    for age in range(s.oldest, s.last_age + 1):
        if weight_on_table(s, age) != weight_in_box(s, age):
            return False
    return True


def is_hand_sound(s: State, p: int) -> bool:
    """Size, value and set of a hand agree with its cards; cards leave it with their age, and only then are missed."""
    size = 0
    value = 0
    for age in range(s.last_age + 1):
        for slot in range(SLOTS):
            tech = age * SLOTS + slot
            copies = s.hand[p][tech]
            size += copies
            value += copies * VALUE[tech]
            if (s.hand_set[p][age] >> slot & 1) != (copies > 0) or s.known[p][tech] > copies:
                return False
            if s.known[p][tech] < 0 and age >= s.oldest:
                return False
            if copies and not s.oldest <= age <= s.age:
                return False
    return size == s.hand_size[p] and value == s.hand_value[p]


def weight_in_box(s: State, age: int) -> int:
    """All cards of an age that this number of players uses (S1)."""
    total = 0
    for tech in range(age * SLOTS, (age + 1) * SLOTS):
        total += COPIES[s.players][tech] * weigh(tech)
    return total


def weight_on_table(s: State, age: int) -> int:
    """The cards of an age in all zones: deck, pile, Time deck, hands, areas, and the one being paid for."""
    total = 0
    for i in range(s.deck_size[age]):
        total += weigh(s.deck[age][i])
    for i in range(s.pile_size[age]):
        total += weigh(s.pile[age][i])
    for tech in range(age * SLOTS, (age + 1) * SLOTS):
        copies = s.time[tech] + (s.card == tech)
        for p in range(s.players):
            copies += s.hand[p][tech]
        total += copies * weigh(tech)
    for p in range(s.players):
        rest = s.active[p][age]
        while rest:
            total += weigh(age * SLOTS + lowest(rest))
            rest &= rest - 1
        for i in range(s.developing[p]):
            if s.development[p][i] // SLOTS == age:
                total += weigh(s.development[p][i])
    return total
