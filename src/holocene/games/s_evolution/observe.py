"""Writes what a seat knows into a row of cells: the features of `features`, in their order.

Seats are counted from the observer's own; colours, which faces and decks depend on, are not.
"""

from __future__ import annotations

from typing import Any

from holocene.core.bits import lowest, popcount
from holocene.core.cells import clear, put, put_choice, put_row, put_set, put_wide
from holocene.core.rule import rule
from holocene.games.s_evolution.features import BLOCK, HAND_CARDS, RANKS, WIDTH
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    CALAMITIES,
    CARDS,
    CLASS_SHIFT,
    DISCOVERY,
    NONE,
    P_CARDS,
    P_DISCOVERY,
    P_OVER,
    P_TAKE,
    P_TRUMP,
    PLACES,
    POSITIONS,
    PRICES,
    RESOURCES,
    ROUNDS,
    SEATS,
    SOURCES,
    SUITS,
    State,
)
from holocene.games.s_evolution.rules.hands import known_calamities, sees_hand
from holocene.games.s_evolution.rules.points import is_winner, score
from holocene.games.s_evolution.rules.redeal import possible_cards
from holocene.games.s_evolution.rules.taking import DISCOVERIES_FIRST
from holocene.games.s_evolution.tables import LIMIT
from holocene.games.s_evolution.zones import calamity_of


@rule("D5")
def observe(s: State, seat: int, out: Any) -> None:
    """All that is public, own cards, open hands, and what follows for certain, however the table remembers."""
    clear(out)
    observe_table(s, seat, out)
    known = known_calamities(s, seat)
    if popcount(known) == CALAMITIES - 1:
        known = ALL_CALAMITIES
    for k in range(SEATS):
        p = (seat + k) % s.players if k < s.players else k
        at = BLOCK + k * WIDTH
        if k < s.players:
            at = observe_board(s, p, out, at)
            at = observe_hand(s, seat, p, out, at)
            observe_trick(s, p, out, at)
        observe_calamities(s, p, known, out, BLOCK + (k + 1) * WIDTH - 2 * CALAMITIES - 2)


def observe_table(s: State, seat: int, out: Any) -> None:
    """Options, round and phase, and whatever the present Action has come to."""
    at = put(out, 0, s.players)
    at = put_choice(out, at, seat, SEATS)
    at = put(out, at, LIMIT[ROUNDS])
    at = put(out, at, s.memory)
    at = put(out, at, s.points_population)
    at = put(out, at, s.decadence_discovery)
    at = put(out, at, s.early_trump)
    at = put(out, at, s.blind_colour)
    at = put_choice(out, at, s.level_price, PRICES)
    at = put(out, at, s.round)
    at = put_choice(out, at, s.phase, P_TRUMP + 1)
    at = put_choice(out, at, s.after if s.after else NONE, P_CARDS + 1)
    at = put_choice(out, at, s.trump, SUITS)
    at = put_choice(out, at, s.fixed, SUITS)
    at = put_set(out, at, s.calamities, CALAMITIES)
    at = put(out, at, s.protected)
    at = put_set(out, at, s.barred, RESOURCES)
    at = put(out, at, s.todo)
    at = put_set(out, at, s.asked, RESOURCES)
    at = put_set(out, at, s.paid, RESOURCES)
    at = put(out, at, s.payers)
    at = put(out, at, s.grown)
    at = put(out, at, s.risen)
    put_choice(out, at, s.moving, PLACES)


def observe_board(s: State, p: int, out: Any, at: int) -> int:
    """A seat, its board, its points and its Discoveries."""
    over = s.phase == P_OVER
    at = put(out, at, 1)
    at = put(out, at, not over and s.turn == p)
    at = put(out, at, s.leader == p)
    at = put(out, at, over and is_winner(s, p))
    at = put_choice(out, at, s.age[p] - 1, AGES)
    at = put(out, at, s.population[p])
    at = put_row(out, at, s.stock[p], RESOURCES)
    at = put_row(out, at, s.level[p], PLACES)
    at = put_wide(out, at, score(s, p))
    for source in range(SOURCES):
        at = put_wide(out, at, s.points[p][source])
    for age in range(AGES):
        at = put_choice(out, at, s.discovery[p][age], SEATS)
    return put_set(out, at, s.face_up[p], AGES)


