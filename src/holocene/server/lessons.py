"""Lessons as the server tells them: a step in words, with the moment that a table would show; and answers to moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from holocene.core.errors import Refusal
from holocene.core.matches.match import Match
from holocene.lessons.coach import Coach
from holocene.lessons.data import Chapter, Kind, Lesson
from holocene.lessons.run import PUPIL, accepted, answer, at, step_of
from holocene.server.moment import Moment
from holocene.server.written import WrittenTable, seated


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson in a list, with the names of its steps."""

    game: str
    lesson: str
    chapter: Chapter
    title: str
    about: str
    minutes: int
    steps: int
    names: tuple[str, ...]


class Lit(msgspec.Struct, frozen=True):
    """Something at the table that is pointed at: `card` `pottery`, `move` `end`, `track` `draw`."""

    kind: str
    name: str


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: what is said and asked, which moves are taken, what is lit, and the table. `line` is what is
    played for whoever skips the step, `next` the number of the step after it, 0 after the last; `moved` where the table
    is not the one that the step before has left."""

    game: str
    lesson: str
    chapter: Chapter
    title: str
    step: int
    steps: int
    id: str
    name: str
    kind: Kind
    say: str
    ask: str
    accept: tuple[str, ...]
    line: tuple[str, ...]
    want: tuple[Lit, ...]
    look: tuple[Lit, ...]
    why: str
    next: int
    moved: bool
    moment: Moment


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a move: it was accepted, it is not yet its time, or the rules forbid it. `made` are the moves of the
    step that stand; `moments` the table after each move, also of the others."""

    answer: Literal["accepted", "not-yet", "refused"]
    say: str
    refusal: Refusal | None
    finished: bool
    next: int
    made: tuple[str, ...]
    accept: tuple[str, ...]
    want: tuple[Lit, ...]
    moments: tuple[Moment, ...]


class Asked(NamedTuple):
    """Which step of which lesson, and the moves made in it."""

    lesson: Lesson
    number: int
    made: tuple[str, ...] = ()

    @property
    def next(self) -> int:
        return self.number + 1 if self.number < len(self.lesson.steps) else 0

    @property
    def match(self) -> Match:
        return at(self.lesson, self.number, self.made)


def lesson_shown(lesson: Lesson, language: str) -> LessonShown:
    """A lesson in a list."""
    coach = Coach(lesson, language)
    return LessonShown(
        lesson.game, lesson.id, lesson.chapter, coach.title, coach.about, lesson.minutes, len(lesson.steps),
        coach.names(),
    )  # fmt: skip


def step_shown(asked: Asked, language: str) -> LessonStep:
    """A step as it is given."""
    lesson, number, made = asked
    step, coach = step_of(lesson, number), Coach(lesson, language)
    match = asked.match
    return LessonStep(
        game=lesson.game, lesson=lesson.id, chapter=lesson.chapter, title=coach.title,
        step=number, steps=len(lesson.steps), id=step.id, name=coach.names()[number - 1], kind=step.kind,
        say=coach.say(number), ask=coach.ask(number), accept=accepted(step, made), line=step.line,
        want=wanted(asked), look=tuple(map(lit, step.look)), why=step.why, next=asked.next,
        moved=number > 1 and bool(step.position), moment=written(match, coach).now(),
    )  # fmt: skip


def answered(asked: Asked, moves: Sequence[str], language: str) -> LessonAnswer:
    """What moves are answered."""
    lesson, number, made = asked
    coach, found = Coach(lesson, language), answer(lesson, number, made, moves)
    after = Asked(lesson, number, found.made)
    is_played = found.answer == "accepted"
    return LessonAnswer(
        answer=found.answer,
        say=coach.done(number) if found.is_finished else "" if is_played else coach.not_yet(number, found.reply),
        refusal=found.refusal,
        finished=found.is_finished,
        next=asked.next,
        made=found.made,
        accept=accepted(step_of(lesson, number), found.made),
        want=wanted(after),
        moments=written(found.match, coach).since(found.since) if is_played else (),
    )


def wanted(asked: Asked) -> tuple[Lit, ...]:
    """What is ringed now: the moves that are taken, and what else the step points at."""
    step = step_of(asked.lesson, asked.number)
    moves = (Lit("move", move) for move in accepted(step, asked.made))
    return (*moves, *map(lit, step.lit))


def lit(words: str) -> Lit:
    """Something to point at, as lessons name it."""
    return Lit(*words.split(" ", 1))


def written(match: Match, coach: Coach) -> WrittenTable:
    """The table of a lesson, as its pupil sees it."""
    return WrittenTable(match, PUPIL, seated(coach.seats, PUPIL))
