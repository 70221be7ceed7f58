"""How many simulations a second the search makes: games played to the end at random and by instinct, and as the bot
plays them, which in Progress is to its prospects; on one and two threads.

    python -m bench.search [progress|s-evolution] [-o players=2]

Each from a position just dealt, in turns, the best of several; the ratio of two threads is by the clock.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np

from holocene.bots.search.engine import prepare
from holocene.bots.search.tree import Settings, Tree
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret

SIMULATIONS = 2000
WAYS = {
    "at random, to the end": Settings(noise=-1.0, rounds=0.0),
    "by instinct, to the end": Settings(rounds=0.0),
    "as the bot does": Settings(),
}


def rate(game: Any, s: Any, settings: Settings, threads: int) -> float:
    """Simulations a second of all threads together."""
    made, cells = prepare(game).result(), np.frombuffer(game.layout.pack(s), np.uint8)
    seat = game.plain.to_act(s)
    rng = Random(1)
    trees = [Tree(game, s.players, settings, [rng.getrandbits(32) for _ in range(3)]) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda tree: tree.search(made, cells, seat, s.players, 50), trees))
        start = time.perf_counter()
        list(pool.map(lambda tree: tree.search(made, cells, seat, s.players, SIMULATIONS), trees))
    return threads * SIMULATIONS / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    game = load_game(args.game)
    options = {"players": 2, **dict(option.split("=", 1) for option in args.option)}
    s = Match(game, game.read_options(options), new_secret(1)).state
    found: dict[str, float] = {}
    for _ in range(args.rounds):
        for way, settings in WAYS.items():
            for threads in (1, 2):
                name = f"{way}, {threads} thread{'s' * (threads > 1)}"
                found[name] = max(found.get(name, 0.0), rate(game, s, settings, threads))
    for name, value in found.items():
        print(f"{name}: {value:,.0f} simulations/s")
    print(json.dumps({"game": args.game, "options": options, "simulations_per_s": found}))


if __name__ == "__main__":
    main()
