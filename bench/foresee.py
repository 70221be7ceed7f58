"""Finds the weights of a game's prospects: what things are worth at the end, by regression over games of instinct.

    python -m bench.foresee progress --tables players=2 "players=3;expansions=milestones"

At the beginning of every few turns it notes what each weight would see of every player, and at the end their points;
both less the mean of the table, so that only what sets players apart counts. Ridge regression gives the row; every kind
of table counts alike, whatever its players.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from bench import foresee_loops
from holocene.bots.search import policy
from holocene.core.compiling.accel import compile_loops
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS

UNIT = 1600  # of a weight, so that nothing is lost by whole numbers
RIDGE = 50.0
KEPT = 5  # every fifth table tests what the others teach
EXPANSIONS = "expansions=personalities,milestones,industrial"
TABLES = [*(f"players={n}" for n in range(2, 6)), *(f"players={n};{EXPANSIONS}" for n in (2, 3))]


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


def regress(tables: list[tuple[Any, Any]]) -> Any:
    """The row that fits what was seen at the tables best."""
    covered = sum(x.T @ x / len(x) for x, _ in tables)
    results = sum(x.T @ y / len(x) for x, y in tables)
    spread = np.sqrt(np.diag(covered)) + 1e-9
    ridge = RIDGE / min(len(x) for x, _ in tables)
    return np.linalg.solve(covered / np.outer(spread, spread) + ridge * np.eye(len(spread)), results / spread) / spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="KEY=VALUE;…")
    parser.add_argument("--games", type=int, default=5000, help="of each table")
    parser.add_argument("--every", type=int, default=5, help="turns from one look to the next")
    parser.add_argument("--noise", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load_game(args.game)
    engine = compile_loops(game, [policy, foresee_loops])
    taught, tested = list[Any](), list[Any]()
    for table in args.tables:
        x, y = look(game, engine, dict(pair.split("=") for pair in table.split(";")), args)
        test = np.arange(len(x)) // 20 % KEPT == 0
        for part, chosen in ((taught, ~test), (tested, test)):
            part.append((x[chosen].reshape(-1, x.shape[2]), y[chosen].ravel()))
    found = regress(taught)
    for table, (x, y) in zip(args.tables, tested, strict=True):
        print(
            f"{table}: explains {1 - ((y - x @ found) ** 2).mean() / y.var():.0%} of {len(y)} results it has not seen"
        )
    print([int(weight) for weight in np.rint(found)])


if __name__ == "__main__":
    main()
