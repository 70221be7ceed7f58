"""Chapter 6, Management: growing, rising, placing, raising and moving Pops (M*)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    LEVELS,
    NONE,
    PLACES,
    Block,
    BoardMove,
    Limit,
    Phase,
    Resource,
    State,
)
from holocene.games.s_evolution.tables import LIMIT, PAYS, PRICE, TOP


@rule("M3", "M9")
def price_of(s: State, place: int, old: int, new: int) -> int:
    """What it costs to come from one level of a place to a higher one."""
    return PRICE[s.level_price * PLACES + place][old * (LEVELS + 1) + new]


@rule("R4", "E1")
def offer_management(s: State, p: int) -> None:
    """All she can pay for, but nothing in the last round; that her Action is over she always says herself."""
    s.phase = Phase.MANAGE
    s.base = Block.BOARD
    s.legal = 1 << BoardMove.DONE
    if s.round < LIMIT[Limit.ROUNDS]:
        s.legal |= purchases(s, p)


@rule("M1", "M2", "M3", "M4", "M7", "M8", "M10")
def purchases(s: State, p: int) -> int:
    """Every step of Management that she can pay for, in any order."""
    placed = 0
    occupied = 0
    for place in range(PLACES):
        if s.level[p][place]:
            placed += 1
            occupied |= 1 << place
    places = free_places(s, p)
    legal = growth(s, p) | raises(s, p)
    if places:
        if placed < s.population[p]:
            legal |= places
        legal |= occupied << BoardMove.MOVE
    return legal


@rule("M1", "M2", "M7", "M8")
def growth(s: State, p: int) -> int:
    """Population +1 or +2 once a round, up to the end of the scale; Age +1 once a round, up to VI."""
    legal = 0
    room = LIMIT[Limit.POPULATION_MAX] - s.population[p]
    food = s.stock[p][Resource.FOOD]
    if not s.grown:
        if room >= 1 and food >= LIMIT[Limit.GROW_ONE]:
            legal |= 1 << BoardMove.GROW
        if room >= 2 and food >= LIMIT[Limit.GROW_TWO]:
            legal |= 2 << BoardMove.GROW
    if not s.risen and s.age[p] < AGES and s.stock[p][Resource.SCIENCE] >= LIMIT[Limit.ADVANCE]:
        legal |= 1 << BoardMove.RISE
    return legal


@rule("M3", "M4", "M10")
def free_places(s: State, p: int) -> int:
    """The levels of free places that she can pay for."""
    legal = 0
    for place in range(PLACES):
        have = s.stock[p][PAYS[place]]
        if have and s.level[p][place] == 0:
            for new in range(1, TOP[place] + 1):
                if price_of(s, place, 0, new) <= have:
                    legal |= 1 << (BoardMove.PLACE + place * LEVELS + new - 1)
    return legal


@rule("M3", "M10")
def raises(s: State, p: int) -> int:
    """The higher levels of her placed Pops that she can pay for."""
    legal = 0
    for place in range(PLACES):
        have = s.stock[p][PAYS[place]]
        old = s.level[p][place]
        if have and old:
            for new in range(old + 1, TOP[place] + 1):
                if price_of(s, place, old, new) <= have:
                    legal |= 1 << (BoardMove.RAISE + place * LEVELS + new - 1)
    return legal


@rule("M3", "M4")
def offer_destination(s: State, p: int, place: int) -> None:
    """A Pop taken up must be set on another place that is free."""
    s.moving = place
    s.phase = Phase.MOVE
    s.base = Block.BOARD
    s.legal = free_places(s, p)


@rule("M3", "M4")
def set_level(s: State, p: int, choice: int) -> None:
    """The Pop stands at the level paid for; a moved one pays as a new one and leaves its old level."""
    place = choice // LEVELS
    new = choice % LEVELS + 1
    s.stock[p][PAYS[place]] -= price_of(s, place, s.level[p][place], new)
    s.level[p][place] = new
    if s.moving != NONE:
        s.level[p][s.moving] = 0
        s.moving = NONE


@rule("M1", "M7")
def grow(s: State, p: int, steps: int) -> None:
    """Population grows by one or two, once a round."""
    s.stock[p][Resource.FOOD] -= LIMIT[Limit.GROW_ONE] if steps == 1 else LIMIT[Limit.GROW_TWO]
    s.population[p] += steps
    s.grown = 1


@rule("M2", "M8")
def advance(s: State, p: int) -> None:
    """Age +1 for Science, once a round."""
    s.stock[p][Resource.SCIENCE] -= LIMIT[Limit.ADVANCE]
    s.age[p] += 1
    s.risen = 1


@rule("M10")
def manage(s: State, p: int, choice: int) -> None:
    """One step of Management, then the next, until she is done."""
    if choice == BoardMove.DONE:
        s.phase = Phase.DONE
        return
    if choice < BoardMove.RISE:
        grow(s, p, choice)
    elif choice == BoardMove.RISE:
        advance(s, p)
    elif choice < BoardMove.RAISE:
        set_level(s, p, choice - BoardMove.PLACE)
    elif choice < BoardMove.MOVE:
        set_level(s, p, choice - BoardMove.RAISE)
    else:
        offer_destination(s, p, choice - BoardMove.MOVE)
        return
    s.phase = Phase.MANAGEMENT
