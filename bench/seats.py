"""Whether a seat wins too often: very many games of instinct, which plays in machine code and against itself.

    python -m bench.seats progress --games 10000 --seed 100 --tables "players=2;first=0" "players=3;first=0"

Name who begins (`first`), so that seats stand in turn order. A victory that is shared counts as part of one. The
laboratory tells the same of any bot, with everything else it looks at, from fewer games.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from bench.tune import Contest
from holocene.arena.stats import Estimate, share
from holocene.bots.search import policy
from holocene.core.contract.registry import load_game


def shares(contest: Contest, seed: int, games: int) -> list[Estimate]:
    """The share of victories of every seat; every seat looks at the same games."""
    row = np.array([contest.game.instinct(contest.seats)], np.int64)
    reports = contest.reports(row, row[0], seed, games).reshape(contest.seats, games, policy.REPORT)
    won: Any = reports[:, :, policy.WON]
    found = (share(seat, np.arange(games)) for seat in won / np.maximum(1, won.sum(0)))
    return [estimate for estimate in found if estimate is not None]


def line(table: str, found: list[Estimate]) -> str:
    """One line of the table: the farthest seat from its fair share, and all shares with their intervals."""
    far = max(abs(seat.value - 1 / len(found)) for seat in found)
    seats = "  ".join(
        f"{100 * seat.value:.1f} ({100 * (seat.low or 0):.1f}-{100 * (seat.high or 0):.1f})" for seat in found
    )
    return f"{table}: farthest {100 * far:.1f} points from fair; {seats}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", nargs="+", default=["players=2", "players=3"], metavar="KEY=VALUE;…")
    parser.add_argument("--games", type=int, default=10_000, help="of each table")
    parser.add_argument("--noise", type=int, default=0, help="hundredths of a point by which instinct errs at most")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load_game(args.game)
    for table in args.tables:
        contest = Contest(game, dict(pair.split("=") for pair in table.split(";")), args)
        print(line(table, shares(contest, args.seed, args.games)), flush=True)


if __name__ == "__main__":
    main()
