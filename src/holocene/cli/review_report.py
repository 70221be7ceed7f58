"""A review as a report in the terminal: the curve, what it adds up to, turning points, and moves to learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from holocene.core.contract.outcome import outcome
from holocene.locale import Text
from holocene.locale.telling import Telling

if TYPE_CHECKING:
    from holocene.core.matches.match import Match
    from holocene.review.told import Better, Judged, Review, Turning, Worth

ROWS: Final = 6  # of the curve
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
MARGIN: Final = 8  # columns beside the curve
EVENTS: Final = 3  # that are told of a turning point
SHOWN: Final = ("good", "only", "slip", "mistake", "decided")  # marks that are counted


def report(match: Match, review: Review, text: Text) -> None:
    """Prints the whole report."""
    from rich.console import Console

    console = Console(highlight=False)
    told = Report(match, review, text, console.width)
    for line in told.lines():
        console.print(line, markup=False, soft_wrap=True)


class Report:
    """The lines of a report."""

    def __init__(self, match: Match, review: Review, text: Text, width: int) -> None:
        self.match = match
        self.review = review
        self.text = text
        self.width = width
        self.percent = "%" if text.language == "en" else "\u00a0%"
        self.telling = Telling(match.game, text.language, match.seats, review.seat)

    def lines(self) -> Iterator[str]:
        """All of it."""
        review, text, summary = self.review, self.text, self.review.summary
        yield text(summary.headline.key, **summary.headline.facts)
        if self.match.is_over:
            yield " ".join(map(self.telling.sentence, outcome(self.match.score_sheet())))
        counts = [(mark, getattr(summary.counts, mark)) for mark in SHOWN]
        yield " · ".join(text(f"review-counts-{mark}", n=n) for mark, n in counts if n)
        yield ""
        yield text("review-curve-alone" if review.alone else "review-curve")
        yield from self._curve()
        yield self._sums()
        yield text("review-loss-alone" if review.alone else "review-loss", loss=self._small(summary.mean_loss))
        if review.turning:
            yield f"\n{text('review-turning')}"
            yield from (self._turning(each) for each in review.turning)
        for judged in review.decisions:
            if judged.better is not None or judged.mark == "only":
                yield from self._judged(judged)
        yield f"\n{text('review-fair')}"

    def _curve(self) -> Iterator[str]:
        values = [self._key(each.before) for each in self.review.decisions] + [self._key(self.review.end.worth)]
        most = max(*values, 1.0) if self.review.alone else 1.0
        columns = list(shrunk(values, max(10, self.width - MARGIN)))
        for row in reversed(range(ROWS)):
            heights = [round(8 * (ROWS * each / most - row)) for each in columns]
            label = {ROWS - 1: most, 0: 0.0}.get(row)
            told = "" if label is None else f"{label:.0f}" if self.review.alone else f"{100 * label:.0f}{self.percent}"
            yield f"{told:>6} " + "".join(BLOCKS[max(0, min(8, height))] for height in heights)

    def _key(self, worth: Worth) -> float:
        return worth.points if self.review.alone else worth.chance

    def _whole(self, worth: Worth) -> int:
        """Points, or hundredths of a chance."""
        return round(worth.points) if self.review.alone else round(100 * worth.chance)

    def _small(self, worth: Worth) -> str:
        told = f"{worth.points if self.review.alone else 100 * worth.chance:.1f}"
        return told if self.text.language == "en" else told.replace(".", ",")

    def _sums(self) -> str:
        review, summary = self.review, self.review.summary
        start, end = self._whole(review.start), self._whole(review.end.worth)
        luck, others = self._whole(summary.luck), self._whole(summary.others)
        parts = {"luck": luck, "decisions": end - start - luck - others, "others": others}
        signed = {name: f"{n:+}".replace("-", "−") for name, n in parts.items()}
        return self.text("review-sums-alone" if review.alone else "review-sums", start=start, end=end, **signed)

    def _turning(self, turning: Turning) -> str:
        text = self.text
        events = [self.telling.event(event) for event in turning.events[:EVENTS]] or [text("review-deal")]
        change = (
            f"{self._whole(turning.before)} → {self._whole(turning.after)}{'' if self.review.alone else self.percent}"
        )
        when = text("review-round", n=turning.round)
        return f"  {change} ({when}, {text(f'review-cause-{turning.cause}')}): {' '.join(events)}"

    def _judged(self, judged: Judged) -> Iterator[str]:
        text, view = self.text, self.match.game.view(self.match.states[judged.ply], self.review.seat)
        mark = text(f"review-mark-{judged.mark}")
        yield f"\n{mark[0].upper()}{mark[1:]}, {text('review-round', n=judged.round)} ({judged.ply + 1})"
        yield f"  {text('review-played', move=self.telling.move(view, judged.played))}"
        better = judged.better
        if better is not None:
            yield f"  {text('review-better', move=self.telling.move(view, better.move))}"
            reason = [] if better.reason is None else [self.telling(better.reason.key, **better.reason.facts)]
            yield "  " + " ".join([text(better.gain.key, **better.gain.facts), *reason])
            yield "  " + text("review-line", line=", ".join(self._line(view, better)))
        for each in judged.candidates:
            doubt = f"± {self._small(each.doubt)}"
            yield f"    {self._small(each.worth):>5} {doubt} ({each.tries})  {self.telling.move(view, each.move)}"

    def _line(self, view: Any, better: Better) -> Iterator[str]:
        """The expected moves in words, each at its own moment: a pile may have another card on top by then."""
        game, seat = self.match.game, self.review.seat
        s, plain = game.imagine(view, Random(0)), game.plain
        for step in better.line:
            yield self.telling.move(game.view(s, seat), step.move)
            plain.step(s, game.parse(step.move))
            while not plain.is_over(s) and plain.n_legal(s) == 1:
                plain.step(s, plain.nth_legal(s, 0))


def shrunk(values: Sequence[float], width: int) -> Iterator[float]:
    """As many values as there are columns, each the mean of its neighbours.

    >>> list(shrunk([1.0, 2.0, 3.0, 4.0], 2)), list(shrunk([1.0], 2))
    ([1.5, 3.5], [1.0])
    """
    columns = min(width, len(values))
    for k in range(columns):
        near = values[k * len(values) // columns : (k + 1) * len(values) // columns]
        yield sum(near) / len(near)
