"""The move that may go by itself: what is no choice, what comes to the same as all others, and what only gives more of
the same; and what is seen."""

from __future__ import annotations

from holocene.core.contract.ahead import Usual, come_to_same
from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import CALAMITIES, CARDS, Block, BoardMove, Phase, State


def usual(game: Game, s: State) -> Usual | None:
    """The only move, the first of those that are alike, or the card that gives most of what all others give."""
    legal = game.legal(s)
    first = game.notation(legal[0])
    if len(legal) > 1:
        return Usual(first, "alike") if are_backs(s) or strike_alike(game, s, legal) else more_of_same(game, s, legal)
    if s.phase == Phase.PLAY:
        return Usual(first, "card")
    return Usual(first, "end" if legal[0] == Block.BOARD + BoardMove.DONE else "only")


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
def more_of_same(game: Game, s: State, legal: list[int]) -> Usual | None:
    """Where all cards that are left give one thing, the one that gives most of it: she has more and leaves less to
    those after her. Their numbers mean nothing once the trick is over. A Calamity is like no other card."""
    if s.phase != Phase.TAKE or legal[-1] >= Block.TAKE + CARDS:
        return None
    tables = game.pack.tables
    amounts = {action: tables["AMOUNT"][action - Block.TAKE] for action in legal}
    if len({tables["KIND"][action - Block.TAKE] for action in legal}) > 1:
        return None
    best = max(legal, key=amounts.__getitem__)
    return Usual(game.notation(best), "most" if len(set(amounts.values())) > 1 else "alike")


@rule("D2", "D5")
def sees_own_cards(s: State, seat: int) -> bool:
    """Whether she holds cards that she sees: a blind hand is unseen by all, and everything else lies open."""
    return bool(s.hand[seat]) and not s.blind >> seat & 1
