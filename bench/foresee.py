"""Finds the weights of a game's prospects: what things are worth at the end, by regression over games of instinct.

    python -m bench.foresee progress --games 1500 --tables players=2 "players=3;expansions=milestones"

At the beginning of every few turns it notes what each weight would see of every player, and at the end their points;
both less the mean of the table, so that only what sets players apart counts. Ridge regression gives the row.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from bench import foresee_loops

from holocene.bots.search import policy
from holocene.core.accel import compile_loops
from holocene.core.registry import load_game
from holocene.core.rng import WORDS

UNIT = 1600  # of a weight, so that nothing is lost by whole numbers
RIDGE = 50.0
KEPT = 5  # every fifth table tests what the others teach


def look(game: Any, engine: Any, options: dict[str, str], args: Any) -> tuple[Any, Any]:
    """What is seen of the players of one kind of table, and their points at the end, less the mean of the table."""
    chosen = game.read_options(options)
    seats = int(str(chosen["players"]))
    instinct, n = game.instinct(seats), len(game.prospects(seats))
    units = np.zeros((n, len(instinct) + n), np.int64)
    units[:, : len(instinct)] = instinct
    units[:, len(instinct) :] = UNIT * np.eye(n, dtype=np.int64)
    seen, ends = np.zeros((args.games * 60, n), np.int64), np.zeros(args.games * 60, np.int64)
    buf, rng = np.zeros(game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
    params = np.array(game.params(chosen), np.int64)
    rows = engine.foresee(buf, rng, params, units, args.noise, args.seed, args.games, args.every, seen, ends)
    x, y = seen[:rows].reshape(-1, seats, n) / UNIT, 100.0 * ends[:rows].reshape(-1, seats)
    return x - x.mean(1, keepdims=True), y - y.mean(1, keepdims=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", nargs="+", default=["players=2", "players=3"], metavar="KEY=VALUE;…")
    parser.add_argument("--games", type=int, default=1500, help="of each table")
    parser.add_argument("--every", type=int, default=3, help="turns from one look to the next")
    parser.add_argument("--noise", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load_game(args.game)
    engine = compile_loops(game, [policy, foresee_loops])
    taught, tested = [], []
    for table in args.tables:
        x, y = look(game, engine, dict(pair.split("=") for pair in table.split(";")), args)
        test = np.arange(len(x)) // 20 % KEPT == 0
        for part, chosen in ((taught, ~test), (tested, test)):
            part.append((x[chosen].reshape(-1, x.shape[2]), y[chosen].ravel()))
    x, y = (np.concatenate(columns) for columns in zip(*taught, strict=True))
    spread = x.std(0) + 1e-9
    found = np.linalg.solve((x / spread).T @ (x / spread) + RIDGE * np.eye(x.shape[1]), (x / spread).T @ y) / spread
    for table, (x, y) in zip(args.tables, tested, strict=True):
        print(
            f"{table}: explains {1 - ((y - x @ found) ** 2).mean() / y.var():.0%} of {len(y)} results it has not seen"
        )
    print([int(weight) for weight in np.rint(found)])


if __name__ == "__main__":
    main()
