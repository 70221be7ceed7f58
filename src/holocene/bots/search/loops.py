"""The search as loops that compile with a game's rules: one tree of one seat's decisions, and games played on from it.

Information-set Monte-Carlo tree search with one tree for the seat that decides. Every simulation deals anew what that
seat cannot know, goes down the tree by PUCT among the moves that are legal in this deal, adds one node, plays on by
instinct, and adds the result to every node it passed. It plays to the end, or as many rounds as the settings say and
then judges by the prospects of everybody. A node stands for the moves that led to it, not for what chance did
meanwhile.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any

from holocene.bots.search.arrays import (
    AHEAD,
    DEPTH,
    EXPLORE,
    FIRST,
    MOVE,
    MOVER,
    NEXT,
    NOISE,
    OFFERS,
    POINTS,
    PRIOR,
    ROOT,
    SUMS,
    TURNS,
    URGENCY,
    USED,
    VISITS,
    WARMTH,
    WINS,
    WORTH,
    Arrays,
)
from holocene.bots.search.judging import judge
from holocene.core.states.rng import next_random, seed_rng

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
is_legal: Callable[..., bool]
redeal: Callable[..., None]
ponder: Callable[..., bool]
liking: Callable[..., Any]  # whole numbers or floats
finish: Callable[..., bool]

STATE: Any  # the record type of the game's states


def add_child(tree: Arrays, node: int, action: int, mover: int) -> int:
    nodes, sums = tree.nodes, tree.sums
    child: int = tree.counts[USED]
    tree.counts[USED] += 1
    nodes[child, FIRST] = 0
    nodes[child, NEXT] = nodes[node, FIRST]
    nodes[child, MOVE] = action
    nodes[child, MOVER] = mover
    nodes[child, VISITS] = 0
    nodes[child, OFFERS] = 0
    for i in range(SUMS):
        sums[child, i] = 0.0
    nodes[node, FIRST] = child
    return child


def child_of(nodes: Any, node: int, action: int) -> int:
    """The child that an action leads to, or 0."""
    child = nodes[node, FIRST]
    while child and nodes[child, MOVE] != action:
        child = nodes[child, NEXT]
    return child


def open_node(s: Any, tree: Arrays, node: int) -> None:
    """Gives a node a child for every legal move, with instinct's preference; those it has already stay."""
    nodes, sums, warmth = tree.nodes, tree.sums, tree.settings[WARMTH]
    mover = to_act(s)
    old = nodes[node, FIRST]
    most = -(1 << 60)
    total = 0.0
    for k in range(n_legal(s)):
        action = nth_legal(s, k)
        found = liking(s, action, tree.weights)
        if found > most:
            total *= exp((most - found) / warmth)
            most = found
        total += exp((found - most) / warmth)
        if child_of(nodes, node, action) == 0:
            child = add_child(tree, node, action, mover)
            sums[child, PRIOR] = found
    child = nodes[node, FIRST]
    while child != old:
        sums[child, PRIOR] = exp((sums[child, PRIOR] - most) / warmth) / total
        child = nodes[child, NEXT]


def pick(s: Any, tree: Arrays, node: int) -> int:
    """The legal child that promises most, by PUCT with the offers of each child; 0 if a legal move has no child yet."""
    nodes, sums, settings = tree.nodes, tree.sums, tree.settings
    there = 0
    visits = 0
    worth = 0.0
    child = nodes[node, FIRST]
    while child:
        if is_legal(s, nodes[child, MOVE]):
            there += 1
            visits += nodes[child, VISITS]
            worth += sums[child, WORTH]
        child = nodes[child, NEXT]
    if there < n_legal(s):
        return 0
    untried = (worth / visits if visits else 0.5) - settings[URGENCY]
    best = 0
    most = -1e18
    child = nodes[node, FIRST]
    while child:
        if is_legal(s, nodes[child, MOVE]):
            nodes[child, OFFERS] += 1
            tried = nodes[child, VISITS]
            mean = sums[child, WORTH] / tried if tried else untried
            hope = settings[EXPLORE] * sums[child, PRIOR] * sqrt(nodes[child, OFFERS]) / (1 + tried)
            if mean + hope > most:
                most = mean + hope
                best = child
        child = nodes[child, NEXT]
    return best


def simulate(s: Any, tree: Arrays, seats: int, begin: int) -> None:
    """One simulation from a state that was dealt for it; it begins with the move of the node `begin`, if that is not 0.

    Where pondering tells what a position is worth, a new node gets its children at once and the simulation ends there;
    otherwise it gets them when somebody comes back to it.
    """
    nodes, path, settings = tree.nodes, tree.path, tree.settings
    node = tree.counts[ROOT]
    depth = 0
    path[0] = node
    pondered = False
    while not is_over(s) and depth < DEPTH - 1:
        if n_legal(s) == 1:
            step(s, nth_legal(s, 0))
            continue
        is_new = nodes[node, FIRST] == 0 and nodes[node, VISITS] == 0 and depth > 0
        if is_new:
            pondered = ponder(s, tree.weights)
            if not pondered:
                break
        child = begin if depth == 0 and begin else pick(s, tree, node) if nodes[node, FIRST] else 0
        if child == 0:
            if tree.counts[USED] + n_legal(s) > len(nodes):
                break
            if not is_new:
                ponder(s, tree.weights)
            open_node(s, tree, node)
            if is_new:
                break
            child = pick(s, tree, node)
        step(s, nodes[child, MOVE])
        node = child
        depth += 1
        path[depth] = node
    moved = finish(s, tree.weights, tree.rng, int(settings[NOISE]), int(settings[TURNS]))
    judge(s, seats, tree, pondered and not moved)
    nodes[path[0], VISITS] += 1
    for i in range(1, depth + 1):
        node = path[i]
        nodes[node, VISITS] += 1
        mover = nodes[node, MOVER]
        tree.sums[node, WORTH] += tree.worth[mover]
        tree.sums[node, WINS] += tree.wins[mover]
        tree.sums[node, POINTS] += tree.points[mover]
        tree.sums[node, AHEAD] += tree.ahead[mover]


def deal_again(buf: Any, position: Any, seat: int, a: int, b: int, c: int) -> None:
    """The position in `buf`, with all dealt anew from three random words that `seat` cannot know."""
    for i in range(len(position)):
        buf[i] = position[i]
    s = buf.view(STATE)[0]
    seed_rng(s.rng, a, b, c)
    redeal(s, seat)


def search(buf: Any, position: Any, tree: Arrays, seat: int, seats: int, moves: Any, deals: int) -> None:
    """Simulations in `buf` from a position, in so many deals; `seat` is whose knowledge they keep to.

    Of each deal there is one for every move, given as a node below the root, so that luck makes no difference between
    them; 0 is the move that the tree picks.
    """
    for _ in range(deals):
        a = next_random(tree.rng)
        b = next_random(tree.rng)
        c = next_random(tree.rng)
        for i in range(len(moves)):
            deal_again(buf, position, seat, a, b, c)
            simulate(buf.view(STATE)[0], tree, seats, moves[i])
