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
from typing import Any, Final, NamedTuple

from holocene.core.states.rng import next_random, seed_rng

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
is_legal: Callable[..., bool]
score: Callable[..., int]
is_winner: Callable[..., bool]
redeal: Callable[..., None]
appeal: Callable[..., int]
prospect: Callable[..., int]
finish: Callable[..., int]

STATE: Any  # the record type of the game's states

# Columns of a node's whole numbers.
FIRST: Final = 0  # its first child, or 0
NEXT: Final = 1  # its next sibling, or 0
MOVE: Final = 2  # the action that leads to it
MOVER: Final = 3  # the seat that chose it
VISITS: Final = 4
OFFERS: Final = 5  # how often it was there to be chosen
COLUMNS: Final = 6

# Columns of a node's sums, for the seat that chose it.
WORTH: Final = 0
WINS: Final = 1
PRIOR: Final = 2
SUMS: Final = 3

# The row of settings (`tree.Settings`).
EXPLORE: Final = 0  # how much an untried move attracts
URGENCY: Final = 1  # how much worse than its tried siblings an untried move is taken to be
WARMTH: Final = 2  # hundredths of a point over which instinct's preference falls by e
NOISE: Final = 3  # hundredths of a point by which instinct errs while it plays to the end
SCALE: Final = 4  # points of a lead that are as good as certain
BY_WINS: Final = 5  # share of the result that is victory; the rest is the lead
DOUBT: Final = 6  # points of a prospect that make victory e times as likely
TURNS: Final = 7  # after which a game is judged by its prospects; 0: it is played to the end

# The row of counts that a tree keeps.
ROOT: Final = 0
USED: Final = 1
COUNTS: Final = 2

DEPTH: Final = 400


class Arrays(NamedTuple):
    """All that a search reads and writes but for the state: the arrays of a `tree.Tree`."""

    nodes: Any  # whole numbers of every node, see the columns above
    sums: Any  # and its sums
    counts: Any  # the root, and how many nodes are used
    weights: Any  # of instinct, then of prospects
    settings: Any
    rng: Any  # of the search, not of the game
    path: Any  # the nodes of one simulation
    worth: Any  # what its game was worth to every seat
    wins: Any  # and its share of the victory


def judge(s: Any, seats: int, tree: Arrays) -> None:
    """What a game is worth to every seat, from 0 to 1: victory, and the lead over the best of the others."""
    worth, wins, settings = tree.worth, tree.wins, tree.settings
    if is_over(s):
        judge_end(s, seats, worth, wins)
    else:
        judge_prospects(s, seats, tree.weights, settings[DOUBT], worth, wins)
    if seats == 1:
        worth[0] = wins[0] * max(0.0, min(1.0, worth[0] / (4 * settings[SCALE])))
        return
    first = -1e9
    second = -1e9
    for seat in range(seats):
        second = max(second, min(first, worth[seat]))
        first = max(first, worth[seat])
    for seat in range(seats):
        lead = worth[seat] - (first if worth[seat] < first else second)
        lead = max(-1.0, min(1.0, lead / settings[SCALE]))
        worth[seat] = settings[BY_WINS] * wins[seat] + (1.0 - settings[BY_WINS]) * (0.5 + 0.5 * lead)


def judge_end(s: Any, seats: int, points: Any, wins: Any) -> None:
    """The points and the share of the victory of every seat."""
    winners = 0
    for seat in range(seats):
        points[seat] = score(s, seat)
        wins[seat] = 1.0 if is_winner(s, seat) else 0.0
        winners += int(wins[seat])
    for seat in range(seats):
        wins[seat] /= max(1, winners)


def judge_prospects(s: Any, seats: int, w: Any, doubt: float, points: Any, wins: Any) -> None:
    """The points that every seat may expect, and its chance of victory."""
    best = -1e9
    for seat in range(seats):
        points[seat] = prospect(s, seat, w) / 100
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        wins[seat] = exp((points[seat] - best) / doubt)
        total += wins[seat]
    for seat in range(seats):
        wins[seat] /= total


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
        found = appeal(s, action, tree.weights)
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


def simulate(s: Any, tree: Arrays, seats: int) -> None:
    """One simulation from a state that was dealt for it."""
    nodes, path, settings = tree.nodes, tree.path, tree.settings
    node = tree.counts[ROOT]
    depth = 0
    path[0] = node
    while not is_over(s) and depth < DEPTH - 1:
        if n_legal(s) == 1:
            step(s, nth_legal(s, 0))
            continue
        if nodes[node, FIRST] == 0 and depth and nodes[node, VISITS] == 0:
            break
        child = pick(s, tree, node) if nodes[node, FIRST] else 0
        if child == 0:
            if tree.counts[USED] + n_legal(s) > len(nodes):
                break
            open_node(s, tree, node)
            child = pick(s, tree, node)
        step(s, nodes[child, MOVE])
        node = child
        depth += 1
        path[depth] = node
    finish(s, tree.weights, tree.rng, int(settings[NOISE]), int(settings[TURNS]))
    judge(s, seats, tree)
    nodes[path[0], VISITS] += 1
    for i in range(1, depth + 1):
        node = path[i]
        nodes[node, VISITS] += 1
        tree.sums[node, WORTH] += tree.worth[nodes[node, MOVER]]
        tree.sums[node, WINS] += tree.wins[nodes[node, MOVER]]


def search(buf: Any, position: Any, tree: Arrays, seat: int, seats: int, simulations: int) -> None:
    """So many simulations in `buf` from a position; `seat` is whose knowledge they keep to."""
    s = buf.view(STATE)[0]
    for _ in range(simulations):
        for i in range(len(position)):
            buf[i] = position[i]
        seed_rng(s.rng, next_random(tree.rng), next_random(tree.rng), next_random(tree.rng))
        redeal(s, seat)
        simulate(s, tree, seats)
