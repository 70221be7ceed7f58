"""The move that may go by itself: what is under development stays, and a turn without anything left to do ends."""

from __future__ import annotations

from holocene.core.contract.ahead import Usual, come_to_same
from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import SMALL, Move, Phase, State


@rule("A1", "D4")
def usual(game: Game, s: State) -> Usual | None:
    """Nothing has to be taken back (D4) and no action is compulsory (A1): only where nothing but the end is left does
    the turn end for her. A guide that may be taken at any moment can still be taken in the Action phase (X5)."""
    if s.phase == Phase.TAKING_BACK:
        return Usual(game.notation(SMALL + Move.KEEP), "stays")
    if s.phase == Phase.COMPLETING and mature_alike(game, s):
        return Usual(game.notation(game.plain.nth_legal(s, 0)), "alike")
    if game.plain.n_legal(s) > 1:
        return None
    only = game.plain.nth_legal(s, 0)
    return Usual(game.notation(only), "end" if only == SMALL + Move.END else "only")


@rule("D3")
def mature_alike(game: Game, s: State) -> bool:
    """Whether technologies that become active together come to the same in every order, and nothing else is offered."""
    return s.moves == 0 and come_to_same(game.plain, game.layout, s, lambda now: now.phase == Phase.COMPLETING)
