"""Finds weights for a game's instinct: rows of weights play each other, and the row moves towards the better ones.

    python -m bench.tune progress --generations 200 --tables players=2 "players=3;expansions=milestones" [--gpu]

Separable natural evolution (SNES): every generation draws mirrored rows around the present one; each plays the same
deals in every seat against the present row, and the leads by which they win or lose move mean and spread.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from holocene.bots.search import policy
from holocene.core.compiling.accel import bind_game, bind_loops, compile_loops
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS

CLIP = 60  # points of a lead beyond which more does not count


class Contest:
    """One kind of table at which rows of weights meet another, on the CPU."""

    def __init__(self, game: Game, options: dict[str, str], args: argparse.Namespace) -> None:
        self.game = game
        chosen = game.read_options(options)
        self.params = np.array(game.params(chosen), np.int64)
        self.seats = int(str(chosen["players"]))
        self.noise, self.threads = args.noise, args.threads
        self.prepare()

    def prepare(self) -> None:
        self.engine = compile_loops(self.game, [policy])

    def reports(self, rows: Any, theirs: Any, seed: int, games: int) -> Any:
        """A report for every row, seat and game."""
        with ThreadPoolExecutor(self.threads) as pool:
            tasks = [(row, theirs, seat, seed, games) for row in rows for seat in range(self.seats)]
            found = list(pool.map(lambda task: self.play(*task), tasks))
        return np.array(found).reshape(len(rows), self.seats * games, policy.REPORT)

    def play(self, mine: Any, theirs: Any, seat: int, seed: int, games: int) -> Any:
        found = np.zeros((games, policy.REPORT), np.int64)
        buf, rng = np.zeros(self.game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
        self.engine[policy.contest](buf, rng, policy.Series(self.params, theirs, self.noise, seed), mine, seat, found)
        return found

    def results(self, rows: Any, theirs: Any, seed: int, games: int) -> tuple[Any, Any]:
        """The mean lead and the share of victories of every row."""
        found = self.reports(np.rint(rows).astype(np.int64), np.rint(theirs).astype(np.int64), seed, games)
        leads = found[:, :, policy.LEAD]
        return (np.clip(leads, -CLIP, CLIP) if self.seats > 1 else leads).mean(1), found[:, :, policy.WON].mean(1)


class GpuContest(Contest):
    """The same on a GPU."""

    def prepare(self) -> None:
        from holocene.core.compiling.cuda import cuda

        self.cuda = cuda
        self.kernels = gpu_kernels(self.game)

    def reports(self, rows: Any, theirs: Any, seed: int, games: int) -> Any:
        threads = len(rows) * self.seats * games
        cells = self.cuda.device_array((threads, self.game.layout.dtype.itemsize), np.uint8)
        found = self.cuda.device_array((threads, policy.REPORT), np.int64)
        from bench import tune_kernels

        params, others = (self.cuda.to_device(each) for each in (self.params, theirs))
        series = policy.Series(params, others, self.noise, seed)
        play: Any = self.kernels[tune_kernels.contest_all]  # a kernel, whose launch is written as an index
        play[(threads + 31) // 32, 32](cells, series, rows, self.seats, games, found)
        return found.copy_to_host().reshape(len(rows), self.seats * games, policy.REPORT)


@cache
def gpu_kernels(game: Game) -> Engine:
    """The contest as a kernel; all kinds of tables share it, since it takes long to compile."""
    from bench import tune_kernels
    from holocene.core.compiling.cuda import cuda, device_function

    engine = bind_game(game, device_function)
    vars(engine).update(vars(bind_loops(game, engine, [policy], device_function)))
    return bind_loops(game, engine, [tune_kernels], cuda.jit)


def utilities(n: int) -> Any:
    """What each rank counts, best first: they sum to nothing."""
    raw = np.array([max(0.0, log(n / 2 + 1) - log(rank + 1)) for rank in range(n)])
    return raw / raw.sum() - 1 / n


def tune(contests: list[Contest], start: Any, args: argparse.Namespace) -> Any:
    rng = np.random.default_rng(args.seed)
    mean = start.astype(float)
    spread = np.maximum(args.spread * np.abs(mean), args.least)
    rate = (3 + log(len(mean))) / (5 * sqrt(len(mean)))
    ranks = utilities(args.rows)
    for generation in range(1, args.generations + 1):
        half = rng.standard_normal((args.rows // 2, len(mean)))
        drawn = np.concatenate([half, -half])
        found = sum(c.results(mean + drawn * spread, mean, args.seed + generation, args.games)[0] for c in contests)
        order = np.argsort(-found)
        mean = mean + args.step * spread * (ranks @ drawn[order])
        spread = spread * np.exp(rate / 2 * (ranks @ (drawn[order] ** 2 - 1)))
        if generation % args.every == 0:
            against = [c.results(mean[None], start, 1 << 30, 16 * args.games) for c in contests]
            print(generation, " ".join(f"{lead[0]:+.1f} ({won[0]:.0%})" for lead, won in against), flush=True)
            args.out.write_text(json.dumps([int(w) for w in np.rint(mean)]))
    return np.rint(mean).astype(np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", nargs="+", default=["players=2", "players=3"], metavar="KEY=VALUE;…")
    parser.add_argument("--generations", type=int, default=200)
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--games", type=int, default=64, help="deals a table, each played in every seat")
    parser.add_argument("--noise", type=int, default=50)
    parser.add_argument("--spread", type=float, default=0.15)
    parser.add_argument("--least", type=float, default=5.0)
    parser.add_argument("--step", type=float, default=1.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a row found before")
    parser.add_argument("--out", type=Path, default=Path("build/instinct.json"))
    args = parser.parse_args()
    args.out.parent.mkdir(exist_ok=True)
    game = load_game(args.game)
    kind = GpuContest if args.gpu else Contest
    contests = [kind(game, dict(pair.split("=") for pair in table.split(";")), args) for table in args.tables]
    start = np.array(json.loads(args.start.read_text()) if args.start else game.instinct(contests[0].seats), np.int64)
    print([int(weight) for weight in tune(contests, start, args)])


if __name__ == "__main__":
    main()
