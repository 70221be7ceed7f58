"""Holocene itself, in every way it can be played at random."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from itertools import count

from bench.peers.task import BATCH, CORES, GAMES_AT_ONCE, INSIDE, OBSERVED, PLAIN, STEPPED, THREADS, Task, copying, pin
from holocene.core.checking.series import COMPILED_BLOCK, compiled_player, plain_player, play_series
from holocene.core.compiling.fast import NativeGame, NativeState
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.research import Batch

SEED = 1
COPIED_AFTER = 200
APART = 200  # steps after which the games of a batch are at different points
STEPS = 4  # of a batch between two looks at the clock


class Engines:
    """One game as pieces of work that count decisions."""

    def __init__(self, game: Game, options: Mapping[str, str]) -> None:
        self.native = NativeGame(game, options)
        self.compiled = compiled_player(game, options, SEED)
        self.plain = plain_player(game, options, SEED)
        self.numbers = count()
        self.state = self._midgame()
        self.plain_copy = partial(game.layout.copy, self.state.plain())

    def _midgame(self) -> NativeState:
        state = self.native.new(SEED)
        rnd = random.Random(SEED)
        for _ in range(COPIED_AFTER):
            if not state.is_over:
                state.step(rnd.choice(state.legal()))
        return state

    def inside(self) -> float:
        """Random games inside compiled code."""
        return float(self.compiled(next(self.numbers) * COMPILED_BLOCK, COMPILED_BLOCK)[1][:, 0].sum())

    def threads(self, n: int) -> float:
        """Random games inside compiled code on n threads."""
        pin(CORES)
        blocks = play_series(self.compiled, 8 * COMPILED_BLOCK * n, n, COMPILED_BLOCK)
        decisions = float(sum(rows[:, 0].sum() for _, rows in blocks))
        pin({min(CORES, default=0)} & CORES)
        return decisions

    def driven(self) -> float:
        """A random game with every decision chosen in Python."""
        decisions = 0
        pick = random.random
        state = self.native.new(SEED, next(self.numbers))
        while not state.is_over:
            legal = state.legal()
            state.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    def interpreted(self) -> float:
        """A random game on the plain engine."""
        return float(self.plain(next(self.numbers), 1)[1][:, 0].sum())


class LockStep:
    """A batch of games as a piece of work that counts decisions."""

    def __init__(self, game: Game, options: Mapping[str, str], observe: bool) -> None:
        self.batch = Batch(game, GAMES_AT_ONCE, options, seed=SEED, observe=observe)
        self.play(APART)

    def play(self, steps: int = STEPS) -> float:
        """Random steps in every game."""
        for _ in range(steps):
            self.batch.step(self.batch.sample())
        return steps * self.batch.n


def tasks(tables: Mapping[str, Mapping[str, str]]) -> list[Task]:
    """The tables are options of games, by the games' names."""
    made = []
    for name, options in tables.items():
        game = load_game(name)
        engines = Engines(game, options)
        made += [
            Task(name, PLAIN, engines.interpreted, copying(engines.plain_copy)),
            Task(name, STEPPED, engines.driven, copying(engines.state.copy)),
            Task(name, INSIDE, engines.inside),
            Task(name, THREADS, partial(engines.threads, 2)),
            Task(name, BATCH, LockStep(game, options, observe=False).play),
            Task(name + OBSERVED, BATCH, LockStep(game, options, observe=True).play),
        ]
    return made
