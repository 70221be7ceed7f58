"""Chapter 4: knowledge, and how a cost is paid.

Typed knowledge pays before General, and nothing is generated for a cost that is covered, so what is left over is
always General (N5, N6): `owed` holds what the uncovered lines still ask by type, `pool` the General Knowledge at hand.
"""

from __future__ import annotations

from holocene.core.rule import rule
from holocene.games.progress.layout import (
    AGES,
    CULTURE,
    ENGINEERING,
    FLIP,
    GENERAL,
    PAID,
    PAY,
    SCIENCE,
    SMALL,
    TECHS,
    State,
)
from holocene.games.progress.tables import VALUE
from holocene.games.progress.zones import discard


def owe_nothing(s: State) -> None:
    s.owed[SCIENCE] = 0
    s.owed[ENGINEERING] = 0
    s.owed[CULTURE] = 0


def owed_in_all(s: State) -> int:
    return s.owed[SCIENCE] + s.owed[ENGINEERING] + s.owed[CULTURE]


@rule("N1", "A14", "M7")
def can_cover(s: State, p: int, kept: int) -> bool:
    """Whether tokens, spare Knowledge and discards cover what is owed; `kept` is the value of a card not for use."""
    short = 0
    for kind in range(GENERAL):
        short += max(0, s.owed[kind] - s.ready[p][kind])
    return short <= s.pool + s.ready[p][GENERAL] + s.hand_value[p] - kept


@rule("N4", "N5")
def begin_payment(s: State, p: int) -> None:
    """Spare Knowledge counts as generated; as long as the cost is not covered, more is asked for."""
    s.phase = PAID if owed_in_all(s) <= s.pool else PAY
    if s.phase == PAY:
        ask_payment(s, p)


@rule("N2", "N5")
def ask_payment(s: State, p: int) -> None:
    """Any card of hand, any General token, and a typed token that helps an uncovered line."""
    s.me = p
    moves = 0
    for kind in range(GENERAL):
        if s.owed[kind] and s.ready[p][kind]:
            moves |= 1 << (FLIP + kind)
    if s.ready[p][GENERAL]:
        moves |= 1 << (FLIP + GENERAL)
    s.moves = moves
    for age in range(AGES):
        s.cards[age] = s.hand_set[p][age]
        s.more[age] = 0


@rule("N1", "N2", "W5")
def pay(s: State, p: int, action: int) -> None:
    """A discarded card yields its value in General Knowledge, a flipped token 1 Knowledge of its type."""
    if action < SMALL:
        tech = action % TECHS
        discard(s, p, tech)
        s.pool += VALUE[tech]
    else:
        kind = action - SMALL - FLIP
        s.ready[p][kind] -= 1
        if kind == GENERAL:
            s.pool += 1
        else:
            s.owed[kind] -= 1
    begin_payment(s, p)


@rule("A12", "N4", "N6")
def spend(s: State) -> None:
    """The cost is covered: General Knowledge pays what typed Knowledge did not, and the rest stays for this turn."""
    s.pool -= owed_in_all(s)
    owe_nothing(s)
