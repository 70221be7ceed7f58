"""The statistics: known answers, and what must hold whatever the results."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from holocene.arena.playing import Played
from holocene.arena.ratings import ratings
from holocene.arena.results import results
from holocene.arena.series import new_plan
from holocene.arena.stats import deviation, mean, share, student
from holocene.arena.store import Series
from holocene.arena.times import Times, together
from holocene.core.checking.tally import interval


def test_independent_games_have_wilsons_interval() -> None:
    """One game a deal, and so many that Student's quantile is the normal one."""
    wins = np.array([1.0] * 300 + [0.0] * 100)
    estimate = share(wins, np.arange(400))
    assert estimate is not None
    assert interval(300, 400, student(399)) == pytest.approx((estimate.low, estimate.high), rel=1e-3)


def test_games_that_a_deal_decides_count_once() -> None:
    """Four games a deal that always end alike say no more than one."""
    wins, deals = np.array([1.0] * 30 + [0.0] * 10), np.arange(40)
    once, often = share(wins, deals), share(np.repeat(wins, 4), np.repeat(deals, 4))
    assert once is not None and often is not None
    assert (160, once.value) == (often.n, often.value)
    assert (once.low, once.high) == pytest.approx((often.low, often.high), rel=0.05)


def test_games_that_cancel_out_claim_nothing() -> None:
    """Both bots win one of the two games of every deal: still no narrower than independent games."""
    estimate = share(np.tile([1.0, 0.0], 50), np.repeat(np.arange(50), 2))
    assert estimate is not None
    assert interval(50, 100, student(49)) == (estimate.low, estimate.high)


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_who_wins_all_or_nothing_is_still_uncertain(value: float) -> None:
    estimate = share(np.full(20, value), np.arange(20))
    assert estimate is not None and estimate.low is not None and estimate.high is not None
    assert value == (estimate.low if value == 0 else estimate.high)
    assert 0.05 < estimate.high - estimate.low < 0.25


def test_means_vary_between_deals() -> None:
    values, deals = np.array([1.0, 3.0, 5.0, 7.0]), np.array([0, 0, 1, 1])
    assert pytest.approx(2.0) == deviation(values, deals)
    assert (None, None) == (mean(values, np.zeros(4)).low, share(np.array([]), np.array([])))  # type: ignore[union-attr]


def rated(pairs: list[tuple[int, int, float]], bots: int) -> list[float]:
    first, second, ahead = (np.array(column) for column in zip(*pairs, strict=True))
    found = ratings(bots, np.arange(len(pairs)), first, second, ahead)
    return [estimate.value for estimate in found if estimate is not None]


def test_ratings_are_the_odds() -> None:
    """Three wins in four are 191 points; the drawn game that is added hardly shows in 4,000."""
    strong, weak = rated([(0, 1, 1.0)] * 3000 + [(0, 1, 0.0)] * 1000, 2)
    assert pytest.approx(400 * log10(3), abs=0.2) == strong - weak
    assert pytest.approx(0.0) == strong + weak


def test_ratings_do_not_depend_on_the_order_of_games_or_bots() -> None:
    pairs = [(0, 1, 1.0), (0, 1, 0.5), (1, 2, 1.0), (0, 2, 1.0), (0, 2, 0.0), (1, 2, 0.0), (0, 1, 1.0)]
    a, b, c = rated(pairs, 3)
    assert pytest.approx([a, b, c]) == rated(pairs[::-1], 3)
    swapped = [(2 - one, 2 - other, ahead) for one, other, ahead in pairs]
    assert pytest.approx([c, b, a]) == rated(swapped, 3)
    assert a > c > b


def test_ratings_of_those_who_lose_everything_are_finite() -> None:
    best, middle, worst = rated([(0, 1, 1.0), (1, 2, 1.0), (0, 2, 1.0)] * 200, 3)
    assert best > middle > worst > -3000


def test_ratings_are_less_certain_where_deals_decide() -> None:
    """The same results as 40 deals of one game and as 10 deals of four equal games."""
    first, second = np.zeros(40, int), np.ones(40, int)
    ahead = np.array([1.0] * 28 + [0.0] * 12)
    free, tied = (ratings(2, deals, first, second, ahead)[0] for deals in (np.arange(40), np.arange(40) // 4))
    assert free is not None and tied is not None and free.high is not None and tied.high is not None
    assert free.value == tied.value
    assert tied.high > 1.5 * free.high - 0.5 * free.value


def series(players: int, *games: Played) -> Series:
    made = Series(new_plan("progress", {"players": players}, ["random", "greedy"]))
    for game in games:
        made.add(game)
    return made


def times(*seconds: float) -> Times:
    made = Times()
    for each in seconds:
        made.add(each)
    return made


def test_results_of_a_small_series() -> None:
    """Victories, points, who was ahead, and times, by bot; the better one stands first."""
    found = results(
        series(
            2,
            Played(0, 0, (0, 1), (10, 30), (1,), "", 50, 5, (times(0.1), times(0.2, 0.4))),
            Played(1, 0, (1, 0), (30, 30), (0, 1), "", 70, 5, (times(0.6), times(0.1))),
            Played(2, 1, (0, 1), (20, 40), (1,), "", 60, 5, (times(), times())),
        )
    )
    greedy, random = found.standings
    assert ("greedy", "random") == (greedy.bot, random.bot)
    assert (3, 2, 0.5, 60.0, 1) == (found.games, found.deals, found.fair, found.decisions, found.shared)
    assert greedy.share is not None and random.share is not None and greedy.score is not None
    assert pytest.approx((2.5 / 3, 0.5 / 3)) == (greedy.share.value, random.share.value)
    assert pytest.approx(100 / 3) == greedy.score.value
    assert {("random", "greedy"): 0.5 / 3, ("greedy", "random"): 2.5 / 3} == pytest.approx(
        {(duel.bot, duel.other): duel.ahead.value for duel in found.duels}
    )
    assert 3 == greedy.moves
    assert pytest.approx(0.4) == greedy.seconds_mean
    assert pytest.approx(0.6, rel=0.03) == greedy.seconds_p99


def test_alone_points_and_ranks_count() -> None:
    """On the same deal who has more points is ahead; a lost game comes last."""
    found = results(
        series(
            1,
            Played(0, 0, (0,), (50,), (), "", 50, 5, (times(),)),
            Played(1, 0, (1,), (30,), (0,), "leader", 50, 5, (times(),)),
            Played(2, 1, (0,), (10,), (0,), "novice", 50, 5, (times(),)),
            Played(3, 1, (1,), (70,), (0,), "demigod", 50, 5, (times(),)),
        )
    )
    greedy, random = found.standings
    assert (None, {"leader": 1, "demigod": 1}) == (greedy.share, greedy.ranks)
    assert {"lost": 1, "novice": 1} == random.ranks
    assert ("lost", "novice", "leader", "demigod") == found.ranks
    assert {("greedy", "random"): 1.0, ("random", "greedy"): 0.0} == {
        (duel.bot, duel.other): duel.ahead.value for duel in found.duels
    }


def test_times_add_up() -> None:
    """Quantiles are right within a bin; what is shorter than the first bin falls into it."""
    whole = together([times(*(n / 100 for n in range(1, 51))), times(*(n / 100 for n in range(51, 101)), 0.0)])
    assert 101 == whole.n
    assert pytest.approx(50.5) == whole.total
    assert pytest.approx(0.99, rel=0.03) == whole.quantile(0.99)
    assert (0.0, 0.0) == (Times().mean, Times().quantile(0.99))
