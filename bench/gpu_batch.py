"""Batches on a GPU: equal to those on the CPU, byte for byte, and how fast, beside Pgx on the same GPU.

    python -m bench.gpu_batch progress s-evolution

Needs numba-cuda and an NVIDIA GPU; Pgx is left out where it, or JAX for the GPU, is not installed. Prints tables and
JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.gpu import SEED, best_of, lock_step
from holocene.core.compiling.cuda import GpuGames, cuda
from holocene.core.contract.registry import load_game
from holocene.research import Batch
from holocene.research.cuda import CudaBatch

ARRAYS = ("games", "masks", "observations", "to_act", "rewards", "scores", "dones")
APART = 200  # steps after which the games are at different points
STEPS = 50  # between two looks at the clock
PGX_STEPS = 16
PGX_GAMES = ("backgammon", "sparrow_mahjong", "leduc_holdem")


def check(name: str, options: Mapping[str, Any], games: int) -> int:
    """Steps both batches until every row has ended a game, all arrays compared at every step; the steps made."""
    ours, theirs = Batch(name, games, options, seed=SEED), CudaBatch(name, games, options, seed=SEED)
    ended = np.zeros(games, np.bool_)
    steps = 0
    while not ended.all():
        assert np.array_equal(ours.states, theirs.packed()), f"{name}, step {steps}: states differ between CPU and GPU"
        for array in ARRAYS:
            expected, found = getattr(ours, array), getattr(theirs, array).copy_to_host()
            assert np.array_equal(expected, found), f"{name}, step {steps}: {array} differ between CPU and GPU"
        actions = ours.sample()
        assert np.array_equal(actions, theirs.sample().copy_to_host()), f"{name}, step {steps}: samples differ"
        ours.step(actions)
        theirs.step(actions)
        ended |= ours.dones
        steps += 1
    return steps


def random_steps(batch: CudaBatch, steps: int = STEPS) -> float:
    """Random steps in every game; how many."""
    for _ in range(steps):
        batch.step(batch.sample())
    return steps * batch.n


def rate(make: Callable[[], CudaBatch]) -> float:
    """Steps a second of a batch whose games are at different points."""
    batch = make()
    random_steps(batch, APART)
    return best_of(partial(random_steps, batch))


def bare(name: str, options: Mapping[str, Any], games: int) -> float:
    """Steps a second of games that nobody looks at: no masks, no observations."""
    gpu = GpuGames(load_game(name), options, games, SEED)
    gpu.deal()
    gpu.step(APART)
    return best_of(partial(lock_step, gpu))


def speeds(name: str, options: Mapping[str, Any], games: int, more: bool) -> dict[str, float]:
    """Steps a second in every way."""
    unchecked = partial(CudaBatch, name, games, options, seed=SEED, checked=False)
    found = {
        "bare": bare(name, options, games),
        "masks": rate(partial(unchecked, observe=False)),
        "masks, observations": rate(unchecked),
    }
    if more:
        found["… actions checked"] = rate(partial(CudaBatch, name, games, options, seed=SEED))
        found["… rows in one piece"] = rate(partial(unchecked, order="C"))
    return found


def pgx_speeds(sizes: list[int]) -> dict[str, dict[int, float]]:
    """Steps a second of Pgx's games."""
    os.environ["JAX_PLATFORMS"] = "cuda"
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    os.environ["XLA_FLAGS"] = ""
    from bench.peers.pgx import Pgx

    return {name: {size: best_of(Pgx(name, 1 << size, PGX_STEPS).play) for size in sizes} for name in PGX_GAMES}


def show(title: str, columns: list[str], rows: list[list[str]]) -> None:
    """A table."""
    table = Table(*columns, title=title, title_justify="left", box=None)
    for row in rows:
        table.add_row(*row)
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["progress", "s-evolution"])
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--sizes", type=int, nargs="+", default=[14, 16, 18, 20], help="powers of two: games at once")
    parser.add_argument("--checked", type=int, default=1024, help="games compared with those on the CPU")
    parser.add_argument("--more", action="store_true", help="also with actions checked, and with rows in one piece")
    parser.add_argument("--pgx-sizes", type=int, nargs="*", default=[14, 18], help="for Pgx; none leaves it out")
    args = parser.parse_args()
    options = {"players": "3", **dict(word.split("=", 1) for word in args.option)}
    report: dict[str, Any] = {"device": str(cuda.get_current_device().name), "options": options}
    for name in args.games:
        start = time.perf_counter()
        steps = check(name, options, args.checked)
        seconds = f"{time.perf_counter() - start:.0f} s"
        print(f"{name}: {args.checked} games equal on CPU and GPU in all of {steps} steps ({seconds})", flush=True)
        found = {size: speeds(name, options, 1 << size, args.more) for size in args.sizes}
        report[name] = {"steps_checked": steps, "steps_per_s": found}
        rows = [[f"2^{size}", way, f"{value / 1e6:.1f}"] for size in found for way, value in found[size].items()]
        show(name, ["games at once", "with", "M steps/s"], rows)
    if not (find_spec("pgx") and find_spec("jax")):
        print("Pgx was not measured: it is not installed")
    elif args.pgx_sizes:
        report["pgx"] = pgx_speeds(args.pgx_sizes)
        rows = [[name, f"2^{s}", f"{v / 1e6:.2f}"] for name, found in report["pgx"].items() for s, v in found.items()]
        show("Pgx", ["game", "games at once", "M steps/s"], rows)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
