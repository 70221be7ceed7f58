"""What `bench.explorer` makes of many games of one kind of table: shares, worth, times, pairs and openings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from holocene.arena.lab.things import Rows, points_more, victories_more
from holocene.arena.stats import Array, Estimate, mean
from holocene.core.contract.figures import Estimated, Opening, Pair, TableFigures, ThingFigures, Worth
from holocene.core.matches.census import Census, Course, Thing

FEWEST: Final = 30  # games compared, or players with a pair or an opening: what fewer say is not told
STRATA: Final = 10  # groups of players who came to about as many things
SURE: Final = 4.0  # standard errors that a pair is above chance: there are thousands of pairs
LIFT: Final = 1.15  # times as often as by chance: less is no pair
PAIRS: Final = 5
DEPTH: Final = 3  # things of an opening
RARE: Final = 0.01  # of the players: an opening that fewer have is not listed
WIDTHS: Final = (12, 5, 3)  # openings at each depth, below each of the depth before


class Counted(NamedTuple):
    """One game: the points and parts of the victory of every seat, and its course."""

    scores: Sequence[int]
    shares: Sequence[float]
    course: Course


class _Table(NamedTuple):
    """All games as tables: a row a game, a column a seat; of `having` and `rounds` a layer a thing."""

    rows: Rows
    used: Array
    held: Array
    dealt: Array
    rounds: Array  # of the first use


def figures_of(games: Sequence[Counted], census: Census, options: Mapping[str, Any]) -> TableFigures:
    """The figures of a table."""
    things = list(census.things())
    table = _tabled(games, things)
    chosen = {kind.name for kind in census.kinds if kind.is_chosen}
    pairs = _pairs(table.used, [at for at, thing in enumerate(things) if thing.kind in chosen])
    openings = _openings(games, table.rows, {(thing.kind, thing.id): at for at, thing in enumerate(things)}, census)
    found = [_thing(thing, at, table, pairs.get(at, ())) for at, thing in enumerate(things)]
    more = {key: value for key, value in options.items() if key != "players"}
    return TableFigures(int(options["players"]), len(games), tuple(found), tuple(openings), more)


def _tabled(games: Sequence[Counted], things: Sequence[Thing]) -> _Table:
    shape = (len(things), len(games), len(games[0].scores))
    used, held, dealt = (np.zeros(shape, bool) for _ in range(3))
    rounds = np.zeros(shape, np.int16)
    numbers = {(thing.kind, thing.id): at for at, thing in enumerate(things)}
    cards = {thing.id: at for at, thing in reversed(list(enumerate(things)))}  # hands hold those that come first
    for row, game in enumerate(games):
        for seat, steps in enumerate(game.course.steps):
            for step in reversed(steps):
                used[numbers[step.kind, step.id], row, seat] = True
                rounds[numbers[step.kind, step.id], row, seat] = step.round
        for having, seats in ((held, game.course.held), (dealt, game.course.dealt)):
            for seat, names in enumerate(seats):
                having[[cards[name] for name in names if name in cards], row, seat] = True
    rows = Rows(
        np.arange(len(games)),
        np.array([game.scores for game in games], float),
        np.array([game.shares for game in games], float),
    )
    return _Table(rows, used, held, dealt, rounds)


def _thing(thing: Thing, at: int, table: _Table, pairs: Sequence[Pair]) -> ThingFigures:
    rounds = table.rounds[at][table.used[at]]
    quantiles = np.quantile(rounds, (0.1, 0.5, 0.9), method="inverted_cdf") if len(rounds) else None
    return ThingFigures(
        kind=thing.kind,
        id=thing.id,
        games=_rounded(float(table.used[at].any(axis=1).mean())),
        used=_worth(table.rows, table.used[at]),
        age=thing.age,
        held=_worth(table.rows, table.held[at]) if table.held[at].any() else None,
        dealt=_worth(table.rows, table.dealt[at]) if table.dealt[at].any() else None,
        rounds=None if quantiles is None else (int(quantiles[0]), int(quantiles[1]), int(quantiles[2])),
        pairs=tuple(pairs),
    )


def _worth(rows: Rows, having: Array) -> Worth:
    """How those who have a thing fare, compared within games as the laboratory does it."""
    points, wins = points_more(rows, having), victories_more(rows, having)
    enough = points is not None and points.n >= FEWEST
    return Worth(
        players=_rounded(float(having.mean())),
        games=0 if points is None else points.n,
        wins=_estimated(wins, 3) if enough else None,
        points=_estimated(points, 1) if enough else None,
    )


def _pairs(used: Array, which: Sequence[int]) -> dict[int, list[Pair]]:
    """What the same players have more often than by chance.

    Chance is that of a player who came to about as many things: else whoever does much would pair everything.
    """
    players = used[list(which)].reshape(len(which), -1).astype(float)
    busy = players.sum(axis=0)
    edges = np.quantile(busy, np.linspace(0, 1, STRATA + 1)[1:-1])
    strata = np.searchsorted(edges, busy, side="right")
    expected = np.zeros((len(which), len(which)))
    for stratum in np.unique(strata):
        group = players[:, strata == stratum]
        rates = group.mean(axis=1)
        expected += group.shape[1] * np.outer(rates, rates)
    together = players @ players.T
    with np.errstate(divide="ignore", invalid="ignore"):
        lift = together / expected
        sure = (together - expected) / np.sqrt(expected)
    is_pair = (sure >= SURE) & (lift >= LIFT) & (together >= FEWEST)
    found: dict[int, list[Pair]] = {}
    for a, thing in enumerate(which):
        others = [b for b in range(len(which)) if b != a and is_pair[a, b]]
        others.sort(key=lambda b: -lift[a, b])
        found[thing] = [Pair(which[b], round(float(lift[a, b]), 2)) for b in others[:PAIRS]]
    return found


def _openings(
    games: Sequence[Counted], rows: Rows, numbers: Mapping[tuple[str, str], int], census: Census
) -> list[Opening]:
    """The first one, two and three things of each player, as branches of a tree, each before its twigs."""
    seats = rows.scores.shape[1]
    begun = [
        tuple(numbers[step.kind, step.id] for step in steps if step.kind in census.opening)[:DEPTH]
        for game in games
        for steps in game.course.steps
    ]
    fair = 1 / seats
    middle = rows.scores.mean(axis=1, keepdims=True) if seats > 1 else rows.scores.mean()
    outcomes = (rows.victories - fair).ravel(), (rows.scores - middle).ravel(), np.repeat(rows.deals, seats)
    return list(_branches(begun, (), outcomes)) if census.opening else []


def _branches(begun: Sequence[tuple[int, ...]], stem: tuple[int, ...], outcomes: tuple[Array, Array, Array]) -> Any:
    depth = len(stem)
    if depth == DEPTH:
        return
    nexts = Counter(each[depth] for each in begun if each[:depth] == stem and len(each) > depth)
    wins, points, deals = outcomes
    for thing, n in nexts.most_common(WIDTHS[depth]):
        if n < max(FEWEST, RARE * len(begun)):
            break
        branch = (*stem, thing)
        mine = np.array([each[: depth + 1] == branch for each in begun])
        won = None if wins.size == len(np.unique(deals)) else _estimated(mean(wins[mine], deals[mine]), 3)
        more = _estimated(mean(points[mine], deals[mine]), 1)
        assert more is not None
        yield Opening(branch, _rounded(n / len(begun)), won, more)
        yield from _branches(begun, branch, outcomes)


def _estimated(value: Estimate | None, digits: int) -> Estimated | None:
    if value is None or value.low is None or value.high is None:
        return None
    return Estimated(round(value.value, digits), round((value.high - value.low) / 2, digits))


def _rounded(share: float) -> float:
    return round(share, 3)
