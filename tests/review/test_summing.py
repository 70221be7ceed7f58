"""What a review says of a whole game, and of moves tried in the same deals: made-up ones, whose sums are known."""

from __future__ import annotations

import numpy as np
import pytest

from holocene.bots.hints_told import Reason
from holocene.review.marks import CHANCES, POINTS, bounds
from holocene.review.summing import summary, swings
from holocene.review.told import Candidate, Ending, Judged, Mark, Since, Summary, Worth
from holocene.review.trials import Trials

NOTHING = Worth(0.0, 0.0)


def judged(mark: Mark, loss: float = 0.0, before: float = 0.5, others: float = 0.0, next_best: float = 0.0) -> Judged:
    """A decision that loses so much of the chance and ten times as many points, after a change by others."""
    candidates = tuple(Candidate("", Worth(chance, 0.0), 8, NOTHING) for chance in (before, next_best))
    since = Since(0, NOTHING, Worth(others, 10 * others), NOTHING)
    lost = Worth(loss, 10 * loss)
    return Judged(0, 0, 0, Reason(""), "", "", mark, Worth(before, 40.0), lost, NOTHING, candidates, since)


def end(chance: float) -> Ending:
    return Ending(Worth(chance, 40.0), Since(0, NOTHING, NOTHING, NOTHING))


def summed(decisions: list[Judged], chance: float = 0.0, alone: bool = False) -> Summary:
    return summary(decisions, end(chance), alone)


def test_the_mean_loss_is_that_of_decisions_with_a_choice() -> None:
    found = summed([judged("mistake", 0.2), judged("good"), judged("forced"), judged("decided")])
    assert (0.1, 1.0) == pytest.approx((found.mean_loss.chance, found.mean_loss.points))
    assert (1, 1, 1, 1) == (found.counts.mistake, found.counts.good, found.counts.forced, found.counts.decided)
    assert (-0.2, 0.0, 0.0) == (found.decisions.chance, found.luck.chance, found.others.chance)
    assert NOTHING == summed([]).mean_loss


@pytest.mark.parametrize(
    ("chances", "won", "headline"),
    [
        ([0.5, 0.1, 0.4, 0.6], 1.0, "comeback"),
        ([0.1, 0.5, 0.4, 0.6], 1.0, "clean"),  # a poor deal alone is none
        ([0.5, 0.1, 0.4, 0.6], 0.0, "clean"),
        ([0.5, 0.8, 0.4, 0.3], 0.0, "slipped"),
        ([0.8, 0.5, 0.4, 0.3], 0.0, "clean"),
    ],
)
def test_a_game_is_remembered_by_its_lowest_or_highest_chance(chances: list[float], won: float, headline: str) -> None:
    """Not by the first quarter, which the deal decides; nor where one plays alone."""
    decisions = [judged("good", before=chance) for chance in chances]
    assert f"review-headline-{headline}" == summed(decisions, won).headline.key
    assert "review-headline-clean" == summed(decisions, won, alone=True).headline.key
    faulty = [*decisions, judged("slip", 0.05)]
    assert ("slips" if headline == "clean" else headline) == summed(faulty, won).headline.key.split("-")[-1]


def test_the_gravest_is_remembered_and_without_it_the_best() -> None:
    slips = [judged("slip", 0.05), judged("slip", 0.07), judged("only", before=0.9)]
    assert 1 == summed(slips).moment
    assert 3 == summed([*slips, judged("mistake", 0.3), judged("mistake", 0.1)]).moment
    only = [judged("only", before=0.6, next_best=0.4), judged("only", before=0.9, next_best=0.1), judged("good")]
    assert (1, None) == (summed(only).moment, summed(only[2:]).moment)


def test_turning_points_are_the_largest_in_their_order() -> None:
    """What others did and what luck brought, by its sign; a mistake takes away."""
    decisions = [judged("good", others=change) for change in (0.11, -0.3, 0.05, 0.12, 0.2, -0.15)]
    found = swings([*decisions, judged("mistake", 0.4), judged("good", 0.4)], end(0.0), alone=False)
    assert [(1, -0.3), (3, 0.12), (4, 0.2), (5, -0.15), (6, -0.4)] == [(at, worth.chance) for at, _, worth in found]
    assert ["others"] * 4 + ["decision"] == [cause for _, cause, _ in found]
    assert [] == swings(decisions, end(0.0), alone=True), "alone, three points turn nothing"


def test_moves_are_compared_deal_by_deal() -> None:
    """What both have in common raises no doubt; a move is behind by what the other has more."""
    deals = np.array([0.1, 0.9, 0.4, 0.6])
    chances = np.stack([deals, deals - np.array([0.1, 0.1, 0.2, 0.2])], axis=1)
    trials = Trials((7, 3), np.stack([chances, 50 * chances], axis=2))
    behind, error = trials.behind(3, 7)
    assert (0.15, 7.5) == pytest.approx((behind.chance, behind.points))
    assert error.chance == pytest.approx(np.std([0.1, 0.1, 0.2, 0.2], ddof=1) / 2)
    assert trials.worth(7).chance == pytest.approx(0.5) and error.chance < trials.doubt(7).chance


def test_points_count_alone_and_chances_against_others() -> None:
    assert (POINTS, CHANCES) == (bounds(alone=True), bounds(alone=False))
