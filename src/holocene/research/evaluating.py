"""How strong a policy is, in one call: games against rivals in compiled code, on every seat in turn.

>>> import numpy as np
>>> def first_legal(observations, masks):
...     return masks.argmax(axis=1)
>>> found = evaluate(first_legal, "s-evolution", games=40, bots="random", seed=3)
>>> found.games, found.low <= found.share <= found.high
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log10
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.checking.tally import interval
from holocene.core.errors import BadOption
from holocene.research.vector import HoloceneVectorEnv

FAR = 1e6  # by which winners are ahead of all others, whatever their points

Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.bool_]], Any]
"""From observations and masks, a row a game, to an action each."""


class Evaluation(msgspec.Struct, frozen=True):
    """What became of a policy's games. `share` of the victory, beside `fair` for equals; `ahead` is how often it
    finished ahead of a rival at its table, half for a tie, and `rating` the same on the scale of Elo, with rivals at
    0: against `artisan` it is the scale of the ladder. Intervals are 95 %, by games: rivals of one game go together."""

    games: int
    fair: float
    share: float
    low: float
    high: float
    points: float
    ahead: float
    rating: float
    rating_low: float
    rating_high: float


class Played(NamedTuple):
    """Games of a policy, a row each."""

    won: NDArray[np.float64]  # the policy's part of the victory
    points: NDArray[np.float64]
    beaten: NDArray[np.float64]  # the part of its rivals that it was ahead of
    rivals: NDArray[np.int64]  # which of the bots sat on the other seats
    players: int


def evaluate(
    policy: Policy, game: str, *, games: int = 1000, bots: str = "instinct", seed: int = 1, **options: Any
) -> Evaluation:
    """Plays so many games, each on a deal of its own; the policy sits on every seat in turn. More keyword arguments are
    those of `HoloceneVectorEnv`, such as `threads`, and options of the game. For a rating against all levels see
    `ladder.rate`."""
    return told(play(policy, game, games, bots, seed, **options))


def play(policy: Policy, game: str, games: int, bots: str | Sequence[str], seed: int, **options: Any) -> Played:
    """All games are played to their end, and of every row the first alone counts: short games must not count more often
    than long ones."""
    envs = HoloceneVectorEnv(game, games, bots=bots, copy=False, **options)
    players = envs.batch.players
    if players == 1:
        raise BadOption("there are no rivals in a solo game: compare points instead", "no-rivals-alone")
    shown, infos = envs.reset(seed=seed)
    seats, rivals, going = infos["seat"].copy(), envs.own.rivals.copy(), np.ones(games, np.bool_)
    won, scores = np.zeros((games, players)), np.zeros((games, players))
    while going.any():
        shown, _, ended, _, infos = envs.step(policy(shown, infos["action_mask"]))
        fresh = going & ended
        won[fresh], scores[fresh] = envs.batch.rewards[fresh], envs.batch.scores[fresh]
        going &= ~ended
    envs.close()
    rows = np.arange(games)
    beaten = ahead(scores + FAR * (won > 0), seats)
    return Played(won[rows, seats], scores[rows, seats], beaten, rivals, players)


def ahead(standings: NDArray[np.float64], seats: NDArray[np.int64]) -> NDArray[np.float64]:
    """The part of its rivals that a seat is ahead of, half for a tie.

    >>> ahead(np.array([[5.0, 3.0, 5.0], [1.0, 2.0, 3.0]]), np.array([0, 2]))
    array([0.75, 1.  ])
    """
    mine = standings[np.arange(len(seats)), seats][:, None]
    found = ((mine > standings) + 0.5 * (mine == standings)).sum(axis=1) - 0.5  # which is the seat itself
    return np.asarray(found / (standings.shape[1] - 1))


def told(played: Played) -> Evaluation:
    """Shares and rating of some games."""
    won, points, beaten = played.won, played.points, played.beaten
    n = len(won)
    low, high = interval(float(won.sum()), n)
    below, above = interval(float(beaten.sum()), n)
    return Evaluation(
        games=n,
        fair=1 / played.players,
        share=float(won.mean()),
        low=low,
        high=high,
        points=float(points.mean()),
        ahead=float(beaten.mean()),
        rating=elo(float(beaten.mean())),
        rating_low=elo(below),
        rating_high=elo(above),
    )


def elo(share: float) -> float:
    """By how much one is rated above another whom she is ahead of so often.

    >>> round(elo(0.5)), round(elo(10 / 11)), elo(1.0)
    (0, 400, inf)
    """
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))
