"""Writes what a seat knows into a row of cells: the features of `features`, in their order.

Seats are counted from the observer's own; colours, which faces and decks depend on, are not.
"""

from __future__ import annotations

from typing import Any, Final

from holocene.core.contract.written import write_seat, write_table
from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest, popcount
from holocene.core.states.cells import clear, mark, put, put_choice, put_set, put_wide
from holocene.games.s_evolution.features import HAND_CARDS, SPACE
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    CALAMITIES,
    CARDS,
    CLASS_SHIFT,
    DISCOVERY,
    LAYOUT,
    NONE,
    POSITIONS,
    SEATS,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.rules.hands import known_calamities, sees_hand
from holocene.games.s_evolution.rules.points import is_winner, score
from holocene.games.s_evolution.rules.redeal import possible_cards
from holocene.games.s_evolution.rules.taking import DISCOVERIES_FIRST
from holocene.games.s_evolution.tables import LIMIT
from holocene.games.s_evolution.zones import calamity_of

BLOCK: Final = SPACE.block
WIDTH: Final = SPACE.width
COLOUR: Final = SPACE.at("colour")
ALL_ROUNDS: Final = SPACE.at("rounds")
PLAYING: Final = SPACE.at("playing")
TURN: Final = SPACE.at("turn")
WINNER: Final = SPACE.at("winner")
SCORE: Final = SPACE.at("score")
DISCOVERIES: Final = SPACE.at("discoveries")
HAND_SIZE: Final = SPACE.at("hand_size")
PILE_SIZE: Final = SPACE.at("pile_size")
CERTAIN: Final = SPACE.at("certain")
HAND: Final = SPACE.at("hand")
BACKS: Final = SPACE.at("positions")
FACES: Final = SPACE.at("faces")
UNSEEN: Final = SPACE.at("unseen")
TRICK: Final = SPACE.at("trick")
TRICK_DISCOVERY: Final = SPACE.at("trick_discovery")
RANK: Final = SPACE.at("rank")
LEFT: Final = SPACE.at("left")
TAKING: Final = SPACE.at("taking")
TAKEN: Final = SPACE.at("taken")
TAKEN_CALAMITIES: Final = SPACE.at("taken_calamities")
NAMED: Final = SPACE.at("named")

observe_fields: Final = write_table(LAYOUT, SPACE, __name__)
observe_fields_of: Final = write_seat(LAYOUT, SPACE, __name__)


@rule("D5")
def observe(s: State, seat: int, out: Any) -> None:
    """All that is public, own cards, open hands, and what follows for certain, however the table remembers."""
    clear(out[:BLOCK])
    observe_fields(s, out)
    out[COLOUR + seat] = 1
    out[ALL_ROUNDS] = LIMIT[Limit.ROUNDS]
    known = known_calamities(s, seat)
    if popcount(known) == CALAMITIES - 1:
        known = ALL_CALAMITIES
    for k in range(SEATS):
        p = (seat + k) % s.players if k < s.players else k
        block = out[BLOCK + k * WIDTH : BLOCK + (k + 1) * WIDTH]
        clear(block)
        if k < s.players:
            observe_fields_of(s, p, block)
            observe_board(s, p, block)
            observe_hand(s, seat, p, block)
            observe_trick(s, p, block)
        observe_calamities(s, p, known, block)


def observe_board(s: State, p: int, out: Any) -> None:
    """A seat, its points and its Discoveries."""
    over = s.phase == Phase.OVER
    out[PLAYING] = 1
    out[TURN] = not over and s.turn == p
    out[WINNER] = over and is_winner(s, p)
    put_wide(out, SCORE, score(s, p))
    for age in range(AGES):
        put_choice(out, DISCOVERIES + age * SEATS, s.discovery[p][age], SEATS)


@rule("D2", "D3", "D4", "D5")
def observe_hand(s: State, seat: int, p: int, out: Any) -> None:
    """A hand as far as it is seen, or follows from the cards seen elsewhere; and the cards not seen."""
    sees = sees_hand(s, seat, p)
    cards = s.hand[p] & ALL_CARDS
    certain = sees or popcount(possible_cards(s, p)) == popcount(cards)
    out[HAND_SIZE] = popcount(s.hand[p])
    out[PILE_SIZE] = popcount(s.pile[p])
    out[CERTAIN] = certain
    put_set(out, HAND, s.hand[p] if certain else s.hand[p] ^ cards, HAND_CARDS)
    put_set(out, UNSEEN, s.pile[p] if sees else s.pile[p] | cards, CARDS)
    if s.blind >> p & 1:
        backs = s.backs[p]
        put_set(out, BACKS, backs, POSITIONS)
        if sees or (certain and popcount(backs) == 1):
            while backs:
                i = lowest(backs)
                backs &= backs - 1
                out[FACES + i] = s.slot[p][i] + 1


@rule("K20", "K21")
def observe_trick(s: State, p: int, out: Any) -> None:
    """The card played, its class and its place in the order of taking; and the cards taken."""
    card = s.trick[p]
    if card >= DISCOVERY:
        out[TRICK_DISCOVERY + card - DISCOVERY] = 1
    elif card != NONE:
        out[TRICK + card] = 1
        out[RANK + (s.strength[p] >> CLASS_SHIFT)] = 1
    out[LEFT] = s.left >> p & 1 if card != NONE else 0
    out[TAKING] = place_in_taking(s, p)
    for i in range(s.n_taken[p]):
        taken = s.taken[p][i] % CARDS
        calamity = calamity_of(s, s.taken[p][i] // CARDS, taken)
        out[TAKEN + taken] += 1
        if calamity != NONE:
            out[TAKEN_CALAMITIES + calamity] = 1


@rule("K20", "K21")
def place_in_taking(s: State, p: int) -> int:
    """How many take a card before her, and she; 0 if she takes none."""
    if not s.takers >> p & 1 or (s.phase != Phase.TAKE and s.phase != Phase.DISCOVERY):
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
def observe_calamities(s: State, owner: int, known: int, out: Any) -> None:
    """Which Calamities the two cards of a deck are, as far as the observer can name them."""
    at = NAMED
    for i in range(2):
        place = owner * 2 + i
        at = put_choice(out, at, s.calamity[place] if known >> place & 1 else NONE, CALAMITIES)
    for i in range(2):
        at = put(out, at, s.known >> (owner * 2 + i) & 1)


def mark_legal(s: State, mask: Any, places: Any) -> None:
    """Marks the place of every legal action."""
    mark(mask, places, s.base, s.legal)
