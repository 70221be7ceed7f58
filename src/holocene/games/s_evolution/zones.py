"""The only functions that move a card: pile, hand, trick, set aside, taken, and the Discoveries by the board."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.core.states.rng import below
from holocene.games.s_evolution.layout import CARDS, DISCOVERY, NONE, CardKind, State
from holocene.games.s_evolution.tables import CALAMITY_SLOT, KIND


@rule("S2")
def draw(s: State, p: int) -> int:
    """The top card of a pile: any of its cards, since nobody has seen their order."""
    pile = s.pile[p]
    card = nth_bit(pile, below(s.rng, popcount(pile)))
    s.pile[p] = pile ^ (1 << card)
    return card


def pile_to_hand(s: State, p: int) -> None:
    """The top card of her pile joins her hand."""
    s.hand[p] |= 1 << draw(s, p)


def discovery_to_hand(s: State, p: int) -> None:
    """The Discovery at her Age joins her hand."""
    s.hand[p] |= 1 << DISCOVERY


def hand_to_trick(s: State, p: int, card: int) -> None:
    """A card of her hand is laid on the table; a Discovery with the back it has."""
    s.hand[p] ^= 1 << card
    if card == DISCOVERY:
        s.trick[p] = DISCOVERY + s.discovery[p][s.age[p] - 1]
    else:
        s.trick[p] = card
    s.left |= 1 << p


def trick_to_aside(s: State, p: int) -> None:
    """A Calamity is set aside, and the top card of her pile is played instead."""
    s.aside[p] |= 1 << s.trick[p]
    s.trick[p] = draw(s, p)


def aside_to_pile(s: State, p: int) -> None:
    """What was set aside is shuffled back into her pile."""
    s.pile[p] |= s.aside[p]
    s.aside[p] = 0


def trick_to_taken(s: State, q: int, p: int) -> None:
    """Seat p takes the card that seat q played."""
    s.taken[p][s.n_taken[p]] = q * CARDS + s.trick[q]
    s.n_taken[p] += 1
    s.left ^= 1 << q
    s.takers ^= 1 << p


def trick_to_place(s: State, q: int, p: int) -> None:
    """Seat p lays the Discovery that seat q played face up at her Age place."""
    age = s.age[p] - 1
    s.discovery[p][age] = s.trick[q] - DISCOVERY
    s.face_up[p] |= 1 << age
    s.left ^= 1 << q
    s.takers ^= 1 << p


@rule("M6")
def taken_out(s: State, p: int) -> None:
    """At the end of the round all cards taken leave the game; Discoveries stay."""
    for i in range(s.n_taken[p]):
        s.taken[p][i] = NONE
    s.n_taken[p] = 0


def calamity_of(s: State, owner: int, card: int) -> int:
    """Which Calamity a card of a deck is, or NONE."""
    if KIND[card] != CardKind.CALAMITY:
        return NONE
    return s.calamity[owner * 2 + CALAMITY_SLOT[card]]
