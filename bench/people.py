"""Whether ratings order people by their strength: simulated people whose strength is known play rated games.

    python -m bench.people --people 24 --games 40 --seed 1

Strengths lie on the scale of ratings. A table is drawn from everybody; who finishes ahead of whom is chance as Elo has
it, 400 points being ten to one. Told are the correlation of the ranks (Spearman's), how far ratings are from the truth,
and how many of the intervals of 95 % hold it.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np

from holocene.server.club.rating.scale import DEVIATION, ELO, NEWCOMER, Strength, rate


class Found(NamedTuple):
    """What came of it."""

    correlation: float
    error: float
    covered: float


def simulated(people: int, games: int, players: int, seed: int) -> Found:
    """So many people, of whom each plays so many games on average."""
    rng = np.random.default_rng(seed)
    truth = rng.normal(NEWCOMER, DEVIATION, people)
    ratings = [Strength()] * people
    for _ in range(people * games // players):
        table = rng.choice(people, players, replace=False)
        shown = truth[table] / ELO + rng.gumbel(size=players)
        places = [int(place) for place in (-shown).argsort().argsort() + 1]
        for person, after in zip(table, rate([ratings[person] for person in table], places), strict=True):
            ratings[person] = after
    return _told(truth, ratings)


def _told(truth: np.ndarray, ratings: list[Strength]) -> Found:
    rated = np.array([each.rating for each in ratings])
    ranks = [values.argsort().argsort() for values in (truth, rated)]
    is_within = np.abs(rated - truth) <= np.array([each.margin for each in ratings])
    error = float(np.sqrt(np.mean((rated - truth) ** 2)))
    correlation = np.atleast_2d(np.corrcoef(ranks))[0, 1]
    return Found(float(correlation), error, float(is_within.mean()))


def main() -> None:
    """Prints a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--games", type=int, default=40, help="of each, on average")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for players in (2, 3, 4, 5):
        found = simulated(args.people, args.games, players, args.seed)
        print(
            f"{players} players: ranks correlate {found.correlation:.2f}, off by {found.error:.0f} points, "
            f"{100 * found.covered:.0f} % within their interval"
        )


if __name__ == "__main__":
    main()
