"""The choices of a step: all that the table offers, with a mark beside what the lesson asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract.game import Line, Segment
from holocene.core.matches.match import Match
from holocene.dialogue.choices import Choices
from holocene.locale.telling import Telling

MARK: Final = " ◂"


class Offered(Choices):
    """Choices of which some are wanted; one that the rules forbid is offered too where a step wants it tried."""

    def __init__(self, match: Match, telling: Telling, wanted: Sequence[str]) -> None:
        super().__init__(match, telling)
        self.wanted = wanted
        self.forbidden = [move for move in wanted if move not in self.moves]

    def lines(self) -> Iterator[Line]:
        n = 0
        for line in super().lines():
            is_choice = line.label is not None and line.label.style == "number"
            n += is_choice
            is_wanted = is_choice and self.moves[n - 1] in self.wanted
            yield Line((*line.segments, Segment(MARK, "number")), line.label) if is_wanted else line
        for at, move in enumerate(self.forbidden, len(self.moves) + 1):
            words = Segment(self.telling.move(self.view, move), "dim")
            yield Line((words, Segment(MARK, "number")), Segment(f"{at:>4}  ", "number"))

    def find(self, typed: str) -> str:
        past = int(typed) - len(self.moves) if typed.isdecimal() else 0
        return self.forbidden[past - 1] if 1 <= past <= len(self.forbidden) else super().find(typed)
