"""The scale of ratings: that of Elo, with a newcomer at 1500, for people and bots alike.

Ratings are computed by openskill, with the model of Bradley and Terry in which everybody at a table met the next one
ahead and the next one behind. Its numbers are chosen so that between two whose strength is known a difference means
what it means in the arena: 400 points are ten to one to finish ahead. In that model c² = σ₁² + σ₂² + 2β², with odds
of exp(d / c): so β = 400 / ln 10 / √2. `bench.people` says how true ratings and their intervals are.

The levels of bots were measured on that scale, above `artisan`, who stands at 1500. They never change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, permutations, product
from math import log, sqrt
from statistics import fmean
from typing import Final, NamedTuple

import msgspec
from openskill.models import BradleyTerryPart

NEWCOMER: Final = 1500.0
DEVIATION: Final = 250.0  # of a newcomer
DRIFT: Final = DEVIATION / 100  # people learn: so much doubt is added with every game, as openskill proposes
ELO: Final = 400 / log(10)
WIDE: Final = 1.96  # deviations to either side of 95 in 100 cases


class Strength(NamedTuple):
    """How strong somebody is, and how far that may be wrong."""

    rating: float = NEWCOMER
    deviation: float = DEVIATION

    @property
    def margin(self) -> float:
        """To either side, within which the true strength lies in 95 of 100 cases."""
        return WIDE * self.deviation


def _all_that_is_learned(*_: object) -> float:
    """How much of what a game tells lessens doubt. openskill's usual answer is cautious: doubt would stay too long, and
    while it is there differences grow too wide."""
    return 1.0


MODEL: Final = BradleyTerryPart(mu=NEWCOMER, sigma=DEVIATION, beta=ELO / sqrt(2), tau=DRIFT, gamma=_all_that_is_learned)


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Everybody's strength after a game that they finished in these places; who shares a place has tied. Who of those
    stands next to the others would be chance, so that every order of theirs counts alike.

    >>> [round(each.rating) for each in rate([Strength(), Strength()], [1, 2])]
    [1579, 1421]
    """
    orders = [_rated(before, places, order) for order in _orders(places)]
    return [
        Strength(fmean(each.rating for each in seat), fmean(each.deviation for each in seat))
        for seat in zip(*orders, strict=True)
    ]


def _orders(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The seats from the first place to the last, those that share a place in every order."""
    shared = [[at for at, place in enumerate(places) if place == each] for each in sorted(set(places))]
    for order in product(*(permutations(seats) for seats in shared)):
        yield tuple(chain.from_iterable(order))


def _rated(before: Sequence[Strength], places: Sequence[int], order: Sequence[int]) -> list[Strength]:
    teams = [[MODEL.rating(mu=before[at].rating, sigma=before[at].deviation)] for at in order]
    rated = MODEL.rate(teams, ranks=[float(places[at]) for at in order])
    after = dict(zip(order, (team[0] for team in rated), strict=True))
    return [Strength(float(after[at].mu), float(after[at].sigma)) for at in range(len(order))]


@cache
def _anchors() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    text = files("holocene.server.club.rating").joinpath("anchors.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, dict[str, tuple[float, float]]]])


def anchors(game: str, players: int) -> Mapping[str, Strength]:
    """The levels of bots that were measured at such tables, weakest first.

    >>> {bot: round(each.rating) for bot, each in anchors("progress", 2).items() if bot in ("artisan", "inventor")}
    {'artisan': 1500, 'inventor': 1876}
    """
    found = _anchors().get(game, {}).get(str(players), {})
    return {bot: Strength(NEWCOMER + above, deviation) for bot, (above, deviation) in found.items()}
