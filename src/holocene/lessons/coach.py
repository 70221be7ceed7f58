"""The coach's words in one language: what is said and asked at each step, and what other moves are answered."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from holocene.core.contract.registry import load_game
from holocene.core.matches.seats import Seat
from holocene.lessons.data import Lesson, Step
from holocene.lessons.run import PUPIL, RIVAL, step_of
from holocene.locale.telling import HUMAN, Telling
from holocene.locale.text import Text

MARK: Final = "**"  # around words that matter most


class Coach:
    """Speaks of one lesson."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.telling = telling_of(lesson.game, language, lesson.rivals)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The pupil, and who plays with her, by name."""
        return tuple(self.telling.seats)

    @cached_property
    def title(self) -> str:
        """What the lesson is called."""
        return self.telling(self.lesson.key)

    @cached_property
    def about(self) -> str:
        """What is learnt in it."""
        return self.telling(f"{self.lesson.key}-about")

    def names(self) -> tuple[str, ...]:
        """What the steps are called."""
        return tuple(self.telling(f"{self._key(step)}-name") for step in self.lesson.steps)

    def say(self, number: int) -> str:
        """What is said at a step."""
        return self._told(number, "")

    def ask(self, number: int) -> str:
        """What the player is to do."""
        return self.telling("lesson-go-on") if self._is_shown(number) else self._told(number, "-ask")

    def _is_shown(self, number: int) -> bool:
        """Whether a step is only looked at."""
        return step_of(self.lesson, number).kind in ("watch", "read")

    def done(self, number: int) -> str:
        """What is said when a step is done; nothing, of most."""
        key = f"{self._key(step_of(self.lesson, number))}-done"
        return self._told(number, "-done") if self.telling.text.knows(key) else ""

    def not_yet(self, number: int, reply: str) -> str:
        """What other moves are answered: why not now, and what is wanted."""
        of_step = f"{self._key(step_of(self.lesson, number))}-yet-{reply}"
        own = [of_step] if self._is_shown(number) else [of_step, f"lesson-{self.lesson.game}-yet-{reply}"]
        usual = "lesson-only-look" if self._is_shown(number) else "lesson-not-yet"
        key = next((key for key in own if reply and self.telling.text.knows(key)), usual)
        return f"{self.telling(key)} {self.ask(number)}"

    def _key(self, step: Step) -> str:
        return f"{self.lesson.key}-{step.id}"

    def _told(self, number: int, part: str) -> str:
        return self.telling(f"{self._key(step_of(self.lesson, number))}{part}")


@cache
def telling_of(game: str, language: str, rivals: tuple[str, ...]) -> Telling:
    """The words of a game for a pupil with these rivals, read once: many ask for them, some of them at one time."""
    text = Text(language, game)
    seats = (Seat("", HUMAN), *(Seat(text(f"lesson-rival-{rival}"), RIVAL) for rival in rivals))
    telling = Telling(load_game(game), language, seats, PUPIL)
    telling.text.knows("")  # looks through all files, so that nobody finds them half read
    return telling


def bare(words: str) -> str:
    """Words without the marks around those that matter most."""
    return words.replace(MARK, "")
