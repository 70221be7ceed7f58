"""Chapter 8, Discover: a card of hand becomes active for its cost."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import NOTHING, SLOTS, Knowledge, Phase, State
from holocene.games.progress.rules.benefits import activate
from holocene.games.progress.rules.paying import begin_payment, owe_nothing
from holocene.games.progress.tables import LINE_AGE, LINE_BIT, LINE_COST, LINE_TYPE, LINES, VALUE
from holocene.games.progress.zones import take_from_hand


@rule("A11")
def is_met(s: State, p: int, tech: int, line: int) -> bool:
    """A line's prerequisite in her area, active or under development, meets it for nothing."""
    return s.area[p][LINE_AGE[tech][line]] & LINE_BIT[tech][line] != 0


@rule("A12", "W1", "W2")
def owe(s: State, p: int, tech: int) -> None:
    """Lines that no prerequisite meets are owed in their type, each on its own."""
    owe_nothing(s)
    for line in range(LINES[tech]):
        if not is_met(s, p, tech, line):
            s.owed[LINE_TYPE[tech][line]] += LINE_COST[tech][line]


@rule("A13", "A22")
def not_in_area(s: State, p: int, age: int) -> int:
    """Cards of hand of an age of which she has no copy in her area, active or under development."""
    return s.hand_set[p][age] & ~s.area[p][age]


@rule("A3", "A10", "A13", "A14")
def find_affordable(s: State, p: int) -> None:
    """Offers the cards whose cost she can cover, each without its own value.

    Asked before every action, so the sums of `can_cover` are written out here for all cards at once.
    """
    area = s.area[p]
    ready = s.ready[p]
    general = s.pool + ready[Knowledge.GENERAL] + s.hand_value[p]
    for age in range(s.oldest, s.age + 1):
        found = 0
        rest = not_in_area(s, p, age)
        while rest:
            bit = rest & -rest
            rest ^= bit
            tech = age * SLOTS + lowest(bit)
            science = -ready[Knowledge.SCIENCE]
            engineering = -ready[Knowledge.ENGINEERING]
            culture = -ready[Knowledge.CULTURE]
            for line in range(LINES[tech]):
                if not area[LINE_AGE[tech][line]] & LINE_BIT[tech][line]:
                    kind = LINE_TYPE[tech][line]
                    if kind == Knowledge.SCIENCE:
                        science += LINE_COST[tech][line]
                    elif kind == Knowledge.ENGINEERING:
                        engineering += LINE_COST[tech][line]
                    else:
                        culture += LINE_COST[tech][line]
            short = 0
            if science > 0:
                short += science
            if engineering > 0:
                short += engineering
            if culture > 0:
                short += culture
            if short <= general - VALUE[tech]:
                found |= bit
        s.cards[age] = found


@rule("A10", "A14")
def begin_discovery(s: State, p: int, tech: int) -> None:
    """The card leaves the hand, so it cannot pay for itself; then its cost is paid in full."""
    s.used += 1
    s.card = tech
    take_from_hand(s, p, tech)
    owe(s, p, tech)
    begin_payment(s, p)


@rule("A10")
def finish_discovery(s: State, p: int) -> None:
    """Paid: the technology is active and gives its benefits; then symbols are counted (G6)."""
    tech = s.card
    s.card = NOTHING
    activate(s, p, tech)
    s.after = Phase.NEXT_ACTION
    s.phase = Phase.SETTLE
