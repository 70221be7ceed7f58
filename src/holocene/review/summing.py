"""What a review says of the whole game: a headline, sums, turning points, and the moment worth remembering."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from holocene.bots.hints_told import Reason
from holocene.review.told import Cause, Counts, Ending, Judged, Since, Summary, Worth

LOW: Final = 0.15  # a chance from which hardly anybody wins …
HIGH: Final = 0.7  # … and one with which most do
SWING: Final = 0.1  # of a chance that turns a game …
LEAP: Final = 4.0  # … and points, alone
MOST: Final = 5  # turning points
UNJUDGED: Final = ("forced", "decided")
BAD: Final = ("mistake", "slip")
NOTHING: Final = Worth(0.0, 0.0)


def plus(*worths: Worth) -> Worth:
    """The sum of worths."""
    return Worth(sum(each.chance for each in worths), sum(each.points for each in worths))


def minus(one: Worth, other: Worth) -> Worth:
    """The difference of two worths."""
    return Worth(one.chance - other.chance, one.points - other.points)


def key(worth: Worth, alone: bool) -> float:
    """What counts at a table: the chance or, alone, points."""
    return worth.points if alone else worth.chance


def summary(decisions: Sequence[Judged], end: Ending, alone: bool) -> Summary:
    """All that is said of the whole."""
    spans = [*(each.since for each in decisions), end.since]
    losses = plus(NOTHING, *(each.loss for each in decisions))
    judged = [each.loss for each in decisions if each.mark not in UNJUDGED]
    total, n = plus(NOTHING, *judged), max(1, len(judged))
    counts = Counts(**Counter[str](each.mark for each in decisions))
    return Summary(
        headline=headline(decisions, end, counts, alone),
        counts=counts,
        mean_loss=Worth(total.chance / n, total.points / n),
        decisions=minus(plus(*(each.found for each in spans)), losses),
        luck=plus(*(each.luck for each in spans)),
        others=plus(*(each.others for each in spans)),
        moment=moment(decisions, alone),
    )


def headline(decisions: Sequence[Judged], end: Ending, counts: Counts, alone: bool) -> Reason:
    """The one sentence that a game is remembered by."""
    later = [each.before.chance for each in decisions[len(decisions) // 4 :]]
    is_won = end.worth.chance > 0
    if later and not alone and is_won and min(later) <= LOW:
        return Reason("review-headline-comeback", {"n": round(100 * min(later))})
    if later and not alone and not is_won and max(later) >= HIGH:
        return Reason("review-headline-slipped", {"n": round(100 * max(later))})
    if counts.mistake:
        return Reason("review-headline-mistakes", {"n": counts.mistake})
    if not alone and not is_won and (last := _last_open(decisions, counts)):
        return Reason("review-headline-decided", {"n": last})
    if counts.slip:
        return Reason("review-headline-slips", {"n": counts.slip})
    return Reason("review-headline-clean")


def _last_open(decisions: Sequence[Judged], counts: Counts) -> int:
    """The round of the last decision that was judged, if most came when nothing was left to win; else 0. Without it a
    game that was lost early would be praised for the few moves that could still be wrong."""
    judged = [each.round for each in decisions if each.mark not in UNJUDGED]
    return judged[-1] if judged and counts.decided > len(judged) else 0


def moment(decisions: Sequence[Judged], alone: bool) -> int | None:
    """The place of the gravest mistake, else of the gravest slip; without either, of the only move that was found by
    which most was gained."""
    for mark in (*BAD, "only"):
        found = [at for at, each in enumerate(decisions) if each.mark == mark]
        if found:
            return max(found, key=lambda at: key(_margin(decisions[at]), alone))
    return None


def _margin(judged: Judged) -> Worth:
    """By how much the move that was played and the other differ."""
    if judged.mark != "only":
        return judged.loss
    return minus(judged.candidates[0].worth, judged.candidates[1].worth)


def swings(decisions: Sequence[Judged], end: Ending, alone: bool) -> list[tuple[int, Cause, Worth]]:
    """The largest changes, in the order in which they happened: the decision that each leads to or comes from (the
    number of decisions for the end), its cause, and by how much it changed what the seat may hope for."""
    least = LEAP if alone else SWING
    found = [each for each in _changes(decisions, end) if abs(key(each[2], alone)) >= least]
    largest = sorted(found, key=lambda each: -abs(key(each[2], alone)))[:MOST]
    return sorted(largest, key=found.index)


def _changes(decisions: Sequence[Judged], end: Ending) -> Iterator[tuple[int, Cause, Worth]]:
    spans: list[Since] = [*(each.since for each in decisions), end.since]
    for at, since in enumerate(spans):
        yield at, "luck", since.luck
        yield at, "others", since.others
        if at < len(decisions) and decisions[at].mark in BAD:
            yield at, "decision", minus(NOTHING, decisions[at].loss)
