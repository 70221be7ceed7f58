"""Chapter 8, Calamities: which next, whether Protection meets it, and what each does (H1, X*)."""

from __future__ import annotations

from holocene.core.bits import lowest
from holocene.core.rule import rule
from holocene.games.s_evolution.layout import (
    B_CALAMITY,
    B_RESOURCE,
    CALAMITIES,
    CARDS,
    DECADENCE,
    EPIDEMIC,
    FANATICISM,
    HURRICANE,
    INVASION,
    NONE,
    OBSCURANTISM,
    P_CALAMITIES,
    P_CALAMITY,
    P_GAIN,
    P_HARVEST,
    PROTECTION,
    RESOURCES,
    ROUNDS,
    State,
)
from holocene.games.s_evolution.rules.harvest import add_resource
from holocene.games.s_evolution.rules.needs import fall, lose_population
from holocene.games.s_evolution.tables import LIMIT
from holocene.games.s_evolution.zones import calamity_of

GIFT_LEVEL = 2
GIFT = 2


@rule("H1", "R2")
def begin_action(s: State, p: int) -> None:
    """Her Action begins with the Calamities among the cards she has taken."""
    s.calamities = 0
    for i in range(s.n_taken[p]):
        calamity = calamity_of(s, s.taken[p][i] // CARDS, s.taken[p][i] % CARDS)
        if calamity != NONE:
            s.calamities |= 1 << calamity
    s.protected = s.barred = s.grown = s.risen = 0
    s.phase = P_CALAMITIES


@rule("H1", "X1", "X7", "W9")
def offer_calamity(s: State, p: int) -> None:
    """She chooses the next Calamity and whether Protection, as it stands now and once a round, meets it."""
    pending = s.calamities
    if pending == 0:
        s.phase = P_HARVEST
        return
    s.base = B_CALAMITY
    s.phase = P_CALAMITY
    s.legal = pending
    if s.level[p][PROTECTION] and not s.protected:
        s.legal |= pending << CALAMITIES
    if s.legal & (s.legal - 1) == 0:
        resolve(s, p, lowest(pending))


@rule("X1", "X7", "X8")
def resolve(s: State, p: int, choice: int) -> None:
    """Suffered, or ignored by Protection, which at level 2 also gives two resources."""
    s.phase = P_CALAMITIES
    if choice < CALAMITIES:
        s.calamities ^= 1 << choice
        strike(s, p, choice)
        return
    s.calamities ^= 1 << (choice - CALAMITIES)
    s.protected = 1
    if s.level[p][PROTECTION] >= GIFT_LEVEL:
        s.todo = GIFT
        offer_gift(s)


@rule("X8")
def offer_gift(s: State) -> None:
    """Any type, like or unlike."""
    s.phase = P_GAIN
    s.base = B_RESOURCE
    s.legal = ((1 << RESOURCES) - 1) << RESOURCES


@rule("X8")
def take_gift(s: State, p: int, resource: int) -> None:
    """The resource goes to the stock at once."""
    add_resource(s, p, resource, 1)
    s.todo -= 1
    s.phase = P_CALAMITIES
    if s.todo:
        offer_gift(s)


@rule("X2", "X3", "X4", "X5", "X6", "X10")
def strike(s: State, p: int, calamity: int) -> None:
    """What a Calamity does to who took it, at any Age."""
    if calamity <= FANATICISM:
        s.barred |= 1 << calamity
    elif calamity == EPIDEMIC:
        lose_population(s, p, P_CALAMITIES)
    elif calamity == HURRICANE:
        blow_away(s, p)
    elif calamity == DECADENCE:
        fall(s, p, s.decadence_discovery == 1)
    elif s.round < LIMIT[ROUNDS]:
        haunt(s, p, calamity)


@rule("X5")
def blow_away(s: State, p: int) -> None:
    """Hurricane: lose one of each resource from stock, what there is."""
    for resource in range(RESOURCES):
        if s.stock[p][resource]:
            s.stock[p][resource] -= 1


@rule("X4", "D6")
def haunt(s: State, p: int, calamity: int) -> None:
    """Invasion and Obscurantism act in the next round."""
    if calamity == INVASION:
        s.invaded_next |= 1 << p
    elif calamity == OBSCURANTISM:
        s.blind_next |= 1 << p
