"""What a miner works with at one kind of table: the network, its search, and the loops of `mining_loops`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench import calibration_loops
from bench.puzzles import mining_loops
from holocene.bots.network import forward
from holocene.bots.network.calibration import judge
from holocene.bots.network.weights import net_of, with_own_rows
from holocene.bots.search import arrays, by_network, judging, loops, policy
from holocene.bots.search.bot import Candidate
from holocene.bots.search.guided import RACE, SETTINGS
from holocene.bots.search.race import Course, Race, run
from holocene.bots.search.tree import Tree
from holocene.core.compiling.accel import compile_loops
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.states.rng import MASK32, WORDS

WARMTH: Final = 0.35  # of the games that are mined …
COOL: Final = 0.05  # … and of those that are played on
MARGIN: Final = 0.06  # of one look, in one deal
MOST: Final = 96  # states of one game
ROUND: Final = 16  # deals of a look at every move
GLIMPSE_RACE: Final = msgspec.structs.replace(RACE, moves=5, clear=float("inf"))
FIRST_RACE: Final = msgspec.structs.replace(RACE, moves=10, clear=float("inf"))
DEEP_RACE: Final = msgspec.structs.replace(FIRST_RACE, moves=24)


class Seen(NamedTuple):
    """What is known of a move: its chance, its points, and in how many trial games it was tried."""

    win: float
    points: float
    tries: int


class Difference(NamedTuple):
    """By how much one move is ahead of another in the same deals, and the standard error of that."""

    win: float
    win_error: float
    points: float
    points_error: float


class Looked(NamedTuple):
    """What a search found, the best by the search first; and what each part of it added to a move."""

    found: list[Candidate]
    parts: list[dict[int, tuple[int, float, float]]]


def compiled(game: Game) -> Engine:
    """All loops of a miner."""
    modules = [policy, forward, by_network, judging, loops, calibration_loops, mining_loops]
    return compile_loops(game, modules)


class Workshop:
    """One kind of table."""

    def __init__(self, game: Game, engine: Engine, table: Mapping[str, Any], late: float = 0.0) -> None:
        self.game, self.engine, self.late = game, engine, late
        self.options = game.read_options(table)
        self.players = int(table["players"])
        network = judge(game, self.players)
        if network is None:
            raise SystemExit(f"there is no network for {game.name} as it is now: train one first")
        self.net = net_of(network, game)
        size = game.layout.dtype.itemsize
        self.buf, self.trial = np.zeros(size, np.uint8), np.zeros(size, np.uint8)
        self.rng = np.zeros(WORDS, np.int64)
        self.points, self.wins = np.zeros(8), np.zeros(8)

    def gather(self, seed: int, number: int, margin: float = MARGIN) -> list[Any]:
        """States of a game in which one look sees a move ahead by a margin."""
        found = np.zeros((MOST, len(self.buf)), np.uint8)
        params = np.array(self.game.params(self.options), np.int64)
        n = self.engine[mining_loops.gather](
            self.buf, self.trial, self.rng, params, self.net, seed, number, WARMTH, self.late, margin,
            self.points, self.wins, found,
        )  # fmt: skip
        return [self.game.layout.unpack(found[k].tobytes()) for k in range(n)]

    def look_round(self, s: Any, chance: np.random.Generator) -> dict[int, Seen]:
        """One look at every move in a few deals."""
        actions = np.array(self.game.legal(s), np.int64)
        sums = np.zeros((len(actions), 2))
        self.engine[mining_loops.look_round](
            self.buf, self.trial, self._cells(s), self.net, self.game.plain.to_act(s), actions, _deals(chance, ROUND),
            self.points, self.wins, sums,
        )  # fmt: skip
        return {
            int(a): Seen(float(row[0]) / ROUND, float(row[1]) / ROUND, 1) for a, row in zip(actions, sums, strict=True)
        }

    def search(self, s: Any, race: Race, simulations: int, chance: np.random.Generator) -> Looked:
        """The network-guided search with so many simulations."""
        seat, cells, done = self.game.plain.to_act(s), self._cells(s), 0
        seed = [int(word) for word in chance.integers(0, MASK32, 3)]
        tree = Tree(self.game, self.players, SETTINGS, seed, net=with_own_rows(self.net))
        parts: list[dict[int, tuple[int, float, float]]] = []

        def compare(actions: Sequence[int], deals: int) -> None:
            nonlocal done
            before = _sums(tree)
            tree.compare(self.engine, cells, seat, self.players, actions, deals)
            after = _sums(tree)
            parts.append({a: tuple(x - y for x, y in zip(after[a], before[a], strict=True)) for a in actions})  # type: ignore[misc]
            done += len(actions) * deals

        tree.search(self.engine, cells, seat, self.players, 1)
        return Looked(run(race, Course([tree], compare, lambda: done / simulations), simulations), parts)

    def play_on(self, s: Any, actions: Sequence[int], deals: int, chance: np.random.Generator) -> NDArray[np.float64]:
        """Games to their end after each action, in the same deals: victory and lead of the seat to act."""
        results = np.zeros((deals, len(actions), 2))
        self.engine[mining_loops.play_on](
            self.buf, self._cells(s), self.rng, self.net, self.game.plain.to_act(s), np.array(actions, np.int64),
            _deals(chance, deals), COOL, results,
        )  # fmt: skip
        return results

    def _cells(self, s: Any) -> NDArray[np.uint8]:
        return np.frombuffer(self.game.layout.pack(s), np.uint8)


def difference(parts: Sequence[dict[int, tuple[int, float, float]]], one: int, other: int) -> Difference:
    """By how much one move was ahead of another wherever both were tried in the same deals."""
    both = [(part[one], part[other]) for part in parts if one in part and other in part]
    wins = np.array([a[1] / a[0] - b[1] / b[0] for a, b in both])
    points = np.array([a[2] / a[0] - b[2] / b[0] for a, b in both])
    return Difference(*_mean(wins), *_mean(points))


def played(results: NDArray[np.float64]) -> Difference:
    """The same of games that were played to their end after two moves."""
    ahead = results[:, 0] - results[:, 1]
    return Difference(*_mean(ahead[:, 0]), *_mean(ahead[:, 1]))


def _mean(values: NDArray[np.float64]) -> tuple[float, float]:
    if len(values) < 2:
        return 0.0, float("inf")
    return float(values.mean()), float(values.std(ddof=1) / sqrt(len(values)))


def _deals(chance: np.random.Generator, n: int) -> NDArray[np.int64]:
    return chance.integers(0, MASK32, (n, 3), dtype=np.int64)


def _sums(tree: Tree) -> dict[int, tuple[int, float, float]]:
    """How often every move at the root was tried, and the sums of its chances and points."""
    return {
        int(tree.nodes[child, arrays.MOVE]): (
            int(tree.nodes[child, arrays.VISITS]),
            float(tree.sums[child, arrays.WINS]),
            float(tree.sums[child, arrays.POINTS]),
        )
        for child in tree.children()
    }
