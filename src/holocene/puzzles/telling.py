"""A puzzle in words of one language: what is asked, why the move is best, and what others come to."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from holocene.bots.hints_told import Reason
from holocene.core.contract.registry import load_game
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling
from holocene.puzzles.attempt import begin, shortfall
from holocene.puzzles.told import Answer, Outcome, Puzzle

TELLINGS: Final = 64  # words of so many languages and seats in memory


def goal(puzzle: Puzzle) -> Reason:
    """What is to be found: the key of a sentence and its numbers."""
    best, second = puzzle.best, puzzle.near[0]
    if puzzle.players > 1:
        return Reason("puzzle-goal-win", {"best": best.percent, "next": second.percent})
    return Reason("puzzle-goal-points", {"best": round(best.points), "next": round(second.points)})


@lru_cache(TELLINGS)
def telling_of(game: str, language: str, seats: tuple[Seat, ...], seat: int) -> Telling:
    """The words of a game for who sits there, read once: many ask for them, some of them at one time."""
    telling = Telling(load_game(game), language, seats, seat)
    telling.text.knows("")  # looks through all files, so that nobody finds them half read
    return telling


class Words:
    """Speaks of one puzzle to who tries it."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.match = begin(puzzle)
        self.telling = telling_of(puzzle.game, language, self.match.seats, puzzle.seat)

    def __call__(self, reason: Reason) -> str:
        """A sentence of a puzzle."""
        return self.telling(reason.key, **reason.facts)

    @cached_property
    def goal(self) -> str:
        """What is to be found."""
        return self(goal(self.puzzle))

    @cached_property
    def theme(self) -> str:
        """What the puzzle is an example of."""
        key = f"puzzle-{self.puzzle.game}-{self.puzzle.theme.name}"
        return self.telling(key if self.telling.text.knows(key) else "puzzle-best")

    @cached_property
    def why(self) -> tuple[str, ...]:
        """Why the move is best: what it is an example of, and what else speaks for it and not for the next."""
        theme = self.puzzle.theme
        key = f"puzzle-{self.puzzle.game}-{theme.name}-why"
        first = self.telling(key if self.telling.text.knows(key) else "puzzle-best-why", **theme.facts)
        others = [self(reason) for reason in self.puzzle.reasons]
        return tuple(dict.fromkeys([first, *others]))

    @cached_property
    def gain(self) -> str:
        """What the move promises, beside the next best."""
        best, second = self.puzzle.best, self.puzzle.near[0]
        other = self.move(second.move)
        if self.puzzle.players > 1:
            return self.telling.text("puzzle-gain-win", best=best.percent, win=second.percent, other=other)
        return self.telling.text("puzzle-gain-points", best=round(best.points), n=round(second.points), other=other)

    @cached_property
    def proof(self) -> str:
        """How it was confirmed."""
        proof = self.puzzle.proof
        return self.telling.text("puzzle-proof", n=proof.searched, played=proof.played)

    def outcome(self, outcome: Outcome) -> str:
        """What a move comes to, in a few words."""
        if self.puzzle.players > 1:
            return self.telling.text("puzzle-outcome-win", win=outcome.percent)
        return self.telling.text("puzzle-outcome-points", n=round(outcome.points))

    @cached_property
    def also(self) -> str:
        """Which other moves are as good; nothing, of most puzzles."""
        moves = [self.move(move) for move in self.puzzle.good[1:]]
        return self.telling.text("puzzle-also", moves=self.telling.joined(moves)) if moves else ""

    def less(self, answer: Answer) -> str:
        """What a move that is not the best is answered."""
        return self(answer.told or shortfall(self.puzzle, answer.outcome))

    def move(self, notation: str) -> str:
        """A move at the beginning of the puzzle, in words."""
        return self.telling.move(self.match.view(self.puzzle.seat), notation)

    @cached_property
    def kind(self) -> str:
        """The kind of move that is to be found: the heading it is shown under."""
        view = self.match.view(self.puzzle.seat)
        return self.telling(self.telling.board.group(view, self.puzzle.line[0]))
