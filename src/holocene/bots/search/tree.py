"""What a search has found out, as arrays that `loops` reads and writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.bots.search import arrays, loops
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.states.rng import WORDS, seed_rng

NODES = 120_000  # 44 bytes each; a tree that is full grows no further and is searched on
SEATS = 8


class Settings(msgspec.Struct, frozen=True):
    """How the search weighs what it sees, in the order of the row that `loops` reads."""

    explore: float = 1.2  # how much an untried move attracts
    urgency: float = 0.05  # how much worse than its siblings an untried move is taken to be
    warmth: float = 150.0  # hundredths of a point over which instinct's preference falls by e
    noise: float = 60.0  # hundredths of a point by which instinct errs in the games it plays to the end
    scale: float = 30.0  # points of a lead that are as good as certain
    by_wins: float = 0.5  # share of a result that is victory; the rest is the lead
    doubt: float = 7.5  # points of a prospect that make victory e times as likely
    sliver: float = 0.0  # share of a lead that counts however large it is, so that a decided game is still played well
    rounds: float = 2.0  # played on before a game is judged by prospects or a network; 0: it judges at once, and where
    # a game knows neither it is always played to the end


class Tree:
    """The moves that a search has tried from one position, and those after them; `net` where it has a network."""

    def __init__(
        self,
        game: Game,
        players: int,
        settings: Settings,
        seed: Sequence[int] = (1, 2, 3),
        nodes: int = NODES,
        net: Any = None,
    ) -> None:
        self.nodes = np.zeros((nodes, arrays.COLUMNS), np.int32)
        self.sums = np.zeros((nodes, arrays.SUMS), np.float32)
        self.counts = np.array([0, 1], np.int64)
        prospects = game.prospects(players)
        row = np.array(msgspec.structs.astuple(settings), np.float64)
        row[arrays.TURNS] *= players if prospects or net is not None else 0
        words = [0] * WORDS
        seed_rng(words, *seed)
        self.scratch = np.zeros(game.layout.dtype.itemsize, np.uint8)
        self.arrays = arrays.Arrays(
            nodes=self.nodes,
            sums=self.sums,
            counts=self.counts,
            weights=np.array(game.instinct(players) + prospects, np.int64) if net is None else net,
            settings=row,
            rng=np.array(words, np.int64),
            path=np.zeros(arrays.DEPTH, np.int64),
            worth=np.zeros(SEATS, np.float64),
            wins=np.zeros(SEATS, np.float64),
            points=np.zeros(SEATS, np.float64),
            ahead=np.zeros(SEATS, np.float64),
        )

    def search(self, made: Engine, cells: NDArray[np.uint8], seat: int, seats: int, simulations: int) -> None:
        """So many simulations from the state in `cells`, by what `seat` knows."""
        self._search(made, cells, seat, seats, [arrays.ANY], simulations)

    def compare(
        self, made: Engine, cells: NDArray[np.uint8], seat: int, seats: int, actions: Sequence[int], deals: int
    ) -> None:
        """Tries actions in so many deals, each in all of them."""
        found = {int(self.nodes[child, arrays.MOVE]): child for child in self.children()}
        self._search(made, cells, seat, seats, [found[action] for action in actions], deals)

    def _search(
        self, made: Engine, cells: NDArray[np.uint8], seat: int, seats: int, moves: list[int], deals: int
    ) -> None:
        made[loops.search](self.scratch, cells, self.arrays, seat, seats, np.array(moves, np.int64), deals)

    def children(self) -> list[int]:
        """The nodes of the moves at the root."""
        found = []
        child = int(self.nodes[self.counts[arrays.ROOT], arrays.FIRST])
        while child:
            found.append(child)
            child = int(self.nodes[child, arrays.NEXT])
        return found

    def move_on(self, action: int) -> bool:
        """Makes the node of a move the root, if it was tried and there is room for more below it."""
        if self.counts[arrays.USED] > len(self.nodes) // 2:
            return False
        for child in self.children():
            if self.nodes[child, arrays.MOVE] == action and self.nodes[child, arrays.VISITS]:
                self.counts[arrays.ROOT] = child
                return True
        return False
