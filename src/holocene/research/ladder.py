"""A policy's place on the published ladder: games against every level that looks once, in one call.

>>> import numpy as np
>>> def first_legal(observations, masks):
...     return masks.argmax(axis=1)
>>> placed = rate(first_legal, "s-evolution", games=70, players=2)
>>> placed.low < placed.rating < placed.high < 0, list(placed.against)[:2]
(True, ['forager', 'herder'])
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.checking.tally import Z95
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.research.evaluating import Evaluation, Played, Policy, play, told

ELO: Final = 400 / log(10)  # 400 points: odds of ten to one
STEPS: Final = 100
STRIDE: Final = 3.0  # the longest step towards a strength


class Estimated(msgspec.Struct, frozen=True):
    """A rating as `bench.levels` writes it."""

    value: float


class Rung(msgspec.Struct, frozen=True):
    """The ratings of the levels with one number of players, `artisan` being 0."""

    game: str
    players: int
    ratings: dict[str, Estimated]


class Placed(msgspec.Struct, frozen=True):
    """A rating on the scale of the published ladder, with its 95 % interval by games, and what came of the games
    against each level. How sure the ladder is of the levels themselves is not in the interval."""

    rating: float
    low: float
    high: float
    games: int
    against: dict[str, Evaluation]


@cache
def published() -> tuple[Rung, ...]:
    """The ladder as this version publishes it: beside this file in a package, in `docs` of a checkout."""
    installed = Path(__file__).with_name("levels.json")
    path = installed if installed.is_file() else Path(__file__).parents[3] / "docs" / "levels.json"
    return tuple(msgspec.json.decode(path.read_bytes(), type=list[Rung]))


def rate(
    policy: Policy, game: str, *, games: int = 1400, players: int | None = None, seed: int = 1, **more: Any
) -> Placed:
    """Plays an equal part of the games against each level, on every seat in turn; all other seats are the level's. The
    strength is the one under which the results are most likely, with a drawn game more against each level. More keyword
    arguments are those of `HoloceneVectorEnv`."""
    rung = find_rung(game, players)
    levels = list(rung.ratings)
    rounds = rung.players * len(levels)
    found = play(policy, game, -(-games // rounds) * rounds, levels, seed, players=rung.players, **more)
    strengths = np.array([rung.ratings[level].value for level in levels]) / ELO
    rating, half = fit(found.beaten, strengths[found.rivals], strengths)
    return Placed(
        rating=rating * ELO,
        low=(rating - half) * ELO,
        high=(rating + half) * ELO,
        games=len(found.won),
        against={level: told(part(found, k)) for k, level in enumerate(levels)},
    )


def find_rung(game: str, players: int | None) -> Rung:
    """The published ratings for a table; without a number, for the usual one."""
    usual = load_game(game).read_options({})["players"] if players is None else players
    found = [rung for rung in published() if (rung.game, rung.players) == (game, usual)]
    if not found:
        known = ", ".join(f"{rung.game} with {rung.players}" for rung in published())
        raise BadOption(
            f"there is no ladder for {game} with {usual} players: choose from {known}",
            "no-ladder",
            game=game,
            players=usual,
            choices=known,
        )
    return found[0]


def part(played: Played, k: int) -> Played:
    """The games against one of the bots."""
    rows = played.rivals == k
    return Played(played.won[rows], played.points[rows], played.beaten[rows], played.rivals[rows], played.players)


def fit(beaten: NDArray[np.float64], theirs: NDArray[np.float64], drawn: NDArray[np.float64]) -> tuple[float, float]:
    """The strength that explains best which parts of rivals of these strengths were beaten, and half of its interval.

    >>> mine, half = fit(np.array([1.0] * 10 + [0.0]), np.zeros(11), np.zeros(1))
    >>> round(mine * ELO), half > 0
    (338, True)
    """
    results, rivals = np.append(beaten, np.full(len(drawn), 0.5)), np.append(theirs, drawn)
    mine = 0.0
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(rivals - mine))
        weight = float((expected * (1 - expected)).sum())
        step = float((results - expected).sum()) / weight
        mine += float(np.clip(step, -STRIDE, STRIDE))
        if abs(step) < 1e-10:
            break
    spread = sqrt(float(((results - expected) ** 2).sum()))
    return mine, Z95 * max(spread / weight, 1 / sqrt(weight))
