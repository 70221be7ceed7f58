"""Chapter 2, Set-up: a new game from the row of parameters (S*, C3)."""

from __future__ import annotations

from typing import Final

from holocene.core.contract.written import write_choosing, write_clearing
from holocene.core.rulebook.rule import rule
from holocene.core.states.rng import below
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    CALAMITIES,
    LAYOUT,
    NONE,
    RESOURCES,
    SEATS,
    Limit,
    Param,
    Phase,
    State,
)
from holocene.games.s_evolution.tables import LIMIT, PRINTED

clear_state: Final = write_clearing(LAYOUT, __name__)
read_chosen: Final = write_choosing(LAYOUT, __name__)


@rule("S1", "S4")
def lay_out(s: State, params: list[int]) -> None:
    """An empty table before the first round: everything but the first player and the dealt Calamities."""
    clear_state(s)
    lay_out_blank(s, params)


def lay_out_blank(s: State, params: list[int]) -> None:
    """The same in a state that holds nothing yet."""
    read_chosen(s, params)
    s.phase = Phase.CARDS
    for p in range(SEATS):
        lay_out_seat(s, p)
    for i in range(CALAMITIES):
        s.calamity[i] = PRINTED[i]


@rule("S2", "S3", "C5", "C7")
def lay_out_seat(s: State, p: int) -> None:
    """24 cards in the pile, her own Discoveries face down, stocks and scores at the start, no Pop placed."""
    s.pile[p] = ALL_CARDS
    s.age[p] = LIMIT[Limit.START_AGE]
    s.population[p] = LIMIT[Limit.START_POPULATION]
    for i in range(AGES):
        s.discovery[p][i] = p
    for i in range(RESOURCES):
        s.stock[p][i] = LIMIT[Limit.START_STOCK]


@rule("C3", "C8")
def deal_calamities(s: State) -> None:
    """The eight are shuffled and two dealt into each deck, the first on the lower number."""
    for i in range(CALAMITIES - 1, 0, -1):
        j = below(s.rng, i + 1)
        calamity = s.calamity[i]
        s.calamity[i] = s.calamity[j]
        s.calamity[j] = calamity


@rule("S4", "C3", "D5")
def prepare(s: State, params: list[int]) -> None:
    """The table laid out, Calamities dealt or as printed, the first player drawn or chosen."""
    lay_out(s, params)
    if params[Param.PRINTED_CALAMITIES]:
        s.known = ALL_CALAMITIES
    else:
        deal_calamities(s)
    s.leader = below(s.rng, s.players) if params[Param.FIRST] == NONE else params[Param.FIRST]
