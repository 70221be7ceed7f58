"""What a search reads and writes, as compiled code sees it: the columns of its arrays, and what each number means."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
POINTS: Final = 3
AHEAD: Final = 4  # seats that are likely to have more points
SUMS: Final = 5

# The row of settings (`tree.Settings`).
EXPLORE: Final = 0  # how much an untried move attracts
URGENCY: Final = 1  # how much worse than its tried siblings an untried move is taken to be
WARMTH: Final = 2  # hundredths of a point over which instinct's preference falls by e
NOISE: Final = 3  # hundredths of a point by which instinct errs while it plays to the end
SCALE: Final = 4  # points of a lead that are as good as certain
BY_WINS: Final = 5  # share of the result that is victory; the rest is the lead
DOUBT: Final = 6  # points of a prospect that make victory e times as likely
SLIVER: Final = 7  # what a lead beyond that is worth still, as a share
TURNS: Final = 8  # after which a game is judged by its prospects; 0: it is played to the end

# The row of counts that a tree keeps.
ROOT: Final = 0
USED: Final = 1
COUNTS: Final = 2

DEPTH: Final = 400
ANY: Final = 0  # no node: the tree picks the move


class Arrays(NamedTuple):
    """All that a search reads and writes but for the state: the arrays of a `tree.Tree`."""

    nodes: Any  # whole numbers of every node, see the columns above
    sums: Any  # and its sums
    counts: Any  # the root, and how many nodes are used
    weights: Any  # of instinct, then of prospects; or a network
    settings: Any
    rng: Any  # of the search, not of the game
    path: Any  # the nodes of one simulation
    worth: Any  # what its game was worth to every seat
    wins: Any  # and its share of the victory
    points: Any  # the points of every seat
    ahead: Any  # and how many are likely to have more
