"""How far somebody has come in the lessons: kept in a file of the user's own, and never in the way of learning."""

from __future__ import annotations

from pathlib import Path

import msgspec

from holocene.core.folders import user_folders
from holocene.lessons.data import Lesson


class Kept(msgspec.Struct):
    """Lessons by `game/name`: the step to go on with, and those that were finished."""

    left: dict[str, int] = {}
    done: list[str] = []


class Places:
    """The places of one user; a file that cannot be read or written means only that they are forgotten."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_folders().user_state_path / "learn" / "places.json"
        try:
            self._kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            self._kept = Kept()

    def step(self, lesson: Lesson) -> int:
        """The step to go on with."""
        return min(self._kept.left.get(name_of(lesson), 1), len(lesson.steps))

    def is_left(self, lesson: Lesson) -> bool:
        """Whether it was begun and left."""
        return name_of(lesson) in self._kept.left

    def since_left(self, lesson: Lesson) -> int:
        """How many others were left later."""
        return [*self._kept.left].index(name_of(lesson))

    def is_done(self, lesson: Lesson) -> bool:
        """Whether it was finished."""
        return name_of(lesson) in self._kept.done

    def come_to(self, lesson: Lesson, number: int) -> None:
        """Keeps a step; the one left last comes first."""
        if number == 1:
            self._kept.left.pop(name_of(lesson), None)
        else:
            others = {name: step for name, step in self._kept.left.items() if name != name_of(lesson)}
            self._kept.left = {name_of(lesson): number, **others}
        self._write()

    def finish(self, lesson: Lesson) -> None:
        """The lesson is done."""
        self._kept.left.pop(name_of(lesson), None)
        self._kept.done = [*dict.fromkeys([*self._kept.done, name_of(lesson)])]
        self._write()

    def _write(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self._kept))
        except OSError:
            return


def name_of(lesson: Lesson) -> str:
    """How a lesson is kept."""
    return f"{lesson.game}/{lesson.id}"
