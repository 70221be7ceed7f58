"""The only functions that move a card from one place to another: each copy is always in exactly one zone.

Decks are bags: nobody has seen their order, so a draw takes a random card (O2). Discard piles keep their order.
"""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.core.states.rng import below
from holocene.games.progress.layout import NOTHING, SLOTS, State
from holocene.games.progress.tables import VALUE


def add_to_hand(s: State, p: int, tech: int) -> None:
    s.hand[p][tech] += 1
    s.hand_set[p][tech // SLOTS] |= 1 << (tech % SLOTS)
    s.hand_size[p] += 1
    s.hand_value[p] += VALUE[tech]


@rule("O5")
def take_from_hand(s: State, p: int, tech: int) -> None:
    """A card leaves a hand in sight of all; if copies of it were known to be there, one less is."""
    s.hand[p][tech] -= 1
    if s.hand[p][tech] == 0:
        s.hand_set[p][tech // SLOTS] ^= 1 << (tech % SLOTS)
    if s.known[p][tech]:
        s.known[p][tech] -= 1
    s.hand_size[p] -= 1
    s.hand_value[p] -= VALUE[tech]


def put_into_deck(s: State, tech: int) -> None:
    age = tech // SLOTS
    s.deck[age][s.deck_size[age]] = tech
    s.deck_size[age] += 1


@rule("O2")
def pop_deck(s: State, age: int) -> int:
    """The top card of a deck: any of its cards, each as likely."""
    last = s.deck_size[age] - 1
    row = s.deck[age]
    i = below(s.rng, last + 1)
    tech = row[i]
    row[i] = row[last]
    row[last] = NOTHING
    s.deck_size[age] = last
    return tech


def put_on_pile(s: State, tech: int) -> None:
    age = tech // SLOTS
    s.pile[age][s.pile_size[age]] = tech
    s.pile_size[age] += 1


@rule("O2")
def draw_from_deck(s: State, p: int, age: int) -> None:
    add_to_hand(s, p, pop_deck(s, age))


@rule("O2", "O3")
def draw_from_pile(s: State, p: int, age: int) -> None:
    """The last card discarded; everybody knows it while it stays in that hand."""
    top = s.pile_size[age] - 1
    tech = s.pile[age][top]
    s.pile[age][top] = NOTHING
    s.pile_size[age] = top
    add_to_hand(s, p, tech)
    s.known[p][tech] += 1


@rule("N3")
def discard(s: State, p: int, tech: int) -> None:
    """A discarded card goes face up on the pile of its own age, the last on top."""
    take_from_hand(s, p, tech)
    put_on_pile(s, tech)


@rule("A50")
def shuffle_pile_into_deck(s: State, age: int) -> None:
    for i in range(s.pile_size[age]):
        put_into_deck(s, s.pile[age][i])
        s.pile[age][i] = NOTHING
    s.pile_size[age] = 0


def put_into_area(s: State, p: int, tech: int) -> None:
    s.area[p][tech // SLOTS] |= 1 << (tech % SLOTS)


def put_under_development(s: State, p: int, tech: int, markers: int) -> None:
    put_into_area(s, p, tech)
    i = s.developing[p]
    s.development[p][i] = tech
    s.markers[p][i] = markers
    s.developing[p] = i + 1


def place_in_development(s: State, p: int, tech: int) -> int:
    """Where a technology stands among those under development."""
    i = 0
    while s.development[p][i] != tech:
        i += 1
    return i


def take_from_development(s: State, p: int, i: int) -> None:
    """Takes the i-th technology under development away; its markers are lost. It stays in the area's set."""
    last = s.developing[p] - 1
    for j in range(i, last):
        s.development[p][j] = s.development[p][j + 1]
        s.markers[p][j] = s.markers[p][j + 1]
    s.development[p][last] = NOTHING
    s.markers[p][last] = 0
    s.developing[p] = last


@rule("D4", "O5")
def take_back_into_hand(s: State, p: int, tech: int) -> None:
    """A technology taken back is known to everybody while it stays in that hand."""
    take_from_development(s, p, place_in_development(s, p, tech))
    s.area[p][tech // SLOTS] ^= 1 << (tech % SLOTS)
    add_to_hand(s, p, tech)
    s.known[p][tech] += 1


def put_into_time_deck(s: State, tech: int) -> None:
    s.time[tech] += 1
    s.time_set[tech // SLOTS] |= 1 << (tech % SLOTS)
    s.time_size += 1


def take_from_time_deck(s: State, p: int, tech: int) -> None:
    s.time[tech] -= 1
    if s.time[tech] == 0:
        s.time_set[tech // SLOTS] ^= 1 << (tech % SLOTS)
    s.time_size -= 1
    add_to_hand(s, p, tech)
    s.known[p][tech] += 1


@rule("G4")
def remove_age(s: State, age: int) -> None:
    """All cards of an age leave the game, except active technologies (and Time cards, L7)."""
    for i in range(s.deck_size[age]):
        s.deck[age][i] = NOTHING
    for i in range(s.pile_size[age]):
        s.pile[age][i] = NOTHING
    s.deck_size[age] = 0
    s.pile_size[age] = 0
    for p in range(s.players):
        remove_from_hand(s, p, age)
        i = 0
        while i < s.developing[p]:
            if s.development[p][i] // SLOTS == age:
                take_from_development(s, p, i)
            else:
                i += 1
        s.area[p][age] = s.active[p][age]


@rule("G4", "O5")
def remove_from_hand(s: State, p: int, age: int) -> None:
    """Cards that leave hands with their age yield no Knowledge; everybody sees them."""
    rest = s.hand_set[p][age]
    while rest:
        tech = age * SLOTS + lowest(rest)
        rest &= rest - 1
        s.hand_size[p] -= s.hand[p][tech]
        s.hand_value[p] -= s.hand[p][tech] * VALUE[tech]
        s.known[p][tech] = -s.hand[p][tech]
        s.hand[p][tech] = 0
    s.hand_set[p][age] = 0