@rule("D2", "D3", "D4", "D5")
def observe_hand(s: State, seat: int, p: int, out: Any, at: int) -> int:
    """A hand as far as it is seen, or follows from the cards seen elsewhere; and the cards not seen."""
    sees = sees_hand(s, seat, p)
    blind = s.blind >> p & 1
    cards = s.hand[p] & ALL_CARDS
    certain = sees or popcount(possible_cards(s, p)) == popcount(cards)
    at = put(out, at, popcount(s.hand[p]))
    at = put(out, at, popcount(s.pile[p]))
    at = put(out, at, blind)
    at = put(out, at, s.invaded >> p & 1)
    at = put(out, at, s.blind_next >> p & 1)
    at = put(out, at, s.invaded_next >> p & 1)
    at = put(out, at, certain)
    at = put_set(out, at, s.hand[p] if certain else s.hand[p] ^ cards, HAND_CARDS)
    if blind:
        backs = s.backs[p]
        put_set(out, at, backs, POSITIONS)
        if sees or (certain and popcount(backs) == 1):
            while backs:
                i = lowest(backs)
                backs &= backs - 1
                out[at + POSITIONS + i] = s.slot[p][i] + 1
    at = put_set(out, at + 2 * POSITIONS, s.pile[p] if sees else s.pile[p] | cards, CARDS)
    at = put_set(out, at, s.void[p], SUITS)
    return put_set(out, at, s.aside[p], CARDS)


@rule("K20", "K21")
def observe_trick(s: State, p: int, out: Any, at: int) -> None:
    """The card played, its class and its place in the order of taking; and the cards taken."""
    card = s.trick[p]
    discovery = card >= DISCOVERY
    at = put_choice(out, at, NONE if discovery else card, CARDS)
    at = put_choice(out, at, card - DISCOVERY, SEATS)
    at = put_choice(out, at, NONE if card == NONE or discovery else s.strength[p] >> CLASS_SHIFT, RANKS)
    at = put(out, at, s.left >> p & 1 if card != NONE else 0)
    at = put(out, at, place_in_taking(s, p))
    for i in range(s.n_taken[p]):
        taken = s.taken[p][i] % CARDS
        calamity = calamity_of(s, s.taken[p][i] // CARDS, taken)
        out[at + taken] += 1
        if calamity != NONE:
            out[at + CARDS + calamity] = 1


@rule("K20", "K21")
def place_in_taking(s: State, p: int) -> int:
    """How many take a card before her, and she; 0 if she takes none."""
    if not s.takers >> p & 1 or (s.phase != P_TAKE and s.phase != P_DISCOVERY):
        return 0
    place = 1
    for q in range(s.players):
        if s.takers >> q & 1 and taking_rank(s, q) > taking_rank(s, p):
            place += 1
    return place


def taking_rank(s: State, p: int) -> int:
    """Discoveries first, then by strength."""
    return s.strength[p] + DISCOVERIES_FIRST if s.trick[p] >= DISCOVERY else s.strength[p]


@rule("D5", "C8")
def observe_calamities(s: State, owner: int, known: int, out: Any, at: int) -> None:
    """Which Calamities the two cards of a deck are, as far as the observer can name them."""
    for i in range(2):
        place = owner * 2 + i
        at = put_choice(out, at, s.calamity[place] if known >> place & 1 else NONE, CALAMITIES)
    for i in range(2):
        at = put(out, at, s.known >> (owner * 2 + i) & 1)
