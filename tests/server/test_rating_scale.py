"""The scale of ratings: what openskill makes of a game, where bots stand, and when a season begins."""

from __future__ import annotations

from datetime import UTC, datetime
from math import isclose, log, sqrt
from pathlib import Path

import msgspec
import pytest
from openskill.models import PlackettLuce

from holocene.server.club.rating import scale, seasons
from holocene.server.club.rating.scale import Strength, anchors, rate


def test_two_newcomers_get_what_the_formulas_say() -> None:
    """By hand: c = √(2 (σ² + τ² + β²)), half the points are expected, and the victor gains σ²/c · ½."""
    variance = scale.DEVIATION**2 + scale.DRIFT**2
    c = sqrt(2 * (variance + scale.ELO**2 / 2))
    won, lost = rate([Strength(), Strength()], [1, 2])
    assert isclose(won.rating, 1500 + variance / c / 2, abs_tol=1e-6)
    assert isclose(lost.rating, 1500 - variance / c / 2, abs_tol=1e-6)
    assert won.deviation == lost.deviation < scale.DEVIATION


def test_it_is_openskills_own_example_on_another_scale() -> None:
    """Three newcomers of openskill's usual model, with 30 points for one of its own, and its β."""
    usual = PlackettLuce()
    theirs = usual.rate([[usual.rating()] for _ in range(3)], ranks=[1, 2, 2])
    ours = PlackettLuce(mu=1500, sigma=250, beta=125, tau=2.5)
    mine = ours.rate([[ours.rating()] for _ in range(3)], ranks=[1, 2, 2])
    for own, other in zip(mine, theirs, strict=True):
        assert isclose((own[0].mu - 1500) / 30, other[0].mu - 25, abs_tol=1e-6)
        assert isclose(own[0].sigma / 30, other[0].sigma, abs_tol=1e-6)
    assert mine[1][0].mu == pytest.approx(mine[2][0].mu)


def test_a_difference_means_what_it_means_in_the_arena() -> None:
    """400 points are ten to one to finish ahead, however many play, between two whose strength is certain."""
    for n in (2, 3, 5):
        c = sqrt(n * (scale.ELO / sqrt(n)) ** 2)
        assert isclose(400 / c, log(10))


def test_a_tie_between_equals_changes_nothing_but_doubt() -> None:
    one, two = rate([Strength(), Strength()], [1, 1])
    assert isclose(one.rating, 1500) and isclose(two.rating, 1500) and one.deviation < scale.DEVIATION


def test_the_levels_are_those_that_were_measured() -> None:
    """What the package holds is what docs/levels.json says, rounded: the value, and the deviation of its interval."""
    for measured in msgspec.json.decode(Path("docs/levels.json").read_bytes()):
        found = anchors(measured["game"], measured["players"])
        assert list(measured["ratings"]) == list(found)
        for bot, told_ in measured["ratings"].items():
            deviation = (told_["high"] - told_["low"]) / 2 / 1.96
            assert (1500 + round(told_["value"]), round(deviation)) == found[bot]


def test_seasons_are_quarters_by_greenwich() -> None:
    last, first = (datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC))
    assert ("2026-4", "2027-1") == (seasons.season_of(last.timestamp()), seasons.season_of(first.timestamp()))
    assert (datetime(2026, 10, 1, tzinfo=UTC).timestamp(), first.timestamp()) == seasons.span_of("2026-4")
