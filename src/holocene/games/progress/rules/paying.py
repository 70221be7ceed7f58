"""Chapter 4: knowledge, and how a cost is paid.

`owed` holds what the lines still ask by type after the typed Knowledge that was generated, `pool` the General Knowledge
at hand. A cost is covered once the pool is as large as all that is owed; only General Knowledge is ever left over (N6).
"""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import AGES, SMALL, TECHS, Knowledge, Move, Phase, State
from holocene.games.progress.tables import VALUE
from holocene.games.progress.zones import discard


def owe_nothing(s: State) -> None:
    s.owed[Knowledge.SCIENCE] = 0
    s.owed[Knowledge.ENGINEERING] = 0
    s.owed[Knowledge.CULTURE] = 0


def owed_in_all(s: State) -> int:
    return s.owed[Knowledge.SCIENCE] + s.owed[Knowledge.ENGINEERING] + s.owed[Knowledge.CULTURE]


@rule("N1", "A14", "M7")
def shortage(s: State, p: int, kept: int) -> int:
    """How much Knowledge tokens, spare Knowledge and discards lack to cover what is owed, negative where some would be
    left over; `kept` is the value of a card not for use."""
    short = 0
    for kind in range(Knowledge.GENERAL):
        short += max(0, s.owed[kind] - s.ready[p][kind])
    return short - s.pool - s.ready[p][Knowledge.GENERAL] - s.hand_value[p] + kept


@rule("N1", "A14", "M7")
def can_cover(s: State, p: int, kept: int) -> bool:
    """Whether tokens, spare Knowledge and discards cover what is owed."""
    return shortage(s, p, kept) <= 0


@rule("N4", "N6")
def is_covered(s: State) -> bool:
    """Spare Knowledge counts as generated."""
    return owed_in_all(s) <= s.pool


@rule("N1", "N5", "N6")
def typed_flips(s: State, p: int) -> int:
    """Typed tokens that pay a line which typed Knowledge has not yet paid, though General Knowledge may cover it."""
    moves = 0
    for kind in range(Knowledge.GENERAL):
        if s.owed[kind] and s.ready[p][kind]:
            moves |= 1 << (Move.FLIP + kind)
    return moves


@rule("N5", "N6")
def begin_payment(s: State, p: int) -> None:
    """As long as the cost is not covered, more is asked for; General Knowledge that covers it is spent without asking
    where no typed token could pay instead."""
    s.phase = Phase.PAID if is_covered(s) and typed_flips(s, p) == 0 else Phase.PAY
    if s.phase == Phase.PAY:
        ask_payment(s, p)


@rule("N2", "N5", "N6")
def ask_payment(s: State, p: int) -> None:
    """A typed token that helps; any card of hand and any General token while the cost is not covered, and once it is,
    to spend what there is."""
    s.me = p
    s.moves = typed_flips(s, p)
    covered = is_covered(s)
    if covered:
        s.moves |= 1 << Move.SPEND
    elif s.ready[p][Knowledge.GENERAL]:
        s.moves |= 1 << (Move.FLIP + Knowledge.GENERAL)
    for age in range(AGES):
        s.cards[age] = 0 if covered else s.hand_set[p][age]
        s.more[age] = 0


@rule("N1", "N2", "N6", "W5")
def pay(s: State, p: int, action: int) -> None:
    """A discarded card yields its value in General Knowledge, a flipped token 1 Knowledge of its type; or what is left
    over is spent."""
    if action == SMALL + Move.SPEND:
        s.phase = Phase.PAID
        return
    if action < SMALL:
        tech = action % TECHS
        discard(s, p, tech)
        s.pool += VALUE[tech]
    else:
        kind = action - SMALL - Move.FLIP
        s.ready[p][kind] -= 1
        if kind == Knowledge.GENERAL:
            s.pool += 1
        else:
            s.owed[kind] -= 1
    begin_payment(s, p)


@rule("A12", "N4", "N6")
def spend(s: State) -> None:
    """The cost is covered: General Knowledge pays what typed Knowledge did not, and the rest stays for this turn."""
    s.pool -= owed_in_all(s)
    owe_nothing(s)
