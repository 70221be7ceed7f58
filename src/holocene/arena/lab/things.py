"""How often each thing of a game is used, and how those fare who use it.

What a thing is worth is compared within a game: the points of the players who used it against those of the others at
the same table, so that long games and rich deals do not speak for it. It is still no proof of a cause: who is ahead
can afford more. Alone there is nobody to compare with, and games with and without it are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from holocene.arena.lab.count import GameCount
from holocene.arena.lab.measure import difference
from holocene.arena.stats import Array, Estimate, mean, share
from holocene.core.matches.census import Census, Thing

RARELY = 0.05  # of games: less is unused
ALWAYS = 0.95  # of players: more is dominating
FEWEST = 5  # games compared: what fewer say of worth is not told
UNUSED = "unused"
DOMINATING = "dominating"


class ThingSummary(msgspec.Struct, frozen=True):
    """One thing. `games` and `players` are shares of those that used it; `score` and `wins` are what its users had
    more than the others: points, and victories above the fair share."""

    kind: str
    id: str
    age: int
    copies: int
    games: Estimate
    players: Estimate
    score: Estimate | None
    wins: Estimate | None
    drawn: float  # copies that came into hands, a game
    fates: dict[str, float]  # shares of them
    dead: Estimate | None  # the share that was of no use
    flag: str

    @property
    def worth(self) -> Estimate | None:
        """What its users had more, if enough games could be compared."""
        return _enough(self.score)

    @property
    def victories(self) -> Estimate | None:
        """What they won above the fair share, if enough games could be compared."""
        return _enough(self.wins)


def _enough(value: Estimate | None) -> Estimate | None:
    return value if value is not None and value.n >= FEWEST else None


class Rows(NamedTuple):
    """All games as tables, a row a game and a column a seat."""

    deals: Array
    scores: Array
    victories: Array  # parts of the victory


def summarise_things(games: Sequence[GameCount], census: Census) -> list[ThingSummary]:
    """Every thing that can occur at the table, used or not."""
    things = {(thing.kind, thing.id): thing for thing in census.things()}
    chosen = {kind.name: kind.is_chosen for kind in census.kinds}
    used = {name: np.zeros((len(games), len(games[0].scores)), bool) for name in things}
    fates: dict[str, list[Counter[str]]] = {name: [Counter()] * len(games) for _, name in things}
    for row, game in enumerate(games):
        for kind, seats in game.used.items():
            for seat, ids in enumerate(seats):
                for name in ids:
                    used[kind, name][row, seat] = True
        for name, found in game.fates.items():
            fates[name][row] = Counter(found)
    rows = Rows(
        np.array([game.deal for game in games]),
        np.array([game.scores for game in games], float),
        np.array([[_part(game, seat) for seat in range(len(game.scores))] for game in games]),
    )
    return [
        _summary(thing, rows, used[name], fates[name[1]], census, chosen[thing.kind]) for name, thing in things.items()
    ]


def _part(game: GameCount, seat: int) -> float:
    return (seat in game.winners) / max(1, len(game.winners))


def _summary(
    thing: Thing, rows: Rows, used: Array, fates: list[Counter[str]], census: Census, is_chosen: bool
) -> ThingSummary:
    in_games = share(used.any(axis=1).astype(float), rows.deals)
    by_players = share(used.astype(float).ravel(), np.repeat(rows.deals, used.shape[1]))
    assert in_games is not None and by_players is not None
    flag = ""
    if is_chosen:
        flag = UNUSED if in_games.value < RARELY else DOMINATING if by_players.value > ALWAYS else ""
    together: Counter[str] = sum(fates, Counter())
    drawn = together.total()
    return ThingSummary(
        **msgspec.structs.asdict(thing),
        games=in_games,
        players=by_players,
        score=points_more(rows, used),
        wins=victories_more(rows, used),
        drawn=drawn / len(used),
        fates={fate: together[fate] / drawn for fate in census.fates if together[fate]},
        dead=_dead(fates, rows.deals, census),
        flag=flag,
    )


def points_more(rows: Rows, used: Array) -> Estimate | None:
    """What its users had more than the others; alone, what games with it had more than those without."""
    if used.shape[1] == 1:
        with_it = used[:, 0]
        points = rows.scores[:, 0]
        return difference(mean(points[~with_it], rows.deals[~with_it]), mean(points[with_it], rows.deals[with_it]))
    split = used.any(axis=1) & ~used.all(axis=1)
    users, points = used[split], rows.scores[split]
    n = users.sum(axis=1)
    more = (points * users).sum(axis=1) / n - (points * ~users).sum(axis=1) / (used.shape[1] - n)
    return mean(more, rows.deals[split])


def victories_more(rows: Rows, used: Array) -> Estimate | None:
    """Of games that have users and others: a user's chance of victory above the fair one."""
    players = used.shape[1]
    if players == 1:
        return None
    split = used.any(axis=1) & ~used.all(axis=1)
    won = (rows.victories[split] * used[split]).sum(axis=1) / used[split].sum(axis=1)
    return mean(won - 1 / players, rows.deals[split])


def _dead(fates: list[Counter[str]], deals: Array, census: Census) -> Estimate | None:
    """Of the copies that came into hands, those that were of no use."""
    in_vain, of_deals = [], []
    for found, deal in zip(fates, deals, strict=True):
        dead = sum(found[fate] for fate in census.dead)
        in_vain += [1.0] * dead + [0.0] * (found.total() - dead)
        of_deals += [int(deal)] * found.total()
    return share(np.array(in_vain), np.array(of_deals))
