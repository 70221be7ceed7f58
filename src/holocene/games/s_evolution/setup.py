"""Chapter 2, Set-up: a new game from the row of parameters (S*, C3)."""

from __future__ import annotations

from holocene.core.rng import below
from holocene.core.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    BLIND_COLOUR,
    CALAMITIES,
    DECADENCE_DISCOVERY,
    EARLY_TRUMP,
    FIRST,
    HAND,
    LEVEL_PRICE,
    MEMORY,
    NONE,
    P_CARDS,
    PLACES,
    PLAYERS,
    POINTS_POPULATION,
    POSITIONS,
    PRINTED_CALAMITIES,
    RESOURCES,
    SEATS,
    SOURCES,
    START_AGE,
    START_POPULATION,
    START_STOCK,
    State,
)
from holocene.games.s_evolution.tables import LIMIT, PRINTED


@rule("S1", "S4")
def lay_out(s: State, params: list[int]) -> None:
    """An empty table before the first round: everything but the first player and the dealt Calamities."""
    s.players = params[PLAYERS]
    s.memory = params[MEMORY]
    s.points_population = params[POINTS_POPULATION]
    s.level_price = params[LEVEL_PRICE]
    s.decadence_discovery = params[DECADENCE_DISCOVERY]
    s.early_trump = params[EARLY_TRUMP]
    s.blind_colour = params[BLIND_COLOUR]
    s.round = 0
    s.legal = s.base = s.turn = s.leader = 0
    s.trump = s.fixed = s.moving = NONE
    s.blind = s.invaded = s.blind_next = s.invaded_next = s.known = 0
    s.left = s.takers = s.calamities = s.protected = s.barred = s.todo = s.after = 0
    s.asked = s.paid = s.payers = s.grown = s.risen = 0
    s.phase = P_CARDS
    for p in range(SEATS):
        clear_seat(s, p)
    for i in range(CALAMITIES):
        s.calamity[i] = PRINTED[i]


@rule("S2", "S3", "C5", "C7")
def clear_seat(s: State, p: int) -> None:
    """24 cards in the pile, her own Discoveries face down, stocks and scores at the start, no Pop placed."""
    s.hand[p] = s.aside[p] = s.backs[p] = s.void[p] = s.strength[p] = s.face_up[p] = s.n_taken[p] = 0
    s.pile[p] = ALL_CARDS
    s.trick[p] = NONE
    s.age[p] = LIMIT[START_AGE]
    s.population[p] = LIMIT[START_POPULATION]
    for i in range(POSITIONS):
        s.slot[p][i] = NONE
    for i in range(AGES):
        s.discovery[p][i] = p
    for i in range(RESOURCES):
        s.stock[p][i] = LIMIT[START_STOCK]
    for i in range(PLACES):
        s.level[p][i] = 0
    for i in range(SOURCES):
        s.points[p][i] = 0
    for i in range(HAND):
        s.taken[p][i] = NONE


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
    if params[PRINTED_CALAMITIES]:
        s.known = ALL_CALAMITIES
    else:
        deal_calamities(s)
    s.leader = below(s.rng, s.players) if params[FIRST] == NONE else params[FIRST]
