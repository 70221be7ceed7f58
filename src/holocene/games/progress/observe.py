"""Writes what a seat knows into a row of cells: the features of `features`, in their order.

Seats are counted from the observer's own, so that nobody has to learn the game once for each seat.
"""

from __future__ import annotations

from typing import Any, Final

from holocene.core.contract.written import write_seat, write_table
from holocene.core.rulebook.rule import rule
from holocene.core.states.cells import MOST, clear, in_step, mark, put_row, put_set, put_some, total
from holocene.games.progress.features import SPACE
from holocene.games.progress.layout import AGES, CARDS, LAYOUT, SEATS, SLOTS, SMALL, TECHS, Phase, State, Verb
from holocene.games.progress.phases import VERB

BLOCK: Final = SPACE.block
WIDTH: Final = SPACE.width
PLAYERS: Final = SPACE.at("players")
HAND: Final = SPACE.at("hand")
PILE: Final = SPACE.at("pile")
TOP: Final = SPACE.at("top")
TIME: Final = SPACE.at("time")
ORDER: Final = SPACE.at("order")
PLACE: Final = SPACE.at("place")
TO_ACT: Final = SPACE.at("to_act")
HAND_SIZE: Final = SPACE.at("hand_size")
HAND_AGES: Final = SPACE.at("hand_ages")
AREA: Final = SPACE.at("area")
KNOWN: Final = SPACE.at("known")

observe_fields: Final = write_table(LAYOUT, SPACE, __name__)
observe_fields_of: Final = write_seat(LAYOUT, SPACE, __name__)


@rule("O3", "O4", "O5")
def observe(s: State, seat: int, out: Any) -> None:
    """Everything public, and the seat's own hand; nothing that another deal of the hidden cards would change.

    Blocks of seats that are not at the table hold nothing. The row tells for how many it was written before.
    """
    seats = max(out[PLAYERS], s.players)
    clear(out[:BLOCK])
    observe_fields(s, out)
    observe_cards(s, seat, out)
    for k in range(SEATS):
        block = out[BLOCK + k * WIDTH : BLOCK + (k + 1) * WIDTH]
        if in_step(k < seats):
            clear(block)
        if k < s.players:
            observe_seat(s, (seat + k) % s.players, block)


@rule("O2", "O4", "L2")
def observe_cards(s: State, seat: int, out: Any) -> None:
    """The own hand, the piles and the Time deck; the cells are clear before."""
    for age in range(0, AGES, 2):
        first = age * SLOTS
        put_some(out, HAND + first, s.hand[seat], first, both(s.hand_set[seat], age))
        put_some(out, TIME + first, s.time, first, both(s.time_set, age))
    for age in range(s.oldest, s.age + 1):
        n = s.pile_size[age]
        order = ORDER + (age - s.oldest) * CARDS
        for i in range(n):
            tech = s.pile[age][n - 1 - i]
            out[PILE + tech] += 1
            out[order + i] = tech - age * SLOTS + 1
            if i == 0:
                out[TOP + tech] = 1


def both(sets: Any, age: int) -> int:
    """The sets of an age and of the next one together: one loop whose end a processor has to guess, not two."""
    together: int = sets[age] | sets[age + 1] << SLOTS
    return together


def observe_seat(s: State, p: int, out: Any) -> None:
    """What everybody sees of a player, into her block."""
    observe_fields_of(s, p, out)
    place = 0
    for k in range(s.players):
        place += (k + 1) * (s.order[k] == p)
    out[PLACE] = place
    out[TO_ACT] = s.phase != Phase.OVER and s.me == p
    out[HAND_SIZE] = min(MOST, s.hand_size[p])
    observe_area(s, p, out)
    observe_hand(s, p, out)


@rule("O4")
def observe_area(s: State, p: int, out: Any) -> None:
    """Active technologies, and those under development with their markers."""
    for age in range(0, AGES, 2):
        put_set(out, AREA + age * SLOTS, both(s.active[p], age), 2 * SLOTS)
    for i in range(s.developing[p]):
        out[AREA + s.development[p][i]] = -1 - s.markers[p][i]


@rule("O3", "O5")
def observe_hand(s: State, p: int, out: Any) -> None:
    """How many cards of each age a hand holds, the cards that all know of it, and those seen to leave it."""
    for age in range(AGES):
        out[HAND_AGES + age] = total(s.hand[p], age * SLOTS, s.hand_set[p][age])
    put_row(out, KNOWN, s.known[p], TECHS)


def mark_legal(s: State, mask: Any, places: Any) -> None:
    """Marks the place of every legal action: technologies for the verb of the phase, for research, then small moves."""
    for age in range(s.oldest, s.age + 1):
        mark(mask, places, VERB[s.phase] * TECHS + age * SLOTS, s.cards[age])
        mark(mask, places, Verb.RESEARCH * TECHS + age * SLOTS, s.more[age])
    mark(mask, places, SMALL, s.moves)
