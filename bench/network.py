"""How long a network thinks about a position: in compiled code as the search asks it, and in plain NumPy.

    python -m bench.network [progress|s-evolution] [--path FILE] [-o players=2]

In the same run, in turns, over positions of one game played at random; the best of several, in processor time. Without
a file the weights are random, 512 and 256 wide with two blocks: how long it takes does not depend on what was learned,
except that a trained layer may have more noughts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from bench import network_loops
from holocene.bots.network import forward
from holocene.bots.network.file import Network, card_of, read, shapes
from holocene.bots.network.mind import Mind
from holocene.core.compiling import accel
from holocene.core.compiling.fast import NativeGame
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game

HIDDEN = (512, 256, 2)
POSITIONS = 64


def untrained(game: Game) -> Network:
    """Random weights."""
    card, rng = card_of(game, HIDDEN), np.random.default_rng(1)
    arrays = {name: rng.normal(0, 1 / np.sqrt(shape[-1]), shape) for name, shape in shapes(card).items()}
    return Network(card, {name: array.astype(np.float32) for name, array in arrays.items()})


def positions(game: Game, options: dict[str, Any]) -> list[Any]:
    """States of one random game, evenly spread."""
    state, rng, found = NativeGame(game, options).new(seed=1), Random(1), []
    while not state.is_over:
        found.append(state.cells.copy())
        state.step(rng.choice(list(state.legal())))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def microseconds(run: Callable[[], object], times: int) -> float:
    begin = time.thread_time()
    run()
    return (time.thread_time() - begin) / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--path", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    game = load_game(args.game)
    options = {"players": 2, **dict(option.split("=", 1) for option in args.option)}
    network = read(args.path, game) if args.path else untrained(game)
    mind, cells = Mind(game, network), positions(game, options)
    mind.compiled = Future()  # which is never done: it stays with NumPy
    made, net = accel.compile_loops(game, [forward, network_loops]), mind.net
    states = [game.layout.unpack(row.tobytes()) for row in cells]
    rows, times = np.stack(cells), 20
    found: dict[str, float] = {}
    ways: dict[str, tuple[Callable[[], object], int]] = {
        "observing alone": (lambda: made[network_loops.observe_rows](rows, net, times), times * len(rows)),
        "compiled, observing too": (lambda: made[network_loops.think_rows](rows, net, times), times * len(rows)),
        "NumPy, observing in plain Python": (lambda: [mind.of_state(s) for s in states], len(rows)),
    }
    for _ in range(args.rounds):
        for way, (run, count) in ways.items():
            found[way] = min(found.get(way, 1e9), microseconds(run, count))
    for way, value in found.items():
        print(f"{way}: {value:,.1f} µs a position")
    print(json.dumps({"game": args.game, "options": options, "hidden": network.card.hidden, "microseconds": found}))


if __name__ == "__main__":
    main()
