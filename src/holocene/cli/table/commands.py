"""What a player can ask of the table besides moving: why not, undo, log, tree, score, save and the like.

A command is known by its English name everywhere and by a word of the player's language.
"""

from __future__ import annotations

from collections.abc import Callable
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from holocene.cli.table import history, sheet, storytelling
from holocene.cli.table.choices import Choices, find_card, plain
from holocene.cli.table.rule import line_of
from holocene.core.contract.game import Board, Line, Segment
from holocene.core.errors import BadMove, HoloceneError
from holocene.locale.telling import Telling

if TYPE_CHECKING:
    from holocene.cli.table.session import Session

LOG_LINES: Final = 20
CARD: Final = "play "  # how a move begins that plays a card into a trick
TRIED: Final = {"?": "help", "exit": "quit"}  # what people type before they have asked for help


class Leave(Exception):
    """A player has left the table and said what becomes of the match."""


class Command(NamedTuple):
    """A command: the keys of its word and its explanation, what it does, and what a game must have for it: something
    that its board says, or moves that begin so."""

    word: str
    help: str
    act: Callable[[Session, str], None]
    needs: str = ""
    moves: str = ""

    def suits(self, board: Board) -> bool:
        """Whether a game has what the command is for: moves, a method of its board that says something of its own."""
        is_said = not self.needs or getattr(type(board), self.needs) is not getattr(Board, self.needs)
        return is_said and any(move.startswith(self.moves) for move in board.game.actions)


def find_command(telling: Telling, word: str) -> Callable[[Session, str], None] | None:
    """What a word asks for, if it is a command."""
    word = TRIED.get(word, word)
    for name, command in COMMANDS.items():
        if plain(word) in (name, plain(telling(command.word))):
            return command.act
    return None


def why(session: Session, typed: str) -> None:
    """The reason why a move, or anything that could be done with a card, is not allowed."""
    telling = session.telling
    choices = Choices(session.match, telling)
    if not typed:
        raise BadMove("why what?", "why-what")
    for move in _meant(session, choices, typed):
        refusal = session.match.why_not(move)
        reason = telling.refusal(refusal) if refusal else telling("play-allowed")
        session.screen.say(telling.text("play-why", move=telling.move(session.view, move), reason=reason))


def _meant(session: Session, choices: Choices, typed: str) -> list[str]:
    """The move that was typed, or the moves that name a card; those that are another decision's affair come last."""
    try:
        card = find_card(session.telling, typed)
    except HoloceneError:
        return [choices.find(typed)]
    moves = [move for move in session.match.game.actions if move.endswith(f" {card}")]
    kinds: dict[str, str] = {}
    for move in moves:
        refusal = session.match.why_not(move)
        kinds.setdefault(refusal.key if refusal else move, move)
    telling = [move for key, move in kinds.items() if key != "not-now"]
    return telling or moves[:1]


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


def log(session: Session, typed: str) -> None:
    """The story so far; with its events and their rules behind each sentence, or those alone."""
    telling, words = session.telling, typed.split()
    wanted = next((int(word) for word in words if word.isdecimal()), LOG_LINES)
    events = session.match.events(0, session.viewer)
    if _asks(telling, words, storytelling.ALL, "log-all"):
        lines = list(storytelling.event_lines(telling, events[-wanted:] if wanted else []))
    else:
        density = storytelling.STEPS if _asks(telling, words, storytelling.STEPS, "log-steps") else storytelling.STORY
        chapters = storytelling.last_sentences(session.match.tale(session.viewer).chapters()[1], wanted)
        lines = [line for each in chapters for line in storytelling.chapter_lines(telling, each, events, density)]
    session.screen.show(lines or [Line((Segment(telling("play-log-empty")),))])


def _asks(telling: Telling, words: list[str], name: str, key: str) -> bool:
    """Whether a word is among those typed, in English or the player's language."""
    return any(plain(word) in (name, plain(telling(key))) for word in words)


def tree(session: Session, typed: str) -> None:
    """What needs what."""
    card = find_card(session.telling, typed) if typed else None
    lines = session.telling.board.tree(session.view, card)
    session.screen.show(lines or [Line((Segment(session.telling("play-no-tree")),))])


def card(session: Session, typed: str) -> None:
    """All that is on a card."""
    found = find_card(session.telling, typed)
    session.screen.show(session.telling.board.card(session.view, found))
    session.screen.show(history.of_card(session.telling, found))


def score(session: Session, typed: str) -> None:
    """The score pad as it stands."""
    session.screen.show_rich(sheet.drawn(session.telling, session.match.score_sheet()))


def mark(session: Session, typed: str) -> None:
    """Marks cards for an order given ahead, in the order in which they are named; without any, tells and clears."""
    match, telling = session.match, session.telling
    assert session.viewer is not None
    moves = []
    for name in filter(None, (part.strip() for part in typed.replace(";", ",").split(","))):
        found = find_card(telling, name)
        move = telling.board.order(session.view, found)
        if move is None:
            raise BadMove(f"'{found}' cannot be marked", "cannot-mark", card=telling.card(found))
        moves.append(move)
    if not moves and not match.orders(session.viewer):
        session.screen.say(telling("play-mark-none"))
        return
    match.orders(session.viewer, moves)
    session.keep()
    said = telling.joined([telling.move(session.view, move) for move in moves])
    session.screen.say(telling.text("play-marked", moves=said) if moves else telling("play-unmarked"))


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


def rules(session: Session, typed: str) -> None:
    """A rule of the law, by its id."""
    from holocene.core.rulebook.law import law

    rule = law(session.match.game.name, session.language).get(typed.upper())
    if rule is None:
        raise HoloceneError(f"there is no rule '{typed}'", "no-such-rule", rule=typed)
    session.screen.show([line_of(rule)])


def table(session: Session, typed: str) -> None:
    """Shows the whole table again."""
    session.drawn_at = None


def show_help(session: Session, typed: str) -> None:
    """How to answer, and all commands."""
    telling = session.telling
    session.screen.say(telling.text("play-help-moves", example=Choices(session.match, telling).example()))
    known = [command for command in COMMANDS.values() if command.suits(telling.board)]
    width = max(len(telling(command.word)) for command in known) + 4
    for command in known:
        label = Segment(f"  {telling(command.word):<{width}}", "number")
        session.screen.show([Line((Segment(telling(command.help)),), label)])
    session.screen.say("")
    for sentence in telling.board.legend():
        session.screen.say(sentence, indent=2)


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
    "why": Command("play-word-why", "play-help-why", why),
    "undo": Command("play-word-undo", "play-help-undo", undo),
    "restart": Command("play-word-restart", "play-help-restart", restart),
    "table": Command("play-word-table", "play-help-table", table),
    "log": Command("play-word-log", "play-help-log", log),
    "tree": Command("play-word-tree", "play-help-tree", tree, "tree"),
    "card": Command("play-word-card", "play-help-card", card),
    "score": Command("play-word-score", "play-help-score", score),
    "mark": Command("play-word-mark", "play-help-mark", mark, "order"),
    "hint": Command("play-word-hint", "play-help-hint", hint),
    "only": Command("play-word-only", "play-help-only", only, moves=CARD),
    "save": Command("play-word-save", "play-help-save", save),
    "language": Command("play-word-language", "play-help-language", language),
    "rules": Command("play-word-rules", "play-help-rules", rules),
    "help": Command("play-word-help", "play-help-help", show_help),
    "quit": Command("play-word-quit", "play-help-quit", leave),
}
