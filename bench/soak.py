"""Random games over every combination of a game's options, each state asked whether it can be true.

    python -m bench.soak progress --games 500 --every 8

plays 500 games of each combination and says how many games and decisions held; the first that did not stops it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

import numpy as np

from holocene.core import accel, soak
from holocene.core.errors import BadOption
from holocene.core.game import Game
from holocene.core.options import Option, Options
from holocene.core.registry import load_game
from holocene.core.rng import WORDS


def values(option: Option) -> list[Any]:
    """What an option can be; the starting seat is drawn, so it needs no combination of its own."""
    if option.key == "first":
        return [option.default]
    if not option.several:
        return list(option.choices)
    return list(chain.from_iterable(combinations(option.choices, n) for n in range(len(option.choices) + 1)))


def all_options(game: Game) -> Iterator[Options]:
    """Every combination that a table allows."""
    keys = [option.key for option in game.options]
    for chosen in product(*(values(option) for option in game.options)):
        try:
            yield game.read_options(dict(zip(keys, chosen, strict=True)))
        except BadOption:
            continue


def soak_game(game: Game, games: int, every: int, seed: int) -> tuple[int, int, int]:
    """Combinations, games and decisions that held; AssertionError names the first that did not."""
    engine = accel.compile_loops(game, [soak])
    cells = np.zeros(game.layout.dtype.itemsize, np.uint8)
    rng = np.zeros(WORDS, np.int64)
    decisions = 0
    combination = 0
    for combination, options in enumerate(all_options(game), 1):
        params = np.array(game.params(options), np.int64)
        made = engine.soak(cells, rng, params, seed + combination, 0, games, every)
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
