"""What a series of games at one kind of table says: plain data, for the report and for other programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import numpy as np

from holocene.arena.lab.count import GameCount
from holocene.arena.lab.measure import Distribution, distribution, measured
from holocene.arena.lab.things import ThingSummary, summarise_things
from holocene.arena.stats import Array, Estimate, mean, share
from holocene.core.matches.census import Census


class Source(msgspec.Struct, frozen=True):
    """A line of the score sheet: points a player, those of winners, and its share of all points."""

    key: str
    points: Estimate
    winners: Estimate | None
    share: float


class Summary(msgspec.Struct, frozen=True):
    """One pack at one number of players."""

    players: int
    games: int
    turns: Distribution  # of a player
    decisions: Distribution
    ages: dict[int, Estimate]  # turns of a player in each age
    scores: Distribution
    sources: list[Source]
    seats: list[Estimate]  # shares of victories from the first in turn order to the last
    shared: int  # games that several won
    lost: int  # games that nobody won
    changes: Distribution  # of the lead
    halfway: Estimate | None  # games whose winner had most points after half the turns
    ranks: dict[str, int]  # of a game alone
    endings: dict[str, int]
    things: list[ThingSummary]


def summarise(games: Sequence[GameCount], census: Census) -> Summary:
    """Sums up games of the same table."""
    players = len(games[0].scores)
    deals = np.array([game.deal for game in games])
    of_seats = np.repeat(deals, players)
    won = [game for game in games if game.winners]
    ahead = np.array([float(set(game.halfway) == set(game.winners)) for game in won])
    ranks = Counter(game.rank for game in games if game.rank)
    return Summary(
        players=players,
        games=len(games),
        turns=distribution([turn for game in games for turn in game.turns], of_seats),
        decisions=distribution([game.decisions for game in games], deals),
        ages=_ages(games, of_seats),
        scores=distribution([score for game in games for score in game.scores], of_seats),
        sources=_sources(games, of_seats),
        seats=_seats(won, players),
        shared=sum(len(game.winners) > 1 for game in games),
        lost=sum(not game.winners for game in games),
        changes=distribution([game.changes for game in games], deals),
        halfway=share(ahead, np.array([game.deal for game in won])) if players > 1 else None,
        ranks={rank: ranks[rank] for rank in census.ranks} if players == 1 else {},
        endings=dict(Counter(game.ending for game in games if game.ending).most_common()),
        things=summarise_things(games, census),
    )


def _ages(games: Sequence[GameCount], deals: Array) -> dict[int, Estimate]:
    ages = sorted({age for game in games for seat in game.ages for age in seat})
    return {age: measured([seat.get(age, 0) for game in games for seat in game.ages], deals) for age in ages}


def _sources(games: Sequence[GameCount], deals: Array) -> list[Source]:
    """Every line that occurred on a score sheet; a game without it has no points of it."""
    total = sum(sum(game.scores) for game in games)
    won = np.array([seat in game.winners for game in games for seat in range(len(game.scores))])
    found = []
    for key in dict.fromkeys(key for game in games for key in game.lines):
        points = np.array([each for game in games for each in game.lines.get(key, [0] * len(game.scores))], float)
        part = float(points.sum()) / total if total else 0.0
        found.append(Source(key, measured(points, deals), mean(points[won], deals[won]), part))
    return found


def _seats(won: Sequence[GameCount], players: int) -> list[Estimate]:
    """A victory that is shared counts in parts, so that the shares of a table add up to one."""
    if players == 1 or not won:
        return []
    deals = np.array([game.deal for game in won])
    found = []
    for place in range(players):
        parts = [(game.order[place] in game.winners) / len(game.winners) for game in won]
        estimate = share(np.array(parts), deals)
        assert estimate is not None
        found.append(estimate)
    return found
