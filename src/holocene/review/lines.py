"""The line that was expected: how the search would have gone on after a move, as far as the seat can foresee it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from holocene.bots.search import arrays
from holocene.bots.search.tree import Tree
from holocene.core.contract.game import Game
from holocene.core.states.rng import seed_rng
from holocene.review.told import Step
from holocene.review.trials import seed_of

DEALS: Final = 8  # in all of which a move must be possible that is foretold
MOST: Final = 8  # moves of a line
TRIED: Final = 4  # times, at least


def line(game: Game, s: Any, tree: Tree, first: int, seat: int, rng: Random) -> tuple[Step, ...]:
    """A move and what follows it, by what was tried most. It ends where the next move is another's, or hangs on cards
    that the seat does not know."""
    deals = [_dealt(game, s, seat, rng) for _ in range(DEALS)]
    found = []
    for action in _path(tree, first):
        if any(not game.plain.is_legal(deal, action) for deal in deals):
            break
        found.append(Step(seat, game.notation(action)))
        for deal in deals:
            game.plain.step(deal, action)
        if len(found) == MOST or not all(_is_asked(game, deal, seat) for deal in deals):
            break
    return tuple(found)


def _dealt(game: Game, s: Any, seat: int, rng: Random) -> Any:
    """The same position, as the seat knows it, in another deal."""
    deal = game.layout.copy(s)
    seed_rng(deal.rng, *seed_of(rng))
    game.plain.redeal(deal, seat)
    return deal


def _is_asked(game: Game, deal: Any, seat: int) -> bool:
    """Whether the seat decides next, when all that can go one way only has gone."""
    plain = game.plain
    while not plain.is_over(deal) and plain.n_legal(deal) == 1:
        plain.step(deal, plain.nth_legal(deal, 0))
    return not plain.is_over(deal) and plain.to_act(deal) == seat


def _path(tree: Tree, first: int) -> Iterator[int]:
    """The move at the root, and those below it that were tried most."""
    nodes, wanted = tree.children(), first
    while nodes:
        node = max(nodes, key=lambda each: (tree.nodes[each, arrays.MOVE] == wanted, tree.nodes[each, arrays.VISITS]))
        yield int(tree.nodes[node, arrays.MOVE])
        nodes, wanted = _tried(tree, node), arrays.ANY


def _tried(tree: Tree, node: int) -> list[int]:
    """The moves below another that were tried often enough."""
    found = []
    child = int(tree.nodes[node, arrays.FIRST])
    while child:
        found.append(child)
        child = int(tree.nodes[child, arrays.NEXT])
    return [each for each in found if tree.nodes[each, arrays.VISITS] >= TRIED]
