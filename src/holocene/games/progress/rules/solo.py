"""Chapter 15: the Time deck of the solo game."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import NOTHING, SLOTS, TECHS, Move, Phase, State
from holocene.games.progress.rules.ages import end_game
from holocene.games.progress.rules.drawing import ask_for_card_of_hand, ask_for_small_move
from holocene.games.progress.tables import SYMBOL
from holocene.games.progress.zones import (
    pop_deck,
    put_into_time_deck,
    put_on_pile,
    shuffle_pile_into_deck,
    take_from_hand,
    take_from_time_deck,
)


@rule("L2", "L8")
def reveal(s: State) -> None:
    """The top card of the current deck: one with a symbol is discarded, and the next is revealed; one without goes onto
    the Time deck. An empty deck is renewed from its pile; if every card left has a symbol, the game is lost.

    One step of these at a time, so that each can be told."""
    if s.deck_size[s.age] == 0:
        if pile_has_plain_card(s):
            shuffle_pile_into_deck(s, s.age)
        else:
            s.lost = 1
            end_game(s)
        return
    tech = pop_deck(s, s.age)
    if SYMBOL[tech]:
        put_on_pile(s, tech)
    else:
        put_into_time_deck(s, tech)
        s.after = Phase.TURN_BEGINS
        s.phase = Phase.SETTLE


@rule("L8")
def pile_has_plain_card(s: State) -> bool:
    for i in range(s.pile_size[s.age]):
        if SYMBOL[s.pile[s.age][i]] == 0:
            return True
    return False


@rule("L3", "L7", "A3", "A4")
def swap_moves(s: State, p: int) -> int:
    """Once a turn, with a card in hand and a Time card of an age that has not left."""
    if s.swapped or s.hand_size[p] == 0 or s.time_set[s.oldest] | s.time_set[s.age] == 0:
        return 0
    only = only_time_card(s)
    return (only < 0 or s.hand[p][only] < s.hand_size[p]) << Move.SWAP


@rule("A3", "L7")
def only_time_card(s: State) -> int:
    """The technology of all Time cards of open ages, if there is but one; else nothing."""
    found = NOTHING
    for age in range(s.oldest, s.age + 1):
        rest = s.time_set[age]
        while rest:
            if found >= 0:
                return NOTHING
            found = age * SLOTS + lowest(rest)
            rest &= rest - 1
    return found


@rule("L3")
def begin_swap(s: State, p: int) -> None:
    s.swapped = 1
    ask_for_card_to_give(s, p)


@rule("A3", "L3")
def ask_for_card_to_give(s: State, p: int) -> None:
    """Any card of hand, if another one can come back for it."""
    ask_for_card_of_hand(s, p, Phase.GIVING)
    only = only_time_card(s)
    if only >= 0:
        s.cards[only // SLOTS] &= ~(1 << (only % SLOTS))


@rule("L3", "L7")
def give(s: State, p: int, action: int) -> None:
    """The card leaves the hand; a Time card of an open age comes back."""
    s.card = action % TECHS
    take_from_hand(s, p, s.card)
    ask_for_small_move(s, Phase.TAKING, 0)
    offer_time_cards(s)


@rule("L3", "L7")
def offer_time_cards(s: State) -> None:
    """Time cards of ages that have not left, but for copies of the card that is given (A3)."""
    for age in range(s.oldest, s.age + 1):
        s.cards[age] = s.time_set[age]
    s.cards[s.card // SLOTS] &= ~(1 << (s.card % SLOTS))


@rule("L3")
def take(s: State, p: int, action: int) -> None:
    take_from_time_deck(s, p, action % TECHS)
    put_into_time_deck(s, s.card)
    s.card = NOTHING
    s.phase = Phase.NEXT_ACTION
