"""What a series says: standings with shares, scores, ratings and times, and who finishes ahead of whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

import msgspec
import numpy as np

from holocene.arena.playing import Played
from holocene.arena.ratings import ratings
from holocene.arena.stats import Array, Estimate, mean, share
from holocene.arena.store import Series

LOST = "lost"  # stands for a rank where a game alone was lost


class Standing(msgspec.Struct, frozen=True):
    """One bot. The share of victories is per seat it sat on; alone there are none, but ranks."""

    bot: str
    games: int
    share: Estimate | None
    score: Estimate | None
    rating: Estimate | None
    ranks: dict[str, int]
    moves: int  # decisions it was asked for
    seconds_mean: float
    seconds_p99: float


class Duel(msgspec.Struct, frozen=True):
    """How often one bot finishes ahead of another at the same table, or alone on the same deal; a tie is a half."""

    bot: str
    other: str
    ahead: Estimate


class Results(msgspec.Struct, frozen=True):
    """The whole series as far as it was played, the strongest bot first."""

    games: int
    deals: int
    players: int
    fair: float  # the share of victories of equal bots
    decisions: float  # of a game, on average
    shared: int
    ranks: tuple[str, ...]  # that games alone ended with, the lowest first
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]


class Seats(NamedTuple):
    """All seats of all games, one after another."""

    deals: Array
    bots: Array
    scores: Array
    shares: Array


class Pairs(NamedTuple):
    """Every two different bots that can be compared, one pair after another."""

    deals: Array
    first: Array
    second: Array
    ahead: Array


def results(series: Series) -> Results:
    """Sums up the games that are finished."""
    plan, played = series.plan, series.in_order()
    seats, pairs = _seats(played), _pairs(played, plan.players)
    rated = ratings(len(plan.bots), *pairs)
    alone = plan.players == 1
    standings = []
    for bot, name in enumerate(plan.bots):
        mine = seats.bots == bot
        times = series.times[bot]
        standings.append(
            Standing(
                bot=name,
                games=sum(bot in game.bots for game in played),
                share=None if alone else share(seats.shares[mine], seats.deals[mine]),
                score=mean(seats.scores[mine], seats.deals[mine]),
                rating=rated[bot],
                ranks=_ranks(game for game in played if game.bots[0] == bot) if alone else {},
                moves=times.n,
                seconds_mean=times.mean,
                seconds_p99=times.quantile(0.99),
            )
        )
    standings.sort(key=lambda each: -each.rating.value if each.rating else 0.0)
    return Results(
        games=len(played),
        deals=len({game.deal for game in played}),
        players=plan.players,
        fair=1 / plan.players,
        decisions=float(np.mean([game.decisions for game in played])) if played else 0.0,
        shared=sum(len(game.winners) > 1 for game in played),
        ranks=tuple(_ranks(sorted(played, key=_success))) if alone else (),
        standings=tuple(standings),
        duels=tuple(_duels(plan.bots, pairs)),
    )


def _seats(played: Sequence[Played]) -> Seats:
    rows = [row for game in played for row in zip(game.bots, game.scores, game.shares, strict=True)]
    deals = [game.deal for game in played for _ in game.bots]
    bots, scores, shares = zip(*rows, strict=True) if rows else ((), (), ())
    return Seats(np.array(deals, int), np.array(bots, int), np.array(scores, float), np.array(shares, float))


class _Finish(NamedTuple):
    """How a bot finished: those who win are ahead of all others, then points count."""

    bot: int
    place: tuple[bool, int]


def _tables(played: Sequence[Played], players: int) -> Iterator[tuple[int, list[_Finish]]]:
    """Who can be compared: all seats of a game; of games alone, those of one deal."""
    if players > 1:
        for game in played:
            yield game.deal, _finishes(game)
    else:
        for deal, games in groupby(played, key=lambda game: game.deal):
            yield deal, [finish for game in games for finish in _finishes(game)]


def _finishes(game: Played) -> list[_Finish]:
    return [_Finish(bot, (seat in game.winners, game.scores[seat])) for seat, bot in enumerate(game.bots)]


def _pairs(played: Sequence[Played], players: int) -> Pairs:
    rows = []
    for deal, finishes in _tables(played, players):
        for one, other in combinations(sorted(finishes), 2):
            if one.bot != other.bot:
                ahead = 0.5 if one.place == other.place else float(one.place > other.place)
                rows.append((deal, one.bot, other.bot, ahead))
    deals, first, second, ahead_ = zip(*rows, strict=True) if rows else ((), (), (), ())
    return Pairs(np.array(deals, int), np.array(first, int), np.array(second, int), np.array(ahead_, float))


def _ranks(played: Iterable[Played]) -> dict[str, int]:
    """How often games alone ended with each rank."""
    return dict(Counter(game.rank or LOST for game in played))


def _success(game: Played) -> tuple[bool, int]:
    return bool(game.rank), game.scores[0]


def _duels(bots: Sequence[str], pairs: Pairs) -> Iterator[Duel]:
    for one in range(len(bots)):
        for other in range(len(bots)):
            low, high = min(one, other), max(one, other)
            met = (pairs.first == low) & (pairs.second == high)
            ahead = pairs.ahead[met] if one == low else 1 - pairs.ahead[met]
            estimate = share(ahead, pairs.deals[met])
            if one != other and estimate is not None:
                yield Duel(bots[one], bots[other], estimate)
