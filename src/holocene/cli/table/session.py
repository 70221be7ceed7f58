"""One sitting at a table: asks the people, lets the bots play, tells what happened, and keeps the match safe."""

from __future__ import annotations

from typing import Any

from holocene.bots.asking import BotFault, ask
from holocene.bots.base import Bot, Clock
from holocene.bots.daily import generator
from holocene.bots.registry import make
from holocene.cli.exits import Exit
from holocene.cli.lessons.coaching import LAMP, Coaching
from holocene.cli.table import ending, sheet
from holocene.cli.table.commands import CARD, Leave, find_command
from holocene.cli.table.hinting import Hinting
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.core.contract.game import Line, Segment
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.dialogue import history
from holocene.dialogue.choices import Choices
from holocene.dialogue.storytelling import chapter_lines
from holocene.locale.telling import HUMAN, Telling


class Session:
    """The match, who looks at the screen, and what that person has seen of it."""

    def __init__(
        self, match: Match, screen: Screen, keeper: Keeper, language: str, coaching: Coaching | None = None
    ) -> None:
        self.match = match
        self.screen = screen
        self.keeper = keeper
        self.language = language
        self.bots: dict[int, Bot] = {
            seat: make(each.kind, match.game) for seat, each in enumerate(match.seats) if each.kind != HUMAN
        }
        self.humans = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.seen = dict.fromkeys(self.humans, len(match.made))
        self.drawn_at: int | None = None  # how many moves had been made when the whole table was shown
        self.hinting = Hinting()
        self.coaching = coaching
        self.plays_only_card = False
        self.went_alone = -1  # how many moves had been made when a card last went by itself
        self.telling = self._telling()

    def _telling(self) -> Telling:
        return Telling(self.match.game, self.language, self.match.seats, self.viewer)

    def speak(self, language: str) -> None:
        """Goes on in another language."""
        self.language = language
        self.telling = self._telling()
        self.drawn_at = None

    def run(self) -> int:
        """Plays to the end, or until somebody leaves; the exit status."""
        try:
            while not self.match.is_over:
                if self.match.to_act in self.bots:
                    self._let_bot_play(self.match.to_act)
                else:
                    self._ask()
            self._end()
        except Leave:
            return Exit.DONE
        except EOFError:
            self._leave()
        except KeyboardInterrupt:
            self.screen.say("")
            self._leave()
            return Exit.INTERRUPTED
        return Exit.DONE

    def _let_bot_play(self, seat: int) -> None:
        match = self.match
        kind = match.seats[seat].kind
        try:
            move = ask(self.bots[seat], kind, match.view(seat), match.legal(), Clock(), generator(match))
        except BotFault:
            self._leave()
            raise
        match.play(move)

    def _ask(self) -> None:
        """Shows the seat to act what is new, then asks until it has moved."""
        self._seat(self.match.to_act)
        self._show_table()
        self._tell_news()
        if self._is_no_choice():
            self.went_alone = len(self.match.made)
            self.match.play(self.match.legal()[0])
            self.keep()
            return
        choices = Choices(self.match, self.telling)
        self._coach()
        self._show_choices(choices)
        made = len(self.match.made)
        while made == len(self.match.made) and self.drawn_at is not None:
            try:
                self.answer(self.screen.ask(self.telling("play-prompt")), choices)
            except HoloceneError as error:
                self.screen.say(self.telling.error(error), "bad")

    def _coach(self) -> None:
        """What is new to a beginner, where somebody wants to be told."""
        if self.coaching is not None and self.viewer is not None:
            words = self.coaching.next(self.match, self.viewer, self.telling)
            self.screen.show([Line((Segment(words),), LAMP)] if words else [])

    def _is_no_choice(self) -> bool:
        """One card to play and nothing to take back; a moment that came back by undo is left to the player."""
        moves = self.match.legal()
        is_card = len(moves) == 1 and moves[0].startswith(CARD)
        return self.plays_only_card and is_card and not self.match.can_undo() and len(self.match.made) > self.went_alone

    def answer(self, typed: str, choices: Choices) -> None:
        """A command, or one or more moves."""
        word, _, rest = typed.strip().partition(" ")
        command = find_command(self.telling, word)
        if command is not None:
            command(self, rest.strip())
        elif not typed.strip():
            self.drawn_at = None
        else:
            self.match.play_together([choices.find(part.strip()) for part in typed.split(";")])
            self.keep()

    def keep(self) -> None:
        """Saves; where that fails the game goes on, and the player knows."""
        try:
            self.keeper.keep()
        except HoloceneError as error:
            self.screen.say(self.telling.error(error), "warning")

    def _seat(self, seat: int | None) -> None:
        """Makes another person the viewer, behind a curtain where several share the screen."""
        if seat == self.viewer:
            return
        if self.viewer is not None:
            self._tell_news()
            self.screen.ask(self.telling("play-curtain-close"))
        self.viewer, self.drawn_at = seat, None
        self.telling = self._telling()
        self.screen.clear()
        self.screen.ask(self.telling("play-curtain-open", player=seat))

    def _tell_news(self) -> None:
        """What happened since the viewer last looked, as a story."""
        if self.viewer is None:
            return
        news = self.match.tale(self.viewer).news(self.seen[self.viewer])
        if news:
            self.screen.say("")
        events = self.match.events(0, self.viewer)
        for chapter in news:
            self.screen.show(chapter_lines(self.telling, chapter, events))
            steps = [events[at] for sentence in chapter.sentences for at in sentence.steps]
            self.screen.show(history.of_finds(self.telling, self.match, steps))
        self.seen[self.viewer] = len(self.match.made)

    def _show_table(self) -> None:
        """The whole table where something may be new on it; for a step within one's own action, its status alone."""
        board, view = self.telling.board, self.view
        since = self.drawn_at
        others = since is None or any(made.seat != self.viewer for made in self.match.made[since:])
        if others or not board.is_step(view):
            self.screen.rule(self.telling("game-title"))
            self.screen.show(board.table(view))
            self.screen.say("")
            self.screen.show(board.status(view))
        self.drawn_at = len(self.match.made)

    def _show_choices(self, choices: Choices) -> None:
        self.screen.say("")
        self.screen.say(self.telling.asked(self.view), "asked")
        self.screen.show(choices.lines())

    @property
    def view(self) -> Any:
        """What the viewer may know."""
        return self.match.view(self.viewer)

    def _end(self) -> None:
        """The last events and the full score sheet."""
        if len(self.humans) > 1:
            self.viewer = None
            self.telling = self._telling()
        self._tell_news()
        score = self.match.score_sheet()
        self.screen.rule(self.telling("table-score-sheet"))
        self.screen.show_rich(sheet.drawn(self.telling, score))
        self.screen.say("")
        self.screen.show(ending.of_game(self.telling, self.match, score))
        self.screen.show(history.of_game(self.telling, self.match))
        self.keep()
        if self.match.made:
            self.screen.say(self.telling.text("play-record-kept", path=str(self.keeper.path)), "dim")

    def _leave(self) -> None:
        """The input has ended: the match is kept, and the player told how to go on."""
        self.keep()
        if self.match.made:
            self.screen.say(self.telling.text("play-saved", path=str(self.keeper.path)))
