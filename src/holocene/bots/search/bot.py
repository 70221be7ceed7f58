"""The bot `search`: it plays many possible futures through, dealt anew each time from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holocene.bots.base import Clock, Now
from holocene.bots.search import arrays
from holocene.bots.search.engine import prepare
from holocene.bots.search.tree import Settings, Tree
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.states.rng import MASK32

CHUNK: Final = 32  # simulations of a thread between two looks at the clock
TICK: Final = 1e-6  # seconds; the least that a clock shows between two looks
CLEAR: Final = 0.9  # share of the simulations that makes a move clear …
ENOUGH: Final = 200  # … after so many
CATCH_UP: Final = 0.4  # the most of what is left that a second move could gain on the first, in practice
ALIKE: Final = 0.01  # difference in worth between moves that are as good as each other …
MUCH: Final = 1500  # … after so many simulations, counting those moves …
TRIED: Final = 0.15  # … that had such a share of them


class Candidate(NamedTuple):
    """A move, how often it was tried, what it is worth from 0 to 1, its chance of victory, the points to expect, and
    the place by points, from 1 on."""

    action: int
    visits: int
    worth: float
    win: float
    points: float = 0.0
    place: float = 1.0


class Plan(NamedTuple):
    """What is kept from one decision to the next: the position it should lead to, and what is known about it."""

    view: Any
    state: Any
    trees: list[Tree]


class SearchBot:
    """Thinks for as long as its clock or its simulations last, or until the decision is clear.

    With `simulations` the choice follows from the view and the generator alone, whatever the machine. Until the search
    is compiled, which takes a new machine some seconds, it takes the game's own advice; `prepare` waits for that.
    """

    def __init__(
        self,
        game: Game,
        simulations: int = 0,
        seconds: float = 0.0,
        threads: int = 1,
        settings: Settings | None = None,
        compiled: Future[Engine] | None = None,
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.seconds = seconds
        self.threads = threads
        self.settings = settings or Settings()
        self.compiled = compiled or prepare(game)
        self.plan: Plan | None = None

    def prepare(self) -> None:
        """Waits until the search is compiled."""
        self.compiled.result()

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        found = self.think(view, clock, rng)
        return self.game.notation(found[0].action) if found else self.advise(view, rng)

    def advise(self, view: Any, rng: Random) -> str:
        """The choice of a bot that cannot search yet."""
        return self.game.advise(view, rng)

    def think(self, view: Any, clock: Clock, rng: Random) -> list[Candidate]:
        """Every move with what was found out about it, the best first; nothing while the search is not compiled."""
        started = clock.now()
        seconds = self.seconds or clock.seconds
        try:
            made = self.compiled.result(seconds)
        except TimeoutError:
            return []
        s, trees = self._begin(view, rng)
        found = self._search(made, s, trees, clock.now, started + seconds)
        self.plan = self._look_ahead(s, found[0].action, trees)
        return found

    def _begin(self, view: Any, rng: Random) -> tuple[Any, list[Tree]]:
        """The position, and what an earlier decision of the turn has found out about it."""
        plan, self.plan = self.plan, None
        if plan is not None and plan.view == view:
            return plan.state, plan.trees
        seeds = [[rng.randint(0, MASK32) for _ in range(3)] for _ in range(self.threads)]
        s = self.game.imagine(view, rng)
        return s, self._trees(s.players, seeds)

    def _trees(self, players: int, seeds: Sequence[Sequence[int]]) -> list[Tree]:
        return [Tree(self.game, players, self.settings, seed) for seed in seeds]

    def _search(self, made: Engine, s: Any, trees: list[Tree], now: Now, end: float) -> list[Candidate]:
        """What is found out about the moves until the time is over, the best first."""
        cells = np.frombuffer(self.game.layout.pack(s), np.uint8)
        seat, seats = self.game.plain.to_act(s), s.players
        started, done = now(), 0

        def search(tree: Tree, n: int) -> None:
            tree.search(made, cells, seat, seats, n)

        with ThreadPoolExecutor(self.threads) as pool:
            while True:
                n = min(CHUNK, -(-(self.simulations - done) // self.threads)) if self.simulations else CHUNK
                together(pool, trees, search, n)
                done += n * self.threads
                at = now()
                left = self.simulations - done if self.simulations else done * (end - at) / max(TICK, at - started)
                if left <= 0 or is_settled(trees, left):
                    return candidates(trees)

    def _look_ahead(self, s: Any, action: int, trees: list[Tree]) -> Plan | None:
        """The next decision of the same seat, if nothing unknown can come between."""
        after = self.game.layout.copy(s)
        self.game.plain.step(after, action)
        seat = self.game.plain.to_act(s)
        if self.game.plain.is_over(after) or self.game.plain.to_act(after) != seat:
            return None
        if self.game.reveals(s, action, after) or not all(tree.move_on(action) for tree in trees):
            return None
        return Plan(self.game.view(after, seat), after, trees)


def together(pool: Executor, trees: Sequence[Tree], search: Callable[[Tree, int], None], n: int) -> None:
    """Searches all trees at the same time, a thread each; a single one here."""
    if len(trees) == 1:
        search(trees[0], n)
    else:
        list(pool.map(search, trees, [n] * len(trees)))


def is_settled(trees: Sequence[Tree], left: float) -> bool:
    """Whether further simulations could hardly change the choice, or the choice could hardly matter."""
    found = candidates(trees)
    if len(found) < 2:
        return True
    total = sum(candidate.visits for candidate in found)
    first, second = found[:2]
    if first.visits - second.visits > CATCH_UP * left or (total >= ENOUGH and first.visits >= CLEAR * total):
        return True
    rivals = [candidate.worth for candidate in found if candidate.visits >= TRIED * total]
    return total >= MUCH and len(rivals) > 1 and max(rivals) - min(rivals) <= ALIKE


def candidates(trees: Sequence[Tree]) -> list[Candidate]:
    """The moves at the root, as all trees together see them, the best first."""
    visits: dict[int, int] = {}
    sums: dict[int, NDArray[np.float64]] = {}
    for tree in trees:
        for child in tree.children():
            action = int(tree.nodes[child, arrays.MOVE])
            visits[action] = visits.get(action, 0) + int(tree.nodes[child, arrays.VISITS])
            sums[action] = sums.get(action, np.zeros(arrays.SUMS)) + tree.sums[child]
    found = [_candidate(action, n, sums[action] / max(1, n)) for action, n in visits.items()]
    return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.worth, candidate.action))


def _candidate(action: int, visits: int, means: NDArray[np.float64]) -> Candidate:
    worth, win, points, ahead = (
        float(means[column]) for column in (arrays.WORTH, arrays.WINS, arrays.POINTS, arrays.AHEAD)
    )
    return Candidate(action, visits, worth, win, points, 1 + ahead)
