"""The review of a finished match: `review` makes it whole, `reviewing` decision by decision."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Final, TypeAlias

from holocene.bots.hints_told import Reason
from holocene.core.contract.game import ScoreSheet
from holocene.core.matches.match import Match
from holocene.core.matches.seats import check_seat
from holocene.review.between import Between
from holocene.review.judging import verdict
from holocene.review.summing import key, minus, plus, summary, swings
from holocene.review.told import Cause, Ending, Judged, Part, Review, Since, Turning, Worth
from holocene.review.weighing import CannotReview, Scales

BUDGET: Final = 800  # deals in which a close decision's moves are compared

Progress: TypeAlias = Callable[[int, int], None]


def review(
    match: Match,
    seat: int,
    *,
    budget: int = BUDGET,
    progress: Progress | None = None,
    sheet: ScoreSheet | None = None,
) -> Review:
    """The whole review. `progress` is told how many decisions of how many are judged; what it raises ends the work."""
    for part in reviewing(match, seat, budget=budget, sheet=sheet):
        if progress is not None:
            progress(part.done, part.total)
        if part.review is not None:
            return part.review
    raise AssertionError("a review ends with the whole")


def reviewing(match: Match, seat: int, *, budget: int = BUDGET, sheet: ScoreSheet | None = None) -> Iterator[Part]:
    """The parts of a review, as they are found: decisions in their order, then the whole.

    It follows from the record, the seat and the budget alone. CannotReview where the match goes on, or no network
    knows its cards; of a game that was given up, `sheet` says how it ended.
    """
    check_seat(seat, len(match.seats))
    if sheet is None and not match.is_over:
        raise CannotReview("the game is not over: it can be reviewed when it is", "review-not-over")
    return _Reviewing(match, seat, budget, sheet or match.score_sheet()).parts()


class _Reviewing:
    """A review under way."""

    def __init__(self, match: Match, seat: int, budget: int, sheet: ScoreSheet) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.sheet = sheet
        self.scales = Scales(match.game, len(match.seats), seat, budget)
        self.between = Between(match, self.scales)
        self.alone = len(match.seats) == 1

    def parts(self) -> Iterator[Part]:
        plies = [ply for ply, made in enumerate(self.match.made) if made.seat == self.seat and self._is_open(ply)]
        start = self.start
        yield Part(0, len(plies), start)
        decisions: list[Judged] = []
        last: int | None = None
        after = start
        for done, ply in enumerate(plies, 1):
            found = self._judged(ply, last, after)
            last, after = ply, minus(found.before, found.loss)
            decisions.append(found)
            yield Part(done, len(plies), start, found)
        end = self._ending(last, after)
        turning = tuple(self._turning(decisions, end))
        whole = Review(
            game=self.game.name,
            players=len(self.match.seats),
            seat=self.seat,
            alone=self.alone,
            budget=self.scales.budget,
            start=start,
            decisions=tuple(decisions),
            end=end,
            turning=turning,
            summary=summary(decisions, end, self.alone),
        )
        yield Part(len(plies), len(plies), start, review=whole)

    @cached_property
    def start(self) -> Worth:
        """What the seat may hope for before the deal."""
        return self.between.start()

    def _is_open(self, ply: int) -> bool:
        """Whether there is something to decide."""
        return bool(self.game.plain.n_legal(self.match.states[ply]) > 1)

    def _judged(self, ply: int, last: int | None, after: Worth) -> Judged:
        """The decision before a move, `last` being the one before it."""
        state = self.match.states[ply]
        view = self.game.view(state, self.seat)
        found = verdict(self.scales, view, self.match.made[ply].action, Random(f"review {self.seat} {ply}"))
        asked, facts = self.game.asks(view)
        return Judged(
            ply=ply,
            round=self._round(ply),
            age=self.game.chronicler().age(state),
            ask=Reason(asked, facts),
            since=self._since(last, ply, after, found.before),
            **found._asdict(),
        )

    def _since(self, last: int | None, ply: int, after: Worth, now: Worth) -> Since:
        between = self.between
        return between.since_start(after, ply, now) if last is None else between.since(last, ply, after, now)

    def _ending(self, last: int | None, after: Worth) -> Ending:
        share = (self.seat in self.sheet.winners) / max(1, len(self.sheet.winners))
        worth = Worth(share, float(self.sheet.totals[self.seat]))
        return Ending(worth, self._since(last, len(self.match.made), after, worth))

    @cached_property
    def _rounds(self) -> list[tuple[int, int]]:
        """After how many moves rounds begin, as the seat is told of them."""
        parts = self.match.tale(self.seat).parts()
        found = [(part.ply, part.heading.facts.get("n")) for part in parts if part.heading]
        return [(ply, n) for ply, n in found if isinstance(n, int)]

    def _round(self, ply: int) -> int:
        at = bisect_right(self._rounds, (ply, 1 << 30))
        return self._rounds[at - 1][1] if at else 0

    def _turning(self, decisions: Sequence[Judged], end: Ending) -> Iterator[Turning]:
        for at, cause, change in swings(decisions, end, self.alone):
            if cause == "decision":
                first, last, before = decisions[at].ply, decisions[at].ply + 1, decisions[at].before
            else:
                first, last = self._turn(decisions, end, at, cause)
                before = minus(decisions[at - 1].before, decisions[at - 1].loss) if at else self.start
            events = [event for ply in range(first, last) for event in self.match.events_of(ply, self.seat)]
            yield Turning(first, self._round(first), at, cause, before, plus(before, change), tuple(events))

    def _turn(self, decisions: Sequence[Judged], end: Ending, at: int, cause: Cause) -> tuple[int, int]:
        """The moves between two decisions that did most: the one by which chance showed most, or a rival's turn. Luck
        before the first decision is the deal's."""
        since, stop = (
            (decisions[at].since, decisions[at].ply) if at < len(decisions) else (end.since, len(self.match.made))
        )
        plies = range(since.ply, stop)
        if cause == "luck" and not at:
            return 0, 0
        if cause == "luck":
            ply = max(plies, key=lambda ply: abs(self._key(self.between.luck(ply))))
            return ply, ply + 1
        turns = [list(group) for seat, group in groupby(plies, self._mover) if seat != self.seat]
        turn = max(turns, key=lambda turn: abs(self._key(self._change(turn[0], turn[-1] + 1))))
        return turn[0], turn[-1] + 1

    def _mover(self, ply: int) -> int:
        return self.match.made[ply].seat

    def _key(self, worth: Worth) -> float:
        return key(worth, self.alone)

    def _change(self, first: int, last: int) -> Worth:
        """What some moves changed, as the seat saw them."""
        return minus(self.between.worth_at(last), self.between.worth_at(first))
