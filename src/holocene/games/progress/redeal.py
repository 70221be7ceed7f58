"""Deals anew what a seat cannot know: the decks, and in other hands the cards that nobody saw taken (O3, O5).

From which deck a card was drawn is seen by all, so every hand keeps its number of cards of each age.
"""

from __future__ import annotations

from typing import Final

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import SLOTS, Phase, State
from holocene.games.progress.phases import ask_again
from holocene.games.progress.rules.paying import can_cover
from holocene.games.progress.tables import VALUE
from holocene.games.progress.zones import add_to_hand, pop_deck, put_into_deck

TRIES: Final = 200  # a hand that covers is nearly always found much sooner


@rule("O3", "O5", "A14")
def redeal(s: State, seat: int) -> None:
    """Another player who is paying can cover her cost (A14), so her hand is dealt until it does."""
    deal_unknown(s, seat)
    if s.phase == Phase.PAY and s.me != seat:
        tries = 0
        while tries < TRIES and not can_cover(s, s.me, 0):
            deal_unknown(s, seat)
            tries += 1
    if s.phase != Phase.OVER and s.me != seat:
        ask_again(s)


@rule("O3", "O5")
def deal_unknown(s: State, seat: int) -> None:
    for age in range(s.oldest, s.age + 1):
        for p in range(s.players):
            if p != seat:
                return_unknown(s, p, age)
        for p in range(s.players):
            if p != seat:
                for _ in range(s.hand_room[p]):
                    add_to_hand(s, p, pop_deck(s, age))
                s.hand_room[p] = 0


@rule("O3")
def return_unknown(s: State, p: int, age: int) -> None:
    """Puts the cards of a hand that others do not know back into the deck, and notes how many."""
    rest = s.hand_set[p][age]
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        tech = age * SLOTS + slot
        unknown = s.hand[p][tech] - s.known[p][tech]
        for _ in range(unknown):
            put_into_deck(s, tech)
        s.hand_room[p] += unknown
        s.hand[p][tech] -= unknown
        if s.hand[p][tech] == 0:
            s.hand_set[p][age] ^= 1 << slot
        s.hand_size[p] -= unknown
        s.hand_value[p] -= unknown * VALUE[tech]
