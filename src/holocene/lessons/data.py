"""A lesson as data: a file `data/lessons/NAME.toml` in a game's own package, found like the game itself.

A step says what the coach speaks about and what the player is to do. Its words are the messages
`lesson-GAME-NAME-STEP` (and `-name`, `-ask`, `-done`, `-yet-WORD`) of the locale files. The kind of a step follows from
what it has: `want` are moves to make, `refused` is a move to try that the rules forbid, `then` alone is something to
watch, and a step with none of them is to be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import HoloceneError
from holocene.core.homes import home_of

FOLDER: Final = "data/lessons"
Kind: TypeAlias = Literal["move", "refusal", "watch", "read"]
Chapter: TypeAlias = Literal["first", "more"]


class BadLesson(HoloceneError):
    """A lesson that cannot be given: its file is named, and what is wrong with it."""

    def __init__(self, file: str, what: str) -> None:
        super().__init__(f"the lesson {file} cannot be given: {what}", "bad-lesson", file=file, what=what)


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to learn. Without a position it goes on where the step before has ended."""

    id: str
    position: str = ""
    want: tuple[str, ...] = ()
    """Moves joined by `;`; several lines where the order, or which of several alike, does not matter."""
    alike: tuple[str, ...] = ()
    """Moves that are taken for the first of a line: of cards that lie face down, any may be the one that is meant."""
    refused: str = ""
    then: str = ""
    """Moves that follow by themselves: those of the others."""
    lit: tuple[str, ...] = ()
    """What is ringed beside the wanted moves: `card pottery`, `track draw`, `part score`."""
    look: tuple[str, ...] = ()
    """What the words speak of."""
    yet: dict[str, str] = {}
    """Replies to other moves, by how the move begins."""
    why: str = ""
    holds: dict[str, int] = {}
    """Numbers that the words speak of: `technologies/pottery/vp` of the cards, points `score/0` of a seat before the
    step and `end/0` after it. Where one is no longer true, `checks` refuses the lesson."""

    @property
    def kind(self) -> Kind:
        if self.refused:
            return "refusal"
        return "move" if self.want else "watch" if self.then else "read"

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The moves of each line."""
        return tuple(split(line) for line in self.want)

    @property
    def line(self) -> tuple[str, ...]:
        """What is played for whoever skips the step."""
        return self.lines[0] if self.want else (self.refused,) if self.refused else ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chapter of the course of one game."""

    chapter: Chapter
    order: int
    minutes: int
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    rivals: tuple[str, ...] = ()
    """Who plays too, by the messages `lesson-rival-…`."""
    yet: dict[str, str] = {}
    """Replies to moves that no step of this lesson answers in its own way."""
    game: str = ""
    id: str = ""

    @property
    def key(self) -> str:
        """How its messages begin."""
        return f"lesson-{self.game}-{self.id}"


def split(line: str) -> tuple[str, ...]:
    """The moves of a line.

    >>> split("discover pottery; discard herbalism")
    ('discover pottery', 'discard herbalism')
    """
    return tuple(move.strip() for move in line.split(";") if move.strip())


def read(path: Path, game: str) -> Lesson:
    """The lesson of a file; BadLesson where it cannot be read."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # a ValidationError says where in the file it is
        raise BadLesson(path.name, str(error)) from error
    if not found.steps:
        raise BadLesson(path.name, "it has no steps")
    if not found.steps[0].position:
        raise BadLesson(path.name, "its first step has no position")
    return msgspec.structs.replace(found, game=game, id=path.stem)


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons that a game brings, in the order to take them."""
    folder = home_of(game, FOLDER)
    files = sorted(folder.glob("*.toml")) if folder else []
    found = sorted((read(path, game) for path in files), key=lambda lesson: (lesson.order, lesson.id))
    return {lesson.id: lesson for lesson in found}


def all_lessons() -> Iterator[Lesson]:
    """Every lesson of every game that is installed, games with a drawing first."""
    for game in sorted(game_names(), key=lambda name: not load_game(name).drawn_by):
        yield from lessons_of(game).values()


def find(game: str, lesson: str) -> Lesson:
    """The lesson of that name; HoloceneError where the game has none."""
    found = lessons_of(game)
    if lesson not in found:
        choices = ", ".join(found) or "-"
        raise HoloceneError(
            f"{game} has no lesson '{lesson}': choose from {choices}", "no-such-lesson", name=lesson, choices=choices
        )
    return found[lesson]
