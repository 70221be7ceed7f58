"""Random games over every combination of a game's options, each state asked whether it can be true.

    python -m bench.soak progress --games 500 --every 8

plays 500 games of each combination and says how many games and decisions held; the first that did not stops it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from holocene.core.checking import soak
from holocene.core.checking.conformance import every_table
from holocene.core.compiling import accel
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS


def soak_game(game: Game, games: int, every: int, seed: int) -> tuple[int, int, int]:
    """Combinations, games and decisions that held; AssertionError names the first that did not."""
    engine = accel.compile_loops(game, [soak])
    cells = np.zeros(game.layout.dtype.itemsize, np.uint8)
    rng = np.zeros(WORDS, np.int64)
    decisions = 0
    combination = 0
    for combination, options in enumerate(every_table(game), 1):
        params = np.array(game.params(options), np.int64)
        made = engine[soak.soak](cells, rng, params, seed + combination, 0, games, every)
        assert made >= 0, f"game {-1 - made} of seed {seed + combination} with {options} broke a promise"
        decisions += made
    return combination, combination * games, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    combinations_, games, decisions = soak_game(load_game(args.game), args.games, args.every, args.seed)
    seconds = time.perf_counter() - start
    print(f"{args.game}: {games:,} games, {combinations_} combinations, {decisions:,} decisions, {seconds:.0f} s: held")


if __name__ == "__main__":
    main()
