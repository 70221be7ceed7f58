"""The move that may go by itself: what is no choice, and what comes to the same as all others; and what is seen."""

from __future__ import annotations

from holocene.core.contract.ahead import Usual, come_to_same
from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import CALAMITIES, CARDS, Block, BoardMove, Phase, State


def usual(game: Game, s: State) -> Usual | None:
    """The only move, or the first of those that are alike."""
    legal = game.legal(s)
    first = game.notation(legal[0])
    if len(legal) > 1:
        return Usual(first, "alike") if are_alike(game, s, legal) else None
    if s.phase == Phase.PLAY:
        return Usual(first, "card")
    return Usual(first, "end" if legal[0] == Block.BOARD + BoardMove.DONE else "only")


def are_alike(game: Game, s: State, legal: list[int]) -> bool:
    """Whether it makes no difference which of these moves is made."""
    return are_backs(s) or strike_alike(game, s, legal) or taken_alike(game, s, legal)


@rule("D2")
def are_backs(s: State) -> bool:
    """A blind hand was shuffled and nobody who plays it has seen it: no position is better than another."""
    return s.phase == Phase.PLAY and bool(s.blind >> s.turn & 1)


@rule("H1", "X7")
def strike_alike(game: Game, s: State, legal: list[int]) -> bool:
    """Whether Calamities come to the same in every order: none can be met, and all orders lead to the same table."""
    if s.phase != Phase.CALAMITY or legal[-1] >= Block.CALAMITY + CALAMITIES:
        return False
    return come_to_same(game.plain, game.layout, s, lambda now: now.phase == Phase.CALAMITY)


@rule("K21", "H2")
def taken_alike(game: Game, s: State, legal: list[int]) -> bool:
    """Whether the cards that are left give the same: their numbers mean nothing once the trick is over. A Calamity is
    like no other card."""
    if s.phase != Phase.TAKE or legal[-1] >= Block.TAKE + CARDS:
        return False
    tables, cards = game.pack.tables, [action - Block.TAKE for action in legal]
    return len({(tables["KIND"][card], tables["AMOUNT"][card]) for card in cards}) == 1


@rule("D2", "D5")
def sees_own_cards(s: State, seat: int) -> bool:
    """Whether she holds cards that she sees: a blind hand is unseen by all, and everything else lies open."""
    return bool(s.hand[seat]) and not s.blind >> seat & 1
