"""Chapter 5, Taking cards: Discoveries first, then the others in order of strength (K20–K25)."""

from __future__ import annotations

from typing import Final

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.s_evolution.layout import (
    CARDS,
    DISCOVERY,
    NONE,
    SEATS,
    STRENGTH_BITS,
    Block,
    CardKind,
    Phase,
    State,
)
from holocene.games.s_evolution.tables import KIND
from holocene.games.s_evolution.zones import calamity_of, trick_to_place, trick_to_taken

DISCOVERIES_FIRST: Final = 1 << STRENGTH_BITS


@rule("K20", "K21", "K3", "W1", "W2", "W5", "W6")
def next_taker(s: State) -> int:
    """Who takes next: those with Discoveries by the tie rule, then trumps, fixed colour and others by number."""
    taker = NONE
    best = -1
    for p in range(s.players):
        if s.takers >> p & 1:
            value = s.strength[p]
            if s.trick[p] >= DISCOVERY:
                value += DISCOVERIES_FIRST
            if value > best:
                best = value
                taker = p
    return taker


@rule("K21", "K24", "K25")
def offer_taking(s: State) -> None:
    """The next taker chooses among what is left for her; a single thing is taken without asking."""
    p = next_taker(s)
    if p == NONE:
        end_trick(s)
        return
    s.turn = p
    if s.trick[p] >= DISCOVERY:
        s.phase = Phase.DISCOVERY
        s.base = Block.DISCOVERY
        s.legal = discoveries_left(s, p)
    else:
        s.phase = Phase.TAKE
        s.base = Block.TAKE
        s.legal = cards_left(s)
    if s.legal & (s.legal - 1) == 0:
        take(s, p, lowest(s.legal))


@rule("K20", "W10")
def discoveries_left(s: State, p: int) -> int:
    """The played Discoveries of her Age that nobody has taken yet."""
    choices = 0
    for q in range(s.players):
        if s.left >> q & 1 and s.trick[q] >= DISCOVERY and s.age[q] == s.age[p]:
            choices |= 1 << discovery_number(s, q)
    return choices


def discovery_number(s: State, q: int) -> int:
    """The Discovery that a seat played, by Age and back."""
    return (s.age[q] - 1) * SEATS + s.trick[q] - DISCOVERY


@rule("K21")
def cards_left(s: State) -> int:
    """The other cards that nobody has taken yet; equal cards are one choice, Calamities go by their names."""
    choices = 0
    for q in range(s.players):
        if s.left >> q & 1 and s.trick[q] < DISCOVERY:
            choices |= 1 << card_number(s, q)
    return choices


def card_number(s: State, q: int) -> int:
    """The card that a seat played as a choice of taking."""
    card = s.trick[q]
    if KIND[card] == CardKind.CALAMITY:
        return CARDS + calamity_of(s, q, card)
    return card


@rule("K20", "K21", "K23")
def take(s: State, p: int, choice: int) -> None:
    """She takes one card: a Discovery if she played one, otherwise one of the others."""
    for q in range(s.players):
        if s.left >> q & 1:
            if s.phase == Phase.DISCOVERY:
                if s.trick[q] >= DISCOVERY and discovery_number(s, q) == choice:
                    trick_to_place(s, q, p)
                    break
            elif s.trick[q] < DISCOVERY and card_number(s, q) == choice:
                trick_to_taken(s, q, p)
                break
    s.phase = Phase.NEXT_TAKER


@rule("K2", "K22", "K23")
def trick_winner(s: State) -> int:
    """The strongest card won; no Discovery is stronger than any other card, and among Discoveries the tie rule."""
    winner = NONE
    best = -1
    for p in range(s.players):
        if s.trick[p] != NONE and s.strength[p] > best:
            best = s.strength[p]
            winner = p
    return winner


@rule("K2", "K14")
def end_trick(s: State) -> None:
    """The winner leads the next trick."""
    s.leader = trick_winner(s)
    s.phase = Phase.LEAD
