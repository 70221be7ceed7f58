"""One lesson in the terminal: the coach speaks, the table is drawn, and what is typed is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from holocene.cli.exits import Exit
from holocene.cli.lessons.coaching import LAMP
from holocene.cli.lessons.offered import Offered
from holocene.cli.lessons.places import Places
from holocene.cli.table import commands
from holocene.cli.table.commands import Leave
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.contract.game import Line, Segment
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.lessons.coach import MARK, Coach
from holocene.lessons.data import Lesson, lessons_of
from holocene.lessons.run import PUPIL, Answer, accepted, answer, begin, step_of
from holocene.locale.telling import Telling


class Moved(Exception):
    """The lesson goes on with another step."""

    def __init__(self, number: int) -> None:
        self.number = number


class Teaching(Session):
    """A sitting at which every table is written down, and nothing has to be kept but the number of the step."""

    def __init__(self, lesson: Lesson, number: int, screen: Screen, language: str, places: Places) -> None:
        self.lesson = lesson
        self.number = number
        self.places = places
        self.coach = Coach(lesson, language)
        self.made: tuple[str, ...] = ()
        match = self._seated(begin(lesson, number))
        super().__init__(match, screen, Keeper(match), language)
        self._sit(match)

    def _seated(self, match: Match) -> Match:
        """The names of this language; nobody's moves are left to a bot."""
        match.seats = tuple(Seat(seat.name) for seat in self.coach.seats)
        return match

    def _sit(self, match: Match) -> None:
        self.match, self.viewer = match, PUPIL
        self.telling = self.coach.telling

    def _telling(self) -> Telling:
        return self.coach.telling

    def speak(self, language: str) -> None:
        self.coach = Coach(self.lesson, language)
        super().speak(language)
        self._sit(self._seated(self.match))

    def keep(self) -> None:
        """Only the step is kept, when it is come to."""

    def run(self) -> int:
        """Gives the lesson to its end, or until somebody leaves; the exit status."""
        try:
            while self.number:
                self.number = self._step()
            self._end()
        except (Leave, EOFError):
            self.screen.say(self._text("learn-left-off", step=self.number, steps=len(self.lesson.steps)))
        except KeyboardInterrupt:
            self.screen.say("")
            return Exit.INTERRUPTED
        return Exit.DONE

    def _step(self) -> int:
        """One step; the number of the next, 0 after the last."""
        self.places.come_to(self.lesson, self.number)
        self.made = ()
        self._sit(self._seated(begin(self.lesson, self.number)))
        self.seen = {PUPIL: len(self.match.made)}
        self.drawn_at = None
        try:
            while True:
                if self.drawn_at is None:
                    self._draw()
                found = self._ask_once()
                if found is not None and found.is_finished:
                    self._say(self.coach.done(self.number))
                    return self.number + 1 if self.number < len(self.lesson.steps) else 0
        except Moved as moved:
            return moved.number

    def _draw(self) -> None:
        self._show_table()
        steps = len(self.lesson.steps)
        name = self.coach.names()[self.number - 1]
        self.screen.rule(self._text("learn-step", lesson=self.coach.title, step=self.number, steps=steps, name=name))
        self._say(self.coach.say(self.number))
        self._show_offered()

    def _show_offered(self) -> None:
        is_shown = step_of(self.lesson, self.number).kind in ("watch", "read")
        self.screen.say("")
        if not is_shown:
            self.screen.show(self._offered().lines())
        ask = "learn-press" if is_shown else ""
        self.screen.say(self._text(ask) if ask else self.coach.ask(self.number), "asked")

    def _offered(self) -> Offered:
        return Offered(self.match, self.telling, accepted(step_of(self.lesson, self.number), self.made))

    def _ask_once(self) -> Answer | None:
        """What is typed once, answered; nothing where it was a command, or could not be understood."""
        typed = self.screen.ask(self.telling("learn-prompt")).strip()
        word, _, rest = typed.partition(" ")
        command = self._command(word)
        try:
            if command is not None:
                command(rest.strip())
                return None
            if not typed and step_of(self.lesson, self.number).kind in ("move", "refusal"):
                self.drawn_at = None
                return None
            offered = self._offered()
            return self._answered([offered.find(part.strip()) for part in typed.split(";")] if typed else [])
        except HoloceneError as error:
            self.screen.say(self.telling.error(error), "bad")
            return None

    def _answered(self, moves: Sequence[str]) -> Answer:
        found = answer(self.lesson, self.number, self.made, moves)
        if found.refusal is not None:
            self.screen.say(self.telling.refusal(found.refusal), "bad")
        if found.answer == "accepted":
            self.made = found.made
            self.match = self._seated(found.match)
            self._tell_news()
            if not found.is_finished:
                self._show_offered()
        elif not found.is_finished:
            self._say(self.coach.not_yet(self.number, found.reply))
        return found

    def _command(self, word: str) -> Callable[[str], None] | None:
        own = {"back": self._back, "skip": self._skip, "leave": self._leave_off, "quit": self._leave_off}
        return commands.find_own(self, word, {**own, "help": self._help}, WORDS)

    def _back(self, typed: str) -> None:
        raise Moved(max(1, self.number - 1))

    def _skip(self, typed: str) -> None:
        """Plays what is wanted, from the beginning of the step."""
        self.made = ()
        found = self._answered(step_of(self.lesson, self.number).line)
        self._say(self.coach.done(self.number) if found.is_finished else "")
        raise Moved(self.number + 1 if self.number < len(self.lesson.steps) else 0)

    def _leave_off(self, typed: str) -> None:
        raise Leave

    def _help(self, typed: str) -> None:
        self.screen.say(self.telling("learn-help"))

    def _say(self, words: str) -> None:
        """What the coach says; words between marks stand out."""
        if words:
            parts = (Segment(part, "strong" if at % 2 else "") for at, part in enumerate(words.split(MARK)))
            self.screen.show([Line(tuple(parts), LAMP)])

    def _end(self) -> None:
        self.places.finish(self.lesson)
        later = [lesson for lesson in lessons_of(self.lesson.game).values() if not self.places.is_done(lesson)]
        self.screen.say("")
        self.screen.say(self._text("learn-finished", lesson=self.coach.title), "strong")
        if later:
            command = f"holocene learn {later[0].game} {later[0].id}"
            title = Coach(later[0], self.language).title
            self.screen.say(self._text("learn-next", lesson=title, command=command))
        self.screen.say(self._text("learn-play", command=f"holocene play {self.lesson.game} --bot forager --coach"))

    def _text(self, key: str, **facts: str | int) -> str:
        return self.telling.text(key, **facts)


WORDS: Final = {
    "back": "learn-word-back",
    "skip": "learn-word-skip",
    "leave": "learn-word-leave",
    "quit": "play-word-quit",
    "help": "play-word-help",
}
