"""What a player at the terminal can ask of the table besides moving: what any table in words answers (`dialogue`), and
undo, marks, hints, saving and the like, which change something or belong to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from holocene.cli.table import sheet
from holocene.dialogue.choices import plain
from holocene.dialogue.commands import ASKED, Asking, Word, help_lines, word_of
from holocene.dialogue.marking import marked
from holocene.locale.telling import Telling

if TYPE_CHECKING:
    from holocene.cli.table.session import Session

CARD: Final = "play "  # how a move begins that plays a card into a trick


BORROWED: Final = (*ASKED, "language")  # what a table of any kind does


class Leave(Exception):
    """A player has left the table and said what becomes of the match."""


class Command(NamedTuple):
    """A command: how it is called, and what it does."""

    called: Word
    act: Callable[[Session, str], None]


def find_command(telling: Telling, word: str) -> Callable[[Session, str], None] | None:
    """What a word asks for, if it is a command."""
    for name, command in COMMANDS.items():
        if command.called.is_called(telling, name, word):
            return command.act
    return None


def find_own(
    session: Session, word: str, own: Mapping[str, Callable[[str], None]], words: Mapping[str, str]
) -> Callable[[str], None] | None:
    """A command of a table of its own kind, such as a lesson's, by its name or its word in the reader's language; else
    one of those that only ask, or change the language."""
    for name, act in own.items():
        if word and plain(word) in (name, plain(session.telling(words[name]))):
            return act
    for name in BORROWED:
        borrowed = COMMANDS[name]
        if word and borrowed.called.is_called(session.telling, name, word):
            return lambda typed: borrowed.act(session, typed)
    return None


def showing(say: Asking) -> Callable[[Session, str], None]:
    """Shows what a table answers."""
    return lambda session, typed: session.screen.show(say(session.match, session.telling, typed))


def undo(session: Session, typed: str) -> None:
    """Takes the last move back."""
    session.match.undo()
    _taken_back(session)


def restart(session: Session, typed: str) -> None:
    """Takes back all moves that can be."""
    if not session.match.restart_turn():
        session.match.undo()  # explains why not
    _taken_back(session)


def _taken_back(session: Session) -> None:
    made = len(session.match.made)
    session.seen = {seat: min(seen, made) for seat, seen in session.seen.items()}
    session.drawn_at = None
    session.keep()


def score(session: Session, typed: str) -> None:
    """The score pad as it stands."""
    session.screen.show_rich(sheet.drawn(session.telling, session.match.score_sheet()))


def mark(session: Session, typed: str) -> None:
    """Marks cards for an order given ahead, in the order in which they are named; without any, tells and clears."""
    assert session.viewer is not None
    found = marked(session.match, session.telling, typed)
    if found.moves is not None:
        session.match.orders(session.viewer, found.moves)
        session.keep()
    session.screen.say(found.words)


def hint(session: Session, typed: str) -> None:
    """The next step of the hint for this decision."""
    session.screen.show(session.hinting.next(session))


def only(session: Session, typed: str) -> None:
    """Whether the only card that can be played goes without asking."""
    session.plays_only_card = not session.plays_only_card
    session.screen.say(session.telling("play-only-on" if session.plays_only_card else "play-only-off"))
    session.drawn_at = None


def save(session: Session, typed: str) -> None:
    """Writes the match to a file."""
    path = Path(expanduser(typed)) if typed else session.keeper.path
    session.keeper.write(path)
    session.screen.say(session.telling.text("play-saved", path=str(path)))


def language(session: Session, typed: str) -> None:
    """Goes on in another language."""
    session.speak(typed.lower())


def table(session: Session, typed: str) -> None:
    """Shows the whole table again."""
    session.drawn_at = None


def show_help(session: Session, typed: str) -> None:
    """How to answer, and all commands."""
    session.screen.show(help_lines(session.match, session.telling, (each.called for each in COMMANDS.values())))


def leave(session: Session, typed: str) -> None:
    """Leaves the table, with the match saved or not."""
    telling = session.telling
    if session.match.made:
        answer = plain(session.screen.ask(telling("play-quit-ask")))
        if answer and plain(telling("play-no")).startswith(answer):
            session.keeper.forget()
        else:
            session.keeper.keep()
            session.screen.say(telling.text("play-saved", path=str(session.keeper.path)))
    raise Leave


COMMANDS: Final = {
    **{name: Command(each.called, showing(each.say)) for name, each in ASKED.items()},
    "table": Command(word_of("table"), table),
    "score": Command(word_of("score"), score),
    "undo": Command(word_of("undo"), undo),
    "restart": Command(word_of("restart"), restart),
    "mark": Command(word_of("mark", "order"), mark),
    "hint": Command(word_of("hint"), hint),
    "only": Command(word_of("only", moves=CARD), only),
    "save": Command(word_of("save"), save),
    "language": Command(word_of("language"), language),
    "help": Command(word_of("help"), show_help),
    "quit": Command(word_of("quit"), leave),
}
