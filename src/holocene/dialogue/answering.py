"""What somebody at a table types, answered: in lines, or by what is to be done about it. Nothing is done here: whoever
asks plays the moves, since a terminal and a server each have a way of their own to keep them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from holocene.core.contract.game import Line, Segment
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.dialogue.choices import Choices, plain
from holocene.dialogue.commands import ASKED, Word, help_lines, word_of
from holocene.dialogue.marking import marked
from holocene.locale.telling import Telling

Deed: TypeAlias = Literal["", "play", "undo", "restart", "hint", "orders"]
DEEDS: Final[dict[str, Deed]] = {"undo": "undo", "restart": "restart", "hint": "hint", "mark": "orders"}
WORDS: Final[dict[str, Word]] = {name: each.called for name, each in ASKED.items()} | {
    "undo": word_of("undo"),
    "restart": word_of("restart"),
    "mark": word_of("mark", "order"),
    "hint": word_of("hint"),
    "help": word_of("help"),
}
FOR_WHO_DECIDES: Final = ("undo", "restart", "hint", "why")


class Answered(NamedTuple):
    """What is said, what is to be done (moves to be played or ordered, or a step back), and whether it is a refusal."""

    lines: tuple[Line, ...]
    deed: Deed = ""
    moves: tuple[str, ...] = ()
    is_refused: bool = False


def answer(match: Match, telling: Telling, typed: str) -> Answered:
    """What a line means to who typed it; what cannot be is raised as an error that says what to do instead."""
    word, _, rest = typed.strip().partition(" ")
    known = ((name, each) for name, each in WORDS.items() if each.suits(telling.board))
    name = next((name for name, each in known if each.is_called(telling, name, word)), "" if word else "table")
    if rest and _is_choice(match, telling, typed):
        name = ""
    if not name or name in FOR_WHO_DECIDES:
        _check_asked(match, telling)
    if not name:
        return _moves(match, telling, typed)
    if name == "help":
        return Answered(tuple(help_lines(match, telling, WORDS.values())))
    if name == "mark":
        return _order(match, telling, rest)
    if name in DEEDS:
        return Answered((), DEEDS[name])
    return Answered(tuple(ASKED[name].say(match, telling, rest.strip())))


def _is_choice(match: Match, telling: Telling, typed: str) -> bool:
    """Whether these are the very words of a choice: in German *Karte 5 spielen* begins as a question about a card."""
    if telling.viewer is None or match.to_act != telling.viewer:
        return False
    view = match.view(telling.viewer)
    return any(plain(telling.move(view, move)) == plain(typed) for move in match.legal())


def _check_asked(match: Match, telling: Telling) -> None:
    """Only who decides is told why not: a reason given to others could tell what that player holds."""
    if match.is_over:
        raise HoloceneError("the game is over", "dialogue-over")
    if telling.viewer is None:
        raise HoloceneError("spectators do not move", "dialogue-watching")
    if match.to_act is not None and match.to_act != telling.viewer:
        raise HoloceneError("it is somebody else's turn", "dialogue-not-now", player=telling.seat(match.to_act))


def _moves(match: Match, telling: Telling, typed: str) -> Answered:
    """Moves by number or words; one that the rules forbid is answered with the reason."""
    choices = Choices(match, telling)
    parts = [part.strip() for part in typed.split(";") if part.strip()] or [typed.strip()]
    moves = tuple(choices.find(part) for part in parts)
    if refusal := match.why_not(moves[0]):
        return Answered((Line((Segment(telling.refusal(refusal), "bad"),)),), is_refused=True)
    view = match.view(telling.viewer)
    return Answered(tuple(Line((Segment(telling.move(view, move)),)) for move in moves), "play", moves)


def _order(match: Match, telling: Telling, typed: str) -> Answered:
    if telling.viewer is None or match.is_over:
        _check_asked(match, telling)
    found = marked(match, telling, typed)
    lines = (Line((Segment(found.words),)),)
    return Answered(lines) if found.moves is None else Answered(lines, "orders", found.moves)


class Part(NamedTuple):
    """A part of the table: what it is, and its lines, of which the first may be a heading."""

    name: Literal["status", "hand", "middle", "player"]
    lines: tuple[Line, ...]


def parts(match: Match, telling: Telling) -> Iterator[Part]:
    """The whole table in words, the reader's own things first."""
    board, view = telling.board, match.view(telling.viewer)
    yield Part("status", tuple(board.status(view)))
    yield Part("hand", tuple(board.hand(view)))
    yield Part("middle", tuple(board.middle(view)))
    for seat in _own_first(board.seats(view), telling.viewer):
        yield Part("player", tuple(board.player(view, seat)))


def _own_first(seats: Iterable[int], viewer: int | None) -> list[int]:
    return sorted(seats, key=lambda seat: seat != viewer)
