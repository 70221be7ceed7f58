"""The story of a match for one reader, chapter by chapter. Only where chapters begin is kept; the sentences of those
that are asked for are made anew, so a moment costs what its last chapter does."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from holocene.core.contract.outcome import outcome
from holocene.core.contract.story import Chapter, Heading, Placed, Sentence, StoryTeller

if TYPE_CHECKING:
    from holocene.core.matches.match import Match


class Start(NamedTuple):
    """Where a chapter begins: in which move, counted from 0, after how many of its events, and of all events."""

    ply: int
    skipped: int
    at: int


class Part(NamedTuple):
    """A chapter by its events: its heading, how many moves had been made before it, and what happened in it."""

    heading: Heading | None
    ply: int
    events: list[Placed]


class Tale:
    """What one reader, a seat or a spectator (None), is told of a match."""

    def __init__(self, match: Match, viewer: int | None, all_seats: bool = False) -> None:
        self._match = match
        self._viewer = viewer
        self._all_seats = all_seats
        self._teller: StoryTeller = match.game.story(viewer)
        self._starts: list[Start] = []
        self._plies = 0  # moves looked at
        self._last: Placed | None = None

    def cut(self, ply: int) -> None:
        """Forgets the moves after so many."""
        if ply >= self._plies:
            return
        del self._starts[bisect_left(self._starts, (ply,)) :]
        self._plies = ply
        self._last = None
        if self._starts:
            self._last = list(self._events(self._starts[-1], ply))[-1]

    def chapters(self, since: int = 0, until: int | None = None) -> tuple[int, list[Chapter]]:
        """The chapters that what happened after `since` moves may have changed, and how many there are before them; up
        to so many moves."""
        match = self._match
        stop = len(match.made) if until is None else until
        self._look(len(match.made))
        first = max(0, bisect_left(self._starts, (since,)) - 1)
        told = []
        for k in range(first, bisect_left(self._starts, (stop,))):
            end = self._starts[k + 1] if k + 1 < len(self._starts) else None
            is_closed = end is not None and end.ply < stop
            events = list(self._events(self._starts[k], stop if end is None else min(stop, end.ply + 1)))
            if is_closed and end is not None:
                del events[end.at - self._starts[k].at :]
            told.append(self._chapter(k, events, is_closed))
        if match.game.plain.is_over(match.states[stop]):
            told.append(self._end(stop))
        return first, told

    def parts(self) -> Iterator[Part]:
        """All chapters by their events, without the one that tells how it came out."""
        self._look(len(self._match.made))
        for k, start in enumerate(self._starts):
            end = self._starts[k + 1] if k + 1 < len(self._starts) else None
            events = list(self._events(start, len(self._match.made) if end is None else end.ply + 1))
            if end is not None:
                del events[end.at - start.at :]
            yield Part(self._teller.heading(events[0], self._match.states[0] if k == 0 else None), start.ply, events)

    def news(self, since: int) -> list[Chapter]:
        """Chapters with those sentences alone that tell of something after so many moves."""
        first, chapters = self.chapters(since)
        seen = self._count(first, since)
        told = [
            Chapter(each.heading, each.n, tuple(s for s in each.sentences if _is_new(s, seen))) for each in chapters
        ]
        return [each for each in told if each.sentences]

    def _count(self, k: int, until: int) -> int:
        """How many events there were after so many moves, counted from a chapter on that had begun by then."""
        if not self._starts or self._starts[k].ply >= until:
            return 0
        return self._starts[k].at + sum(1 for _ in self._events(self._starts[k], until))

    def _chapter(self, k: int, events: list[Placed], is_closed: bool) -> Chapter:
        heading = self._teller.heading(events[0], self._match.states[0] if k == 0 else None)
        return Chapter(heading, events[-1].n, tuple(self._teller.tell(events, is_closed)))

    def _end(self, n: int) -> Chapter:
        return Chapter(Heading("end"), n, outcome(self._match.game.score_sheet(self._match.states[n])))

    def _look(self, until: int) -> None:
        """Finds where chapters begin in the moves that were not looked at yet."""
        while self._plies < until:
            ply, at = self._plies, 0 if self._last is None else self._last.at + 1
            self._plies += 1
            for i, event in enumerate(self._match.events_of(ply, self._viewer, all_seats=self._all_seats)):
                now = Placed(at + i, ply + 1, event)
                if self._last is None or self._teller.opens(self._last, now):
                    self._starts.append(Start(ply, i, now.at))
                self._last = now

    def _events(self, start: Start, until: int) -> Iterator[Placed]:
        """The events from a start on, of the first so many moves."""
        at = start.at - start.skipped
        for ply in range(start.ply, until):
            for event in self._match.events_of(ply, self._viewer, all_seats=self._all_seats):
                if at >= start.at:
                    yield Placed(at, ply + 1, event)
                at += 1


def _is_new(sentence: Sentence, seen: int) -> bool:
    """Whether a sentence tells of an event that is not among the first so many; the last ones tell of none."""
    return bool(sentence.steps) and sentence.steps[-1] >= seen
