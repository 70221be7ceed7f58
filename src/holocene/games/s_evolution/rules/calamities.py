"""Chapter 8, Calamities: which next, whether Protection meets it, and what each does (H1, X*)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.s_evolution.layout import (
    CALAMITIES,
    CARDS,
    NONE,
    RESOURCES,
    Block,
    Calamity,
    Limit,
    Phase,
    Place,
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
    s.phase = Phase.CALAMITIES


@rule("H1", "X1", "X7", "W9")
def offer_calamity(s: State, p: int) -> None:
    """She chooses the next Calamity and whether Protection, as it stands now and once a round, meets it."""
    pending = s.calamities
    if pending == 0:
        s.phase = Phase.HARVEST
        return
    s.base = Block.CALAMITY
    s.phase = Phase.CALAMITY
    s.legal = pending
    if s.level[p][Place.PROTECTION] and not s.protected:
        s.legal |= pending << CALAMITIES
    if s.legal & (s.legal - 1) == 0:
        resolve(s, p, lowest(pending))


@rule("X1", "X7", "X8")
def resolve(s: State, p: int, choice: int) -> None:
    """Suffered, or ignored by Protection, which at level 2 also gives two resources."""
    s.phase = Phase.CALAMITIES
    if choice < CALAMITIES:
        s.calamities ^= 1 << choice
        strike(s, p, choice)
        return
    s.calamities ^= 1 << (choice - CALAMITIES)
    s.protected = 1
    if s.level[p][Place.PROTECTION] >= GIFT_LEVEL:
        s.todo = GIFT
        offer_gift(s)


@rule("X8")
def offer_gift(s: State) -> None:
    """Any type, like or unlike."""
    s.phase = Phase.GAIN
    s.base = Block.RESOURCE
    s.legal = ((1 << RESOURCES) - 1) << RESOURCES


@rule("X8")
def take_gift(s: State, p: int, resource: int) -> None:
    """The resource goes to the stock at once."""
    add_resource(s, p, resource, 1)
    s.todo -= 1
    s.phase = Phase.CALAMITIES
    if s.todo:
        offer_gift(s)


@rule("X2", "X3", "X4", "X5", "X6", "X10")
def strike(s: State, p: int, calamity: int) -> None:
    """What a Calamity does to who took it, at any Age."""
    if calamity <= Calamity.FANATICISM:
        s.barred |= 1 << calamity
    elif calamity == Calamity.EPIDEMIC:
        lose_population(s, p, Phase.CALAMITIES)
    elif calamity == Calamity.HURRICANE:
        blow_away(s, p)
    elif calamity == Calamity.DECADENCE:
        fall(s, p, s.decadence_discovery == 1)
    elif s.round < LIMIT[Limit.ROUNDS]:
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
    if calamity == Calamity.INVASION:
        s.invaded_next |= 1 << p
    elif calamity == Calamity.OBSCURANTISM:
        s.blind_next |= 1 << p
