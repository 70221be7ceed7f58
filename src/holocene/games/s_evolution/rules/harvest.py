"""Chapter 6, Harvest: what cards, Buildings and Jokers give (H2–H4)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.s_evolution.layout import (
    ALL_RESOURCES,
    CARDS,
    NONE,
    PLACES,
    RESOURCES,
    Block,
    CardKind,
    Limit,
    Phase,
    Place,
    State,
)
from holocene.games.s_evolution.tables import AMOUNT, KIND, LIMIT, PRODUCES


@rule("H3")
def add_resource(s: State, p: int, resource: int, n: int) -> None:
    """No stock rises above its limit; the rest is lost."""
    s.stock[p][resource] = min(s.stock[p][resource] + n, LIMIT[Limit.STOCK_LIMIT])


@rule("H2", "H4", "M5", "X2")
def harvest(s: State, p: int) -> None:
    """Cards and Buildings together; a barred type comes from no card, but from its Building. Then the Jokers."""
    jokers = 0
    for i in range(s.n_taken[p]):
        card = s.taken[p][i] % CARDS
        kind = KIND[card]
        if kind < RESOURCES:
            if not s.barred >> kind & 1:
                add_resource(s, p, kind, AMOUNT[card])
        elif kind == CardKind.JOKER:
            jokers += 1
    for place in range(PLACES):
        if s.level[p][place] and PRODUCES[place] != NONE:
            add_resource(s, p, PRODUCES[place], s.level[p][place])
    s.todo = jokers
    s.phase = Phase.JOKERS


@rule("H4", "X2", "X9")
def offer_joker(s: State, p: int) -> None:
    """A Joker gives one of any type that is not barred; with all three barred it gives nothing."""
    free = ALL_RESOURCES & ~s.barred
    if s.todo and free & (free - 1):
        s.phase = Phase.JOKER
        s.base = Block.RESOURCE
        s.legal = free
        return
    if s.todo and free:
        add_resource(s, p, lowest(free), s.todo)
    s.todo = s.level[p][Place.COMMERCE]
    s.phase = Phase.CHANGES


@rule("H2")
def use_joker(s: State, p: int, resource: int) -> None:
    """A Joker gives 1 resource of her choice."""
    add_resource(s, p, resource, 1)
    s.todo -= 1
    s.phase = Phase.JOKERS
