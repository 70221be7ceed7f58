"""The engine on a GPU: the same games as on the CPU, byte for byte, and how fast.

Needs numba-cuda and an NVIDIA GPU: `python -m bench.gpu progress -o players=3`. Prints a table and JSON.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from holocene.core.compiling.accel import plain_loops
from holocene.core.compiling.buffers import play_games
from holocene.core.compiling.cuda import GpuGames, cuda
from holocene.core.compiling.fast import FOREVER, NativeGame
from holocene.core.compiling.native import POINTS, play_game
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS

SEED = 1
CHECKED = 1000
STEPS = 200
REPEATS = 3


def check(game: Game, options: dict[str, Any]) -> float:
    """Compares final states and reports of games on the GPU, compiled and plain; the GPU's seconds to compile."""
    gpu = GpuGames(game, options, CHECKED, SEED)
    start = time.perf_counter()
    rows = gpu.play()
    cold = time.perf_counter() - start
    states = gpu.states()
    native = NativeGame(game, options)
    loops = plain_loops(game)
    for number in range(CHECKED):
        cells = np.empty(native.size, np.uint8)
        row = np.zeros((1, POINTS + 2 * native.seats), np.int64)
        rng = np.zeros(WORDS, np.int64)
        native.engine[play_games](cells, rng, native.params, native.seats, SEED, number, FOREVER, row)
        assert row[0].tolist() == rows[number].tolist(), (
            f"game {number}: {row[0]} on the CPU, {rows[number]} on the GPU"
        )
        assert cells.tobytes() == states[number].tobytes(), f"game {number}: the compiled engine differs"
        s = game.layout.blank()
        report = [0] * rows.shape[1]
        loops[play_game](s, [0] * WORDS, native.params.tolist(), native.seats, SEED, number, FOREVER, report)
        assert game.layout.pack(s) == states[number].tobytes(), f"game {number}: the plain engine differs"
    return cold


def best_of(work: Callable[[], float]) -> float:
    """Units a second, the best of several, the GPU's work awaited."""
    work()
    best = 0.0
    for _ in range(REPEATS):
        cuda.synchronize()
        start = time.perf_counter()
        units = work()
        cuda.synchronize()
        best = max(best, units / (time.perf_counter() - start))
    return best


def whole_games(gpu: GpuGames) -> float:
    """Plays all games to the end; the decisions made."""
    return float(gpu.play()[:, 0].sum())


def lock_step(gpu: GpuGames) -> float:
    """One decision a launch in every game; the steps made."""
    for _ in range(STEPS):
        gpu.step()
    return STEPS * gpu.games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )
    parser.add_argument("--sizes", type=int, nargs="+", default=[14, 16, 18, 20], help="powers of two: games at once")
    args = parser.parse_args()
    options: dict[str, Any] = dict(word.split("=", 1) for word in args.option)
    options.setdefault("players", "3")
    game = load_game(args.game)
    device = cuda.get_current_device().name
    cold = check(game, options)
    print(f"{CHECKED} games on the GPU end like the compiled and the plain ones, byte for byte")
    table = Table("games at once", "whole games, M decisions/s", "lock-step, M steps/s", box=None)
    figures = []
    for size in args.sizes:
        gpu = GpuGames(game, options, 1 << size, SEED)
        whole = best_of(partial(whole_games, gpu))
        gpu.deal()
        for _ in range(STEPS):
            gpu.step()
        steps = best_of(partial(lock_step, gpu))
        figures.append({"games": 1 << size, "whole": whole, "lock_step": steps})
        table.add_row(f"2^{size}", f"{whole / 1e6:.1f}", f"{steps / 1e6:.1f}")
    Console(width=100).print(table)
    report = {"device": str(device), "game": args.game, "options": options, "compile_s": cold, "figures": figures}
    print(json.dumps(report, default=str))


if __name__ == "__main__":
    main()
