"""The scale of ratings: that of Elo, with a newcomer at 1500, for people and bots alike.

Ratings are computed by openskill, with Plackett and Luce's model of a game that several finish in an order. Its numbers
are chosen so that between two whose strength is known a difference means what it means in the arena: 400 points are ten
to one to finish ahead. In that model c² = Σ(σ² + β²) over n seats, with odds of exp(d / c): so β = 400 / ln 10 / √n.

The levels of bots were measured on that scale, above `artisan`, who stands at 1500. They never change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

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


@cache
def _model(n: int) -> PlackettLuce:
    return PlackettLuce(mu=NEWCOMER, sigma=DEVIATION, beta=ELO / sqrt(n), tau=DRIFT)


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Everybody's strength after a game that they finished in these places; who shares a place has tied.

    >>> [round(each.rating) for each in rate([Strength(), Strength()], [1, 2])]
    [1579, 1421]
    """
    model = _model(len(before))
    teams = [[model.rating(mu=each.rating, sigma=each.deviation)] for each in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(float(team[0].mu), float(team[0].sigma)) for team in after]


@cache
def _anchors() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    text = files("holocene.server.club.rating").joinpath("anchors.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, dict[str, tuple[float, float]]]])


def anchors(game: str, players: int) -> Mapping[str, Strength]:
    """The levels of bots that were measured at such tables, weakest first.

    >>> {bot: round(each.rating) for bot, each in anchors("progress", 2).items() if bot in ("artisan", "inventor")}
    {'artisan': 1500, 'inventor': 1700}
    """
    found = _anchors().get(game, {}).get(str(players), {})
    return {bot: Strength(NEWCOMER + above, deviation) for bot, (above, deviation) in found.items()}
