"""Puzzles as the server tells them: in lists without their answers, at their table, and what a move is answered.

What solves a puzzle leaves the server when it was found or given up, and not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Literal

import msgspec

from holocene.core.errors import Refusal
from holocene.core.matches.match import Match
from holocene.locale import LANGUAGES
from holocene.puzzles import attempt
from holocene.puzzles.book import daily, puzzles_of
from holocene.puzzles.telling import Words, telling_of
from holocene.puzzles.told import Puzzle, Rating
from holocene.server.moment import Moment
from holocene.server.rating import Difficulty
from holocene.server.written import WrittenTable, seated


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list: how hard it is, by the scale of Elo, and how many tried and solved it here."""

    id: str
    theme: str
    players: int
    rating: int
    tries: int
    solved: int


class ThemeShown(msgspec.Struct, frozen=True):
    """What some puzzles are examples of."""

    name: str
    title: str


class PuzzleBook(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles of a game, the easiest first, and which of them is today's."""

    game: str
    day: str
    daily: str
    themes: tuple[ThemeShown, ...]
    puzzles: tuple[PuzzleListed, ...]


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle to solve: its goal in words, how many moves are to be found, how many hints there are, and its table.
    `day` is the day that it belongs to, if it was asked for by that."""

    game: str
    day: str
    puzzle: PuzzleListed
    goal: str
    steps: int
    hints: int
    moment: Moment


class MadeShown(msgspec.Struct, frozen=True):
    """A move in words, and those that were made along with it: a payment."""

    say: str
    also: tuple[str, ...] = ()


class OutcomeShown(msgspec.Struct, frozen=True):
    """A move in words, what it comes to, and whether it is the one to find, or as good."""

    say: str
    comes_to: str
    is_best: bool


class SolutionShown(msgspec.Struct, frozen=True, kw_only=True):
    """Why a puzzle's moves solve it, what other moves would come to, and how that was found out."""

    theme: str
    why: tuple[str, ...]
    outcomes: tuple[OutcomeShown, ...]
    proof: str


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What moves are answered: they solve the puzzle; they are right, and it goes `on`; they are allowed, and come to
    `less`; they are refused; or the solution is `shown`. `made` are the right ones so far, `line` what was made from
    the position on, `moments` the table after each move that is new. `rated` is the rating that was sent, after this
    try."""

    answer: Literal["solved", "on", "less", "refused", "shown"]
    say: str
    refusal: Refusal | None
    made: tuple[str, ...]
    line: tuple[MadeShown, ...]
    moments: tuple[Moment, ...]
    solution: SolutionShown | None
    rated: Rating | None = None


class PuzzleHint(msgspec.Struct, frozen=True):
    """What to look for: first the theme, then the kind of move; where all moves are of one kind, two candidates.
    `rated` as in an answer: a hint is no solution."""

    told: Literal["theme", "kind", "candidates"]
    say: str
    rated: Rating | None = None


class Speaker(Words):
    """Speaks of one puzzle to who solves it."""

    def table(self, match: Match, is_asked: bool = True) -> WrittenTable:
        """The table of the puzzle by her eyes."""
        return WrittenTable(match, self.puzzle.seat, seated(match.seats, self.puzzle.seat), is_asked)

    def line(self, match: Match, n: int) -> tuple[MadeShown, ...]:
        """The first n moves of a match in words, the rest along with the last of them."""
        view, game = match.game.view, match.game
        words = [
            self.telling.move(view(match.states[at], self.puzzle.seat), game.notation(made.action))
            for at, made in enumerate(match.made)
        ]
        told = [MadeShown(say) for say in words[:n]]
        return (*told[:-1], MadeShown(words[n - 1], tuple(words[n:]))) if told else ()

    @property
    def is_one_kind(self) -> bool:
        """Whether a table shows all first moves under one heading."""
        view = self.match.view(self.puzzle.seat)
        return len({self.telling.board.group(view, each.move) for each in self.puzzle.outcomes}) == 1

    @property
    def hints(self) -> int:
        """How many hints there are: of two moves of one kind, none would be left to find after a second."""
        return 1 if self.is_one_kind and len(self.puzzle.outcomes) == 2 else 2

    def solution(self) -> SolutionShown:
        """Why the moves to find solve the puzzle, and what others come to."""
        puzzle = self.puzzle
        compared = [
            OutcomeShown(self.move(each.move), self.outcome(each), each.move in puzzle.good)
            for each in puzzle.outcomes
            if each.move in puzzle.good or each in puzzle.near
        ]
        return SolutionShown(theme=self.theme, why=self.why, outcomes=tuple(compared), proof=self.proof)


@cache
def titles(game: str, language: str) -> dict[str, str]:
    """What the themes of a game's puzzles are called."""
    examples = {puzzle.theme.name: puzzle for puzzle in puzzles_of(game).values()}
    spoken = {name: Words(puzzle, language) for name, puzzle in examples.items()}
    for words in spoken.values():
        words.telling = telling_of(game, language, (), 0)  # no title names a player
    return {name: words.theme for name, words in spoken.items()}


@cache
def families(game: str) -> dict[str, str]:
    """Themes that have one title are one to those who look for puzzles: each by the shortest name of them."""
    first: dict[str, str] = {}
    for name, title in sorted(titles(game, LANGUAGES[0]).items(), key=lambda each: (len(each[0]), each[0])):
        first.setdefault(title, name)
    return {name: first[title] for name, title in titles(game, LANGUAGES[0]).items()}


def book_shown(game: str, rated: dict[str, Difficulty], day: date, language: str) -> PuzzleBook:
    """All puzzles of a game, with what people have found out about them."""
    found = [listed(each, rated.get(each.id, Difficulty(each.rating))) for each in puzzles_of(game).values()]
    found.sort(key=lambda each: (each.rating, each.id))
    themes = [ThemeShown(name, titles(game, language)[name]) for name in {each.theme for each in found}]
    today = daily(game, day)
    return PuzzleBook(
        game=game, day=day.isoformat(), daily=today.id if today else "", puzzles=tuple(found),
        themes=tuple(sorted(themes, key=lambda theme: theme.title)),
    )  # fmt: skip


def listed(puzzle: Puzzle, found: Difficulty) -> PuzzleListed:
    """A puzzle in a list."""
    rating = round(found.rating.rating)
    theme = families(puzzle.game)[puzzle.theme.name]
    return PuzzleListed(puzzle.id, theme, puzzle.players, rating, found.tries, found.solved)


def puzzle_shown(puzzle: Puzzle, found: Difficulty, day: str, language: str) -> PuzzleShown:
    """A puzzle to solve."""
    speaker = Speaker(puzzle, language)
    return PuzzleShown(
        game=puzzle.game, day=day, puzzle=listed(puzzle, found), goal=speaker.goal, steps=len(puzzle.line),
        hints=speaker.hints, moment=speaker.table(speaker.match).now(),
    )  # fmt: skip


def hint_shown(puzzle: Puzzle, step: int, language: str) -> PuzzleHint:
    """A hint: the theme, then what narrows the choice."""
    speaker = Speaker(puzzle, language)
    if step == 1:
        return PuzzleHint("theme", speaker.theme)
    if speaker.is_one_kind:
        two = sorted(speaker.move(each.move) for each in (puzzle.best, puzzle.near[0]))
        return PuzzleHint("candidates", speaker.telling.joined(two))
    return PuzzleHint("kind", speaker.kind)


def answered(puzzle: Puzzle, made: Sequence[str], moves: Sequence[str], language: str) -> PuzzleAnswer:
    """What moves are answered. Those that are sent together with a wrong one, or after the last right one, are made as
    far as they may be: a payment belongs to what it pays for."""
    speaker, begun, rest = Speaker(puzzle, language), tuple(made), list(moves)
    found = attempt.answer(puzzle, begun, rest.pop(0))
    while found.kind == "on" and rest:
        found = attempt.answer(puzzle, found.made, rest.pop(0))
    match = attempt.begin(puzzle, found.made)
    if found.kind == "less":
        match.play(found.move)
    n = len(match.made)
    if found.kind in ("less", "solved"):
        follow(match, rest, puzzle.seat)
    is_on = found.kind == "on"
    return PuzzleAnswer(
        answer=found.kind,
        say=speaker.less(found) if found.kind == "less" else "",
        refusal=found.refusal,
        made=found.made,
        line=speaker.line(match, n),
        moments=speaker.table(match, is_asked=is_on).since(len(begun)) if found.kind != "refused" else (),
        solution=speaker.solution() if found.kind == "solved" else None,
    )


def solution_shown(puzzle: Puzzle, made: Sequence[str], language: str) -> PuzzleAnswer:
    """What solves a puzzle, for who gives it up; played on from the right moves that were made."""
    speaker, begun = Speaker(puzzle, language), tuple(made)
    attempt.begin(puzzle, begun)
    line = next(each for each in attempt.lines(puzzle) if each[: len(begun)] == begun)
    match = attempt.begin(puzzle, line)
    return PuzzleAnswer(
        answer="shown", say="", refusal=None, made=line, line=speaker.line(match, len(line)),
        moments=speaker.table(match, is_asked=False).since(len(begun)), solution=speaker.solution(),
    )  # fmt: skip


def follow(match: Match, moves: Sequence[str], seat: int) -> None:
    """Makes the moves of a seat that are allowed, up to the first that is not."""
    for move in moves:
        if match.to_act != seat or match.why_not(move) is not None:
            return
        match.play(move)
