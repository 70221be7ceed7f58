"""Where expansions enter the base game, each place by the rule that opens it.

The other rule files call these and know of no expansion; one that is not in play has nothing to do here.
"""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import SECTIONS, Move, Param, State
from holocene.games.progress.rules.milestones import (
    change_milestones,
    cover_section,
    lay_out_milestones,
    milestones_at_end,
    milestones_to_come,
    pay_section,
    points_of_milestones,
    section_moves,
)
from holocene.games.progress.rules.personalities import (
    ask_succession,
    deal_philosophers,
    flip_guides,
    guide_moves,
    points_of_guides,
    succeed,
    successors,
    take_guide,
    use_heritage,
)


@rule("S6")
def deal_expansions(s: State, params: list[int]) -> None:
    """Those chosen are laid out, alone or in any combination; the philosophers fix the turn order (H9)."""
    if params[Param.WITH_PERSONALITIES]:
        deal_philosophers(s)
    if s.with_milestones:
        lay_out_milestones(s)


@rule("G6")
def at_new_age(s: State) -> None:
    """After the deck has opened and the old age has left: the milestones change, then guides are flipped."""
    if s.with_milestones:
        change_milestones(s)
    flip_guides(s)


@rule("G6", "H8")
def ask_at_new_age(s: State) -> bool:
    """Asks whoever has a choice because of the new age; tells whether somebody was asked."""
    return s.heirs != 0 and ask_succession(s)


@rule("G6")
def answer_at_new_age(s: State, p: int, move: int) -> None:
    succeed(s, p, move)


@rule("A4", "M3")
def free_moves(s: State, p: int) -> int:
    """Free actions, and further ones that cost an action, as far as they could change something (A3)."""
    moves = 0
    if s.milestone >= 0:
        moves |= section_moves(s, p)
    if s.guided[p]:
        moves |= guide_moves(s, p)
    return moves


@rule("X5", "H14")
def moves_at_any_moment(s: State, p: int) -> int:
    """What the edition allows at every decision of her own turn outside an action, after a Draw too."""
    return successors(s, p) << Move.GUIDE if s.any_moment and s.guided[p] else 0


@rule("A4")
def take_free_move(s: State, p: int, move: int) -> bool:
    """Takes a free action; tells whether a cost is to be paid for it first."""
    if Move.SECTION <= move < Move.SECTION + SECTIONS:
        pay_section(s, p, move - Move.SECTION)
        return True
    if move == Move.HERITAGE:
        use_heritage(s, p)
    else:
        take_guide(s, p, move - Move.GUIDE)
    return False


@rule("M3")
def cost_is_paid(s: State, p: int) -> None:
    cover_section(s, p)


@rule("V6")
def gains_at_end(s: State) -> None:
    """Benefits that come at the end move markers, so they come before anything is counted."""
    milestones_at_end(s)


@rule("V6")
def gains_to_come(s: State, p: int, kind: int) -> int:
    """How much of one kind of gain the end would bring her, if it came now."""
    return milestones_to_come(s, p, kind) if s.with_milestones else 0


@rule("V6")
def points_of_expansions(s: State, p: int) -> int:
    return points_of_guides(s, p) + points_of_milestones(s, p)
