"""The scale of ratings: what openskill makes of a game, where bots stand, and when a season begins."""

from __future__ import annotations

from datetime import UTC, datetime
from math import isclose, sqrt
from pathlib import Path

import msgspec
import pytest
from openskill.models import BradleyTerryPart

from bench.people import simulated
from holocene.server.club.rating import scale, seasons
from holocene.server.club.rating.scale import Strength, anchors, rate


def test_two_newcomers_get_what_the_formulas_say() -> None:
    """By hand: c² = 2 (σ² + τ² + β²); half the points are expected, so the victor gains σ²/c · ½, and of both variances
    a share of σ²/c² · ¼ is gone."""
    variance = scale.DEVIATION**2 + scale.DRIFT**2
    c = sqrt(2 * (variance + scale.ELO**2 / 2))
    won, lost = rate([Strength(), Strength()], [1, 2])
    assert isclose(won.rating, 1500 + variance / c / 2, abs_tol=1e-6)
    assert isclose(lost.rating, 1500 - variance / c / 2, abs_tol=1e-6)
    assert isclose(won.deviation, sqrt(variance * (1 - variance / c**2 / 4)), abs_tol=1e-6)
    assert won.deviation == lost.deviation < scale.DEVIATION


def test_it_is_openskills_own_example_on_another_scale() -> None:
    """Two newcomers of openskill's usual model, which its manual gives as 27.635 and 22.365: with 30 points for one of
    its own, and its β and γ."""
    usual = BradleyTerryPart()
    theirs = usual.rate([[usual.rating()], [usual.rating()]])
    assert [27.635, 22.365] == [round(team[0].mu, 3) for team in theirs]
    ours = BradleyTerryPart(mu=1500, sigma=250, beta=125, tau=2.5)
    mine = ours.rate([[ours.rating()], [ours.rating()]])
    for own, other in zip(mine, theirs, strict=True):
        assert isclose((own[0].mu - 1500) / 30, other[0].mu - 25, abs_tol=1e-6)
        assert isclose(own[0].sigma / 30, other[0].sigma, abs_tol=1e-6)


def test_a_difference_means_what_it_means_in_the_arena() -> None:
    """400 points are ten to one to finish ahead between two whose strength is certain: who was expected to win ten of
    eleven gains a tenth of what the other would."""
    strong, weak = Strength(1700, 0.001), Strength(1300, 0.001)
    expected = rate([strong, weak], [1, 2])[0].rating - strong.rating
    surprise = rate([strong, weak], [2, 1])[1].rating - weak.rating
    assert isclose(surprise / expected, 10, rel_tol=0.01)


@pytest.mark.parametrize("places", [[1, 1, 3], [1, 2, 2], [1, 1, 1, 4], [1, 2, 2, 4, 4]])
def test_who_shares_a_place_is_rated_alike_wherever_she_sits(places: list[int]) -> None:
    after = rate([Strength() for _ in places], places)
    turned = rate([Strength() for _ in places], places[::-1])[::-1]
    for at, place in enumerate(places):
        same = after[places.index(place)]
        assert same == pytest.approx(after[at]) and after[at] == pytest.approx(turned[at])
    assert [round(each.rating) for each in after] == sorted((round(each.rating) for each in after), reverse=True)


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


@pytest.mark.parametrize("players", [2, 3, 5])
def test_simulated_people_are_ordered_by_their_strength(players: int) -> None:
    """Twenty-four of known strength, forty games each; how well it goes with other seeds, `bench.people` tells."""
    found = simulated(24, 40, players, seed=1)
    assert found.correlation > 0.85 and found.error < 130 and found.covered > 0.85
