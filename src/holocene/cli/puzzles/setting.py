"""One puzzle in the terminal: the table is drawn, a move is asked for, and every move is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holocene.cli.exits import Exit
from holocene.cli.lessons.coaching import LAMP
from holocene.cli.puzzles.kept import Kept
from holocene.cli.table import commands
from holocene.cli.table.commands import Leave
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.contract.game import Line, Segment
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.dialogue.choices import Choices
from holocene.locale.telling import Telling
from holocene.puzzles.attempt import answer, begin
from holocene.puzzles.telling import Words
from holocene.puzzles.told import Answer, Puzzle

WORDS: Final = {
    "hint": "puzzle-word-hint",
    "solution": "puzzle-word-solution",
    "leave": "puzzle-word-leave",
    "quit": "play-word-quit",
    "help": "play-word-help",
}


class Setting(Session):
    """A sitting at which nothing is played on, and nothing is kept but how it went."""

    def __init__(self, puzzle: Puzzle, title: str, screen: Screen, language: str, kept: Kept) -> None:
        self.puzzle, self.title, self.kept = puzzle, title, kept
        self.words = Words(puzzle, language)
        self.made: tuple[str, ...] = ()
        self.hints = 0
        self.is_clean = True  # no hint was asked for, and nothing else was tried
        match = self._table()
        super().__init__(match, screen, Keeper(match), language)
        self.viewer = puzzle.seat
        self.telling = self.words.telling

    def _table(self) -> Match:
        match = begin(self.puzzle, self.made)
        match.seats = tuple(Seat(seat.name) for seat in match.seats)  # nobody's moves are left to a bot
        return match

    def _telling(self) -> Telling:
        return self.words.telling

    def speak(self, language: str) -> None:
        self.words = Words(self.puzzle, language)
        super().speak(language)

    def keep(self) -> None:
        """Only how it went is kept."""

    def run(self) -> int:
        """Sets the puzzle until it is solved or somebody leaves; the exit status."""
        try:
            while not self._is_solved():
                pass
            self._explain("puzzle-solved")
        except (Leave, EOFError):
            if not self.is_clean:  # who tried and left has had the first try
                self.kept.note(self.puzzle, solved=False)
            return Exit.DONE
        except KeyboardInterrupt:
            self.screen.say("")
            return Exit.INTERRUPTED
        return Exit.DONE

    def _is_solved(self) -> bool:
        if self.drawn_at is None:
            self._draw()
        typed = self.screen.ask(self.telling("puzzle-prompt")).strip()
        word, _, rest = typed.partition(" ")
        command = self._command(word)
        try:
            if command is not None:
                command(rest.strip())
            elif typed:
                return self._answered(answer(self.puzzle, self.made, Choices(self.match, self.telling).find(typed)))
            else:
                self.drawn_at = None
        except HoloceneError as error:
            self.screen.say(self.telling.error(error), "bad")
        return False

    def _draw(self) -> None:
        self._show_table()
        self.screen.rule(self.title)
        self.screen.show([Line((Segment(self.words.goal),), LAMP)])
        self._show_choices(Choices(self.match, self.telling))

    def _answered(self, found: Answer) -> bool:
        """Whether it was the last move to find."""
        if found.refusal is not None:
            self.screen.say(self.telling.refusal(found.refusal), "bad")
        elif found.kind == "less":
            self.is_clean = False
            self.screen.show([Line((Segment(self.words.less(found)),), LAMP)])
            self.screen.say(self.telling("puzzle-back"))
        else:
            self.made = found.made
            self.match = self._table()
            if found.kind == "on":
                self.screen.say(self.telling("puzzle-on"), "good")
                self.drawn_at = None
        return found.kind == "solved"

    def _command(self, word: str) -> Callable[[str], None] | None:
        own = {"hint": self._hint, "solution": self._show, "leave": self._go, "quit": self._go, "help": self._help}
        return commands.find_own(self, word, own, WORDS)

    def _hint(self, typed: str) -> None:
        """The theme first, then the kind of move."""
        self.is_clean = False
        self.hints += 1
        if self.hints == 1:
            words = self.telling.text("puzzle-hint-theme", theme=self.words.theme)
        else:
            words = self.telling.text("table-hint-kind", kind=self.words.kind)
        self.screen.show([Line((Segment(words),), LAMP)])

    def _show(self, typed: str) -> None:
        self.is_clean = False
        self._explain("puzzle-shown")
        raise Leave

    def _go(self, typed: str) -> None:
        raise Leave

    def _help(self, typed: str) -> None:
        self.screen.say(self.telling("puzzle-help"))

    def _explain(self, headline: str) -> None:
        """The move, why it is best, what others come to, and what it means for the rating."""
        text, words = self.telling.text, self.words
        self.screen.rule(text(headline, move=words.move((*self.made, *self.puzzle.line)[0])))
        self.screen.say(text("puzzle-why"), "strong")
        for sentence in filter(None, (*words.why, words.gain, words.also)):
            self.screen.say(sentence, indent=2)
        self.screen.say(text("puzzle-near"), "strong")
        for outcome in self.puzzle.near:
            told = Segment(f" ({words.outcome(outcome)})", "dim")
            self.screen.show([Line((Segment(words.move(outcome.move)), told), Segment("  "))])
        self.screen.say(words.proof, "label")
        change = self.kept.note(self.puzzle, self.is_clean)
        fared = self.kept.at(self.puzzle.game)
        rating = str(round(fared.rating.rating))
        if change is None:
            self.screen.say(text("puzzle-unrated", rating=rating))
        else:
            streak = fared.streak
            self.screen.say(text("puzzle-rating", rating=rating, change=f"{change:+d}", streak=streak), "strong")
