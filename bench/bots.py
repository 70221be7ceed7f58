"""Bots against themselves: length, scores and seat shares.

    python -m bench.bots progress --bot greedy --games 40 -o players=3 -o expansions=milestones

Game number n has the secret of seed n and bots with generators of seed n, so every figure can be had again.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from multiprocessing import Pool
from random import Random
from statistics import mean, quantiles
from typing import NamedTuple

from holocene.bots.base import Clock
from holocene.bots.registry import make
from holocene.core.match import Match
from holocene.core.registry import load_game
from holocene.core.secret import new_secret


class Played(NamedTuple):
    """One game."""

    rounds: int
    decisions: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]


def play(game_name: str, options: dict[str, str], bot_name: str, seed: int) -> Played:
    """A game in which every seat is the same bot; a shared victory is shared."""
    game = load_game(game_name)
    match = Match(game, game.read_options(options), new_secret(seed))
    bots = [make(bot_name, game) for _ in match.seats]
    rng = Random(seed)
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.view(seat), match.legal(), Clock(), rng))
    winners = match.winners()
    shares = tuple(int(seat in winners) / max(1, len(winners)) for seat in range(len(bots)))
    return Played(match.state.round, len(match.made), match.scores(), shares)


def row(played: Sequence[Played]) -> str:
    """One line of the table; the interval of a share is 95 % by the normal approximation."""
    n = len(played)
    points = [score for game in played for score in game.scores]
    low, high = (quantiles(points, n=10)[k] for k in (0, 8))
    shares = [mean(game.shares[seat] for game in played) for seat in range(len(played[0].shares))]
    spread = 196 * (max(share * (1 - share) for share in shares) / n) ** 0.5
    return (
        f"{mean(game.rounds for game in played):5.1f} rounds, {mean(game.decisions for game in played):5.0f} decisions,"
        f" score {mean(points):5.1f} ({low:.0f}-{high:.0f}), "
        f"seats {'/'.join(f'{100 * share:.0f}' for share in shares)} % (± {spread:.0f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    with Pool(args.processes) as pool:
        tasks = [(args.game, options, args.bot, seed) for seed in range(args.games)]
        played = pool.starmap(play, tasks, chunksize=1)
    print(f"{args.game} {args.bot} {options} n={args.games}: {row(played)}")


if __name__ == "__main__":
    main()
