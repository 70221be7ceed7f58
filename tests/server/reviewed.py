"""A judge for tests: quick, and of every kind of mark."""

from __future__ import annotations

import threading
from collections.abc import Iterator

from holocene.bots.hints_told import Reason
from holocene.core.contract.game import ScoreSheet
from holocene.core.matches.match import Match
from holocene.review.told import (
    Better,
    Candidate,
    Counts,
    Ending,
    Judged,
    Mark,
    Part,
    Review,
    Since,
    Step,
    Summary,
    Worth,
)

NOTHING = Worth(0.0, 0.0)
MARKS: tuple[Mark, ...] = ("good", "good", "slip", "good", "mistake", "only")


class Judge:
    """Calls every second other move better in turn; `gate` lets it go on, and `judged` counts what it looked at."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.judged = 0
        self.begun = 0

    def __call__(self, match: Match, seat: int, *, sheet: ScoreSheet) -> Iterator[Part]:
        self.begun += 1
        plies = [ply for ply, made in enumerate(match.made) if made.seat == seat]
        start = Worth(1 / len(match.seats), 40.0)
        decisions: list[Judged] = []
        for at, ply in enumerate(plies):
            assert self.gate.wait(20)
            decisions.append(self._judged(match, ply, at))
            self.judged += 1
            yield Part(at + 1, len(plies), start, decisions[-1])
        end = Ending(Worth(1.0, float(sheet.totals[seat])), Since(len(match.made), NOTHING, NOTHING, NOTHING))
        counts = Counts(good=len(decisions))
        summary = Summary(Reason("review-headline-clean", {}), counts, NOTHING, NOTHING, NOTHING, NOTHING, 0)
        whole = Review(
            match.game.name, len(match.seats), seat, False, 8, start, tuple(decisions), end, (), summary
        )  # fmt: skip
        yield Part(len(plies), len(plies), start, None, whole)

    def _judged(self, match: Match, ply: int, at: int) -> Judged:
        game, state = match.game, match.states[ply]
        played = game.notation(match.made[ply].action)
        legal = [game.notation(action) for action in game.legal(state)]
        other = next((move for move in legal if move != played), played)
        mark: Mark = "forced" if other == played else MARKS[at % len(MARKS)]
        best = other if mark in ("slip", "mistake") else played
        before, loss = Worth(0.3 + at % 40 / 100, 40.0), Worth(0.1 if best == other else 0.0, 1.0)
        tried = tuple(
            Candidate(move, Worth(before.chance - (0.1 if move != best else 0.0), 40.0), 8, Worth(0.02, 1.0))
            for move in dict.fromkeys((best, played))
        )
        step = Step(match.made[ply].seat, best)
        better = Better(best, None, Reason("review-gain-chance", {"chance": 10}), (step,)) if best != played else None
        since = Since(max(0, ply - 1), NOTHING, NOTHING, NOTHING)
        number = int(getattr(state, "round", 0))
        return Judged(
            ply, number, 0, Reason("ask-choose", {}), played, best, mark, before, loss, Worth(0.01, 0.5), tried, since,
            better,
        )  # fmt: skip
